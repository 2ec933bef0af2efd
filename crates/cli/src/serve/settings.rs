//! Where options of `sortie serve` come from: the command line, the environment (`SORTIE_PORT` for `--port`), a settings file
//! (`port = 8420`), in this order. Each is turned into what could have been written on the command line, and the last word
//! counts; so nothing can be said in one place that cannot be said in the others.

use std::ffi::{OsStr, OsString};

use anyhow::{Context, bail};
use clap::Command;

/// The arguments with what the environment and the settings file add, if they are for `serve`.
pub(crate) fn expanded(
    command: &Command,
    arguments: Vec<OsString>,
    environment: impl Fn(&str) -> Option<OsString>,
) -> anyhow::Result<Vec<OsString>> {
    if arguments.get(1).is_none_or(|word| word != "serve") {
        return Ok(arguments);
    }
    let Some(serve) = command.find_subcommand("serve") else { return Ok(arguments) };
    let options: Vec<&str> = serve.get_arguments().filter_map(|option| option.get_long()).collect();
    let settings = said(&arguments).or_else(|| environment("SORTIE_SETTINGS"));
    let mut all = arguments[..2].to_vec();
    if let Some(file) = settings {
        let place = file.to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&file).with_context(|| place.clone())?;
        all.extend(in_file(&text, &options).with_context(|| place)?);
    }
    for option in options.iter().filter(|option| **option != "settings") {
        let name = format!("SORTIE_{}", option.replace('-', "_").to_uppercase());
        if let Some(value) = environment(&name).filter(|value| !value.is_empty()) {
            all.extend([format!("--{option}").into(), value]);
        }
    }
    all.extend_from_slice(&arguments[2..]);
    Ok(all)
}

/// The settings file that is named on the command line.
fn said(arguments: &[OsString]) -> Option<OsString> {
    let mut words = arguments.iter().map(OsString::as_os_str);
    while let Some(word) = words.next() {
        if word == "--settings" {
            return words.next().map(OsStr::to_owned);
        }
        if let Some(file) = word.to_str().and_then(|word| word.strip_prefix("--settings=")) {
            return Some(file.into());
        }
    }
    None
}

fn in_file(text: &str, options: &[&str]) -> anyhow::Result<Vec<OsString>> {
    let table: toml::Table = text.parse()?;
    let mut arguments = Vec::new();
    for (name, value) in table {
        let option = name.replace('_', "-");
        if option == "settings" || !options.contains(&option.as_str()) {
            bail!("`{name}` is no option of `sortie serve`");
        }
        arguments.push(format!("--{option}").into());
        arguments.push(as_word(&value).with_context(|| format!("`{name}`"))?.into());
    }
    Ok(arguments)
}

