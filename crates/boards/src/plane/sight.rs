//! Lines of sight between silhouettes (C8).
//!
//! # Why are the tops enough?
//! Everything that stops lines stands on the table, so a line that runs higher passes at least as much: of all lines over the
//! same ground the one from top to top is the best (C8.6). What is no higher than both tops never stops it, and what is higher
//! than one of them at least is either as high as both and stops it all the way, or only where it has come down to it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::base::Base;
use super::circle::Circle;
use super::corridor::{Corridor, Lies};
use super::passage::Passage;
use super::piece::{PieceId, PieceSet};
use super::point::Point;
use super::shape::{Bounds, Shape};
use super::slope::{Slope, Stop};
use super::table::{Table, is_near};
use crate::{Member, Set};

/// Something round that stands in the way, by its place in the list of who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "PlaneHullId")]
pub struct HullId(pub u8);

impl Member for HullId {
    #[inline]
    fn number(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_number(number: usize) -> Self {
        Self(number as u8)
    }
}

/// Some of the hulls in the way.
pub type HullSet = Set<HullId, 4>;

/// Pieces and hulls that do something together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "PlaneThings")]
pub struct Things {
    /// Pieces of the table.
    pub pieces: PieceSet,
    /// Hulls that stand on it.
    pub hulls: HullSet,
}

impl Things {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty() && self.hulls.is_empty()
    }
}

/// A point above the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "PlaneEye")]
pub struct Eye {
    /// Over which point.
    pub over: Point,
    /// How high.
    pub height: u32,
}

/// Whether two silhouettes see each other, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sight {
    /// They do, along this line among others.
    Free(Eye, Eye),
    /// They do not: each of these alone stops all lines or, where none does, all of these together.
    Hidden(Things),
}

/// Something that can stop a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Thing {
    Piece(PieceId),
    Hull(HullId),
}

impl Table {
    /// Whether some straight line from one silhouette to the other is free (C8.2). It is stopped inside of pieces that stop
    /// sight, from the table up to their height, and inside of the hulls, from the table up to their tops; touching does not
    /// stop it (C8.3).
    ///
    /// ```
    /// use sortie_boards::plane::{Base, Cover, Kind, Piece, Point, Polygon, Table};
    ///
    /// let corners = [(4000, 3400), (4100, 3400), (4100, 4600), (4000, 4600)];
    /// let polygon = Polygon::new(corners.map(|(x, y)| Point::new(x, y)).to_vec()).unwrap();
    /// let wall = |height| Piece {
    ///     kind: Kind::Obstacle, polygon: polygon.clone(), height, cover: Cover::Heavy, sight: true, impassable: false,
    /// };
    /// let trooper = |x| Base::new(Point::new(x, 4000), 135, 420);
    /// let sees = |height| {
    ///     Table::new([9144, 9144], vec![wall(height)]).unwrap().sees(trooper(2000), trooper(6000), &[])
    /// };
    /// assert!(sees(420) && !sees(421));
    /// ```
    pub fn sees(&self, one: Base, other: Base, hulls: &[Base]) -> bool {
        Look { table: self, one, other, hulls, only: None }.is_free()
    }

    /// The same with the reason.
    pub fn sight(&self, one: Base, other: Base, hulls: &[Base]) -> Sight {
        let look = Look { table: self, one, other, hulls, only: None };
        match look.line() {
            Some((from, to)) => Sight::Free(from, to),
            None => Sight::Hidden(look.hiders()),
        }
    }
}

/// A look from one silhouette to another.
#[derive(Debug, Clone, Copy)]
struct Look<'a> {
    table: &'a Table,
    one: Base,
    other: Base,
    hulls: &'a [Base],
    /// Only this is in the way, whatever else there is.
    only: Option<Thing>,
}

/// What a look comes to.
enum Found {
    /// Nothing is in the way, or only on one side.
    Clear,
    /// It leads through here.
    Passage(Passage),
    /// It leads down past something, between these points.
    Down(Point, Point),
    /// No line is free.
    Nothing,
}

