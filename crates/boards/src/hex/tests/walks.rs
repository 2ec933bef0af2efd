//! Hexes from a drawing to a walk.

use crate::hex::{Place, neighbours, path, reach, read_drawing};
use crate::random::{Random, with_seeds};
use crate::{Cell, CellSet, Member, Set};

const DRAWING: &str = "
  aa  aa  bb
aa  ##  bb  bb
  cc  cc  bb
";

fn places() -> Vec<Place> {
    read_drawing(DRAWING).unwrap().iter().map(|token| token.place).collect()
}

#[test]
fn a_drawing_becomes_neighbours() {
    let around: Vec<CellSet> = neighbours(&places());
    let numbers = |n: usize| around[n].iter().map(|cell| cell.0).collect::<Vec<_>>();
    assert_eq!(numbers(4), [0, 1, 3, 5, 7, 8], "the middle cell has six");
    assert_eq!(numbers(3), [0, 4, 7]);
    assert_eq!(numbers(9), [5, 6, 8]);
}

#[test]
fn walls_stop_reach_and_paths_go_around() {
    let around: Vec<CellSet> = neighbours(&places());
    let all = CellSet::first(10);
    let middle_closed = all.without(CellSet::of(Cell(4)));
    assert_eq!(reach(&around, Cell(3), all), all);
    assert_eq!(path(&around, Cell(3), Cell(5), all).len(), 2);
    assert_eq!(path(&around, Cell(3), Cell(5), middle_closed), [Cell(0), Cell(1), Cell(5)]);
    let cut = middle_closed.without(CellSet::of(Cell(1))).without(CellSet::of(Cell(8)));
    assert_eq!(reach(&around, Cell(3), cut).len(), 3);
    assert_eq!(path(&around, Cell(3), Cell(5), cut), []);
    assert_eq!(path(&around, Cell(3), Cell(3), all), []);
}

/// Seven hundred hexes, more than six of the largest tiles have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Hex(u16);

impl Member for Hex {
    fn number(self) -> usize {
        usize::from(self.0)
    }

    fn from_number(number: usize) -> Self {
        Self(number as u16)
    }
}

const COLUMNS: i16 = 28;

fn field() -> Vec<Place> {
    let row = |y: i16| (0..COLUMNS).map(move |n| Place { x: 2 * n + y % 2, y });
    (0..25).flat_map(row).collect()
}

/// On a large board too a walk is as long as it must be: it is found layer by layer, and so is what can be reached.
#[test]
fn walks_on_a_large_board_are_shortest() {
    let around: Vec<Set<Hex, 11>> = neighbours(&field());
    with_seeds(64, |random| {
        let any = |random: &mut Random| Hex(random.below(700) as u16);
        let (start, goal) = (any(random), any(random));
        let walls: Set<Hex, 11> = random.fewer_than(250, any).into_iter().collect();
        let free = (Set::first(700) - walls) | Set::of(goal);
        let reached = reach(&around, start, free);
        let walk = path(&around, start, goal, free);
        assert_eq!(reached.has(goal), start == goal || !walk.is_empty());
        let mut here = start;
        for &next in &walk {
            assert!(around[here.number()].has(next) && free.has(next));
            here = next;
        }
        assert!(walk.last().is_none_or(|&last| last == goal));
        // Nobody gets there in fewer steps.
        let mut layer = Set::<Hex, 11>::of(start);
        for _ in 1..walk.len() {
            let next = layer.iter().fold(layer, |next, cell| next | (around[cell.number()] & free));
            assert!(!next.has(goal));
            layer = next;
        }
    });
}
