//! `--content DIR`, shared by several commands.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use sortie_content::{Language, Source};
use sortie_games::Registry;

/// Where content comes from.
#[derive(Debug, clap::Args)]
pub(crate) struct ContentArgs {
    /// A folder with content of your own, added to what ships and used in place of files of the same path.
    #[arg(long = "content", value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl ContentArgs {
    /// Whether a folder was named.
    pub(crate) fn is_given(&self) -> bool {
        self.folder.is_some()
    }

    /// The games, played with what the folder adds, if one was named.
    pub(crate) fn added_to(&self, registry: &Registry) -> anyhow::Result<Registry> {
        let Some(folder) = &self.folder else { return Ok(registry.clone()) };
        let source = Source::shipped().with(read(folder)?);
        registry.with_content(&source).or_else(|findings| {
            let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
            bail!("the content in {} cannot be played\n{}", folder.display(), lines.join("\n"))
        })
    }
}

/// The language of a code.
pub(crate) fn language(code: &str) -> anyhow::Result<Language> {
    Language::from_code(code).ok_or_else(|| anyhow!("--lang: en, de or it, not `{code}`"))
}

/// Reads a folder of content.
pub(crate) fn read(folder: &Path) -> anyhow::Result<Source> {
    Source::folder(folder).with_context(|| format!("cannot read the folder {}", folder.display()))
}
