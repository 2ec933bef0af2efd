//! Every power that belongs to a moment of an attack, played once (48, 70, 98, 111, A61).

use sortie_defenders::content::{Class, Item, OnHit, Power};
use sortie_defenders::event::AttackEvent;
use sortie_defenders::mind::Arm;
use sortie_defenders::scenario::Scenario;
use sortie_defenders::{Choice, Prompt};

use crate::common::fight::{BOX, Fight, agent, alien, seven, source};

/// Each power of the box by its name, and what it does.
pub(crate) const PLAYED: [(&str, fn()); 20] = [
    ("backstab", backstab),
    ("blade_storm", blade_storm),
    ("brace", brace),
    ("bulwark", bulwark),
    ("called_shot", called_shot),
    ("camouflage", camouflage),
    ("concentrated_fire", concentrated_fire),
    ("full_auto", full_auto),
    ("grenadier", grenadier),
    ("holo_double", holo_double),
    ("marksman", marksman),
    ("no_witnesses", no_witnesses),
    ("piercing_round", piercing_round),
    ("pinning_shot", pinning_shot),
    ("steady_aim", steady_aim),
    ("suppressing_fire", suppressing_fire),
    ("targeting_visor", targeting_visor),
    ("thick_skin", thick_skin),
    ("triage", triage),
    ("vital_spot", vital_spot),
];

#[test]
pub(crate) fn every_power_of_an_attack_is_played() {
    let is_of_attack = |power: &Power| power.when.is_of_attack();
    let items = BOX.skills.iter().chain(&BOX.tactics).chain(&BOX.devices);
    let held = items.filter(|item: &&Item| item.power.iter().any(is_of_attack)).map(|item| item.id.as_str());
    let innate = BOX.agents.iter().filter(|agent| is_of_attack(&agent.innate.power));
    let mut all: Vec<&str> = held.chain(innate.map(|agent| agent.innate.id.as_str())).collect();
    all.sort_unstable();
    let mut played: Vec<&str> = PLAYED.iter().map(|(id, _)| *id).collect();
    played.sort_unstable();
    assert_eq!(played, all);
    for (_, play) in PLAYED {
        play();
    }
}

fn changed(fight: &Fight) -> usize {
    fight.happened(|event| matches!(event, AttackEvent::Changed { .. }))
}

fn with(class: Class, item: &str) -> Scenario {
    seven().agent(class, [5, 4]).holds(0, item).alien("nexus_green", [9, 4]).shield(alien(0), 0).turn(0)
}

/// Passive: one die less for who is stabbed, and nothing is asked.
pub(crate) fn backstab() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Infiltrator, [5, 4])
            .holds(0, "backstab")
            .alien("nexus_green", [7, 4])
            .shield(alien(0), 0)
            .turn(0),
    );
    fight.dice("h h a s").gun(0, 0, alien(0)).over();
    assert_eq!((fight.struck(), fight.wounds(alien(0))), ((2, 1, vec![alien(0)]), Some(1)));
    assert_eq!(fight.state.used_up(), Some([false, true, false]));
}

/// A die more, and all of the area.
pub(crate) fn blade_storm() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Infiltrator, [5, 4])
            .holds(0, "blade_storm")
            .alien("aracnos_green", [7, 4])
            .alien("aracnos_green", [9, 4])
            .turn(0),
    );
    fight.gun(0, 0, alien(0));
    fight.dice("h a a a a a").play(0, "blade_storm").over();
    assert_eq!(fight.struck(), (1, 0, vec![alien(0), alien(1)]));
    assert_eq!(fight.state.used_up(), Some([false, true, true]), "an action besides");
    // Turned down, and the action is gone.
    fight.dice("a a a").gun(0, 0, alien(0)).over();
}

/// Three hits less before shields and dice.
pub(crate) fn brace() {
    let mut fight =
        Fight::new(seven().agent(Class::Hulk, [5, 4]).holds(0, "brace").alien("xeno_beast", [7, 4]).turn(0));
    fight.dice("hh hh a").claws(0, Arm::Melee, 0);
    fight.dice("a").play(0, "brace").over();
    assert_eq!(
        fight.wounds(agent(0)),
        Some(1),
        "one die against one hit, which shows an alien: nobody may take it up"
    );
    let shielded = |event: &AttackEvent| matches!(event, AttackEvent::Shielded { cancelled: 3, .. });
    assert_eq!(fight.happened(shielded), 1);
}

