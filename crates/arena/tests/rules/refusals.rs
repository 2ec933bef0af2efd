//! Every reason for which the rules refuse a choice, with the rule it cites.

use std::collections::BTreeSet;

use sortie_arena::{Arena, Choice, Difficulty, Setup};
use sortie_boards::Cell;
use sortie_content::{Language, Source, Texts};
use sortie_kernel::{Refusal, Seat, Table};

use super::table::{begin, check, physical, start, view};

/// The codes between quotes in a source file.
fn codes(source: &str) -> BTreeSet<&str> {
    source.split('"').filter(|word| word.starts_with("arena-")).collect()
}

fn refused_codes() -> BTreeSet<&'static str> {
    codes(include_str!("../../src/legal.rs"))
}

fn problem_codes() -> BTreeSet<&'static str> {
    codes(include_str!("../../src/setup.rs"))
}

/// Refusals that scenes can provoke: the position, the choice, the code and the rule.
const IN_SCENES: [(&str, &str, &str); 20] = [
    // Dice to place, field 0 of Mace in use, Force 1.
    (PLACE, "mace strike from=1.1 target=2.1", "arena-not-now"),
    (PLACE, "mace finish at=1.1", "arena-not-now"),
    (PLACE, "mace report face=1", "arena-not-now"),
    (PLACE, "mace parley spend=true", "arena-not-now"),
    (PLACE, "kit card slot=0", "arena-no-die 9"),
    (PLACE, "kit board field=0", "arena-no-die 9"),
    (PLACE, "mace card slot=7", "arena-no-card 10"),
    (PLACE, "mace board field=9", "arena-no-field 10"),
    (PLACE, "mace board field=0", "arena-field-taken 17"),
    (PLACE, "mace board field=4", "arena-field-face 22"),
    (PLACE, "mace board field=8", "arena-field-face 31"),
    (PLACE, "mace force die=kit up=true", "arena-die-placed A12"),
    (PLACE, "mace force die=mace up=true", "arena-force-low 37"),
    (PLACE, "mace flip die=mace", "arena-r2d2 X2"),
    // Mace fights with 2.
    (FIGHT, "mace finish at=3.1", "arena-no-way 20"),
    (FIGHT, "mace strike from=3.1 target=2.1", "arena-no-way 20"),
    (FIGHT, "mace strike from=1.1 target=3.1", "arena-not-adjacent 23"),
    (FIGHT, "mace strike from=1.2 target=2.1", "arena-too-strong 24"),
    (FIGHT, "mace strike from=1.2 target=1.1", "arena-no-droid 23"),
    (FIGHT, "kit finish at=3.2", "arena-not-now"),
];

const PLACE: &str = r#"{"players": ["mace", "kit"],
    "map": {"areas": ["01  01  02  03  03"], "rows": ["..  MA  dk  ..  KI"]},
    "step": {"place": {"roll": {"mace": 2}, "boards": {"mace": [[0, 5]]}}}}"#;
const FIGHT: &str = r#"{"players": ["mace", "kit"],
    "map": {"areas": ["01  01  02  03  03"], "rows": ["..  MA  dk  ..  KI"]},
    "step": {"fight": {"jedi": "mace", "value": 2}}}"#;

fn refusal(table: &mut Table<Arena>, seat: u8, choice: &Choice) -> String {
    let before = table.state().clone();
    let refused = match table.choose(Seat(seat), choice) {
        Err(Refusal::Illegal(reason)) => reason,
        other => panic!("{choice:?}: {other:?}"),
    };
    assert_eq!(*table.state(), before, "{choice:?} was refused and changed the state");
    let rule = refused.rule.map(|rule| format!(" {}", rule.0)).unwrap_or_default();
    format!("{}{rule}", refused.code)
}

