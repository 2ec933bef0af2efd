//! Line of sight, case by case. Letters are viewpoints, digits are spaces with figures.

use super::{at, draw};
use crate::square::{Position, Space, SpaceSet};

/// Each case: the rule, the board, and who sees whom (`a>b`) or does not (`a/b`).
const CASES: &[(&str, &str, &str)] = &[
    ("alliance R5.10: open floor", "a . b", "a>b b>a"),
    ("alliance R4.2: a wall", "a|b", "a/b b/a"),
    ("alliance R4.5, A4: a closed door", "adb", "a/b b/a"),
    ("alliance A40: an opened door", "aob", "a>b b>a"),
    ("alliance R4.3: impassable stops feet, not sight", "a:b", "a>b b>a"),
    ("alliance R4.4: blocking", "a B b", "a/b b/a"),
    ("alliance R4.6: difficult does not hide", "a ~ b", "a>b b>a"),
    ("alliance R5.10: a figure in between", "a 1 b", "a/b b/a"),
    ("alliance S9: no space in between", "a # b", "a/b b/a"),
    (
        "alliance A2a: lines brush along a figure; from the north-east corner of a both reach b",
        "
        a . .

        . 1 b
        ",
        "a>b b>a",
    ),
    (
        "alliance A2a: the end of a wall is looked past",
        "
        a|b

        . .
        ",
        "a>b b>a",
    ),
    (
        "alliance S1: not where the wall goes on",
        "
        a|b

        .|.
        ",
        "a/b b/a",
    ),
    (
        "alliance S1: nor where it meets another wall",
        "
        a|b
        -
        . .
        ",
        "a/b b/a",
    ),
    (
        "alliance S1: nor where a solid space stands on the other side",
        "
        a|b

        . B
        ",
        "a/b b/a",
    ),
    (
        "alliance S1: two walls in line, seen along; a line along a wall is not free",
        "
        . . .
        - - -
        a . b
        ",
        "a>b b>a",
    ),
    (
        "alliance S1: a line that starts on a wall does not come out behind it",
        "
        c d .
        - -
        a . b
        ",
        "a>b c/a a/c d>a c>b",
    ),
    (
        "alliance S2: sight passes between two solid corners",
        "
        a B

        B b
        ",
        "a>b b>a",
    ),
    (
        "alliance S1: a wall beside a solid corner closes the crack",
        "
        a B
        -
        B b
        ",
        "a/b b/a",
    ),
    (
        "alliance S1: adjacent across a corner with one way round, that way held by a figure",
        "
        a 1

        B b
        ",
        "a>b b>a",
    ),
    (
        "alliance R5.10: two lines in line are one line",
        "
        a|.
        - -
        .|b
        ",
        "a/b b/a",
    ),
];

#[test]
fn cases() {
    for (rule, text, claims) in CASES {
        let (board, drawing) = draw(text);
        let is_figure = |mark: char| mark.is_ascii_digit();
        let occupied: SpaceSet =
            drawing.marks.iter().filter(|(mark, _)| is_figure(*mark)).map(|&(_, space)| space).collect();
        for claim in claims.split_whitespace() {
            let [from, says, to] = claim.chars().collect::<Vec<_>>()[..] else { panic!("{claim}") };
            let (from, to) = (at(&drawing, from), at(&drawing, to));
            assert_eq!(board.sees(from, to, &occupied), says == '>', "{rule}: {claim}\n{text}");
        }
    }
}

/// alliance T2: Fenn sees the first stormtrooper and not the second, who sees him.
#[test]
fn t2_line_of_sight() {
    let (board, drawing) = draw(
        "
        f . a . .

        . . . . .

        . . . B .

        . . . . b
        ",
    );
    let (fenn, first, second) = (at(&drawing, 'f'), at(&drawing, 'a'), at(&drawing, 'b'));
    let others = SpaceSet::of(first);
    assert!(board.sees(fenn, first, &SpaceSet::of(second)), "T2a");
    assert!(!board.sees(fenn, second, &others), "T2b");
    assert!(board.sees(second, fenn, &others), "sight is not symmetric");
    let (open, _) = draw(
        "
        . . . . .

        . . . . .

        . . . . .

        . . . . .
        ",
    );
    assert!(open.sees(fenn, second, &others), "without the blocking space it would be visible");
}

/// alliance R4.11: a large attacker looks from any one of its spaces, and aims at any one of a large target's.
#[test]
fn large_bases_look_from_any_space() {
    let (board, drawing) = draw(
        "
        l . B b

        l . . .
        ",
    );
    let large = Position::covering(&drawing.marked('l')).unwrap();
    let small = Position::small(at(&drawing, 'b'));
    assert!(!board.sees(Space::new(0, 0), small.corner(), &SpaceSet::EMPTY));
    assert!(board.sees_between(large, small, &SpaceSet::EMPTY));
    assert!(board.sees_between(small, large, &SpaceSet::EMPTY));
    assert!(board.sight_between(large, small, &SpaceSet::EMPTY).is_some());
}

/// A figure that can stand on blocking terrain is seen there, and sees.
#[test]
fn a_blocking_space_does_not_hide_who_stands_on_it() {
    let (board, drawing) = draw("a . B B b");
    let (a, b) = (at(&drawing, 'a'), at(&drawing, 'b'));
    let (near, far) = (Space::new(2, 0), Space::new(3, 0));
    assert!(board.sees(a, near, &SpaceSet::EMPTY) && board.sees(near, a, &SpaceSet::EMPTY));
    assert!(!board.sees(a, far, &SpaceSet::EMPTY) && board.sees(far, b, &SpaceSet::EMPTY));
    assert!(board.sees(near, far, &SpaceSet::EMPTY));
}

/// The lines shown are lines that exist.
#[test]
fn sight_names_its_lines() {
    let (board, drawing) = draw("a 1\n\n. b");
    let occupied = SpaceSet::of(at(&drawing, '1'));
    let sight = board.sight(at(&drawing, 'a'), at(&drawing, 'b'), &occupied).unwrap();
    let json = |point: crate::square::Point| (point.x, point.y);
    assert_eq!((json(sight.from), sight.to.map(json)), ((0, 0), [(1, 1), (1, 2)]));
}
