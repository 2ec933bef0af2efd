//! Mission 3: red brings detonators to the vehicle; blue stands around it.

use sortie_boards::plane::Base;
use sortie_specops::view::FigureView;

use super::Goal;
use crate::specops::sight::{Sight, is_support};

/// How near a helper has to be for a new detonator, in tenths of an inch (M3.10).
const HELP: i64 = 28;

impl Sight<'_> {
    /// A detonator does more the nearer it is thrown (M3.9). Support units go with those who throw, since they have more of them
    /// (M3.10); who has none goes to them.
    pub(super) fn blow_up(&self, figure: &FigureView, from: Base) -> Option<Goal> {
        let vehicle = self.base(self.vehicle()?)?;
        if figure.tokens.detonator {
            return Some(Goal { to: vehicle, near: 5, inch: 250, there: 0, late: 300 });
        }
        let helpers = self.own().filter(|own| is_support(own) && own.id != figure.id);
        let helper = helpers.filter_map(|own| self.base(own)).min_by_key(|to| self.walk(figure, from, *to));
        let near = helper.filter(|to| self.walk(figure, *to, vehicle) <= 80);
        Some(match near {
            Some(to) => Goal { to, near: HELP, inch: 140, there: 250, late: 0 },
            None => Goal {
                to: vehicle,
                near: if is_support(figure) { 20 } else { 50 },
                inch: 120,
                there: 0,
                late: 0,
            },
        })
    }

    /// Who mends touches it, the others stay close.
    pub(super) fn escort(&self, figure: &FigureView) -> Option<Goal> {
        let to = self.base(self.vehicle()?)?;
        let mends = is_support(figure);
        let (near, inch) = if mends { (0, 160) } else { (15, 50) };
        Some(Goal { to, near, inch, there: 150, late: 0 })
    }
}
