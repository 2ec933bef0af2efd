//! The worked examples of attacks, played from the declaration to the end (T6 to T9, T14 to T17, T28, T30, T35).

use sortie_defenders::content::{Class, Grade, OnHit};
use sortie_defenders::event::AttackEvent;
use sortie_defenders::mind::Arm;
use sortie_defenders::scenario::Scenario;
use sortie_defenders::setup::TableOptions;
use sortie_defenders::{Choice, With};

use crate::common::fight::{Fight, agent, alien, seven};

/// defenders T6, 64, 65, 66, 67, A8: four hits, three dice, two cancelled, two wounds, an ammo token gone.
#[test]
fn t6_rifle_at_an_aracnos() {
    let mut fight = Fight::new(seven().agent(Class::Marine, [5, 4]).alien("aracnos_blue", [9, 4]).turn(0));
    fight.dice("hh hf ha s hf hf").gun(0, 0, alien(0)).over();
    assert_eq!(fight.struck(), (4, 1, vec![alien(0)]));
    assert_eq!(fight.wounds(alien(0)), Some(2));
    assert_eq!(fight.state.gun(agent(0), 0), (Some(4), false));
    assert_eq!(fight.state.used_up(), Some([false, true, false]), "it cost the combat");
}

/// defenders T7, 75, A9: the ammo face is ignored, three tokens buy three hits, the jam comes after the attack.
#[test]
fn t7_improved_vulcan_at_a_xeno_beta() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Hulk, [5, 4])
            .weapon(0, 0, "improved_vulcan")
            .alien("xeno_beta_blue", [9, 4])
            .turn(0),
    );
    fight.dice("h h ha j").gun(0, 0, alien(0));
    let spend = |tokens| Choice::Spend { tokens };
    let so_far = |fight: &Fight| fight.view().attack.and_then(|attack| attack.so_far);
    assert_eq!(so_far(&fight), Some(3), "what tokens are added to");
    assert!((0..=6).all(|tokens| fight.is_offered(spend(tokens))) && !fight.is_offered(spend(7)));
    fight.dice("s hf h h a").choose(spend(3)).over();
    assert_eq!(fight.struck(), (6, 0, vec![alien(0)]));
    let shielded =
        |event: &AttackEvent| matches!(event, AttackEvent::Shielded { shield: 1, cancelled: 0, .. });
    let defended = |event: &AttackEvent| matches!(event, AttackEvent::Defended { cancelled: 1, left: 4, .. });
    assert_eq!((fight.happened(shielded), fight.happened(defended)), (1, 1));
    assert_eq!(fight.wounds(alien(0)), None, "dead");
    assert_eq!(fight.state.gun(agent(0), 0), (Some(3), true));
    assert_eq!(fight.state.n_fragments(), 1, "the first of the round (129)");
}

/// defenders T8, 67: every flash is a shield for Titanium.
#[test]
fn t8_every_flash() {
    let mut fight = Fight::new(seven().agent(Class::Hulk, [5, 4]).alien("xeno_beast", [7, 4]).turn(0));
    fight.dice("hh hh a hf hf hf a").claws(0, Arm::Melee, 0).pass().over();
    assert_eq!((fight.struck().0, fight.wounds(agent(0))), (4, Some(1)));
}

fn crowd(friendly_fire: bool) -> Scenario {
    let options = TableOptions { human_view: false, duel: false, friendly_fire, rank_defence: false };
    seven()
        .options(options)
        .agent(Class::Marine, [5, 4])
        .agent(Class::Biotech, [6, 5])
        .alien("aracnos_green", [9, 4])
        .alien("xeno_beta_green", [8, 3])
        .alien("xeno_beta_green", [11, 4])
        .turn(0)
}

