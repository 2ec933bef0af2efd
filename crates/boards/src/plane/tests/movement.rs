//! The tool, what it passes and where it ends.

use super::{SILHOUETTE, area, at, names, obstacle, scatter, table, trooper};
use crate::plane::{Base, Gait, Piece, PieceId, Point, Table, Tool, Way};
use crate::random::with_seeds;

const WALK: Gait = Gait::walk(SILHOUETTE);
const CLIMB: Gait = Gait::climb(SILHOUETTE, 1);
const FAST: Tool = Tool::ALL[2];

/// What is wrong with a way of somebody on the table.
fn faults(
    table: &Table,
    tool: Tool,
    gait: Gait,
    from: (i32, i32),
    way: &[(i32, i32)],
    on: Option<PieceId>,
) -> Vec<&'static str> {
    let way: Vec<Point> = way.iter().map(|&(x, y)| at(x, y)).collect();
    let way = Way::try_from(way).unwrap();
    names(table.movement_faults(trooper(from.0, from.1), (tool, gait), way, on, &[]))
}

/// T6 (C7.4, S4): what each tool reaches in the open.
#[test]
fn tools_in_the_open() {
    let open = table(vec![]);
    let (x, y) = (4000, 4000);
    for (speed, run) in [(1, 510), (2, 760), (3, 1010)] {
        let tool = Tool::of_speed(speed).unwrap();
        let faults = |way: &[(i32, i32)]| faults(&open, tool, WALK, (x, y), way, None);
        assert_eq!(faults(&[(x + 2 * run, y)]), [""; 0]);
        assert_eq!(faults(&[(x + 2 * run + 1, y)]), ["length"]);
        assert_eq!(faults(&[(x, y)]), [""; 0], "shorter moves are free (C7.3)");
        assert_eq!(faults(&[(x + run, y), (x + run, y + run)]), [""; 0]);
        assert_eq!(faults(&[(x + run, y), (x + run, y + run + 1)]), ["length"]);
        assert_eq!(faults(&[(x + run, y), (x + run - 1, y + run - 1)]), ["bend"]);
        assert_eq!(faults(&[(x + run, y), (x + run - 1, y + run + 1)]), ["bend", "length"]);
        assert_eq!(faults(&[(x, y + run - 2), (x + run, y + run - 2)]), [""; 0]);
        assert_eq!(faults(&[(x, y + run - 3), (x + run, y + run - 3)]), ["length"]);
        assert_eq!(faults(&[(x, y + run + 1), (x, y + run + 1)]), ["length"]);
        assert_eq!(faults(&[(x, y - run), (x, y - 2 * run)]), [""; 0], "bent by nothing");
    }
    assert_eq!(Tool::of_speed(0), None);
    assert_eq!(Tool::of_speed(4), None);
    assert_eq!(Tool::up_to(2).len(), 2);
    assert_eq!(Tool::up_to(0).len(), 0);
}

/// T21 (C7.6 to C7.9): a wall 420 high is walked over and onto, 421 not; a roof 1,524 high is climbed, 1,525 not.
#[test]
fn heights() {
    let scale = Gait::climb(SILHOUETTE, 2);
    let (slow, end, roof) = (Tool::ALL[0], (4300, 4000), (3900, 4000));
    for (height, gait, over, onto) in [
        (420, WALK, true, true),
        (421, WALK, false, false),
        (421, CLIMB, true, true),
        (421, Gait::jump(1), true, true),
        (1524, CLIMB, true, true),
        (1525, CLIMB, true, false),
        (1944, CLIMB, true, false),
        (1945, CLIMB, false, false),
        (1524, Gait::jump(1), true, true),
        (1525, Gait::jump(1), false, false),
        (1525, Gait::jump(2), true, true),
        (1525, scale, true, true),
        (3048, scale, true, true),
        (3049, scale, true, false),
    ] {
        // A wall to pass and a roof to end on.
        let wall = table(vec![obstacle((3700, 3000), (3780, 5000), height)]);
        let passed = faults(&wall, FAST, gait, (3500, 4000), &[end], None);
        assert_eq!(passed.is_empty(), over, "{height}: {passed:?}");
        assert_eq!(passed.contains(&"blocked"), !over);
        let roofs = table(vec![obstacle((3700, 3000), (4700, 5000), height)]);
        let ended = faults(&roofs, slow, gait, (3500, 4000), &[roof], Some(PieceId(0)));
        assert_eq!(ended.is_empty(), onto, "{height}: {ended:?}");
        assert_eq!(ended.contains(&"level"), !onto, "{height}: {ended:?}");
        // Down again as far as up.
        let above = Base { level: height, ..trooper(4000, 4000) };
        let down = roofs.movement_faults(above, (slow, gait), Way::straight(at(3500, 4000)), None, &[]);
        assert_eq!(down.is_empty(), onto, "{height}");
    }
}

/// C7.6: heights are measured above the own level. From a roof a wall is low.
#[test]
fn heights_from_a_roof() {
    let there = table(vec![
        obstacle((3000, 3000), (4000, 5000), 400),
        obstacle((4100, 3000), (4180, 5000), 820),
        obstacle((4300, 3000), (5300, 5000), 820),
    ]);
    let above = Base { level: 400, ..trooper(3800, 4000) };
    let to =
        |x: i32, on| names(there.movement_faults(above, (FAST, WALK), Way::straight(at(x, 4000)), on, &[]));
    assert_eq!(to(4700, Some(PieceId(2))), [""; 0]);
    assert_eq!(
        faults(&there, FAST, WALK, (2800, 4000), &[(4700, 4000)], Some(PieceId(2))),
        ["blocked", "level"]
    );
}

