//! What a list of tables says of a campaign (R1.15, R34.3, R35.2).

use serde_json::{Value, json};
use sortie_alliance::{Alliance, Mode, Plan, Setup};
use sortie_kernel::Game;

use super::tools::{HEROES, LAST, TWO, Team, WIN, setup};

fn progress(team: &Team) -> Value {
    Alliance::progress(team.table.content(), team.table.state()).expect("a campaign tells how far it is")
}

/// alliance R35.2
///
/// Where the team is, by name, from the first mission over the star map to the ending, whose fame is the score.
#[test]
fn a_list_says_how_far_a_campaign_is() {
    let mut team = Team::new(setup(2));
    let beginning = progress(&team);
    assert_eq!((&beginning["of"], &beginning["team"]), (&json!("campaign"), &json!("The Late Shift")));
    assert_eq!((&beginning["missions"], &beginning["at"]["at"]), (&json!(0), &json!("mission")));
    assert!(beginning["at"]["mission"].is_string(), "{beginning}");

    team.decide(WIN);
    let between = progress(&team);
    assert_eq!((&between["missions"], &between["fame"]), (&json!(1), &json!(14)));
    assert_eq!((&between["at"], &between["ending"]), (&json!({ "at": "star_map" }), &Value::Null));

    team.plan(Plan::Meet { encounter: 0 });
    assert_eq!(progress(&team)["at"]["at"], "encounter");
    assert!(progress(&team)["at"]["encounter"].is_string());
    team.decide(0);

    team.play(TWO, WIN);
    team.play(LAST, WIN);
    let end = progress(&team);
    assert_eq!((&end["missions"], &end["fame"]), (&json!(3), &json!(30)));
    let ending = &team.table.content().campaigns.last().expect("the trial").ending[0].id;
    assert_eq!(end["ending"], json!({ "ending": ending, "won": true }));
    assert_eq!(end["at"]["at"], "star_map");
}

/// alliance R16.2
///
/// A mission for itself says which it is and what it is about; a skirmish has nothing to say.
#[test]
fn a_list_says_what_a_mission_is_about() {
    let mut mission = Setup::new(&HEROES[..2], "");
    mission.mission = Some(Team::new(setup(2)).table.content().missions.last().expect("one").id.clone());
    let id = mission.mission.clone();
    let team = Team::new(mission);
    assert_eq!((&progress(&team)["of"], &progress(&team)["mission"]), (&json!("mission"), &json!(id)));

    let map = team.table.content().skirmish_maps().next().expect("a map").id.clone();
    let skirmish = Team::new(Setup::new(&HEROES[..2], &map));
    assert_eq!(Alliance::progress(skirmish.table.content(), skirmish.table.state()), None);

    // Somewhere in the opening of a mission its first objective is told.
    let mut team =
        Team::new(Setup { mission: Some("clear_lane".to_owned()), ..Setup::new(&HEROES[..2], "") });
    assert_eq!(progress(&team)["objective"], Value::Null);
    let (mission, aim) = loop {
        if let Some(view) = team.view().mission
            && let Some(aim) = view.objective
        {
            break (view.mission, aim.objective);
        }
        let offer = team.table.decision().expect("a page of the opening").offers[0];
        team.table.choose(offer.seat, &offer.choice).expect("an offer is legal");
    };
    let printed = &team.table.content().missions[usize::from(mission)].objective[usize::from(aim)];
    assert_eq!(progress(&team)["objective"], json!(printed.id), "as the view shows it");
}

/// alliance R1.16
///
/// Beside a boxed game people play every hero.
#[test]
fn bots_move_no_real_figures() {
    assert!(Alliance::takes_bots(&setup(2)));
    assert!(!Alliance::takes_bots(&Setup { mode: Mode::Companion, ..setup(2) }));
}
