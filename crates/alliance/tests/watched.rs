//! Random skirmishes under the eyes of a watcher that works everything out again.
//!
//! `SORTIE_WATCH=1000 cargo test -p sortie-alliance --test all watched` plays so many; `make soak` plays a hundred thousand.

use std::sync::LazyLock;

use sortie_alliance::content::Content;

use crate::watch;

static CONTENT: LazyLock<Content> = LazyLock::new(Content::shipped);

/// Plays the skirmishes of these numbers.
fn watch_all(numbers: std::ops::Range<u64>) {
    for number in numbers {
        let mut draw = watch::words(number);
        let setup = watch::any_setup(&CONTENT, number, &mut draw);
        assert_eq!(setup.problems(&CONTENT), [], "number {number}");
        let played =
            watch::watched(&CONTENT, &setup, number, |_, _, offers| watch::pick_any(offers, &mut draw));
        if let Err(why) = played {
            panic!("number {number}, {setup:?}\n{why}");
        }
    }
}

/// How many, in each of the parts below.
fn many() -> u64 {
    std::env::var("SORTIE_WATCH").ok().and_then(|word| word.parse().ok()).unwrap_or(600) / 3
}

#[test]
fn nothing_impossible_happens() {
    watch_all(0..many());
}

#[test]
fn nothing_impossible_happens_elsewhere() {
    watch_all(many()..2 * many());
}

#[test]
fn nothing_impossible_happens_anywhere() {
    watch_all(2 * many()..3 * many());
}

/// Conditions gained after the end; an ability of an ally that its own player was never asked for.
#[test]
fn what_once_went_wrong_does_no_longer() {
    for number in [35, 71, 100_023, 100_034, 102_008, 102_018, 102_048] {
        watch_all(number..number + 1);
    }
}
