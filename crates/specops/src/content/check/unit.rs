//! Kinds of unit and vehicles.

use sortie_content::Finding;

use super::{name, twice};
use crate::content::entry::Entry;
use crate::content::raw::RawUnit;
use crate::content::read::Pack;
use crate::content::unit::MOST_KEYWORDS;
use crate::keyword::{Keyword, WeaponKeyword};
use crate::profile::{Faction, Rank, UnitKind, Weapon, WeaponKind};

/// The most dice of one weapon.
const MOST_DICE: u16 = 6;
/// The farthest a weapon reaches: across the table (C1.3).
const MOST_REACH: u8 = 36;

/// Each unit can be played: figures within their limits, weapons that hit something, names for what is read.
pub(super) fn units(pack: &Pack<'_>, findings: &mut Vec<Finding>) {
    twice(&pack.units, |unit| &unit.id, findings);
    for entry in &pack.units.entries {
        name(entry, "unit", &entry.value.id, &pack.texts, findings);
        unit(pack, entry, findings);
    }
}

fn unit(pack: &Pack<'_>, entry: &Entry<'_, RawUnit>, findings: &mut Vec<Finding>) {
    let profile = entry.value.profile();
    let mut wrong = |code, message: String| findings.push(entry.error(code, message));
    let most =
        if profile.rank == Rank::Commander || profile.kind == UnitKind::WookieeTrooper { 4 } else { 3 };
    if !(1..=most).contains(&profile.health) {
        wrong("unit-health", format!("health {}; such a unit has 1 to {most}", profile.health));
    }
    if profile.courage.is_none_or(|courage| !(1..=3).contains(&courage)) {
        wrong("unit-courage", "courage is 1 to 3".to_owned());
    }
    if !(1..=3).contains(&profile.speed) {
        wrong("unit-speed", format!("speed {}; there are tools for 1 to 3 (C7.2)", profile.speed));
    }
    if profile.kind.is_vehicle() {
        wrong("unit-type", "a vehicle is no unit of a team (C7.14)".to_owned());
    }
    if profile.keywords.len() > MOST_KEYWORDS {
        let n = profile.keywords.len();
        wrong("unit-keywords", format!("{n} keywords; a card has room for {MOST_KEYWORDS}"));
    }
    let is_peaceful = profile.keywords.contains(&Keyword::Noncombatant);
    if is_peaceful != profile.weapons.is_empty() {
        wrong("unit-weapons", "a unit has weapons, or the keyword noncombatant (K38)".to_owned());
    }
    let is_melee = |weapon: &Weapon| weapon.kind != WeaponKind::Ranged;
    if !is_peaceful && !profile.weapons.iter().any(is_melee) {
        wrong("unit-unarmed", "without a melee weapon a unit can never move into melee (C7.11)".to_owned());
    }
    for keyword in &profile.keywords {
        name(entry, "keyword", keyword.name().replace(':', "").as_str(), &pack.texts, findings);
    }
    for one in &profile.weapons {
        weapon(pack, entry, one, findings);
    }
    for (n, one) in profile.weapons.iter().enumerate() {
        if profile.weapons[..n].iter().any(|other| other.id == one.id) {
            findings.push(entry.error("weapon-twice", format!("it bears `{}` twice", one.id)));
        }
    }
}

/// A weapon reaches somebody, rolls something, and has a name.
pub(super) fn weapon<T>(pack: &Pack<'_>, entry: &Entry<'_, T>, weapon: &Weapon, findings: &mut Vec<Finding>) {
    let Weapon { id, kind, min, max, dice, keywords } = weapon;
    name(entry, "weapon", id, &pack.texts, findings);
    for keyword in keywords {
        name(entry, "keyword", &weapon_keyword(*keyword), &pack.texts, findings);
    }
    if !(1..=MOST_DICE).contains(&dice.n_dice()) {
        let message = format!("`{id}` rolls {} dice; a weapon rolls 1 to {MOST_DICE}", dice.n_dice());
        findings.push(entry.error("weapon-dice", message));
    }
    let is_right = match kind {
        WeaponKind::Melee => *min == 0 && *max == 0,
        WeaponKind::Ranged | WeaponKind::Both => min < max && *max <= MOST_REACH,
    };
    if !is_right {
        let message = format!("`{id}` reaches nobody: melee has no range, others 1 to {MOST_REACH} inches");
        findings.push(entry.error("weapon-reach", message));
    }
}

/// The name of a weapon keyword, without its number.
pub(super) fn weapon_keyword(keyword: WeaponKeyword) -> String {
    let words = keyword.to_string();
    let words = if matches!(keyword, WeaponKeyword::Fixed(_)) { "fixed".to_owned() } else { words };
    words.replace(':', "").trim_end_matches(|c: char| c.is_ascii_digit()).trim_end().to_owned()
}

/// A vehicle for each faction, within the limits of M3.14.
pub(super) fn vehicles(pack: &Pack<'_>, findings: &mut Vec<Finding>) {
    twice(&pack.vehicles, |vehicle| &vehicle.id, findings);
    for faction in Faction::ALL {
        let n = pack.vehicles.values().filter(|vehicle| vehicle.faction == faction).count();
        if n != 1 {
            let message = format!("{n} vehicles of {faction:?}; each faction has one (M3.2)");
            findings.push(pack.vehicles.error("vehicle-count", message));
        }
    }
    for entry in &pack.vehicles.entries {
        let vehicle = &entry.value;
        name(entry, "vehicle", &vehicle.id, &pack.texts, findings);
        let mut wrong = |code, message: &str| findings.push(entry.error(code, message));
        if !(350..=500).contains(&vehicle.radius) {
            wrong("vehicle-base", "its base is 70 to 100 mm across (M3.14)");
        }
        if !(600..=900).contains(&vehicle.height) {
            wrong("vehicle-height", "its hull is 60 to 90 mm high (M3.14)");
        }
        let health = |n_red: u16| u16::from(vehicle.health) + u16::from(vehicle.health_each) * n_red;
        if health(6) < 12 || health(10) > 36 {
            wrong("vehicle-health", "against 6 to 10 units it stands 12 to 36 wounds (M3.14)");
        }
        let is_too_thick =
            |keyword: &Keyword| matches!(*keyword, Keyword::Armor(x) if x.is_none_or(|x| x > 2));
        if vehicle.keywords.iter().any(is_too_thick) {
            wrong("vehicle-armor", "its Armor is at most 2 (M3.14)");
        }
        for keyword in &vehicle.keywords {
            name(entry, "keyword", keyword.name().replace(':', "").as_str(), &pack.texts, findings);
        }
    }
}
