//! What is printed in the rules and their examples, read off the shipped cards.

use sortie_defenders::attack::{Attacker, Guard, Life, Manner, Strike};
use sortie_defenders::content::{
    AlienPower, AreaDamage, Balance, Calls, Class, Content, Effect, EventEffect, EventKind, Grade, OnHit,
    Origin, SignalGoal, SpeciesId, Terrain, Timing, Weather, When, Whom,
};
use sortie_defenders::dice::{Die, Pool, Roll, Symbol};
use sortie_defenders::mind::{Arm, Call, Deed, Line, Near, To};
use sortie_defenders::world::Rank;

fn red(dice: u8) -> Pool {
    Pool::new(dice, 0).unwrap()
}

/// defenders T6, T9: example 1: the rifle rolls three red dice, a flash takes a defence die; the blue Aracnos has 4 health and a
/// flash is one shield more.
#[test]
fn the_rifle_and_the_aracnos() {
    let content = Content::shipped();
    let rifle = &content.agent(Class::Marine).base.primary;
    assert_eq!((rifle.dice, rifle.area), (red(3), AreaDamage::ForAmmo));
    let roll = Roll::default().with(Symbol::Hit, 4).with(Symbol::Flash, 1).with(Symbol::Ammo, 1);
    let strike = Strike::of(&rifle.new_one(), Attacker::Agent, &roll, 0);
    let aracnos = content.aliens[content.alien("aracnos_blue").unwrap()].defender();
    let guard = Guard::of(&aracnos, &strike);
    let rolled = Roll::default().with(Symbol::Shield, 1).with(Symbol::Flash, 2);
    let harm = guard.harm(&aracnos, Manner::Ranged, aracnos.armour_against(Manner::Ranged).cover(&rolled));
    assert_eq!((strike.ammo_lost, guard.dice, harm.cancelled, harm.wounds), (1, 3, 2, 2));
}

/// defenders T7: example 2: the Improved Vulcan rolls four red dice, ignores the ammo face and buys hits; the blue Xeno-Beta has a
/// shield of 1, armour that heals first, and dies of four wounds.
#[test]
fn the_improved_vulcan_and_the_xeno_beta() {
    let content = Content::shipped();
    let vulcan = &content.weapons[content.weapon("improved_vulcan").unwrap()];
    assert_eq!((vulcan.dice, vulcan.class, vulcan.rank), (red(4), Some(Class::Hulk), Rank::Blue));
    let roll = Roll::default().with(Symbol::Hit, 3).with(Symbol::Jam, 1).with(Symbol::Ammo, 1);
    let strike = Strike::of(&vulcan.new_one(), Attacker::Agent, &roll, 3);
    assert_eq!((strike.hits, strike.ammo_lost, strike.jammed), (6, 3, true));
    let beta = content.aliens[content.alien("xeno_beta_blue").unwrap()].defender();
    let guard = Guard::of(&beta, &strike);
    assert_eq!((guard.shield_used, guard.dice), (1, 5));
    let rolled = Roll::default().with(Symbol::Shield, 1).with(Symbol::Flash, 1);
    let harm = guard.harm(&beta, Manner::Ranged, beta.armour_against(Manner::Ranged).cover(&rolled));
    assert_eq!((harm.cancelled, harm.wounds, harm.life), (1, 4, Some(Life::Dead)));
}

/// defenders T8, T16, T28: armour of three classes: every flash a shield; one more shield in melee alone; a wound healed first.
#[test]
fn armour_of_the_sheets() {
    let content = Content::shipped();
    let harm = |class: Class, wounds: u8, hits: u16, manner: Manner, rolled: Roll| {
        let mut target = content.agent(class).base.defender();
        target.wounds = wounds;
        let strike = Strike { hits, ..Strike::default() };
        let cover = target.armour_against(manner).cover(&rolled);
        Guard::of(&target, &strike).harm(&target, manner, cover)
    };
    let flashes = Roll::default().with(Symbol::Flash, 3);
    assert_eq!(harm(Class::Hulk, 0, 4, Manner::Ranged, flashes).wounds, 1);
    let mixed = Roll::default().with(Symbol::Shield, 1).with(Symbol::Flash, 1).with(Symbol::Hit, 1);
    assert_eq!(harm(Class::Infiltrator, 0, 3, Manner::Basic, mixed).wounds, 2);
    assert_eq!(harm(Class::Infiltrator, 0, 3, Manner::Melee, mixed).wounds, 1);
    let flash = Roll::default().with(Symbol::Flash, 1);
    let healed = |wounds| harm(Class::Biotech, wounds, 1, Manner::Melee, flash);
    assert_eq!((healed(2).healed, healed(2).total), (1, 2));
    assert_eq!((healed(0).healed, healed(0).total), (0, 1));
}

