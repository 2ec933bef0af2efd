//! Campaigns that open after an update: everything by name, and no file breaks the rules.

use serde_json::{Value, json};
use sortie_defenders::content::{Class, Grade};
use sortie_defenders::setup::{SavedAgent, SavedMission};
use sortie_defenders::{Choice, Defenders, Ending, SavedCampaign};
use sortie_kernel::Game;

use super::tools::{CONTENT, Team, mission, resumed, setup};

/// A team with something of everything.
fn rich() -> Team {
    let mut team = Team::out(2);
    team.does("rank");
    team.does("rank");
    team.does("win");
    let mut saved = team.saved();
    saved.weapons = vec!["lasergun".into(), "gd4a2_rifle".into()];
    Team::new(resumed(saved, 2))
}

/// defenders 2, 128
///
/// Everything of headquarters is in it, and nothing is lost on the way to text and back.
#[test]
fn a_saved_campaign_goes_on() {
    let team = rich();
    let text = serde_json::to_string(&team.saved()).expect("plain data");
    let mut again = Team::new(resumed(serde_json::from_str(&text).expect("its own form"), 2));
    assert!(again.is_home());
    assert_eq!(again.campaign(), team.campaign());
    assert_eq!(again.offers(), team.offers());
    assert_eq!(again.saved(), team.saved());
    assert!(!again.campaign().has_lost);
    again.choose(1, Choice::SetOut);
    again.settle();
    again.does("win");
    assert_eq!(again.campaign().played.len(), 2);
}

/// A mission under way is open again, with the same dice and who went; so is the first one.
#[test]
fn a_mission_under_way_is_open_again() {
    let first = Team::out(2);
    let again = Team::new(resumed(first.saved(), 2));
    assert!(again.is_home());
    assert_eq!(again.campaign().open, [mission("one")]);

    let mut team = rich();
    let before = team.saved();
    team.choose(0, Choice::SetOut);
    assert_eq!(team.saved(), before);
    team.settle();
    team.does("rank");
    assert_eq!(team.saved(), before, "what happens in it is not kept before its end");
    team.does("win");
    assert_ne!(team.saved(), before);
}

/// What goes into a game file is read by the kernel: a table goes on from it, with those who sat there last.
#[test]
fn a_game_file_goes_on() {
    let mut team = rich();
    team.choose(0, Choice::Enlist { class: Class::Hulk });
    let checkpoint = Defenders::checkpoint(&CONTENT, &team.state).expect("a campaign under way");
    let setup = Defenders::resumed(&setup(2), &checkpoint).expect("it can be read");
    assert_eq!(setup.agents, [Class::Hulk, Class::Biotech]);
    assert_eq!(Team::new(setup).campaign(), team.campaign());
    assert!(Defenders::resumed(&super::tools::setup(2), &json!({ "version": "one" })).is_none());
}

/// Another number of players goes on with it as well: agents come and go between missions.
#[test]
fn more_players_go_on() {
    let team = Team::new(resumed(rich().saved(), 4));
    assert_eq!((team.view().agents.len(), team.campaign().files[0].grade), (4, Grade::Silver));
}

/// What a later version does not know is left out, which is said; everything else stays.
#[test]
fn unknown_names_are_dropped() {
    let team = rich();
    let mut saved = team.saved();
    saved.weapons.push("plasma_toaster".into());
    saved.files[0].skills.insert(0, "napping".into());
    saved.files[0].tactics.insert(0, "yawning".into());
    let unknown =
        SavedMission { mission: "breakfast".into(), ending: Ending::Failed, rounds: 3, team: Vec::new() };
    saved.played.insert(0, unknown);
    let again = Team::new(resumed(saved, 2)).campaign();
    assert!(again.has_lost);
    assert_eq!(sortie_defenders::CampaignView { has_lost: false, ..again }, team.campaign());
}

/// defenders 126, 127
///
/// A file cannot break the rules: no more than a rank brings, nothing of another class, nothing twice, no more than the
/// box has.
#[test]
fn a_file_is_held_to_the_rules() {
    let mut saved = rich().saved();
    let all = |items: &[sortie_defenders::content::Item]| -> Vec<String> {
        items.iter().map(|item| item.id.clone()).collect()
    };
    saved.files = Class::ALL
        .into_iter()
        .map(|class| {
            let (skills, tactics) = (all(&CONTENT.skills), all(&CONTENT.tactics));
            SavedAgent { class, grade: Grade::Silver, skills: [skills.clone(), skills].concat(), tactics }
        })
        .collect();
    saved.weapons = vec!["lasergun".into(), "lasergun".into()];
    let campaign = Team::new(resumed(saved, 2)).campaign();
    assert_eq!(campaign.weapons.len(), 1);
    for file in &campaign.files {
        assert!(file.skills.len() <= 1 && file.tactics.len() <= 1, "{file:?}");
        assert!(file.skills.iter().all(|&skill| CONTENT.skills[usize::from(skill)].is_for(file.class)));
        assert!(file.tactics.iter().all(|&tactic| !CONTENT.tactics[usize::from(tactic)].improved));
    }
    let n_of = |skill: u8| campaign.files.iter().filter(|file| file.skills.contains(&skill)).count();
    let copies = |skill: usize| usize::from(CONTENT.skills[skill].copies);
    assert!((0..CONTENT.skills.len()).all(|skill| n_of(skill as u8) <= copies(skill)));
}

