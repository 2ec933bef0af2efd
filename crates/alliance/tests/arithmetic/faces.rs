//! The faces of the dice, and what is found in broken ones.

use sortie_alliance::dice::{AttackDie, AttackRoll, DefenceDie, DefenceRoll, Dice, Die, read};
use sortie_content::Source;

/// The averages that `facts/alliance/dice.toml` states for each die, as sums over the six faces.
#[test]
fn shipped_faces_add_up() {
    let dice = Dice::shipped();
    for (die, accuracy, damage, surges) in [
        (AttackDie::Blue, 19, 7, 2),
        (AttackDie::Green, 10, 8, 3),
        (AttackDie::Yellow, 6, 5, 5),
        (AttackDie::Red, 0, 13, 1),
    ] {
        let sum: AttackRoll = die.faces(dice).iter().copied().sum();
        assert_eq!(sum, AttackRoll { accuracy, damage, surges }, "{die}");
    }
    for (die, blocks, evades, dodge) in [(DefenceDie::Black, 9, 1, false), (DefenceDie::White, 3, 3, true)] {
        let sum: DefenceRoll = die.faces(dice).iter().copied().sum();
        assert_eq!(sum, DefenceRoll { blocks, evades, dodge }, "{die}");
    }
    let dodges = DefenceDie::White.faces(dice).iter().filter(|face| face.dodge).count();
    assert_eq!(dodges, 1, "alliance R5.5: one face of the white die");
}

#[test]
fn every_broken_die_is_found() {
    let shipped = Source::shipped().get("alliance/dice.toml").expect("is shipped");
    let one_face_less = shipped.replacen("    { accuracy = 5, damage = 1 },\n", "", 1);
    let broken = one_face_less.replacen("{ blocks = 3 }", "{ blocks = 10 }", 1);
    let source = Source::of([("alliance/dice.toml", broken.as_str())]);
    let mut findings = Vec::new();
    assert_eq!(read(&source, &mut findings), None);
    let codes: Vec<&str> = findings.iter().map(|finding| finding.code).collect();
    assert_eq!(codes, ["die-faces", "face-symbols"]);

    let source = Source::of([("alliance/dice.toml", "attack = 3")]);
    findings.clear();
    assert_eq!(read(&source, &mut findings), None);
    assert_eq!(findings[0].code, "malformed");
}
