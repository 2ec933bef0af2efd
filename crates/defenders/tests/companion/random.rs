//! Every mission reported at random to its end, with both kinds of dice.

use sortie_defenders::{CampaignPick, Choice, Defenders, Difficulty, Mode, Prompt, Setup, State};
use sortie_kernel::{Chance, DiceSource, Draw, Game, Occasion, Offer, Seed, Sink, Viewer, run, step};

use crate::common::drill::SHIPPED;
use crate::watch::setups::any_setup_of;
use crate::watch::words;

/// More answers than any game takes.
const LONGEST: usize = 20_000;

/// Something that people at a table could say: now and then a report, mostly an answer to what is asked.
fn choose(draw: &mut Draw, offers: &[Offer<Choice>]) -> Offer<Choice> {
    let is_report = |offer: &&Offer<Choice>| matches!(offer.choice, Choice::Tell { .. });
    let reports: Vec<_> = offers.iter().filter(is_report).collect();
    let others: Vec<_> = offers.iter().filter(|offer| !is_report(offer)).collect();
    let from = if reports.is_empty() || draw.below(8) > 0 { others } else { reports };
    *from[draw.below(from.len() as u32) as usize]
}

fn play(mission: &str, number: u64, seen: &mut Vec<String>) -> (&'static str, usize) {
    let dice = if number.is_multiple_of(2) { DiceSource::Rolled } else { DiceSource::Physical };
    let setup =
        Setup { mode: Mode::Companion, dice, ..any_setup_of(&SHIPPED, mission, number, &mut words(number)) };
    let mut draw =
        Chance::new(Seed::from_number(number)).on(Occasion { what: 99, whom: 0, round: 0, time: 0 });
    let mut state: State = Defenders::begin(&SHIPPED, &setup, Seed::from_number(number));
    run::<Defenders>(&SHIPPED, &mut state, &mut Sink::silent());
    let mut offers = Vec::new();
    for n in 0..LONGEST {
        if let Some(outcome) = Defenders::outcome(&state) {
            return (outcome.key, n);
        }
        offers.clear();
        Defenders::offers(&SHIPPED, &state, &mut offers);
        let prompt = Defenders::prompt(&SHIPPED, &state, Viewer::Spectator);
        let open = offers.iter().any(|offer| !matches!(offer.choice, Choice::Tell { .. }));
        assert!(open, "{mission} {number} after {n}: {prompt:?} offers nothing but reports");
        assert_ne!(prompt, Prompt::Nothing, "{mission} {number}: something is asked without words");
        Defenders::view(&SHIPPED, &state, Viewer::Spectator);
        let word = format!("{prompt:?}");
        let word = word.split([' ', '{']).next().unwrap_or_default().to_owned();
        if !seen.contains(&word) {
            seen.push(word);
        }
        let offer = choose(&mut draw, &offers);
        step::<Defenders>(&SHIPPED, &mut state, offer.seat, &offer.choice, &mut Sink::silent())
            .unwrap_or_else(|error| {
                panic!("{mission} {number}: {offer:?} was offered and refused: {error:?}")
            });
    }
    panic!("{mission} {number} does not end");
}

/// Every mission ends, whatever is reported, and everything that can be asked is asked somewhere.
#[test]
fn every_mission_ends() {
    let many = std::env::var("SORTIE_WATCH").ok().and_then(|word| word.parse().ok()).unwrap_or(6);
    let mut seen = Vec::new();
    for mission in &SHIPPED.missions {
        for number in 0..many {
            let (ending, n) = play(&mission.id, number, &mut seen);
            if std::env::var("SORTIE_TELL").is_ok() {
                eprintln!("{} {number}: {ending} after {n}", mission.id);
            }
        }
    }
    for asked in
        ["Reports", "Instructed", "Called", "Sights", "Target", "Obeys", "Deed", "Suffer", "Question"]
    {
        assert!(seen.iter().any(|word| word == asked), "{asked} was never asked: {seen:?}");
    }
}

/// 2, 128: a campaign goes from mission to mission beside the box as well.
#[test]
fn a_campaign_goes_on() {
    let pick =
        CampaignPick { id: SHIPPED.campaigns[0].id.clone(), team: "Night shift".to_owned(), resume: None };
    let setup =
        Setup { mode: Mode::Companion, campaign: Some(pick), ..Setup::new("", 2, Difficulty::Normal) };
    let mut draw = Chance::new(Seed::from_number(5)).on(Occasion { what: 99, whom: 0, round: 0, time: 0 });
    let mut state: State = Defenders::begin(&SHIPPED, &setup, Seed::from_number(5));
    run::<Defenders>(&SHIPPED, &mut state, &mut Sink::silent());
    let mut offers = Vec::new();
    for _ in 0..LONGEST {
        let view = Defenders::view(&SHIPPED, &state, Viewer::Spectator);
        assert!(view.beside.is_some(), "it stays beside the box");
        if view.campaign.is_some_and(|campaign| campaign.played.len() >= 2) {
            return;
        }
        offers.clear();
        Defenders::offers(&SHIPPED, &state, &mut offers);
        let offer = choose(&mut draw, &offers);
        step::<Defenders>(&SHIPPED, &mut state, offer.seat, &offer.choice, &mut Sink::silent())
            .unwrap_or_else(|error| panic!("{offer:?} was offered and refused: {error:?}"));
    }
    panic!("no second mission is played");
}
