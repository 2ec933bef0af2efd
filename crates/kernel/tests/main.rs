//! All tests of the kernel as one program: every program more would be linked once more. What it promises is shown with
//! the example game.

mod ahead;
mod answers;
mod files;
mod leaks;
mod lines;
mod table;
mod undo;

use std::sync::Arc;

use sortie_example::{Choice, Content, Example, Setup, Speed};
use sortie_kernel::{Seat, Seed, Table};

/// A table where everybody flies for themselves.
fn begin(n_seats: usize) -> Table<Example> {
    let setup = Setup::alone(n_seats);
    Table::begin(Arc::new(Content::default()), setup, Seed::from_number(1)).expect("a table")
}

fn speed(speed: Speed) -> Choice {
    Choice::Speed { speed }
}

/// All seats choose to be slow, which reveals it.
fn all_slow(table: &mut Table<Example>) {
    for seat in Seat::first(table.setup().sides.len() as u8) {
        table.choose(seat, &speed(Speed::Slow)).expect("a speed may be chosen");
    }
}

/// Everybody holds their place until the game is over.
fn drift_to_the_end(table: &mut Table<Example>) {
    while let Some(offer) = table.answers().offers.first().copied() {
        table.choose(offer.seat, &offer.choice).expect("it was offered");
    }
}
