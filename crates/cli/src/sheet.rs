//! `sortie sheet`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use sortie_content::{Severity, Source, Texts};
use sortie_games::Registry;

use crate::content;

/// Arguments of `sortie sheet`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A mission.
    mission: String,
    /// The language: en, de or it.
    #[arg(long, default_value = "en")]
    lang: String,
    /// A folder with content of your own, added to what ships.
    #[arg(long = "content", value_name = "DIR")]
    folder: Option<PathBuf>,
}

pub(crate) fn run(registry: &Registry, args: &Args, out: &mut dyn Write) -> anyhow::Result<u8> {
    let language = content::language(&args.lang)?;
    let source = match &args.folder {
        Some(folder) => Source::shipped().with(content::read(folder)?),
        None => Source::shipped().clone(),
    };
    let texts = Texts::read(&source, &mut Vec::new());
    let mut known = Vec::new();
    for game in registry.games().filter(|game| game.has_sheets()) {
        let mut findings = Vec::new();
        let Some(game) = game.with_content(&source, &mut findings) else {
            let errors = findings.iter().filter(|finding| finding.severity == Severity::Error);
            let lines: Vec<String> = errors.map(ToString::to_string).collect();
            bail!("the content cannot be played\n{}", lines.join("\n"));
        };
        if let Some(page) = game.sheet(&args.mission, &texts, language) {
            write!(out, "{page}")?;
            return Ok(0);
        }
        known.extend(game.sheets());
    }
    bail!("there is no mission `{}`; there are {}", args.mission, known.join(", "));
}
