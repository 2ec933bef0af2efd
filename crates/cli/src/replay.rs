//! `sortie replay`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use serde_json::{Value, json};
use sortie_games::{Registry, StartError, Step};
use sortie_kernel::{LoadError, Seed, Viewer};

use crate::content::ContentArgs;
use crate::json_file::read_json;

/// Arguments of `sortie replay`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A game file, as the table exports it.
    file: PathBuf,
    /// Only compare the digest of every state, print nothing but the result.
    #[arg(long)]
    verify: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    content: ContentArgs,
}

pub(crate) fn run(registry: &Registry, args: &Args, out: &mut dyn Write) -> anyhow::Result<u8> {
    let registry = args.content.added_to(registry)?;
    let name = args.file.display();
    let file = read_json(&args.file)?;
    if registry.is_without_seed(&file).with_context(|| format!("{name} is not a game file"))? {
        return take_up(&registry, &file, args, out);
    }
    let table = match registry.replay(&file) {
        Ok(table) => table,
        Err(StartError::Load(
            error @ (LoadError::Digest { .. } | LoadError::Refused { .. } | LoadError::Content { .. }),
        )) => {
            eprintln!("sortie: {name}: {error}");
            return Ok(1);
        }
        Err(error) => return Err(error).with_context(|| format!("{name} is not a game file")),
    };
    let outcome = table.outcome().map_or("unfinished", |outcome| outcome.key);
    let steps: Vec<Step> = table.story(Viewer::Spectator);
    if args.json {
        let story = if args.verify { None } else { Some(&steps) };
        writeln!(
            out,
            "{}",
            json!({ "game": table.game(), "entries": table.sequence(), "choices": table.n_choices(),
                    "round": table.round(), "outcome": outcome, "verified": true, "steps": story })
        )?;
        return Ok(0);
    }
    if !args.verify {
        steps.iter().try_for_each(|step| tell(step, out))?;
    }
    writeln!(
        out,
        "{}: {} entries, {} choices, {outcome}; every digest agrees",
        name,
        table.sequence(),
        table.n_choices()
    )?;
    Ok(0)
}

/// A game that was saved before its end holds no seed and no journal: what can be looked at is whether it goes on.
fn take_up(registry: &Registry, file: &Value, args: &Args, out: &mut dyn Write) -> anyhow::Result<u8> {
    let name = args.file.display();
    // Whatever is rolled from here on is rolled with another seed at every table.
    let table = match registry.take_up(file, Seed::from_number(0)) {
        Ok(table) => table,
        Err(StartError::MalformedFile(error)) => anyhow::bail!("{name} is not a game file: {error}"),
        Err(error) => {
            eprintln!("sortie: {name}: {error}");
            return Ok(1);
        }
    };
    if args.json {
        let told = json!({ "game": table.game(), "entries": 0, "choices": 0, "round": table.round(),
                           "outcome": "unfinished", "verified": false, "checkpoint": true, "steps": null });
        writeln!(out, "{told}")?;
        return Ok(0);
    }
    writeln!(
        out,
        "{name}: saved before its end, with a checkpoint instead of the seed; set-up and checkpoint are read, and a table \
         goes on from there; choices and dice so far are not in the file and cannot be verified"
    )?;
    Ok(0)
}

fn tell(step: &Step, out: &mut dyn Write) -> std::io::Result<()> {
    if let (Some(seat), Some(choice)) = (step.seat, &step.choice) {
        writeln!(out, "{:>4}  seat {}  {choice}", step.sequence, seat.0)?;
    }
    for event in &step.events {
        writeln!(out, "      {:>4}  {}", event["rule"].as_str().unwrap_or_default(), event["event"])?;
    }
    Ok(())
}
