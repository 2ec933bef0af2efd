//! The speeds of `arena`.

use std::hint::black_box;
use std::sync::Arc;

use sortie_arena::{Arena, Content, Difficulty, Setup};
use sortie_kernel::{Chance, Occasion, Seed};

use super::play::{games_of, per_call, state_rows, states};
use super::rows::Table;

pub(super) fn rows(table: &mut Table) {
    let content = Arc::new(Content::shipped());
    let setup = Setup::new(4, Difficulty::Normal);
    table.begin("arena, 4 players, normal, one core".to_owned());
    for bot in [("random", 20_000), ("greedy", 100)] {
        games_of::<Arena>(table, (&content, &setup), bot, ("game", "games"));
    }
    state_rows::<Arena>(table, &content, &states::<Arena>(&content, &setup, |_| true), "build a view");
    if table.wants(&["roll on an occasion"]) {
        let chance = Chance::new(Seed::from_number(1));
        let occasion = Occasion { what: 1, whom: 0, round: 1, time: 1 };
        let roll = per_call(&[occasion], 100_000, |&occasion| {
            black_box(chance.on(black_box(occasion)).die(6));
        });
        table.nanoseconds("roll on an occasion", roll);
    }
}
