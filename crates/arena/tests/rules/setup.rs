//! Set-up (S1 to S9).

use std::collections::BTreeSet;

use sortie_arena::{Arena, Choice, Content, Difficulty, DroidKind, Event, Jedi, Setup};
use sortie_boards::{Cell, CellSet};
use sortie_kernel::{Game, Reason, Refusal, Rule, Seat, Table};

use super::table::{begin, begin_with, check, offers, start, story, view};
use crate::common::frozen;

/// The areas filled at the start, in order.
fn drawn(table: &Table<Arena>) -> Vec<(u8, DroidKind)> {
    let told = table.line().iter().flat_map(|moment| &moment.events);
    told.filter_map(|told| match told.event {
        Event::AreaDrawn { area, kind, .. } => Some((area, kind)),
        _ => None,
    })
    .collect()
}

/// arena S1, S3
///
/// 30 tiles of each kind and no droid in the arena; the Force marker on 1; the gunship begins on the first field.
#[test]
fn the_table_is_laid() {
    let mut table = begin_with(Content::shipped(), Setup::new(4, Difficulty::Normal), 1);
    let seen = view(&table);
    assert_eq!(seen.supply, [30, 30, 30]);
    assert!(seen.droids.iter().all(Option::is_none));
    assert_eq!((seen.force, seen.position, seen.round), (1, 0, 0));
    start(&mut table);
    let first = story(&table).into_iter().find(|line| line.contains("phase_began"));
    assert_eq!(first.as_deref(), Some("4 phase_began phase=threats position=0 round=1"));
}

/// arena S2, 5, 6
///
/// 15 threats in an order nobody knows, the mega threats by round.
#[test]
fn cards_are_stacked() {
    let mut first = BTreeSet::new();
    for seed in 0..60 {
        let mut table = begin(Setup::new(2, Difficulty::Normal), seed);
        assert_eq!(view(&table).threats_left, 15);
        start(&mut table);
        let seen = view(&table);
        assert_eq!(seen.threats_left, 12);
        let threats: BTreeSet<u8> = seen.cards[..3].iter().map(|card| card.card).collect();
        assert_eq!(threats.len(), 3, "seed {seed}");
        assert_eq!(seen.cards[3].card, 0, "the mega threat of round 1");
        first.insert(seen.cards[0].card);
    }
    assert!(first.len() > 10, "60 shuffles put only these on top: {first:?}");
    let rounds: Vec<u8> = Content::shipped().megas.iter().map(|mega| mega.round).collect();
    assert_eq!(rounds, [1, 2, 3, 4, 5]);
    for (round, mega) in
        (1..).zip(["gates_thrown_open", "shielded_column", "sky_on_fire", "twin_commanders", "last_stand"])
    {
        let content = frozen::content();
        assert_eq!(content.megas[round - 1].id, mega);
        let scene = format!(
            r#"{{"players": ["mace", "kit"], "round": {round},
                "map": {{"areas": ["01  01"], "rows": ["MA  KI"]}}, "step": {{"threats": {{}}}}}}"#
        );
        check(&scene, &format!("> run\n5 threats_revealed mega={mega} threats={TOP_THREE}"));
    }
}

/// The three threats on top of the pile of every scene.
const TOP_THREE: &str = "crossfire,assembly_line,jammed_comlinks";

