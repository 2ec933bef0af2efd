//! Mission 2: red carries the codes to a transmitter; blue watches all three.

use sortie_boards::plane::Base;
use sortie_specops::content::TokenKind;
use sortie_specops::view::{FigureView, TokenView};

use super::Goal;
use crate::specops::sight::{Sight, is_support, tenths};

impl Sight<'_> {
    /// The codes go to where fewest of the enemy wait, what is no codes draws them elsewhere; who carries nothing takes up what lies.
    pub(super) fn carry_codes(&self, figure: &FigureView, from: Base) -> Option<Goal> {
        let transmitters = self.tokens_of(TokenKind::Transmitter);
        match self.carried(figure.id).unwrap_or(0) {
            1 => Some(self.at(self.open_transmitter(figure, from, &transmitters)?, 0, 260, 2200)),
            n @ (2 | 3) => {
                let mut others = transmitters;
                others.sort_by_key(|token| (self.walk(figure, from, self.disc(token)), token.id));
                let token = others.get(usize::from(n - 2)).or(others.first())?;
                Some(self.at(token, 10, 110, 250))
            }
            _ => {
                let codes = self.view.tokens.iter().find(|token| token.number == Some(1));
                match codes.filter(|token| token.holder.is_none()) {
                    Some(lying) => Some(self.at(lying, 0, 240, 1500)),
                    None => Some(self.at(self.nearest(figure, from, &transmitters)?, 50, 55, 100)),
                }
            }
        }
    }

    /// Support units jam the transmitter that is in danger (M2.11), the others watch.
    pub(super) fn watch_transmitters(&self, figure: &FigureView, from: Base) -> Option<Goal> {
        let transmitters = self.tokens_of(TokenKind::Transmitter);
        if is_support(figure) {
            return Some(self.at(self.threatened(&transmitters)?, 0, 130, 500));
        }
        let token = self.shared(figure, from, &transmitters)?;
        Some(self.at(token, 20, 60, 150))
    }

    /// The transmitter that is quickest to reach and least guarded.
    fn open_transmitter<'t>(
        &self,
        figure: &FigureView,
        from: Base,
        tokens: &[&'t TokenView],
    ) -> Option<&'t TokenView> {
        tokens.iter().copied().min_by_key(|token| {
            let disc = self.disc(token);
            let guards = self.foes_near(disc, 60).count() as i64;
            let jammed = self.foes_near(disc, 0).any(is_support);
            (self.walk(figure, from, disc) + 25 * guards + if jammed { 80 } else { 0 }, token.id)
        })
    }

    /// The transmitter that a package is nearest to.
    fn threatened<'t>(&self, tokens: &[&'t TokenView]) -> Option<&'t TokenView> {
        let carriers: Vec<Base> = self
            .enemies()
            .filter(|foe| self.view.tokens.iter().any(|token| token.holder == Some(foe.id)))
            .filter_map(|foe| self.base(foe))
            .collect();
        tokens.iter().copied().min_by_key(|token| {
            let disc = self.disc(token);
            (carriers.iter().map(|carrier| tenths(*carrier, disc)).min().unwrap_or(0), token.id)
        })
    }
}
