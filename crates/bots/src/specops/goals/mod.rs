//! What the mission wants whom to do where: a point for every unit, and how much it matters to come nearer.

mod codes;
mod priorities;
mod shields;
mod vehicle;

use sortie_boards::plane::{Base, Point};
use sortie_specops::content::{MissionRules, TokenKind};
use sortie_specops::side::Colour;
use sortie_specops::view::{FigureView, TokenView};
use sortie_specops::{Lying, OrderToken};

use super::sight::{Sight, tenths};

/// Where a unit is wanted.
#[derive(Debug, Clone, Copy)]
pub(super) struct Goal {
    /// What it should come near to, as a base.
    pub(super) to: Base,
    /// How near, in tenths of an inch: nearer is no better.
    pub(super) near: i64,
    /// What an inch nearer is worth, in thousandths of a line trooper.
    pub(super) inch: i64,
    /// What it is worth to be near enough.
    pub(super) there: i64,
    /// What it is worth not to spend one more activation on the way.
    pub(super) late: i64,
}

pub(super) fn kind(token: &TokenView) -> Option<TokenKind> {
    match token.what {
        Lying::Objective(kind) => Some(kind),
        Lying::Covert(_) => None,
    }
}

impl Sight<'_> {
    pub(super) fn disc(&self, token: &TokenView) -> Base {
        Base::new(token.at, 127, 0).moved(token.at, self.table.level(token.on))
    }

    pub(super) fn tokens_of(&self, wanted: TokenKind) -> Vec<&TokenView> {
        self.objectives().filter(|token| kind(token) == Some(wanted)).collect()
    }

    /// A goal at a token.
    fn at(&self, token: &TokenView, near: i64, inch: i64, there: i64) -> Goal {
        Goal { to: self.disc(token), near, inch, there, late: 0 }
    }

    /// How a unit counts among those of its side that are on the table: shares duties out without talking.
    fn place(&self, figure: &FigureView) -> usize {
        self.own().position(|own| own.id == figure.id).unwrap_or(usize::from(figure.id.0))
    }

    /// The token that is quickest to walk to.
    fn nearest<'t>(
        &self,
        figure: &FigureView,
        from: Base,
        tokens: &[&'t TokenView],
    ) -> Option<&'t TokenView> {
        tokens.iter().copied().min_by_key(|token| (self.walk(figure, from, self.disc(token)), token.id))
    }

    /// The nearest tokens first: most take the nearest, every third the next.
    fn shared<'t>(&self, figure: &FigureView, from: Base, tokens: &[&'t TokenView]) -> Option<&'t TokenView> {
        let mut tokens = tokens.to_vec();
        tokens.sort_by_key(|token| (self.walk(figure, from, self.disc(token)), token.id));
        let n = tokens.len();
        (n > 0).then(|| tokens[usize::from(self.place(figure) % 3 == 2).min(n - 1)])
    }

    /// How many friends have a shorter way to a place.
    fn n_nearer(&self, figure: &FigureView, from: Base, to: Base) -> usize {
        let far = (self.walk(figure, from, to), figure.id);
        let is_nearer = |other: &&FigureView| {
            other.id != figure.id
                && self.base(other).is_some_and(|base| (self.walk(other, base, to), other.id) < far)
        };
        self.own().filter(is_nearer).count()
    }

    /// What a unit is for now. `from` is where it stands, or might.
    pub(super) fn goal(&self, figure: &FigureView, from: Base) -> Option<Goal> {
        match (self.rules(), self.colour) {
            (MissionRules::Shields, Colour::Red) => self.raid(figure, from),
            (MissionRules::Shields, Colour::Blue) => self.hold_consoles(figure, from),
            (MissionRules::Codes, Colour::Red) => self.carry_codes(figure, from),
            (MissionRules::Codes, Colour::Blue) => self.watch_transmitters(figure, from),
            (MissionRules::Vehicle, Colour::Red) => self.blow_up(figure, from),
            (MissionRules::Vehicle, Colour::Blue) => self.escort(figure),
            (MissionRules::Priorities, _) => self.control(figure, from),
        }
    }

    /// Whether a unit may still act in this round.
    pub(super) fn is_fresh(&self, figure: &FigureView) -> bool {
        figure.order != OrderToken::FaceDown
    }

    /// Whether a unit touches a token of a kind.
    pub(super) fn touches(&self, figure: &FigureView, kind: TokenKind) -> bool {
        self.base(figure)
            .is_some_and(|base| self.tokens_of(kind).into_iter().any(|token| base.touches(self.disc(token))))
    }

    /// Enemies within so many tenths of an inch of a place, the vehicle apart.
    fn foes_near(&self, to: Base, far: i64) -> impl Iterator<Item = &FigureView> {
        let foes = self.enemies().filter(|foe| !foe.is_vehicle);
        foes.filter(move |foe| self.base(foe).is_some_and(|base| tenths(base, to) <= far))
    }
}

/// The middle of the table.
pub(super) const MIDDLE: Point = Point::new(4572, 4572);
