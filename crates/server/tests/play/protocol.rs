//! `docs/play.py`, the example of `docs/protocol.md`: a program of another language plays a whole game.

use std::path::Path;
use std::process::Command;

use crate::common::TestServer;

#[tokio::test]
async fn the_example_in_python_plays_a_game_to_its_end() {
    let server = TestServer::start().await;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/play.py");
    let address = format!("http://{}", server.address);
    let run = move || Command::new("python3").arg(script).arg(address).output();
    let output = match tokio::task::spawn_blocking(run).await.expect("it ends") {
        Ok(output) => output,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return eprintln!("skipped: there is no python3 here");
        }
        Err(error) => panic!("{error}"),
    };
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && said.starts_with("over after "),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    server.stop().await;
}
