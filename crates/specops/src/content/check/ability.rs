//! What cards do: that it can happen, at its moment, to somebody.

use sortie_content::Finding;

use super::name;
use super::unit::{weapon, weapon_keyword};
use crate::ability::{Ability, Deed, Filter, Marker, Need, Others, Target, When};
use crate::content::entry::Entry;
use crate::content::read::Pack;
use crate::dice::Pool;
use crate::profile::Rank;

/// The farthest a card reaches without saying the whole table, in inches.
const MOST_REACH: u8 = 24;

/// Checks an ability of a loadout side, or of a command card.
pub(super) fn ability<T>(
    pack: &Pack<'_>,
    entry: &Entry<'_, T>,
    ability: &Ability,
    is_side: bool,
    findings: &mut Vec<Finding>,
) {
    let Ability { when, whose, needs, limit, to, either, does } = ability;
    for unit in filters(ability).flat_map(|filter| &filter.units).filter(|unit| pack.kind(unit).is_none()) {
        findings.push(entry.error("unknown-id", format!("there is no unit `{unit}`")));
    }
    let mut wrong = |code, message: &str| findings.push(entry.error(code, message));
    if does.is_empty() {
        wrong("ability-nothing", "an ability does something");
    }
    if *either && does.len() != 2 {
        wrong("ability-either", "a choice is between two deeds");
    }
    if does.iter().any(|deed| deed.is_lasting() != ability.is_passive()) {
        wrong("ability-lasting", "what lasts holds always, and nothing else does");
    }
    if ability.is_passive() && (*to != Target::Bearer || limit.is_some() || *either) {
        wrong("ability-passive", "what holds always is about its bearers, without limit or choice");
    }
    // Whether somebody is suppressed depends on courage, and that on what holds.
    if ability.is_passive() && needs.contains(&Need::Suppressed) {
        wrong("ability-need", "what holds always does not ask whether its bearer is suppressed");
    }
    if ability.is_action() && is_side && whose.is_everybody() && needs.is_empty() {
        wrong("ability-action", "an action is somebody's, not everybody's");
    }
    if *to == Target::Foe && !when.has_foe() {
        wrong("ability-foe", "nobody is attacked at this moment");
    }
    if needs.iter().any(Need::is_of_attack) && !when.has_foe() && !ability.is_passive() {
        wrong("ability-need", "it needs an attack, and there is none at this moment");
    }
    let is_of_bearer = |need: &Need| *need != Need::Outnumbered;
    if !when.has_bearer() && (!whose.is_everybody() || needs.iter().any(is_of_bearer)) {
        wrong("ability-bearer", "there is no bearer at this moment");
    }
    if is_side && *when == When::Revealed && needs.contains(&Need::Ordered) {
        wrong("ability-need", "nobody has an order at this moment");
    }
    if let Some(others) = to.others() {
        reach(others, *when, &mut wrong);
    }
    for need in needs {
        let inches = match need {
            Need::NearObjective(n) | Need::FoeWithin(n) | Need::NearFriend { within: n, .. } => *n,
            Need::Ordered
            | Need::Suppressed
            | Need::Outnumbered
            | Need::HasMoved
            | Need::HasNotMoved
            | Need::Ranged
            | Need::Melee
            | Need::FoeSuppressed => 1,
        };
        if !(1..=MOST_REACH).contains(&inches) {
            wrong("ability-reach", "distances are 1 to 24 inches");
        }
    }
    for one in does {
        deed(pack, entry, ability, one, findings);
    }
}

fn filters(ability: &Ability) -> impl Iterator<Item = &Filter> {
    let near = ability.needs.iter().filter_map(|need| match need {
        Need::NearFriend { whose, .. } => Some(whose),
        Need::Ordered
        | Need::Suppressed
        | Need::NearObjective(_)
        | Need::Outnumbered
        | Need::HasMoved
        | Need::HasNotMoved
        | Need::Ranged
        | Need::Melee
        | Need::FoeWithin(_)
        | Need::FoeSuppressed => None,
    });
    [&ability.whose].into_iter().chain(near).chain(ability.to.others().map(|others| &others.whose))
}

