//! The binary `sortie`.

#![allow(clippy::print_stdout, reason = "a command line talks to its terminal")]

mod check;
mod content;
mod new_mission;
mod odds;
mod replay;
mod scene;
mod serve;
mod sheet;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// An open table for app-driven tactical board games.
#[derive(Debug, Parser)]
#[command(name = "sortie", version, about = "An open table for app-driven tactical board games")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Opens the table in the browser.
    Serve(serve::Args),
    /// Lets bots play many games and prints the figures.
    Simulate(simulate::Args),
    /// Plays a saved game again; exit code 1 if a state differs.
    Replay(replay::Args),
    /// Checks content and prints every finding; exit code 1 on errors.
    Check(check::Args),
    /// Prints a mission of alliance as a page for people with a real box.
    Sheet(sheet::Args),
    /// Writes the files of a small mission to begin with.
    NewMission(new_mission::Args),
    /// Prints exact odds.
    Odds(odds::Args),
    /// Loads a position and prints what the rules answer; exit code 1 if an expected answer differs.
    Scene(scene::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Serve(args) => serve::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Sheet(args) => sheet::run(&args),
        Command::NewMission(args) => new_mission::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Scene(args) => scene::run(&args),
    };
    result.unwrap_or_else(|error| {
        eprintln!("sortie: {error:#}");
        ExitCode::from(2)
    })
}