impl Look<'_> {
    fn is_free(&self) -> bool {
        !matches!(self.find(false), Found::Nothing)
    }

    /// A free line from top to top.
    fn line(&self) -> Option<(Eye, Eye)> {
        let over = |from: Point, to: Point| {
            let eye = |over: Point, base: Base| Eye { over, height: base.top() };
            (eye(from, self.one), eye(to, self.other))
        };
        match self.find(true) {
            Found::Nothing => None,
            Found::Clear => Some(over(self.one.at, self.other.at)),
            Found::Down(from, to) => Some(over(from, to)),
            Found::Passage(passage) => {
                let (from, to) = passage.line().unwrap_or((self.one.at, self.other.at));
                Some(over(from, to))
            }
        }
    }

    /// Looks for a free line; past everything and with room, if it is to be shown.
    fn find(&self, shows: bool) -> Found {
        if !is_near(self.one.at) || !is_near(self.other.at) {
            // Who is off the table sees nobody (C8.7).
            return Found::Nothing;
        }
        let (low, high) = (self.one.top().min(self.other.top()), self.one.top().max(self.other.top()));
        let mut way = Lazy { look: self, way: None, is_together: false };
        let mut is_sloping = false;
        for thing in self.things().filter(|&thing| self.height(thing) > low) {
            // What is lower than the higher top is passed where the line is still high.
            if self.height(thing) < high {
                is_sloping = true;
            } else if way.meet(thing).is_none() {
                return Found::Nothing;
            }
        }
        let found = way.result(shows);
        match found {
            Found::Nothing => Found::Nothing,
            found if !is_sloping => found,
            found => self.slope(low, high).map_or(found, |slope| match slope.line() {
                None => Found::Nothing,
                Some((from, to)) if self.one.top() == high => Found::Down(from, to),
                Some((from, to)) => Found::Down(to, from),
            }),
        }
    }

    /// What is near the corridor and stops lines.
    fn things(&self) -> impl Iterator<Item = Thing> {
        let disc = |base: Base| Bounds::square(base.at, base.radius);
        let area = disc(self.one).and(disc(self.other));
        let pieces = self
            .table
            .numbered()
            .filter(move |(_, piece)| piece.stops_sight() && piece.polygon.bounds().comes_near(area));
        let hulls = self.hulls.iter().enumerate().filter(move |(_, hull)| disc(**hull).comes_near(area));
        let hulls = hulls.filter(|(_, hull)| is_near(hull.at));
        let all =
            pieces.map(|(id, _)| Thing::Piece(id)).chain(hulls.map(|(n, _)| Thing::Hull(HullId(n as u8))));
        let only = self.only;
        all.filter(move |&thing| only.is_none_or(|only| only == thing))
    }

    fn height(&self, thing: Thing) -> u32 {
        match thing {
            Thing::Piece(id) => self.table.piece(id).height,
            Thing::Hull(id) => self.hull(id).top(),
        }
    }

    fn hull(&self, id: HullId) -> Base {
        self.hulls[id.number()]
    }

    /// The way down from the higher top past everything that is between the two tops or higher; none if nothing lower than the
    /// higher top is near where lines have come down to it.
    fn slope(&self, low: u32, high: u32) -> Option<Slope<'_>> {
        let (from, to) = if self.one.top() == high { (self.one, self.other) } else { (self.other, self.one) };
        let mut slope = Slope::new(from.footprint(), to.footprint());
        let mut is_met = false;
        for thing in self.things().filter(|&thing| self.height(thing) > low) {
            let height = self.height(thing);
            let is_below = height < high;
            // The line has come down to the height after this part of its way.
            let after = if is_below { (high - height, high - low) } else { (0, 1) };
            let is_near = match thing {
                Thing::Piece(id) => {
                    let parts = self.table.parts(id).iter();
                    parts
                        .map(|part| slope.add(Stop::Part(part), after))
                        .fold(false, |any, is_near| any | is_near)
                }
                Thing::Hull(id) => slope.add(Stop::Round(self.hull(id).footprint()), after),
            };
            is_met |= is_near && is_below;
        }
        is_met.then_some(slope)
    }

    /// What hides the one from the other: each of them alone or, if none does, all that is in the way.
    fn hiders(&self) -> Things {
        let low = self.one.top().min(self.other.top());
        let hides = |thing: Thing| !Self { only: Some(thing), ..*self }.is_free();
        let things: Vec<Thing> = self.things().filter(|&thing| self.height(thing) > low).collect();
        let alone: Vec<Thing> = things.iter().copied().filter(|&thing| hides(thing)).collect();
        let mut all = Things::default();
        for thing in if alone.is_empty() { things } else { alone } {
            match thing {
                Thing::Piece(id) => all.pieces.insert(id),
                Thing::Hull(id) => all.hulls.insert(id),
            }
        }
        all
    }
}

