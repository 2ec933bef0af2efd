//! `content/alliance/dice.toml`.

use serde::Deserialize;
use sortie_content::{Finding, Source, TomlFile};
use toml::Spanned;

use super::{AttackRoll, DefenceRoll, Dice};

/// The most of one symbol on one face. Twelve such dice still add up within a byte; the printed most is accuracy 5.
const MOST_ON_A_FACE: u8 = 9;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDice {
    #[serde(rename = "origin")]
    _origin: String,
    attack: RawAttack,
    defence: RawDefence,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAttack {
    blue: Spanned<Vec<AttackRoll>>,
    green: Spanned<Vec<AttackRoll>>,
    yellow: Spanned<Vec<AttackRoll>>,
    red: Spanned<Vec<AttackRoll>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDefence {
    black: Spanned<Vec<DefenceRoll>>,
    white: Spanned<Vec<DefenceRoll>>,
}

/// Reads and checks the dice. Everything that is wrong goes to the findings; none if there is an error.
pub fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Dice> {
    let file = TomlFile::open(source, "alliance/dice.toml", findings)?;
    let RawDice { attack, defence, .. } = file.read(findings)?;
    // The order of the enums: the dice are looked up by it. All are read before any is given up, so that all
    // findings are told.
    let attack = [attack.blue, attack.green, attack.yellow, attack.red].map(|faces| {
        let most = |face: &AttackRoll| face.accuracy.max(face.damage).max(face.surges);
        six(file, &faces, most, findings)
    });
    let defence = [defence.black, defence.white].map(|faces| {
        let most = |face: &DefenceRoll| face.blocks.max(face.evades);
        six(file, &faces, most, findings)
    });
    let [blue, green, yellow, red] = attack;
    let [black, white] = defence;
    Some(Dice { attack: [blue?, green?, yellow?, red?], defence: [black?, white?] })
}

fn six<F: Copy>(
    file: TomlFile<'_>,
    faces: &Spanned<Vec<F>>,
    most: impl Fn(&F) -> u8,
    findings: &mut Vec<Finding>,
) -> Option<[F; 6]> {
    if faces.get_ref().iter().any(|face| most(face) > MOST_ON_A_FACE) {
        let message = format!("a face shows at most {MOST_ON_A_FACE} of a symbol");
        findings.push(file.error(faces.span(), "face-symbols", message));
        return None;
    }
    let six = faces.get_ref().as_slice().try_into().ok();
    if six.is_none() {
        let message = format!("{} faces; a die has six", faces.get_ref().len());
        findings.push(file.error(faces.span(), "die-faces", message));
    }
    six
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{AttackDie, DefenceDie, Die};

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
        for (die, blocks, evades, dodge) in
            [(DefenceDie::Black, 9, 1, false), (DefenceDie::White, 3, 3, true)]
        {
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
}
