//! Saves that open after an update (R1.14, R15.5, A41).

use sortie_alliance::{Alliance, CampaignPick, Plan, SavedCampaign, Setup};
use sortie_kernel::Game;

use super::tools::{CONTENT, FIGHT, LAST, SIDE, TWO, Team, WIN, card, setup};

fn resumed(saved: SavedCampaign, n_heroes: usize) -> Setup {
    let pick = CampaignPick { id: "trial".into(), team: saved.team.clone(), resume: Some(Box::new(saved)) };
    Setup { campaign: Some(pick), ..setup(n_heroes) }
}

fn saved(team: &Team) -> SavedCampaign {
    Alliance::checkpoint(team.table.content(), team.table.state()).expect("a campaign under way")
}

/// A team with something of everything.
fn rich() -> Team {
    let mut team = Team::on_star_map();
    team.plan(Plan::Train { hero: 0, card: card("quick_as_a_whip") });
    team.plan(Plan::Give { card: card("dl_44"), to: Some(0), under: None });
    team.plan(Plan::Give { card: card("marksman_barrel"), to: Some(0), under: Some(card("dl_44")) });
    team.plan(Plan::Give { card: card("adrenal_implant"), to: Some(1), under: None });
    team.plan(Plan::Meet { encounter: 0 });
    team.decide(1);
    team
}

/// alliance R1.14, R15.5
///
/// Everything of the star map is in it, and nothing is lost on the way to text and back.
#[test]
fn a_saved_campaign_goes_on() {
    let team = rich();
    let text = serde_json::to_string(&saved(&team)).unwrap();
    let again = Team::new(resumed(serde_json::from_str(&text).unwrap(), 2));
    assert!(again.is_on_star_map());
    assert_eq!(again.campaign(), team.campaign());
    assert_eq!(again.steps(), team.steps());
    assert_eq!(saved(&again), saved(&team));
}

/// alliance A41
///
/// In the middle of a mission or an encounter it is the campaign as it was before: that mission is open again.
#[test]
fn a_mission_under_way_is_open_again() {
    let first = Team::new(setup(2));
    let again = Team::new(resumed(saved(&first), 2));
    assert_eq!(again.campaign().legs, [0]);
    assert_eq!(again.campaign().credits, 500);

    let mut team = rich();
    let before = saved(&team);
    team.plan(Plan::Start { leg: TWO, ally: Some(0) });
    assert_eq!(saved(&team), before);
    team.decide(FIGHT);
    assert_eq!(saved(&team), before);
    let again = Team::new(resumed(saved(&team), 2));
    assert_eq!(again.campaign().legs, [TWO, SIDE]);
    assert_eq!(again.campaign().allies.len(), 1);
    team.drift();
    assert_ne!(saved(&team), before);
    let before = saved(&team);
    team.plan(Plan::Meet { encounter: 2 });
    assert_eq!(saved(&team).played, before.played);
}

/// A campaign that is over is not continued, and a skirmish has nothing to continue.
#[test]
fn what_is_over_is_over() {
    let mut team = Team::on_star_map();
    team.play(TWO, WIN);
    team.play(LAST, WIN);
    assert_eq!(Alliance::checkpoint(&CONTENT, team.table.state()), None);
    assert!(team.table.to_file("").checkpoint.is_none());
}

/// What a later version does not know is left out, and the log says so; everything else stays.
#[test]
fn unknown_names_are_dropped() {
    let team = rich();
    let mut file = saved(&team);
    file.stash.push("plasma_toaster".into());
    file.heroes[0].class.push("napping".into());
    file.heroes[0].items.push(sortie_alliance::SavedItem { card: "other_toaster".into(), under: None });
    file.allies.push(sortie_alliance::SavedAlly { group: "ewok_choir".into(), deployments: 3 });
    file.met.push("breakfast".into());
    file.flags.push("a_flag_of_the_future".into());
    let again = Team::new(resumed(file, 2));
    let (mut now, before) = (again.campaign(), team.campaign());
    assert_eq!(now.told.pop().unwrap().text, "alliance-campaign-dropped");
    assert_eq!(now, before);
}

