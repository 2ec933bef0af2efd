//! Weapons: those of tokens, and what is asked of every weapon.

use sortie_content::{Finding, Texts};

use super::{DICE_CAP, count, name, twice};
use crate::attack::Manner;
use crate::content::entry::{Entry, List};
use crate::content::kinds::Class;
use crate::content::weapon::{AreaDamage, Weapon};
use crate::dice::Die;
use crate::world::Rank;

/// Ten improved and ten alien weapons, each for a class or for anybody.
pub(in crate::content) fn weapons(list: &List<'_, Weapon>, texts: &Texts, findings: &mut Vec<Finding>) {
    twice(&list.entries, |weapon| &weapon.id, findings);
    let of = |rank: Rank| move |weapon: &Weapon| u8::from(weapon.rank == rank);
    count(list, "improved weapons", of(Rank::Blue), 10, findings);
    count(list, "alien weapons", of(Rank::Red), 10, findings);
    for entry in &list.entries {
        weapon(entry, &entry.value, texts, findings);
        range(entry, &entry.value, 4, findings);
        match entry.value.rank {
            Rank::Green => {
                let message = format!(
                    "`{}` is green; tokens are blue or red, and green weapons stand on sheets (99)",
                    entry.value.id
                );
                findings.push(entry.error("weapon-rank", message));
            }
            Rank::Blue => {}
            Rank::Red => alien(entry, findings),
        }
    }
    shares(list, findings);
}

/// Who can find what: improved weapons for every class and at most two for anybody; alien weapons for every class, or four
/// for anybody.
fn shares(list: &List<'_, Weapon>, findings: &mut Vec<Finding>) {
    let of = |rank: Rank, class: Option<Class>| {
        list.values().filter(|weapon| weapon.rank == rank && weapon.class == class).count()
    };
    let generic = of(Rank::Blue, None);
    if generic > 2 {
        findings.push(
            list.error("weapon-share", format!("{generic} improved weapons are for anybody; at most 2 are")),
        );
    }
    for class in Class::ALL {
        let own = of(Rank::Blue, Some(class));
        if !(1..=2).contains(&own) {
            let message = format!("{own} improved weapons of the {}; every class has 1 or 2", class.id());
            findings.push(list.error("weapon-share", message));
        }
        if of(Rank::Red, None) < 4 && of(Rank::Red, Some(class)) == 0 {
            let message = format!(
                "no alien weapon of the {}; every class has one, or four are for anybody",
                class.id()
            );
            findings.push(list.error("weapon-share", message));
        }
    }
}

/// Alien weapons use no ammo (107), and roll three to five red dice or do something else that is worth the risk.
fn alien(entry: &Entry<'_, Weapon>, findings: &mut Vec<Finding>) {
    let weapon = &entry.value;
    if weapon.is_limited() || weapon.own_ammo {
        findings.push(entry.error("weapon-ammo", format!("`{}` is alien and uses no ammo (107)", weapon.id)));
    }
    let is_strong = (3..=5).contains(&weapon.dice.of(Die::Red)) || weapon.on_hit.is_some();
    if !is_strong {
        let message = format!("`{}` is alien: three to five red dice, or an effect on hit", weapon.id);
        findings.push(entry.error("weapon-dice", message));
    }
}

/// What is asked of every weapon, wherever it is printed.
pub(super) fn weapon<T>(entry: &Entry<'_, T>, weapon: &Weapon, texts: &Texts, findings: &mut Vec<Finding>) {
    let id = &weapon.id;
    let mut wrong = |code, message: String| findings.push(entry.error(code, message));
    let n_dice = weapon.dice.n_dice();
    if !(1..=DICE_CAP).contains(&n_dice) {
        wrong("weapon-dice", format!("`{id}` has {n_dice} dice; 1 to {DICE_CAP} are printed"));
    }
    if weapon.hurts() && weapon.flash.is_nothing() {
        wrong("weapon-flash", format!("`{id}` hurts and has no flash effect"));
    }
    if weapon.ammo.is_some_and(|ammo| !(3..=6).contains(&ammo)) {
        wrong("weapon-ammo", format!("`{id}` holds 3 to 6 ammo tokens, or is unlimited"));
    }
    if weapon.is_limited() && weapon.manner != Manner::Ranged {
        wrong("weapon-ammo", format!("`{id}` is no ranged weapon and has no ammo (102)"));
    }
    if !weapon.is_limited() && (weapon.own_ammo || weapon.area == AreaDamage::ForAmmo) {
        wrong("weapon-ammo", format!("`{id}` spends ammo and has none"));
    }
    name(entry, "weapon", id, texts, findings);
}

/// The range of a weapon in somebody's hands (101, 102).
pub(super) fn range<T>(entry: &Entry<'_, T>, weapon: &Weapon, farthest: u8, findings: &mut Vec<Finding>) {
    let (least, most) = match weapon.manner {
        Manner::Melee => (0, 0),
        Manner::Healing => (0, 1),
        Manner::Ranged | Manner::Basic => (1, farthest),
    };
    if !(least..=most).contains(&weapon.range) {
        let message =
            format!("`{}` reaches {} areas; {least} to {most} are right for it", weapon.id, weapon.range);
        findings.push(entry.error("weapon-range", message));
    }
}
