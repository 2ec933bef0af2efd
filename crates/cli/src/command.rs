//! What the help says of the games there are, and the options that games declare.

use std::ffi::OsString;

use clap::{Command, CommandFactory};
use sortie_games::Registry;

use crate::{Cli, odds, simulate};

/// The command line for these games.
pub(crate) fn build(registry: &Registry, arguments: &[OsString]) -> Command {
    let all = choice_of(&registry.names(|_| true));
    let with_odds = choice_of(&registry.odds().map(|(game, _)| game).collect::<Vec<_>>());
    let with_sheets = choice_of(&registry.names(|game| game.has_sheets()));
    let with_maps = choice_of(&registry.names(|game| game.has_maps()));
    let with_template = choice_of(&registry.names(|game| game.new_mission().is_some()));
    let bots = bots(registry);
    let missions = of_each(registry, "Which mission.", |game| game.missions_help());
    let campaigns = of_each(registry, "Which campaign.", |game| game.campaigns_help());
    Cli::command()
        .mut_subcommand("simulate", |command| {
            let command = command
                .mut_arg("game", |arg| arg.help(format!("Which game: {all}")))
                .mut_arg("mission", |arg| arg.help(missions))
                .mut_arg("campaign", |arg| arg.help(campaigns))
                .mut_arg("bots", |arg| arg.help(bots));
            simulate::declare(command, registry, arguments)
        })
        .mut_subcommand("sheet", |command| {
            command
                .about(format!("Prints a mission of {with_sheets} as a page for people with a real box"))
                .mut_arg("mission", |arg| arg.help(format!("A mission of {with_sheets}")))
        })
        .mut_subcommand("new-mission", |command| {
            command.mut_arg("game", |arg| arg.help(format!("Of which game: {with_template}")))
        })
        .mut_subcommand("map", |command| {
            command.mut_arg("game", |arg| arg.help(format!("Of which game: {with_maps}")))
        })
        .mut_subcommand("odds", |command| {
            let command = command.mut_arg("game", |arg| arg.help(format!("Which game: {with_odds}")));
            odds::declare(command, registry, arguments)
        })
}

/// "a, b or c".
pub(crate) fn choice_of(names: &[&str]) -> String {
    match names {
        [] => "none".to_owned(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// What a sentence means for each game that has something to say.
fn of_each(
    registry: &Registry,
    sentence: &str,
    says: impl Fn(&dyn sortie_games::AnyGame) -> Option<&'static str>,
) -> String {
    let of = |game: &std::sync::Arc<dyn sortie_games::AnyGame>| {
        Some(format!(" Of {}: {}.", game.info().id, says(&**game)?))
    };
    let details: String = registry.games().filter_map(of).collect();
    format!("{sentence}{details}")
}

fn bots(registry: &Registry) -> String {
    let mut names: Vec<&str> = Vec::new();
    for bot in registry.infos().iter().flat_map(|info| &info.bots) {
        if !names.contains(bot) {
            names.push(bot);
        }
    }
    let names = choice_of(&names);
    format!(
        "One bot a seat: {names}. The last one named plays all further seats; the game's best plays if left out"
    )
}
