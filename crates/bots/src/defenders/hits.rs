//! What an attack comes to on average. Close to the exact odds, and quick enough to be asked for every hex of a movement.

use sortie_defenders::content::{AlienCard, AreaDamage, Plate, Weapon};
use sortie_defenders::dice::{Dice, Die, Pool, Symbol};

/// How often a die shows a symbol, on average.
fn mean(dice: &Dice, die: Die, symbol: Symbol) -> f64 {
    let faces = dice.faces(die);
    faces.iter().map(|face| f64::from(face.count(symbol))).sum::<f64>() / faces.len() as f64
}

/// The chance that a die shows a symbol.
fn chance(dice: &Dice, die: Die, symbol: Symbol) -> f64 {
    let faces = dice.faces(die);
    faces.iter().filter(|face| face.count(symbol) > 0).count() as f64 / faces.len() as f64
}

/// The chance that dice show a symbol at least once.
fn any(dice: &Dice, pool: Pool, symbol: Symbol) -> f64 {
    1.0 - pool.dice().map(|die| 1.0 - chance(dice, die, symbol)).product::<f64>()
}

/// Hits on average, and defence dice less.
pub(super) fn hits(dice: &Dice, weapon: &Weapon) -> (f64, f64) {
    let rolled: f64 = weapon.dice.dice().map(|die| mean(dice, die, Symbol::Hit)).sum();
    let flash = any(dice, weapon.dice, Symbol::Flash);
    (rolled + flash * f64::from(weapon.flash.hits), flash * f64::from(weapon.flash.fewer_dice))
}

/// Wounds on average that so many hits do behind a shield and an armour.
pub(super) fn wounds(dice: &Dice, (hits, fewer): (f64, f64), shield: u8, plate: &Plate) -> f64 {
    let left = (hits - f64::from(shield)).max(0.0);
    let n_dice = (left - fewer).max(0.0);
    let each = mean(dice, Die::Blue, Symbol::Shield)
        + if plate.shield_each { mean(dice, Die::Blue, Symbol::Flash) } else { 0.0 };
    let flash = 1.0 - (1.0 - chance(dice, Die::Blue, Symbol::Flash)).powf(n_dice);
    let cancelled = n_dice * each + flash * f64::from(plate.shields + plate.heal);
    (left - cancelled).max(left * 0.15)
}

/// Whether a weapon hits a whole area by itself.
pub(super) fn is_wide(weapon: &Weapon) -> bool {
    weapon.area == AreaDamage::Always
}

/// Wounds on average that an alien does when it attacks somebody with the stronger of its weapons.
pub(super) fn threat(dice: &Dice, card: &AlienCard, shield: u8, plate: &Plate) -> f64 {
    let of = |weapon: &Weapon| wounds(dice, hits(dice, weapon), shield, plate);
    card.weapons().map(of).fold(0.0, f64::max)
}