/// defenders T9, 69, 76, 98, A11, A12: a token for area damage; every alien of the area defends, friends if they may be hit, the
/// shooter never. What stands in another area does not.
#[test]
fn t9_area_damage_for_ammo() {
    let mut fight = Fight::new(crowd(false));
    fight.dice("h h a a a a a").declare(agent(0), With::Gun(0), alien(0), true).over();
    assert_eq!(fight.struck(), (2, 0, vec![alien(0), alien(1)]));
    assert_eq!(
        (fight.wounds(alien(0)), fight.wounds(alien(1)), fight.wounds(alien(2))),
        (Some(2), None, Some(0))
    );
    assert_eq!(fight.state.gun(agent(0), 0), (Some(4), false));

    let mut fight = Fight::new(crowd(true));
    fight.dice("h h a s a s s a a").declare(agent(0), With::Gun(0), alien(0), true).over();
    assert_eq!(fight.struck().2, [alien(0), agent(1), alien(1)]);
    assert_eq!((fight.wounds(agent(0)), fight.wounds(agent(1))), (Some(0), Some(0)), "two shields");
}

/// defenders T9, 76: his own grenade would hurt him, his own rifle does not.
#[test]
fn t9_own_devices() {
    let mut fight = Fight::new(crowd(true).holds(0, "frag_grenade"));
    fight.dice("h a a s s a s").throw(0, "frag_grenade", alien(0)).over();
    assert_eq!(fight.struck().2, [alien(0), agent(1), alien(1), agent(0)]);
    assert_eq!((fight.wounds(alien(1)), fight.wounds(agent(0))), (Some(1), Some(0)));
    let mut fight = Fight::new(crowd(false).holds(0, "frag_grenade"));
    fight.dice("h a a s s").throw(0, "frag_grenade", alien(0)).over();
    assert_eq!(fight.struck().2, [alien(0), alien(1)]);
}

fn lasergun() -> Scenario {
    seven().agent(Class::Marine, [5, 4]).weapon(0, 0, "lasergun").alien("nexus_green", [9, 4]).turn(0)
}

/// defenders T14, 106, 107, 192: an alien or a jam face voids the attack of who does not know the weapon.
#[test]
pub(crate) fn t14_alien_weapons() {
    for faces in ["hh h a", "hh h j"] {
        let mut fight = Fight::new(lasergun());
        fight.dice(faces).gun(0, 0, alien(0)).over();
        assert_eq!(fight.happened(|event| matches!(event, AttackEvent::Failed { .. })), 1, "{faces}");
        assert_eq!(fight.happened(|event| matches!(event, AttackEvent::Struck { .. })), 0, "{faces}");
        assert_eq!(fight.state.gun(agent(0), 0), (None, false), "{faces}");
    }
    let mut fight = Fight::new(lasergun().holds(0, "alien_knowledge"));
    fight.dice("hh ha j a a").gun(0, 0, alien(0)).over();
    assert_eq!(fight.struck().0, 3);
    assert_eq!(fight.state.gun(agent(0), 0), (None, false));
    assert_eq!(fight.wounds(alien(0)), Some(2), "one hit was the shield's");
}

/// defenders T15, 65, 110: points of the energy shield take hits before any die falls.
#[test]
fn t15_energy_shield() {
    let elite =
        || seven().agent(Class::Hulk, [5, 4]).grade(0, Grade::Palladium).alien("xeno_beast", [7, 4]).turn(0);
    let mut fight = Fight::new(elite());
    fight.dice("h g a").claws(0, Arm::Melee, 0).over();
    assert_eq!((fight.state.energy_shield(agent(0)), fight.wounds(agent(0))), (1, Some(0)));
    let mut fight = Fight::new(elite());
    fight.dice("h h h s").claws(0, Arm::Melee, 0).over();
    assert_eq!((fight.state.energy_shield(agent(0)), fight.wounds(agent(0))), (0, Some(0)));
}

