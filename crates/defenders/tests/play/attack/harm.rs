//! What wounds bring about: bleeding, wounds taken for a master, rage, Grab (88, 89, 172, 177, 195).

use sortie_defenders::content::Class;
use sortie_defenders::event::AttackEvent;
use sortie_defenders::mind::Arm;
use sortie_defenders::scenario::Scenario;

use crate::common::fight::{Fight, agent, alien, seven};

/// defenders 88, 89, A27: an attack that leaves no health does not kill, whatever its size.
#[test]
fn bleeding() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Sniper, [5, 4])
            .agent(Class::Hulk, [2, 3])
            .wounds(agent(0), 3)
            .alien("xeno_beast", [7, 4])
            .turn(0),
    );
    fight.dice("hh hh a a a a a").claws(0, Arm::Melee, 0).over();
    assert_eq!(fight.wounds(agent(0)), Some(4));
    let bleeds = |event: &AttackEvent| matches!(event, AttackEvent::Bleeds { .. });
    assert_eq!(fight.happened(bleeds), 1);
    fight.dice("h a a a").claws(0, Arm::Melee, 0).over();
    assert_eq!((fight.wounds(agent(0)), fight.happened(bleeds)), (None, 1), "the next wound kills");
}

/// defenders 104, 169, A59: healing ends bleeding, and never heals more than there is.
#[test]
fn healing() {
    let mut fight = Fight::new(
        seven().agent(Class::Biotech, [5, 4]).agent(Class::Sniper, [3, 4]).wounds(agent(1), 4).turn(0),
    );
    fight.dice("h ha").gun(0, 1, agent(1)).over();
    assert_eq!(fight.wounds(agent(1)), Some(2));
    let mut fight = Fight::new(seven().agent(Class::Biotech, [5, 4]).wounds(agent(0), 1).turn(0));
    fight.dice("h h").gun(0, 1, agent(0)).over();
    assert_eq!(fight.wounds(agent(0)), Some(0), "oneself too");
}

fn master(more: impl Fn(Scenario) -> Scenario) -> Fight {
    let scene = seven().agent(Class::Marine, [5, 4]).alien("xeno_grey_blue", [9, 4]).shield(alien(0), 0);
    Fight::new(more(scene).turn(0))
}

/// defenders 177: two of the wounds go to the closest alien within one area that is no Grey itself.
#[test]
pub(crate) fn save_the_master() {
    let mut fight = master(|scene| scene.alien("nexus_green", [13, 4]).alien("aracnos_green", [8, 5]));
    fight.dice("h h h a a a").gun(0, 0, alien(0)).over();
    let wounds = |fight: &Fight, n| fight.wounds(alien(n));
    assert_eq!(
        (wounds(&fight, 0), wounds(&fight, 1), wounds(&fight, 2)),
        (Some(1), Some(0), Some(2)),
        "in contact"
    );
    let mut fight = master(|scene| scene.alien("nexus_green", [11, 4]));
    fight.dice("h g g a").gun(0, 0, alien(0)).over();
    assert_eq!((wounds(&fight, 0), wounds(&fight, 1)), (Some(0), Some(1)), "as many as there are");
    let mut fight = Fight::new(
        seven()
            .agent(Class::Marine, [3, 4])
            .alien("xeno_grey_blue", [2, 3])
            .shield(alien(0), 0)
            .alien("xeno_grey_green", [1, 2])
            .alien("nexus_green", [12, 5])
            .turn(0),
    );
    fight.dice("h g g a").gun(0, 0, alien(0)).over();
    assert_eq!(wounds(&fight, 0), Some(1), "neither a Grey nor who stands farther away");
}

/// defenders A12: who takes wounds for a master may die of them, even before his own defence.
#[test]
fn a_servant_dies() {
    let mut fight = master(|scene| scene.alien("aracnos_green", [8, 5]).wounds(alien(1), 3));
    fight.dice("h h g a a").declare(agent(0), sortie_defenders::With::Gun(0), alien(0), true).over();
    assert_eq!((fight.wounds(alien(0)), fight.wounds(alien(1))), (Some(0), None));
}

/// defenders 172: with three wounds the other card comes in at full health, however many wounds they are.
#[test]
pub(crate) fn rage() {
    let scene = |wounds| {
        seven()
            .agent(Class::Infiltrator, [5, 4])
            .alien("xeno_beast", [7, 4])
            .shield(alien(0), 0)
            .wounds(alien(0), wounds)
            .turn(0)
    };
    let mut fight = Fight::new(scene(1));
    fight.dice("h a a a").gun(0, 0, alien(0)).over();
    assert_eq!(
        (fight.wounds(alien(0)), fight.happened(|event| matches!(event, AttackEvent::Raged { .. }))),
        (Some(2), 0)
    );
    fight.dice("h a a a").gun(0, 0, alien(0)).over();
    let view = &fight.view().aliens[0];
    assert_eq!((view.wounds, view.health), (0, 8));
    assert_eq!(fight.happened(|event| matches!(event, AttackEvent::Raged { .. })), 1);
    fight.dice("h a a a").gun(0, 0, alien(0)).over();
    assert_eq!(fight.wounds(alien(0)), Some(1), "once it rages it goes on being hurt");
}

/// defenders 195: claws that do damage drag the agent one area toward the closest teleport point.
#[test]
pub(crate) fn grab() {
    let scene = || {
        seven().agent(Class::Marine, [5, 4]).alien("aracnos_green", [7, 4]).points(&[[12, 5], [2, 3]]).turn(0)
    };
    let mut fight = Fight::new(scene().points(&[[12, 5]]));
    fight.dice("h a a a").claws(0, Arm::Melee, 0).over();
    assert_eq!(fight.place(alien(0)), [12, 5]);
    let [x, y] = fight.place(agent(0));
    assert!([[10, 5], [14, 5], [11, 4], [13, 4], [11, 6], [13, 6]].contains(&[x, y]), "{x} {y}");
    assert!(fight.view().agents[0].engaged);
    // No damage, no Grab.
    let mut fight = Fight::new(scene());
    fight.dice("h a a s").claws(0, Arm::Melee, 0).over();
    assert_eq!((fight.place(alien(0)), fight.place(agent(0))), ([7, 4], [5, 4]));
    // The web is no claw.
    let mut fight = Fight::new(scene());
    fight.dice("h a a a").claws(0, Arm::Ranged, 0).over();
    assert_eq!(fight.place(agent(0)), [5, 4]);
    // The dead are left behind.
    let mut fight = Fight::new(scene().agent(Class::Hulk, [0, 3]).wounds(agent(0), 6));
    fight.dice("h a a a").claws(0, Arm::Melee, 0).over();
    assert_eq!((fight.wounds(agent(0)), fight.place(alien(0))), (None, [7, 4]));
}
