//! Sheets, drones and ranks.

use sortie_content::{Finding, Texts};

use super::weapon::{range, weapon};
use super::{name, twice};
use crate::attack::Manner;
use crate::content::agent::{Agent, Drone, Gain, Promotion, Sheet};
use crate::content::entry::{Entry, List};
use crate::content::kinds::{Class, Grade};
use crate::content::stock::Stock;
use crate::content::weapon::{Plate, Weapon};
use crate::dice::Die;
use crate::world::Rank;

/// The classes from the frailest to the toughest.
const BY_HEALTH: [Class; 5] = [Class::Sniper, Class::Infiltrator, Class::Biotech, Class::Marine, Class::Hulk];

/// Five agents whose sheets keep the character of their class.
pub(in crate::content) fn agents(list: &List<'_, Agent>, texts: &Texts, findings: &mut Vec<Finding>) {
    let classes: Vec<Class> = list.values().map(|agent| agent.class).collect();
    if classes != Class::ALL {
        let message =
            "one agent of each class: marine, biotech, infiltrator, sniper, hulk, in this order (39)";
        findings.push(list.error("agent-order", message));
        return;
    }
    for entry in &list.entries {
        let agent = &entry.value;
        sheet(entry, "base", &agent.base, texts, findings);
        sheet(entry, "elite", &agent.elite, texts, findings);
        elite(entry, findings);
        armour(entry, findings);
        slots(entry, findings);
        super::item::power(entry, &agent.innate.id, &agent.innate.power, findings);
        name(entry, "agent", agent.class.id(), texts, findings);
        name(entry, "class", agent.class.id(), texts, findings);
        name(entry, "innate", &agent.innate.id, texts, findings);
    }
    health(list, findings);
}

fn movement(class: Class) -> u8 {
    match class {
        Class::Marine | Class::Biotech | Class::Sniper => 4,
        Class::Infiltrator => 5,
        Class::Hulk => 3,
    }
}

/// One side for itself.
fn sheet(entry: &Entry<'_, Agent>, side: &str, sheet: &Sheet, texts: &Texts, findings: &mut Vec<Finding>) {
    let class = entry.value.class;
    if !(4..=8).contains(&sheet.health) {
        let message = format!("the {side} side has health {}; agents have 4 to 8", sheet.health);
        findings.push(entry.error("sheet-health", message));
    }
    if sheet.movement != movement(class) {
        let message = format!(
            "the {side} side moves {} hexes; the {} moves {}",
            sheet.movement,
            class.id(),
            movement(class)
        );
        findings.push(entry.error("sheet-movement", message));
    }
    for own in sheet.weapons() {
        weapon(entry, own, texts, findings);
        range(entry, own, 3, findings);
        if own.rank != Rank::Green || own.class.is_some() {
            let message =
                format!("`{}` stands on a sheet: it is green and its class is the sheet’s (99)", own.id);
            findings.push(entry.error("weapon-rank", message));
        }
        if own.dice.n_dice() > 4 {
            let message = format!("`{}` has {} dice; up to 4 stand on a sheet", own.id, own.dice.n_dice());
            findings.push(entry.error("weapon-dice", message));
        }
    }
}

/// The elite side has 1 or 2 more health and an energy shield, and nothing on it is worse.
fn elite(entry: &Entry<'_, Agent>, findings: &mut Vec<Finding>) {
    let Agent { class, base, elite, .. } = &entry.value;
    let more = i16::from(elite.health) - i16::from(base.health);
    if !(1..=2).contains(&more) {
        let message = format!("the elite side has {more} more health; it has 1 or 2 more");
        findings.push(entry.error("elite-health", message));
    }
    let most = if *class == Class::Hulk { 2 } else { 1 };
    if base.shield != 0 || !(1..=most).contains(&elite.shield) {
        let message = format!("energy shields are 0 on the base side and 1 to {most} on the elite side (57)");
        findings.push(entry.error("sheet-shield", message));
    }
    if !is_no_worse_plate(&base.armour, &elite.armour) {
        findings.push(entry.error("elite-worse", "the armour of the elite side is worse"));
    }
    for (base, elite) in base.weapons().into_iter().zip(elite.weapons()) {
        if base.id != elite.id || !is_no_worse(base, elite) {
            let message =
                format!("`{}` of the elite side is another weapon or worse than `{}`", elite.id, base.id);
            findings.push(entry.error("elite-worse", message));
        }
    }
}

fn is_no_worse(base: &Weapon, elite: &Weapon) -> bool {
    let (old, new) = (base.flash, elite.flash);
    base.manner == elite.manner
        && base.own_ammo == elite.own_ammo
        && base.area == elite.area
        && elite.dice.n_dice() >= base.dice.n_dice()
        && elite.dice.of(Die::Red) >= base.dice.of(Die::Red)
        && elite.range >= base.range
        && elite.is_limited() == base.is_limited()
        && elite.ammo >= base.ammo
        && new.hits >= old.hits
        && new.fewer_dice >= old.fewer_dice
        && (new.on_hit.is_some() || old.on_hit.is_none())
        && new.area >= old.area
}

fn is_no_worse_plate(base: &Plate, elite: &Plate) -> bool {
    elite.shields >= base.shields
        && elite.shield_each >= base.shield_each
        && elite.heal >= base.heal
        && (elite.only.is_none() || elite.only == base.only)
}

