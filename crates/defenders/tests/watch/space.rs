//! Space, worked out again from the drawing of the map: no tables, no help from the engine.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use sortie_boards::hex::{Facing, Ground, Hex, Layout, Place, Side};

/// A point of the plane. A step of a place is three, so that corners of hexes are whole.
type Point = (i32, i32);

/// A map with some of its locks gone. What was worked out once is remembered.
pub(crate) struct Space {
    layout: Layout,
    /// By two hexes.
    seen: RefCell<HashMap<(Hex, Hex), bool>>,
    /// By hex, the borders a climber crosses to every other.
    steps: RefCell<HashMap<Hex, Rc<[Option<u8>]>>>,
    /// By area, the borders to every other.
    borders: Vec<Vec<Option<u8>>>,
}

impl Space {
    pub(crate) fn new(layout: &Layout) -> Self {
        let borders = borders(layout);
        Self { layout: layout.clone(), seen: RefCell::default(), steps: RefCell::default(), borders }
    }

    /// The same space for all games on a map with the same locks.
    pub(crate) fn of(mission: u8, set: u64, layout: &Layout) -> Rc<Self> {
        thread_local! {
            static ALL: RefCell<HashMap<(u8, u64), Rc<Space>>> = RefCell::default();
        }
        ALL.with_borrow_mut(|all| {
            all.entry((mission, set)).or_insert_with(|| Rc::new(Self::new(layout))).clone()
        })
    }

    pub(crate) fn is_floor(&self, hex: Hex) -> bool {
        self.layout.ground(hex) != Ground::Blocked
    }

    pub(crate) fn is_centre(&self, hex: Hex) -> bool {
        self.layout.centre(self.layout.area(hex)) == hex
    }

    pub(crate) fn same_area(&self, a: Hex, b: Hex) -> bool {
        self.layout.area(a) == self.layout.area(b)
    }

    /// What stands between two neighbours.
    fn between(&self, a: Hex, b: Hex) -> Option<Side> {
        let facing = self.layout.place(a).facing_to(self.layout.place(b))?;
        Some(self.layout.side(a, facing))
    }

    /// No closed side parts them (20, A55).
    pub(crate) fn is_beside(&self, a: Hex, b: Hex) -> bool {
        self.between(a, b).is_some_and(|side| !matches!(side, Side::Wall | Side::Locked | Side::Blocked))
    }

    /// A step on foot (A50).
    pub(crate) fn is_step(&self, a: Hex, b: Hex) -> bool {
        self.is_floor(b) && matches!(self.between(a, b), Some(Side::Open | Side::Door))
    }

    pub(crate) fn is_window(&self, a: Hex, b: Hex) -> bool {
        self.between(a, b) == Some(Side::Window)
    }

    /// The hexes next to one, whatever stands between.
    pub(crate) fn around(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        Facing::ALL.into_iter().filter_map(move |facing| self.layout.neighbour(hex, facing))
    }

