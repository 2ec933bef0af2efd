//! Allies (R22, R33.3).

use sortie_alliance::{AllyFile, Plan};

use super::tools::{FIGHT, SIDE, TWO, Team, WIN, group};

fn ally(id: &str, deployments: u8) -> AllyFile {
    AllyFile { group: group(id), deployments }
}

/// alliance R22.2, R22.4, R30.3, R33.3, A45
///
/// One ally group comes along; a regular one that survives becomes elite and may come once more.
#[test]
fn a_surviving_ally_becomes_elite() {
    let mut team = Team::on_star_map();
    assert_eq!(team.campaign().allies, [ally("rebel_trooper", 1)]);
    assert_eq!(team.refused(Plan::Start { leg: TWO, ally: Some(1) }), "alliance-no-such-ally");
    team.plan(Plan::Start { leg: TWO, ally: Some(0) });
    assert_eq!(team.campaign().along, Some(group("rebel_trooper")));
    assert_eq!(team.campaign().allies, [ally("rebel_trooper", 0)]);
    assert_eq!(team.view().groups.len(), 1);
    team.decide(WIN);
    assert_eq!(team.campaign().allies, [ally("rebel_trooper_elite", 1)]);
    // An elite one has no better card: after its last deployment it goes its way (R22.3).
    team.plan(Plan::Start { leg: SIDE, ally: Some(0) });
    assert_eq!(team.campaign().allies, []);
}

/// alliance R22.12
#[test]
fn a_defeated_ally_is_gone() {
    let mut team = Team::on_star_map();
    team.plan(Plan::Start { leg: TWO, ally: Some(0) });
    team.decide(FIGHT);
    team.drift();
    assert!(team.is_on_star_map());
    assert_eq!(team.campaign().allies, []);
    assert_eq!(team.campaign().along, None);
}

/// alliance R22.3
///
/// Who stays at home loses nothing.
#[test]
fn an_ally_may_wait() {
    let mut team = Team::on_star_map();
    team.play(TWO, WIN);
    assert_eq!(team.campaign().allies, [ally("rebel_trooper", 1)]);
}