/// What is known of the way; nothing before the first thing is in it.
struct Lazy<'a, 'b> {
    look: &'a Look<'b>,
    way: Option<Way>,
    /// Whether the bases overlap, seen from above: then nothing comes between them.
    is_together: bool,
}

/// The lines between two circles and what they have to pass.
struct Way {
    corridor: Corridor,
    passage: Passage,
    /// What touches neither side of the corridor.
    islands: Vec<Vec<Circle>>,
}

impl Way {
    fn new(from: Circle, to: Circle) -> Option<Self> {
        let corridor = Corridor::new(from, to)?;
        Some(Self { corridor, passage: Passage::new(corridor)?, islands: Vec::new() })
    }
}

impl Lazy<'_, '_> {
    /// Takes a thing as high as both tops into account; nothing if it stops every line.
    fn meet(&mut self, thing: Thing) -> Option<()> {
        let Look { one, other, table, .. } = self.look;
        if self.way.is_none() && !self.is_together {
            self.way = Way::new(one.footprint(), other.footprint());
            self.is_together = self.way.is_none();
        }
        let Some(Way { corridor, passage, islands }) = &mut self.way else { return Some(()) };
        let mut island = Vec::new();
        let mut place = |lies: Lies, circle: Circle| match lies {
            Lies::Left => passage.pass_right_of(circle),
            Lies::Right => passage.pass_left_of(circle),
            Lies::Inside => island.push(circle),
            Lies::Outside | Lies::Across => {}
        };
        let lies = match thing {
            Thing::Hull(id) => {
                let hull = self.look.hull(id).footprint();
                let lies = corridor.place_circle(hull);
                place(lies, hull);
                lies
            }
            Thing::Piece(id) => {
                let corner = |lies, centre| place(lies, Circle { centre, radius: 0 });
                corridor.place(&table.piece(id).polygon, corner)
            }
        };
        if !island.is_empty() {
            islands.push(island);
        }
        (lies != Lies::Across).then_some(())
    }

    fn result(self, shows: bool) -> Found {
        let Some(Way { mut passage, islands, .. }) = self.way else { return Found::Clear };
        if islands.is_empty() && !passage.is_narrow() && !shows {
            return Found::Clear;
        }
        if pass(&mut passage, &islands) { Found::Passage(passage) } else { Found::Nothing }
    }
}

/// Whether a line passes everything, on whichever side of each island.
fn pass(passage: &mut Passage, islands: &[Vec<Circle>]) -> bool {
    if passage.fan().is_none() {
        return false;
    }
    let Some((island, rest)) = islands.split_first() else { return true };
    [Passage::pass_right_of, Passage::pass_left_of].into_iter().any(|side| {
        let mark = passage.mark();
        island.iter().for_each(|&corner| side(passage, corner));
        let is_free = pass(passage, rest);
        if !is_free {
            passage.back_to(mark);
        }
        is_free
    })
}
