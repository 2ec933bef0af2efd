//! Random games under the eyes of a watcher that looks at the table after every choice.

mod watcher;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use sortie_defenders::content::Class;
use sortie_defenders::{Choice, Content, Defenders, Difficulty, Event, Setup, State};
use sortie_kernel::{Chance, Draw, Game, Occasion, Offer, Seed, Sink, Told, run, step};

use self::watcher::Watcher;

pub(crate) static CONTENT: LazyLock<Content> = LazyLock::new(Content::playable);

/// More choices than any game takes.
const LONGEST: usize = 20_000;

/// What a player thinks with; the game's own chance is another.
fn thinking(number: u64) -> Draw {
    Chance::new(Seed::from_number(number)).on(Occasion { what: 99, whom: 0, round: 0, time: 0 })
}

/// A set-up of a mission: every number of agents it allows, every level, any agents.
pub(crate) fn any_setup(mission: &str, number: u64) -> Setup {
    let mut draw = thinking(number ^ 0xabcd);
    let printed = &CONTENT.missions[CONTENT.mission(mission).expect("it ships")];
    let [fewest, most] = printed.agents;
    let n = fewest + (number % u64::from(most - fewest + 1)) as u8;
    let mut agents = Class::ALL.to_vec();
    draw.shuffle(&mut agents);
    agents.truncate(n.into());
    let difficulty = Difficulty::ALL[draw.below(Difficulty::ALL.len() as u32) as usize];
    Setup { agents, ..Setup::new(mission, n.into(), difficulty) }
}

/// Plays a game by choices that somebody makes: how it ends, or why it is not as it should be.
pub(crate) fn watched(
    setup: &Setup,
    number: u64,
    mut choose: impl FnMut(&State, &[Offer<Choice>]) -> Offer<Choice>,
    mut hear: impl FnMut(&Told<Event>),
) -> Result<&'static str, String> {
    let content = &*CONTENT;
    let mut state = Defenders::begin(content, setup, Seed::from_number(number));
    let mut told: Vec<Told<Event>> = Vec::new();
    run::<Defenders>(content, &mut state, &mut Sink::to(&mut told));
    let mut watcher = Watcher::new();
    let mut offers = Vec::new();
    for n_choices in 0..LONGEST {
        told.iter().for_each(&mut hear);
        watcher.look(content, &state, &told).map_err(|why| format!("after {n_choices} choices: {why}"))?;
        if let Some(outcome) = Defenders::outcome(&state) {
            return Ok(outcome.key);
        }
        offers.clear();
        Defenders::offers(content, &state, &mut offers);
        if offers.is_empty() {
            return Err(format!("after {n_choices} choices: it asks and offers nothing"));
        }
        let offer = choose(&state, &offers);
        told.clear();
        let before = state.clone();
        let stepped = catch_unwind(AssertUnwindSafe(|| {
            let mut sink = Sink::to(&mut told);
            step::<Defenders>(content, &mut state, offer.seat, &offer.choice, &mut sink)
        }));
        match stepped {
            Ok(Ok(_)) => {}
            Ok(Err(error)) => return Err(format!("{offer:?} was offered and refused: {error:?}")),
            Err(_) => {
                let last: Vec<_> = told.iter().rev().take(12).rev().collect();
                return Err(format!(
                    "after {n_choices} choices, round {}: panic at {offer:?}, {}\n{last:#?}",
                    before.round(),
                    before.frames_in_words(),
                ));
            }
        }
    }
    Err(format!("no end in sight in round {}: {}", state.round(), state.frames_in_words()))
}

/// Plays at random.
pub(crate) fn at_random(
    mission: &str,
    number: u64,
    hear: impl FnMut(&Told<Event>),
) -> Result<&'static str, String> {
    let setup = any_setup(mission, number);
    let mut draw = thinking(number);
    // Who does nothing sees nothing: turns are ended in good time, but not at once.
    let any = |_: &State, offers: &[Offer<Choice>]| loop {
        let offer = offers[draw.below(offers.len() as u32) as usize];
        if offers.len() == 1 || offer.choice != Choice::EndTurn || draw.below(6) == 0 {
            return offer;
        }
    };
    watched(&setup, number, any, hear)
        .map_err(|why| format!("{mission} {number}, {:?} {:?}: {why}", setup.agents, setup.difficulty))
}
