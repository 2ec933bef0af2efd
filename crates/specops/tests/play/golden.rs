//! Recorded games: one of each mission, of bots that know nothing. They play again to the same events, questions and digests; read
//! the difference, then write the files anew with `UPDATE_GOLDEN=1 cargo nextest run -p sortie-specops golden`.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use sortie_kernel::{Seed, Table, watch};
use sortie_specops::Specops;

use super::common::{SHIPPED, setups};

/// A game of random choices as a file.
fn recorded(n: usize) -> (String, Value) {
    let setup = setups(n + 1).remove(n);
    let name = setup.mission.clone().expect("a mission is agreed on");
    let mut table =
        Table::<Specops>::begin(SHIPPED.clone(), setup, Seed::from_number(n as u64)).expect("a set-up");
    let mut draw = watch::words(n as u64);
    while table.decision().is_some() {
        let offer = table.answers().any(&SHIPPED, &mut draw);
        table.choose(offer.seat, &offer.choice).expect("it was offered");
    }
    (name, json!(table.to_file("golden")))
}

#[test]
fn recorded_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(&folder).expect("a folder for recorded games");
        for n in 0..SHIPPED.missions.len() {
            let (name, file) = recorded(n);
            let path = folder.join(format!("{name}.json"));
            if !path.exists() {
                fs::write(path, file.to_string()).expect("a file to write");
            }
        }
    }
    sortie_golden::games::<Specops>(&SHIPPED, &folder);
}