/// Two hits less for a friend in contact, and not for himself.
pub(crate) fn bulwark() {
    let scene = |at| {
        seven()
            .agent(Class::Sniper, [5, 4])
            .agent(Class::Hulk, at)
            .holds(1, "bulwark")
            .alien("aracnos_green", [7, 4])
            .turn(0)
    };
    let mut fight = Fight::new(scene([6, 5]));
    fight.dice("h h h").claws(0, Arm::Melee, 0);
    fight.dice("a").play(1, "bulwark").over();
    assert_eq!(fight.wounds(agent(0)), Some(1));
    let mut fight = Fight::new(scene([9, 4]));
    fight.dice("h h h a a a").claws(0, Arm::Melee, 0).over();
    let mut fight = Fight::new(scene([6, 5]));
    fight.dice("h h h a a a").claws(0, Arm::Melee, 1).over();
    assert_eq!(fight.wounds(agent(1)), Some(3), "not for himself, and his skin re-rolls no alien face");
}

/// Farther by one area, with a die more: whom only it reaches is attacked with it or not at all.
pub(crate) fn called_shot() {
    // In the sandstorm the pistol reaches one area.
    let scene = seven()
        .agent(Class::Sniper, [2, 3])
        .holds(0, "called_shot")
        .alien("nexus_green", [12, 5])
        .shield(alien(0), 0)
        .weather("sandstorm")
        .turn(0);
    let attack = Choice::Attack { gun: 1, target: alien(0), area: false };
    let mut fight = Fight::new(scene.clone());
    fight.run().answer(attack);
    assert!(!fight.is_offered(Choice::Pass), "it has to be used now");
    let named = fight.offers().iter().map(|offer| offer.choice).collect::<Vec<_>>();
    assert_eq!(named, [Choice::Use { source: source(0, "called_shot") }]);
    fight.dice("h h a a").answer(named[0]);
    assert_eq!(
        fight.struck(),
        (2, 1, vec![alien(0)]),
        "a red die more; one less in defence for who stood still"
    );
    assert_eq!(fight.wounds(alien(0)), Some(2));

    let mut fight = Fight::new(scene.clone().used(0, [false, false, true]));
    fight.run();
    assert!(!fight.is_offered(attack), "without an action it cannot be used");
    assert!(
        fight.is_offered(Choice::Attack { gun: 0, target: alien(0), area: false }),
        "the rifle reaches as far"
    );
}

/// A hit less of a ranged attack; it is no help against claws.
pub(crate) fn camouflage() {
    let scene =
        || seven().agent(Class::Sniper, [5, 4]).holds(0, "camouflage").alien("aracnos_green", [7, 4]).turn(0);
    let mut fight = Fight::new(scene());
    fight.dice("h h a").claws(0, Arm::Ranged, 0);
    fight.dice("a").play(0, "camouflage").over();
    assert_eq!(fight.wounds(agent(0)), Some(1));
    let mut fight = Fight::new(scene());
    fight.dice("h h a a a").claws(0, Arm::Melee, 0).over();
    // Who is paralysed has no reactions, and defends all the same (A74).
    let mut fight = Fight::new(scene().paralysed(agent(0)));
    fight.dice("h a a s").claws(0, Arm::Ranged, 0).over();
    assert_eq!(fight.wounds(agent(0)), Some(0));
}

/// Two dice less; declined it is still there.
pub(crate) fn concentrated_fire() {
    let mut fight = Fight::new(with(Class::Marine, "concentrated_fire"));
    fight.gun(0, 0, alien(0));
    fight.dice("h h h a").play(0, "concentrated_fire").over();
    assert_eq!((fight.struck().1, fight.wounds(alien(0))), (2, Some(3)));
    assert_eq!(changed(&fight), 1);

    let mut fight = Fight::new(with(Class::Marine, "concentrated_fire"));
    fight.gun(0, 0, alien(0));
    fight.dice("h a a s").pass().over();
    assert_eq!(fight.state.used_up(), Some([false, true, false]));
    fight.gun(0, 0, alien(0));
    assert!(fight.may_play(0, "concentrated_fire"));
    // Not with an action that is used, and not in the turn of somebody else.
    let mut fight = Fight::new(with(Class::Marine, "concentrated_fire").used(0, [false, false, true]));
    fight.dice("a a a").gun(0, 0, alien(0)).over();
    let mut fight =
        Fight::new(with(Class::Marine, "concentrated_fire").agent(Class::Biotech, [2, 3]).turn(1));
    fight.dice("a a a").gun(0, 0, alien(0)).over();
}

