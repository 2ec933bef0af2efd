//! The alien turn: who is called, in which order, and danger (51, 141, 142).

use serde_json::json;
use sortie_defenders::content::{Calls, Class};
use sortie_defenders::dice::Symbol;
use sortie_defenders::event::{AlienEvent, DeckName, Event};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Seat;

use super::ground::{Ground, Play, agent, alien, scenario};

/// Chromium, Thorium and Mercury sit in this order; Thorium is alpha agent where it is said.
fn three() -> sortie_defenders::scenario::Scenario {
    let three = scenario().agent(Class::Marine, [1, 2]).agent(Class::Biotech, [5, 6]);
    three.agent(Class::Infiltrator, [9, 8]).alien_turn(0)
}

fn called(play: &Play) -> Vec<FigureId> {
    let list = |(_, event): (_, &AlienEvent)| match event {
        AlienEvent::Called { aliens } => Some(aliens.clone()),
        _ => None,
    };
    play.of_aliens().into_iter().find_map(list).expect("a card calls somebody or nobody")
}

/// defenders T21, 141, 196: the alpha agent's first, then clockwise; who holds several says in which order they act
#[test]
fn t21_in_the_order_of_the_players() {
    let position = three()
        .alien_of("aracnos_green", [6, 1], 0)
        .alien_of("aracnos_green", [11, 2], 1)
        .alien_of("xeno_beta_blue", [12, 5], 2)
        .alien_of("spine_critter_green", [14, 5], 2)
        .alien_of("nexus_green", [13, 4], 2);
    let mut play = Ground::seven().encounters(&[3]).play_with(&position, &[("/alpha", json!(1))]);
    play.settle();
    assert_eq!(called(&play), [1, 3, 4, 0].map(alien));
    assert_eq!(play.prompt(), Prompt::Activate { agent: agent(0) });
    let offered = [3, 4].map(|n| (Seat(2), Choice::Activate { alien: alien(n) }));
    assert_eq!(play.offered(), offered, "Mercury orders her own");
    play.choose(Choice::Activate { alien: alien(4) });
    assert_eq!(play.activated(), [1, 4, 3, 0].map(alien));
    assert_eq!(play.view().decks.encounters_out.len(), 1, "the card is discarded");
    assert!(matches!(play.prompt(), Prompt::Turn { agent: FigureId(1), .. }), "the next agent's turn (51)");
}

/// defenders T21, 142, 152, A39, A66: with no Xeno-Beta on the map one comes, and does not act by this card
#[test]
fn t21_danger() {
    let position = three().alien_of("aracnos_green", [12, 5], 0);
    let ground = Ground::seven().encounters(&[5]).point(Symbol::Flash, [7, 4]);
    let mut play = ground.aliens(&["nexus_green", "xeno_beta_blue"]).play(&position);
    play.settle();
    assert_eq!(called(&play), []);
    assert_eq!(play.at(alien(1)), Some([7, 4]));
    assert_eq!(play.activated(), []);
    assert_eq!(play.view().aliens[1].player, agent(1), "who holds none gets the card (157)");
    assert_eq!(play.view().decks.aliens, 1, "only its card has left the deck");
}

/// defenders 142, 152: a card that lies among the discards is found by shuffling them in
#[test]
fn danger_looks_among_the_discards() {
    let ground = Ground::seven().encounters(&[5]).point(Symbol::Flash, [7, 4]).aliens(&["xeno_beta_blue"]);
    let beta = json!([ground_card("xeno_beta_blue")]);
    let patches = [("/alien_deck/pile", json!([])), ("/alien_deck/discards", beta)];
    let mut play = ground.play_with(&three(), &patches);
    play.settle();
    assert_eq!(play.at(alien(0)), Some([7, 4]));
    let shuffled =
        |event: &Event| matches!(event, Event::Alien(AlienEvent::Reshuffled { deck: DeckName::Aliens }));
    assert_eq!(play.count(shuffled), 1);
}

fn ground_card(name: &str) -> usize {
    sortie_defenders::Content::shipped().alien(name).expect("a card")
}

/// defenders T21, A40: danger with no card of that kind left brings nobody; cards without danger bring nobody anyway
#[test]
fn nobody_comes() {
    let none = |event: &Event| matches!(event, Event::Alien(AlienEvent::NobodyComes));
    for (card, told) in [(5, 1), (3, 0), (12, 0)] {
        let ground = Ground::seven().encounters(&[card]).point(Symbol::Flash, [7, 4]);
        let mut play = ground.aliens(&["nexus_green"]).play(&three());
        play.settle();
        assert_eq!((play.view().aliens.len(), play.count(none)), (0, told), "encounter {card}");
    }
}

/// defenders 142: an empty encounter deck is made of its discards
#[test]
fn the_encounter_deck_is_shuffled_anew() {
    let mut play = Ground::seven().encounters(&[12]).play(&three());
    play.settle().choose(Choice::EndTurn);
    let drawn = |event: &Event| matches!(event, Event::Alien(AlienEvent::EncounterDrawn { .. }));
    let shuffled =
        |event: &Event| matches!(event, Event::Alien(AlienEvent::Reshuffled { deck: DeckName::Encounters }));
    assert_eq!((play.count(drawn), play.count(shuffled)), (2, 1));
}

