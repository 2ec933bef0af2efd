//! Whole skirmishes: the promises every game makes, held by the generic suite.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use sortie_alliance::content::Content;
use sortie_alliance::{Alliance, Choice, Difficulty, HeroPick, Prompt, Setup, State};
use sortie_kernel::suite::Suite;
use sortie_kernel::{Chance, DiceSource, Game, Occasion, Offer, Seed, Sink, Viewer, run, step_unchecked};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::shipped()));

fn setups() -> Vec<Setup> {
    let heroes = ["diala_passil", "fenn_signis", "gaarkhan", "gideon_argus", "jyn_odan", "mak_eshkarey"];
    let mut all = Vec::new();
    for (n, map) in CONTENT.skirmish_maps().enumerate() {
        for players in 2..=4 {
            let picks: Vec<&str> = (0..players).map(|seat| heroes[(n + seat) % 6]).collect();
            let mut setup = Setup::new(&picks, &map.id);
            setup.difficulty = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard][n % 3];
            // Everybody brings the whole class deck, so that every ability comes up somewhere.
            for pick in &mut setup.heroes {
                pick.cards = class_cards(&pick.hero);
            }
            if n == 1 {
                setup.ally = Some("rebel_saboteur".to_owned());
            }
            all.push(setup);
        }
    }
    all.push(Setup { dice: DiceSource::Physical, ..all[0].clone() });
    all
}

fn class_cards(hero: &str) -> Vec<String> {
    let is_own = |card: &&sortie_alliance::content::Card| card.hero.as_deref() == Some(hero) && card.xp > 0;
    CONTENT.cards.iter().filter(is_own).map(|card| card.id.clone()).collect()
}

fn suite() -> Suite<Alliance> {
    Suite::new(CONTENT.clone(), setups()).games(40).longest(4_000)
}

#[test]
fn exactly_the_offers_are_accepted() {
    suite().games(19).exactly_the_offers_are_accepted();
}

#[test]
fn games_end_and_replay_alike() {
    suite().games_end_and_replay_alike();
}

#[test]
fn saved_games_go_on_alike() {
    // Every look replays the whole game so far, so a few games are many looks.
    suite().games(9).saved_games_go_on_alike();
}

#[test]
fn views_hide_secrets() {
    suite().games(19).views_hide_secrets();
}

#[test]
fn undo_then_redo_returns() {
    suite().undo_then_redo_returns();
}

#[test]
fn a_pick_names_only_what_there_is() {
    let mut setup = Setup::new(&["diala_passil", "diala_passil"], "nowhere");
    setup.heroes[0] = HeroPick { hero: "diala_passil".to_owned(), cards: vec!["rampage".to_owned()] };
    let codes: Vec<_> = setup.problems(&CONTENT).into_iter().map(|problem| problem.code).collect();
    assert_eq!(codes, ["alliance-card-of-another", "alliance-hero-twice", "alliance-unknown-map"]);
    let mission = CONTENT.maps.iter().find(|map| map.is_mission).expect("a map for missions");
    let setup = Setup::new(&["diala_passil", "fenn_signis"], &mission.id);
    let codes: Vec<_> = setup.problems(&CONTENT).into_iter().map(|problem| problem.code).collect();
    assert_eq!(codes, ["alliance-unknown-map"]);
}

/// What a player sees of the ways before moving is what the rules offer: at once, and after the move action (alliance R3.5,
/// R3.6). Random games, each turn looked at.
#[test]
fn ways_are_what_the_offers_will_be() {
    let ends = |state: &State| {
        let mut offers = Vec::new();
        Alliance::offers(&CONTENT, state, &mut offers);
        let end = |offer: Offer<Choice>| match offer.choice {
            Choice::Move { to } => Some(to),
            _ => None,
        };
        offers.into_iter().filter_map(end).collect::<BTreeSet<_>>()
    };
    let mut looked = 0;
    for (seed, setup) in (0..).zip(setups().into_iter().take(9)) {
        let mut state = Alliance::begin(&CONTENT, &setup, Seed::from_number(seed));
        let mut draw =
            Chance::new(Seed::from_number(!seed)).on(Occasion { what: 0, whom: 0, round: 0, time: 0 });
        run::<Alliance>(&CONTENT, &mut state, &mut Sink::silent());
        while Alliance::outcome(&state).is_none() {
            let mut offers = Vec::new();
            Alliance::offers(&CONTENT, &state, &mut offers);
            if let Prompt::Turn { .. } = Alliance::prompt(&CONTENT, &state, Viewer::Spectator) {
                let ways = Alliance::view(&CONTENT, &state, Viewer::Spectator).ways;
                let at_once = ways.iter().filter(|way| !way.takes_action).map(|way| way.to).collect();
                assert_eq!(ends(&state), at_once);
                assert!(ways.iter().all(|way| way.path.last() == Some(&way.to)));
                if let Some(offer) = offers.iter().find(|offer| offer.choice == Choice::Run) {
                    let mut after = state.clone();
                    step_unchecked::<Alliance>(
                        &CONTENT,
                        &mut after,
                        offer.seat,
                        &offer.choice,
                        &mut Sink::silent(),
                    );
                    // Unless the action is interrupted: then the rest comes later.
                    if let Prompt::Turn { .. } = Alliance::prompt(&CONTENT, &after, Viewer::Spectator) {
                        assert_eq!(ends(&after), ways.iter().map(|way| way.to).collect());
                        looked += 1;
                    }
                }
            }
            let offer = &offers[draw.below(offers.len() as u32) as usize];
            step_unchecked::<Alliance>(&CONTENT, &mut state, offer.seat, &offer.choice, &mut Sink::silent());
        }
    }
    assert!(looked > 100, "only {looked} turns were looked at");
}
