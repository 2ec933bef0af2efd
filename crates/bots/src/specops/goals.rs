//! What the mission wants whom to do where: a point for every unit, and how much it matters to come nearer.

use sortie_boards::plane::{Base, Point};
use sortie_specops::content::{MissionRules, TokenKind};
use sortie_specops::side::Colour;
use sortie_specops::view::{FigureView, TokenView};
use sortie_specops::{Lying, OrderToken};

use super::sight::{Sight, is_support, tenths};

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
}

fn kind(token: &TokenView) -> Option<TokenKind> {
    match token.what {
        Lying::Objective(kind) => Some(kind),
        Lying::Covert(_) => None,
    }
}

impl Sight<'_> {
    fn disc(&self, token: &TokenView) -> Base {
        Base::new(token.at, 127, 0).moved(token.at, self.table.level(token.on))
    }

    fn tokens_of(&self, wanted: TokenKind) -> Vec<&TokenView> {
        self.objectives().filter(|token| kind(token) == Some(wanted)).collect()
    }

    /// How a unit counts among those of its side that are on the table: shares duties out without talking.
    fn place(&self, figure: &FigureView) -> usize {
        self.own().position(|own| own.id == figure.id).unwrap_or(usize::from(figure.id.0))
    }

    fn nearest<'t>(&self, from: Base, tokens: &[&'t TokenView]) -> Option<&'t TokenView> {
        tokens.iter().copied().min_by_key(|token| tenths(from, self.disc(token)))
    }

    /// The nearest tokens first, one for each of several units.
    fn shared<'t>(&self, figure: &FigureView, from: Base, tokens: &[&'t TokenView]) -> Option<&'t TokenView> {
        let mut tokens = tokens.to_vec();
        tokens.sort_by_key(|token| (tenths(from, self.disc(token)), token.id));
        let n = tokens.len();
        // Most take the nearest, every third the next.
        (n > 0).then(|| tokens[usize::from(self.place(figure) % 3 == 2).min(n - 1)])
    }

    /// What a unit is for now. `from` is where it stands, or might.
    pub(super) fn goal(&self, figure: &FigureView, from: Base) -> Option<Goal> {
        let at = |token: &TokenView, near, inch, there| Goal { to: self.disc(token), near, inch, there };
        match (self.rules(), self.colour) {
            (MissionRules::Shields, Colour::Red) => {
                let covered = self.view.covered.len();
                let needed = usize::from(self.content.transmitter.needed);
                let transmitters = self.tokens_of(TokenKind::Transmitter);
                // Who is nearest to the transmitter is on its way before the card is full.
                let n_runners = if covered >= needed { 2 } else { usize::from(covered + 3 >= needed) };
                let nearer = |token: &TokenView| {
                    let far = tenths(from, self.disc(token));
                    let is_nearer = |other: &&FigureView| {
                        other.id != figure.id
                            && self.base(other).is_some_and(|base| tenths(base, self.disc(token)) < far)
                    };
                    self.own().filter(is_nearer).count()
                };
                if let Some(token) = transmitters.first().filter(|token| nearer(token) < n_runners) {
                    return Some(at(token, 0, 300, if covered >= needed { 2500 } else { 600 }));
                }
                let token = self.nearest(from, &self.tokens_of(TokenKind::Console))?;
                Some(at(token, 0, 180, 1500))
            }
            (MissionRules::Shields, Colour::Blue) => {
                let consoles = self.tokens_of(TokenKind::Console);
                let transmitters = self.tokens_of(TokenKind::Transmitter);
                let guards = self.place(figure).is_multiple_of(3);
                let token = self.shared(figure, from, if guards { &transmitters } else { &consoles })?;
                let works = is_support(figure) || self.place(figure) % 4 == 1;
                Some(at(token, if works { 0 } else { 60 }, 45, 150))
            }
            (MissionRules::Codes, Colour::Red) => {
                let transmitters = self.tokens_of(TokenKind::Transmitter);
                let own = self.view.tokens.iter().find(|token| token.holder == Some(figure.id));
                let n = own.and_then(|token| token.number).unwrap_or(0);
                match n {
                    // The codes go to where fewest of the enemy wait, the others draw them elsewhere.
                    1 => Some(at(self.open_transmitter(from, &transmitters)?, 0, 260, 2200)),
                    2 | 3 => {
                        let mut others = transmitters;
                        others.sort_by_key(|token| (tenths(from, self.disc(token)), token.id));
                        let token = others.get(usize::from(n - 2)).or(others.first())?;
                        Some(at(token, 10, 110, 250))
                    }
                    _ => {
                        let codes = self.view.tokens.iter().find(|token| token.number == Some(1));
                        match codes.filter(|token| token.holder.is_none()) {
                            Some(lying) => Some(at(lying, 0, 240, 1500)),
                            None => Some(at(self.nearest(from, &transmitters)?, 50, 55, 100)),
                        }
                    }
                }
            }
            (MissionRules::Codes, Colour::Blue) => {
                let transmitters = self.tokens_of(TokenKind::Transmitter);
                if is_support(figure) {
                    return Some(at(self.threatened(&transmitters)?, 0, 130, 500));
                }
                let token = self.shared(figure, from, &transmitters)?;
                Some(at(token, 60, 45, 100))
            }
            (MissionRules::Vehicle, Colour::Red) => {
                let vehicle = self.vehicle()?;
                let to = self.base(vehicle)?;
                // A detonator does more the nearer it is thrown.
                if figure.tokens.detonator {
                    Some(Goal { to, near: 5, inch: 320, there: 0 })
                } else {
                    Some(Goal { to, near: 60, inch: 120, there: 0 })
                }
            }
            (MissionRules::Vehicle, Colour::Blue) => {
                let vehicle = self.vehicle()?;
                let to = self.base(vehicle)?;
                let mends = is_support(figure);
                Some(Goal {
                    to,
                    near: if mends { 0 } else { 15 },
                    inch: if mends { 160 } else { 50 },
                    there: 150,
                })
            }
            (MissionRules::Priorities, _) => {
                let tokens: Vec<&TokenView> = self.objectives().collect();
                let wanted = |token: &TokenView| {
                    let far = tenths(from, self.disc(token));
                    let primary = kind(token) == self.view.primary && self.view.primary.is_some();
                    far - if primary { 50 } else { 0 } + 35 * self.crowd(figure, token)
                };
                let token = tokens.into_iter().min_by_key(|token| (wanted(token), token.id))?;
                Some(at(token, 29, 90, if is_support(figure) { 800 } else { 600 }))
            }
        }
    }

    /// How many friends are already nearer to a token than the enemy needs.
    fn crowd(&self, figure: &FigureView, token: &TokenView) -> i64 {
        let disc = self.disc(token);
        let near = |other: &&FigureView| {
            other.id != figure.id && self.base(other).is_some_and(|base| tenths(base, disc) <= 40)
        };
        let weigh = |other: &FigureView| if is_support(other) { 2 } else { 1 };
        let own: i64 = self.own().filter(near).map(weigh).sum();
        let foes: i64 = self.enemies().filter(|foe| !foe.is_vehicle).filter(near).map(weigh).sum();
        (own - foes).max(-2)
    }

    /// The transmitter that is quickest to reach and least guarded.
    fn open_transmitter<'t>(&self, from: Base, tokens: &[&'t TokenView]) -> Option<&'t TokenView> {
        tokens.iter().copied().min_by_key(|token| {
            let disc = self.disc(token);
            let guards =
                self.enemies().filter_map(|foe| self.base(foe)).filter(|foe| tenths(*foe, disc) <= 60);
            let jammed = self
                .enemies()
                .any(|foe| is_support(foe) && self.base(foe).is_some_and(|base| base.touches(disc)));
            (tenths(from, disc) + 25 * guards.count() as i64 + if jammed { 80 } else { 0 }, token.id)
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

    /// Whether a unit may still act in this round.
    pub(super) fn is_fresh(&self, figure: &FigureView) -> bool {
        figure.order != OrderToken::FaceDown
    }
}

/// The middle of the table.
pub(super) const MIDDLE: Point = Point::new(4572, 4572);
