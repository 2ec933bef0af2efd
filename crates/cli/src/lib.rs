//! The command line of Sortie, for whatever games it is given.

mod backup;
mod check;
mod command;
mod content;
mod examples;
mod json_file;
mod map;
mod new_mission;
mod odds;
mod replay;
mod reports;
mod scene;
mod serve;
mod sheet;
mod simulate;

use std::ffi::OsString;
use std::io::Write;

use clap::{FromArgMatches, Parser, Subcommand};
use sortie_games::Registry;

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
    Serve(Box<serve::Args>),
    /// Copies the database of a server into a new file, also while it runs.
    Backup(backup::BackupArgs),
    /// Puts such a copy in the place of a database that no server uses; what stood there is kept beside it.
    Restore(backup::RestoreArgs),
    /// Lists what people have told the operator about tables and each other.
    Reports(reports::Args),
    /// Lets bots play many games and prints the figures.
    Simulate(simulate::Args),
    /// Plays a saved game again; exit code 1 if a state differs.
    Replay(replay::Args),
    /// Checks content and prints every finding; exit code 1 on errors.
    Check(check::Args),
    /// Prints a mission as a page for people with a real box.
    Sheet(sheet::Args),
    /// Writes the files of a small mission to begin with.
    NewMission(new_mission::Args),
    /// Draws a map with coordinates, areas and the numbers of doors.
    Map(map::Args),
    /// Prints exact odds.
    Odds(odds::Args),
    /// Loads a position and prints what the rules answer; exit code 1 if an expected answer differs or the scene is broken.
    Scene(scene::Args),
}

/// Does what the arguments say, the name of the program first, and returns the exit code. Results are written to `out`;
/// what goes wrong, to standard error.
pub fn run(
    registry: &Registry,
    arguments: impl IntoIterator<Item = impl Into<OsString>>,
    out: &mut dyn Write,
) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().map(Into::into).collect();
    let command = command::build(registry, &arguments);
    let arguments = match serve::expanded(&command, arguments, |name| std::env::var_os(name)) {
        Ok(arguments) => arguments,
        Err(error) => {
            eprintln!("sortie: {error:#}");
            return 2;
        }
    };
    let matches = command.try_get_matches_from(&arguments);
    let parsed = matches.and_then(|matches| Ok((Cli::from_arg_matches(&matches)?.command, matches)));
    let (command, matches) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => {
            // Nothing can be done for a terminal that is gone.
            let _ = error.print();
            return u8::try_from(error.exit_code()).unwrap_or(2);
        }
    };
    let result = match &command {
        Command::Serve(args) => serve::run(registry, args),
        Command::Backup(args) => backup::backup(args, out),
        Command::Restore(args) => backup::restore(args, out),
        Command::Reports(args) => reports::run(args, out),
        Command::Simulate(args) => simulate::run(registry, args, &matches, out),
        Command::Replay(args) => replay::run(registry, args, out),
        Command::Check(args) => check::run(registry, args, out),
        Command::Sheet(args) => sheet::run(registry, args, out),
        Command::NewMission(args) => new_mission::run(registry, args, out),
        Command::Map(args) => map::run(registry, args, out),
        Command::Odds(args) => odds::run(registry, args, &matches, out),
        Command::Scene(args) => scene::run(registry, args, out),
    };
    result.unwrap_or_else(|error| {
        eprintln!("sortie: {error:#}");
        2
    })
}
