//! The binary `sortie`: the command line with the games that ship.

use std::process::ExitCode;

fn main() -> ExitCode {
    let out = &mut std::io::stdout();
    ExitCode::from(sortie_cli::run(&sortie_shipped::registry(), std::env::args_os(), out))
}
