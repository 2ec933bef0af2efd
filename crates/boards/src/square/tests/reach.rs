//! Moves, case by case: `a` walks to `b` past digits that cost one more and may not be stopped on.

use super::{at, draw};
use crate::square::{Drawing, Gait, Position, Space, SpaceSet, Walker};

fn walker(drawing: &Drawing) -> Walker {
    let hostile: SpaceSet =
        drawing.marks.iter().filter(|(mark, _)| mark.is_ascii_digit()).map(|&(_, space)| space).collect();
    Walker { costly: hostile, taken: hostile, ..Walker::default() }
}

/// Each case: the rule, the board, and the cheapest way on foot and unhindered; -1 where there is none.
const CASES: &[(&str, &str, i32, i32)] = &[
    ("alliance R4.1, R3.6: one a space, diagonals too", "a . .\n\n. . b", 2, 2),
    ("alliance R4.2: a wall", "a|b", -1, -1),
    ("alliance R4.5: a closed door", "adb", -1, -1),
    ("alliance A40: an opened door", "aob", 1, 1),
    ("alliance R4.3: an impassable edge", "a:b", -1, 1),
    ("alliance R4.4: a blocking space", "a B b", -1, 2),
    ("alliance R4.6: a difficult space", "a ~ b", 3, 2),
    ("alliance R4.6: entering costs, leaving does not", "a ~\n\nB b", 1, 1),
    ("alliance R4.7: a hostile figure", "a 1 b", 3, 3),
    ("alliance A2b: past the end of a wall", "a|.\n\n. b", 1, 1),
    ("alliance A2b: not between two diagonal obstacles", "a B\n\nB b", -1, 1),
    ("alliance A2b: an impassable edge closes a way round", "a:.\n:\n. b", -1, 1),
    ("alliance A2b: one way round is enough", "a:.\n\n. b", 1, 1),
    ("alliance S9: no space closes a way round", "a #\n\n# b", -1, -1),
];

#[test]
fn cases() {
    for (rule, text, on_foot, unhindered) in CASES {
        let (board, drawing) = draw(text);
        let (a, b) = (at(&drawing, 'a').into(), at(&drawing, 'b').into());
        for (gait, expected) in [(Gait::Walking, *on_foot), (Gait::Unhindered, *unhindered)] {
            let walker = Walker { gait, ..walker(&drawing) };
            let reach = board.reach(&walker, a, 20);
            assert_eq!(reach.cost(b).map_or(-1, i32::from), expected, "{rule}, {gait:?}\n{text}");
        }
    }
}

/// alliance R4.7, R4.9: figures are passed, not stopped on; where one stands it may stay.
#[test]
fn occupied_spaces_are_passed_not_stopped_on() {
    let (board, drawing) = draw("a 1 .");
    let walker =
        Walker { taken: walker(&drawing).taken | SpaceSet::of(Space::new(0, 0)), ..walker(&drawing) };
    let ends = |points| {
        let reach = board.reach(&walker, at(&drawing, 'a').into(), points);
        reach.ends(&walker).map(|(position, cost)| (position.corner().column(), cost)).collect::<Vec<_>>()
    };
    assert_eq!(ends(2), [(0, 0)]);
    assert_eq!(ends(3), [(0, 0), (2, 3)]);
}

/// alliance T3a: through Diala's space round the wall to the space beside Fenn costs exactly 4.
#[test]
fn t3_round_the_wall() {
    let (board, drawing) = draw(
        "
        a 1 .
        - -
        2 b .

        . # #
        ",
    );
    let walker = walker(&drawing);
    let reach = board.reach(&walker, at(&drawing, 'a').into(), 4);
    let end: Position = at(&drawing, 'b').into();
    assert_eq!(reach.cost(end), Some(4));
    let path = reach.path(&board, &walker, end).unwrap();
    assert_eq!(path, [(1, 0), (2, 0), (1, 1)].map(|(c, r)| Position::small(Space::new(c, r))));
    assert_eq!(board.walk_cost(&walker, at(&drawing, 'a').into(), &path), Some(4));
}

