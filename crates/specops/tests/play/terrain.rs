//! A table that players build in turn (C1.4, C1.6, S5).

use std::collections::BTreeSet;

use sortie_boards::plane::{Circle, Kind, Point};
use sortie_kernel::{Digest, Game, Refusal, Seat, Seed, Table, Viewer, watch};
use sortie_specops::content::{Built, StockId, TokenKind};
use sortie_specops::event::SetupEvent;
use sortie_specops::{Choice, Event, Prompt, Region, Setup, Specops, State, View};

use super::common::SHIPPED;

/// A table that is built, about a mission that was agreed on.
fn built(mission: Option<&str>, seed: u64) -> Table<Specops> {
    let mut setup = Setup::new(["clone_troopers", "imperial_infantry"]);
    setup.mission = mission.map(str::to_owned);
    setup.build = true;
    Table::begin(SHIPPED.clone(), setup, Seed::from_number(seed)).expect("a set-up")
}

fn stock(id: &str) -> StockId {
    let n = SHIPPED.stock.iter().position(|piece| piece.id == id);
    StockId(n.expect("a piece of the stock") as u8)
}

fn piece(id: &str, (x, y): (i32, i32), turn: u8) -> Choice {
    Choice::Terrain { stock: stock(id), at: Point::new(x, y), turn }
}

fn view(table: &Table<Specops>) -> View {
    Specops::view(&SHIPPED, table.state(), Viewer::Spectator)
}