/// What the armour of three classes does is printed: it heals (174), helps in melee alone (T16), counts every flash (67).
fn armour(entry: &Entry<'_, Agent>, findings: &mut Vec<Finding>) {
    let Plate { shields, shield_each, heal, only } = entry.value.base.armour;
    let is_right = match entry.value.class {
        Class::Biotech => heal == 1,
        Class::Infiltrator => shields == 1 && only == Some(Manner::Melee),
        Class::Hulk => shield_each,
        Class::Marine | Class::Sniper => shields > 0 && !shield_each && heal == 0,
    };
    if !is_right {
        let message =
            format!("the armour of the {} does something else (67, 174, T16)", entry.value.class.id());
        findings.push(entry.error("sheet-armour", message));
    }
}

/// Everybody can always do damage: one weapon counts its ammo, the other does not and hurts (182). The biotech's second
/// weapon heals, so his first counts none.
fn slots(entry: &Entry<'_, Agent>, findings: &mut Vec<Finding>) {
    let class = entry.value.class;
    let weapons = entry.value.base.weapons();
    let n_limited = weapons.iter().filter(|weapon| weapon.is_limited()).count();
    let n_sure = weapons.iter().filter(|weapon| weapon.hurts() && !weapon.is_limited()).count();
    let n_healing = weapons.iter().filter(|weapon| !weapon.hurts()).count();
    let right = if class == Class::Biotech { (0, 1, 1) } else { (1, 1, 0) };
    if (n_limited, n_sure, n_healing) != right {
        let message = "one weapon with ammo and one without that hurts; the biotech’s hurts without ammo, the other heals (182)";
        findings.push(entry.error("sheet-weapons", message));
    }
}

/// Health never falls from the sniper to the hulk; the hulk has more than the biotech, and he more than the sniper.
fn health(list: &List<'_, Agent>, findings: &mut Vec<Finding>) {
    let of = |class: Class| list.entries[class as usize].value.base.health;
    let rises = BY_HEALTH.windows(2).all(|pair| of(pair[0]) <= of(pair[1]));
    if !rises || of(Class::Hulk) <= of(Class::Biotech) || of(Class::Biotech) <= of(Class::Sniper) {
        let message =
            "health rises from sniper, infiltrator, biotech, marine to hulk: hulk above biotech above sniper";
        findings.push(list.error("health-order", message));
    }
}

/// Two drones: one that stays and one that walks, with an energy shield (120, 124, 187).
pub(in crate::content) fn drones(list: &List<'_, Drone>, texts: &Texts, findings: &mut Vec<Finding>) {
    twice(&list.entries, |drone| &drone.id, findings);
    let ids: Vec<&str> = list.values().map(|drone| drone.id.as_str()).collect();
    if ids != ["sentry_gun", "gd_209"] {
        findings
            .push(list.error("drones", "the drones are `sentry_gun` and `gd_209`, in this order (120, 124)"));
    }
    for entry in &list.entries {
        let Drone { id, health, movement, shield, weapon: own, innate, .. } = &entry.value;
        let walks = *movement > 0;
        let is_right = (2..=4).contains(health)
            && (2..=3).contains(&own.dice.of(Die::Red))
            && own.dice.of(Die::Blue) == 0
            && own.is_limited()
            && if walks { (3..=4).contains(movement) && *shield == 1 } else { *shield == 0 };
        if !is_right {
            let message = format!(
                "`{id}` has 2 to 4 health, 2 or 3 red dice and ammo; 3 or 4 movement with an energy shield of 1, or neither"
            );
            findings.push(entry.error("drone-numbers", message));
        }
        weapon(entry, own, texts, findings);
        range(entry, own, if walks { 1 } else { 2 }, findings);
        if let Some(innate) = innate {
            super::item::power(entry, &innate.id, &innate.power, findings);
            name(entry, "innate", &innate.id, texts, findings);
        }
        name(entry, "drone", id, texts, findings);
    }
}

/// Six ranks with what each brings (127), harder and harder to reach.
pub(in crate::content) fn ranks(list: &List<'_, Promotion>, texts: &Texts, findings: &mut Vec<Finding>) {
    const GAINS: [Gain; 6] =
        [Gain::Innate, Gain::BasicTactic, Gain::Skill, Gain::ImprovedTactic, Gain::Elite, Gain::Skill];
    let found: Vec<(Grade, Gain)> = list.values().map(|rank| (rank.grade, rank.gain)).collect();
    let printed: Vec<(Grade, Gain)> = Grade::ALL.into_iter().zip(GAINS).collect();
    if found != printed {
        findings.push(list.error("ranks", "the ranks and what they bring are printed (127)"));
        return;
    }
    let needed: Vec<u8> = list.values().map(|rank| rank.gd).collect();
    if needed[0] != 0 || !needed.is_sorted() || needed[1..].iter().any(|gd| !(1..=3).contains(gd)) {
        let message =
            "copper takes no gd result, the others 1 to 3 and never fewer than the rank before (126)";
        findings.push(list.error("rank-gd", message));
    }
    for entry in &list.entries {
        name(entry, "rank", entry.value.grade.id(), texts, findings);
    }
}

/// All sheets and drones can be loaded at once.
pub(in crate::content) fn ammo(
    agents: &List<'_, Agent>,
    drones: &List<'_, Drone>,
    stock: &Stock,
    findings: &mut Vec<Finding>,
) {
    let sum = |side: fn(&Agent) -> &Sheet| -> u16 {
        let on_sheets = agents.values().flat_map(|agent| side(agent).weapons());
        let on_drones = drones.values().map(|drone| &drone.weapon);
        on_sheets.chain(on_drones).filter_map(|weapon| weapon.ammo).map(u16::from).sum()
    };
    for (side, sum) in [("base", sum(|agent| &agent.base)), ("elite", sum(|agent| &agent.elite))] {
        if sum > u16::from(stock.ammo) {
            let message = format!(
                "the {side} sides and the drones need {sum} ammo tokens; the box holds {}",
                stock.ammo
            );
            findings.push(agents.error("ammo-sum", message));
        }
    }
}
