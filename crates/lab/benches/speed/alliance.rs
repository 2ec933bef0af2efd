//! The speeds of `alliance`.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use sortie_alliance::content::{Content, Map};
use sortie_alliance::{Alliance, Choice, Event, Prompt, Setup, State};
use sortie_boards::square::{Position, SpaceSet};
use sortie_bots::{Match, Thinking};
use sortie_kernel::{Digest, Game, Offer, Seat, Seed, Sink, Told, Viewer, run, step_unchecked};

use super::{best_run, line, per_call, per_call_of};

/// The decisions of a rollout.
const ROLLOUT: usize = 10;
/// Who goes.
const HEROES: [&str; 4] = ["diala_passil", "fenn_signis", "gaarkhan", "gideon_argus"];

/// Eight rows of a hall with pillars, a wall and rubble; halls stand side by side as often as wanted.
const HALL: [&str; 8] = [
    ". . . . . . . .|. . ",
    ". . B . . . . .|. . ",
    ". . . . . ~ ~ . . . ",
    ". . . . . ~ ~ . . . ",
    ". . . . . . . . . . ",
    ". . . . B . . . . . ",
    ". .|. . . . . B . . ",
    ". .|. . . . . . . . ",
];

/// So many halls, with the heroes at the west end and the enemies at the east end.
fn halls(n: usize) -> Option<Map> {
    let mut rows: Vec<Vec<u8>> = HALL.iter().map(|row| row.repeat(n).into_bytes()).collect();
    for (row, letters) in rows.iter_mut().enumerate().skip(2).take(3) {
        (letters[0], letters[2]) = (b'h', b'h');
        let east = letters.len() - 2;
        (letters[east - 2], letters[east]) = (b'1' + 2 * (row as u8 - 2), b'2' + 2 * (row as u8 - 2));
    }
    let rows: Vec<String> = rows.into_iter().filter_map(|row| String::from_utf8(row).ok()).collect();
    Map::drawn(&format!("{n} halls"), &rows.join("\n\n")).ok()
}

/// Prints everything: on the smallest map, there with twice the enemies, on the largest map, and on a drawn map and
/// one twice its size.
pub(super) fn table() {
    let mut content = Content::shipped();
    let mut maps: Vec<usize> = (0..content.skirmish_maps().count()).collect();
    maps.sort_by_key(|&map| content.maps[map].board(0).spaces().len());
    let (small, large) = (maps[0], maps[maps.len() - 1]);
    let (one, two) = (content.maps.len(), content.maps.len() + 1);
    content.maps.extend(halls(1).into_iter().chain(halls(2)));
    let content = Arc::new(content);
    let n_spaces = |n: usize| content.maps[n].board(0).spaces().len();
    let enemies = ["stormtrooper", "stormtrooper", "nexu", "trandoshan_hunter"].map(str::to_owned).to_vec();
    let twice = [enemies.clone(), enemies.clone()].concat();
    for (map, enemies) in
        [(small, &enemies), (small, &twice), (large, &enemies), (one, &enemies), (two, &enemies)]
    {
        let setup = Setup { enemies: enemies.clone(), ..Setup::new(&HEROES, &content.maps[map].id) };
        let n_enemies: usize = setup
            .enemy_groups(&content)
            .iter()
            .map(|&group| usize::from(content.groups[group].figures))
            .sum();
        let title = format!("alliance, {}: {} spaces, 4 + {n_enemies} figures", setup.map, n_spaces(map));
        println!("{title:<52} {:>14} {:>14}", "value", "unit");
        skirmishes(&content, &setup);
        states(&content, &setup);
        activations(&content, &setup);
        println!();
    }
}

fn skirmishes(content: &Arc<Content>, setup: &Setup) {
    for (bot, games) in [("random", 200), ("greedy", 40)] {
        let Ok(skirmish) = Match::<Alliance>::new(content.clone(), setup.clone(), &[bot]) else { continue };
        let (seconds, decisions) = best_run(&skirmish, games);
        line(&format!("{bot} skirmishes"), games as f64 / seconds, "games/s");
        line(&format!("{bot} decisions"), decisions as f64 / seconds, "decisions/s");
        line(&format!("{bot} decisions a skirmish"), decisions as f64 / games as f64, "");
    }
}

fn states(content: &Content, setup: &Setup) {
    let state = middle_of_a_skirmish(content, setup, 60);
    line("state in memory", std::mem::size_of_val(&state) as f64, "bytes");
    let clone = per_call(|| drop(black_box(black_box(&state).clone())));
    line("clone a state", clone, "ns");
    line("copies", 1e9 / clone, "copies/s");
    let mut offers = Vec::new();
    let mut list = || {
        offers.clear();
        Alliance::offers(content, black_box(&state), &mut offers);
    };
    line("list the offers", per_call_of(10_000, &mut list), "ns");
    line("number of those offers", offers.len() as f64, "");
    let view = || drop(black_box(Alliance::view(content, black_box(&state), Viewer::Seat(Seat(0)))));
    line("build a view, with odds", per_call_of(1_000, view), "ns");
    line("digest a state", per_call_of(10_000, || _ = black_box(Digest::of(black_box(&state)))), "ns");
    sight_tests(content, &state);
    let mut thinking = Thinking::new(1);
    let rollout = || {
        let mut copy = state.clone();
        for _ in 0..ROLLOUT {
            if Alliance::outcome(&copy).is_some() {
                break;
            }
            random_step(content, &mut copy, &mut thinking, &mut offers);
        }
        black_box(copy);
    };
    line("search iterations, rollouts of 10 decisions", 1e9 / per_call_of(2_000, rollout), "iterations/s");
}

