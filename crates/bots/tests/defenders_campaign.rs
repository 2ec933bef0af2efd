//! Bots in the campaign of defenders: each of its missions is played as part of it, from a file in which the ones before it are
//! told, and the campaign goes on from there as its table says.

use std::sync::{Arc, LazyLock};

use sortie_bots::{Playable, Question, Thinking};
use sortie_defenders::content::{Class, Grade};
use sortie_defenders::setup::{SavedAgent, SavedMission};
use sortie_defenders::{
    CampaignPick, CampaignView, Choice, Content, Defenders, Difficulty, Ending, Prompt, SavedCampaign, Setup,
    Stage, view_for_bots,
};
use sortie_kernel::{Seed, Table};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::playable()));

/// More answers than any mission takes.
const MOST_ANSWERS: usize = 20_000;
/// More steps than anybody takes at headquarters.
const MOST_STEPS: usize = 30;

/// A way through the campaign to each of its missions: what was played before, and how.
const WAYS: &[(&str, &[(&str, Ending)])] = {
    use Ending::{Accomplished, AllOut, Failed, Partly};
    &[
        ("close_encounters", &[]),
        ("close_encounters", &[("close_encounters", AllOut)]),
        ("new_hopes", &[("close_encounters", Partly)]),
        ("star_tech", &[("close_encounters", Accomplished), ("new_hopes", Accomplished)]),
        ("alien_nation", &[("close_encounters", Partly), ("new_hopes", Failed)]),
        ("starship_troops", &[("close_encounters", Accomplished), ("star_tech", Failed)]),
        ("starship_troops", &[("star_tech", Accomplished)]),
        ("agents_in_black", &[("starship_troops", Partly)]),
        ("in_the_matrix", &[("agents_in_black", Partly)]),
        ("in_the_matrix", &[("agents_in_black", Failed)]),
        ("visitors", &[("agents_in_black", Accomplished)]),
        ("everyone_can_hear", &[("visitors", Failed)]),
        ("galaktica", &[("visitors", Accomplished)]),
        ("galaktica", &[("everyone_can_hear", Accomplished)]),
        ("judgement_day", &[("galaktica", Partly)]),
        ("judgement_day", &[("galaktica", Accomplished)]),
        ("back_in_time", &[("judgement_day", Accomplished)]),
    ]
};

/// A team that has come so far, with a weapon of each rank and an agent of gold.
fn campaign(before: &[(&str, Ending)], n_agents: usize, difficulty: Difficulty) -> Setup {
    let mission = |&(mission, ending): &(&str, Ending)| SavedMission {
        mission: mission.to_owned(),
        ending,
        rounds: 9,
        team: Vec::new(),
    };
    let file =
        SavedAgent { class: Class::Marine, grade: Grade::Gold, skills: Vec::new(), tactics: Vec::new() };
    let saved = SavedCampaign {
        version: SavedCampaign::VERSION,
        campaign: "first_contact".to_owned(),
        team: "Bots".to_owned(),
        epoch: before.len() as u16,
        played: before.iter().map(mission).collect(),
        agents: Vec::new(),
        files: vec![file],
        weapons: CONTENT.weapons.iter().map(|weapon| weapon.id.clone()).collect(),
    };
    let pick = CampaignPick {
        id: "first_contact".to_owned(),
        team: "Bots".to_owned(),
        resume: Some(Box::new(saved)),
    };
    Setup { campaign: Some(pick), ..Setup::new("", n_agents, difficulty) }
}

fn at(table: &Table<Defenders>) -> CampaignView {
    view_for_bots(table.content(), table.state()).campaign.expect("a campaign")
}