/// T21 (C7.6, C7.9, C7.10): impassable terrain is crossed by a jump only, scatter by everybody who is high enough; on neither
/// anybody stands.
#[test]
fn impassable_and_scatter() {
    let swamp = table(vec![Piece { impassable: true, ..area((4000, 3000), (4300, 5000)) }]);
    let past = |gait| faults(&swamp, FAST, gait, (3500, 4000), &[(4800, 4000)], None);
    assert_eq!(past(WALK), ["blocked"]);
    assert_eq!(past(CLIMB), ["blocked"]);
    assert_eq!(past(Gait::jump(1)), [""; 0]);
    assert_eq!(faults(&swamp, FAST, Gait::jump(1), (3500, 4000), &[(4150, 4000)], None), ["impassable"]);
    let barricade = table(vec![scatter((4000, 3600), (4254, 4362))]);
    assert_eq!(faults(&barricade, FAST, WALK, (3500, 4000), &[(4800, 4000)], None), [""; 0]);
    assert_eq!(faults(&barricade, FAST, WALK, (3500, 4000), &[(4150, 4000)], None), ["scatter"]);
    let tall = table(vec![Piece { height: 421, ..scatter((4000, 3600), (4254, 4362)) }]);
    assert_eq!(faults(&tall, FAST, WALK, (3500, 4000), &[(4800, 4000)], None), ["blocked"]);
    let wood = table(vec![area((4000, 3600), (4254, 4362))]);
    assert_eq!(faults(&wood, FAST, WALK, (3500, 4000), &[(4150, 4000)], None), [""; 0]);
}

/// C7.6: touching a wall on the way is free, overlapping it by one unit is not; the whole base slides (S4).
#[test]
fn along_a_wall() {
    let there =
        table(vec![obstacle((3000, 4000), (5000, 4100), 900), obstacle((3000, 4370), (5000, 4470), 900)]);
    let along = |y: i32| faults(&there, FAST, WALK, (2800, y), &[(4500, y)], None);
    assert_eq!(along(3865), [""; 0]);
    assert_eq!(along(3866), ["blocked", "partly"]);
    assert_eq!(along(4235), [""; 0], "a lane exactly as wide as the base");
    assert_eq!(along(4236), ["blocked", "partly"]);
    // The corner of a wall, passed at exactly the radius, on a slant of 3 to 4.
    let corner = table(vec![obstacle((3000, 2000), (4000, 3000), 900)]);
    let past = |x: i32| faults(&corner, FAST, WALK, (x, 3325), &[(x + 800, 2725)], None);
    assert_eq!(past(3792), [""; 0], "135 and a half away");
    assert_eq!(past(3791), ["blocked"], "134.9 away");
}

/// C7.6: others are crossed and never stood on; the table may be left on the way (C7.6), not at the end (C7.10).
#[test]
fn past_others_and_off_the_table() {
    let open = table(vec![]);
    let others = [trooper(4500, 4000).footprint()];
    let to = |x: i32| {
        let way = Way::straight(at(x, 4000));
        names(open.movement_faults(trooper(4000, 4000), (FAST, WALK), way, None, &others))
    };
    assert_eq!(to(5000), [""; 0]);
    assert_eq!(to(4600), ["overlap"]);
    let edge = |way: &[(i32, i32)]| faults(&open, Tool::ALL[0], WALK, (140, 4000), way, None);
    assert_eq!(edge(&[(-370, 4000), (-370, 4300)]), ["table"]);
    assert_eq!(edge(&[(-166, 4408), (200, 4700)]), [""; 0], "the joint may be off the table");
}

/// All that applies is told, sorted; `blocked` and `bend` whatever else is wrong.
#[test]
fn all_reasons_are_told() {
    let there = table(vec![obstacle((3000, 3000), (5000, 4000), 900)]);
    let way = &[(4000, 3500), (2000, 3500)];
    assert_eq!(
        faults(&there, Tool::ALL[0], WALK, (2500, 3500), way, Some(PieceId(0))),
        ["bend", "blocked", "length", "level", "partly"]
    );
    assert!(Way::try_from(vec![]).is_err() && Way::try_from(vec![at(0, 0); 3]).is_err());
    let text = serde_json::to_string(&Way::bent(at(1, 2), at(3, 4))).unwrap();
    assert_eq!(text, "[[1,2],[3,4]]");
}

/// Whether a way is blocked against its definition: the base laid down again and again along the way.
#[test]
fn blocked_agrees_with_a_sliding_base() {
    with_seeds(2_000, |random| {
        let corners =
            (0..3 + random.below(4)).map(|_| at(random.within(1000..3000), random.within(1000..3000)));
        let Ok(polygon) = crate::plane::Polygon::new(corners.collect()) else { return };
        let there = table(vec![Piece { polygon, ..obstacle((0, 0), (1, 1), 900) }]);
        let point = |random: &mut crate::random::Random| (random.within(500..3500), random.within(500..3500));
        let (from, joint, end) = (point(random), point(random), point(random));
        let mover = trooper(from.0, from.1);
        let way = Way::bent(at(joint.0, joint.1), at(end.0, end.1));
        let touches = |grown: i32| {
            let legs = [(from, joint), (joint, end)];
            legs.into_iter().any(|((x, y), (to_x, to_y))| {
                (0..=1000).any(|n| {
                    let along = |a: i32, b: i32| a + (b - a) * n / 1000;
                    let here = at(along(x, to_x), along(y, to_y));
                    let base = crate::plane::Circle { centre: here, radius: (135 + grown) as u32 };
                    there.piece(PieceId(0)).overlaps(base)
                })
            })
        };
        // Steps are up to 4 units long, so the base is known to pass only with some room.
        let is_blocked = there.is_blocked(mover, WALK, way);
        assert!(is_blocked || !touches(-1));
        assert!(!is_blocked || touches(4));
    });
}