/// defenders 96: who is paralysed does not act, and is no reason to ask for an order
#[test]
fn the_paralysed_do_not_act() {
    let position = three().alien("aracnos_green", [6, 1]).alien("aracnos_green", [11, 2]).paralysed(alien(0));
    let mut play = Ground::seven().encounters(&[7]).play(&position);
    play.settle();
    assert_eq!(called(&play), [0, 1].map(alien));
    assert_eq!(play.activated(), [alien(1)]);
}

/// defenders 141: every card calls exactly those it names, and each of them acts
#[test]
pub(crate) fn every_encounter_card() {
    let content = sortie_defenders::Content::shipped();
    let cards = ["aracnos_green", "xeno_beta_blue", "spine_critter_green", "xeno_alpha_blue", "nexus_green"];
    let others = ["xeno_grey_green", "xeno_beast", "spine_critter_blue"];
    let places = [[2, 3], [11, 2], [14, 5], [3, 6], [8, 7], [5, 0], [4, 7], [12, 1]];
    for encounter in &content.encounters {
        let mut position = scenario().agent(Class::Biotech, [7, 4]).agent(Class::Hulk, [6, 1]).alien_turn(0);
        for (card, at) in cards.iter().chain(&others).zip(places) {
            position = position.alien(card, at);
        }
        position = position.wounds(alien(1), 1).wounds(alien(4), 2);
        // A wall round c: what stands there is seen by nobody, and no way leads to it.
        let ground = Ground::seven().walled('c', None);
        let ground =
            ground.encounters(&[encounter.number]).aliens(&["xeno_beta_green", "spine_critter_green"]);
        let mut play = ground.point(Symbol::Flash, [12, 5]).play(&position);
        let expected: Vec<u8> = match encounter.calls {
            Calls::Species(species) => {
                (0..8u8).filter(|&n| of(&content, cards, others, n).species == species).collect()
            }
            Calls::Rank(rank) => (0..8u8).filter(|&n| of(&content, cards, others, n).rank == rank).collect(),
            Calls::Wounded => vec![1, 4],
            Calls::InSight => (1..8).collect(),
            // Nobody touches the biotech; one step away from him are all but those in b, e, f, g and a.
            Calls::ClosestToEach => closest(&play),
        };
        let found = called(&play);
        let mut sorted = found.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, expected.into_iter().map(alien).collect::<Vec<_>>(), "{}", encounter.id);
        play.settle();
        while let Prompt::Activate { .. } = play.prompt() {
            let (_, first) = play.offered()[0];
            play.choose(first);
        }
        let acted = play.activated();
        assert!(found.iter().all(|alien| acted.contains(alien)), "{}: {acted:?}", encounter.id);
        let over = |event: &Event| matches!(event, Event::Alien(AlienEvent::EncounterOver { .. }));
        assert_eq!(play.count(over), 1, "{}", encounter.id);
    }
}

fn of<'a>(
    content: &'a sortie_defenders::Content,
    cards: [&str; 5],
    others: [&str; 3],
    n: u8,
) -> &'a sortie_defenders::content::AlienCard {
    let names: Vec<&str> = cards.into_iter().chain(others).collect();
    &content.aliens[content.alien(names[usize::from(n)]).expect("a card")]
}

/// By eye: to the biotech on [7, 4] all areas are one step away, so hexes decide; to the hulk on [6, 1] as well.
fn closest(play: &Play) -> Vec<u8> {
    let board = play.board();
    let mut all: Vec<u8> = [[7, 4], [6, 1]]
        .map(|at| {
            let there = play.hex(at);
            let key = |n: u8| {
                let here = play.hex(play.at(alien(n)).expect("on the map"));
                let steps = board.steps(here, there, sortie_boards::hex::Gait::Climbing)?;
                Some((!board.adjacent(here, there), steps.max(1), board.hexes_between(here, there), n))
            };
            (0..8).filter_map(key).min().expect("somebody is near").3
        })
        .into();
    all.sort_unstable();
    all.dedup();
    all
}

/// defenders 91, 157, 158, A29, A30: the cards of a dead player pass on one by one in the order in which he got them
#[test]
fn the_cards_of_the_dead_pass_on() {
    let position = three()
        .alien_of("nexus_green", [14, 5], 2)
        .alien_of("xeno_beta_blue", [12, 5], 0)
        .alien_of("nexus_blue", [13, 4], 0)
        .alien_of("xeno_grey_green", [10, 5], 0)
        .turn(0);
    let mut play = Ground::seven().play(&position);
    let content = play.content.clone();
    for wounds in [6, 1] {
        let mut sink = sortie_kernel::Sink::to(&mut play.table.events);
        play.table.state.suffer(&content, agent(0), wounds, &mut sink);
    }
    assert_eq!(play.at(agent(0)), None, "he is dead");
    assert_eq!(play.view().alpha, agent(1));
    let passed = |(rule, event): (&'static str, &AlienEvent)| match event {
        AlienEvent::Passed { alien, player } => Some((rule, *alien, *player)),
        _ => None,
    };
    let passed: Vec<_> = play.of_aliens().into_iter().filter_map(passed).collect();
    // Thorium has none, then as many as Mercury and is alpha agent, then Mercury has fewer.
    let expected = [("91", alien(1), agent(1)), ("91", alien(2), agent(1)), ("91", alien(3), agent(2))];
    assert_eq!(passed, expected);
}