pub(crate) fn full_auto() {
    let mut fight = Fight::new(with(Class::Marine, "full_auto").alien("aracnos_green", [8, 5]));
    fight.gun(0, 1, alien(0));
    fight.dice("h h h a a a a a a").play(0, "full_auto").over();
    assert_eq!(fight.struck(), (3, 0, vec![alien(0), alien(1)]));
}

/// Any die of a grenade, each once, but for alien faces.
pub(crate) fn grenadier() {
    let mut fight = Fight::new(with(Class::Marine, "frag_grenade").holds(0, "grenadier"));
    fight.dice("g j a").throw(0, "frag_grenade", alien(0));
    assert_eq!(fight.open_dice(0, "grenadier"), [0, 1]);
    fight.dice("j").again(0, "grenadier", 0);
    assert_eq!(fight.open_dice(0, "grenadier"), [1], "none twice (70)");
    fight.dice("h a").again(0, "grenadier", 1).over();
    assert_eq!((fight.struck().0, fight.wounds(alien(0))), (1, Some(1)));
}

/// Any defence die, alien faces too; gone afterwards.
pub(crate) fn holo_double() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Infiltrator, [5, 4])
            .holds(0, "holo_double")
            .alien("aracnos_green", [7, 4])
            .turn(0),
    );
    fight.dice("h h a a s").claws(0, Arm::Ranged, 0);
    assert_eq!(fight.open_dice(0, "holo_double"), [0, 1]);
    fight.dice("s").again(0, "holo_double", 0).over();
    assert_eq!(fight.wounds(agent(0)), Some(0));
    assert!(fight.view().agents[0].devices.is_empty());
}

/// One die of a ranged attack.
pub(crate) fn marksman() {
    let scene = || {
        seven()
            .agent(Class::Sniper, [5, 4])
            .holds(0, "marksman")
            .alien("nexus_green", [9, 4])
            .shield(alien(0), 0)
            .turn(0)
            .left(0)
    };
    let mut fight = Fight::new(scene());
    fight.dice("g j a").gun(0, 0, alien(0));
    assert_eq!(fight.open_dice(0, "marksman"), [0, 1]);
    fight.dice("h a").again(0, "marksman", 1).over();
    assert_eq!(
        (fight.struck().0, fight.state.gun(agent(0), 0)),
        (1, (Some(4), false)),
        "the jam was rolled away"
    );
    let mut fight = Fight::new(scene());
    fight.dice("g j a").gun(0, 0, alien(0)).pass().over();
    assert_eq!(fight.state.gun(agent(0), 0), (Some(4), true));
}

/// Three hexes for who has killed by hand; once a round, and not with a gun.
pub(crate) fn no_witnesses() {
    let scene = |gun: &str| {
        let scene = seven().agent(Class::Infiltrator, [5, 4]).holds(0, "no_witnesses");
        let scene = if gun.is_empty() { scene } else { scene.weapon(0, 1, gun) };
        scene.alien("xeno_beta_green", [7, 4]).wounds(alien(0), 1).turn(0)
    };
    let mut fight = Fight::new(scene(""));
    fight.dice("h a a a").gun(0, 0, alien(0)).play(0, "no_witnesses");
    assert!(matches!(fight.prompt(), Prompt::Movement { left: 3, .. }), "{:?}", fight.prompt());
    let mut fight = Fight::new(scene("hush_pistol"));
    fight.dice("h a a a").gun(0, 1, alien(0)).over();
    let mut fight = Fight::new(scene(""));
    fight.dice("h a a s").gun(0, 0, alien(0)).over();
}

pub(crate) fn piercing_round() {
    let mut fight = Fight::new(with(Class::Sniper, "piercing_round").left(0));
    fight.gun(0, 0, alien(0));
    fight.dice("h h h").play(0, "piercing_round").over();
    assert_eq!((fight.struck().1, fight.wounds(alien(0))), (3, Some(3)), "no die is left to roll");
}

