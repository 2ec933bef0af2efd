//! What is told where there is no line of sight.

use super::random::Random;
use super::{at, draw};
use crate::square::{Blocked, Blocker, Board, Position, Space, SpaceSet, Terrain};

fn told(text: &str) -> Option<Blocked> {
    let (board, drawing) = draw(text);
    let occupied: SpaceSet = drawing.marked('1').iter().copied().collect();
    board.blocked(at(&drawing, 'a'), at(&drawing, 'b'), &occupied)
}

fn by(text: &str) -> Option<Blocker> {
    told(text).map(|blocked| blocked.by)
}

#[test]
fn it_says_what_is_in_the_way() {
    assert_eq!(by("a . b"), None, "nothing");
    assert_eq!(by("a 1 b"), Some(Blocker::Occupied(Space::new(1, 0))));
    assert_eq!(by("a B b"), Some(Blocker::Solid(Space::new(1, 0))));
    assert_eq!(by("a # b"), Some(Blocker::Solid(Space::new(1, 0))));
    assert_eq!(by("a .|b"), Some(Blocker::Wall));
    assert_eq!(by("a .db"), Some(Blocker::Door));
}

#[test]
fn the_line_ends_at_it() {
    let blocked = told("a . . 1 b").expect("somebody stands there");
    assert_eq!((blocked.by, blocked.from.y == blocked.to.y), (Blocker::Occupied(Space::new(3, 0)), false));
    assert_eq!((blocked.from.x, blocked.to.x, blocked.free), (0, 4, 750), "three of four spaces");
}

/// alliance S1: the wall that goes on is told, though its end is only a point.
#[test]
fn a_corner_of_walls_stops_the_eye() {
    let text = "
        a|b

        .|.
        ";
    assert_eq!(by(text), Some(Blocker::Wall));
}

#[test]
fn whoever_is_not_seen_is_told_why() {
    let mut told = 0;
    for seed in 0..1_500 {
        let mut random = Random(seed);
        let layout = random.layout(7);
        let board = Board::new(layout.clone());
        let crowd = random.below(25);
        let occupied = random.some(&layout, crowd);
        for _ in 0..20 {
            let (from, to) = (random.place(&layout), random.place(&layout));
            // On a blocking space a figure does not hide itself, which the drawn cases leave to `sees`.
            let is_floor = |at| matches!(layout.terrain(at), Terrain::Floor | Terrain::Difficult);
            if from == to || !is_floor(from) || !is_floor(to) {
                continue;
            }
            let blocked = board.blocked(from, to, &occupied);
            assert_eq!(blocked.is_none(), board.sees(from, to, &occupied), "seed {seed}: {from} to {to}");
            if let Some(Blocked { free, by, .. }) = blocked {
                assert!(free <= 1000, "seed {seed}: {from} to {to}");
                if let Blocker::Occupied(space) = by {
                    assert!(occupied.has(space) && space != from && space != to);
                }
                told += 1;
            }
            let [here, there] = [from, to].map(Position::small);
            assert_eq!(board.blocked_between(here, there, &occupied), blocked);
        }
    }
    assert!(told > 3_000, "{told} pairs were told why");
}
