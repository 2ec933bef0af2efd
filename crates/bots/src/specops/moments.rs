//! Everything that is asked outside of what a unit does: setting up, cards, orders, whose turn it is, packages, tokens.

use sortie_boards::plane::{Base, Point};
use sortie_kernel::Offer;
use sortie_specops::content::{MissionRules, TokenKind};
use sortie_specops::dice::AttackFace;
use sortie_specops::ids::UnitId;
use sortie_specops::side::Colour;
use sortie_specops::view::FigureView;
use sortie_specops::{Choice, Place};

use super::goals::MIDDLE;
use super::sight::{Sight, is_support, left};
use super::turn::pick;
use crate::Thinking;

/// The answer that is worth most.
pub(super) fn most(offers: &[Offer<Choice>], value: impl Fn(&Choice) -> i64) -> usize {
    pick(offers, value)
}

/// Where somebody is set up: near to where the mission wants it, out of the enemy's sight. Who hides comes later than who stands.
pub(super) fn set_up(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match *choice {
        Choice::Place { unit, at, on } => {
            let figure = sight.figure(unit);
            let base = sight.base_at(figure, at, on);
            let here = FigureView { at: Some(at), on, ..figure.clone() };
            sight.progress(&here, base, sight.goal(&here, base)) + sight.best_shot(&here, base, 0) / 4
                - sight.danger(&here, base)
                + order_of_deployment(figure)
        }
        Choice::Network { unit } => network(sight, sight.figure(unit)),
        Choice::Hide { .. } => -4000,
        _ => 0,
    })
}

/// Strong units go last, when it is known where the enemy is.
fn order_of_deployment(figure: &FigureView) -> i64 {
    -40 * i64::from(figure.health) - 20 * figure.weapons.len() as i64
}

/// Most of red waits in the network: whoever fights close by, and has a detonator when it comes out (M3.4, M3.6).
fn network(sight: &Sight<'_>, figure: &FigureView) -> i64 {
    let hidden = sight.view.figures.iter().filter(|other| other.place == Place::Network).count();
    let all = sight.view.figures.iter().filter(|other| other.colour == sight.colour).count();
    let longest = figure.weapons.iter().map(|weapon| weapon.max).max().unwrap_or(0);
    if hidden * 4 < all * 3 && longest < 24 { 4000 } else { -4000 }
}

/// How the terrain lies: so that the enemy sees less of where red has something to do (C1.8).
pub(super) fn orient(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    let trooper = |at: Point| Base::new(at, 135, 420);
    // Every two inches of the half in which blue stands.
    let watchers =
        (18..36).step_by(2).flat_map(|y| (2..36).step_by(2).map(move |x| Point::new(x * 254, y * 254)));
    pick(offers, |choice| match *choice {
        Choice::Orient { turned } => {
            let ground = sight.view.ground_if(sight.content, turned);
            let seen = |mark: Point| {
                watchers.clone().filter(|at| ground.sees(trooper(*at), trooper(mark), &[])).count()
            };
            let marks = sight.mission().tokens.iter().filter(|token| token.kind != TokenKind::Vehicle);
            -(marks.map(|token| seen(token.at)).sum::<usize>() as i64)
        }
        _ => 0,
    })
}

/// A card that many units obey; now and then another one.
pub(super) fn card(sight: &Sight<'_>, offers: &[Offer<Choice>], thinking: &mut Thinking) -> usize {
    let noise: Vec<i64> = offers.iter().map(|_| thinking.below(160) as i64).collect();
    let value = |n: usize, choice: &Choice| match choice {
        Choice::Play { card } => {
            let card = sight.content.card(*card);
            let fits = |figure: &&FigureView| {
                card.orders.whose.takes(figure.kind, &sight.content.unit(figure.kind).profile)
            };
            let ordered = sight.own().filter(fits).count().min(card.orders.n.into()) as i64;
            // What comes back to the hand is for the last rounds.
            let saved = if card.returns { -120 } else { 0 };
            100 * ordered - 30 * i64::from(card.pips) + 40 * card.ability.len() as i64 + saved + noise[n]
        }
        _ => 0,
    };
    let best = offers.iter().enumerate().max_by_key(|(n, offer)| (value(*n, &offer.choice), usize::MAX - n));
    best.map_or(0, |(n, _)| n)
}

/// How much it matters that a unit acts soon.
fn eager(sight: &Sight<'_>, unit: UnitId) -> i64 {
    let figure = sight.figure(unit);
    // Whoever waits in the network wants out.
    let Some(base) = sight.base(figure) else { return 350 };
    let carries = sight.view.tokens.iter().any(|token| token.holder == Some(unit));
    sight.best_shot(figure, base, 0) + sight.danger(figure, base) / 2 + if carries { 200 } else { 0 }
        - if figure.is_suppressed { 60 } else { 0 }
        + hurry(sight, figure, base)
}

