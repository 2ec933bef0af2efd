//! The promises every game makes, kept by `defenders` in every mission, with every number of agents, level, set of options and
//! kind of dice.

use std::collections::VecDeque;

use sortie_defenders::content::Class;
use sortie_defenders::event::{AlienEvent, AttackEvent, Event};
use sortie_defenders::setup::TableOptions;
use sortie_defenders::{Choice, Defenders, Difficulty, Mode, Setup};
use sortie_kernel::suite::Suite;
use sortie_kernel::{DiceSource, Digest, Seed, Table, watch};

use crate::common::drill::DRILL;

/// Every mission with every number of agents; missions take turns, so that few games are of many.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for lap in 0..5 {
        for (n, mission) in DRILL.missions.iter().enumerate() {
            let [fewest, most] = mission.agents.map(usize::from);
            if lap <= most - fewest {
                let n_agents = fewest + (n + lap) % (most - fewest + 1);
                setups.push(setup(&mission.id, n_agents, setups.len()));
            }
        }
    }
    setups
}

/// Beside the boxed game.
fn beside(n_agents: usize, dice: DiceSource) -> Setup {
    Setup { mode: Mode::Companion, dice, ..Setup::new("drill", n_agents, Difficulty::Normal) }
}

/// Beside the boxed game there is much that may be reported at any time.
fn beside_suite() -> Suite<Defenders> {
    let setups = vec![beside(1, DiceSource::Rolled), beside(2, DiceSource::Physical)];
    Suite::new(DRILL.clone(), setups).games(4).longest(10_000)
}

/// One of the kinds of tables there are: levels, all sets of options, real dice at one in five.
fn setup(mission: &str, n_agents: usize, kind: usize) -> Setup {
    let mut agents = Class::ALL;
    agents.rotate_left(kind % Class::ALL.len());
    let has = |bit: usize| kind >> bit & 1 == 1;
    let options =
        TableOptions { human_view: !has(0), duel: has(1), friendly_fire: has(2), rank_defence: has(3) };
    let dice = if kind % 5 == 4 { DiceSource::Physical } else { DiceSource::Rolled };
    let difficulty = Difficulty::ALL[kind % 4];
    let agents = agents[..n_agents].to_vec();
    Setup {
        agents,
        options: (!kind.is_multiple_of(3)).then_some(options),
        dice,
        ..Setup::new(mission, n_agents, difficulty)
    }
}

/// Some of these tables, each with one game.
fn suite(tables: std::ops::Range<usize>) -> Suite<Defenders> {
    let setups = setups()[tables].to_vec();
    let n_games = setups.len() as u64;
    // Forty rounds of five agents with a few dozen choices each.
    Suite::new(DRILL.clone(), setups).games(n_games).longest(20_000)
}

#[test]
fn the_tables_are_of_all_kinds() {
    let setups = setups();
    for mission in &DRILL.missions {
        for n_agents in mission.agents[0]..=mission.agents[1] {
            let is_such =
                |setup: &Setup| setup.mission == mission.id && setup.agents.len() == usize::from(n_agents);
            assert!(setups.iter().any(is_such), "{} with {n_agents}", mission.id);
        }
    }
    for bits in 0..16 {
        let has = |bit: usize| bits >> bit & 1 == 1;
        let all =
            TableOptions { human_view: has(0), duel: has(1), friendly_fire: has(2), rank_defence: has(3) };
        assert!(setups.iter().any(|setup| setup.options == Some(all)), "{all:?}");
    }
}

#[test]
fn exactly_the_offers_are_accepted() {
    suite(0..28).exactly_the_offers_are_accepted();
}

#[test]
fn games_end_and_replay_alike() {
    suite(0..setups().len()).games_end_and_replay_alike();
}

#[test]
fn saved_games_go_on_alike() {
    suite(14..42).saved_games_go_on_alike();
}

#[test]
fn views_hide_secrets() {
    suite(0..42).views_hide_secrets();
}

#[test]
fn undo_then_redo_returns() {
    suite(0..setups().len()).undo_then_redo_returns();
}

