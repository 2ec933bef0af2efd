//! Bad input at the table: refused with a code and the number of a rule, and nothing has changed.

use serde_json::{Value, json};
use sortie_boards::Member;
use sortie_boards::plane::{Cover, Kind, Piece, PieceId, Point, Polygon, Table as Ground, Way};
use sortie_kernel::{Answers, Game, Refusal, Seat, Seed, Sink, Table, run, step, watch};
use sortie_specops::action::Action;
use sortie_specops::content::{Content, TableMap};
use sortie_specops::ids::UnitId;
use sortie_specops::{Choice, Setup, Specops, State};

use crate::play::common::SHIPPED;
use crate::play::drill::CENTRE;
use crate::play::field::{content, laid};
use crate::probe;

/// The code and the rule of a refusal; the state is the same afterwards.
#[track_caller]
fn refused(content: &Content, state: &State, seat: u8, choice: Choice) -> (&'static str, &'static str) {
    let mut tried = state.clone();
    let refusal = step::<Specops>(content, &mut tried, Seat(seat), &choice, &mut Sink::silent());
    let Err(Refusal::Illegal(reason)) = refusal else { panic!("{choice:?}: {refusal:?}") };
    assert_eq!(&tried, state, "{choice:?} changed something");
    (reason.code, reason.rule.expect("a rule").0)
}

/// A roof of 400 north of the centre, a wall too high to walk over, a barricade.
fn ground() -> Ground {
    let piece = |corners: [(i32, i32); 4], kind, height, impassable| Piece {
        kind,
        polygon: Polygon::new(corners.map(|(x, y)| Point::new(x, y)).to_vec()).expect("a polygon"),
        height,
        cover: Cover::Light,
        sight: true,
        impassable,
    };
    let (x, y) = CENTRE;
    let square = |x: i32, y: i32, side: i32| [(x, y), (x + side, y), (x + side, y + side), (x, y + side)];
    let pieces = vec![
        piece(square(x - 500, y - 1500, 1000), Kind::Obstacle, 400, false),
        piece(square(x + 600, y + 600, 300), Kind::Obstacle, 900, true),
        piece(square(x - 900, y + 600, 300), Kind::Scatter, 250, false),
    ];
    Ground::new([TableMap::SIDE; 2], pieces).expect("a table")
}

/// specops C7.2, C7.3, C7.4, C7.6, C7.7, C7.10, C7.11, C4.7: moves one unit too long, bent too far, with too fast a tool, through a wall, half on
/// a roof, onto scatter, off the table, far beyond it, onto somebody; and answers that are not open.
#[test]
fn on_the_plane() {
    let mut content = content(&[], &[]);
    for table in &mut content.tables {
        table.grounds = [ground(), ground()];
    }
    let field = laid(content).active();
    let (content, state, (x, y)) = (&field.drill.content, &field.drill.state, CENTRE);
    let to = |tool: u8, joint: Option<(i32, i32)>, end: (i32, i32), on: Option<u8>| {
        let point = |(dx, dy): (i32, i32)| Point::new(x + dx, y + dy);
        let way = Way { joint: joint.map(point), end: point(end) };
        Choice::Move { action: Action::Move, tool, way, on: on.map(|n| PieceId::from_number(n.into())) }
    };
    for (choice, code, rule) in [
        (to(2, None, (-1521, 0), None), "specops-length", "C7.4"),
        (to(2, Some((-760, 0)), (-760, 761), None), "specops-length", "C7.4"),
        (to(2, Some((-760, 0)), (-759, 700), None), "specops-bend", "C7.2"),
        (to(3, None, (-900, 0), None), "specops-speed", "C7.3"),
        (to(0, None, (-100, 0), None), "specops-speed", "C7.3"),
        (to(9, None, (-100, 0), None), "specops-speed", "C7.3"),
        (to(2, Some((700, 300)), (800, 760), None), "specops-blocked", "C7.6"),
        (to(2, None, (0, -600), None), "specops-partly", "C7.10"),
        (to(2, None, (0, -1000), None), "specops-partly", "C7.10"),
        (to(2, None, (0, -1000), Some(200)), "specops-partly", "C7.10"),
        (to(2, None, (-750, 750), None), "specops-scatter", "C7.10"),
        (to(2, None, (700, 0), None), "specops-overlap", "C7.10"),
        (to(2, None, (30_000 - x, 0), None), "specops-length", "C7.4"),
        (to(2, None, (-30_000, -30_000), None), "specops-length", "C7.4"),
        (Choice::Attack { target: field.friend, weapon: 1 }, "specops-not-that-one", "C2.3"),
        (Choice::Attack { target: UnitId(200), weapon: 1 }, "specops-not-that-one", "C2.3"),
        (Choice::Attack { target: field.enemy, weapon: 77 }, "specops-not-that-one", "C2.3"),
        (Choice::Draw {}, "specops-not-now", "C2.3"),
        (Choice::Place { unit: field.who, at: Point::new(x, y), on: None }, "specops-not-now", "C2.3"),
    ] {
        assert_eq!(refused(content, state, 0, choice), (code, rule), "{choice:?}");
    }
    let aim = Choice::Act { action: Action::Aim };
    assert_eq!(refused(content, state, 1, aim), ("specops-not-yours", "C2.3"), "the other seat");
}

