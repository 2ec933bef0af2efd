//! The speeds of `specops`.

use std::hint::black_box;
use std::sync::Arc;

use sortie_specops::attack::{Attacker, Defender, Plan};
use sortie_specops::content::Content;
use sortie_specops::dice::Pool;
use sortie_specops::nerve::Nerve;
use sortie_specops::{Setup, Specops};

use super::play::{games_of, per_call, state_rows, states};
use super::rows::Table;

pub(super) fn rows(table: &mut Table) {
    let content = Arc::new(Content::shipped());
    let mut setup = Setup::new(["clone_troopers", "invasion_squad"]);
    setup.mission = Some("priorities".to_owned());
    setup.condition = true;
    table.begin("specops, clones against droids, shifting priorities, one core".to_owned());
    games_of::<Specops>(table, (&content, &setup), ("random", 500), ("game", "games"));
    state_rows::<Specops>(table, &content, &states::<Specops>(&content, &setup, |_| true), "build a view");
    odds(table);
}

/// Exact odds of attacks with five dice: none of them asks for more than a bot can wait for at each of its choices.
fn odds(table: &mut Table) {
    table.begin("specops, the odds of an attack with five dice".to_owned());
    let nerve = Nerve { courage: Some(1), tokens: 1, droid: false };
    let defender = Defender { nerve, terrain: 1, ..Defender::default() };
    let plain = Plan { defender, pool: Pool::new(2, 2, 1), ..Plan::default() };
    let critical = Attacker { critical: 1, ..Attacker::default() };
    for (name, plan) in [
        ("as they fall", plain),
        ("an aim token", Plan { aim: 1, ..plain }),
        ("an aim token, Critical 1", Plan { aim: 1, attacker: critical, ..plain }),
        ("two aim tokens, Critical 1", Plan { aim: 2, attacker: critical, ..plain }),
    ] {
        if table.wants(&[name]) {
            table.nanoseconds(name, per_call(&[plan], 2_000, |plan| drop(black_box(black_box(plan).odds()))));
        }
    }
}
