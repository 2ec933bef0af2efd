//! What weapons do besides hits: flashes, area damage, what befalls whom they hit (64, 67, 98, 115).

use sortie_defenders::content::{AlienCard, AreaDamage, Class, Flash, Grade, Sheet, Weapon};
use sortie_defenders::event::AttackEvent;
use sortie_defenders::mind::Arm;
use sortie_defenders::world::FigureId;

use crate::common::fight::{BOX, Fight, agent, alien, seven};

/// A weapon token in the hands of its class, at a Nexus without a shield one hex away and another alien of the area.
fn armed(weapon: &str) -> Fight {
    let class = BOX.weapons[BOX.weapon(weapon).expect("a weapon")].class.unwrap_or(Class::Marine);
    let scene = seven().agent(class, [5, 4]).holds(0, "alien_knowledge").weapon(0, 0, weapon).left(0);
    Fight::new(
        scene
            .agent(Class::Biotech, [3, 4])
            .wounds(agent(1), 4)
            .alien("nexus_green", [7, 4])
            .shield(alien(0), 0)
            .alien("aracnos_green", [9, 4])
            .turn(0),
    )
}

fn is_held(fight: &Fight, figure: FigureId) -> (bool, bool) {
    fight.state.figure(figure).map_or((false, false), |body| (body.is_immobilised, body.is_paralysed))
}

/// defenders 67: every flash effect in the box on hits and defence dice, once and not for each flash: one red flash or blue one,
/// the rest aliens.
#[test]
pub(crate) fn a_flash_counts_once() {
    let mut n = 0;
    for weapon in &BOX.weapons {
        let (red, blue) = (
            weapon.dice.of(sortie_defenders::dice::Die::Red),
            weapon.dice.of(sortie_defenders::dice::Die::Blue),
        );
        let dice = format!("{}{}", "hf ".repeat(red.into()), "hf ".repeat(blue.into()));
        let mut fight = armed(&weapon.id);
        fight.dice(&dice);
        let Flash { hits, fewer_dice, .. } = weapon.flash;
        let struck = u16::from(red + blue + hits);
        if weapon.hurts() {
            let targets = if weapon.area == AreaDamage::Always || weapon.flash.area { 2 } else { 1 };
            for _ in 0..targets {
                fight.dice(&"a ".repeat(usize::from(struck.saturating_sub(fewer_dice.into()))));
            }
            fight.gun(0, 0, alien(0));
            // Tokens for hits, where they are for sale (75).
            if weapon.own_ammo {
                fight.choose(sortie_defenders::Choice::Spend { tokens: 0 });
            }
            assert_eq!(fight.struck().2.len(), targets, "{}", weapon.id);
        } else {
            fight.gun(0, 0, agent(1));
            assert_eq!(fight.wounds(agent(1)), Some(4_u8.saturating_sub(struck as u8)), "{}", weapon.id);
        }
        fight.over();
        assert_eq!((fight.struck().0, fight.struck().1), (struck, fewer_dice), "{}", weapon.id);
        n += 1;
    }
    assert_eq!(n, BOX.weapons.len());
}

/// defenders 64, 67, 97, 104: both weapons of every sheet on either side, with a flash on every die: hits, dice taken away, healing
#[test]
pub(crate) fn every_weapon_of_a_sheet() {
    for (grade, elite) in [(Grade::Copper, false), (Grade::Palladium, true)] {
        for printed in &BOX.agents {
            let sheet = if elite { &printed.elite } else { &printed.base };
            for (gun, weapon) in sheet.weapons().into_iter().enumerate() {
                let scene = seven().agent(printed.class, [5, 4]).grade(0, grade).left(0);
                let other = if printed.class == Class::Hulk { Class::Marine } else { Class::Hulk };
                let scene = scene.agent(other, [6, 3]).wounds(agent(1), 5).alien("nexus_blue", [7, 4]);
                let mut fight = Fight::new(scene.shield(alien(0), 0).turn(0));
                let n_dice = weapon.dice.n_dice();
                fight.dice(&"hf ".repeat(n_dice));
                let struck = n_dice as u16 + u16::from(weapon.flash.hits);
                let what = format!("{} of {:?}, {grade:?}", weapon.id, printed.class);
                if weapon.hurts() {
                    let dice = struck.saturating_sub(weapon.flash.fewer_dice.into());
                    fight.dice(&"a ".repeat(dice.into())).gun(0, gun as u8, alien(0));
                    if weapon.own_ammo {
                        fight.choose(sortie_defenders::Choice::Spend { tokens: 0 });
                    }
                    assert_eq!(fight.wounds(alien(0)).map_or(struck, u16::from), struck, "{what}");
                } else {
                    fight.gun(0, gun as u8, agent(1));
                    assert_eq!(fight.wounds(agent(1)), Some(5_u8.saturating_sub(struck as u8)), "{what}");
                }
                fight.over();
                assert_eq!((fight.struck().0, fight.struck().1), (struck, weapon.flash.fewer_dice), "{what}");
            }
        }
    }
}