fn reach(others: &Others, when: When, wrong: &mut impl FnMut(&'static str, &str)) {
    if others.within.is_some_and(|inches| !(1..=MOST_REACH).contains(&inches)) {
        wrong("ability-reach", "distances are 1 to 24 inches");
    }
    if !when.has_bearer() && (others.within.is_some() || others.in_sight) {
        wrong("ability-bearer", "there is no bearer to measure from at this moment");
    }
    if others.up_to.is_some_and(|n| !(1..=3).contains(&n)) {
        wrong("ability-targets", "one to three units can be chosen");
    }
}

fn deed<T>(
    pack: &Pack<'_>,
    entry: &Entry<'_, T>,
    ability: &Ability,
    deed: &Deed,
    findings: &mut Vec<Finding>,
) {
    let mut wrong = |code, message: &str| findings.push(entry.error(code, message));
    let mut number = |n: u8, most: u8| {
        if !(1..=most).contains(&n) {
            wrong("deed-number", &format!("{n} is none of 1 to {most}"));
        }
    };
    let one_unit = || ability.whose.units.len() == 1 || ability.whose.ranks == [Rank::Commander];
    match deed {
        Deed::Keyword(keyword) => {
            name(entry, "keyword", keyword.name().replace(':', "").as_str(), &pack.texts, findings);
        }
        Deed::Attacks { keyword, .. } => {
            name(entry, "keyword", &weapon_keyword(*keyword), &pack.texts, findings);
        }
        Deed::Dice { dice, .. } => {
            if dice.n_dice() != 1 || *dice == Pool::default() {
                wrong("deed-dice", "one die more is enough");
            }
        }
        Deed::AttackSurge(_) | Deed::DefenceSurge(_) | Deed::Order | Deed::Peek => {}
        Deed::Weapon(new) => weapon(pack, entry, new, findings),
        Deed::Replace { weapon: old, by } => {
            weapon(pack, entry, by, findings);
            let bears = |id: &String| {
                let unit = pack.units.values().find(|unit| unit.id == *id);
                unit.is_none_or(|unit| unit.profile().weapons.iter().any(|weapon| weapon.id == *old))
            };
            if ability.whose.units.is_empty() || !ability.whose.units.iter().all(bears) {
                let message = format!("not every bearer is named and has a `{old}` to give away");
                findings.push(entry.error("deed-replace", message));
            }
        }
        Deed::Health(n) | Deed::Courage(n) | Deed::Speed(n) => {
            number(*n, 1);
            let is_round_long = ability.needs.contains(&Need::Ordered);
            if matches!(deed, Deed::Health(_)) && (is_round_long || !one_unit()) {
                wrong("deed-health", "health is for one kind of unit and for the whole game");
            }
        }
        Deed::Covert(n) => number(*n, 2),
        Deed::Gain { marker, n } => {
            number(*n, if *marker == Marker::Standby { 1 } else { 3 });
            let is_harm = matches!(marker, Marker::Suppression | Marker::Observation);
            let to_enemy = match (&ability.to, ability.when) {
                (Target::Foe | Target::Enemies(_), _) | (Target::Bearer, When::EnemyOrdered) => true,
                (Target::Bearer | Target::Friends(_), _) => false,
            };
            if is_harm != to_enemy {
                wrong("deed-whom", "good tokens are for friends, bad ones for enemies");
            }
        }
        Deed::Calm(n) => number(*n, 3),
        Deed::Move(tool) => number(*tool, 1),
        Deed::FewerOrders(n) => {
            number(*n, 2);
            if ability.when != When::Revealed {
                wrong("deed-moment", "orders are counted when cards are revealed");
            }
        }
    }
}
