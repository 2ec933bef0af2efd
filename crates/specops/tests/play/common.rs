//! Tables to play on.

use std::sync::{Arc, LazyLock};

use sortie_specops::Setup;
use sortie_specops::content::Content;

/// What ships, read once.
pub(crate) static SHIPPED: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::shipped()));

/// The same with tables that are built in turn; the mission is drawn at every second (C1.4).
pub(crate) fn built_setups(n: usize) -> Vec<Setup> {
    let built = |(n, mut setup): (usize, Setup)| {
        (setup.table, setup.build) = (None, true);
        setup.mission = setup.mission.filter(|_| n % 2 == 0);
        setup
    };
    setups(n).into_iter().enumerate().map(built).collect()
}

/// One table of each kind: missions, tables and teams take turns, a condition at every second.
pub(crate) fn setups(n: usize) -> Vec<Setup> {
    let content = &*SHIPPED;
    let setup = |n: usize| {
        let mission = &content.missions[n % content.missions.len()];
        let table = mission.tables[n / content.missions.len() % mission.tables.len()];
        let team = |n: usize| content.teams[n % content.teams.len()].id.as_str();
        let mut setup = Setup::new([team(n), team(3 * n + 1 + n / content.teams.len())]);
        setup.mission = Some(mission.id.clone());
        setup.table = Some(content.table(table).id.clone());
        setup.condition = n.is_multiple_of(2);
        setup
    };
    (0..n).map(setup).collect()
}
