//! `sortie sheet`.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use sortie_content::{Language, Severity, Source, Texts};

use crate::content;

/// Arguments of `sortie sheet`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A mission of alliance.
    mission: String,
    /// The language: en, de or it.
    #[arg(long, default_value = "en")]
    lang: String,
    /// A folder with content of your own, added to what ships.
    #[arg(long = "content", value_name = "DIR")]
    folder: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let language = Language::from_code(&args.lang)
        .ok_or_else(|| anyhow!("--lang: en, de or it, not `{}`", args.lang))?;
    let source = match &args.folder {
        Some(folder) => Source::shipped().with(content::read(folder)?),
        None => Source::shipped().clone(),
    };
    let mut findings = Vec::new();
    let Some(content) = sortie_alliance::content::read(&source, &mut findings) else {
        let errors = findings.iter().filter(|finding| finding.severity == Severity::Error);
        let lines: Vec<String> = errors.map(ToString::to_string).collect();
        bail!("the content cannot be played\n{}", lines.join("\n"));
    };
    let Some(mission) = content.mission(&args.mission) else {
        let known: Vec<&str> = content.missions.iter().map(|mission| mission.id.as_str()).collect();
        bail!("there is no mission `{}`; there are {}", args.mission, known.join(", "));
    };
    let texts = Texts::read(&source, &mut Vec::new());
    print!("{}", sortie_alliance::sheet::sheet(&content, mission, &texts, language));
    Ok(ExitCode::SUCCESS)
}