/// specops C1.13, C1.15, C1.16, C1.17, C16.4: a secret choice made twice, a stale sequence, a unit outside its zone, on an unclaimed token, off the table.
#[test]
fn in_set_up() {
    let mut setup = Setup::new(["clone_troopers", "imperial_infantry"]);
    setup.mission = Some("priorities".to_owned());
    let content = SHIPPED.clone();
    let mut table = Table::<Specops>::begin(content.clone(), setup, Seed::from_number(4)).expect("a set-up");
    let mut draw = watch::words(4);
    let loadouts = |sides| Choice::Loadouts { sides };
    while table.answers().check(&content, table.state(), Seat(0), &loadouts([false; 3])).is_err() {
        let offer = table.answers().any(&content, &mut draw);
        table.choose(offer.seat, &offer.choice).expect("it was offered");
    }
    table.choose(Seat(0), &loadouts([true, false, true])).expect("a secret choice");
    let before = (table.state().clone(), table.sequence());
    let twice = table.choose(Seat(0), &loadouts([false; 3]));
    let Err(Refusal::Illegal(reason)) = twice else { panic!("made twice") };
    assert_eq!((reason.code, reason.rule.map(|rule| rule.0)), ("specops-not-yours", Some("C2.3")));
    assert_eq!((table.state(), table.sequence()), (&before.0, before.1), "nothing has changed");

    let late = table.propose(Seat(1), &loadouts([true; 3])).expect("it may still");
    table.choose(Seat(1), &loadouts([false; 3])).expect("the other one");
    let before = (table.state().clone(), table.sequence());
    assert_eq!(table.commit(late).map(|_| ()), Err(Refusal::Stale), "the table has moved on");
    assert_eq!((table.state(), table.sequence()), (&before.0, before.1), "nothing has changed");
    let answers = table.answers();
    let place = answers.regions.iter().find_map(|offer| match &offer.region {
        sortie_specops::Region::Place(place) => Some((offer.seat.0, place.unit)),
        _ => None,
    });
    let (seat, unit) = place.expect("somebody deploys");
    let own = |at: (i32, i32)| Choice::Place { unit, at: Point::new(at.0, at.1), on: None };
    for (at, code, rule) in [
        ((4572, 4572), "specops-token", "C1.17"),
        ((100, 9100), "specops-off-table", "C7.10"),
        ((-20_000, 20_000), "specops-off-table", "C7.10"),
    ] {
        let (found, by) = refused(&content, table.state(), seat, own(at));
        assert!(
            found == code && by == rule || found == "specops-zone" && at.1 == 4572,
            "{at:?}: {found} {by}"
        );
    }
    let (found, by) = refused(&content, table.state(), seat, own((4000, 3000)));
    assert!(["specops-zone", "specops-partly", "specops-impassable"].contains(&found), "{found} {by}");
}

