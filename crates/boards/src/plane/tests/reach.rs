//! What is reached with some tool.

use super::slow::reaches;
use super::tables::{random_base, random_table};
use super::{SILHOUETTE, at, obstacle, scatter, table, trooper};
use crate::plane::{Base, Gait, Piece, PieceId, Point, Polygon, Table, Tool, Way};
use crate::random::with_seeds;

const WALK: Gait = Gait::walk(SILHOUETTE);

fn leads_to(table: &Table, mover: Base, speed: u32, (x, y): (i32, i32)) -> Option<Way> {
    let found = table.reach(mover, Tool::up_to(speed), WALK).leads_to(at(x, y), None);
    found.map(|(tool, way)| {
        assert!(table.movement_faults(mover, (tool, WALK), way, None, &[]).is_empty());
        way
    })
}

/// C7.5: in the open everything within both arms is reached, straight, with the slowest tool that is long enough.
#[test]
fn in_the_open() {
    let open = table(vec![]);
    let mover = trooper(4000, 4000);
    for (speed, far) in [(1, 1020), (2, 1520), (3, 2020)] {
        assert_eq!(
            leads_to(&open, mover, speed, (4000 + far, 4000)),
            Some(Way::straight(at(4000 + far, 4000)))
        );
        assert_eq!(leads_to(&open, mover, speed, (4001 + far, 4000)), None);
        assert_eq!(open.reach(mover, Tool::up_to(speed), WALK).farthest(), far as u32);
    }
    let reach = open.reach(mover, Tool::up_to(3), WALK);
    let tool = |x: i32| reach.way_to(at(x, 4000)).unwrap().0;
    assert_eq!([tool(5020), tool(5021), tool(5521)], Tool::ALL);
    assert_eq!(reach.way_to(at(4000, 4000)).unwrap().1, Way::straight(at(4000, 4000)), "to stay is a move");
    assert!(open.reach(mover, &[], WALK).way_to(at(4000, 4000)).is_none(), "without a tool nobody moves");
}

/// C7.4: around the end of a wall, as far as the bend allows.
#[test]
fn around_a_wall() {
    let wall = table(vec![obstacle((4500, 1000), (4600, 4150), 900)]);
    let mover = trooper(4000, 4000);
    let way = leads_to(&wall, mover, 2, (5000, 4000)).expect("around its end");
    assert!(way.joint.is_some());
    assert_eq!(leads_to(&wall, mover, 1, (5000, 4000)), None, "the slow tool bends too little");
    assert_eq!(leads_to(&wall, mover, 3, (4740, 3000)), None, "far behind it");
    // Higher than the mover it stops, as high it does not (C7.6).
    let low = table(vec![obstacle((4500, 1000), (4600, 4150), 420)]);
    assert_eq!(leads_to(&low, mover, 1, (4800, 4000)), Some(Way::straight(at(4800, 4000))));
}

/// S4: a lane narrower than the base lets nobody through, one as wide does.
#[test]
fn through_a_lane() {
    let mover = trooper(4000, 4000);
    for (width, passes) in [(270, true), (269, false)] {
        let lane = table(vec![
            obstacle((4400, 1000), (4500, 4000 - 135), 900),
            obstacle((4400, 4000 - 135 + width), (4500, 7000), 900),
        ]);
        assert_eq!(leads_to(&lane, mover, 2, (5000, 4000)).is_some(), passes, "{width}");
    }
    // Between the slow tool's joint and the fast one's: only one of them turns where there is a gap.
    let gap =
        table(vec![obstacle((4260, 4140), (4360, 6000), 900), obstacle((4660, 4140), (4760, 6000), 900)]);
    let way = leads_to(&gap, mover, 3, (4510, 4400)).expect("between the walls");
    assert_eq!(way.joint.map(|joint| joint.x() / 100), Some(45), "with the joint of speed 1");
    assert_eq!(gap.reach(mover, &Tool::ALL[1..], WALK).way_to(at(4510, 4400)), None);
}