/// From every space to every other, past the figures that stand there.
fn sight_tests(content: &Content, state: &State) {
    let view = Alliance::view(content, state, Viewer::Seat(Seat(0)));
    let open = view.open_doors.iter().fold(0, |open, door| open | 1 << door);
    let board = content.maps[usize::from(view.map)].board(open);
    let mut held = SpaceSet::EMPTY;
    view.figures.iter().filter_map(|figure| figure.at).for_each(|at| held.extend(at.spaces()));
    let spaces: Vec<Position> = board.spaces().iter().map(Position::small).collect();
    let all = || {
        let sees = |from: Position| spaces.iter().filter(|&&to| board.sees_between(from, to, &held)).count();
        black_box(spaces.iter().map(|&from| sees(from)).sum::<usize>());
    };
    line("sight test", per_call_of(20, all) / (spaces.len() * spaces.len()) as f64, "ns");
}

/// How long enemy groups take to activate, from a hero's last word to the next question about a hero.
fn activations(content: &Content, setup: &Setup) {
    let mut found: Vec<(State, Seat, usize)> = Vec::new();
    let mut offers = Vec::new();
    // Skirmishes end early on open maps, where few groups of three live to activate.
    let is_enough = |found: &[(State, Seat, usize)]| found.iter().filter(|(_, _, n)| *n == 3).count() >= 150;
    for seed in 0..400 {
        if is_enough(&found) {
            break;
        }
        let mut state = Alliance::begin(content, setup, Seed::from_number(seed));
        let mut thinking = Thinking::new(seed);
        run::<Alliance>(content, &mut state, &mut Sink::silent());
        while Alliance::outcome(&state).is_none() {
            offers.clear();
            Alliance::offers(content, &state, &mut offers);
            if let Some(end) = offers.iter().find(|offer: &&Offer<Choice>| offer.choice == Choice::End) {
                let mut told: Vec<Told<Event>> = Vec::new();
                let mut copy = state.clone();
                step_unchecked::<Alliance>(
                    content,
                    &mut copy,
                    end.seat,
                    &end.choice,
                    &mut Sink::to(&mut told),
                );
                let n =
                    told.iter().filter(|told| matches!(told.event, Event::FigureActivated { .. })).count();
                let is_whole = matches!(Alliance::prompt(content, &copy), Prompt::Activate);
                let groups =
                    told.iter().filter(|told| matches!(told.event, Event::GroupActivated { .. })).count();
                if is_whole && groups == 1 && n > 0 {
                    found.push((state.clone(), end.seat, n));
                }
            }
            random_step(content, &mut state, &mut thinking, &mut offers);
        }
    }
    let n_figures: usize = found.iter().map(|(_, _, n)| n).sum();
    line("enemy group activations", found.len() as f64 / time_of(content, &found), "groups/s");
    line("enemy figures a group, on average", n_figures as f64 / found.len() as f64, "");
    // The largest groups have three figures; their time stands for four. What is paid once a group counts once.
    found.retain(|(_, _, n)| *n == 3);
    if !found.is_empty() {
        let four = time_of(content, &found) / found.len() as f64 / 3.0 * 4.0;
        line("enemy activation, a group of four figures", four * 1e9, "ns");
    }
}

/// The best time in which all these activations are played.
fn time_of(content: &Content, found: &[(State, Seat, usize)]) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..super::RUNS {
        let mut copies: Vec<State> = found.iter().map(|(state, _, _)| state.clone()).collect();
        let begin = Instant::now();
        for (copy, (_, seat, _)) in copies.iter_mut().zip(found) {
            step_unchecked::<Alliance>(content, copy, *seat, &Choice::End, &mut Sink::silent());
        }
        best = best.min(begin.elapsed().as_secs_f64());
        drop(black_box(copies));
    }
    best
}

fn random_step(
    content: &Content,
    state: &mut State,
    thinking: &mut Thinking,
    offers: &mut Vec<Offer<Choice>>,
) {
    offers.clear();
    Alliance::offers(content, state, offers);
    let offer = offers[thinking.below(offers.len())];
    step_unchecked::<Alliance>(content, state, offer.seat, &offer.choice, &mut Sink::silent());
}

/// A hero's activation under way after some decisions.
fn middle_of_a_skirmish(content: &Content, setup: &Setup, decisions: usize) -> State {
    let mut state = Alliance::begin(content, setup, Seed::from_number(1));
    let mut thinking = Thinking::new(1);
    let mut offers = Vec::new();
    run::<Alliance>(content, &mut state, &mut Sink::silent());
    let mut n = 0;
    while n < decisions || !matches!(Alliance::prompt(content, &state), Prompt::Turn { actions: 2, .. }) {
        random_step(content, &mut state, &mut thinking, &mut offers);
        n += 1;
    }
    state
}
