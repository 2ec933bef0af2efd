//! The tokens in the box.

use sortie_content::{Finding, TomlFile};

use crate::content::stock::Stock;
use crate::dice::Symbol;

/// The counts of the component list (4), and a symbol of the blue die for each teleport point.
pub(in crate::content) fn stock(file: TomlFile<'_>, stock: &Stock, findings: &mut Vec<Finding>) {
    let counts = [
        ("human signals", stock.human_signals, 6),
        ("alien signals", stock.alien_signals, 9),
        ("fragments", stock.fragments, 4),
        ("ammo tokens", stock.ammo, 32),
        ("shield tokens", stock.shields, 20),
        ("wound tokens", stock.wounds, 40),
        ("jam tokens", stock.jams, 12),
        ("guard tokens", stock.guards, 2),
        ("tokens for who is held", stock.held, 5),
        ("mines", stock.mines, 4),
        ("waypoints", stock.waypoints, 4),
        ("locks", stock.locks, 10),
        ("armouries", stock.armouries, 1),
    ];
    for (what, found, printed) in counts {
        if found != printed {
            let message = format!("{found} {what}; the box holds {printed}");
            findings.push(file.error(0..0, "box-count", message));
        }
    }
    if stock.points != [Symbol::Flash, Symbol::Hit, Symbol::Shield, Symbol::Alien] {
        let message =
            "the teleport points have flash, hit, shield and alien, in the order a face is read (A39)";
        findings.push(file.error(0..0, "box-points", message));
    }
}
