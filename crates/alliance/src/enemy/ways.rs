//! The ways in which a figure can carry an instruction out: where it may end, at what cost, how near its target.

use std::cell::LazyCell;
use std::cmp::{Ordering, Reverse};

use serde::Serialize;
use sortie_boards::square::{Board, Counts, Position, Reach, Space, SpaceSet, Walker};
use ts_rs::TS;

use crate::world::{FigureId, World};

/// What an instruction is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceEnemyAim")]
pub enum Aim {
    /// A figure.
    Figure(#[ts(type = "number")] FigureId),
    /// A space, or the token on it.
    Space(Space),
}

/// One way to carry an instruction out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way {
    /// What it is aimed at; nothing in particular for a reposition.
    pub aim: Option<Aim>,
    /// Where the figure ends.
    pub end: Position,
    /// Movement points spent.
    pub points: u16,
    /// The distance to what it is aimed at, afterwards; for a reposition, to the nearest Rebel.
    pub distance: Option<u16>,
}

/// A figure and everywhere it may end.
#[derive(Debug)]
pub(super) struct Mover<'a> {
    pub(super) world: &'a World<'a>,
    pub(super) figure: FigureId,
    walker: Walker,
    reach: &'a Reach,
}

impl<'a> Mover<'a> {
    /// With so many movement points, whether stunned or not (A22). The cheapest routes count (R27.23), and nobody
    /// ends in another figure's space but a massive figure, which pushes small ones away (R4.9, R27.26, R37.6).
    pub(super) fn new(world: &'a World<'a>, figure: FigureId, points: u16, reach: &'a mut Reach) -> Self {
        let walker = world.walker(figure);
        world.board.reach_into(&walker, world.body(figure).at, points, reach);
        Self { world, figure, walker, reach }
    }

    pub(super) fn start(&self) -> Position {
        self.world.body(self.figure).at
    }

    /// How many positions it may end on.
    pub(super) fn n_ends(&self) -> usize {
        self.reach.ends(&self.walker).count()
    }

    /// The cheapest walk to an end.
    pub(super) fn path(&self, end: Position) -> Vec<Position> {
        self.reach.path(self.world.board, &self.walker, end).unwrap_or_default()
    }

    pub(super) fn place_of(&self, aim: Aim) -> Position {
        match aim {
            Aim::Figure(figure) => self.world.body(figure).at,
            Aim::Space(space) => Position::small(space),
        }
    }

    /// Not moving at all.
    pub(super) fn staying(&self, aim: Option<Aim>) -> Way {
        let distance = match aim {
            Some(aim) => self.world.board.distance_between(self.place_of(aim), self.start()),
            None => self.nearest_rebel(self.start()),
        };
        Way { aim, end: self.start(), points: 0, distance }
    }

    /// The distance from a position to the nearest Rebel.
    pub(super) fn nearest_rebel(&self, from: Position) -> Option<u16> {
        let rebels = self.world.hostile_to(self.figure);
        rebels.filter_map(|rebel| self.world.board.distance_between(from, self.world.body(rebel).at)).min()
    }

    /// All legal ends with the least key. Whether an end is legal is only asked where its key is good enough: sight
    /// costs more than counting.
    fn least<K: Ord>(
        &self,
        key: impl Fn(Position, u16) -> K,
        is_legal: impl Fn(Position, &K) -> bool,
    ) -> Vec<(Position, u16)> {
        let mut best: Option<K> = None;
        let mut ends = Vec::new();
        for (end, points) in self.reach.ends(&self.walker) {
            let key = key(end, points);
            let order = best.as_ref().map_or(Ordering::Less, |best| key.cmp(best));
            if order == Ordering::Greater || !is_legal(end, &key) {
                continue;
            }
            if order == Ordering::Less {
                ends.clear();
                best = Some(key);
            }
            ends.push((end, points));
        }
        ends
    }

    fn ways(&self, aim: Aim, ends: Vec<(Position, u16)>) -> impl Iterator<Item = Way> {
        let counts = self.world.board.counts_from(self.place_of(aim));
        let distance = move |end| counts.to(end);
        ends.into_iter().map(move |(end, points)| Way {
            aim: Some(aim),
            end,
            points,
            distance: distance(end),
        })
    }

    /// As near as possible, then for the fewest points (R27.1, A12, S8). Where no counting leads to the target, closed
    /// doors count as open, for measuring only. It never fails: staying is one of the ends.
    pub(super) fn toward(&self, aim: Aim) -> impl Iterator<Item = Way> {
        let there = self.place_of(aim);
        let is_cut_off = self.world.board.distance_between(self.start(), there).is_none();
        let board = if is_cut_off { self.world.board.with_doors_open() } else { self.world.board };
        let counts = board.counts_from(there);
        let far = |end| counts.to(end).unwrap_or(u16::MAX);
        let is_legal = |end, _: &_| !self.is_upon(end, aim);
        self.ways(aim, self.least(|end, points| (far(end), points), is_legal))
    }

