//! Answers that several seats give in secret and that are revealed together.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer};

/// Sealed answers of up to `N` seats, kept in the state until all are given, as cards that lie face down on a table:
/// everybody sees who has answered and nobody sees what.
///
/// In which order the answers came is forgotten, so it cannot be told by what follows from them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed<T, const N: usize> {
    /// Who has still to answer, in order.
    missing: ArrayVec<Seat, N>,
    /// What has been answered, by seat.
    given: ArrayVec<(Seat, T), N>,
}

impl<T, const N: usize> Sealed<T, N> {
    /// A question to these seats, which nobody has answered yet.
    ///
    /// # Panics
    /// If there are more than `N`.
    pub fn ask(seats: impl IntoIterator<Item = Seat>) -> Self {
        Self { missing: seats.into_iter().collect(), given: ArrayVec::new() }
    }

    /// Who has still to answer, in order. Everybody may know.
    pub fn missing(&self) -> &[Seat] {
        &self.missing
    }

    /// A seat seals its answer. Who was not asked, or has answered, is not heard.
    pub fn seal(&mut self, seat: Seat, answer: T) {
        let Some(at) = self.missing.iter().position(|missing| *missing == seat) else { return };
        self.missing.remove(at);
        let at = self.given.partition_point(|(other, _)| *other < seat);
        self.given.insert(at, (seat, answer));
    }

    /// What this viewer has answered itself; the answers of others it does not know.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        self.given.iter().find(|(seat, _)| viewer.is(*seat)).map(|(_, answer)| answer)
    }

    /// All answers in the order of seats, once nobody is missing.
    pub fn open(&self) -> Option<&[(Seat, T)]> {
        self.missing.is_empty().then_some(&*self.given)
    }

    /// Puts other answers in place of those this viewer does not know; for [`Game::resample`](crate::Game::resample).
    pub fn resample(&mut self, viewer: Viewer, mut other: impl FnMut(Seat) -> T) {
        for (seat, answer) in self.given.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
            *answer = other(*seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked() -> Sealed<char, 4> {
        Sealed::ask([Seat(0), Seat(1), Seat(3)])
    }

    #[test]
    fn answers_open_when_the_last_is_given() {
        let mut sealed = asked();
        sealed.seal(Seat(3), 'c');
        sealed.seal(Seat(0), 'a');
        assert_eq!((sealed.missing(), sealed.open()), (&[Seat(1)][..], None));
        sealed.seal(Seat(1), 'b');
        assert_eq!(sealed.open(), Some(&[(Seat(0), 'a'), (Seat(1), 'b'), (Seat(3), 'c')][..]));
    }

    #[test]
    fn the_order_of_answers_is_forgotten() {
        let [mut one, mut other] = [asked(), asked()];
        for seat in [0, 1, 3] {
            one.seal(Seat(seat), 'x');
        }
        for seat in [3, 0, 1] {
            other.seal(Seat(seat), 'x');
        }
        assert_eq!(one, other);
    }

    #[test]
    fn who_was_not_asked_or_has_answered_is_not_heard() {
        let mut sealed = asked();
        sealed.seal(Seat(2), 'z');
        sealed.seal(Seat(0), 'a');
        sealed.seal(Seat(0), 'z');
        assert_eq!(sealed.seen_by(Viewer::Seat(Seat(0))), Some(&'a'));
        assert_eq!(sealed.missing(), [Seat(1), Seat(3)]);
    }

    #[test]
    fn each_seat_sees_its_own_answer_only() {
        let mut sealed = asked();
        sealed.seal(Seat(0), 'a');
        sealed.seal(Seat(1), 'b');
        assert_eq!(sealed.seen_by(Viewer::Seat(Seat(1))), Some(&'b'));
        assert_eq!((sealed.seen_by(Viewer::Seat(Seat(3))), sealed.seen_by(Viewer::Spectator)), (None, None));
        sealed.resample(Viewer::Seat(Seat(1)), |_| 'z');
        let seen = [0, 1].map(|seat| sealed.seen_by(Viewer::Seat(Seat(seat))));
        assert_eq!(seen, [Some(&'z'), Some(&'b')]);
    }
}
