//! `sortie check`.

use std::path::PathBuf;
use std::process::ExitCode;

use sortie_content::{Severity, Source};

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

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let findings = match &args.folder {
        Some(folder) => sortie_games::check(&whole(content::read(folder)?)),
        None => sortie_games::check(Source::shipped()),
    };
    let errors = findings.iter().filter(|finding| finding.severity == Severity::Error).count();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&findings)?);
    } else {
        findings.iter().for_each(|finding| println!("{finding}"));
        println!("{errors} errors, {} warnings", findings.len() - errors);
    }
    Ok(ExitCode::from(u8::from(errors > 0)))
}

/// What adds to a pack is nothing without it.
fn whole(source: Source) -> Source {
    let packs = source.packs();
    let is_addition = packs.iter().any(|pack| source.get(&format!("{pack}/pack.toml")).is_none());
    if is_addition { Source::shipped().with(source) } else { source }
}
