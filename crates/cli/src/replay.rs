//! `sortie replay`.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use serde_json::{Value, json};
use sortie_games::{StartError, Step};
use sortie_kernel::{LoadError, Viewer};

use crate::content::ContentArgs;

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

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    args.content.install()?;
    let name = args.file.display();
    let text = std::fs::read_to_string(&args.file).with_context(|| format!("cannot read {name}"))?;
    let file: Value = serde_json::from_str(&text).with_context(|| format!("{name} is not JSON"))?;
    let table = match sortie_games::replay(&file) {
        Ok(table) => table,
        Err(StartError::Load(
            error @ (LoadError::Digest { .. } | LoadError::Refused { .. } | LoadError::Content { .. }),
        )) => {
            eprintln!("sortie: {name}: {error}");
            return Ok(ExitCode::FAILURE);
        }
        Err(error) => return Err(error).with_context(|| format!("{name} is not a game file")),
    };
    let outcome = table.outcome().map_or("unfinished", |outcome| outcome.key);
    let steps: Vec<Step> = table.story(Viewer::Spectator);
    if args.json {
        let story = if args.verify { None } else { Some(&steps) };
        println!(
            "{}",
            json!({ "game": table.game(), "entries": table.sequence(), "choices": table.n_choices(),
                    "round": table.round(), "outcome": outcome, "verified": true, "steps": story })
        );
        return Ok(ExitCode::SUCCESS);
    }
    if !args.verify {
        steps.iter().for_each(tell);
    }
    println!(
        "{}: {} entries, {} choices, {outcome}; every digest agrees",
        name,
        table.sequence(),
        table.n_choices()
    );
    Ok(ExitCode::SUCCESS)
}

fn tell(step: &Step) {
    if let (Some(seat), Some(choice)) = (step.seat, &step.choice) {
        println!("{:>4}  seat {}  {choice}", step.sequence, seat.0);
    }
    for event in &step.events {
        println!("      {:>4}  {}", event["rule"].as_str().unwrap_or_default(), event["event"]);
    }
}
