//! Which mission follows which, and how it ends (2).

use serde_json::json;
use sortie_defenders::content::Grade;
use sortie_defenders::{CampaignEvent, Choice, Defenders, Ending, Event, Prompt, Stage};
use sortie_games::Listed;
use sortie_kernel::Game;

use super::tools::{CONTENT, Team, mission, setup};

/// defenders 2
///
/// It begins with its first mission at once; everybody is of copper, whatever rank the mission is played with alone (127).
#[test]
fn it_begins_with_the_first_mission() {
    let team = Team::new(setup(3));
    assert!(matches!(team.prompt(), Prompt::Equip { .. }), "devices are chosen: {:?}", team.prompt());
    let (view, campaign) = (team.view(), team.campaign());
    assert_eq!((view.mission, campaign.stage), (mission("one"), Stage::Mission));
    assert!(view.agents.iter().all(|agent| agent.grade == Grade::Copper && agent.skills.is_empty()));
    assert_eq!((campaign.team.as_str(), campaign.open.len(), campaign.played.len()), ("Testers", 0, 0));
    let first = &team.told[0];
    assert_eq!(
        (first.rule.0, &first.event),
        ("2", &Event::Campaign(CampaignEvent::SetOut { mission: mission("one") }))
    );
}

/// defenders 2
///
/// By how a mission ended; where several may follow the players choose, and a failed one may come again.
#[test]
fn what_follows_depends_on_the_end() {
    let open = |how: &str| Team::home(2, how).campaign().open;
    assert_eq!(open("win"), [mission("two"), mission("three")]);
    assert_eq!(open("part"), [mission("two")]);
    assert_eq!(open("lose"), [mission("one")]);

    let mut team = Team::home(2, "win");
    assert_eq!(team.view().mission, mission("two"));
    team.choose(1, Choice::Plan { mission: mission("three") });
    assert_eq!(team.view().mission, mission("three"));
    team.choose(0, Choice::Plan { mission: mission("two") });
    team.choose(1, Choice::SetOut);
    team.settle();
    let campaign = team.campaign();
    assert_eq!(
        (team.view().mission, campaign.stage, campaign.open),
        (mission("two"), Stage::Mission, vec![])
    );
    assert_eq!(team.view().round, 1);

    let mut again = Team::home(2, "lose");
    again.choose(0, Choice::SetOut);
    again.settle();
    again.does("win");
    let ended: Vec<Ending> = again.campaign().played.iter().map(|played| played.ending).collect();
    assert_eq!(ended, [Ending::Failed, Ending::Accomplished]);
    assert_eq!(again.campaign().open.len(), 2);
}

/// defenders 92
///
/// With nobody left a mission has failed at once; the campaign goes on from there, also in the middle of an attack.
#[test]
fn nobody_left_is_a_failure_and_no_end() {
    let mut team = Team::out(2);
    team.dies(0);
    team.dies(1);
    team.settle();
    assert!(team.is_home());
    let campaign = team.campaign();
    assert_eq!((campaign.played[0].ending, campaign.open), (Ending::AllOut, vec![mission("one")]));
    assert!(campaign.played[0].team.iter().all(|one| one.died));
    assert_eq!(team.outcome(), None);
    let rule = team
        .told
        .iter()
        .find(|told| matches!(told.event, Event::Campaign(CampaignEvent::MissionEnded { .. })));
    assert_eq!(rule.map(|told| told.rule.0), Some("92"));
}

/// defenders 2
///
/// Each ending is reached, by its own way; then nothing is asked and nothing is left to save.
#[test]
fn every_ending() {
    for (how, ending, key) in [("win", "good", "campaign-won"), ("part", "so_so", "campaign-won")] {
        let mut team = Team::home(1, "win");
        team.choose(0, Choice::Plan { mission: mission("three") });
        team.choose(0, Choice::SetOut);
        team.settle();
        team.does(how);
        let campaign = team.campaign();
        let printed = &CONTENT.campaigns[usize::from(campaign.campaign)];
        let reached = campaign.ending.map(|ending| printed.ending[usize::from(ending)].id.as_str());
        assert_eq!((reached, team.outcome(), campaign.stage), (Some(ending), Some(key), Stage::Over));
        assert!(team.offers().is_empty());
        assert_eq!(Defenders::checkpoint(&CONTENT, &team.state), None);
        let tally = Defenders::tally(&CONTENT, &team.state);
        assert_eq!(tally.ending.as_deref(), Some(ending));
        assert_eq!(tally.missions, [("one".to_owned(), true), ("three".to_owned(), true)]);
        assert_eq!(
            Defenders::progress(&CONTENT, &team.state),
            Some(json!({ "of": "campaign", "campaign": "trial", "team": "Testers", "missions": 2,
                "at": { "at": "headquarters" },
                "ending": { "ending": ending, "how": if how == "win" { "accomplished" } else { "partly" }, "won": true } }))
        );
    }
}

/// defenders 54, 198
///
/// What a mission asks about earlier ones: the last time counts, and a mission for itself has no past.
#[test]
fn earlier_results_are_asked_for() {
    let counts = |results: &[&str]| {
        let mut team = Team::home(2, results[0]);
        for how in &results[1..] {
            team.choose(0, Choice::SetOut);
            team.settle();
            team.does(how);
        }
        team.choose(0, Choice::SetOut);
        team.settle();
        team.does("look");
        team.view().story.counters[0]
    };
    assert_eq!((counts(&["part"]), counts(&["win"]), counts(&["lose", "part"])), (1, 0, 1));
    let mut alone = Team::new(sortie_defenders::Setup { campaign: None, mission: "two".into(), ..setup(2) });
    // Weapons of the briefing are drawn, and refused.
    while !matches!(alone.prompt(), Prompt::Turn { .. }) {
        let refuse = Choice::TakeWeapon { gun: None };
        if let Some(offer) = alone.offers().iter().find(|offer| offer.choice == refuse).copied() {
            alone.choose(offer.seat.0, refuse);
        }
        alone.settle();
    }
    alone.does("look");
    assert_eq!((alone.view().story.counters[0], alone.view().campaign), (0, None));
}

/// How far a table has come is told in lists while it is on its way.
#[test]
fn lists_say_where_it_is() {
    let team = Team::out(2);
    let progress = Defenders::progress(&CONTENT, &team.state).expect("a campaign");
    assert_eq!(progress["at"], json!({ "at": "mission", "mission": "one", "objective": null }));
    assert_eq!((&progress["missions"], &progress["ending"]), (&json!(0), &json!(null)));
    let alone = Team::new(sortie_defenders::Setup { campaign: None, mission: "two".into(), ..setup(2) });
    let progress = Defenders::progress(&CONTENT, &alone.state).expect("a mission");
    assert_eq!(progress, json!({ "of": "mission", "mission": "two", "objective": null }));
}