/// arena 8, 9, 10, 17, 20, 22, 23, 24, 31, 33, 35, 37, A12, S6, X2
///
/// Every code in the source is provoked here and nowhere else is needed; each cites the rule it rests on.
#[test]
fn every_refusal_is_provoked() {
    let mut provoked: BTreeSet<String> = BTreeSet::new();
    for (scene, choice, refused) in IN_SCENES {
        let prompt = if scene == FIGHT { "= fight at=1.2 left=2 seat=mace" } else { "= place" };
        check(scene, &format!("> {choice}\nrefused {refused}\n{prompt}"));
        provoked.insert(refused.split(' ').next().expect("a code").to_owned());
    }
    // A die on its limit needs Force to be refused for that reason.
    check(
        &PLACE.replace(r#""mace": 2"#, r#""mace": 6"#).replace(r#""players""#, r#""force": 4, "players""#),
        "> mace force die=mace up=true\nrefused arena-die-limit 35\n= place",
    );
    check(
        r#"{"players": ["mace", "kit"], "map": {"areas": ["01  01  02  03"], "rows": ["MA  KI  dk  bd"]},
            "step": {"push": {"jedi": "kit", "field": 6}}}"#,
        "> kit push target=2.1\nrefused arena-push-kind 33\n= push left=3 seat=kit target=battle",
    );

    // Set-up and real dice lie outside of scenes, and so do places that do not exist.
    let mut table = begin(physical(Setup::new(2, Difficulty::Normal)), 1);
    assert_eq!(refusal(&mut table, 0, &Choice::Start { field: Cell(0) }), "arena-start S6");
    assert_eq!(refusal(&mut table, 0, &Choice::Start { field: Cell(255) }), "arena-start S6");
    start(&mut table);
    for face in [0, 7, 255] {
        assert_eq!(refusal(&mut table, 0, &Choice::Report { face }), "arena-face 8");
    }
    table.choose(Seat(0), &Choice::Report { face: 1 }).expect("a face");
    assert_eq!(refusal(&mut table, 0, &Choice::Report { face: 2 }), "arena-reported 8");
    table.choose(Seat(1), &Choice::Report { face: 1 }).expect("a face");
    assert_eq!(refusal(&mut table, 0, &Choice::Force { die: Seat(200), up: true }), "arena-die-placed A12");
    table.choose(Seat(0), &Choice::Board { field: 0 }).expect("a fight");
    let at = view(&table).jedi[0].field.expect("he stands somewhere");
    for (from, target) in [(at, Cell(110)), (Cell(255), at)] {
        assert_eq!(refusal(&mut table, 0, &Choice::Strike { from, target }), "arena-no-such-place 20");
    }
    assert_eq!(refusal(&mut table, 0, &Choice::Finish { at: Cell(200) }), "arena-no-way 20");
    assert_eq!(table.choose(Seat(2), &Choice::Finish { at }).map(|_| ()), Err(Refusal::UnknownSeat(Seat(2))));

    let here = ["arena-die-limit", "arena-push-kind", "arena-start", "arena-face", "arena-reported"];
    provoked.extend(here.map(str::to_owned));
    provoked.insert("arena-no-such-place".to_owned());
    let known: BTreeSet<String> = refused_codes().into_iter().map(str::to_owned).collect();
    assert_eq!(provoked, known);
}

/// Every code of a refusal and of a set-up problem has a sentence of its own in every language.
#[test]
fn every_code_has_words() {
    assert!(refused_codes().len() >= 19 && problem_codes().len() == 3, "the codes are found in the source");
    let texts = Texts::read(Source::shipped(), &mut Vec::new());
    let refused = refused_codes().into_iter().map(|code| format!("refused-{code}"));
    let keys: Vec<String> =
        refused.chain(problem_codes().into_iter().map(|code| format!("problem-{code}"))).collect();
    for language in Language::ALL {
        let mut sentences = BTreeSet::new();
        for key in &keys {
            let text = texts.format(language, key, &[]);
            assert!(text != *key, "{key} has no text in {}", language.code());
            assert!(text.ends_with('.') || text.ends_with('!'), "{key} in {}: {text}", language.code());
            assert!(sentences.insert(text), "{key} in {} says the same as another", language.code());
        }
        let path = format!("arena/{}/refusals.ftl", language.code());
        let file = Source::shipped().get(&path).expect("the file");
        let written = file.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        for key in written {
            let alias = key.strip_prefix("refused-").is_some_and(|code| problem_codes().contains(code));
            assert!(
                alias || keys.iter().any(|known| known == key),
                "{path}: nothing in the source is refused as {key}"
            );
        }
    }
}
