//! `sortie check`.

use std::io::Write;
use std::path::PathBuf;

use sortie_content::{Severity, Source};
use sortie_games::Registry;

use crate::content;

/// Arguments of `sortie check`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A content folder, or the folder of one pack; the shipped content if left out. A folder of missions without a
    /// `pack.toml` is checked together with the pack that ships, to which it adds.
    folder: Option<PathBuf>,
    /// Print the findings as one JSON array.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(registry: &Registry, args: &Args, out: &mut dyn Write) -> anyhow::Result<u8> {
    let findings = match &args.folder {
        Some(folder) => registry.check(&whole(content::read(folder)?)),
        None => registry.check(Source::shipped()),
    };
    let errors = findings.iter().filter(|finding| finding.severity == Severity::Error).count();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&findings)?)?;
    } else {
        for finding in &findings {
            writeln!(out, "{finding}")?;
        }
        writeln!(out, "{errors} errors, {} warnings", findings.len() - errors)?;
    }
    Ok(u8::from(errors > 0))
}

/// What adds to a pack is nothing without it.
fn whole(source: Source) -> Source {
    let packs = source.packs();
    let is_addition = packs.iter().any(|pack| source.get(&format!("{pack}/pack.toml")).is_none());
    if is_addition { Source::shipped().with(source) } else { source }
}