/// defenders 58, 97, 121, 125, 187: what the sheets are known to be: movement, two weapons each, Guard of the marine and the
/// Sentry-Gun, which never walks.
#[test]
fn sheets_and_drones() {
    let content = Content::shipped();
    assert_eq!(Class::ALL.map(|class| content.agent(class).base.movement), [4, 4, 5, 4, 3]);
    let guard = &content.agent(Class::Marine).innate;
    assert_eq!((guard.id.as_str(), guard.origin), ("guard", None));
    assert_eq!((guard.power.timing, guard.power.when), (Timing::Reaction, When::AlienMoved));
    let [sentry, walker] = &content.drones[..] else { panic!("two drones") };
    assert_eq!(sentry.innate.as_ref(), Some(guard));
    assert_eq!((sentry.movement, sentry.shield, walker.shield), (0, 0, 1));
    for drone in [sentry, walker] {
        assert_eq!((drone.weapon.dice.of(Die::Blue), drone.weapon.is_limited()), (0, true));
    }
    let biotech = content.agent(Class::Biotech);
    assert_eq!(biotech.base.secondary.manner, Manner::Healing);
    assert_eq!(content.agent(Class::Infiltrator).base.primary.manner, Manner::Melee);
    assert_eq!(content.agent(Class::Infiltrator).innate.id, "stealth");
    let hulk = content.agent(Class::Hulk);
    assert!(hulk.base.primary.own_ammo);
    assert_eq!((hulk.sheet(Grade::Gold), hulk.sheet(Grade::Palladium)), (&hulk.base, &hulk.elite));
}

/// defenders 126, 127: the gd results a rank takes.
#[test]
fn ranks() {
    let needed: Vec<u8> = Content::shipped().ranks.iter().map(|rank| rank.gd).collect();
    assert_eq!(needed, [0, 1, 1, 2, 2, 3]);
}

/// defenders 119, 188, 189, 190, 191, 192: the tokens the rules name.
#[test]
fn tokens_with_printed_powers() {
    let content = Content::shipped();
    let device = |id: &str| &content.devices[content.device(id).unwrap()];
    let skill = |id: &str| &content.skills[content.skill(id).unwrap()];
    let first = |item: &sortie_defenders::content::Item| item.effects().next().cloned().unwrap();

    assert_eq!((device("medikit").class, first(device("medikit"))), (None, Effect::Heal(3)));
    let Effect::Blast(emp) = first(device("emp_grenade")) else { panic!("a grenade") };
    assert_eq!((device("emp_grenade").class, emp.on_hit), (None, Some(OnHit::StripShields)));
    assert_eq!(device("satellite_strike").class, Some(Class::Infiltrator));
    assert!(matches!(first(device("satellite_strike")), Effect::SatelliteStrike { .. }));
    assert_eq!(device("reinforced_armour").class, Some(Class::Hulk));
    assert_eq!(first(device("reinforced_armour")), Effect::Reinforced(4));
    assert_eq!(first(device("sentry_gun")), Effect::Deploy("sentry_gun".to_owned()));

    assert_eq!(first(skill("alien_knowledge")), Effect::AlienKnowledge);
    let charge: Vec<&Effect> = skill("charge").effects().collect();
    assert_eq!(charge, [&Effect::Move { hexes: 1, disengages: true }, &Effect::Push]);
    assert_eq!(first(skill("grenadier")), Effect::TakeGrenades(3));
    assert_eq!(first(skill("gd_209")), Effect::Deploy("gd_209".to_owned()));
    for item in ["reinforced_armour", "sentry_gun"].map(device) {
        assert_eq!(item.origin, None, "{}", item.id);
    }
    assert_eq!(device("medikit").origin, Some(Origin::Sortie));
}

/// defenders 195: the printed card of the Aracnos.
#[test]
fn the_aracnos() {
    let content = Content::shipped();
    let card = &content.aliens[content.alien("aracnos_green").unwrap()];
    assert_eq!((card.health, card.armour.shields), (4, 1));
    assert_eq!(card.weapons().map(|weapon| weapon.dice.n_dice()).collect::<Vec<_>>(), [3, 3]);
    assert_eq!(card.weapon(Arm::Ranged).unwrap().on_hit, Some(OnHit::Immobilise));
    let powers: Vec<_> = card.power.iter().map(|power| (power.id.as_str(), &power.does)).collect();
    assert_eq!(
        powers,
        [("grab", &AlienPower::Grab { areas: 1 }), ("predator_senses", &AlienPower::IgnoresStealth)]
    );
    let claws = Deed::Attack { with: Arm::Melee, to: None, times: 1 };
    let web = Deed::Attack { with: Arm::Ranged, to: Some(To::Closest), times: 1 };
    let printed = [
        Line { at: Some(0), does: vec![claws] },
        Line { at: Some(1), does: vec![Deed::Adjacent { to: To::Closest }, claws] },
        Line { at: Some(2), does: vec![web] },
        Line { at: None, does: vec![Deed::Toward { areas: 3, to: To::MostWounded }] },
    ];
    assert_eq!(card.line, printed);
}

