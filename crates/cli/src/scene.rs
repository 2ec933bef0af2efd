//! `sortie scene`.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use serde_json::Value;
use sortie_content::scene::agrees;

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

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    args.content.install()?;
    let name = args.file.display();
    let text = std::fs::read_to_string(&args.file).with_context(|| format!("cannot read {name}"))?;
    let file: Value = serde_json::from_str(&text).with_context(|| format!("{name} is not JSON"))?;
    if args.content.is_given() && file["game"] == "alliance" {
        eprintln!(
            "sortie: {name}: scenes of alliance are answered with the content that ships; --content changes nothing"
        );
    }
    let scene = sortie_games::scene(&file).map_err(|error| anyhow!("{name}: {error}"))?;
    if args.json {
        println!("{}", serde_json::to_string(&scene.answers)?);
        return Ok(ExitCode::SUCCESS);
    }
    let mut wrong = 0;
    for (n, (answer, expected)) in scene.answers.iter().zip(&scene.expected).enumerate() {
        match expected {
            None => println!("checks[{n}]: {answer}"),
            Some(expected) if agrees(expected, answer) => println!("checks[{n}]: agrees"),
            Some(expected) => {
                wrong += 1;
                println!("checks[{n}]: differs\n  expected {expected}\n  answered {answer}");
            }
        }
    }
    Ok(ExitCode::from(u8::from(wrong > 0)))
}
