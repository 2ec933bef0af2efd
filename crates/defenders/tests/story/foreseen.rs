//! What the story has in store has no part in what players imagine.

use sortie_defenders::{Choice, Defenders};
use sortie_kernel::{Chance, Game, Occasion, Seed, Sink, Viewer, step};

use super::mission_of;

/// Whoever thinks about an action does not learn what the mission makes of it.
#[test]
fn what_the_story_has_in_store_is_not_imagined() {
    let comes = "{ alien = { card = \"xeno_beta_green\", at = { hex = \"D1:h\" }, as = \"he\" } }";
    let mut table = mission_of(1, &format!("[[rule]]\nwhen = {{ done = \"go\" }}\ndo = [{comes}]\n"));
    let is_go = |choice| matches!(choice, Choice::Act { action: 0, .. });
    let go = table.offers().into_iter().find(|offer| is_go(offer.choice)).expect("the action is open");
    let mut draw =
        Chance::new(Seed::from_number(0)).on(Occasion { what: u16::MAX, whom: 0, round: 0, time: 0 });
    let imagined = Defenders::imagined(&table.content, &table.state, go.seat, &mut draw);
    let mut imagined = imagined.expect("nothing is being told");
    step::<Defenders>(&table.content, &mut imagined, go.seat, &go.choice, &mut Sink::silent())
        .expect("it is offered here, too");
    assert!(Defenders::view(&table.content, &imagined, Viewer::Spectator).aliens.is_empty());
    table.go();
    assert!(!table.view().aliens.is_empty(), "but so it comes");
}