/// defenders T19, T26: two lines of the blue Xeno-Beta: at 1 it shoots and moves away, blind it moves one area to the closest.
#[test]
fn the_blue_xeno_beta() {
    let content = Content::shipped();
    let card = &content.aliens[content.alien("xeno_beta_blue").unwrap()];
    let shoot = Deed::Attack { with: Arm::Ranged, to: Some(To::Closest), times: 1 };
    assert_eq!(card.line[1].does, [shoot, Deed::Away { areas: 1 }]);
    assert_eq!(card.line.last().unwrap().does, [Deed::Toward { areas: 1, to: To::Closest }]);
}

/// defenders 177: only a Grey gives orders.
#[test]
fn a_grey_gives_orders() {
    let content = Content::shipped();
    let gives_orders = |deed: &Deed| matches!(deed, Deed::Activate { .. });
    for card in &content.aliens {
        let orders = card.line.iter().flat_map(|line| &line.does).filter(|deed| gives_orders(deed)).count();
        assert_eq!(orders > 0, card.species == SpeciesId::XenoGrey, "{}", card.id);
    }
}

/// defenders 194, 197: the events that are printed.
#[test]
fn printed_events() {
    let content = Content::shipped();
    let event = |id: &str| content.events.iter().find(|card| card.id == id).unwrap();
    let kinds = |id: &str| -> Vec<&str> {
        let kind = |effect: &EventEffect| match effect {
            EventEffect::Signals { areas: 1, to: SignalGoal::Alpha } => "signals 1 alpha",
            EventEffect::Signals { areas: 1, to: SignalGoal::Closest } => "signals 1 closest",
            EventEffect::Signals { areas: 3, to: SignalGoal::Closest } => "signals 3 closest",
            EventEffect::Teleport { only: None, .. } => "teleport",
            EventEffect::Teleport { only: Some(Balance::Fewer), .. } => "teleport if fewer",
            EventEffect::LoseAmmo { tokens: 1, who: Whom::Chosen(2) } => "two lose 1 ammo",
            EventEffect::Wound { wounds: 1, who: Whom::Each, on: Some(Terrain::Desert) } => "desert wounds",
            EventEffect::ActOfValor => "act of valor",
            other => panic!("{other:?}"),
        };
        event(id).does.iter().map(kind).collect()
    };
    assert_eq!(kinds("alien_plans"), ["two lose 1 ammo", "signals 1 alpha", "teleport", "act of valor"]);
    assert_eq!(kinds("alien_raid"), ["teleport", "signals 3 closest"]);
    assert_eq!(kinds("rain"), ["signals 1 closest", "teleport if fewer"]);
    assert_eq!(event("rain").kind, EventKind::Weather(Weather::NoEvade));
    assert_eq!(kinds("scorching_sun"), ["desert wounds", "signals 1 closest", "teleport if fewer"]);
    assert_eq!(event("scorching_sun").kind, EventKind::Weather(Weather::Passing));
}

/// defenders T5, A67: aliens fewer than agents.
#[test]
fn balance() {
    let fewer = [(2, 3), (3, 3), (4, 3), (2, 2)].map(|(aliens, agents)| Balance::Fewer.holds(aliens, agents));
    assert_eq!(fewer, [true, false, false, false]);
    let not_more = [(2, 3), (3, 3), (4, 3)].map(|(aliens, agents)| Balance::NotMore.holds(aliens, agents));
    assert_eq!(not_more, [true, true, false]);
}

/// defenders T21, 196: the encounter cards that are printed.
#[test]
fn printed_encounters() {
    let content = Content::shipped();
    let card = |number: u8| &content.encounters[content.encounter(number).unwrap()];
    assert_eq!(card(3).calls.of_mind(), Call { rank: Some(Rank::Green), ..Call::default() });
    assert_eq!(card(5).calls, Calls::Species(SpeciesId::XenoBeta));
    assert_eq!((card(3).danger, card(5).danger, card(12).danger), (0, 1, 0));
    assert_eq!(card(12).calls.of_mind(), Call { is_wounded: true, ..Call::default() });
    assert_eq!(card(1).calls.of_mind(), Call { near: Some(Near::InSight), ..Call::default() });
}
