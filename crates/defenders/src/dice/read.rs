//! `content/defenders/dice.toml`.

use serde::Deserialize;
use sortie_content::{Finding, Source, TomlFile};
use toml::Spanned;

use super::{Dice, FACES, Face, Symbol};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDice {
    #[serde(rename = "origin")]
    _origin: String,
    red: Spanned<Vec<Face>>,
    blue: Spanned<Vec<Face>>,
}

/// How often a die shows each symbol, in the order of [`Symbol::ALL`]: printed, whatever the faces are (71).
type Counts = [usize; Symbol::ALL.len()];

const RED: Counts = [7, 0, 3, 2, 1, 1, 1];
const BLUE: Counts = [5, 4, 2, 0, 1, 1, 1];

/// Reads and checks the dice. Everything that is wrong goes to the findings; none if there is an error.
pub fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Dice> {
    let file = TomlFile::open(source, "defenders/dice.toml", findings)?;
    let raw: RawDice = file.read(findings)?;
    // Both are read before one is given up, so that all findings are told.
    let red = ten(file, &raw.red, RED, findings);
    let blue = ten(file, &raw.blue, BLUE, findings);
    Some(Dice { red: red?, blue: blue? })
}

fn ten(
    file: TomlFile<'_>,
    faces: &Spanned<Vec<Face>>,
    printed: Counts,
    findings: &mut Vec<Finding>,
) -> Option<[Face; FACES]> {
    let Ok(ten) = <[Face; FACES]>::try_from(faces.get_ref().as_slice()) else {
        let message = format!("{} faces; a die has ten", faces.get_ref().len());
        findings.push(file.error(faces.span(), "die-faces", message));
        return None;
    };
    for (symbol, printed) in Symbol::ALL.into_iter().zip(printed) {
        let found: usize = ten.iter().map(|face| usize::from(face.shown(symbol))).sum();
        if found != printed {
            let message = format!("{found} times {symbol}; this die shows it {printed} times (rule 71)");
            findings.push(file.error(faces.span(), "die-symbols", message));
            return None;
        }
    }
    Some(ten)
}