/// C7.7, C7.10: where an end is legal: its level, wholly on or off, not on scatter.
#[test]
fn ends_that_are_none() {
    let there = table(vec![
        obstacle((4400, 3000), (5400, 5000), 420),
        scatter((4000, 4600), (4200, 4700)),
        obstacle((3000, 3000), (3600, 5000), 421),
    ]);
    let mover = trooper(4000, 4000);
    let reach = there.reach(mover, Tool::up_to(2), WALK);
    let end = |x: i32, y: i32| reach.end_at(at(x, y)).map(|(_, _, on)| on);
    assert_eq!(end(4700, 4000), Some(Some(PieceId(0))), "onto the low roof");
    assert_eq!(end(4450, 4000), None, "half on it");
    assert_eq!(end(4100, 4650), None, "on scatter");
    assert_eq!(end(4100, 4900), Some(None), "behind it");
    assert_eq!(end(3300, 4000), None, "too high a roof");
    assert!(reach.leads_to(at(4700, 4000), None).is_none());
    assert!(reach.leads_to(at(4700, 4000), Some(PieceId(7))).is_none());
    let climb = there.reach(mover, Tool::up_to(1), Gait::climb(SILHOUETTE, 1));
    assert_eq!(climb.end_at(at(3300, 4000)).map(|(_, _, on)| on), Some(Some(PieceId(2))));
    // Down again only by a climb.
    let above = Base { level: 421, ..trooper(3300, 4000) };
    assert!(there.reach(above, Tool::up_to(3), WALK).leads_to(at(4000, 4000), None).is_none());
    assert!(
        there
            .reach(above, Tool::up_to(1), Gait::climb(SILHOUETTE, 1))
            .leads_to(at(4000, 4000), None)
            .is_some()
    );
}

/// Numbers that no table has neither overflow nor lead anywhere.
#[test]
fn far_away() {
    let there = table(vec![obstacle((4400, 3000), (5400, 5000), 900)]);
    let far = Base::new(Point::new(1_000_000_000, -1_000_000_000), u32::MAX, u32::MAX);
    assert!(there.reach(far, Tool::up_to(3), WALK).way_to(at(0, 0)).is_none());
    let reach = there.reach(trooper(4000, 4000), Tool::up_to(3), WALK);
    assert!(reach.end_at(Point::new(-1_000_000_000, 1_000_000_000)).is_none());
    let huge = Base::new(at(4000, 4000), 30_000, 30_000);
    assert!(there.reach(huge, Tool::up_to(3), WALK).end_at(at(9000, 4000)).is_none());
}

/// Every way that is found passes the exact check, and where one of hundreds of joints leads to an end with room to spare, a
/// way is found.
#[test]
fn reach_agrees_with_many_joints() {
    let counts = std::cell::Cell::new([0; 3]);
    let count = |n: usize| {
        let mut all = counts.get();
        all[n] += 1;
        counts.set(all);
    };
    with_seeds(1_000, |random| {
        let side = [2500, 4000, 9144][random.below(3) as usize];
        let n_tries = 10 + random.below(50);
        let table = random_table(random, side, n_tries);
        let Some(mover) = random_base(random, &table, &[]) else { return };
        let gait = match random.below(6) {
            0 => Gait::climb(SILHOUETTE, 1),
            1 => Gait::jump(1),
            _ => Gait::walk(SILHOUETTE),
        };
        let tools = Tool::up_to(1 + random.below(3) as u32);
        let reach = table.reach(mover, tools, gait);
        let far = reach.farthest() as i32 + 40;
        for _ in 0..12 {
            let end = at(mover.at.x() + random.within(-far..far), mover.at.y() + random.within(-far..far));
            match reach.end_at(end) {
                Some((tool, way, on)) => {
                    count(usize::from(way.joint.is_some()));
                    let faults = table.movement_faults(mover, (tool, gait), way, on, &[]);
                    assert!(faults.is_empty() && tools.contains(&tool), "{faults:?}");
                }
                None => {
                    let way = reach.way_to(end);
                    if way.is_none() {
                        count(2);
                        assert!(
                            !reaches(table.pieces(), mover, (tools, gait), end, 5.0),
                            "there is a way to {end:?}"
                        );
                    }
                }
            }
        }
    });
    let [straight, bent, none] = counts.get();
    assert!(straight > 1000 && bent > 100 && none > 500, "{straight} {bent} {none}");
}

