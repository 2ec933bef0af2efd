//! The greedy bot of `defenders` goes about what missions ask for: it wins some that nobody wins by chance.

use std::sync::Arc;

use sortie_bots::Match;
use sortie_defenders::{Content, Defenders, Difficulty, Setup};
use sortie_games::Contest;

fn won(content: &Arc<Content>, mission: &str, bot: &str) -> usize {
    let setup = Setup::new(mission, 3, Difficulty::Normal);
    let contest = Match::<Defenders>::new(content.clone(), setup, &[bot]).expect("defenders has this bot");
    let wins = |seed: &u64| {
        let result = contest.play(*seed);
        result.standings.iter().any(|standing| standing.won)
    };
    (1..=12).filter(wins).count()
}

/// Points to be burnt, things to be found in rooms, people to be met, somebody to be carried off: each is another kind of errand.
#[test]
fn greedy_does_what_is_asked_for() {
    let content = Arc::new(Content::playable());
    for mission in ["close_encounters", "star_tech", "new_hopes", "visitors"] {
        let (greedy, random) = (won(&content, mission, "greedy"), won(&content, mission, "random"));
        assert!(greedy >= 3 && greedy >= 3 * random, "{mission}: {greedy} and {random} of 12");
    }
}
