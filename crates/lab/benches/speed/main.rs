//! `make bench`: tables of speeds on one core, in CPU time.
//!
//! `cargo bench -p sortie-lab -- alliance quarry enemy` measures only rows in whose title and name all these words occur.

#![allow(clippy::print_stdout, reason = "a table on the terminal is the point")]

mod activations;
mod alliance;
mod arena;
mod clock;
mod defenders;
mod plane;
mod play;
mod rows;
mod specops;

use rows::Table;

fn main() {
    let words = std::env::args().skip(1).filter(|word| !word.starts_with('-'));
    let mut table = Table::new(words);
    plane::rows(&mut table);
    arena::rows(&mut table);
    alliance::rows(&mut table);
    defenders::rows(&mut table);
    specops::rows(&mut table);
}
