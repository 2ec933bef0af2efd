//! The greedy bot of `specops` goes for what a mission decides: it beats chance from either side.

use std::sync::Arc;

use sortie_bots::Match;
use sortie_games::Contest;
use sortie_specops::content::Content;
use sortie_specops::{Setup, Specops};

/// How many of some games the greedy bot wins, sitting first in every other; which colour it has is thrown for (C1.7).
fn won(content: &Arc<Content>, mission: &str, games: u64) -> u64 {
    let wins = |seed: &u64| {
        let mut setup = Setup::new(["imperial_infantry", "rebel_troopers"]);
        setup.mission = Some(mission.to_owned());
        let second = *seed % 2 == 1;
        let bots = if second { ["random", "greedy"] } else { ["greedy", "random"] };
        let contest = Match::<Specops>::new(content.clone(), setup, &bots).expect("specops has these bots");
        contest.play(*seed).standings[usize::from(second)].won
    };
    (0..games).filter(wins).count() as u64
}

#[test]
fn greedy_holds_what_gives_points() {
    let content = Arc::new(Content::shipped());
    let won = won(&content, "priorities", 8);
    assert!(won >= 7, "{won} of 8");
}

#[test]
fn greedy_carries_the_codes_and_catches_who_does() {
    let content = Arc::new(Content::shipped());
    let won = won(&content, "codes", 8);
    assert!(won >= 6, "{won} of 8");
}
