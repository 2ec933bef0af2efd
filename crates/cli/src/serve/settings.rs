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
}
