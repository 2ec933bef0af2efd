//! The speeds of `specops`.

use std::sync::Arc;

use sortie_specops::content::Content;
use sortie_specops::{Setup, Specops};

use super::play::{games_of, state_rows, states};
use super::rows::Table;

pub(super) fn rows(table: &mut Table) {
    let content = Arc::new(Content::shipped());
    let mut setup = Setup::new(["clone_troopers", "invasion_squad"]);
    setup.mission = Some("priorities".to_owned());
    setup.condition = true;
    table.begin("specops, clones against droids, shifting priorities, one core".to_owned());
    games_of::<Specops>(table, (&content, &setup), ("random", 500), ("game", "games"));
    state_rows::<Specops>(table, &content, &states::<Specops>(&content, &setup, |_| true), "build a view");
}