/// The costs of all single moves out of a base, by the spaces it then covers.
fn moves(text: &str) -> Vec<(String, u16)> {
    let (board, drawing) = draw(text);
    let from = Position::covering(&drawing.marked('l')).unwrap();
    let mut moves = Vec::new();
    board.for_each_move(&walker(&drawing), from, |to, cost| moves.push((format!("{to:?}"), cost)));
    moves.sort();
    moves
}

/// alliance R4.12, R4.13, A30: a large figure steps in four directions and turns for one point, keeping half of its
/// spaces; 1x2 has four turns.
#[test]
fn large_bases_step_and_turn() {
    let open = moves(". . . .\n\n. l l .\n\n. . . .");
    let ones = |list: &[&str]| list.iter().map(|spaces| (spaces.to_string(), 1)).collect::<Vec<_>>();
    let expected = [
        "[[0,1], [1,1]]",
        "[[1,0], [1,1]]",
        "[[1,0], [2,0]]",
        "[[1,1], [1,2]]",
        "[[1,2], [2,2]]",
        "[[2,0], [2,1]]",
        "[[2,1], [2,2]]",
        "[[2,1], [3,1]]",
    ];
    assert_eq!(open, ones(&expected));
}

/// alliance R4.13: 2x3 turned must keep three of its six spaces; so it keeps four, in four ways.
#[test]
fn the_largest_base_turns_in_four_ways() {
    let (board, drawing) = draw(
        "
        . . . . . .

        . . l l . .

        . . l l . .

        . . l l . .

        . . . . . .
        ",
    );
    let from = Position::covering(&drawing.marked('l')).unwrap();
    let mut turned = Vec::new();
    board.for_each_move(&Walker::default(), from, |to, cost| {
        if to.columns() == 3 {
            turned.push((to.corner(), cost));
        }
    });
    assert_eq!(turned, [(1, 1), (1, 2), (2, 1), (2, 2)].map(|(c, r)| (Space::new(c, r), 1)));
}

/// alliance A26, S10: one more for difficult and one more for hostile, once each, by steps and by turns; spaces that
/// were covered before cost nothing.
#[test]
fn surcharges_are_paid_once_a_move() {
    let cost = |text: &str, spaces: &str| {
        let found = moves(text).into_iter().find(|(to, _)| to == spaces);
        found.map(|(_, cost)| cost)
    };
    let north = "[[0,0], [1,0]]";
    assert_eq!(cost("~ ~\n\nl l", north), Some(2));
    assert_eq!(cost("1 2\n\nl l", north), Some(2));
    assert_eq!(cost("~ 1\n\nl l", north), Some(3));
    assert_eq!(cost("~ .\n\nl l", "[[0,0], [0,1]]"), Some(2), "a turn");
    assert_eq!(cost("1 .\n\nl l", "[[0,0], [0,1]]"), Some(2), "a turn");
    assert_eq!(cost("1 .\n\nl l", "[[1,0], [1,1]]"), Some(1), "the other turn");
}

/// alliance S10: a base never lies across a wall, a door or an impassable edge.
#[test]
fn bases_lie_across_no_obstacle() {
    for edge in ["|", "d", ":"] {
        let text = format!(". .{edge}.\n\nl l .");
        let found: Vec<String> = moves(&text).into_iter().map(|(spaces, _)| spaces).collect();
        assert_eq!(found, ["[[0,0], [0,1]]", "[[0,0], [1,0]]", "[[1,0], [1,1]]", "[[1,1], [2,1]]"], "{text}");
        let text = format!(".{edge}. .\n\nl l .");
        let found: Vec<String> = moves(&text).into_iter().map(|(spaces, _)| spaces).collect();
        assert_eq!(found, ["[[0,0], [0,1]]", "[[1,0], [1,1]]", "[[1,1], [2,1]]"], "{text}");
    }
    assert_eq!(moves("l l\n-\n. ."), [("[[1,0], [1,1]]".to_owned(), 1)], "a step needs its whole front open");
}

/// A massive figure enters no other massive figure's space; the board is told such spaces are shut.
#[test]
fn shut_spaces_are_never_entered() {
    let (board, drawing) = draw("a s b");
    let walker = Walker { shut: SpaceSet::of(at(&drawing, 's')), ..Walker::default() };
    assert_eq!(board.reach(&walker, at(&drawing, 'a').into(), 9).cost(at(&drawing, 'b').into()), None);
}