    /// Whether a massive figure would stop on whom it is aimed at, and push away what it wants near.
    fn is_upon(&self, end: Position, aim: Aim) -> bool {
        let is_massive = self.world.body(self.figure).is_massive;
        is_massive && matches!(aim, Aim::Figure(target) if self.world.body(target).at.shared(end) > 0)
    }

    /// Adjacent for the fewest points (R27.7).
    pub(super) fn engage(&self, aim: Aim) -> impl Iterator<Item = Way> {
        let there = self.place_of(aim);
        let touches = |end| self.world.board.are_adjacent(end, there);
        self.ways(aim, self.least(|_, points| points, |end, _| touches(end)))
    }

    /// As near as possible with a legal attack, then for the fewest points (R27.16, A18, S7).
    pub(super) fn move_attack(&self, target: FigureId) -> impl Iterator<Item = Way> {
        let there = self.world.body(target).at;
        let around = LazyCell::new(|| self.world.in_the_way(self.figure, target));
        let has_covert = self.world.has_covert();
        let strike = self.world.strike_at(self.figure, target).ok();
        let counts = self.world.board.counts_from(there);
        // Ends from which no counting leads to the target come last, and are not legal; nor are those upon it.
        let far = |end| counts.to(end).unwrap_or(u16::MAX);
        let is_legal = |end, &(far, _): &(u16, u16)| {
            let distance = Some(far).filter(|&far| far != u16::MAX && far > 0);
            // Whether the target is too far away is known at once; who stands between is gathered first.
            let Some(strike) = strike.filter(|strike| strike.spans(distance).is_ok()) else { return false };
            let reaches = |around: &SpaceSet| {
                self.world.reaches_from(self.figure, strike, end, target, distance, around).is_ok()
            };
            match has_covert {
                true => reaches(&self.world.in_the_way_at(self.figure, end, target)),
                false => reaches(&around),
            }
        };
        self.ways(Aim::Figure(target), self.least(|end, points| (far(end), points), is_legal))
    }

    fn rebels<'b>(&self, board: &'b Board) -> Rebels<'b> {
        let rebels = self.world.hostile_to(self.figure).map(|rebel| self.world.body(rebel).at);
        Rebels(rebels.map(|at| board.counts_from(at)).collect())
    }

    /// The nearest Rebel exactly so many spaces away, for the fewest points (R27.11, R27.12). If that cannot be: away
    /// from the Rebels if too near, towards them if too far (R27.13); the distance to the nearest decides, then the
    /// sum of all, then points (A17), past the number if need be (S6).
    pub(super) fn reposition(&self, spaces: u16) -> Reposition {
        let board = self.world.board;
        let rebels = self.rebels(board);
        let now = rebels.nearest(self.start());
        let exact = self.least(|_, points| points, |end, _| rebels.nearest(end) == spaces);
        let (fit, ends) = if !exact.is_empty() {
            (Fit::Exact, exact)
        } else if now < spaces {
            let away = |(nearest, sum)| (Reverse(nearest), Reverse(sum));
            (Fit::TooNear, self.least(|end, points| (away(rebels.measure(end)), points), |_, _| true))
        } else {
            // All Rebels behind closed doors: measured as if they were open (A12).
            let behind = (now == u16::MAX).then(|| self.rebels(board.with_doors_open()));
            let rebels = behind.as_ref().unwrap_or(&rebels);
            (Fit::TooFar, self.least(|end, points| (rebels.measure(end), points), |_, _| true))
        };
        let distance = |end| Some(rebels.nearest(end)).filter(|&nearest| nearest != u16::MAX);
        let way = |(end, points)| Way { aim: None, end, points, distance: distance(end) };
        Reposition { fit, ways: ends.into_iter().map(way).collect() }
    }
}

/// The counts from every Rebel.
struct Rebels<'a>(Vec<Counts<'a>>);

impl Rebels<'_> {
    /// How far the nearest is from a position.
    fn nearest(&self, end: Position) -> u16 {
        self.0.iter().map(|counts| counts.to(end).unwrap_or(u16::MAX)).min().unwrap_or(u16::MAX)
    }

    /// That, and how far all are together.
    fn measure(&self, end: Position) -> (u16, u64) {
        self.0
            .iter()
            .map(|counts| counts.to(end).unwrap_or(u16::MAX))
            .fold((u16::MAX, 0), |(nearest, sum), count| (nearest.min(count), sum + u64::from(count)))
    }
}

/// Where a reposition can end.
#[derive(Debug)]
pub(super) struct Reposition {
    pub(super) fit: Fit,
    pub(super) ways: Vec<Way>,
}

/// How a figure stands to the distance it shall keep (R27.13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceFit")]
pub enum Fit {
    /// It can be had exactly.
    Exact,
    /// It cannot, and the figure stands too near.
    TooNear,
    /// It cannot, and the figure stands too far away.
    TooFar,
}
