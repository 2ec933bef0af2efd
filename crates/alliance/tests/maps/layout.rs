//! Faces turned, joined and bordered, each against a drawing made by hand.

use sortie_alliance::content::Plan;
use sortie_boards::square::{Board, Direction, Edge, Gait, Position, Space, Terrain, Walker};

use super::{lay, looks_like, placed, shipped};

/// All 78 faces of the box, and 53 pieces.
#[test]
fn all_faces_are_there() {
    let (tiles, _) = shipped();
    let ids: Vec<String> = (1..=39).flat_map(|n| ["A", "B"].map(|side| format!("{n:02}{side}"))).collect();
    assert!(tiles.faces().iter().map(|face| &face.id).eq(&ids));
    assert_eq!((1..=39).map(|tile| u32::from(tiles.copies(tile))).sum::<u32>(), 53);
    for face in tiles.faces() {
        assert_eq!(face.open.len() % 2, 0, "{}: openings are two spaces wide", face.id);
    }
}

/// alliance R4.2, R4.3, R4.4, S9
///
/// The face 02B has openings in the north and in the east, impassable lines and two blocking spaces; each quarter
/// takes the whole picture along. An opening that leads nowhere is a wall. Alliance R4.2, R4.3, R4.4, S9.
#[test]
fn a_face_turns() {
    for (turn, drawing) in [
        (
            0,
            "
            # # # # #
              - - - -
            #|. . . .|

            #|. .:. .|
                :   :
            #|.:. . .|

            #|.:. . .|

            #|.:. B B|

            #|. . . .|
              - - - -
            ",
        ),
        (
            1,
            "
            # # # # # # #
              - - - - - -
            #|. . . . . .|
                : : :
            #|. . . .:. .|
                      :
            #|. B . . . .|

            #|. B . .:. .|
              - - - - - -
            ",
        ),
        (
            2,
            "
            # # # # #
              - - - -
            #|. . . .|

            #|B B .:.|

            #|. . .:.|

            #|. . .:.|
              :   :
            #|. .:. .|

            #|. . . .|
              - - - -
            ",
        ),
        (
            3,
            "
            # # # # # # #
              - - - - - -
            #|. .:. . B .|

            #|. . . . B .|
                :
            #|. .:. . . .|
                  : : :
            #|. . . . . .|
              - - - - - -
            ",
        ),
    ] {
        looks_like(&lay(&[("02B", 1, 1, turn)]).layout, drawing);
    }
}

/// alliance R4.2, S9
///
/// Where 17B turned upright lies under the north opening of 14B, both are open; 14B's opening in the west meets a wall
/// of 16B, and a wall it is. Alliance R4.2, S9.
#[test]
fn tiles_join_where_both_are_open() {
    let plan = lay(&[("14B", 3, 2, 0), ("17B", 3, 1, 1), ("16B", 1, 2, 0)]);
    looks_like(
        &plan.layout,
        "
        # # # # #
              - -
        # # #|. .|
          - -
        #|. .|. .|

        #|. .|. .|
          - - - -
        ",
    );
    assert_eq!(plan.tile(Space::new(3, 1)), Some(1));
    assert_eq!(plan.tile(Space::new(1, 1)), None);
}

/// alliance R4.2
///
/// Tile 24 lacks two corners, and another tile may fill one of them. Between the two every edge is a wall but the
/// joint. Alliance R4.2.
#[test]
fn a_missing_corner_is_free_for_another_tile() {
    let plan = lay(&[("24A", 1, 2, 0), ("18A", 3, 1, 2), ("36B", 4, 5, 0)]);
    looks_like(
        &plan.layout,
        "
        # # # # # #
              - -
        # # #|. .|#
            -
        # #|. . .|#
          -
        #|. . . .|#

        #|. . . .|#
                - -
        #|. . .|. .|
          - - - - -
        ",
    );
}

/// alliance S12
///
/// A solid red line on an edge is a wall for feet, counting and sight. Alliance S12.
#[test]
fn a_blocking_edge_is_a_wall() {
    looks_like(
        &lay(&[("22B", 1, 1, 0)]).layout,
        "
        # # # # #
          - - - -
        #|. . . .|

        #|. .|. .|
            - -
        #|. . . .|

        #|. . . .|
          - - - -
        ",
    );
}

/// alliance R4.3
///
/// The pit of 19A is floor with impassable edges all round: seen and counted across, entered by nobody on foot.
/// Alliance R4.3.
#[test]
fn a_pit_is_floor_nobody_walks_on_to() {
    let plan = lay(&[("19A", 1, 1, 0)]);
    let (beside, pit) = (Space::new(4, 3), Space::new(4, 4));
    assert_eq!(plan.layout.terrain(pit), Terrain::Floor);
    assert_eq!(plan.layout.edge(beside, Direction::South), Edge::Impassable);
    assert!(plan.is_floor(beside) && !plan.is_floor(pit));
    let board = Board::new(plan.layout);
    assert!(board.is_adjacent(beside, pit));
    let reach = |gait| {
        let walker = Walker { gait, ..Walker::default() };
        board.reach(&walker, Position::small(beside), 99).passed().count()
    };
    assert_eq!((reach(Gait::Walking), reach(Gait::Unhindered)), (32, 36));
}

/// alliance R4.15, R37.6
///
/// Forest and desert lie outside, the others inside; the halves of a tile with two biomes turn with it, and the spaces
/// of the narrow tile 39, which both halves share, are inside. Alliance R4.15.
#[test]
fn interior_follows_the_biome() {
    for (face, turn, inside) in [
        ("13A", 0, &[][..]),
        ("13B", 0, &[]),
        ("31A", 0, &[(1, 1), (1, 2), (2, 1), (2, 2)]),
        ("31B", 0, &[(1, 1), (1, 2), (2, 1), (2, 2)]),
        ("37A", 0, &[]),
        ("38A", 0, &[(2, 1), (2, 2)]),
        ("38A", 1, &[(1, 2), (2, 2)]),
        ("38A", 2, &[(1, 1), (1, 2)]),
        ("38A", 3, &[(1, 1), (2, 1)]),
        ("38B", 0, &[(1, 1), (1, 2)]),
        ("39A", 0, &[(1, 1), (1, 2)]),
        ("39B", 2, &[(1, 1), (1, 2)]),
    ] {
        let layout = lay(&[(face, 1, 1, turn)]).layout;
        let inside: Vec<Space> = inside.iter().map(|&(column, row)| Space::new(column, row)).collect();
        assert!(layout.interior().iter().eq(inside), "{face} turned by {turn}: {:?}", layout.interior());
    }
}

/// All tiles that do not fit are told at once.
#[test]
fn misplaced_tiles_are_told() {
    let list = [
        placed("99A", 1, 1, 0),
        placed("01A", 0, 1, 0),
        placed("13A", 1, 1, 0),
        placed("14A", 2, 2, 0),
        placed("12A", 61, 1, 0),
    ];
    let told = Plan::lay(&shipped().0, &list).unwrap_err();
    let told: Vec<(usize, String)> = told.iter().map(|wrong| (wrong.tile(), wrong.to_string())).collect();
    let expected = [
        (0, "there is no face `99A`"),
        (1, "01A leaves the board, which runs from [1,1] to [63,63]"),
        (3, "14A covers (2,2), where 13A lies"),
        (4, "12A leaves the board, which runs from [1,1] to [63,63]"),
    ];
    assert_eq!(told, expected.map(|(tile, text)| (tile, text.to_owned())));
    assert!(matches!(Plan::lay(&shipped().0, &[]), Ok(plan) if plan.spaces.is_empty()));
}
