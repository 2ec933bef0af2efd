//! `--content DIR`, shared by several commands.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use sortie_content::Source;

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

    /// Reads and installs the folder, if one was named.
    pub(crate) fn install(&self) -> anyhow::Result<()> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let source = Source::shipped().with(read(folder)?);
        if let Err(findings) = sortie_games::install(&source) {
            let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
            bail!("the content in {} cannot be played\n{}", folder.display(), lines.join("\n"));
        }
        Ok(())
    }
}

/// Reads a folder of content.
pub(crate) fn read(folder: &Path) -> anyhow::Result<Source> {
    Source::folder(folder).with_context(|| format!("cannot read the folder {}", folder.display()))
}
