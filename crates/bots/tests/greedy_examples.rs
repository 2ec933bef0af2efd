//! Positions in which `greedy` has to find the good answer.

use std::sync::LazyLock;

use serde_json::{Value, json};
use sortie_arena::{
    ActionField, Arena, Choice, Content, Difficulty, DroidKind, Event, Needs, Penalty, Setup,
};
use sortie_boards::CellSet;
use sortie_bots::{Playable, Question, Thinking};
use sortie_kernel::{Game, Offer, Seat, Seed, Sink, Told, Viewer, run, step_unchecked};

type State = <Arena as Game>::State;

/// The shipped box with the cards and boards these examples are about, so that rebalancing never touches them.
static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    let mut content = Content::shipped();
    content.megas[0].needs = Needs::Dice(vec![3, 4, 5]);
    content.threats[0].needs = Needs::Dice(vec![6, 6]);
    content.threats[0].penalty = Penalty::Droids(vec![DroidKind::Droideka]);
    content.threats[1].needs = Needs::Dice(vec![1, 1]);
    content.threats[1].penalty = Penalty::Droids(vec![DroidKind::Battle]);
    content.threats[2].needs = Needs::Dice(vec![2, 4]);
    content.threats[2].penalty = Penalty::Force(2);
    let fields =
        [ActionField::Fight { bonus: 2, exact: None }, ActionField::Force { exact: None, steps: None }];
    content.boards.iter_mut().for_each(|board| board.fields = fields.to_vec());
    content
});

/// Dice counted by face.
fn dice<const N: usize>(faces: [u8; N]) -> [u8; 6] {
    let mut counts = [0; 6];
    faces.iter().for_each(|&face| counts[usize::from(face) - 1] += 1);
    counts
}

/// The last roll of round 1 for four players, with the three threats above met, and with some of the truth changed:
/// a state is plain data.
fn last_roll(changes: &Value) -> State {
    let mut state = Arena::begin(&CONTENT, &Setup::new(4, Difficulty::Normal), Seed::from_number(1));
    run::<Arena>(&CONTENT, &mut state, &mut Sink::silent());
    for (seat, pillar) in (0..).map(Seat).zip(&CONTENT.map.pillars) {
        let field = pillar.beside.iter().next().expect("a field beside it");
        step_unchecked::<Arena>(&CONTENT, &mut state, seat, &Choice::Start { field }, &mut Sink::silent());
    }
    let mut data = serde_json::to_value(&state).expect("a state is plain data");
    data["dice_left"] = json!([0, 0, 0, 0]);
    data["cards"] = json!([0, 1, 2, 0]);
    data["card_dice"] = json!([dice([6, 6]), dice([1, 1]), dice([2, 4]), dice([3, 4])]);
    for (key, value) in changes.as_object().expect("changes by field") {
        assert!(data.get(key).is_some(), "a state has no `{key}`");
        data[key] = value.clone();
    }
    serde_json::from_value(data).expect("still a state")
}

/// Lets the bot place the roll and fight its fights, and tells what happens up to the check of the mega threat.
fn played(mut state: State) -> Vec<Event> {
    let greedy = Arena::bot("greedy").expect("arena has this bot");
    let mut told: Vec<Told<Event>> = Vec::new();
    loop {
        let end = told.iter().position(|told| matches!(told.event, Event::MegaChecked { .. }));
        if let Some(end) = end {
            return told.into_iter().take(end + 1).map(|told| told.event).collect();
        }
        assert!(told.len() < 200, "the roll is placed some time: {told:#?}");
        let mut offers: Vec<Offer<Choice>> = Vec::new();
        Arena::offers(&CONTENT, &state, &mut offers);
        let question = Question {
            content: &*CONTENT,
            view: &Arena::view(&CONTENT, &state, Viewer::Seat(offers[0].seat)),
            prompt: &Arena::prompt(&CONTENT, &state, Viewer::Spectator),
            offers: &offers,
        };
        let picked = greedy.choose(&question, &mut Thinking::new(1)).expect("it has all the dice");
        let offer = offers[picked];
        step_unchecked::<Arena>(&CONTENT, &mut state, offer.seat, &offer.choice, &mut Sink::to(&mut told));
    }
}

fn is_mega_met(events: &[Event]) -> bool {
    events.contains(&Event::MegaChecked { met: true })
}

fn n_force_spent(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::ForceSpent { .. })).count()
}

