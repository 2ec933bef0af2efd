//! Boards that change in play.

use super::{draw, seven};
use crate::hex::{Board, Change, Gait, Ground, Hex, LayoutError, Side, Variants};

#[test]
fn a_set_of_changes_has_one_board() {
    let layout =
        seven().walled_off('e').and((9, 4), (11, 4), Side::Locked).and((10, 3), (11, 4), Side::Blocked);
    let [outside, inside, above] = [(9, 4), (11, 4), (10, 3)].map(|at| layout.at(at));
    let changes = vec![
        Change::Side { between: [outside, inside], becomes: Side::Door },
        Change::Side { between: [inside, above], becomes: Side::Window },
        Change::Ground { hex: outside, becomes: Ground::Blocked },
    ];
    let variants = Variants::new(layout.clone(), changes.clone()).unwrap();
    assert_eq!(variants.changes(), changes);
    for set in 0..8 {
        let board = variants.board(set);
        let mut expected = layout.clone();
        if set & 1 != 0 {
            expected.set_side(inside, outside, Side::Door).unwrap();
        }
        if set & 2 != 0 {
            expected.set_side(inside, above, Side::Window).unwrap();
        }
        if set & 4 != 0 {
            expected.set_ground(outside, Ground::Blocked);
        }
        assert_eq!(board.layout(), &expected);
        assert_eq!(board.steps(inside, outside, Gait::Walking), (set & 5 == 1).then_some(1), "set {set}");
        assert!(std::ptr::eq(board, variants.board(set)), "made once");
        assert!(std::ptr::eq(board, variants.board(set | 8)), "a bit without a change means nothing");
    }
    assert_eq!(variants.layout(), &layout);
}

/// More boards than there are shelves, asked for by several at once.
#[test]
fn boards_are_shared_by_all_who_ask() {
    let changes: Vec<Change> =
        (0..64).map(|n| Change::Ground { hex: Hex(n % 10), becomes: Ground::Blocked }).collect();
    let variants = Variants::new(seven(), changes).unwrap();
    let ask = || {
        let sets = (0..1_000u64).map(|n| n.wrapping_mul(0x1234_5678_9ABC_DEF1));
        sets.map(|set| variants.board(set) as *const Board as usize).collect::<Vec<_>>()
    };
    let asked =
        std::thread::scope(|scope| [scope.spawn(ask), scope.spawn(ask)].map(|asked| asked.join().unwrap()));
    assert_eq!(asked[0], asked[1]);
    let mut boards = asked[0].clone();
    boards.sort_unstable();
    boards.dedup();
    assert_eq!(boards.len(), 1_000);
}

#[test]
fn changes_are_checked() {
    let layout = draw(&["ao  a.  bo"]);
    let apart = Change::Side { between: [Hex(0), Hex(2)], becomes: Side::Door };
    assert!(matches!(Variants::new(layout.clone(), vec![apart]), Err(LayoutError::NotNeighbours { .. })));
    let many = vec![Change::Ground { hex: Hex(0), becomes: Ground::Floor }; 65];
    assert!(matches!(Variants::new(layout.clone(), many), Err(LayoutError::Changes { n: 65 })));
    let none = Variants::new(layout.clone(), Vec::new()).unwrap();
    assert_eq!(none.board(7).layout(), &layout);
}