/// arena S4
///
/// Two to four different Jedi, each with the side of the board for the number of players.
#[test]
fn everyone_takes_a_jedi_and_a_board() {
    use Jedi::{Anakin, Kit, Mace, ObiWan};
    let problems = |jedi: &[Jedi]| {
        let setup = Setup { jedi: jedi.to_vec(), ..Setup::new(2, Difficulty::Normal) };
        setup.problems().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(problems(&[Kit, ObiWan]), [""; 0]);
    assert_eq!(problems(&[Kit, ObiWan, Mace, Anakin]), [""; 0]);
    assert_eq!(problems(&[]), ["jedi: arena-players"]);
    assert_eq!(problems(&[Kit]), ["jedi: arena-players"]);
    assert_eq!(problems(&[Kit, Mace, Kit]), ["jedi[2]: arena-jedi-twice"]);
    assert_eq!(
        problems(&[Kit, Mace, Anakin, ObiWan, Kit]),
        ["jedi: arena-players", "jedi[4]: arena-jedi-twice"]
    );
    assert_eq!(problems(&[Kit; 1000]).len(), 5, "a long list has a short answer");

    let content = Content::shipped();
    for jedi in [&[Kit, Mace][..], &[Anakin, ObiWan, Kit], &[Mace, Kit, Anakin, ObiWan]] {
        let setup = Setup { jedi: jedi.to_vec(), ..Setup::new(2, Difficulty::Normal) };
        let seen = view(&begin_with(Content::shipped(), setup, 1));
        assert_eq!(seen.jedi.iter().map(|seat| seat.jedi).collect::<Vec<_>>(), jedi);
        for seat in &seen.jedi {
            let side = content.board(seat.jedi, jedi.len());
            assert_eq!((side.jedi, usize::from(side.players)), (seat.jedi, jedi.len()));
            assert_eq!(seat.board.len(), side.fields.len());
        }
    }
}

/// arena S5, 7, 12, A22
///
/// 16 dice: 8 each, or 6, 5 and 5 with the six by choice, or 4 each.
#[test]
fn dice_are_shared_out() {
    let dice = |players, sixth_die| {
        let setup = Setup { sixth_die, ..Setup::new(players, Difficulty::Normal) };
        view(&begin(setup, 1)).jedi.iter().map(|jedi| jedi.dice_left).collect::<Vec<_>>()
    };
    assert_eq!(dice(2, None), [8, 8]);
    assert_eq!(dice(3, None), [6, 5, 5]);
    assert_eq!(dice(3, Some(Seat(1))), [5, 6, 5]);
    assert_eq!(dice(3, Some(Seat(2))), [5, 5, 6]);
    assert_eq!(dice(4, None), [4, 4, 4, 4]);
    for (players, seat) in [(2, 0), (4, 0), (3, 3)] {
        let setup = Setup { sixth_die: Some(Seat(seat)), ..Setup::new(players, Difficulty::Normal) };
        let problems: Vec<String> = setup.problems().iter().map(ToString::to_string).collect();
        assert_eq!(problems, ["sixth_die: arena-sixth-die"]);
    }
}

/// arena S6
///
/// Any field beside a pillar that nobody has claimed, in any order of seats; one pillar each.
#[test]
fn jedi_start_beside_pillars() {
    let mut table = begin(Setup::new(4, Difficulty::Normal), 1);
    let map = table.content().map.clone();
    assert_eq!(map.pillars.len(), 4);
    let beside = |pillars: &[usize]| -> CellSet {
        pillars.iter().fold(CellSet::EMPTY, |all, &pillar| all | map.pillars[pillar].beside)
    };
    let offered = |table: &Table<Arena>, seat: u8| -> CellSet {
        offers(table)
            .iter()
            .filter(|offer| offer.seat == Seat(seat))
            .map(|offer| match offer.choice {
                Choice::Start { field } => field,
                other => panic!("{other:?}"),
            })
            .collect()
    };
    for seat in 0..4 {
        assert_eq!(offered(&table, seat), beside(&[0, 1, 2, 3]));
    }
    let field = map.pillars[1].beside.iter().next().expect("a field");
    let told = table.choose(Seat(2), &Choice::Start { field }).expect("it was offered");
    assert_eq!(told[0].rule, Rule("S6"));
    assert_eq!(view(&table).jedi[2].field, Some(field));
    assert_eq!(offered(&table, 2), CellSet::EMPTY);
    for seat in [0, 1, 3] {
        assert_eq!(offered(&table, seat), beside(&[0, 2, 3]));
    }
    // Another field of the claimed pillar, and a field beside none.
    let claimed = map.pillars[1].beside.iter().nth(1).expect("a second field");
    let away = map.all().without(beside(&[0, 1, 2, 3])).iter().next().expect("a field away from pillars");
    for field in [claimed, away] {
        let refused = table.choose(Seat(0), &Choice::Start { field }).map(|_| ());
        assert_eq!(refused, Err(Refusal::Illegal(Reason { code: "arena-start", rule: Some(Rule("S6")) })));
    }
}

/// arena S7
///
/// 28 area tiles, shuffled: any may come first, and none comes twice.
#[test]
fn area_tiles_are_shuffled() {
    let mut first = BTreeSet::new();
    for seed in 0..300 {
        let mut table = begin(Setup::new(2, Difficulty::Normal), seed);
        assert_eq!(view(&table).areas_left, 28);
        start(&mut table);
        let areas: Vec<u8> = drawn(&table).iter().map(|(area, _)| *area).collect();
        assert_eq!(BTreeSet::from_iter(&areas).len(), areas.len(), "seed {seed}");
        first.insert(areas[0]);
    }
    // That one of 28 never comes first in 300 games has a chance of about 28 * (27/28)^300, or 0.05 %.
    assert_eq!(first, (1..=28).collect());
}

/// arena S8
///
/// Normal: four areas of battle droids, then four of super battle droids, then four of droidekas.
#[test]
fn the_first_droids_arrive() {
    let mut table = begin_with(Content::shipped(), Setup::new(4, Difficulty::Normal), 1);
    start(&mut table);
    let kinds: Vec<DroidKind> = drawn(&table).iter().map(|(_, kind)| *kind).collect();
    let expected: Vec<DroidKind> = DroidKind::ALL.into_iter().flat_map(|kind| [kind; 4]).collect();
    assert_eq!(kinds, expected);
    let line = story(&table).into_iter().find(|line| line.contains("area_drawn")).expect("an area");
    assert!(line.starts_with("S8 area_drawn") && line.contains("cause=setup kind=battle"), "{line}");
}

/// arena S9
///
/// One droid of its kind on each field of every area drawn, none on a field with a Jedi, none elsewhere; the tiles
/// lie on the discard pile in the order they came.
#[test]
fn areas_are_filled_around_the_jedi() {
    let mut kept_empty = 0;
    for seed in 0..60 {
        let mut table = begin(Setup::new(4, Difficulty::Normal), seed);
        start(&mut table);
        let seen = view(&table);
        let jedi: CellSet = seen.jedi.iter().filter_map(|jedi| jedi.field).collect();
        let mut expected = vec![None; 110];
        for (area, kind) in drawn(&table) {
            let fields = table.content().map.areas[usize::from(area) - 1];
            kept_empty += (fields & jedi).len();
            fields.without(jedi).iter().for_each(|field| expected[field.index()] = Some(kind));
        }
        assert_eq!(seen.droids, expected, "seed {seed}");
        let tiles: Vec<u8> = drawn(&table).iter().map(|(area, _)| *area).collect();
        assert_eq!(seen.areas_discarded, tiles, "seed {seed}");
        assert_eq!(usize::from(seen.areas_left), 28 - tiles.len());
    }
    assert!(kept_empty > 20, "too few Jedi stood in the way to prove anything: {kept_empty}");
}

/// arena S9, A4, A5, A6
///
/// An arena of 28 areas of one field each. A Jedi holds one, so that nothing comes there; of 29 areas to fill the last
/// one finds the pile empty, and after the shuffle all areas are taken but that one.
#[test]
fn taken_areas_are_drawn_again_at_set_up() {
    let mut content = frozen::content().clone();
    for area in &mut content.map.areas {
        *area = CellSet::of(area.iter().next().expect("no area is empty"));
    }
    // A field beside a pillar that is all of its area now.
    let whole: CellSet = content.map.areas.iter().fold(CellSet::EMPTY, |all, area| all | *area);
    let fields: Vec<Cell> =
        content.map.pillars.iter().filter_map(|pillar| (pillar.beside & whole).iter().next()).collect();
    let held = fields[0];
    let number = content.map.fields[held.index()].area;
    let other = content
        .map
        .pillars
        .iter()
        .filter(|pillar| !pillar.beside.has(held))
        .find_map(|pillar| pillar.beside.without(whole).iter().next())
        .expect("a field outside of the small areas");
    content.levels[Difficulty::Normal as usize].start_areas = [28, 1, 0];
    let mut skips = 0;
    for seed in 0..10 {
        let mut table = begin_with(content.clone(), Setup::new(2, Difficulty::Normal), seed);
        table.choose(Seat(0), &Choice::Start { field: held }).expect("a field beside a pillar");
        table.choose(Seat(1), &Choice::Start { field: other }).expect("a field beside a pillar");
        let lines = story(&table);
        let shuffled = lines.iter().position(|line| line == "51 reshuffled tiles=28").expect("a shuffle");
        let later: Vec<&String> =
            lines[shuffled + 1..].iter().take_while(|line| !line.contains("phase")).collect();
        let (last, skipped) = later.split_last().expect("a draw after the shuffle");
        assert_eq!(**last, format!("S8 area_drawn area={number} cause=setup kind=super"));
        assert!(skipped.iter().all(|line| line.starts_with("52 area_skipped")), "{skipped:?}");
        skips += skipped.len();
        assert_eq!(view(&table).supply, [3, 30, 30], "27 battle droids came, and no super battle droid");
    }
    assert!(skips > 0, "the free area was always on top");

    // With every area taken, nothing comes at all.
    content.levels[Difficulty::Normal as usize].start_areas = [28, 1, 0];
    let mut table = begin_with(content, Setup::new(2, Difficulty::Normal), 1);
    let elsewhere: Vec<Cell> = table
        .content()
        .map
        .pillars
        .iter()
        .filter_map(|pillar| pillar.beside.without(whole).iter().next())
        .take(2)
        .collect();
    table.choose(Seat(0), &Choice::Start { field: elsewhere[0] }).expect("a field beside a pillar");
    table.choose(Seat(1), &Choice::Start { field: elsewhere[1] }).expect("a field beside a pillar");
    assert!(story(&table).contains(&"A5 no_area_free cause=setup kind=super".to_owned()));
    assert_eq!(view(&table).supply, [2, 30, 30]);
}

/// arena 40, 54
///
/// Even the set-up can empty a supply: the game is over before the first round.
#[test]
fn the_set_up_can_lose() {
    let mut content = frozen::content().clone();
    content.levels[Difficulty::Normal as usize].start_areas = [12, 0, 0];
    let mut table = begin_with(content, Setup::new(2, Difficulty::Normal), 1);
    start(&mut table);
    assert_eq!(Arena::outcome(table.state()).map(|outcome| outcome.key), Some("supply-empty"));
    assert_eq!(view(&table).supply, [0, 30, 30]);
    assert_eq!(story(&table).last().map(String::as_str), Some("40 ended ending=supply_empty(kind=battle)"));
    assert!(table.decision().is_none());
}

/// arena A7
///
/// Every field belongs to exactly one area, and no pillar stands on a field.
#[test]
fn every_field_has_one_area() {
    let map = Content::shipped().map;
    let mut seen = CellSet::EMPTY;
    for (area, number) in map.areas.iter().zip(1..) {
        assert!(!seen.meets(*area), "area {number} shares a field");
        assert!(area.iter().all(|field| map.fields[field.index()].area == number));
        seen |= *area;
    }
    assert_eq!(seen, map.all());
    for pillar in &map.pillars {
        assert!(!map.fields.iter().any(|field| (field.x, field.y) == (pillar.x, pillar.y)));
    }
}
