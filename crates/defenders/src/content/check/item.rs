//! Devices, skills and tactics, and every power.

use sortie_content::{Finding, Texts};

use super::{DICE_CAP, count, name, twice};
use crate::content::agent::Drone;
use crate::content::effect::Effect;
use crate::content::entry::{Entry, List};
use crate::content::item::Item;
use crate::content::kinds::Class;
use crate::content::power::Power;
use crate::content::read::Items;

/// 23 devices, 15 skills, 10 basic and 10 improved tactics, shared out so that every class has a choice.
pub(in crate::content) fn items(
    items: &Items<'_>,
    drones: &List<'_, Drone>,
    texts: &Texts,
    findings: &mut Vec<Finding>,
) {
    let Items { devices, skills, tactics } = items;
    let all = || devices.entries.iter().chain(&skills.entries).chain(&tactics.entries);
    twice(all(), |item| &item.id, findings);
    for entry in all() {
        item(entry, drones, findings);
    }
    for (list, kind) in [(devices, "device"), (skills, "skill"), (tactics, "tactic")] {
        for entry in &list.entries {
            name(entry, kind, &entry.value.id, texts, findings);
            if entry.value.improved && kind != "tactic" {
                let message = format!("`{}` is no tactic and cannot be improved", entry.value.id);
                findings.push(entry.error("item-improved", message));
            }
        }
    }
    count(devices, "devices", |item| item.copies, 23, findings);
    count(skills, "skills", |item| item.copies, 15, findings);
    count(tactics, "basic tactics", |item| if item.improved { 0 } else { item.copies }, 10, findings);
    count(tactics, "improved tactics", |item| if item.improved { item.copies } else { 0 }, 10, findings);
    shares(items, findings);
}

fn shares(items: &Items<'_>, findings: &mut Vec<Finding>) {
    let tokens = |list: &List<'_, Item>, is_it: &dyn Fn(&Item) -> bool| -> u32 {
        list.values().filter(|item| is_it(item)).map(|item| u32::from(item.copies)).sum()
    };
    let Items { devices, skills, tactics } = items;
    let generic = tokens(devices, &|item| item.class.is_none());
    if generic < 12 {
        let message = format!("{generic} devices are for anybody; at least 12 are");
        findings.push(devices.error("item-share", message));
    }
    let medikits =
        tokens(devices, &|item| item.effects().any(|effect| matches!(effect, Effect::Heal(2 | 3))));
    if medikits < 3 {
        let message = format!("{medikits} devices heal 2 or 3 wounds; at least 3 do");
        findings.push(devices.error("item-share", message));
    }
    // With fewer, Grenadier would never find three (119).
    let grenades = tokens(devices, &Item::is_grenade);
    if grenades < 4 {
        findings.push(devices.error("item-share", format!("{grenades} grenades; at least 4 are there")));
    }
    for class in Class::ALL {
        let own = |item: &Item| item.class == Some(class);
        let of_devices = tokens(devices, &own);
        if !(1..=2).contains(&of_devices) {
            let message = format!("{of_devices} devices of the {}; every class has 1 or 2", class.id());
            findings.push(devices.error("item-share", message));
        }
        let of_skills = tokens(skills, &own);
        if of_skills < 2 {
            let message = format!("{of_skills} skills of the {}; every class has at least 2", class.id());
            findings.push(skills.error("item-share", message));
        }
        for (improved, tier) in [(false, "basic"), (true, "improved")] {
            let of_tactics = tokens(tactics, &|item| own(item) && item.improved == improved);
            if of_tactics != 2 {
                let message = format!("{of_tactics} {tier} tactics of the {}; every class has 2", class.id());
                findings.push(tactics.error("item-share", message));
            }
        }
    }
}

fn item(entry: &Entry<'_, Item>, drones: &List<'_, Drone>, findings: &mut Vec<Finding>) {
    let item = &entry.value;
    if item.copies == 0 || item.power.is_empty() {
        findings.push(entry.error("item-empty", format!("`{}` has no copies or no power", item.id)));
    }
    for one in &item.power {
        power(entry, &item.id, one, findings);
    }
    for effect in item.effects() {
        if let Effect::Deploy(drone) = effect
            && drones.values().all(|known| known.id != *drone)
        {
            findings.push(entry.error("unknown-id", format!("there is no drone `{drone}`")));
        }
    }
}

/// A power that can be used: its timing goes with its moment, what it changes is under way then, and what it needs can be
/// true.
pub(super) fn power<T>(entry: &Entry<'_, T>, id: &str, power: &Power, findings: &mut Vec<Finding>) {
    let mut wrong = |code, message: &str| findings.push(entry.error(code, format!("`{id}` {message}")));
    if !power.is_in_time() {
        wrong("power-timing", "has a timing that does not go with its moment (111)");
    }
    if power.does.is_empty() || power.does.iter().any(Effect::is_nothing) {
        wrong("power-nothing", "does nothing");
    }
    if power.does.iter().any(|effect| !effect.is_possible_at(power.when)) {
        wrong("power-moment", "changes what is not under way at its moment");
    }
    if power.needs.iter().any(|need| !need.can_be_true_at(power.when)) {
        wrong("power-need", "needs what is never true at its moment");
    }
    if power.does.iter().any(|effect| effect.dice().n_dice() > DICE_CAP) {
        wrong("power-dice", &format!("prints more than {DICE_CAP} dice"));
    }
}
