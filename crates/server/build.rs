//! Tells cargo which files outside `src` are built into the crate.

use std::{fs, path::Path};

fn main() {
    let client = Path::new("../../web/dist");
    // A folder that is not there cannot be watched: cargo would build the crate anew each time, or never notice
    // the client once it is built. An empty one can, and the server says 503 until it is filled.
    let _ = fs::create_dir_all(client);
    for path in ["build.rs", "migrations", "../../web/dist"] {
        println!("cargo:rerun-if-changed={path}");
    }
}
