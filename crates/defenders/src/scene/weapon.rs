//! Weapons and targets of a scene.

use std::ops::Add;
use std::str::FromStr;

use serde_json::Value;
use sortie_content::scene::{Object, text};

use crate::attack::{Armour, Attacker, Defender, Manner, Target, Weapon, WeaponFlash, check_health};
use crate::dice::Pool;

/// What can be said about a weapon.
const WEAPON: [&str; 11] =
    ["type", "dice", "range", "ammo", "own_ammo", "jammed", "no_jam", "hits", "alien", "knowledge", "flash"];

/// What can be said about a target.
const DEFENDER: [&str; 7] = ["kind", "health", "wounds", "shield", "reinforced", "armour", "armour_only"];

/// A weapon.
pub(super) fn read_weapon(weapon: &Object) -> Result<Weapon, String> {
    let weapon = weapon.clone().only(&WEAPON)?;
    let plain = Weapon::new(weapon.required("type")?, weapon.or("dice", Pool::default())?);
    Ok(Weapon {
        range: weapon.or("range", plain.range)?,
        ammo: weapon.optional("ammo")?,
        own_ammo: weapon.or("own_ammo", plain.own_ammo)?,
        jammed: weapon.or("jammed", plain.jammed)?,
        no_jam: weapon.or("no_jam", plain.no_jam)?,
        hits: weapon.or("hits", plain.hits)?,
        alien: weapon.or("alien", plain.alien)?,
        knowledge: weapon.or("knowledge", plain.knowledge)?,
        flash: effects(weapon.list("flash")?, WeaponFlash::default())?,
        ..plain
    })
}

/// The target of an attack. What kind it is need not be said: aliens attack agents, agents heal agents and hurt aliens.
pub(super) fn read_defender(defender: &Object, by: Attacker, manner: Manner) -> Result<Defender, String> {
    let defender = defender.clone().only(&DEFENDER)?;
    let plain = Defender::new(defender.or("kind", Target::of(by, manner))?);
    let read = Defender {
        health: defender.optional("health")?,
        wounds: defender.or("wounds", plain.wounds)?,
        shield: defender.or("shield", plain.shield)?,
        reinforced: defender.or("reinforced", plain.reinforced)?,
        armour: effects(one_or_more(&defender, "armour")?, Armour::default())?,
        armour_only: defender.optional("armour_only")?,
        ..plain
    };
    if let Some(manner @ (Manner::Healing | Manner::Basic)) = read.armour_only {
        let word = serde_json::to_value(manner).unwrap_or_default();
        return Err(format!("{}: melee or ranged, not {word}", defender.place("armour_only")));
    }
    if let Some(health) = read.health {
        let wrong = |error| format!("{}: {error}", defender.place("wounds"));
        check_health(health, read.wounds).map_err(wrong)?;
    }
    Ok(read)
}

/// An armour has one effect as a rule, and is written without a list then.
fn one_or_more<'a>(fields: &'a Object, key: &str) -> Result<Vec<(String, &'a Value)>, String> {
    match fields.value(key) {
        Some(word @ Value::String(_)) => Ok(vec![(fields.place(key), word)]),
        _ => fields.list(key),
    }
}

/// Flash effects, all together.
fn effects<T>(words: Vec<(String, &Value)>, none: T) -> Result<T, String>
where
    T: FromStr<Err: ToString> + Add<Output = T>,
{
    words.into_iter().try_fold(none, |sum, (place, word)| {
        let effect = text(&place, word)?.parse::<T>();
        effect.map(|effect| sum + effect).map_err(|error| format!("{place}: {}", error.to_string()))
    })
}
