//! Mission 1: red works at the consoles and sends at the transmitter; blue keeps it from them.

use sortie_boards::plane::Base;
use sortie_specops::content::TokenKind;
use sortie_specops::view::FigureView;

use super::Goal;
use crate::specops::sight::{Sight, is_support};

/// More than so many find no room at a console.
const CROWD: usize = 5;

impl Sight<'_> {
    /// Whether enough fields are covered for the transmitter (M1.7).
    pub(in crate::specops) fn is_card_full(&self) -> bool {
        self.view.covered.len() >= usize::from(self.content.transmitter.needed)
    }

    /// Whoever is nearest to the transmitter waits there for the card to be full, the others fill it.
    pub(super) fn raid(&self, figure: &FigureView, from: Base) -> Option<Goal> {
        let transmitters = self.tokens_of(TokenKind::Transmitter);
        let transmitter = transmitters.first()?;
        let n_runners = if self.own().count() >= 7 || self.is_card_full() { 2 } else { 1 };
        // Whoever is nearest goes to send as soon as the card fills up.
        let soon = self.view.covered.len() + 2 >= usize::from(self.content.transmitter.needed);
        if soon && self.n_nearer(figure, from, self.disc(transmitter)) < n_runners {
            let there = if self.is_card_full() { 2500 } else { 900 };
            return Some(Goal { late: 1500, ..self.at(transmitter, 0, 80, there) });
        }
        let consoles = self.tokens_of(TokenKind::Console);
        let way = |token: &&&sortie_specops::view::TokenView| {
            let disc = self.disc(token);
            let full = self
                .own()
                .filter(|own| own.id != figure.id && self.base(own).is_some_and(|base| base.touches(disc)));
            (self.walk(figure, from, disc) + if full.count() >= CROWD { 60 } else { 0 }, token.id)
        };
        let token = consoles.iter().min_by_key(way)?;
        Some(Goal { late: 1200, ..self.at(token, 0, 60, 300) })
    }

    /// Support units work at the nearest console; the others stand where they see who else does.
    pub(super) fn hold_consoles(&self, figure: &FigureView, from: Base) -> Option<Goal> {
        let consoles = self.tokens_of(TokenKind::Console);
        let transmitters = self.tokens_of(TokenKind::Transmitter);
        let works = is_support(figure) || self.place(figure) % 4 == 1;
        if works {
            return Some(self.at(self.nearest(figure, from, &consoles)?, 0, 60, 300));
        }
        let guards = self.place(figure).is_multiple_of(3);
        let token = self.shared(figure, from, if guards { &transmitters } else { &consoles })?;
        Some(self.at(token, 60, 45, 150))
    }
}