/// specops C3.1, C16.4, M2.5: a command card chosen twice, a card that is not in the hand, packages dealt by somebody who is not asked or with numbers that
/// nobody has.
#[test]
fn secrets_of_a_round() {
    let mut setup = Setup::new(["clone_troopers", "imperial_infantry"]);
    setup.mission = Some("codes".to_owned());
    let content = SHIPPED.clone();
    let mut table = Table::<Specops>::begin(content.clone(), setup, Seed::from_number(9)).expect("a set-up");
    let mut draw = watch::words(9);
    let mut until = |table: &mut Table<Specops>, is_it: fn(&Choice) -> bool| -> (Seat, Choice) {
        loop {
            if let Some(offer) = table.answers().offers.iter().find(|offer| is_it(&offer.choice)) {
                return (offer.seat, offer.choice);
            }
            let offer = table.answers().any(&SHIPPED, &mut draw);
            table.choose(offer.seat, &offer.choice).expect("it was offered");
        }
    };
    let (red, deal) = until(&mut table, |choice| matches!(choice, Choice::Deal { .. }));
    for (seat, choice, code) in [
        (red, Choice::Deal { numbers: [1, 1, 1] }, "specops-not-that-one"),
        (red, Choice::Deal { numbers: [0, 2, 255] }, "specops-not-that-one"),
        (Seat(1 - red.0), deal, "specops-not-yours"),
    ] {
        assert_eq!(refused(&content, table.state(), seat.0, choice), (code, "C2.3"), "{choice:?}");
    }
    let (seat, card) = until(&mut table, |choice| matches!(choice, Choice::Play { .. }));
    let none = Choice::Play { card: sortie_specops::content::CardId(200) };
    assert_eq!(refused(&content, table.state(), seat.0, none), ("specops-not-that-one", "C2.3"));
    table.choose(seat, &card).expect("a secret choice");
    let before = (table.state().clone(), table.sequence());
    assert_eq!(refused(&content, table.state(), seat.0, card), ("specops-not-yours", "C2.3"), "made twice");
    assert_eq!((table.state(), table.sequence()), (&before.0, before.1), "nothing has changed");
}

/// specops S1: numbers that no field holds are refused where they stand, before anybody looks at a rule.
#[test]
fn numbers_beyond_all_bounds() {
    let way = |at: Value| json!({"do": "move", "action": "move", "tool": 2, "way": [at], "on": null});
    for (choice, what) in [
        (way(json!([4_294_967_296_i64, 0])), "4294967296"),
        (way(json!([0, -9_223_372_036_854_775_808_i64])), "-9223372036854775808"),
        (way(json!([1e300, 0])), "1e300"),
        (way(json!([0.5, 0])), "0.5"),
        (json!({"do": "move", "action": "move", "tool": 256, "way": [[0, 0]], "on": null}), "256"),
        (json!({"do": "activate", "unit": 300}), "300"),
        (json!({"do": "activate", "unit": -1}), "-1"),
        (json!({"do": "reroll", "from": 1, "dice": 70_000}), "70000"),
        (json!({"do": "activate", "unit": 1, "too": 2}), "too"),
        (json!({"do": "dance"}), "dance"),
    ] {
        let read = serde_json::from_value::<Choice>(choice.clone());
        let why = read.expect_err("nobody holds it").to_string();
        assert!(
            why.contains(what) || why.contains("invalid type") || why.contains("table"),
            "{choice}: {why}"
        );
    }
}

/// So many inputs, and the number that the first follows from: `SORTIE_PROBES=100000 SORTIE_FIRST=9` for whoever has patience and no fuzzer.
fn probes(otherwise: u64) -> (u64, u64) {
    let number = |variable: &str| std::env::var(variable).ok().and_then(|word| word.parse().ok());
    (number("SORTIE_PROBES").unwrap_or(otherwise), number("SORTIE_FIRST").unwrap_or(77))
}

/// specops C2.3: answers made of any bytes, in any state of any game: what is refused changes nothing, what is accepted is carried out. The target
/// `choices` of `fuzz/` drives the same function.
#[test]
fn answers_of_any_bytes() {
    let (many, first) = probes(250);
    let mut draw = watch::words(first);
    for _ in 0..many {
        let bytes: Vec<u8> = (0..400).map(|_| draw.below(256) as u8).collect();
        probe::choices(&bytes);
    }
}

/// Scenes of any bytes; the target `scenes` of `fuzz/` drives the same function.
#[test]
fn scenes_of_any_bytes() {
    let (many, first) = probes(3_000);
    let mut draw = watch::words(first + 1);
    let seed = r#"{"game":"specops","figures":[{"id":"a","side":"blue","at":[1000,1000]}],"checks":[{"ask":{"op":"distances"}}]}"#;
    for _ in 0..many {
        let mut bytes = seed.as_bytes().to_vec();
        for _ in 0..=draw.below(4) {
            let at = draw.below(bytes.len() as u32) as usize;
            bytes[at] = b"0123456789-.,:[]{}\"aeE"[draw.below(22) as usize];
        }
        probe::scenes(&bytes);
    }
    let state = Specops::begin(&SHIPPED, &Setup::new(["clone_troopers"; 2]), Seed::from_number(1));
    let mut state = state;
    run::<Specops>(&SHIPPED, &mut state, &mut Sink::silent());
    assert!(!Answers::<Specops>::to(&SHIPPED, &state).is_empty());
}
