//! `sortie scene`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::anyhow;
use sortie_content::scene::agrees;
use sortie_games::{Registry, SceneAnswers};

use crate::content::ContentArgs;
use crate::json_file::read_json;

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
    let scene = match answered(&registry, args) {
        Ok(scene) => scene,
        // A broken scene is an answer too: what stands in the file is at fault, not how it was asked.
        Err(error) => {
            eprintln!("sortie: {error:#}");
            return Ok(1);
        }
    };
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

/// The answers of the game whose scene it is; an error names the place in the file.
fn answered(registry: &Registry, args: &Args) -> anyhow::Result<SceneAnswers> {
    let name = args.file.display();
    let file = read_json(&args.file)?;
    let game = file["game"].as_str().and_then(|game| registry.get(game));
    if let Some(game) = game.filter(|game| args.content.is_given() && game.ships_its_scenes()) {
        let id = game.info().id;
        eprintln!(
            "sortie: {name}: scenes of {id} are answered with the content that ships; --content changes nothing"
        );
    }
    registry.scene(&file).map_err(|error| anyhow!("{name}: {error}"))
}
