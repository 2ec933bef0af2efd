//! Whatever is drawn is read or refused, and never breaks anything.

use crate::hex::{Board, Gait, Layout};
use crate::random::{Random, with_seeds};

/// Mostly what a drawing is made of, and some of what it is not.
fn text(random: &mut Random) -> String {
    const PIECES: [&str; 16] =
        ["a.", "ao", "b.", "bo", "a#", "b+", "  ", "  ", "  ", "  ", "d ", "|", "\n", "\n", "ä", "\t"];
    (0..random.below(60)).map(|_| PIECES[random.below(16) as usize]).collect()
}

#[test]
fn anything_is_read_or_refused() {
    let n_read = std::cell::Cell::new(0);
    with_seeds(20_000, |random| {
        let text = text(random);
        for layout in [Layout::read(text.lines()), Layout::read_map(&text)].into_iter().flatten() {
            n_read.set(n_read.get() + 1);
            let board = Board::new(layout);
            board.rooms();
            for hex in board.hexes() {
                assert!(board.sees(hex, hex) && board.steps(hex, hex, Gait::Walking) == Some(0));
            }
        }
    });
    assert!(n_read.get() > 100, "{} drawings were read", n_read.get());
}
