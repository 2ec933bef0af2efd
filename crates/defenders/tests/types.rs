//! Writes the types that the client knows of defenders, and beside them what ships, for the client's tests; `make types`
//! compares both with what is committed.

use std::fs;
use std::path::PathBuf;

use serde::Serialize;
use serde_json::{Value, json};
use sortie_boards::hex::{Facing, Ground, Hex, Layout};
use sortie_defenders::content::Content;
use sortie_defenders::content::tiles::{Obstacle, Side, Tiles};
use sortie_defenders::dice::Dice;
use sortie_defenders::{Choice, Event, Foreseen, Progress, Prompt, Setup, View};
use sortie_golden::types;

#[test]
fn the_client_knows_every_type() {
    types::write::<Setup>();
    types::write::<View>();
    types::write::<Foreseen>();
    types::write::<Choice>();
    types::write::<Prompt>();
    types::write::<Event>();
    types::write::<Content>();
    types::write::<Dice>();
    types::write::<Progress>();
    types::write::<Obstacle>();
}

/// What a client is served and drawn, so that its tests read the shipped cards with every default filled in.
#[test]
fn the_client_reads_what_ships() {
    write("content", &pretty(&Content::shipped()));
    write("dice", &pretty(Dice::shipped()));
    let sides: Vec<String> = Tiles::shipped().sides.iter().map(|side| drawn(side).to_string()).collect();
    write("tiles", &format!("[\n{}\n]", sides.join(",\n")));
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("plain data")
}

fn write(name: &str, text: &str) {
    let folder = std::env::var_os("TS_RS_EXPORT_DIR").expect("where the client lies");
    let folder = PathBuf::from(folder).join("defenders");
    fs::create_dir_all(&folder).expect("a folder for what ships");
    fs::write(folder.join(format!("{name}.json")), format!("{text}\n")).expect("a file to write");
}

/// A side as a board draws it: hexes by their places, each side between two of them once.
fn drawn(side: &Side) -> Value {
    let layout = &side.layout;
    let at = |hex: Hex| json!([layout.place(hex).x, layout.place(hex).y]);
    let hexes = layout.hexes().map(|hex| {
        json!({
            "x": layout.place(hex).x,
            "y": layout.place(hex).y,
            "area": layout.area(hex).0,
            "ground": layout.ground(hex),
            "terrain": side.terrain,
            "obstacle": side.obstacles.iter().find(|(at, _)| *at == hex).map(|(_, kind)| kind),
        })
    });
    json!({
        "id": side.id,
        "hexes": hexes.collect::<Vec<_>>(),
        "sides": sides(layout),
        "centres": layout.areas().iter().map(|area| at(layout.centre(area))).collect::<Vec<_>>(),
        "rooms": side.rooms.iter().map(|room| room.iter().map(at).collect()).collect::<Vec<Vec<_>>>(),
        "start": side.start.iter().copied().map(at).collect::<Vec<_>>(),
        "teleports": side.teleports.map(at),
        "waypoints": side.waypoints.map(at),
    })
}

/// What stands between hexes.
fn sides(layout: &Layout) -> Vec<Value> {
    let mut found = Vec::new();
    for hex in layout.hexes() {
        for facing in Facing::ALL {
            let kind = layout.side(hex, facing);
            let Some(other) = layout.neighbour(hex, facing).filter(|&other| other > hex) else { continue };
            if kind == sortie_boards::hex::Side::Open {
                continue;
            }
            let [a, b] = [hex, other].map(|hex| json!([layout.place(hex).x, layout.place(hex).y]));
            found.push(json!({ "a": a, "b": b, "kind": kind }));
        }
    }
    found
}

/// What the client is told of a hex is what it looks like: what is blocked says with what.
#[test]
fn whatever_is_blocked_is_drawn_as_something() {
    for side in &Tiles::shipped().sides {
        for hex in side.layout.hexes().filter(|&hex| side.layout.ground(hex) == Ground::Blocked) {
            assert!(side.obstacles.iter().any(|(at, _)| *at == hex), "{}: {hex:?}", side.id);
        }
    }
}