fn as_word(value: &toml::Value) -> anyhow::Result<String> {
    Ok(match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Integer(number) => number.to_string(),
        toml::Value::Float(number) => number.to_string(),
        toml::Value::Boolean(yes) => yes.to_string(),
        toml::Value::Array(list) => list.iter().map(as_word).collect::<Result<Vec<_>, _>>()?.join(","),
        toml::Value::Datetime(_) | toml::Value::Table(_) => bail!("a word, a number or a list of them"),
    })
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory, Parser};

    use super::*;

    fn words(text: &str) -> Vec<OsString> {
        text.split_whitespace().map(OsString::from).collect()
    }

    fn command() -> Command {
        let option = |name: &'static str| clap::Arg::new(name).long(name);
        let serve = ["port", "trusted-proxy", "settings"].map(option);
        Command::new("sortie").subcommand(Command::new("serve").args(serve))
    }

    #[test]
    fn the_command_line_has_the_last_word() {
        let file = std::env::temp_dir().join(format!("sortie-settings-{}.toml", std::process::id()));
        std::fs::write(&file, "port = 1\ntrusted_proxy = [\"10.0.0.0/8\", \"::1\"]").expect("written");
        let line = format!("sortie serve --settings {} --port 3", file.display());
        let environment = |name: &str| (name == "SORTIE_PORT").then(|| "2".into());
        let all = expanded(&command(), words(&line), environment).expect("read");
        let text = all.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ");
        let expected = format!(
            "sortie serve --port 1 --trusted-proxy 10.0.0.0/8,::1 --port 2 --settings {} --port 3",
            file.display()
        );
        assert_eq!(text, expected);
        for wrong in ["prot = 1", "settings = \"x\"", "port = { a = 1 }", "port"] {
            std::fs::write(&file, wrong).expect("written");
            assert!(expanded(&command(), words(&line), |_| None).is_err(), "{wrong}");
        }
        std::fs::remove_file(&file).expect("it is there");
        assert!(expanded(&command(), words(&line), |_| None).is_err(), "no file");
        let other = words("sortie check content");
        assert_eq!(expanded(&command(), other.clone(), environment).expect("untouched"), other);
    }
    /// What every option can be set to, other than it is by itself.
    fn another(option: &clap::Arg) -> &'static str {
        match (option.get_id().as_str(), option.get_value_names().and_then(|names| names.first())) {
            ("port", _) => "7",
            ("host", _) => "0.0.0.0",
            ("database", _) => "sqlite:elsewhere.db",
            (_, Some(name)) => match name.as_str() {
                "N" => "7",
                "SECONDS" => "7.5",
                "CIDR" => "10.9.0.0/16",
                "HOST:PORT" => "server:8420",
                "ADDRESS:PORT" => "127.0.0.1:9420",
                "FILTER" => "warn",
                "FORMAT" => "json",
                "DIR" => "elsewhere",
                other => panic!("what can a {other} be?"),
            },
            (id, None) => panic!("what can {id} be?"),
        }
    }

    fn options() -> Vec<clap::Arg> {
        let serve = crate::Cli::command().find_subcommand("serve").expect("it is there").clone();
        let options = serve.get_arguments().filter(|option| option.get_long().is_some());
        options.filter(|option| !["settings", "help"].contains(&option.get_id().as_str())).cloned().collect()
    }

    /// What `serve` is told by these words, a settings file and the environment.
    fn told(words: &[&str], file: &str, environment: (&str, &str)) -> String {
        let path = std::env::temp_dir().join(format!("sortie-agree-{}.toml", std::process::id()));
        std::fs::write(&path, file).expect("written");
        let path = path.display().to_string();
        let mut all = vec!["sortie", "serve"];
        if !file.is_empty() {
            all.extend(["--settings", &path]);
        }
        all.extend(words);
        let all = all.into_iter().map(OsString::from).collect();
        let environment = |name: &str| (name == environment.0).then(|| environment.1.into());
        let all = expanded(&crate::Cli::command(), all, environment).expect("read");
        let cli = crate::Cli::try_parse_from(&all).unwrap_or_else(|error| panic!("{all:?}: {error}"));
        let _ = std::fs::remove_file(&path);
        let crate::Command::Serve(args) = cli.command else { panic!("{all:?}") };
        format!("{:?}", crate::serve::Args { settings: None, ..*args })
    }

    #[test]
    fn command_line_environment_and_file_say_the_same() {
        let default = told(&[], "", ("", ""));
        for option in options() {
            let (long, value) = (option.get_long().expect("it has one"), another(&option));
            let by_word = told(&[&format!("--{long}"), value], "", ("", ""));
            assert_ne!(by_word, default, "--{long} {value} changes nothing");
            let variable = format!("SORTIE_{}", long.replace('-', "_").to_uppercase());
            assert_eq!(told(&[], "", (&variable, value)), by_word, "{variable}");
            let literal = if value.parse::<f64>().is_ok() { value.to_owned() } else { format!("{value:?}") };
            assert_eq!(told(&[], &format!("{long} = {literal}"), ("", "")), by_word, "{long} in a file");
            assert_eq!(told(&[], &format!("{long} = [{literal}]"), ("", "")), by_word, "{long} as a list");
        }
    }

    /// `docs/deploy/sortie.toml` names every option with what it is by itself.
    #[test]
    fn the_settings_file_that_ships_is_whole_and_says_what_is_so_anyway() {
        let mut file = String::from(
            "# Every option of `sortie serve`, as it is without this file: sortie serve --settings /etc/sortie.toml\n\
             # Take the # away before a line to change it. Times are in seconds.\n",
        );
        for option in options() {
            let help = option.get_help().map(ToString::to_string).unwrap_or_default();
            assert!(!help.is_empty(), "{} has no help", option.get_id());
            let values: Vec<String> = option
                .get_default_values()
                .iter()
                .map(|value| value.to_string_lossy().into_owned())
                .collect();
            let literal = |value: &String| {
                if value.parse::<f64>().is_ok() { value.clone() } else { format!("{value:?}") }
            };
            let value = match &values[..] {
                [] => format!("{:?}", another(&option)),
                [one] => literal(one),
                more => format!("[{}]", more.iter().map(literal).collect::<Vec<_>>().join(", ")),
            };
            file += &format!("\n# {help}\n#{} = {value}\n", option.get_long().expect("it has one"));
        }
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/deploy/sortie.toml");
        sortie_golden::text(&path, &file);
        // With every line that has a value of its own it says nothing new.
        let lines =
            file.lines().filter_map(|line| line.strip_prefix('#').filter(|line| !line.starts_with(' ')));
        let without = ["metrics =", "content =", "node-address ="];
        let own = |line: &&str| !without.iter().any(|start| line.starts_with(start));
        let all = lines.filter(own).collect::<Vec<_>>().join("\n");
        assert_eq!(told(&[], &all, ("", "")), told(&[], "", ("", "")));
    }
}