/// Plays until one mission more is told of, and the team is at headquarters again or the campaign is over. The campaign then, and
/// how many steps it took to set out, and with how many weapons.
fn one_mission(bot: &str, setup: Setup, seed: u64) -> (CampaignView, usize, usize) {
    let bot = Defenders::bot(bot).expect("defenders has this bot");
    let mut table =
        Table::<Defenders>::begin(CONTENT.clone(), setup, Seed::from_number(seed)).expect("a good set-up");
    let mut thinking = Thinking::new(seed);
    let before = at(&table).played.len();
    let (mut steps, mut carried) = (0, 0);
    for _ in 0..MOST_ANSWERS {
        let campaign = at(&table);
        let is_back =
            campaign.played.len() > before && matches!(campaign.stage, Stage::Headquarters | Stage::Over);
        if is_back {
            return (campaign, steps, carried);
        }
        let decision = table.decision().expect("somebody is asked");
        let view = view_for_bots(table.content(), table.state());
        let question = Question {
            content: table.content().as_ref(),
            view: &view,
            prompt: &decision.prompt,
            offers: &decision.offers,
        };
        let offer = decision.offers[bot.choose(&question, &mut thinking).expect("it never waits")];
        if decision.prompt == Prompt::Headquarters {
            steps += 1;
            if offer.choice == Choice::SetOut {
                carried = campaign.weapons.iter().filter(|weapon| weapon.agent.is_some()).count();
            }
        }
        table.choose(offer.seat, &offer.choice).expect("a bot picks an offer");
    }
    panic!("it stalls at {:?}", table.decision().map(|decision| decision.prompt));
}

fn what_follows_is_printed(mission: &str, now: &CampaignView) {
    let printed = &CONTENT.campaigns[usize::from(now.campaign)];
    let last = now.played.last().expect("a mission was played");
    assert_eq!(CONTENT.missions[usize::from(last.mission)].id, mission);
    let how = last.ending.result();
    let next: Vec<&str> =
        now.open.iter().map(|&open| CONTENT.missions[usize::from(open)].id.as_str()).collect();
    assert_eq!(next, printed.next(mission, how), "after {mission} {how:?}");
    match printed.ending(mission, how) {
        None => assert_eq!((now.stage, now.ending), (Stage::Headquarters, None)),
        Some(ending) => {
            let number = printed.ending.iter().position(|other| other == ending).map(|n| n as u8);
            assert_eq!((now.stage, now.ending), (Stage::Over, number));
        }
    }
}

#[test]
fn greedy_plays_each_mission_of_the_campaign() {
    for (n, (mission, before)) in WAYS.iter().enumerate() {
        let n_agents = 1 + n % 5;
        let (now, steps, carried) =
            one_mission("greedy", campaign(before, n_agents, Difficulty::Easy), n as u64);
        what_follows_is_printed(mission, &now);
        assert!(steps < MOST_STEPS, "{mission}: {steps} steps at headquarters");
        let printed = &CONTENT.missions[CONTENT.mission(mission).expect("it ships")];
        let most = usize::from(printed.improved + printed.alien_weapons);
        assert!(carried <= most, "{mission}: {carried} of {most} weapons");
        assert!(carried > 0 || most == 0, "{mission}: it leaves {most} weapons at home");
    }
}

#[test]
fn so_does_who_knows_nothing() {
    for (n, (mission, before)) in WAYS.iter().enumerate() {
        let (now, ..) = one_mission("random", campaign(before, 5 - n % 5, Difficulty::VeryHard), n as u64);
        what_follows_is_printed(mission, &now);
    }
}

/// The list leaves no mission of the campaign out, and each way leads where it says.
#[test]
fn every_leg_is_on_a_way() {
    let printed = &CONTENT.campaigns[CONTENT.campaign("first_contact").expect("it ships")];
    for leg in &printed.leg {
        assert!(WAYS.iter().any(|(mission, _)| *mission == leg.mission), "{}", leg.mission);
    }
    for (mission, before) in WAYS.iter().filter(|(_, before)| !before.is_empty()) {
        let (last, ending) = before[before.len() - 1];
        assert!(
            printed.next(last, ending.result()).iter().any(|id| id == mission),
            "{last} {ending:?} to {mission}"
        );
    }
}
