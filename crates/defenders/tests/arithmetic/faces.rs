//! The faces of the dice, and what is found in broken ones.

use sortie_content::Source;
use sortie_defenders::dice::{Dice, Die, Face, FaceError, Symbol, read};

use super::{faces, roll};

/// defenders 71: how often each die shows each symbol.
#[test]
fn shipped_faces_have_the_printed_counts() {
    for (die, counts) in [(Die::Blue, [5, 4, 2, 0, 1, 1, 1]), (Die::Red, [7, 0, 3, 2, 1, 1, 1])] {
        let faces = Dice::shipped().faces(die);
        let count = |symbol| faces.iter().map(|face| face.shown(symbol)).sum::<u8>();
        assert_eq!(Symbol::ALL.map(count), counts, "{die:?}");
    }
}

#[test]
fn every_broken_die_is_found() {
    let shipped = Source::shipped().get("defenders/dice.toml").expect("is shipped");
    let one_face_less = shipped.replacen("    [\"gd\"],\n", "", 1);
    let broken = one_face_less.replacen("[\"shield\", \"jam\"]", "[\"shield\"]", 1);
    let codes = |text: &str| -> Vec<&'static str> {
        let source = Source::of([("defenders/dice.toml", text)]);
        let mut findings = Vec::new();
        assert_eq!(read(&source, &mut findings), None);
        findings.iter().map(|finding| finding.code).collect()
    };
    assert_eq!(codes(&broken), ["die-faces", "die-symbols"]);
    assert_eq!(codes("red = 3"), ["malformed"]);
    assert_eq!(codes(&shipped.replacen("\"gd\"", "\"star\"", 1)), ["malformed"]);
}

/// defenders 73: a die that shows an alien face fails, whatever else is on it; its mishaps stay.
#[test]
fn an_alien_face_fails() {
    let [both] = faces("hit+flash+jam+alien")[..] else { panic!("one face") };
    assert_eq!(both.shown(Symbol::Hit), 1);
    let counted = Symbol::ALL.map(|symbol| both.count(symbol));
    assert_eq!(counted, [0, 0, 0, 0, 0, 1, 1]);
    let sum = roll("hit+hit hit+flash+jam+alien hit+ammo");
    assert_eq!((sum.count(Symbol::Hit), sum.shows(Symbol::Flash), sum.count(Symbol::Jam)), (3, false, 1));
}

#[test]
fn a_face_is_written_as_its_symbols() {
    let face: Face = serde_json::from_str(r#"["flash", "hit", "hit"]"#).expect("a face");
    assert_eq!(face.shown(Symbol::Hit), 2);
    assert_eq!(serde_json::to_string(&face).expect("words"), r#"["hit","hit","flash"]"#);
    assert_eq!(Face::new(&[Symbol::Hit; 10]), Err(FaceError::TooMany(10)));
    assert!(Face::new(&[Symbol::Hit; 9]).is_ok());
}
