//! Writes the types that the client knows of specops, and beside them what ships, for the client's tests; `make types`
//! compares both with what is committed.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use sortie_golden::types;
use sortie_specops::content::Content;
use sortie_specops::{Choice, Event, ForeseenView, Progress, Prompt, Region, Setup, View};

#[test]
fn the_client_knows_every_type() {
    types::write::<Setup>();
    types::write::<View>();
    types::write::<Choice>();
    types::write::<Prompt>();
    types::write::<Region>();
    types::write::<Event>();
    types::write::<Content>();
    types::write::<Progress>();
    types::write::<ForeseenView>();
}

/// What a client is served, so that its tests read the shipped cards with every default filled in. An entry a line.
#[test]
fn the_client_reads_what_ships() {
    let Value::Object(content) = serde_json::to_value(Content::shipped()).expect("plain data") else {
        panic!("content has parts");
    };
    let part = |(name, part): (&String, &Value)| {
        let text = match part {
            Value::Array(entries) => {
                let lines: Vec<String> = entries.iter().map(ToString::to_string).collect();
                format!("[\n{}\n]", lines.join(",\n"))
            }
            one => one.to_string(),
        };
        format!("{name:?}: {text}")
    };
    let parts: Vec<String> = content.iter().map(part).collect();
    let folder = std::env::var_os("TS_RS_EXPORT_DIR").expect("where the client lies");
    let folder = PathBuf::from(folder).join("specops");
    fs::create_dir_all(&folder).expect("a folder for what ships");
    fs::write(folder.join("content.json"), format!("{{\n{}\n}}\n", parts.join(",\n")))
        .expect("a file to write");
}