/// defenders T16, 114: a dying Spine Critter does basic damage, against which an armour for melee does not help; claws are melee.
#[test]
fn t16_acid_poison() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Infiltrator, [5, 4])
            .alien("spine_critter_blue", [7, 4])
            .wounds(alien(0), 2)
            .turn(0),
    );
    fight.dice("h a a a h h h s hf h").gun(0, 0, alien(0)).over();
    assert_eq!((fight.wounds(alien(0)), fight.wounds(agent(0))), (None, Some(2)));

    let mut fight =
        Fight::new(seven().agent(Class::Infiltrator, [5, 4]).alien("aracnos_green", [7, 4]).turn(0));
    fight.dice("h h h s hf h").claws(0, Arm::Melee, 0).over();
    assert_eq!(fight.wounds(agent(0)), Some(1));
}

/// defenders T17, 115, 189: one hit rolled is enough for the shields to be gone, before they could take it; without a hit nothing
/// happens.
#[test]
fn t17_emp_grenade() {
    let scene = || {
        seven().agent(Class::Marine, [5, 4]).holds(0, "emp_grenade").alien("xeno_beta_blue", [9, 4]).turn(0)
    };
    let stripped =
        |event: &AttackEvent| matches!(event, AttackEvent::Befallen { what: OnHit::StripShields, .. });
    let mut fight = Fight::new(scene());
    fight.dice("h g s").throw(0, "emp_grenade", alien(0)).over();
    assert_eq!((fight.state.energy_shield(alien(0)), fight.wounds(alien(0))), (0, Some(0)));
    assert_eq!(fight.happened(stripped), 1);
    let mut fight = Fight::new(scene());
    fight.dice("g j").throw(0, "emp_grenade", alien(0)).over();
    assert_eq!((fight.state.energy_shield(alien(0)), fight.happened(stripped)), (1, 0));
}

/// defenders T28, 174, A73: the biotech's armour heals before the new wound lands; also who bleeds.
#[test]
fn t28_biotech() {
    for (before, after) in [(2, Some(2)), (0, Some(1)), (5, Some(5))] {
        let mut fight = Fight::new(
            seven()
                .agent(Class::Biotech, [5, 4])
                .agent(Class::Hulk, [2, 3])
                .wounds(agent(0), before)
                .alien("aracnos_green", [7, 4])
                .turn(0),
        );
        fight.dice("h a s hf").claws(0, Arm::Melee, 0).over();
        assert_eq!(fight.wounds(agent(0)), after, "{before} wounds before");
    }
}

/// defenders T30, 165, 176: both attacks at the wounded one; if he dies of the first, the second at the other.
#[test]
fn t30_attack_twice() {
    let scene = |wounds| {
        seven()
            .agent(Class::Sniper, [5, 4])
            .agent(Class::Biotech, [9, 4])
            .wounds(agent(1), wounds)
            .alien("xeno_beast", [7, 4])
            .encounter("unleashed")
            .alien_turn(0)
    };
    let targets = |fight: &Fight| -> Vec<_> {
        let declared = |event: &AttackEvent| match event {
            AttackEvent::Declared { target, .. } => Some(*target),
            _ => None,
        };
        fight.attacks().filter_map(declared).collect()
    };
    let mut fight = Fight::new(scene(1));
    fight.dice("h a a a h a a a").run();
    assert_eq!((targets(&fight), fight.wounds(agent(1))), (vec![agent(1); 2], Some(3)));
    let mut fight = Fight::new(scene(5));
    fight.dice("h a a a h a a a").run();
    assert_eq!(targets(&fight), [agent(1), agent(0)]);
    assert_eq!((fight.wounds(agent(1)), fight.wounds(agent(0))), (None, Some(1)));
}

/// defenders T35, 170, 190: tokens of Reinforced Armour take hits first.
#[test]
fn t35_reinforced_armour() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Hulk, [5, 4])
            .grade(0, Grade::Palladium)
            .reinforced(0, 3)
            .shield(agent(0), 0)
            .alien("xeno_beast", [7, 4])
            .turn(0),
    );
    fight.dice("hh hh s s").claws(0, Arm::Melee, 0).over();
    let shielded =
        |event: &AttackEvent| matches!(event, AttackEvent::Shielded { reinforced: 3, shield: 0, .. });
    assert_eq!((fight.happened(shielded), fight.wounds(agent(0))), (1, Some(0)));
}
