//! `greedy` in missions and campaigns: it goes for objectives, ends whatever it begins, and plans between missions.

use std::sync::{Arc, LazyLock};

use sortie_alliance::content::Content;
use sortie_alliance::content::mission::MissionKind;
use sortie_alliance::{Alliance, CampaignPick, Choice, Difficulty, Mode, Object, Plan, Prompt, Setup, View};
use sortie_bots::{Playable, Question, Thinking};
use sortie_kernel::{Game, Seat, Seed, Table, Viewer};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::shipped()));

/// More answers than any mission takes; a game that needs more has stalled.
const MOST_ANSWERS: usize = 5_000;
/// The same of a campaign of six missions.
const MOST_IN_CAMPAIGN: usize = 30_000;

fn heroes(n: usize, first: usize) -> Vec<&'static str> {
    (0..n).map(|seat| CONTENT.heroes[(first + seat) % CONTENT.heroes.len()].id.as_str()).collect()
}

/// A mission with so many heroes, or with its own.
fn mission(id: &str, n_heroes: usize, first: usize) -> Setup {
    let printed = &CONTENT.missions[CONTENT.mission(id).expect("a mission")];
    let own: Vec<&str> = printed.heroes.iter().map(String::as_str).collect();
    let picked = if own.is_empty() { heroes(n_heroes, first) } else { own };
    Setup { mission: Some(id.to_owned()), ..Setup::new(&picked, "") }
}

fn campaign(id: &str, n_heroes: usize) -> Setup {
    let pick = CampaignPick { id: id.to_owned(), team: "Lamp".to_owned(), resume: None };
    Setup { campaign: Some(pick), ..Setup::new(&heroes(n_heroes, 0), "") }
}

/// Plays to the end and looks at every answer.
fn play(
    setup: &Setup,
    seed: u64,
    most: usize,
    mut look: impl FnMut(&View, &Prompt, &Choice),
) -> Table<Alliance> {
    let greedy = Alliance::bot("greedy").expect("alliance has this bot");
    let seed_of_table = Seed::from_number(seed);
    let mut table =
        Table::<Alliance>::begin(CONTENT.clone(), setup.clone(), seed_of_table).expect("a good set-up");
    let mut thinking = Thinking::new(seed);
    let mut answers = 0;
    while let Some(decision) = table.decision() {
        answers += 1;
        assert!(answers < most, "{:?} stalls at {:?}", setup.mission, decision.prompt);
        let seat = decision.offers[0].seat;
        let offers: Vec<_> = decision.offers.iter().filter(|offer| offer.seat == seat).copied().collect();
        let view = Alliance::view(table.content(), table.state(), Viewer::Seat(seat));
        let content = table.content().as_ref();
        let question = Question { content, view: &view, prompt: &decision.prompt, offers: &offers };
        let picked = greedy.choose(&question, &mut thinking).expect("it never waits");
        look(&view, &decision.prompt, &offers[picked].choice);
        table.choose(seat, &offers[picked].choice).expect("a bot picks an offer");
    }
    table
}

fn is_won(table: &Table<Alliance>) -> bool {
    Alliance::outcome(table.state()).is_some_and(|outcome| outcome.is_won_by(Seat(0)))
}

#[test]
fn every_mission_ends_with_any_team() {
    for printed in &CONTENT.missions {
        for n_heroes in 2..=4 {
            for difficulty in [Difficulty::Normal, Difficulty::Hard] {
                let setup = Setup { difficulty, ..mission(&printed.id, n_heroes, n_heroes) };
                let table = play(&setup, n_heroes as u64, MOST_ANSWERS, |_, _, _| ());
                assert!(Alliance::outcome(table.state()).is_some(), "{}", printed.id);
            }
        }
    }
}