    pub(crate) fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        self.layout.hexes()
    }

    /// How many borders a walk of who climbs has to cross (A50).
    pub(crate) fn steps(&self, from: Hex, to: Hex) -> Option<u8> {
        let row = self.steps.borrow().get(&from).cloned();
        let row = row.unwrap_or_else(|| {
            let row = self.steps_from(from);
            self.steps.borrow_mut().insert(from, row.clone());
            row
        });
        row[usize::from(to.0)]
    }

    fn steps_from(&self, from: Hex) -> Rc<[Option<u8>]> {
        let mut row: Vec<Option<u8>> = vec![None; self.layout.n_hexes()];
        row[usize::from(from.0)] = Some(0);
        let mut open = vec![from];
        while let Some(hex) = open.pop() {
            let so_far = row[usize::from(hex.0)].expect("it was reached");
            let ways = self.around(hex).filter(|&next| {
                let side = self.between(hex, next);
                self.is_floor(hex)
                    && self.is_floor(next)
                    && matches!(side, Some(Side::Open | Side::Door | Side::Window))
            });
            for next in ways.collect::<Vec<_>>() {
                let steps = so_far + u8::from(!self.same_area(hex, next));
                let known = &mut row[usize::from(next.0)];
                if known.is_none_or(|known| steps < known) {
                    *known = Some(steps);
                    open.push(next);
                }
            }
        }
        row.into()
    }

    /// How far apart they are, in areas (16, A1, A2).
    pub(crate) fn distance(&self, a: Hex, b: Hex) -> Option<u8> {
        if a == b || self.is_beside(a, b) {
            return Some(0);
        }
        let row = &self.borders[usize::from(self.layout.area(a).0)];
        row[usize::from(self.layout.area(b).0)].map(|borders| borders.max(1))
    }

    /// How many hexes it is, over open ground.
    pub(crate) fn hexes_between(&self, a: Hex, b: Hex) -> i32 {
        let (a, b) = (self.layout.place(a), self.layout.place(b));
        let (x, y) = (i32::from(a.x.abs_diff(b.x)), i32::from(a.y.abs_diff(b.y)));
        y + (x - y).max(0) / 2
    }

    /// In the closed half plane ahead (A6).
    pub(crate) fn is_ahead(&self, from: Hex, facing: Facing, to: Hex) -> bool {
        let (here, there) = (self.layout.place(from), self.layout.place(to));
        let ahead = here.step(facing);
        let along = |a: i16, b: i16| i32::from(a) - i32::from(b);
        along(there.x, here.x) * along(ahead.x, here.x) + 3 * along(there.y, here.y) * along(ahead.y, here.y)
            >= 0
    }

    /// Whether somebody in one hex sees another: the line against every hex and every side near it (27, A3, A5, A51).
    pub(crate) fn sees(&self, from: Hex, to: Hex) -> bool {
        let known = self.seen.borrow().get(&(from, to)).copied();
        known.unwrap_or_else(|| {
            let sees = self.is_free_line(from, to);
            self.seen.borrow_mut().insert((from, to), sees);
            sees
        })
    }

    fn is_free_line(&self, from: Hex, to: Hex) -> bool {
        let (start, end) = (self.layout.place(from), self.layout.place(to));
        let line = (centre(start), centre(end));
        for y in start.y.min(end.y) - 2..=start.y.max(end.y) + 2 {
            for x in start.x.min(end.x) - 4..=start.x.max(end.x) + 4 {
                let place = Place { x, y };
                if (x + y - start.x - start.y) % 2 != 0 {
                    continue;
                }
                let hex = self.layout.hex_at(place);
                let stops = hex.is_none_or(|hex| self.layout.ground(hex) != Ground::Floor);
                for facing in Facing::ALL {
                    let is_closed = hex.is_some_and(|hex| {
                        self.layout.neighbour(hex, facing).is_some_and(|next| {
                            match self.layout.side(hex, facing) {
                                Side::Open | Side::Window => false,
                                Side::Door => from != hex && from != next,
                                Side::Wall | Side::Locked | Side::Blocked => true,
                            }
                        })
                    });
                    let is_in_between = stops && place != start && place != end;
                    if (is_closed || is_in_between) && do_meet(line, side(place, facing)) {
                        return false;
                    }
                }
            }
        }
        true
    }
}

/// By area the borders to every other, whatever stands on them (A2).
fn borders(layout: &Layout) -> Vec<Vec<Option<u8>>> {
    let n = layout.areas().len();
    let mut beside = vec![Vec::new(); n];
    for hex in layout.hexes() {
        for next in Facing::ALL.into_iter().filter_map(|facing| layout.neighbour(hex, facing)) {
            let (a, b) = (layout.area(hex).0, layout.area(next).0);
            if a != b {
                beside[usize::from(a)].push(usize::from(b));
            }
        }
    }
    let from = |start: usize| {
        let mut row = vec![None; n];
        row[start] = Some(0);
        let mut edge = vec![start];
        for steps in 1u8.. {
            let next: BTreeSet<usize> = edge.iter().flat_map(|&area| beside[area].iter().copied()).collect();
            edge = next.into_iter().filter(|&area| row[area].is_none()).collect();
            if edge.is_empty() {
                break;
            }
            edge.iter().for_each(|&area| row[area] = Some(steps));
        }
        row
    };
    (0..n).map(from).collect()
}

fn centre(place: Place) -> Point {
    (3 * i32::from(place.x), 3 * i32::from(place.y))
}

/// The two ends of a side: a corner is the middle of the three hexes that meet there.
fn side(place: Place, facing: Facing) -> (Point, Point) {
    let corner = |other: Facing| {
        let hexes = [place, place.step(facing), place.step(other)];
        hexes.iter().fold((0, 0), |sum, hex| (sum.0 + i32::from(hex.x), sum.1 + i32::from(hex.y)))
    };
    (corner(facing.turned(5)), corner(facing.turned(1)))
}

/// Whether two segments touch anywhere, ends included.
fn do_meet(one: (Point, Point), other: (Point, Point)) -> bool {
    let turn =
        |a: Point, b: Point, c: Point| ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum();
    let within = |a: Point, b: Point, c: Point| {
        (a.0.min(b.0)..=a.0.max(b.0)).contains(&c.0) && (a.1.min(b.1)..=a.1.max(b.1)).contains(&c.1)
    };
    let (a, b) = one;
    let (c, d) = other;
    let turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
    (turns[0] * turns[1] < 0 && turns[2] * turns[3] < 0)
        || turns[0] == 0 && within(a, b, c)
        || turns[1] == 0 && within(a, b, d)
        || turns[2] == 0 && within(c, d, a)
        || turns[3] == 0 && within(c, d, b)
}
