//! What ships is played: in some hundred random games every rule that only happens is told at least once, and every card that does
//! something at a moment has done it.

use std::collections::BTreeSet;

use sortie_boards::plane::Point;
use sortie_kernel::{
    Answers, Draw, Game, Offer, Region as Area, Seed, Sink, Told, Viewer, run, step_unchecked, watch,
};
use sortie_specops::action::Action;
use sortie_specops::event::{Spoken, TurnEvent};
use sortie_specops::{Choice, Event, MissionDeed, Region, Setup, Specops, State, view_for_bots};

use super::common::{SHIPPED, setups};

/// Everything that is told in a game of random choices. Who is keen often attacks or uses something where that is possible, and goes
/// where there is something: to an enemy or to a token.
fn told(setup: &Setup, seed: u64, is_keen: bool, likes_tokens: bool) -> Vec<Told<Event>> {
    let content = &*SHIPPED;
    let mut state = Specops::begin(content, setup, Seed::from_number(seed));
    let mut told = Vec::new();
    run::<Specops>(content, &mut state, &mut Sink::to(&mut told));
    let mut draw = watch::words(seed);
    while Specops::outcome(&state).is_none() {
        let answers = Answers::<Specops>::to(content, &state);
        let does = |offer: &&Offer<Choice>| match offer.choice {
            Choice::Attack { .. } | Choice::Mission { .. } | Choice::Card { .. } => true,
            // An order is often the condition of a card.
            Choice::Activate { .. } => true,
            _ => false,
        };
        let doing: Vec<_> = answers.offers.iter().filter(does).collect();
        let rare = is_keen.then(|| rare(&answers, &mut draw)).flatten();
        let Offer { seat, choice } = match draw.below(2) {
            _ if !is_keen => answers.any(content, &mut draw),
            _ if rare.is_some() => rare.expect("there is one"),
            0 if !doing.is_empty() => *doing[draw.below(doing.len() as u32) as usize],
            _ => nearest(&state, &answers, likes_tokens, &mut draw),
        };
        step_unchecked::<Specops>(content, &mut state, seat, &choice, &mut Sink::to(&mut told));
    }
    told
}

/// What hardly ever can be done is done every other time: to withdraw from a melee, to free a covered field.
fn rare(answers: &Answers<Specops>, draw: &mut Draw) -> Option<Offer<Choice>> {
    let decrypts = |choice: &Choice| matches!(choice, Choice::Mission { deed: MissionDeed::Decrypt, .. });
    let withdraws =
        |region: &Region| matches!(region, Region::Move(movement) if movement.action == Action::Withdraw);
    let deed = answers.offers.iter().find(|offer| decrypts(&offer.choice)).copied();
    let found = deed.or_else(|| {
        let offer = answers.regions.iter().find(|offer| withdraws(&offer.region))?;
        let choice = Area::<Specops>::sample(&offer.region, &SHIPPED, draw);
        Some(Offer { seat: offer.seat, choice })
    });
    found.filter(|_| draw.below(2) == 0)
}

/// Any answer; of a move the one of some that comes nearest to an enemy or to a token.
fn nearest(state: &State, answers: &Answers<Specops>, likes_tokens: bool, draw: &mut Draw) -> Offer<Choice> {
    let content = &*SHIPPED;
    let any = answers.any(content, draw);
    let Choice::Move { action, .. } = any.choice else { return any };
    let moved = answers.regions.iter().find_map(|offer| match &offer.region {
        Region::Move(movement) if movement.action == action => Some((offer, movement)),
        _ => None,
    });
    let Some((offer, movement)) = moved else { return any };
    let view = view_for_bots(content, state, Viewer::Spectator);
    let own = view.figures[movement.unit.index()].colour;
    let foes = view.figures.iter().filter(|figure| figure.colour != own).filter_map(|figure| figure.at);
    let tokens = view.tokens.iter().map(|token| token.at);
    let goals: Vec<Point> =
        if (draw.below(3) > 0) != likes_tokens { foes.collect() } else { tokens.collect() };
    let samples = (0..12).map(|_| Area::<Specops>::sample(&offer.region, content, draw));
    let ends = samples.filter_map(|choice| match choice {
        Choice::Move { way, .. } => {
            Some((goals.iter().map(|goal| goal.squared_distance(way.end)).min(), choice))
        }
        _ => None,
    });
    let best = ends.min_by_key(|(far, _)| *far).map(|(_, choice)| choice);
    Offer { seat: offer.seat, choice: best.unwrap_or(any.choice) }
}

/// Rules that are told when they happen, by what ships.
const RULES: &[&str] = &[
    "C1.7", "C1.8", "C1.9", "C1.11", "C1.13", "C1.15", "C1.19", "C2.1", "C3.1", "C3.4", "C3.9", "C3.10",
    "C4.2", "C4.3", "C4.5", "C4.6", "C4.7", "C5.2", "C5.4", "C5.5", "C5.6", "C5.7", "C5.9", "C5.11", "C5.12",
    "C5.13", "C7.3", "C7.8", "C9.1", "C9.8", "C9.9", "C9.18", "C9.20", "C9.22", "C9.24", "C10.1", "C11.3",
    "C12.4", "C13.3", "C14.1", "C15.1", "C15.4", "D8", "K10", "K12", "K20", "K32", "K37", "K39", "K44",
    "K45", "K51", "K54", "K55", "K56", "K57", "K58", "M1.3", "M1.6", "M1.8", "M1.9", "M1.10", "M1.11",
    "M2.5", "M2.13", "M3.2", "M3.4", "M3.6", "M3.7", "M3.9", "M4.2", "M4.3", "M5.1", "M5.4",
];

/// Cards whose moment hardly ever comes by chance; `moments` plays them.
const PLAYED_BY_HAND: &[&str] = &["close_the_trap"];

#[test]
fn every_rule_happens_and_every_card_speaks() {
    let content = &*SHIPPED;
    let (mut rules, mut sides, mut cards) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (seed, setup) in (0_u64..).zip(setups(1100)) {
        let (is_keen, likes_tokens) = (seed % 2 == 1 || seed >= 400, seed >= 600 && !seed.is_multiple_of(3));
        for told in told(&setup, seed, is_keen, likes_tokens) {
            rules.insert(told.rule.0);
            if let Event::Turn(TurnEvent::Ability { on, .. }) = told.event {
                match on {
                    Spoken::Loadout(side) => _ = sides.insert(content.side(side).id.clone()),
                    Spoken::Command(card) => _ = cards.insert(content.card(card).id.clone()),
                }
            }
        }
    }
    let missing: Vec<&&str> = RULES.iter().filter(|rule| !rules.contains(**rule)).collect();
    let silent_sides = content.sides.iter().filter(|side| side.ability.iter().any(|it| !it.is_passive()));
    let silent_sides: Vec<&str> =
        silent_sides.map(|side| side.id.as_str()).filter(|id| !sides.contains(*id)).collect();
    let silent_cards = content.cards.iter().filter(|card| card.ability.iter().any(|it| !it.is_passive()));
    let is_heard = |id: &&str| cards.contains(*id) || PLAYED_BY_HAND.contains(id);
    let silent_cards: Vec<&str> =
        silent_cards.map(|card| card.id.as_str()).filter(|id| !is_heard(id)).collect();
    assert!(
        missing.is_empty() && silent_sides.is_empty() && silent_cards.is_empty(),
        "never told: {missing:?}; sides that never spoke: {silent_sides:?}; cards: {silent_cards:?}; told: {rules:?}"
    );
}
