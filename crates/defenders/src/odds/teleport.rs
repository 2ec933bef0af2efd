//! The teleport die: one blue die says at which point somebody arrives (151, A39).

use crate::dice::{Dice, Symbol};

/// Whether there are teleport points with a symbol.
pub fn is_point(symbol: Symbol) -> bool {
    Symbol::POINTS.contains(&symbol)
}

/// How likely each point is, by the symbols of those on the map. A single one is not rolled for; otherwise the die is
/// rolled until its symbol has a point. None if no face fits any.
pub fn teleport(points: &[Symbol], dice: &Dice) -> Option<Vec<(Symbol, f64)>> {
    if let &[only] = points {
        return Some(vec![(only, 1.0)]);
    }
    let rolled: Vec<Symbol> =
        dice.blue.iter().filter_map(|face| face.point()).filter(|symbol| points.contains(symbol)).collect();
    let ways = |point: Symbol| rolled.iter().filter(|&&symbol| symbol == point).count();
    let chance = |&point: &Symbol| (point, ways(point) as f64 / rolled.len() as f64);
    (!rolled.is_empty()).then(|| points.iter().map(chance).collect())
}
