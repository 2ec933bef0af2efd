//! `sortie scene`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use serde_json::Value;
use sortie_games::Registry;

use crate::content::ContentArgs;

/// Arguments of `sortie scene`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A scene file; docs/scenes.md describes the format.
    file: PathBuf,
    /// Print the answers as one JSON array.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    content: ContentArgs,
}

pub(crate) fn run(registry: &Registry, args: &Args, out: &mut dyn Write) -> anyhow::Result<u8> {
    let registry = args.content.added_to(registry)?;
    let name = args.file.display();
    let text = std::fs::read_to_string(&args.file).with_context(|| format!("cannot read {name}"))?;
    let file: Value = serde_json::from_str(&text).with_context(|| format!("{name} is not JSON"))?;
    let game = file["game"].as_str().and_then(|game| registry.get(game));
    if let Some(game) = game.filter(|game| args.content.is_given() && game.ships_its_scenes()) {
        let id = game.info().id;
        eprintln!(
            "sortie: {name}: scenes of {id} are answered with the content that ships; --content changes nothing"
        );
    }
    let scene = registry.scene(&file).map_err(|error| anyhow!("{name}: {error}"))?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&scene.answers)?)?;
        return Ok(0);
    }
    let mut wrong = 0;
    for (n, (answer, expected)) in scene.answers.iter().zip(&scene.expected).enumerate() {
        match expected {
            None => writeln!(out, "checks[{n}]: {answer}")?,
            Some(expected) if agrees(expected, answer) => writeln!(out, "checks[{n}]: agrees")?,
            Some(expected) => {
                wrong += 1;
                writeln!(out, "checks[{n}]: differs\n  expected {expected}\n  answered {answer}")?;
            }
        }
    }
    Ok(u8::from(wrong > 0))
}

/// Whether an answer is the expected one: numbers to nine digits, as the format promises them, and the reasons only if
/// they are asked for, since their wording is nobody's interface.
fn agrees(expected: &Value, answer: &Value) -> bool {
    match (expected, answer) {
        (Value::Number(a), Value::Number(b)) => match (a.as_f64(), b.as_f64()) {
            (Some(a), Some(b)) => (a - b).abs() <= 1e-9,
            _ => a == b,
        },
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| agrees(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            let is_known = a.keys().all(|key| b.contains_key(key));
            let is_same = |(key, value)| match a.get(key) {
                Some(expected) => agrees(expected, value),
                None => key == "why",
            };
            is_known && b.iter().all(is_same)
        }
        _ => expected == answer,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::agrees;

    #[test]
    fn numbers_agree_to_nine_digits_and_reasons_only_if_asked_for() {
        let cases = [
            (json!(1), json!(1.0), true),
            (json!({"p": [0.333333333]}), json!({"p": [0.3333333333333333]}), true),
            (json!(0.3333), json!(0.3333333333333333), false),
            (json!({"mp": 2}), json!({"mp": 2, "why": []}), true),
            (json!({"mp": 2, "why": ["R1"]}), json!({"mp": 2, "why": []}), false),
            (json!({"mp": 2}), json!({"mp": 2, "end": 1}), false),
            (json!({"mp": 2, "end": 1}), json!({"mp": 2}), false),
            (json!([1]), json!([1, 2]), false),
            (json!(null), json!(false), false),
        ];
        for (expected, answer, agree) in cases {
            assert_eq!(agrees(&expected, &answer), agree, "{expected} and {answer}");
        }
    }
}