/// A file cannot break the rules: too much of anything is not taken over.
#[test]
fn a_file_is_held_to_the_rules() {
    let mut file = saved(&rich());
    file.credits = -50;
    file.heroes[0].trainings = 9;
    file.heroes[0].class = ["way_too_good", "quick_as_a_whip", "quick_as_a_whip"].map(Into::into).to_vec();
    let item = |card: &str| sortie_alliance::SavedItem { card: card.into(), under: None };
    file.heroes[0].items = ["dl_44", "e_11", "dh_17", "dl_44", "quick_as_a_whip"].map(item).to_vec();
    file.heroes[1].items = vec![item("dl_44")];
    file.stash = ["dl_44", "e_11"].map(Into::into).to_vec();
    let campaign = Team::new(resumed(file, 2)).campaign();
    assert_eq!((campaign.credits, campaign.heroes[0].class.len()), (0, 1));
    assert_eq!(campaign.heroes[0].pending, 3);
    assert_eq!(campaign.heroes[0].items.len(), 1, "one weapon besides the starting one");
    assert_eq!(campaign.heroes[0].items[0].card, card("dl_44"));
    assert!(campaign.heroes[1].items.is_empty());
    let mut stash = campaign.stash;
    stash.sort_unstable();
    assert_eq!(stash, ["dh_17", "e_11"].map(card));
}

/// A file of a campaign, a team or a version that does not fit is refused.
#[test]
fn a_file_that_does_not_fit_is_refused() {
    let file = saved(&rich());
    let problems = |setup: &Setup| {
        let problems = Alliance::check_setup(&CONTENT, setup).into_iter();
        problems.map(|problem| problem.code).collect::<Vec<_>>()
    };
    assert_eq!(problems(&resumed(file.clone(), 2)), [] as [&str; 0]);
    assert_eq!(problems(&resumed(file.clone(), 3)), ["alliance-campaign-heroes"]);
    let newer = SavedCampaign { version: 2, ..file.clone() };
    assert_eq!(problems(&resumed(newer, 2)), ["alliance-campaign-version"]);
    let other = SavedCampaign { campaign: "another".into(), ..file };
    assert_eq!(problems(&resumed(other, 2)), ["alliance-unknown-campaign"]);
}

/// A file of the first version opens, as long as there is a second one. It is never written anew.
#[test]
fn a_file_of_the_first_version_opens() {
    let file: SavedCampaign = serde_json::from_str(include_str!("saved_v1.json")).expect("it can be read");
    let team = Team::new(resumed(file, 2));
    let campaign = team.campaign();
    assert!(team.is_on_star_map());
    assert_eq!((campaign.team.as_str(), campaign.credits, campaign.fame), ("The Late Shift", 700, 16));
    assert_eq!(campaign.heroes[0].class, [card("quick_as_a_whip")]);
    assert_eq!(campaign.heroes[0].items.len(), 3);
    assert_eq!(campaign.heroes[1].rewards, [card("adrenal_implant")]);
    assert_eq!(campaign.legs, [TWO, SIDE]);
    assert_eq!((campaign.medpacs, campaign.hurt, campaign.met.as_slice()), (1, 2, &[0][..]));
    assert_eq!(campaign.stock.len(), 4);
    assert!(campaign.told.iter().all(|told| told.text != "alliance-campaign-dropped"));
}

/// The least a file must say.
#[test]
fn fields_of_later_versions_have_defaults() {
    let text = r#"{ "version": 1, "campaign": "trial", "team": "Us", "heroes": [{ "hero": "jyn_odan" }, { "hero": "gaarkhan" }], "hats": 3 }"#;
    let file: SavedCampaign = serde_json::from_str(text).expect("everything else has a default");
    assert_eq!(Team::new(resumed(file, 2)).campaign().legs, [0]);
}