/// Who has to act first of all for the mission, and who had better wait for the others.
fn hurry(sight: &Sight<'_>, figure: &FigureView, base: Base) -> i64 {
    // A move and a dash.
    let reach = 20 * (i64::from(figure.speed) + 1) + if figure.speed == 0 { -20 } else { 0 };
    let way_to = |kind| {
        let ways = sight.tokens_of(kind).into_iter().map(|token| sight.walk(figure, base, sight.disc(token)));
        ways.min().unwrap_or(i64::MAX)
    };
    match (sight.rules(), sight.colour) {
        (MissionRules::Shields, Colour::Red) => {
            let walk = 20 * (i64::from(figure.speed) + 1);
            let sends = way_to(TokenKind::Transmitter) <= walk;
            match (sends, sight.is_card_full()) {
                (true, true) => 3000,
                // The others fill the card first.
                (true, false) => -800,
                (false, _) if way_to(TokenKind::Console) <= walk => 300,
                _ => 0,
            }
        }
        // The codes arrive last: they are revealed at the end of the round (M2.6).
        (MissionRules::Codes, Colour::Red) if sight.carried(figure.id) == Some(1) => {
            if way_to(TokenKind::Transmitter) <= reach { -900 } else { 300 }
        }
        (MissionRules::Vehicle, Colour::Red) if figure.tokens.detonator => 200,
        _ => 0,
    }
}

/// An order goes to who is in a hurry, and to who has to choose the moment.
pub(super) fn order(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match choice {
        Choice::Order { unit, .. } => {
            let figure = sight.figure(*unit);
            let moment = sight.base(figure).map_or(0, |base| hurry(sight, figure, base));
            1000 + eager(sight, *unit) - moment + moment.abs()
        }
        _ => 0,
    })
}

/// Whose turn: the unit that matters most; a pass where nothing presses and the enemy has to show first.
pub(super) fn turn(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match choice {
        Choice::Activate { unit } => 100 + eager(sight, *unit),
        Choice::Draw {} => 220,
        Choice::Pass {} => 215,
        _ => 0,
    })
}

pub(super) fn activates(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match choice {
        Choice::Activate { unit } => eager(sight, *unit),
        _ => i64::MIN + 1,
    })
}

/// Who carries a package: who is fast, sturdy, or knows how (M2.10).
pub(super) fn carry(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match choice {
        Choice::Carry { unit } => {
            let figure = sight.figure(*unit);
            let knows = if is_support(figure) { 3 } else { 0 };
            3 * left(figure) + 2 * i64::from(figure.speed) + knows
        }
        _ => 0,
    })
}

/// What falls is taken up by who has most left.
pub(super) fn inherit(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match choice {
        Choice::Pick { unit } => 1 + left(sight.figure(*unit)),
        _ => 0,
    })
}

/// Whoever waits comes, the strongest first; only then somebody is calmed (M1.11).
pub(super) fn reinforce(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match choice {
        Choice::Pick { unit } => {
            let figure = sight.figure(*unit);
            if figure.place == Place::Waiting { 1000 + sight.worth(figure) } else { 20 }
        }
        _ => 0,
    })
}

/// A die that covers no field is thrown again (M1.6).
pub(super) fn field(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    let card = &sight.content.transmitter;
    let order = [AttackFace::Hit, AttackFace::Crit, AttackFace::Surge, AttackFace::Blank];
    let free = |face: AttackFace| {
        let before: u8 = order.into_iter().take_while(|other| *other != face).map(|face| card.of(face)).sum();
        (before..before + card.of(face)).any(|field| !sight.view.covered.contains(&field))
    };
    pick(offers, |choice| match choice {
        Choice::Field { face } if !free(*face) => 1,
        Choice::Field { .. } => -1,
        _ => 0,
    })
}

/// A claimed token is laid towards the middle of the table, whence friends come.
pub(super) fn lay(_sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match choice {
        Choice::Lay { at } => -at.squared_distance(MIDDLE),
        _ => 0,
    })
}

/// Tokens go to those who can use them soonest.
pub(super) fn hand(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match choice {
        Choice::Pick { unit } => {
            let figure = sight.figure(*unit);
            let fresh = if sight.is_fresh(figure) { 100 } else { 0 };
            10 + fresh + sight.base(figure).map_or(0, |base| sight.best_shot(figure, base, 1)) / 4
        }
        Choice::Order { unit, .. } => 10 + eager(sight, *unit).max(0),
        _ => 0,
    })
}

/// A card that may be used is used, for the best of those it may go to.
pub(super) fn ability(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match choice {
        Choice::Pick { unit } => {
            let figure = sight.figure(*unit);
            let is_own = figure.colour == sight.colour;
            let near = sight.base(figure).map_or(0, |base| sight.danger(figure, base) / 10);
            20 + if is_own { near } else { sight.worth(figure) / 20 }
        }
        Choice::Accept {} => 15,
        Choice::Use { deed } => 14 - i64::from(*deed),
        Choice::Order { unit, .. } => 15 + eager(sight, *unit).max(0) / 100,
        _ => 0,
    })
}

/// A suppressed unit takes one token more for a free move if it does not panic of it (K18).
pub(super) fn dauntless(sight: &Sight<'_>, unit: UnitId, offers: &[Offer<Choice>]) -> usize {
    let figure = sight.figure(unit);
    let keeps_nerve = figure.courage.is_none_or(|courage| figure.tokens.suppression < courage);
    let runs = keeps_nerve || sight.rules() == MissionRules::Codes && sight.colour == Colour::Red;
    pick(offers, |choice| match choice {
        Choice::Accept {} => {
            if runs {
                1
            } else {
                -1
            }
        }
        _ => 0,
    })
}
