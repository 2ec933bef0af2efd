//! Mission 4: who has more around a token scores for it.

use sortie_boards::plane::Base;
use sortie_specops::view::{FigureView, TokenView};

use super::{Goal, kind};
use crate::specops::sight::{Sight, is_support, tenths};

impl Sight<'_> {
    /// The token that is near, counts double, and where friends are not enough yet.
    pub(super) fn control(&self, figure: &FigureView, from: Base) -> Option<Goal> {
        let wanted = |token: &&TokenView| {
            let far = self.walk(figure, from, self.disc(token));
            let primary = kind(token) == self.view.primary && self.view.primary.is_some();
            (far - if primary { 50 } else { 0 } + 35 * self.lead(figure, token), token.id)
        };
        let token = self.objectives().min_by_key(wanted)?;
        Some(self.at(token, 29, 90, if is_support(figure) { 800 } else { 600 }))
    }

    /// By how much friends at a token, without this one, outnumber the enemy there (M4.5).
    fn lead(&self, figure: &FigureView, token: &TokenView) -> i64 {
        let disc = self.disc(token);
        let near = |other: &&FigureView| {
            other.id != figure.id && self.base(other).is_some_and(|base| tenths(base, disc) <= 40)
        };
        let weigh = |other: &FigureView| if is_support(other) { 2 } else { 1 };
        let own: i64 = self.own().filter(near).map(weigh).sum();
        let foes: i64 = self.enemies().filter(|foe| !foe.is_vehicle).filter(near).map(weigh).sum();
        (own - foes).max(-2)
    }
}
