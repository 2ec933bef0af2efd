//! `sortie odds`. What may be asked, the games declare.

use std::ffi::OsString;
use std::io::Write;

use anyhow::anyhow;
use clap::builder::RangedU64ValueParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::{Map, Value};
use sortie_games::{Odds, OddsOption, OddsValue, Registry};

/// Arguments of `sortie odds`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Which game.
    #[arg(long)]
    game: String,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// Adds the options of the game that is named, of all games if none is. Games that use the same word for different
/// things do not get in each other's way, except on the page of help that shows them all.
pub(crate) fn declare(command: Command, registry: &Registry, arguments: &[OsString]) -> Command {
    let is_named = |game: &str| is_named(arguments, game);
    let is_any_named = registry.odds().any(|(game, _)| is_named(game));
    let meant = registry.odds().filter(|(game, _)| !is_any_named || is_named(game));
    meant.fold(command, |command, (game, odds)| declare_for(command, game, odds))
}

/// Whether a game is named on the command line.
pub(crate) fn is_named(arguments: &[OsString], game: &str) -> bool {
    let after = arguments.iter().zip(arguments.iter().skip(1)).any(|(a, b)| a == "--game" && b == game);
    after || arguments.contains(&format!("--game={game}").into())
}

fn declare_for(command: Command, game: &str, odds: Odds) -> Command {
    let heading = capitalised(game);
    odds.options.iter().fold(command, |command, option| {
        if command.get_arguments().any(|arg| arg.get_id() == option.name) {
            return command;
        }
        command.arg(argument(option).help_heading(heading.clone()))
    })
}

fn argument(option: &OddsOption) -> Arg {
    let arg = Arg::new(option.name).long(option.name).help(option.help);
    let arg = match option.not_with {
        Some(other) => arg.conflicts_with(other),
        None => arg,
    };
    let arg = match option.value {
        OddsValue::Flag => arg,
        OddsValue::Words(_)
        | OddsValue::SignedWords(_)
        | OddsValue::Number { .. }
        | OddsValue::Numbers(_) => arg.value_name(option.name.to_uppercase().replace('-', "_")),
    };
    let number = |most: u16| RangedU64ValueParser::<u16>::new().range(..=u64::from(most));
    match option.value {
        OddsValue::Words(default) => arg.value_parser(value_parser!(String)).default_value(default),
        OddsValue::SignedWords(default) => {
            arg.value_parser(value_parser!(String)).default_value(default).allow_hyphen_values(true)
        }
        OddsValue::Number { most, default: None } => arg.value_parser(number(most)),
        OddsValue::Number { most, default: Some(default) } => {
            arg.value_parser(number(most)).default_value(default.to_string())
        }
        OddsValue::Numbers(most) => {
            arg.value_parser(number(most)).value_delimiter(',').action(ArgAction::Append)
        }
        OddsValue::Flag => arg.action(ArgAction::SetTrue),
    }
}

/// What was said, as the object a game reads.
fn question(options: &[OddsOption], said: &ArgMatches) -> Value {
    let field = |option: &OddsOption| {
        let name = option.name;
        let value = match option.value {
            OddsValue::Words(_) | OddsValue::SignedWords(_) => said.get_one::<String>(name)?.as_str().into(),
            OddsValue::Number { .. } => (*said.get_one::<u16>(name)?).into(),
            OddsValue::Numbers(_) => said.get_many::<u16>(name).into_iter().flatten().copied().collect(),
            OddsValue::Flag => said.get_flag(name).into(),
        };
        Some((name.to_owned(), value))
    };
    Value::Object(options.iter().filter_map(field).collect::<Map<_, _>>())
}

pub(crate) fn run(
    registry: &Registry,
    args: &Args,
    matches: &ArgMatches,
    out: &mut dyn Write,
) -> anyhow::Result<u8> {
    let said = matches.subcommand().map_or(matches, |(_, said)| said);
    let odds = registry.odds().find(|(game, _)| *game == args.game);
    let (_, odds) = odds.ok_or_else(|| anyhow!("--game: there are no odds for `{}`", args.game))?;
    let answer = (odds.answer)(question(odds.options, said)).map_err(|error| anyhow!(error))?;
    if args.json {
        writeln!(out, "{}", answer.json)?;
    } else {
        write!(out, "{}", answer.text)?;
    }
    Ok(0)
}

/// A name at the beginning of a line.
pub(crate) fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
