//! How fast the enemy of `alliance` plays itself.

use std::hint::black_box;

use sortie_alliance::content::Content;
use sortie_alliance::{Alliance, Choice, Event, Prompt, Setup, State};
use sortie_bots::Thinking;
use sortie_kernel::{Game, Offer, Seat, Sink, Told, Viewer, step_unchecked};

use super::clock::{Time, measure_with};
use super::play::{opened, random_step, step};
use super::rows::Table;

/// Groups of three figures, the largest there are, to be found before the search ends.
const WANTED: usize = 150;

const GROUPS: &str = "enemy group activations";
const FIGURES: &str = "enemy figure activations";
const ON_AVERAGE: &str = "enemy figures a group, on average";
const OF_THREE: &str = "enemy activation, a group of three figures";

/// A hero's last word, and how many figures of one enemy group then activate before the next question.
struct Activation {
    state: State,
    seat: Seat,
    n_figures: usize,
}

/// How long enemy groups take to activate, from a hero's last word to the next question about a hero.
pub(super) fn rows(table: &mut Table, content: &Content, setup: &Setup) {
    if !table.wants(&[GROUPS, FIGURES, ON_AVERAGE, OF_THREE]) {
        return;
    }
    let mut found = find(content, setup);
    let (n_groups, n_figures) = (found.len(), found.iter().map(|found| found.n_figures).sum::<usize>());
    let time = time_of(content, &found);
    table.rate(GROUPS, n_groups, time, "groups/s");
    table.rate(FIGURES, n_figures, time, "figures/s");
    table.number(ON_AVERAGE, n_figures as f64 / n_groups as f64, "");
    found.retain(|found| found.n_figures == 3);
    if !found.is_empty() && table.wants(&[OF_THREE]) {
        table.nanoseconds(OF_THREE, time_of(content, &found).a_part(found.len()));
    }
}

/// Activations met in random skirmishes. On open maps they end early, and few groups of three live to activate.
fn find(content: &Content, setup: &Setup) -> Vec<Activation> {
    let mut found: Vec<Activation> = Vec::new();
    let mut offers = Vec::new();
    for seed in 0..400 {
        if found.iter().filter(|found| found.n_figures == 3).count() >= WANTED {
            break;
        }
        let mut state = opened::<Alliance>(content, setup, seed);
        let mut thinking = Thinking::new(seed);
        while Alliance::outcome(&state).is_none() {
            offers.clear();
            Alliance::offers(content, &state, &mut offers);
            let end = offers.iter().find(|offer: &&Offer<Choice>| offer.choice == Choice::End);
            found.extend(end.and_then(|end| activation(content, &state, end.seat)));
            random_step::<Alliance>(content, &mut state, &mut thinking, &mut offers);
        }
    }
    found
}

/// What follows if a hero's turn ends here; none unless one group activates and nobody is asked in between.
fn activation(content: &Content, state: &State, seat: Seat) -> Option<Activation> {
    let mut told: Vec<Told<Event>> = Vec::new();
    let mut copy = state.clone();
    step_unchecked::<Alliance>(content, &mut copy, seat, &Choice::End, &mut Sink::to(&mut told));
    let count = |wanted: fn(&Event) -> bool| told.iter().filter(|told| wanted(&told.event)).count();
    let n_figures = count(|event| matches!(event, Event::FigureActivated { .. }));
    let n_groups = count(|event| matches!(event, Event::GroupActivated { .. }));
    let is_whole = matches!(Alliance::prompt(content, &copy, Viewer::Spectator), Prompt::Activate);
    let is_one = is_whole && n_groups == 1 && n_figures > 0;
    is_one.then(|| Activation { state: state.clone(), seat, n_figures })
}

/// How long all these take.
fn time_of(content: &Content, found: &[Activation]) -> Time {
    let copies = || found.iter().map(|found| found.state.clone()).collect::<Vec<State>>();
    measure_with(copies, |mut copies| {
        for (copy, found) in copies.iter_mut().zip(found) {
            step::<Alliance>(content, copy, found.seat, &Choice::End);
        }
        drop(black_box(copies));
    })
}
