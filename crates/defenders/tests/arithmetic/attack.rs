//! One attack in the order of A7: the worked examples, and the rules they rest on.

use sortie_defenders::attack::{
    Armour, Attacker, Defender, Guard, Harm, Life, Manner, SpendError, Strike, Target, Weapon,
};
use sortie_defenders::dice::Pool;

use super::{faces, roll};

fn weapon(manner: Manner, red: u8) -> Weapon {
    Weapon::new(manner, Pool::new(red, 0).expect("few dice"))
}

fn rifle() -> Weapon {
    Weapon { ammo: Some(4), flash: "defence-1".parse().expect("an effect"), ..weapon(Manner::Ranged, 3) }
}

fn armoured(target: Target, armour: &str) -> Defender {
    Defender { armour: armour.parse().expect("an effect"), ..Defender::new(target) }
}

/// What a strike does to a target whose dice show this.
fn harm(weapon: &Weapon, strike: &Strike, defender: &Defender, defence: &str) -> Harm {
    let guard = Guard::of(defender, strike);
    assert_eq!(faces(defence).len(), usize::from(guard.dice), "the right number of dice");
    let cover = defender.armour_against(weapon.manner).cover(&roll(defence));
    guard.harm(defender, weapon.manner, cover)
}

/// A strike with so many hits and nothing else about it.
fn hits(hits: u16) -> Strike {
    Strike { hits, on_hit: hits > 0, ..Strike::default() }
}

/// defenders T6, 74, A8: one die less, not one hit less; the armour's flash counts once.
#[test]
fn t6_rifle_against_aracnos() {
    let strike = Strike::of(&rifle(), Attacker::Agent, &roll("hit+hit hit+flash hit+ammo"), 0);
    assert_eq!((strike.hits, strike.ammo_lost, strike.jammed, strike.on_hit), (4, 1, false, true));
    let aracnos = Defender { health: Some(4), ..armoured(Target::Alien, "shield+1") };
    assert_eq!(Guard::of(&aracnos, &strike).dice, 3);
    let harm = harm(&rifle(), &strike, &aracnos, "shield hit+flash hit+flash");
    assert_eq!((harm.cancelled, harm.wounds, harm.life), (2, 2, Some(Life::Alive)));
}

/// defenders T7, 75, A9: bought hits, a jam that does not spoil the attack, a shield token, an armour with nothing to heal.
#[test]
fn t7_vulcan_against_xeno_beta() {
    let vulcan = Weapon { ammo: Some(5), own_ammo: true, ..weapon(Manner::Ranged, 4) };
    assert_eq!(vulcan.can_spend(Attacker::Agent, 3), Ok(()));
    let strike = Strike::of(&vulcan, Attacker::Agent, &roll("hit hit hit+ammo jam"), 3);
    assert_eq!((strike.hits, strike.ammo_lost, strike.jammed), (6, 3, true));
    let beta = Defender { health: Some(4), shield: 1, ..armoured(Target::Alien, "heal+1") };
    let guard = Guard::of(&beta, &strike);
    assert_eq!((guard.shield_used, guard.hits, guard.dice), (1, 5, 5));
    let harm = harm(&vulcan, &strike, &beta, "shield hit+flash hit hit alien");
    assert_eq!((harm.cancelled, harm.healed, harm.wounds, harm.life), (1, 0, 4, Some(Life::Dead)));
}

/// defenders T8, 67: every flash is a shield.
#[test]
fn t8_titanium() {
    let titanium = armoured(Target::Agent, "shield_each");
    let harm = harm(&rifle(), &hits(4), &titanium, "hit+flash hit+flash flash hit");
    assert_eq!((harm.cancelled, harm.wounds), (3, 1));
}

/// defenders T14, 106, 107, 192
#[test]
fn t14_alien_weapon() {
    let strange = Weapon { alien: true, ammo: Some(2), ..weapon(Manner::Ranged, 3) };
    let known = Weapon { knowledge: true, ..strange };
    let void = Strike { void: true, ..Strike::default() };
    for (weapon, by, rolled, expected) in [
        (strange, Attacker::Agent, "hit+hit hit alien", void),
        (strange, Attacker::Agent, "hit+hit hit+flash jam", void),
        (known, Attacker::Agent, "hit+hit hit+ammo jam", hits(3)),
        (known, Attacker::Agent, "hit+hit hit alien", hits(3)),
        (strange, Attacker::Agent, "hit+hit hit gd", hits(3)),
        // An alien knows its weapon.
        (strange, Attacker::Alien, "hit+hit hit alien", hits(3)),
    ] {
        assert_eq!(Strike::of(&weapon, by, &roll(rolled), 0), expected, "{rolled} by {by:?}");
    }
    // A7: what would be bought is bought after the attack is found to be void.
    let own = Weapon { own_ammo: true, ..strange };
    assert_eq!(Strike::of(&own, Attacker::Agent, &roll("hit hit alien"), 2), void);
    let flashing = Weapon { flash: "hits+2".parse().expect("an effect"), hits: 1, ..strange };
    assert_eq!(Strike::of(&flashing, Attacker::Agent, &roll("hit+flash hit alien"), 0), void);
}

