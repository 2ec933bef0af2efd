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