/// Who takes back a movement in which signals were revealed and makes the same choices again has the same dice, cards and aliens
/// (145, 154).
#[test]
fn a_reveal_that_is_taken_back_comes_again() {
    let mut n_reveals = 0;
    for seed in 0..12 {
        let setup = Setup::new("close_encounters", 3, Difficulty::Normal);
        let mut table =
            Table::<Defenders>::begin(DRILL.clone(), setup, Seed::from_number(seed)).expect("a set-up");
        let mut draw = watch::words(seed);
        let mut before = None;
        while table.decision().is_some() && before.is_none_or(|keep| table.line().len() < keep + 25) {
            let offers = table.answers().offers.clone();
            let offer = &offers[watch::pick_any(&offers, &mut draw)];
            let keep = table.line().len();
            let events = table.choose(offer.seat, &offer.choice).expect("it was offered");
            let is_reveal = |event: &Event| matches!(event, Event::Alien(AlienEvent::Revealed { .. }));
            let reveals = events.iter().any(|told| is_reveal(&told.event));
            if before.is_none() && matches!(offer.choice, Choice::Go { .. }) && reveals {
                before = Some(keep);
            }
        }
        let Some(keep) = before else { continue };
        n_reveals += 1;
        let (end, line) = (Digest::of(table.state()), table.line()[keep..].to_vec());
        table.undo(keep).expect("what was revealed is no secret");
        for ply in line {
            let events = table.choose(ply.seat, &ply.choice).expect("it was legal before");
            assert_eq!(events, &ply.events[..], "seed {seed}: {:?} tells another story", ply.choice);
        }
        assert_eq!(Digest::of(table.state()), end, "seed {seed}");
    }
    assert!(n_reveals > 4, "{n_reveals} games with a reveal in a movement");
}

/// With real dice every die of every roll is one that people have reported, face by face and in order; without, nobody is asked.
#[test]
fn real_dice_are_reported_for_every_roll() {
    let mut n_dice = 0;
    for (n, mission) in DRILL.missions.iter().enumerate() {
        let mut setup = setup(&mission.id, mission.agents[1].min(3).into(), n);
        setup.dice = if n % 4 == 3 { DiceSource::Rolled } else { DiceSource::Physical };
        let is_real = setup.dice == DiceSource::Physical;
        let mut table =
            Table::<Defenders>::begin(DRILL.clone(), setup, Seed::from_number(1)).expect("a set-up");
        let mut draw = watch::words(n as u64);
        let mut reported: VecDeque<u8> = VecDeque::new();
        while table.decision().is_some() {
            let offers = table.answers().offers.clone();
            let offer = &offers[watch::pick_any(&offers, &mut draw)];
            if let Choice::Report { face } = offer.choice {
                assert!(is_real, "{}: a face is asked for", mission.id);
                reported.push_back(face);
            }
            let events = table.choose(offer.seat, &offer.choice).expect("it was offered");
            for told in events.iter().filter(|_| is_real) {
                let shown = match &told.event {
                    Event::Attack(AttackEvent::Rolled { dice, .. }) => &dice[..],
                    Event::Attack(AttackEvent::Rerolled { shows, .. }) => std::slice::from_ref(shows),
                    _ => &[],
                };
                for rolled in shown {
                    assert_eq!(reported.pop_front(), Some(rolled.face), "{}: {told:?}", mission.id);
                    n_dice += 1;
                }
            }
        }
        assert!(reported.is_empty(), "{}: nobody has used {reported:?}", mission.id);
    }
    assert!(n_dice > 500, "{n_dice} dice");
}

#[test]
fn beside_the_box_exactly_the_offers_are_accepted() {
    beside_suite().games(2).exactly_the_offers_are_accepted();
}

#[test]
fn beside_the_box_games_end_and_replay_alike() {
    beside_suite().games(12).games_end_and_replay_alike();
}

#[test]
fn beside_the_box_saved_games_go_on_alike() {
    beside_suite().saved_games_go_on_alike();
}

#[test]
fn beside_the_box_views_hide_secrets() {
    beside_suite().views_hide_secrets();
}

#[test]
fn beside_the_box_undo_then_redo_returns() {
    beside_suite().undo_then_redo_returns();
}
