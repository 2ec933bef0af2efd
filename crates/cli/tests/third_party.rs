//! What others wrote and is built into Sortie: under which licences, from where, and that `THIRD_PARTY.md` tells it truly. The
//! rules are those of `deny.toml`; no network is needed, so it is held with every run. `UPDATE_GOLDEN=1` writes the lists anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The program is listed as it is built for this platform: some crates are there for others only.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";

/// What stands below this line in `THIRD_PARTY.md` is written here.
const MARK: &str = "<!-- What follows is made from the lock files by crates/cli/tests/third_party.rs. -->\n";

/// What npm packages may have besides: fonts and pictures that are served, and tools that are not.
const SERVED: [&str; 2] = ["CC-BY-3.0", "OFL-1.1"];
const TOOLS: [&str; 1] = ["MPL-2.0"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What cargo knows of the packages of the lock file.
fn metadata() -> Value {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let words = ["metadata", "--format-version=1", "--locked", "--offline", "--filter-platform", PLATFORM];
    let output = Command::new(cargo).args(words).current_dir(root()).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn words(list: &toml::Value) -> Vec<String> {
    let words = list.as_array().expect("a list").iter();
    words.map(|word| word.get("crate").unwrap_or(word).as_str().expect("a word").to_owned()).collect()
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().unwrap_or_else(|| panic!("no {name}"))
}

fn word<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

/// Whether a licence expression leaves us a way that is all allowed. `MIT/Zlib` is how people wrote `MIT OR Zlib`.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    let is_good = any(&mut words, allowed);
    is_good && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(words: &mut Words<'_>, allowed: &[String]) -> bool {
    let mut is_good = all(words, allowed);
    while words.next_if_eq(&"OR").is_some() {
        is_good |= all(words, allowed);
    }
    is_good
}

fn all(words: &mut Words<'_>, allowed: &[String]) -> bool {
    let mut is_good = one(words, allowed);
    while words.next_if_eq(&"AND").is_some() {
        is_good &= one(words, allowed);
    }
    is_good
}

fn one(words: &mut Words<'_>, allowed: &[String]) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let is_good = any(words, allowed);
        return words.next() == Some(")") && is_good;
    }
    let mut licence = words.next().unwrap_or_default().to_owned();
    if words.next_if_eq(&"WITH").is_some() {
        let _ = write!(licence, " WITH {}", words.next().unwrap_or_default());
    }
    allowed.contains(&licence)
}

#[test]
fn licence_expressions_are_understood() {
    let allowed = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
    for (expression, expected) in [
        ("MIT", true),
        ("GPL-3.0 OR MIT", true),
        ("GPL-3.0/MIT", true),
        ("GPL-3.0 AND MIT", false),
        ("MIT AND (GPL-3.0 OR Zlib)", true),
        ("(MIT OR GPL-3.0) AND GPL-3.0", false),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("Apache-2.0", false),
        ("MIT)", false),
        ("", false),
    ] {
        assert_eq!(is_allowed(expression, &allowed), expected, "{expression}");
    }
}

#[test]
fn every_crate_is_licensed_and_comes_as_we_want_it() {
    let rules: toml::Table = read("deny.toml").parse().expect("deny.toml is TOML");
    let allowed = words(&rules["licenses"]["allow"]);
    let banned = words(&rules["bans"]["deny"]);
    let registries = words(&rules["sources"]["allow-registry"]);
    assert_eq!(words(&rules["graph"]["targets"]), [PLATFORM]);
    let metadata = metadata();
    let mut wrong = Vec::new();
    let ours = |package: &Value| package["source"].is_null();
    for package in list(&metadata, "packages").iter().filter(|package| !ours(package)) {
        let (name, licence) = (word(package, "name"), word(package, "license"));
        if !is_allowed(licence, &allowed) {
            wrong.push(format!("{name}: licence {licence:?}"));
        }
        if banned.iter().any(|other| other == name) {
            wrong.push(format!("{name} is not wanted"));
        }
    }
    // Also what is there for other platforms only.
    for line in read("Cargo.lock").lines().filter_map(|line| line.strip_prefix("source = ")) {
        let source = line.trim_matches('"').trim_start_matches("registry+");
        if !registries.iter().any(|registry| registry == source) {
            wrong.push(format!("{source} is no place to take a crate from"));
        }
    }
    for package in list(&metadata, "packages").iter().filter(|package| ours(package)) {
        let any_version = |other: &&Value| other["req"] == "*" && other["path"].is_null();
        let wildcards = list(package, "dependencies").iter().filter(any_version);
        wrong.extend(
            wildcards.map(|other| format!("{} of any version in {}", other["name"], package["name"])),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A package of npm, as the lock file has it.
struct Npm {
    name: String,
    version: String,
    licence: String,
    is_served: bool,
}

fn npm() -> Vec<Npm> {
    let lock: Value = serde_json::from_str(&read("web/package-lock.json")).expect("JSON");
    let packages =
        lock["packages"].as_object().expect("packages").iter().filter(|(path, _)| !path.is_empty());
    let package = |(path, it): (&String, &Value)| Npm {
        name: path.rsplit("node_modules/").next().unwrap_or(path).to_owned(),
        version: word(it, "version").to_owned(),
        licence: word(it, "license").to_owned(),
        is_served: it["dev"] != true,
    };
    packages.map(package).collect()
}

#[test]
fn every_npm_package_is_licensed_as_we_want_it() {
    let rules: toml::Table = read("deny.toml").parse().expect("deny.toml is TOML");
    let served: Vec<String> =
        words(&rules["licenses"]["allow"]).into_iter().chain(SERVED.map(str::to_owned)).collect();
    let tools: Vec<String> = served.iter().cloned().chain(TOOLS.map(str::to_owned)).collect();
    let wrong: Vec<String> = npm()
        .iter()
        .filter(|it| !is_allowed(&it.licence, if it.is_served { &served } else { &tools }))
        .map(|it| format!("{}: licence {:?}", it.name, it.licence))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The crates that become part of the program, each with its versions and its licence.
fn crates() -> BTreeMap<String, (BTreeSet<String>, String)> {
    let metadata = metadata();
    let by_id = |list: &[Value]| -> BTreeMap<String, Value> {
        list.iter().map(|it| (word(it, "id").to_owned(), it.clone())).collect()
    };
    let (packages, nodes) = (by_id(list(&metadata, "packages")), by_id(list(&metadata["resolve"], "nodes")));
    let program = packages.values().find(|package| package["name"] == "sortie-cli").expect("the program");
    let mut to_visit = vec![word(program, "id").to_owned()];
    let (mut seen, mut crates) = (BTreeSet::new(), BTreeMap::new());
    while let Some(id) = to_visit.pop() {
        if !seen.insert(id.clone()) {
            continue;
        }
        let is_built_in =
            |dependency: &&Value| list(dependency, "dep_kinds").iter().any(|kind| kind["kind"].is_null());
        let dependencies = list(&nodes[&id], "deps").iter().filter(is_built_in);
        to_visit.extend(dependencies.map(|dependency| word(dependency, "pkg").to_owned()));
        let package = &packages[&id];
        if !package["source"].is_null() {
            let known: &mut (BTreeSet<String>, String) =
                crates.entry(word(package, "name").to_owned()).or_default();
            known.0.insert(word(package, "version").to_owned());
            word(package, "license").replace('/', " OR ").clone_into(&mut known.1);
        }
    }
    crates
}

#[test]
fn third_party_md_is_made_from_the_lock_files() {
    let path = root().join("THIRD_PARTY.md");
    let before = std::fs::read_to_string(&path).expect("it is there");
    let (words, _) = before.split_once(MARK).unwrap_or((&before, ""));
    let mut text =
        format!("{words}{MARK}\n## In the program\n\n| crate | version | licence |\n| --- | --- | --- |\n");
    for (name, (versions, licence)) in crates() {
        let versions = versions.into_iter().collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "| {name} | {versions} | {licence} |");
    }
    text += "\n## In the client\n\n| package | version | licence |\n| --- | --- | --- |\n";
    let packages = npm();
    let served = packages.iter().filter(|it| it.is_served || SERVED.contains(&it.licence.as_str()));
    for Npm { name, version, licence, .. } in served {
        let _ = writeln!(text, "| {name} | {version} | {licence} |");
    }
    sortie_golden::text(&path, &text);
}