/// A file that cannot be what a table left is refused by the field that is wrong, and nothing panics.
#[test]
fn broken_files_are_refused_by_field() {
    let good = rich().saved();
    let refused = |change: &dyn Fn(&mut SavedCampaign)| {
        let mut saved = good.clone();
        change(&mut saved);
        let problems = Defenders::check_setup(&CONTENT, &resumed(saved, 2));
        problems.into_iter().map(|problem| (problem.field, problem.code)).collect::<Vec<_>>()
    };
    let one = |field: &str, code: &'static str| vec![(format!("campaign.resume.{field}"), code)];
    assert_eq!(refused(&|_| {}), []);
    assert_eq!(refused(&|saved| saved.version = 99), one("version", "defenders-campaign-version"));
    assert_eq!(
        refused(&|saved| saved.campaign = "first_contact".into()),
        one("campaign", "defenders-campaign")
    );
    assert_eq!(refused(&|saved| saved.agents = vec![Class::Hulk; 6]), one("agents", "defenders-agents"));
    let twice =
        |saved: &mut SavedCampaign| saved.files = vec![saved.files[0].clone(), saved.files[0].clone()];
    assert_eq!(refused(&twice), one("files[1].class", "defenders-agent-twice"));
    let long = |saved: &mut SavedCampaign| saved.played = vec![saved.played[0].clone(); 300];
    assert_eq!(refused(&long), one("played", "defenders-campaign-long"));
    let over = |saved: &mut SavedCampaign| saved.played[0].mission = "three".into();
    assert_eq!(refused(&over), one("played[0]", "defenders-campaign-over"));
}

/// A set-up of a campaign that cannot be, field by field.
#[test]
fn set_ups_are_refused_by_field() {
    let refused = |change: &dyn Fn(&mut sortie_defenders::Setup)| {
        let mut setup = setup(2);
        change(&mut setup);
        let problems = Defenders::check_setup(&CONTENT, &setup);
        problems.into_iter().map(|problem| (problem.field, problem.code)).collect::<Vec<_>>()
    };
    let one = |field: &str, code: &'static str| vec![(field.to_owned(), code)];
    let pick = |setup: &mut sortie_defenders::Setup, change: &dyn Fn(&mut sortie_defenders::CampaignPick)| {
        setup.campaign.iter_mut().for_each(change);
    };
    assert_eq!(refused(&|_| {}), []);
    assert_eq!(
        refused(&|setup| pick(setup, &|pick| pick.id = "nowhere".into())),
        one("campaign.id", "defenders-campaign")
    );
    assert_eq!(
        refused(&|setup| pick(setup, &|pick| pick.team = "  ".into())),
        one("campaign.team", "defenders-team-name")
    );
    assert_eq!(
        refused(&|setup| pick(setup, &|pick| pick.team = "x".repeat(41))),
        one("campaign.team", "defenders-team-name")
    );
    assert_eq!(
        refused(&|setup| setup.mission = "one".into()),
        one("mission", "defenders-mission-and-campaign")
    );
    assert_eq!(refused(&|setup| setup.agents[1] = Class::Marine), one("agents[1]", "defenders-agent-twice"));
    assert!(refused(&|setup| setup.agents.clear()).contains(&("agents".to_owned(), "defenders-agents")));
}

/// Words in place of numbers, holes, more than is known: a file is read or refused as a whole, never half.
#[test]
fn files_of_another_form_are_not_read() {
    let good = serde_json::to_value(rich().saved()).expect("plain data");
    let reads = |change: &dyn Fn(&mut Value)| {
        let mut file = good.clone();
        change(&mut file);
        Defenders::resumed(&setup(2), &file).is_some()
    };
    assert!(reads(&|_| {}));
    assert!(reads(&|file| file["a_field_of_the_future"] = json!([1, 2])));
    assert!(reads(&|file| drop(file.as_object_mut().expect("fields").remove("weapons"))));
    assert!(!reads(&|file| file["version"] = json!(null)));
    assert!(!reads(&|file| file["files"][0]["grade"] = json!("wood")));
    assert!(!reads(&|file| file["files"][0]["class"] = json!("cook")));
    assert!(!reads(&|file| file["played"][0]["ending"] = json!("well")));
    assert!(!reads(&|file| file["epoch"] = json!(-1)));
}