/// A field holds what its points are asked for one by one, and the outlines go around it.
#[test]
fn fields_agree_with_their_points() {
    with_seeds(60, |random| {
        let table = random_table(random, 4000, 40);
        let Some(mover) = random_base(random, &table, &[]) else { return };
        let reach = table.reach(mover, Tool::up_to(1 + random.below(3) as u32), WALK);
        let taken = at(mover.at.x() + 400, mover.at.y());
        let may_end = |end: Point, _| end.squared_distance(taken) > 270 * 270;
        let field = reach.field(90, may_end);
        let (far, centre) = (reach.farthest() as i32, mover.at);
        let lattice =
            (-far / 90..=far / 90).flat_map(|row| (-far / 90..=far / 90).map(move |column| (column, row)));
        let mut ends = field.ends.iter().peekable();
        for (column, row) in lattice {
            let point = at(centre.x() + 90 * column, centre.y() + 90 * row);
            let told = ends.next_if(|end| end.at == point);
            let found = reach.end_at(point).filter(|(.., on)| may_end(point, *on));
            assert_eq!(told.map(|end| end.on), found.map(|(.., on)| on), "{point:?}");
            let is_legal = |end: &crate::plane::End| {
                end.way.end == point
                    && table.movement_faults(mover, (end.tool, WALK), end.way, end.on, &[]).is_empty()
            };
            assert!(told.is_none_or(is_legal));
        }
        assert_eq!(ends.next(), None);
        // Inside of an odd number of outlines is what is reached, and their corners are.
        for ring in &field.outlines {
            for &corner in ring {
                assert!(reach.end_at(corner).is_some_and(|(.., on)| may_end(corner, on)));
            }
        }
        for end in &field.ends {
            let spot = super::slow::spot(end.at);
            let crossings = field.outlines.iter().filter(|ring| super::slow::is_within(ring, spot)).count();
            let is_on_ring = field.outlines.iter().any(|ring| super::slow::from_ring(ring, spot) < 9.0);
            assert!(crossings % 2 == 1 || is_on_ring, "{:?}", end.at);
        }
    });
}

/// Ends by chance are legal ends all over the place, the same for the same numbers; near misses are none, and close to one.
#[test]
fn ends_by_chance() {
    with_seeds(200, |random| {
        let table = random_table(random, 4000, 30);
        let Some(mover) = random_base(random, &table, &[]) else { return };
        let reach = table.reach(mover, Tool::up_to(2), WALK);
        let is_far = |end: Point, _| end.squared_distance(mover.at) > 200 * 200;
        let seed = random.below(1 << 40);
        let draw = |seed: u64| {
            let mut source = crate::random::Random(seed);
            reach.sample(200, |n| source.below(n.into()) as u32, is_far)
        };
        let Some(end) = draw(seed) else { return };
        assert_eq!(draw(seed), Some(end));
        assert!(is_far(end.at, None));
        assert!(table.movement_faults(mover, (end.tool, WALK), end.way, end.on, &[]).is_empty());
        let missed = reach.near_miss(200, |n| random.below(n.into()) as u32, is_far).expect("a near miss");
        let is_end = |point: Point| reach.end_at(point).is_some_and(|(.., on)| is_far(point, on));
        assert!(!is_end(missed));
        let around = (-2..=2).flat_map(|x| (-2..=2).map(move |y| at(missed.x() + x, missed.y() + y)));
        assert!(around.into_iter().any(is_end), "an end is near {missed:?}");
    });
    let open = table(vec![]);
    let nowhere = open.reach(trooper(4000, 4000), &[], WALK);
    assert_eq!(nowhere.sample(9, |_| 0, |_, _| true), None);
    assert_eq!(nowhere.near_miss(9, |_| 0, |_, _| true), None);
}

/// Dents and their cuts are walls like others.
#[test]
fn in_a_yard() {
    let corners =
        [(0, 0), (2000, 0), (2000, 2000), (1900, 2000), (1900, 100), (100, 100), (100, 2000), (0, 2000)];
    let polygon = Polygon::new(corners.map(|(x, y)| at(3000 + x, 3000 + y)).to_vec()).unwrap();
    let yard = table(vec![Piece { polygon, ..obstacle((0, 0), (1, 1), 900) }]);
    let mover = trooper(4000, 4700);
    assert!(leads_to(&yard, mover, 3, (4000, 3300)).is_some());
    assert!(leads_to(&yard, mover, 3, (4700, 5300)).is_some(), "out by the open side");
    assert!(leads_to(&yard, mover, 2, (5200, 4000)).is_none(), "through its wall");
}
