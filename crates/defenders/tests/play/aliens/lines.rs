//! Every line of every alien card, played once where it is the one that fits, and checked deed by deed.

use sortie_boards::hex::Gait;
use sortie_defenders::content::{AlienCard, Calls, Class};
use sortie_defenders::mind::{Arm, Deed};
use sortie_defenders::{Content, With};

use super::activation::line;
use super::ground::{Ground, Play, agent, alien, scenario};

/// Centres of the areas in a row; the alien stands on the third.
fn centre(n: u8) -> [i16; 2] {
    let n = i16::from(n);
    [2 + 5 * n, 1 + n]
}

const ALIEN: u8 = 2;

/// The number of the card that calls a species.
fn calls(content: &Content, card: &AlienCard) -> u8 {
    let is_it = |calls: Calls| calls == Calls::Species(card.species);
    content.encounters.iter().find(|encounter| is_it(encounter.calls)).expect("each species is called").number
}

/// The alien alone with an agent so many areas away, or in contact; farther than all lines if none is said. Who obeys a Grey stands
/// behind it.
fn play(content: &Content, card: &AlienCard, at: Option<u8>) -> Play {
    let there = match at {
        Some(0) => [centre(ALIEN)[0] + 2, centre(ALIEN)[1]],
        Some(areas) => centre(ALIEN + areas),
        None => centre(ALIEN + 4),
    };
    let mut position = scenario().agent(Class::Hulk, there).alien(&card.id, centre(ALIEN));
    let commands =
        card.line.iter().any(|line| line.does.iter().any(|deed| matches!(deed, Deed::Activate { .. })));
    if commands {
        let [x, y] = centre(ALIEN);
        position = position.alien("nexus_green", [x - 2, y]).alien("nexus_blue", [x - 1, y + 1]);
    }
    let mut play = Ground::row(7).encounters(&[calls(content, card)]).play(&position.alien_turn(0));
    play.settle();
    play
}

/// Area steps between alien and agent once all moves of the deeds are done, from so many before.
fn steps_after(does: &[Deed], before: u8) -> u8 {
    does.iter().fold(before, |steps, deed| match *deed {
        Deed::Attack { .. } | Deed::Activate { .. } | Deed::ToPoint { .. } => steps,
        Deed::Adjacent { .. } => 0,
        Deed::Toward { areas, .. } => steps.saturating_sub(areas),
        Deed::Away { areas } => steps + areas,
    })
}

/// defenders 135, 136, 137, 160, 161, 162, 163, 164, 165, 166, 167, 176, 177, A52, A54: the line, its attacks with their weapons,
/// where it ends, who obeys
#[test]
pub(crate) fn every_line_of_every_card() {
    let content = Content::shipped();
    for card in &content.aliens {
        for (n, own) in card.line.iter().enumerate() {
            let what = format!("{}, line {n}", card.id);
            let play = play(&content, card, own.at);
            assert_eq!(line_of(&play), Some(n), "{what}");
            let expected: Vec<Arm> = own
                .does
                .iter()
                .filter_map(|deed| {
                    if let Deed::Attack { with, times, .. } = deed { Some((with, times)) } else { None }
                })
                .flat_map(|(with, times)| (0..*times).map(|_| *with))
                .collect();
            let attacks = play.attacks().into_iter().filter(|(who, ..)| *who == alien(0));
            let arms: Vec<With> = attacks.map(|(_, with, _)| with).collect();
            assert_eq!(arms, expected.into_iter().map(With::Arm).collect::<Vec<_>>(), "{what}");

            let before = own.at.unwrap_or(4);
            let after = steps_after(&own.does, before);
            let board = play.board();
            let (here, there) = [alien(0), agent(0)].map(|who| play.hex(play.at(who).expect("alive"))).into();
            assert_eq!(
                board.steps(here, there, Gait::Climbing),
                Some(after),
                "{what}: {:?}",
                play.at(alien(0))
            );
            assert_eq!(board.adjacent(here, there), after == 0, "{what}");

            let ordered: usize = own
                .does
                .iter()
                .map(|deed| if let Deed::Activate { aliens, .. } = deed { usize::from(*aliens) } else { 0 })
                .sum();
            assert_eq!(play.activated().len(), 1 + ordered, "{what}");
        }
    }
}

/// The line of the alien the card calls; who obeys it has lines too.
fn line_of(play: &Play) -> Option<usize> {
    use sortie_defenders::event::AlienEvent;
    use sortie_defenders::mind::Thought;
    play.of_aliens().into_iter().find_map(|(_, event)| match event {
        AlienEvent::Thought { alien: who, thought: Thought::Fits { line, .. } } if *who == alien(0) => {
            Some(*line)
        }
        _ => None,
    })
}

/// defenders 195: Stealth hides the infiltrator two areas away from a Xeno-Beta, not from those whose senses ignore it
#[test]
pub(crate) fn stealth_and_who_ignores_it() {
    for (card, encounter, seen) in [
        ("xeno_beta_green", 5, false),
        ("nexus_blue", 9, false),
        ("spine_critter_green", 6, true),
        ("aracnos_blue", 7, true),
    ] {
        let position = scenario().agent(Class::Infiltrator, centre(4)).alien(card, centre(2)).alien_turn(0);
        let mut play = Ground::row(7).encounters(&[encounter]).play(&position);
        play.settle();
        let lines = play.content.aliens[play.content.alien(card).expect("a card")].line.len();
        assert_eq!(line(&play), Some(if seen { 2 } else { lines - 1 }), "{card}");
    }
}
