//! The layers of the library, held by its source: who may know whom, and who may change the state.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The modules of the crate, lowest first. Each may use those above it in this list, and no other.
const LAYERS: [(&str, &str); 26] = [
    ("limits", "how much a table holds"),
    ("agreed", "how hard, where the figures stand, which packs"),
    ("dice", "what dice show"),
    ("attack", "the arithmetic of one attack"),
    ("surge", "what surges buy"),
    ("odds", "how likely all that is"),
    ("ability", "abilities as typed data"),
    ("world", "who stands where: reach, sight, attacks"),
    ("enemy", "whom an instruction is aimed at, and why"),
    ("source", "where an ability stands"),
    ("order", "what a mission and a table tell each other"),
    ("choice", "what a player may answer"),
    ("content", "what is printed"),
    ("state", "the whole truth"),
    ("event", "what happened"),
    ("setup", "what is agreed before the first choice"),
    ("powers", "which abilities and weapons a figure has now"),
    ("apply", "what changes"),
    ("flow", "the rules in motion"),
    ("view", "what one seat may know"),
    ("rules", "the game as the kernel sees it"),
    ("scenario", "positions by hand"),
    ("scene", "positions and questions as JSON"),
    ("sheet", "the printable page of a mission"),
    ("atlas", "maps for those who write missions"),
    ("entry", "what the game hands over to be played"),
];

/// Who may hold the state to change it: `apply`, the state itself, the kernel's door, and positions put together by hand.
const HOLDERS: [&str; 4] = ["apply", "state", "rules", "scenario"];

/// Who keeps how far a mission has come: its own rooms.
const KEEPERS: [&str; 3] = ["apply/", "flow/script/", "flow/facts/"];

/// A source file: its module, its name, and its code without comments.
struct Source {
    module: String,
    name: String,
    code: String,
}

impl Source {
    /// How many modules below the root of the crate it is: one for `state/mod.rs`, two for `state/frame.rs`.
    fn depth(&self) -> usize {
        let path = self.name.strip_suffix("/mod.rs").unwrap_or(&self.name);
        path.split('/').count()
    }
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let source = |file: &PathBuf| {
        let name = file.strip_prefix(&root).expect("a file of the crate").display().to_string();
        let module = name.split(['/', '.']).next().unwrap_or_default().to_owned();
        let text = fs::read_to_string(file).expect("a readable file");
        Source { module, name, code: without_comments(&text) }
    };
    let all = files.iter().map(source);
    all.filter(|source| source.module != "lib").collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn without_comments(text: &str) -> String {
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The modules of the crate that code names, in whatever way: `crate::x::…`, `crate::{x, y::{…}}`, or by going up from a
/// file so many modules below the root of the crate.
fn named(code: &str, depth: usize) -> Vec<&str> {
    let root = "super::".repeat(depth);
    let by_root = code.split("crate::").skip(1);
    // Whoever goes up further than the root does not compile, so a longer chain is this one with something before it.
    let by_climbing = code.match_indices(&root).filter(|_| depth > 0);
    let after = by_climbing.map(|(at, _)| &code[at + root.len()..]);
    by_root.chain(after.filter(|rest| !rest.starts_with("super::"))).flat_map(heads).collect()
}

/// The first names of a path, or of a list of paths in braces.
fn heads(path: &str) -> Vec<&str> {
    let Some(list) = path.strip_prefix('{') else { return vec![head(path)] };
    let mut all = vec![head(list)];
    let mut depth = 0;
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => all.push(head(&list[at + 1..])),
            _ => {}
        }
    }
    all
}

fn head(path: &str) -> &str {
    let path = path.trim_start();
    let is_letter = |c: char| c.is_ascii_lowercase() || c == '_';
    &path[..path.find(|c| !is_letter(c)).unwrap_or(path.len())]
}

#[test]
fn every_way_to_name_a_module_is_seen() {
    assert_eq!(named("use crate::flow::enemy::{a, b};", 2), ["flow"]);
    assert_eq!(named("use crate::{apply::{Ctx, view}, flow, rules::x};", 2), ["apply", "flow", "rules"]);
    assert_eq!(named("use super::super::flow::x; use super::state;", 2), ["flow"]);
    assert_eq!(named("use super::{flow::x, view};", 1), ["flow", "view"]);
    assert_eq!(named("super::super::flow()", 3), Vec::<&str>::new());
    assert_eq!(named(&without_comments("fn b() {} // crate::flow\nuse crate::view;\n"), 1), ["view"]);
}

#[test]
fn a_module_knows_only_those_below_it() {
    let place = |module: &str| LAYERS.iter().position(|(name, _)| *name == module);
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut seen = vec![false; LAYERS.len()];
    for source in sources() {
        let Some(own) = place(&source.module) else {
            wrong.entry(format!("{} has no layer", source.module)).or_default().push(source.name);
            continue;
        };
        seen[own] = true;
        for other in named(&source.code, source.depth()) {
            if place(other).is_some_and(|other| other > own) {
                let knot = format!("{} knows {other}", source.module);
                wrong.entry(knot).or_default().push(source.name.clone());
            }
        }
    }
    assert!(wrong.is_empty(), "against the layers: {wrong:#?}");
    let missing: Vec<&str> =
        LAYERS.iter().zip(&seen).filter(|(_, seen)| !**seen).map(|((name, _), _)| *name).collect();
    assert!(missing.is_empty(), "layers without a module: {missing:?}");
}

/// Rules hold `apply::Ctx`, whose state they can only read: the compiler sees to that. So nobody else may take the
/// state to change it.
#[test]
fn the_state_changes_in_apply_only() {
    let takes =
        |source: &Source| source.code.contains("&mut State") && !HOLDERS.contains(&source.module.as_str());
    let holders: Vec<String> = sources().into_iter().filter(takes).map(|source| source.name).collect();
    assert!(holders.is_empty(), "the state is taken to be changed in {holders:?}");
}

#[test]
fn a_mission_keeps_its_own_books() {
    let keeps = |source: &Source| source.code.contains("script_mut()");
    let strange = |source: &Source| !KEEPERS.iter().any(|keeper| source.name.starts_with(keeper));
    let strangers: Vec<String> = sources()
        .into_iter()
        .filter(|source| keeps(source) && strange(source))
        .map(|source| source.name)
        .collect();
    assert!(strangers.is_empty(), "the script is changed in {strangers:?}");
}