pub(crate) fn pinning_shot() {
    let mut fight = Fight::new(with(Class::Sniper, "pinning_shot").left(0));
    fight.gun(0, 0, alien(0));
    fight.dice("h a a a s").play(0, "pinning_shot").over();
    assert!(fight.state.figure(alien(0)).is_some_and(|body| body.is_paralysed && body.wounds == 0));
}

/// A die less in defence for who has stood still.
pub(crate) fn steady_aim() {
    let scene =
        || seven().agent(Class::Sniper, [5, 4]).alien("nexus_green", [9, 4]).shield(alien(0), 0).turn(0);
    let mut fight = Fight::new(scene());
    fight.dice("h h a s").gun(0, 0, alien(0)).over();
    assert_eq!((fight.struck().1, fight.wounds(alien(0))), (1, Some(1)));
    let mut fight = Fight::new(scene().left(0));
    fight.dice("h h a s s").gun(0, 0, alien(0)).over();
    assert_eq!(fight.struck().1, 0);
}

pub(crate) fn suppressing_fire() {
    let mut fight = Fight::new(with(Class::Marine, "suppressing_fire"));
    fight.gun(0, 0, alien(0));
    fight.dice("h a a s").play(0, "suppressing_fire").over();
    let befallen = |event: &AttackEvent| matches!(event, AttackEvent::Befallen { what: OnHit::Immobilise, figure } if *figure == alien(0));
    assert_eq!(fight.happened(befallen), 1, "a hit was rolled, though it was cancelled (115)");
    let mut fight = Fight::new(with(Class::Marine, "suppressing_fire"));
    fight.gun(0, 0, alien(0));
    fight.dice("g a a").play(0, "suppressing_fire").over();
    assert_eq!(fight.happened(befallen), 0);
}

/// Any die, alien faces too: it saves the attack with an alien weapon (106). It costs the action once.
pub(crate) fn targeting_visor() {
    let mut fight = Fight::new(with(Class::Marine, "targeting_visor").weapon(0, 0, "lasergun"));
    fight.dice("h j a").gun(0, 0, alien(0));
    assert_eq!(fight.open_dice(0, "targeting_visor"), [0, 1, 2]);
    fight.dice("h").again(0, "targeting_visor", 2);
    assert_eq!(fight.state.used_up(), Some([false, true, true]));
    assert_eq!(fight.open_dice(0, "targeting_visor"), [0, 1]);
    fight.dice("h a a a").again(0, "targeting_visor", 1).pass().over();
    assert_eq!((fight.struck().0, fight.wounds(alien(0))), (3, Some(3)));
    assert!(fight.view().agents[0].devices.is_empty());
}

/// One defence die, if something gets through.
pub(crate) fn thick_skin() {
    let mut fight = Fight::new(seven().agent(Class::Hulk, [5, 4]).alien("xeno_beast", [7, 4]).turn(0));
    fight.dice("h h a h a").claws(0, Arm::Melee, 0);
    assert_eq!(fight.open_dice(0, "thick_skin"), [0]);
    fight.dice("hf").again(0, "thick_skin", 0).over();
    assert_eq!(fight.wounds(agent(0)), Some(1));
}

/// A blue die and an area more for who heals.
pub(crate) fn triage() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Biotech, [5, 4])
            .holds(0, "triage")
            .agent(Class::Sniper, [9, 4])
            .wounds(agent(1), 3)
            .turn(0),
    );
    let heal = Choice::Attack { gun: 1, target: agent(1), area: false };
    fight.dice("h h a").run().answer(heal);
    assert_eq!(fight.wounds(agent(1)), Some(1));
}

pub(crate) fn vital_spot() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Infiltrator, [5, 4])
            .holds(0, "vital_spot")
            .alien("nexus_green", [7, 4])
            .shield(alien(0), 0)
            .turn(0),
    );
    fight.dice("a a a").gun(0, 0, alien(0));
    fight.dice("a a").play(0, "vital_spot").over();
    assert_eq!((fight.struck().0, fight.wounds(alien(0))), (2, Some(2)), "hits that are added");
}

/// defenders 48, 79: one action, one standard power: what costs an action is not offered twice.
#[test]
pub(crate) fn two_moments() {
    let mut fight = Fight::new(with(Class::Marine, "concentrated_fire").holds(0, "targeting_visor"));
    fight.gun(0, 0, alien(0));
    fight.dice("a a a").play(0, "concentrated_fire").over();
    assert_eq!(fight.open_dice(0, "targeting_visor"), [] as [u8; 0]);
}