/// Whose turn it is.
fn whose(table: &Table<Specops>) -> Seat {
    match table.prompt(Viewer::Spectator) {
        Some(Prompt::Terrain { seat, .. }) => seat,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn lay(table: &mut Table<Specops>, choice: Choice) {
    let seat = whose(table);
    table.choose(seat, &choice).unwrap_or_else(|why| panic!("{choice:?}: {why}"));
}

#[track_caller]
fn refused(table: &Table<Specops>, choice: Choice) -> (&'static str, &'static str) {
    let before = Digest::of(table.state());
    let Err(Refusal::Illegal(reason)) = table.propose(whose(table), &choice).map(|_| ()) else {
        panic!("{choice:?} is accepted")
    };
    assert_eq!(Digest::of(table.state()), before);
    (reason.code, reason.rule.expect("a rule").0)
}

/// Eight small pieces along the edges, out of everybody's way.
const RIM: [(&str, (i32, i32)); 8] = [
    ("barricade", (600, 300)),
    ("barricade", (2600, 300)),
    ("barricade", (6500, 300)),
    ("barricade", (8500, 300)),
    ("crates", (400, 8700)),
    ("crates", (8700, 8700)),
    ("rock", (600, 4572)),
    ("rock", (8500, 4572)),
];

/// Both say that it is enough.
fn enough(table: &mut Table<Specops>) {
    for _ in 0..2 {
        lay(table, Choice::Done {});
    }
}

/// Red decides how the terrain lies, and everything goes on up to the loadouts; what was told on the way.
fn on(table: &mut Table<Specops>, turned: bool) -> Vec<SetupEvent> {
    let seat = table.answers().offers.first().expect("red is asked").seat;
    let told = table.choose(seat, &Choice::Orient { turned }).expect("either way").to_vec();
    let setup = told.into_iter().filter_map(|told| match told.event {
        Event::Setup(event) => Some(event),
        _ => None,
    });
    setup.collect()
}

/// specops C1.6, C1.7: everybody is told of each piece in the stock what it is, how high, how it covers, whether it blocks sight and whether it
/// is impassable; what then stands on the table is just that.
#[test]
fn what_a_piece_is_is_agreed_before() {
    let kinds: BTreeSet<_> = SHIPPED.stock.iter().map(|piece| piece.piece.kind as u8).collect();
    assert_eq!(kinds.len(), 3, "obstacles, scatter and areas");
    assert!(SHIPPED.stock.iter().any(|piece| piece.piece.impassable));
    let mut table = built(None, 1);
    let choice = piece("low_wall", (4000, 4000), 3);
    lay(&mut table, choice);
    let (low, pieces) = (&SHIPPED.stock[stock("low_wall").index()], view(&table).built.expect("it is built"));
    let stands = &pieces.pieces()[0];
    let agreed = |piece: &sortie_boards::plane::Piece| {
        (piece.kind, piece.height, piece.cover, piece.sight, piece.impassable)
    };
    assert_eq!((stands.look, agreed(&stands.piece)), (low.look, agreed(&low.piece)));
    assert_eq!(stands.piece.height, 300, "its own height, not that of any wall");
}

/// specops C1.4, C1.6, C1.9, S5: pieces are set down in turn, before colours are thrown for and the mission is drawn; from eight on it may be
/// enough, if both say so one after the other.
#[test]
fn pieces_are_set_down_in_turn() {
    let mut table = built(None, 2);
    for (n, (id, at)) in RIM.into_iter().enumerate() {
        assert_eq!(whose(&table), Seat(n as u8 % 2));
        assert_eq!(refused(&table, Choice::Done {}), ("specops-too-few-pieces", "S5"), "after {n}");
        let now = view(&table);
        assert_eq!((now.mission, now.blue, now.table), (None, None, None), "nothing is known yet");
        lay(&mut table, piece(id, at, 0));
    }
    lay(&mut table, Choice::Done {});
    assert_eq!(whose(&table), Seat(1), "the other one is asked");
    lay(&mut table, piece("house", (4000, 3000), 5));
    lay(&mut table, Choice::Done {});
    assert_eq!(whose(&table), Seat(1), "what was said before does not count any more");
    let told = table.choose(Seat(1), &Choice::Done {}).expect("enough").to_vec();
    let at = |is_it: fn(&SetupEvent) -> bool| {
        told.iter().position(|told| matches!(&told.event, Event::Setup(event) if is_it(event)))
    };
    let chosen = at(|event| matches!(event, SetupEvent::Chosen { table: None, .. }));
    let thrown = at(|event| matches!(event, SetupEvent::ColoursThrown { .. }));
    assert!(chosen.is_some() && chosen < thrown);
    let now = view(&table);
    assert!(now.mission.is_some() && now.blue.is_some());
    assert_eq!(now.built.expect("it stays").pieces().len(), 9);
}

/// specops S5: fourteen pieces are the most.
#[test]
fn fourteen_are_the_most() {
    let mut table = built(Some("priorities"), 3);
    let mut draw = watch::words(3);
    while let Some(Prompt::Terrain { seat, n, .. }) = table.prompt(Viewer::Spectator) {
        assert!(n < 14);
        let siting = table.answers().regions[0].region.clone();
        let choice = sortie_kernel::Region::<Specops>::sample(&siting, &SHIPPED, &mut draw);
        table.choose(seat, &choice).expect("a sample");
    }
    assert_eq!(view(&table).built.expect("it is built").pieces().len(), 14);
}

/// specops S5: each piece lies wholly on the table, over no other one, by steps of 15 degrees, and as often as the stock has it.
#[test]
fn every_limit_is_kept() {
    let mut table = built(Some("priorities"), 4);
    // A barricade is 762 by 254.
    for (at, turn, code) in [
        ((381, 127), 0, None),
        ((380, 127), 0, Some("specops-piece-off-table")),
        ((381, 126), 0, Some("specops-piece-off-table")),
        ((127, 381), 6, None),
        ((127, 380), 6, Some("specops-piece-off-table")),
        ((9144 - 381, 9144 - 127), 12, None),
        ((9144 - 380, 9144 - 127), 12, Some("specops-piece-off-table")),
        ((1_000_000_000, 0), 0, Some("specops-piece-off-table")),
        ((-1_000_000_000, -1_000_000_000), 0, Some("specops-piece-off-table")),
        ((4000, 4000), 23, None),
        ((4000, 4000), 24, Some("specops-piece-turn")),
        ((4000, 4000), 255, Some("specops-piece-turn")),
    ] {
        let choice = piece("barricade", at, turn);
        match code {
            Some(code) => assert_eq!(refused(&table, choice), (code, "S5"), "{at:?} {turn}"),
            None => assert!(table.propose(whose(&table), &choice).is_ok(), "{at:?} {turn}"),
        }
    }
    lay(&mut table, piece("barricade", (4000, 4000), 0));
    // One that touches it is no overlap, nearer by a tenth of a millimetre is.
    for (at, code) in [((4762, 4000), None), ((4761, 4000), Some("specops-piece-overlap"))] {
        let choice = piece("barricade", at, 0);
        match code {
            Some(code) => assert_eq!(refused(&table, choice), (code, "S5")),
            None => lay(&mut table, choice),
        }
    }
    // A small one within a large one shares its ground as well.
    lay(&mut table, piece("large_wood", (7000, 7000), 0));
    assert_eq!(refused(&table, piece("crates", (7000, 7000), 0)), ("specops-piece-overlap", "S5"));
    lay(&mut table, piece("generator", (1000, 7000), 0));
    assert_eq!(refused(&table, piece("generator", (2000, 5000), 0)), ("specops-stock-empty", "S5"));
    let none = Choice::Terrain { stock: StockId(200), at: Point::new(2000, 5000), turn: 0 };
    assert_eq!(refused(&table, none), ("specops-stock-empty", "S5"));
    let other = Seat(1 - whose(&table).0);
    let Err(Refusal::Illegal(reason)) = table.propose(other, &piece("rock", (2000, 5000), 0)).map(|_| ())
    else {
        panic!("it is not their turn")
    };
    assert_eq!(reason.code, "specops-not-yours");
}

/// specops C1.11, S5: terrain gives way to tokens and not the other way round: straight away from the centre of the token, just until it is clear; what
/// cannot is removed; a token may lie wholly on what can be stood on, up to height 1.
#[test]
fn terrain_gives_way_to_tokens() {
    let mut table = built(Some("priorities"), 5);
    let mission = &SHIPPED.missions[SHIPPED.mission_named("priorities").expect("it ships").index()];
    let token = |kind| mission.tokens.iter().find(|token| token.kind == kind).expect("a token").at;
    let [left, middle, right] = [TokenKind::Left, TokenKind::Middle, TokenKind::Right].map(token);
    for (id, at) in RIM.into_iter().take(6) {
        lay(&mut table, piece(id, at, 0));
    }
    let beside = |at: Point, (x, y): (i32, i32)| (at.x() + x, at.y() + y);
    lay(&mut table, piece("low_wall", beside(left, (100, 0)), 6));
    lay(&mut table, piece("platform", beside(middle, (60, -40)), 0));
    lay(&mut table, piece("generator", beside(right, (0, 0)), 0));
    enough(&mut table);
    let told = on(&mut table, false);
    let moved: Vec<_> = told
        .iter()
        .filter_map(|event| match event {
            SetupEvent::PieceShifted { piece, token, by, .. } => Some((piece.index(), *token, Some(*by))),
            SetupEvent::PieceRemoved { piece, token, .. } => Some((piece.index(), *token, None)),
            _ => None,
        })
        .collect();
    // The wall is 160 across: from 100 to 127 + 80 east of the token. The generator stands on it and has nowhere to go.
    assert_eq!(moved, [(6, TokenKind::Left, Some((107, 0))), (8, TokenKind::Right, None)]);
    let pieces = view(&table).built.expect("it is built");
    assert_eq!(pieces.pieces().len(), 8);
    assert!(
        pieces.pieces()[7].piece.holds(Circle { centre: middle, radius: 127 }),
        "the pad stays below its token"
    );
    assert_clear(&table);
}

/// No piece lies under part of a token, nor one that is none to lie on.
fn assert_clear(table: &Table<Specops>) {
    let view = view(table);
    let pieces = view.built.as_ref().expect("it is built").pieces();
    for token in &view.tokens {
        let circle = Circle { centre: token.at, radius: 127 };
        for piece in pieces.iter().map(|piece| &piece.piece).filter(|piece| piece.overlaps(circle)) {
            assert!(
                piece.holds(circle)
                    && !piece.impassable
                    && piece.height <= 1524
                    && piece.kind != Kind::Scatter
            );
        }
    }
}

/// specops S5, M3.2, M3.3: around the vehicle there is room for troopers, whatever was built there.
#[test]
fn the_vehicle_has_room() {
    let mut table = built(Some("vehicle"), 6);
    for (id, at) in RIM.into_iter().take(6) {
        lay(&mut table, piece(id, at, 0));
    }
    for (id, at, turn) in
        [("house", (5200, 5600), 0), ("long_wall", (3900, 4300), 6), ("tower", (5400, 4300), 0)]
    {
        lay(&mut table, piece(id, at, turn));
    }
    enough(&mut table);
    let told = on(&mut table, true);
    let shifted = told.iter().filter(|event| matches!(event, SetupEvent::PieceShifted { .. })).count();
    assert_eq!(shifted, 3);
    assert_clear(&table);
    let now = view(&table);
    let vehicle = now.figures.iter().find(|figure| figure.is_vehicle).expect("it broke down here");
    let ring = Circle { centre: vehicle.at.expect("on the table"), radius: u32::from(vehicle.radius) + 275 };
    let built = now.built.as_ref().expect("it is built");
    assert!(built.pieces().iter().all(|piece| !piece.piece.overlaps(ring)));
}

/// specops C1.8, S5: red turns what was built as well.
#[test]
fn red_turns_what_was_built() {
    let corner = |turned: bool| {
        let mut table = built(Some("priorities"), 7);
        for (id, at) in RIM {
            lay(&mut table, piece(id, at, 0));
        }
        enough(&mut table);
        let _ = on(&mut table, turned);
        let now = view(&table);
        assert!(!now.is_turned, "its pieces lie as they are shown");
        now.built.expect("it is built").pieces()[4].piece.polygon.corners()[0]
    };
    let (drawn, turned) = (corner(false), corner(true));
    assert_eq!((drawn.x() + turned.x(), drawn.y() + turned.y()), (9144, 9144));
}

/// specops S5: a table that was built is part of the game: saved with it, hashed with it, and shared by its clones.
#[test]
fn it_is_saved_and_hashed() {
    let mut table = built(Some("codes"), 8);
    let empty = Digest::of(table.state());
    for (id, at) in RIM {
        lay(&mut table, piece(id, at, 0));
    }
    let full = Digest::of(table.state());
    assert_ne!(empty, full);
    let file = serde_json::to_string(table.state()).expect("plain data");
    let read: State = serde_json::from_str(&file).expect("what was written");
    assert_eq!((Digest::of(&read), &read), (full, table.state()));
    let mut moved = built(Some("codes"), 8);
    for (n, (id, (x, y))) in RIM.into_iter().enumerate() {
        lay(&mut moved, piece(id, (x, y + i32::from(n == 7)), 0));
    }
    assert_ne!(Digest::of(moved.state()), full, "a tenth of a millimetre is another table");
    table.undo(7).expect("back by one");
    assert_eq!(view(&table).built.as_ref().map_or(0, |built| built.pieces().len()), 7);
}

/// specops S5: half a turn is exact, four quarters come back, and between them no corner moves by more than a rounding.
#[test]
fn pieces_turn_in_whole_numbers() {
    let at = Point::new(4000, 4000);
    for piece in &SHIPPED.stock {
        let corners = |turn| piece.laid(at, turn).expect("on the table").piece.polygon.corners().to_vec();
        for turn in 0..12 {
            for (one, other) in corners(turn).into_iter().zip(corners(turn + 12)) {
                assert_eq!((one.x() + other.x(), one.y() + other.y()), (8000, 8000), "{} {turn}", piece.id);
            }
        }
        for turn in 0..24 {
            for (drawn, turned) in corners(0).into_iter().zip(corners(turn)) {
                let far = |point: Point| (point.squared_distance(at) as u64).isqrt() as i64;
                assert!((far(drawn) - far(turned)).abs() <= 1, "{} {turn}", piece.id);
            }
        }
        assert!(piece.laid(at, 24).is_none());
    }
}

/// specops S5: a siting offers samples that are accepted, and says nothing of who could know more.
#[test]
fn offers_are_pieces_that_are_left() {
    let mut table = built(Some("shields"), 9);
    let kinds = |table: &Table<Specops>| {
        let all = table.answers().regions.iter().map(|offer| match &offer.region {
            Region::Terrain(siting) => (siting.stock, siting.left),
            other => panic!("{other:?}"),
        });
        all.collect::<Vec<_>>()
    };
    assert_eq!(kinds(&table).len(), SHIPPED.stock.len());
    lay(&mut table, piece("tower", (4000, 4000), 0));
    assert!(kinds(&table).iter().all(|(kind, _)| *kind != stock("tower")), "there is one");
    let before = kinds(&table).into_iter().find(|(kind, _)| *kind == stock("rock")).expect("a rock").1;
    lay(&mut table, piece("rock", (2000, 2000), 0));
    let after = kinds(&table).into_iter().find(|(kind, _)| *kind == stock("rock")).expect("a rock").1;
    assert_eq!(before, after + 1);
    let text = serde_json::to_value(&table.answers().regions[0].region).expect("plain data");
    assert!(text.get("built").is_none(), "every view has it: {text}");
}

/// specops S5: what a file says of a table is read as it was written, and nonsense is no table.
#[test]
fn only_tables_are_read() {
    let piece = |height: u32| {
        serde_json::json!([{ "look": "rock", "piece": {
            "kind": "obstacle", "polygon": [[0, 0], [100, 0], [0, 100]], "height": height, "cover": "heavy",
            "sight": true, "impassable": false,
        }}])
    };
    assert!(serde_json::from_value::<Built>(piece(500)).is_ok());
    assert!(serde_json::from_value::<Built>(piece(4_000_000)).is_err());
    let line = serde_json::json!([{ "look": "rock", "piece": {
        "kind": "obstacle", "polygon": [[0, 0], [100, 0]], "height": 5, "cover": "heavy", "sight": true, "impassable": false,
    }}]);
    assert!(serde_json::from_value::<Built>(line).is_err());
}
