//! Sight, cover and attacks (C8, C9.1 to C9.5, C9.12 to C9.16).

use serde_json::{Map, Value, json};

use super::Question;
use crate::attack::{Attacker, Defender};
use crate::content::Condition;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::nerve::Nerve;
use crate::profile::AttackKind;
use crate::scene::Position;
use crate::world::{Obscured, World};

pub(super) fn los(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["from", "to"])?;
    let (from, to) = pair(question)?;
    Ok(json!(question.world.sees(from, to)))
}

pub(super) fn sights(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&[])?;
    let mut all = Map::new();
    for one in question.position.units() {
        for other in question.position.units().filter(|&other| other > one) {
            let key = format!("{}-{}", question.position.id(one), question.position.id(other));
            all.insert(key, json!(question.world.sees(one, other)));
        }
    }
    Ok(Value::Object(all))
}

pub(super) fn covers(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&[])?;
    let mut all = Map::new();
    for from in question.position.units() {
        let is_trooper = |unit: &UnitId| question.world.body(*unit).kind.is_trooper();
        for to in question.world.enemies(from).filter(is_trooper) {
            if question.world.sees(from, to) {
                let key = format!("{}>{}", question.position.id(from), question.position.id(to));
                all.insert(key, json!(terrain(question.world.obscured(from, to))));
            }
        }
    }
    Ok(Value::Object(all))
}

pub(super) fn cover(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["from", "to"])?;
    let (from, to) = pair(question)?;
    let Question { position, world, .. } = question;
    if !world.sees(from, to) {
        return Ok(Value::Null);
    }
    let obscured = world.obscured(from, to);
    let mut ids = position.terrain.names(obscured.pieces);
    ids.extend(obscured.vehicles.iter().map(|unit| position.id(unit)));
    ids.sort_unstable();
    let value = in_force(position, world, (from, to), terrain(obscured));
    Ok(json!({ "terrain": terrain(obscured), "pieces": ids, "value": value }))
}

pub(super) fn attack(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["from", "to"])?;
    let (from, to) = pair(question)?;
    let attacker = question.position.figure(from);
    let weapons = attacker.profile.weapons.iter();
    // Who does not fight adds no weapons (K38).
    let usable = weapons.filter(|weapon| {
        !attacker.has(Keyword::Noncombatant) && question.world.attack(from, to, weapon).is_ok()
    });
    let names: Vec<&str> = usable.map(|weapon| weapon.id.as_str()).collect();
    Ok(json!({ "legal": !names.is_empty(), "weapons": names }))
}

/// The figures between which something is asked.
fn pair(question: &Question<'_>) -> Result<(UnitId, UnitId), String> {
    let unit = |key| question.position.unit(question.fields(), key);
    Ok((unit("from")?, unit("to")?))
}

/// The cover of the terrain as a number (C9.13).
fn terrain(obscured: Obscured) -> u16 {
    obscured.cover as u16
}

/// The cover value in force against a ranged attack (C9.15, C9.16). Bad weather counts unless the attacker has aimed (M5.2).
fn in_force(position: &Position, world: &World<'_>, (from, to): (UnitId, UnitId), terrain: u16) -> u16 {
    let (attacker, defender) = (position.figure(from), position.figure(to));
    let nerve = Nerve {
        courage: defender.profile.courage.map(u64::from),
        tokens: defender.suppression.into(),
        droid: defender.profile.kind.is_droid(),
    };
    let profile = &defender.profile;
    let keywords = profile.keywords.iter().copied();
    let defence = Defender::of(profile.defence, profile.surge.defence, nerve, terrain, keywords);
    let keywords = attacker.profile.keywords.iter().copied();
    let attack = Attacker::of(AttackKind::Ranged, attacker.profile.surge.attack, keywords, []);
    let weather = world.condition == Condition::Weather && !attacker.has_aimed;
    defence.cover(&Attacker { weather, ..attack })
}
