//! Target priority (R26): all candidates, best first.

use sortie_boards::square::Position;

use super::order::{Criterion, Target, Who};
use crate::world::{Body, FigureId, Side, World};

/// How far away something is, for comparing. What cannot be reached by counting ranks last; among several such,
/// the count with all doors open decides (S11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Remoteness {
    spaces: u16,
    through_doors: u16,
}

impl Remoteness {
    /// From the two counts; the second is only asked where the first fails.
    pub fn new(spaces: Option<u16>, through_doors: impl FnOnce() -> Option<u16>) -> Self {
        match spaces {
            Some(spaces) => Self { spaces, through_doors: 0 },
            None => Self { spaces: u16::MAX, through_doors: through_doors().unwrap_or(u16::MAX) },
        }
    }

    /// The distance (A1); none if no counting leads there.
    pub fn spaces(self) -> Option<u16> {
        (self.spaces != u16::MAX).then_some(self.spaces)
    }
}

/// A figure that an instruction may be aimed at, with all that ranks it. Candidates with equal ranks are exactly
/// tied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candidate {
    /// Who.
    pub figure: FigureId,
    /// Whether it is meant by the criterion or the name; the others are the fallback (R26.4).
    pub is_meant: bool,
    /// Its value by the criterion: health or speed, none where only the distance counts.
    pub value: Option<u16>,
    /// How far away it is.
    pub remoteness: Remoteness,
    rank: (bool, i32, Remoteness),
}

impl Candidate {
    /// Whether nothing in R26 tells the two apart.
    pub fn is_tied_with(&self, other: &Self) -> bool {
        self.rank == other.rank
    }
}

/// The candidates for a target, best first (A13): those who are meant, by the value of the criterion, then by
/// distance (R26.2); after them all other Rebels by distance (R26.4). With "within N" nobody else comes in question
/// (R25.2, S3). Tied candidates stand side by side in the order of the figures. A space that is aimed at is none of them.
pub fn candidates(world: &World<'_>, figure: FigureId, target: &Target) -> Vec<Candidate> {
    let here = world.body(figure).at;
    let counts = world.board.counts_from(here);
    let remoteness = |there: Position| {
        let through_doors = || world.board.with_doors_open().distance_between(here, there);
        Remoteness::new(counts.to(there), through_doors)
    };
    let within = target.within();
    // Who is meant is known at a glance, and rules most figures out; how far away they are must be counted.
    let candidate = |other: FigureId| {
        let body = world.body(other);
        let (is_meant, value) =
            meant(target, other, body).filter(|(is_meant, _)| *is_meant || within.is_none())?;
        let remoteness = remoteness(body.at);
        if within.is_some_and(|within| remoteness.spaces().is_none_or(|spaces| spaces > within)) {
            return None;
        }
        let best_first = match target.criterion() {
            Some(Criterion::LeastHealth | Criterion::LowestSpeed) => 1,
            _ => -1,
        };
        let rank = (!is_meant, best_first * i32::from(value.unwrap_or(0)), remoteness);
        Some(Candidate { figure: other, is_meant, value, remoteness, rank })
    };
    let others = world.figures().filter(|&other| other != figure);
    let mut all: Vec<Candidate> = others.filter_map(candidate).collect();
    all.sort_by_key(|candidate| candidate.rank);
    all
}

/// Whether a figure is meant, and its value; `None` if it never comes in question.
fn meant(target: &Target, figure: FigureId, body: &Body) -> Option<(bool, Option<u16>)> {
    let is_rebel = body.side == Side::Rebel;
    match target {
        Target::Named { figures, by, .. } if figures.contains(&figure) => Some(measured(*by, body)),
        Target::Ranked { by, who, .. } if is_rebel && (*who == Who::Rebel || body.is_hero) => {
            Some(measured(*by, body))
        }
        // Whoever is named or a space comes first; the others are the fallback.
        Target::Named { .. } | Target::Ranked { .. } | Target::Space(_) => is_rebel.then_some((false, None)),
    }
}

/// Whether a criterion fits a figure, and its value by it. Whoever a yes-or-no criterion does not fit is no worse than
/// anybody else: the fallback (R26.4).
fn measured(by: Criterion, body: &Body) -> (bool, Option<u16>) {
    let fits = |fits: bool| (fits, None);
    match by {
        Criterion::Nearest => (true, None),
        Criterion::MostHealth | Criterion::LeastHealth => (true, Some(body.remaining())),
        Criterion::HighestSpeed | Criterion::LowestSpeed => (true, Some(u16::from(body.speed))),
        Criterion::MostDamage => (true, Some(body.damage)),
        Criterion::MostStrain => (true, Some(body.strain)),
        Criterion::Wounded => fits(body.is_wounded),
        Criterion::Unwounded => fits(!body.is_wounded),
        Criterion::Unactivated => fits(!body.is_activated),
        Criterion::Carrying => fits(body.is_carrying),
        Criterion::Stunned => fits(body.is_stunned()),
    }
}
