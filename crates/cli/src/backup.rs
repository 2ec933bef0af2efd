//! `sortie backup` and `sortie restore`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;

/// Arguments of `sortie backup`.
#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    /// The new file.
    file: PathBuf,
    /// Where games are kept.
    #[arg(long, default_value = "sqlite:sortie.db")]
    database: String,
}

/// Arguments of `sortie restore`.
#[derive(Debug, clap::Args)]
pub(crate) struct RestoreArgs {
    /// A file made by `sortie backup`.
    file: PathBuf,
    /// Where games are kept from now on.
    #[arg(long, default_value = "sqlite:sortie.db")]
    database: String,
}

pub(crate) fn backup(args: &BackupArgs, out: &mut dyn Write) -> anyhow::Result<u8> {
    runtime()?.block_on(sortie_server::backup(&args.database, &args.file))?;
    writeln!(out, "{} is a copy of {}", args.file.display(), args.database)?;
    Ok(0)
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut dyn Write) -> anyhow::Result<u8> {
    let before = runtime()?.block_on(sortie_server::restore(&args.file, &args.database))?;
    writeln!(out, "{} is what {} was", args.database, args.file.display())?;
    if let Some(before) = before {
        writeln!(out, "what stood there is now {}", before.display())?;
    }
    Ok(0)
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Runtime::new().context("cannot start the runtime")
}
