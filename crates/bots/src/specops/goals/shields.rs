//! Mission 1: red works at the consoles and sends at the transmitter; blue keeps it from them.

use sortie_boards::plane::Base;
use sortie_specops::content::TokenKind;
use sortie_specops::view::{FigureView, TokenView};

use super::Goal;
use crate::specops::sight::{Sight, is_support, tenths};

/// So many go to the transmitter when the card is full.
const SENDERS: usize = 3;

/// Friends that near to a console, in tenths of an inch, take room at it; who finds more than so many there had better go on, for each
/// as if the way were so much longer.
const CLOSE: i64 = 20;
const ROOM: i64 = 2;
const CROWDED: i64 = 25;

/// How far one action leads, in tenths of an inch.
const ACTION: i64 = 50;

impl Sight<'_> {
    /// Whether enough fields are covered for the transmitter (M1.7).
    pub(in crate::specops) fn is_card_full(&self) -> bool {
        self.view.covered.len() >= usize::from(self.content.transmitter.needed)
    }

    /// A full card calls whoever is nearest to the transmitter; until it is full everybody fills it, at consoles from which the
    /// transmitter is an action away: anybody who has still to act may send next.
    pub(super) fn raid(&self, figure: &FigureView, from: Base) -> Option<Goal> {
        let transmitters = self.tokens_of(TokenKind::Transmitter);
        let transmitter = transmitters.first()?;
        let to_send = self.disc(transmitter);
        if self.is_card_full() && self.n_nearer(figure, from, to_send) < SENDERS {
            return Some(Goal { late: 1500, ..self.at(transmitter, 0, 80, 2500) });
        }
        let consoles = self.tokens_of(TokenKind::Console);
        let way = |token: &&&TokenView| {
            let disc = self.disc(token);
            let is_there = |own: &&FigureView| {
                own.id != figure.id && self.base(own).is_some_and(|base| tenths(base, disc) <= CLOSE)
            };
            let crowd = CROWDED * (self.own().filter(is_there).count() as i64 - ROOM).max(0);
            let apart = (self.walk(figure, disc, to_send) - ACTION).max(0);
            (self.walk(figure, from, disc) + apart + crowd, token.id)
        };
        let token = consoles.iter().min_by_key(way)?;
        Some(Goal { late: 1200, ..self.at(token, 0, 90, 500) })
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
