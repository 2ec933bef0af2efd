//! `sortie reports`: what people have told the operator. A command and no page: whoever runs a server has a shell on it, and a
//! page would need a secret of its own that could be lost.

use std::io::Write;

use anyhow::Context;
use sortie_server::Report;

/// Arguments of `sortie reports`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where games are kept. The server may be running.
    #[arg(long, default_value = "sqlite:sortie.db")]
    database: String,
    /// Shows also what has been dealt with.
    #[arg(long)]
    all: bool,
    /// Prints JSON, one report a line.
    #[arg(long)]
    json: bool,
    /// Notes that the report with this number has been dealt with.
    #[arg(long, value_name = "NUMBER")]
    close: Option<i64>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<u8> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    if let Some(id) = args.close {
        if !runtime.block_on(sortie_server::close_report(&args.database, id))? {
            writeln!(out, "there is no report {id}")?;
            return Ok(1);
        }
        writeln!(out, "report {id} has been dealt with")?;
        return Ok(0);
    }
    let reports = runtime.block_on(sortie_server::reports(&args.database, args.all))?;
    for report in &reports {
        if args.json {
            writeln!(out, "{}", serde_json::to_string(report)?)?;
        } else {
            tell(report, out)?;
        }
    }
    if reports.is_empty() && !args.json {
        writeln!(out, "nobody has reported anything")?;
    }
    Ok(0)
}

fn tell(report: &Report, out: &mut dyn Write) -> std::io::Result<()> {
    let Report { id, watch, game, reason, note, sequence, at, closed, .. } = report;
    let by = report.by.as_deref().unwrap_or("somebody who is gone");
    let done = if *closed { ", dealt with" } else { "" };
    writeln!(out, "{id}: {reason}, at {at} (seconds since 1970){done}")?;
    match (&report.about, report.seat) {
        (Some(name), Some(seat)) => {
            writeln!(out, "   about {name:?} on seat {seat}, reported {} times", report.reports_about_them)?;
        }
        _ => writeln!(out, "   about the table")?,
    }
    writeln!(out, "   by {by:?}, {game} after entry {sequence}: /table/{watch}")?;
    if !note.is_empty() {
        writeln!(out, "   {note:?}")?;
    }
    Ok(())
}