/// A mega threat that is not met loses the game (16, 42): its last die comes before everything else.
#[test]
fn the_last_die_of_the_mega_threat_is_found() {
    for (roll, force, spent, why) in [
        ([5, 2, 1, 1], 1, 0, "the only 5"),
        ([6, 2, 5, 1], 1, 0, "the only 5, in another seat"),
        ([4, 1, 1, 1], 2, 1, "a 4 is turned by the last Force that may be spent (37)"),
        ([1, 1, 4, 6], 3, 1, "one step is enough, up or down"),
        ([2, 2, 2, 1], 4, 3, "three steps if need be"),
        ([6, 6, 1, 1], 1, 1, "one 6 makes the Force that turns the other (38)"),
    ] {
        let events = played(last_roll(&json!({ "roll": roll, "force": force })));
        assert!(is_mega_met(&events), "{why}: {events:#?}");
        assert_eq!(n_force_spent(&events), spent, "{why}: {events:#?}");
    }
}

/// A 5 that both the mega threat and a threat want goes to the mega threat.
#[test]
fn the_mega_threat_goes_before_threats() {
    let dice = [dice([6, 6]), dice([1, 1]), dice([4]), dice([4, 5])];
    let events = played(last_roll(&json!({ "roll": [1, 1, 3, 1], "force": 1, "card_dice": dice })));
    assert!(is_mega_met(&events), "{events:#?}");
    // The 3 could be turned into the 2 of the threat, were it not needed.
    assert_eq!(n_force_spent(&events), 0, "{events:#?}");
}

/// With all cards met there is nothing worth a step of Force.
#[test]
fn force_is_not_spent_for_nothing() {
    let dice = [dice([6, 6]), dice([1, 1]), dice([2, 4]), dice([3, 4, 5])];
    for force in 2..=4 {
        for roll in [[1, 2, 3, 4], [5, 5, 6, 6], [1, 1, 1, 1], [3, 3, 3, 3]] {
            let events = played(last_roll(&json!({ "roll": roll, "force": force, "card_dice": dice })));
            assert_eq!(n_force_spent(&events), 0, "{roll:?} {force}: {events:#?}");
        }
    }
}

/// The threat takes 2 Force (44): at 2 that loses the game, so it is met or Force is made.
#[test]
fn force_is_saved_from_a_threat() {
    for roll in [[2, 1, 1, 1], [1, 1, 1, 6], [3, 3, 3, 3], [6, 6, 6, 6]] {
        let dice = [dice([6, 6]), dice([1, 1]), dice([4]), dice([3, 4, 5])];
        let events = played(last_roll(&json!({ "roll": roll, "force": 2, "card_dice": dice })));
        let met = events.iter().any(|event| matches!(event, Event::PlacedOnCard { slot: 2, face: 2, .. }));
        let force = events.iter().rev().find_map(|event| match event {
            Event::ForceGained { force, .. } | Event::ForceSpent { force, .. } => Some(*force),
            _ => None,
        });
        assert!(met || force.is_some_and(|force| force > 2), "{roll:?}: {events:#?}");
    }
}

/// Two areas of four super battle droids each and strength for one: partly cleared areas are filled up again (39).
#[test]
fn one_area_is_cleared_rather_than_two_halves() {
    let four = CONTENT.map.areas.iter().filter(|area| area.len() == 4 && !area.meets(starts())).take(2);
    let areas: Vec<CellSet> = four.copied().collect();
    let both = areas[0] | areas[1];
    let dice = [dice([6, 6]), dice([1, 1]), dice([2, 4]), dice([3, 4, 5])];
    let events = played(last_roll(&json!({
        "roll": [6, 0, 0, 0],
        "force": 10,
        "card_dice": dice,
        "droids": [[], both, []],
        "supply": [30, 6, 30],
    })));
    let struck: CellSet = events
        .iter()
        .filter_map(|event| if let Event::Struck { field, .. } = event { Some(*field) } else { None })
        .collect();
    assert!(areas.contains(&struck), "{events:#?}");
}

/// What is left of a fight still does some good: a Jedi on a field keeps it empty at the refill (39).
#[test]
fn a_jedi_holds_a_field_of_a_half_cleared_area() {
    let area = *CONTENT.map.areas.iter().find(|area| area.len() == 6).expect("an area of six");
    let dice = [dice([6, 6]), dice([1, 1]), dice([2, 4]), dice([3, 4, 5])];
    let events = played(last_roll(&json!({
        "roll": [6, 0, 0, 0],
        "force": 10,
        "card_dice": dice,
        "droids": [[], [], area],
        "supply": [30, 30, 7],
    })));
    let last_walk = events.iter().rev().find_map(|event| match event {
        Event::Walked { seat: Seat(0), to, .. } => Some(*to),
        _ => None,
    });
    assert!(last_walk.is_some_and(|field| area.has(field)), "{events:#?}");
}

/// Where the Jedi of [`last_roll`] stand.
fn starts() -> CellSet {
    CONTENT.map.pillars.iter().filter_map(|pillar| pillar.beside.iter().next()).collect()
}