#[test]
fn every_mission_can_be_won() {
    for printed in CONTENT.missions.iter().filter(|printed| printed.kind != MissionKind::Tutorial) {
        // The finale is meant for heroes who have trained.
        let won = |n_heroes: usize| {
            (0..12).any(|seed| {
                is_won(&play(&mission(&printed.id, n_heroes, 0), seed, MOST_ANSWERS, |_, _, _| ()))
            })
        };
        assert!((2..=4).any(won), "nobody ever wins {}", printed.id);
    }
}

#[test]
fn tutorials_are_won_nearly_always() {
    for printed in CONTENT.missions.iter().filter(|printed| printed.kind == MissionKind::Tutorial) {
        let won = |seed: &u64| is_won(&play(&mission(&printed.id, 2, 0), *seed, MOST_ANSWERS, |_, _, _| ()));
        let won = (0..20).filter(won).count();
        assert!(won >= 18, "{} is won {won} times of 20", printed.id);
    }
}

#[test]
fn who_is_better_at_it_tests() {
    // The gate of the first mission asks for strength or tech: nobody tries with dice that cannot succeed.
    let mut tried = 0;
    for seed in 0..6 {
        play(&mission("clear_lane", 4, 0), seed, MOST_ANSWERS, |view, prompt, choice| {
            let (Prompt::Turn { figure, .. }, Some(mission)) = (prompt, &view.mission) else { return };
            let Choice::Interact { object: Object::Mission(object, action) } = *choice else { return };
            let printed = &CONTENT.missions[usize::from(mission.mission)].object[usize::from(object)];
            let test = printed.action.get(usize::from(action)).and_then(|action| action.test);
            let hero = view.heroes.iter().find(|hero| hero.figure == *figure);
            if let (Some(attribute), Some(hero)) = (test, hero) {
                tried += 1;
                let is_wounded = view.figures[figure.index()].wounded;
                let sheet = CONTENT.heroes[usize::from(hero.hero)].sheet(is_wounded);
                assert!(!sheet.attribute(attribute).is_empty());
            }
        });
    }
    assert!(tried > 0);
}

#[test]
fn a_campaign_is_played_to_an_ending() {
    for printed in &CONTENT.campaigns {
        for n_heroes in 2..=4 {
            let mut in_a_row = 0;
            let mut started = 0;
            let table = play(&campaign(&printed.id, n_heroes), 5, MOST_IN_CAMPAIGN, |_, prompt, choice| {
                in_a_row = if *prompt == Prompt::StarMap { in_a_row + 1 } else { 0 };
                // No giving back and forth, no buying and selling in circles.
                assert!(in_a_row < 40, "the interlude does not end: {choice:?}");
                started += usize::from(matches!(choice, Choice::Plan { step: Plan::Start { .. } }));
            });
            assert!(Alliance::outcome(table.state()).is_some());
            assert!(started >= 3, "{started} missions started on the star map");
        }
    }
}

#[test]
fn a_team_trains_and_meets_everybody_before_it_leaves() {
    let Some(printed) = CONTENT.campaigns.first() else { return };
    play(&campaign(&printed.id, 3), 2, MOST_IN_CAMPAIGN, |view, prompt, choice| {
        let (Prompt::StarMap, Some(campaign)) = (prompt, &view.campaign) else { return };
        if matches!(choice, Choice::Plan { step: Plan::Start { .. } }) {
            assert!(campaign.encounters.is_empty(), "somebody waits");
            let can_train =
                |hero: &sortie_alliance::HeroFileView| hero.pending > 0 && !hero.may_train.is_empty();
            assert!(!campaign.heroes.iter().any(can_train), "somebody has not trained");
        }
    });
}

#[test]
fn beside_a_real_table_it_reports_until_the_end() {
    for printed in &CONTENT.missions {
        for seed in 0..2 {
            let setup = Setup { mode: Mode::Companion, ..mission(&printed.id, 3, 1) };
            let table = play(&setup, seed, MOST_ANSWERS, |_, _, _| ());
            assert!(Alliance::outcome(table.state()).is_some(), "{}", printed.id);
        }
    }
}