/// defenders T15, T35, 110, 170, 190: tokens take hits before dice do, reinforced ones first.
#[test]
fn t15_t35_tokens() {
    for (reinforced, shield, struck, reinforced_used, shield_used, dice) in [
        (0, 2, 1, 0, 1, 0),
        (0, 2, 3, 0, 2, 1),
        (3, 0, 4, 3, 0, 1),
        (3, 1, 4, 3, 1, 0),
        (3, 2, 2, 2, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ] {
        let defender = Defender { reinforced, shield, ..Defender::new(Target::Agent) };
        let guard = Guard::of(&defender, &hits(struck));
        let expected = Guard { reinforced_used, shield_used, hits: dice, dice };
        assert_eq!(guard, expected, "{reinforced} and {shield} against {struck}");
    }
}

/// defenders T16, 114: an armour against melee does not help against basic damage, nor against ranged attacks.
#[test]
fn t16_acid_poison_and_claws() {
    let mercury = Defender { armour_only: Some(Manner::Melee), ..armoured(Target::Agent, "shield+1") };
    for (manner, wounds) in [(Manner::Basic, 2), (Manner::Melee, 1), (Manner::Ranged, 2)] {
        let harm = harm(&weapon(manner, 3), &hits(3), &mercury, "shield flash hit");
        assert_eq!(harm.wounds, wounds, "{manner:?}");
    }
}

/// defenders T17, 115, 189: a hit was rolled even if it is cancelled; without one nothing happens. Hits that are only added were
/// not rolled.
#[test]
fn t17_on_hit() {
    let grenade = weapon(Manner::Basic, 2);
    let strike = Strike::of(&grenade, Attacker::Agent, &roll("hit gd"), 0);
    assert!(strike.on_hit);
    assert_eq!(harm(&grenade, &strike, &Defender::new(Target::Alien), "shield").wounds, 0);
    assert!(!Strike::of(&grenade, Attacker::Agent, &roll("gd jam"), 0).on_hit);
    let sure = Weapon { hits: 1, ..grenade };
    let added = Strike::of(&sure, Attacker::Agent, &roll("gd gd"), 0);
    assert_eq!((added.hits, added.on_hit), (1, false));
}

/// defenders T28, 174, A73: the biotech's armour heals first, if there is something to heal.
#[test]
fn t28_biotech() {
    for (wounds, healed, total) in [(2, 1, 2), (0, 0, 1)] {
        let biotech = Defender { health: Some(5), wounds, ..armoured(Target::Agent, "heal+1") };
        let harm = harm(&rifle(), &hits(1), &biotech, "hit+flash");
        assert_eq!((harm.healed, harm.wounds, harm.total), (healed, 1, total), "{wounds} wounds");
        assert_eq!(harm.life, Some(Life::Alive));
    }
    let bleeding = Defender { health: Some(5), wounds: 5, ..armoured(Target::Agent, "heal+1") };
    let saved = harm(&rifle(), &hits(1), &bleeding, "hit+flash");
    assert_eq!((saved.total, saved.life), (5, Some(Life::Bleeding)));
    assert_eq!(harm(&rifle(), &hits(1), &bleeding, "hit").life, Some(Life::Dead));
}

/// defenders 64, 72, 102, 120, 166, A9, A10, A43, A59: which weapons jam and lose ammo to `hit+ammo ammo jam`.
#[test]
fn jams_and_ammo() {
    let gun = Weapon { ammo: Some(3), ..weapon(Manner::Ranged, 3) };
    let (agent, alien) = (Attacker::Agent, Attacker::Alien);
    for (what, weapon, by, jammed, ammo_lost) in [
        ("one token a roll at most", gun, agent, true, 1),
        ("no token left", Weapon { ammo: Some(0), ..gun }, agent, true, 0),
        ("unlimited weapons jam", Weapon { ammo: None, ..gun }, agent, true, 0),
        ("its own rule for ammo", Weapon { own_ammo: true, ..gun }, agent, true, 0),
        ("a drone's weapon", Weapon { no_jam: true, ..gun }, agent, false, 1),
        ("an alien weapon that is known", Weapon { alien: true, knowledge: true, ..gun }, agent, false, 0),
        ("aliens ignore both", gun, alien, false, 0),
        ("melee", Weapon { manner: Manner::Melee, ..gun }, agent, false, 0),
        ("basic damage", Weapon { manner: Manner::Basic, ..gun }, agent, false, 0),
        ("healing", Weapon { manner: Manner::Healing, ..gun }, agent, false, 0),
    ] {
        let strike = Strike::of(&weapon, by, &roll("hit+ammo ammo jam"), 0);
        assert_eq!((strike.jammed, strike.ammo_lost, strike.hits), (jammed, ammo_lost, 1), "{what}");
    }
}

/// defenders 67, 98, A7: flash effects count once; all that is added also gives defence dice, and dice taken away never fall below
/// none.
#[test]
fn what_is_added_and_taken_away() {
    let flash = "hits+1".parse().expect("an effect");
    let sure = Weapon { hits: 1, flash, ..weapon(Manner::Melee, 3) };
    let strike = Strike::of(&sure, Attacker::Agent, &roll("hit+flash hit+flash gd"), 0);
    assert_eq!((strike.hits, Guard::of(&Defender::new(Target::Alien), &strike).dice), (4, 4));
    let strike = Strike::of(&sure, Attacker::Agent, &roll("hit gd gd"), 0);
    assert_eq!(strike.hits, 2, "no flash, no effect");
    let fewer = Strike { fewer_dice: 3, ..hits(2) };
    let guard = Guard::of(&Defender::new(Target::Alien), &fewer);
    assert_eq!((guard.hits, guard.dice), (2, 0));
}

/// More shields than hits cancel nothing more, and an armour heals what it can even if nothing gets through.
#[test]
fn armour_beyond_need() {
    let armour = Armour { shields: 2, shield_each: true, heal: 1 };
    let defender = Defender { health: Some(4), wounds: 3, armour, ..Defender::new(Target::Agent) };
    let harm = harm(&rifle(), &hits(2), &defender, "shield+flash flash");
    assert_eq!((harm.cancelled, harm.wounds, harm.healed, harm.total), (2, 0, 1, 2));
}

/// defenders 75, 166: who may spend how much on hits.
#[test]
fn spending() {
    let vulcan = Weapon { ammo: Some(2), own_ammo: true, ..weapon(Manner::Ranged, 4) };
    assert_eq!(vulcan.can_spend(Attacker::Agent, 2), Ok(()));
    assert_eq!(vulcan.can_spend(Attacker::Agent, 3), Err(SpendError::TooFew(2)));
    assert_eq!(vulcan.can_spend(Attacker::Alien, 1), Err(SpendError::Alien));
    assert_eq!(rifle().can_spend(Attacker::Agent, 1), Err(SpendError::NotForSale));
    assert_eq!(rifle().can_spend(Attacker::Agent, 0), Ok(()));
    assert_eq!(Weapon { ammo: None, ..vulcan }.can_spend(Attacker::Agent, 9), Ok(()));
}

/// defenders 64, 102, 107, 109: what can be used at all.
#[test]
fn ready_weapons() {
    let empty = Weapon { ammo: Some(0), ..rifle() };
    for (what, weapon, is_ready) in [
        ("loaded", rifle(), true),
        ("empty", empty, false),
        ("unlimited", Weapon { ammo: None, ..rifle() }, true),
        ("jammed", Weapon { jammed: true, ..rifle() }, false),
        ("an alien weapon needs no ammo", Weapon { alien: true, ..empty }, true),
        ("nor does melee", Weapon { manner: Manner::Melee, ..empty }, true),
    ] {
        assert_eq!(weapon.is_ready(), is_ready, "{what}");
    }
}

/// defenders 73, A61: which dice may be taken up.
#[test]
fn rerolls() {
    let [plain, alien] = faces("jam alien")[..] else { panic!("two faces") };
    for (by, names_alien, takes_alien) in
        [(Attacker::Agent, false, false), (Attacker::Agent, true, true), (Attacker::Alien, false, true)]
    {
        assert!(by.may_reroll(plain, names_alien));
        assert_eq!(by.may_reroll(alien, names_alien), takes_alien, "{by:?} {names_alien}");
    }
}