/// Without a flash there is no flash effect.
#[test]
fn no_flash_no_effect() {
    let mut fight = armed("plasma_carbine");
    fight.dice("h g g g a").gun(0, 0, alien(0)).over();
    assert_eq!(fight.struck(), (1, 0, vec![alien(0)]));
    let mut fight = armed("acid_thrower");
    fight.dice("h g g a a").gun(0, 0, alien(0)).over();
    assert_eq!(fight.struck(), (1, 0, vec![alien(0), alien(1)]), "always the whole area");
}

/// Everything that befalls whom a weapon hits is known to these tests.
#[test]
fn every_on_hit_is_played() {
    let befalls = |weapon: &&Weapon| weapon.on_hit.is_some() || weapon.flash.on_hit.is_some();
    let sheets = BOX.agents.iter().flat_map(|agent| [&agent.base, &agent.elite]);
    let cards = BOX.aliens.iter().flat_map(AlienCard::weapons);
    let all = sheets.flat_map(Sheet::weapons).chain(&BOX.weapons).chain(cards);
    let mut ids: Vec<&str> = all.filter(befalls).map(|weapon| weapon.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(
        ids,
        [
            "bladed_knuckles",
            "breach_shotgun",
            "crusher_gauntlet",
            "hydraulic_claw",
            "mind_blast",
            "stasis_emitter",
            "web"
        ]
    );
}

/// One hit immobilises; a flash paralyses besides.
#[test]
fn stasis_emitter() {
    let mut fight = armed("stasis_emitter");
    fight.dice("h g s").gun(0, 0, alien(0)).over();
    assert_eq!(is_held(&fight, alien(0)), (true, false));
    let mut fight = armed("stasis_emitter");
    fight.dice("hf g s").gun(0, 0, alien(0)).over();
    assert_eq!(is_held(&fight, alien(0)), (true, true));
    let mut fight = armed("stasis_emitter");
    fight.dice("g g").gun(0, 0, alien(0)).over();
    assert_eq!(is_held(&fight, alien(0)), (false, false));
}

/// Straight away, or beside that hex; not at all if there is no room. Only a flash does it.
#[test]
fn pushed() {
    let hulk = || seven().agent(Class::Hulk, [5, 4]).alien("nexus_green", [7, 4]).shield(alien(0), 0);
    let mut fight = Fight::new(hulk().turn(0));
    fight.dice("hf a s").gun(0, 1, alien(0)).over();
    assert_eq!(fight.place(alien(0)), [9, 4]);
    let mut fight = Fight::new(hulk().turn(0));
    fight.dice("h a s").gun(0, 1, alien(0)).over();
    assert_eq!(fight.place(alien(0)), [7, 4]);
    let mut fight = Fight::new(hulk().alien("aracnos_green", [9, 4]).turn(0));
    fight.dice("hf a s").gun(0, 1, alien(0)).over();
    assert_eq!(fight.place(alien(0)), [8, 3], "of two hexes the first");
    let crowd =
        hulk().alien("aracnos_green", [9, 4]).alien("aracnos_green", [8, 3]).alien("xeno_beta_green", [8, 5]);
    let mut fight = Fight::new(crowd.turn(0));
    fight.dice("hf a s").gun(0, 1, alien(0)).over();
    assert_eq!(fight.place(alien(0)), [7, 4]);
    assert_eq!(fight.happened(|event| matches!(event, AttackEvent::Pushed { .. })), 0);
}

/// defenders 115: some push whomever they hit, also if every hit is cancelled.
#[test]
fn every_hit_pushes() {
    let scene =
        seven().agent(Class::Hulk, [5, 4]).holds(0, "alien_knowledge").weapon(0, 1, "crusher_gauntlet");
    let mut fight = Fight::new(scene.alien("nexus_green", [7, 4]).shield(alien(0), 0).turn(0));
    fight.dice("h g g g s").gun(0, 1, alien(0)).over();
    assert_eq!((fight.place(alien(0)), fight.wounds(alien(0))), ([9, 4], Some(0)));
    fight.dice("a a a a").gun(0, 1, alien(0)).over();
    assert_eq!(fight.place(alien(0)), [9, 4]);
}

/// From afar it is pushed the way that leads most directly away.
#[test]
fn pushed_from_afar() {
    let mut fight = Fight::new(
        seven()
            .agent(Class::Biotech, [3, 4])
            .weapon(0, 0, "breach_shotgun")
            .alien("nexus_green", [7, 4])
            .shield(alien(0), 0)
            .turn(0),
    );
    fight.dice("hf a a s s").gun(0, 0, alien(0)).over();
    assert_eq!(fight.place(alien(0)), [9, 4]);
}

/// defenders 145: a push is a move: what an agent sees from there is revealed before anybody goes on.
#[test]
fn a_push_may_reveal() {
    let mut fight = Fight::new(
        seven().agent(Class::Marine, [5, 4]).alien("nexus_green", [7, 4]).signal(false, [2, 3]).turn(0),
    );
    fight.dice("hf a a s").claws(0, Arm::Melee, 0).over();
    assert_eq!(fight.place(agent(0)), [3, 4]);
    assert!(fight.view().signals.is_empty(), "a human");
}

/// Claws, webs and blasts of aliens.
#[test]
fn aliens() {
    let scene = |card: &str| {
        seven().agent(Class::Infiltrator, [5, 4]).agent(Class::Marine, [6, 5]).alien(card, [7, 4]).turn(0)
    };
    let mut fight = Fight::new(scene("aracnos_green"));
    fight.dice("h a a s").claws(0, Arm::Ranged, 0).over();
    assert_eq!(is_held(&fight, agent(0)), (true, false), "the web");
    let mut fight = Fight::new(scene("xeno_grey_green"));
    fight.dice("hf a s").claws(0, Arm::Ranged, 0).over();
    assert_eq!(is_held(&fight, agent(0)), (true, false));
    let mut fight = Fight::new(scene("xeno_grey_blue"));
    fight.dice("hf a a s").claws(0, Arm::Ranged, 0).over();
    assert_eq!(is_held(&fight, agent(0)), (false, true));
    // Area damage of an alien hits agents and no alien (166).
    let mut fight = Fight::new(scene("nexus_blue").alien("aracnos_green", [8, 5]));
    fight.dice("hf a a s s").claws(0, Arm::Ranged, 0).over();
    assert_eq!(fight.struck(), (1, 0, vec![agent(0), agent(1)]));
    // Ammo and jam faces are nothing to it (166).
    let mut fight = Fight::new(scene("nexus_blue"));
    fight.dice("ha sj sj s").claws(0, Arm::Melee, 0).over();
    assert_eq!(
        fight.happened(|event| matches!(event, AttackEvent::Jammed { .. } | AttackEvent::AmmoLost { .. })),
        0
    );
}

/// defenders 64, 72, A9: a jam comes after the attack, and an ammo face takes one token at most, none where none is left.
#[test]
fn jams_and_ammo() {
    let scene = |tokens| {
        seven()
            .agent(Class::Marine, [5, 4])
            .ammo(agent(0), 0, tokens)
            .alien("nexus_green", [9, 4])
            .shield(alien(0), 0)
            .turn(0)
    };
    let mut fight = Fight::new(scene(5));
    fight.dice("ha ha j s s").gun(0, 0, alien(0)).over();
    assert_eq!(fight.state.gun(agent(0), 0), (Some(4), true));
    let mut fight = Fight::new(scene(1).alien("aracnos_green", [8, 5]));
    fight.dice("ha g g s s").declare(agent(0), sortie_defenders::With::Gun(0), alien(0), true).over();
    assert_eq!(fight.state.gun(agent(0), 0), (Some(0), false), "the only token was paid for area damage");
    assert_eq!(fight.struck().2.len(), 2);
}

/// Under the option of rank based defence nobody rolls more dice than his rank allows.
#[test]
fn rank_based_defence() {
    let capped = sortie_defenders::setup::TableOptions {
        human_view: false,
        duel: false,
        friendly_fire: false,
        rank_defence: true,
    };
    for (card, n_dice) in [("aracnos_green", 3), ("aracnos_blue", 4), ("xeno_beast", 5)] {
        let mut fight = Fight::new(
            seven()
                .options(capped)
                .agent(Class::Infiltrator, [5, 4])
                .alien(card, [7, 4])
                .shield(alien(0), 0)
                .turn(0),
        );
        fight.dice("hh hh hh").dice(&"s ".repeat(n_dice)).gun(0, 0, alien(0));
        let defended = |event: &AttackEvent| matches!(event, AttackEvent::Defended { cancelled, .. } if usize::from(*cancelled) == n_dice);
        assert_eq!(fight.happened(defended), 1, "{card}");
    }
    let mut fight =
        Fight::new(seven().options(capped).agent(Class::Marine, [5, 4]).alien("xeno_beast", [7, 4]).turn(0));
    fight.dice("hh hh hf s s s s s").claws(0, Arm::Melee, 0).over();
    assert_eq!((fight.struck().0, fight.wounds(agent(0))), (6, Some(1)));
}
