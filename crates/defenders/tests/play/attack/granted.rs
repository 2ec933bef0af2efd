//! Attacks that powers allow at once (98, 111).

use sortie_defenders::attack::Manner;
use sortie_defenders::content::Class;
use sortie_defenders::{Choice, Prompt};

use crate::common::fight::{Fight, agent, alien, seven};

/// Only with weapons of its manner, and it costs no combat.
#[test]
fn only_of_its_manner() {
    let scene = seven().agent(Class::Infiltrator, [5, 4]).alien("nexus_green", [7, 4]).shield(alien(0), 0);
    let guns = |with| {
        let mut fight = Fight::new(scene.clone().turn(0));
        fight.state.grant(agent(0), with);
        let gun = |choice| match choice {
            Choice::Strike { gun, .. } => Some(gun),
            _ => None,
        };
        fight.offers().into_iter().filter_map(|offer| gun(offer.choice)).collect::<Vec<u8>>()
    };
    assert_eq!(guns(None), [0, 1]);
    assert_eq!(guns(Some(Manner::Ranged)), [1]);
    assert_eq!(guns(Some(Manner::Melee)), [0]);
    let mut fight = Fight::new(scene.turn(0));
    fight.state.grant(agent(0), None);
    let strike = Choice::Strike { figure: agent(0), gun: 0, target: alien(0), area: false };
    fight.dice("h a a s").choose(strike).over();
    assert_eq!(fight.state.used_up(), Some([false; 3]));
}

/// Who can attack nobody is not asked, and nobody has to.
#[test]
fn nobody_has_to() {
    let mut fight = Fight::new(seven().agent(Class::Marine, [5, 4]).alien("nexus_green", [9, 4]).turn(0));
    fight.state.grant(agent(0), None);
    fight.pass().over();
    let mut fight =
        Fight::new(seven().agent(Class::Infiltrator, [5, 4]).alien("nexus_green", [9, 4]).turn(0));
    fight.state.grant(agent(0), Some(Manner::Melee));
    fight.run();
    assert!(matches!(fight.prompt(), Prompt::Turn { .. }));
}
