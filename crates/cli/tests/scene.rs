//! `sortie scene`: with content of one's own, and with scenes that are broken.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Kit puts a 2 on her plain Force field; the scale says what that is worth.
const SCENE: &str = r#"{"game": "arena", "players": ["mace", "kit"],
    "map": {"areas": ["01  01"], "rows": ["MA  KI"]},
    "step": {"place": {"roll": {"mace": 1, "kit": 2}}},
    "checks": [{"ask": {"op": "play", "choices": [
        {"jedi": "kit", "choice": {"do": "board", "field": 3}}]}}]}"#;

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn sortie(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sortie")).args(arguments).output().expect("it runs")
}

#[test]
fn a_scene_is_answered_with_content_of_ones_own() {
    let folder = folder("scene");
    let scene = folder.join("scene.json");
    fs::write(&scene, SCENE).expect("written");
    let own = folder.join("own");
    fs::create_dir_all(own.join("arena")).expect("a folder");
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/arena/boards.toml");
    let boards = fs::read_to_string(shipped).expect("it ships");
    let generous = boards.replacen("force_scale = [0, 1, ", "force_scale = [0, 3, ", 1);
    assert_ne!(boards, generous);
    fs::write(own.join("arena/boards.toml"), generous).expect("written");

    let (scene, own) = (scene.to_str().expect("UTF-8"), own.to_str().expect("UTF-8"));
    for (arguments, steps) in
        [(vec!["scene", scene, "--json"], 1), (vec!["scene", scene, "--json", "--content", own], 3)]
    {
        let output = sortie(&arguments);
        let answer = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{output:?}");
        assert!(answer.contains(&format!("\"steps\":{steps}")), "{answer}");
    }

    // What cannot be played is told with file and line, as everywhere.
    fs::write(Path::new(own).join("arena/boards.toml"), "force_scale = 7").expect("written");
    let output = sortie(&["scene", scene, "--content", own]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("arena/boards.toml:1"), "{output:?}");
    let _ = fs::remove_dir_all(folder);
}

/// A broken scene is refused as a whole: nothing on the output, the place on the error channel, exit code 1.
#[test]
fn a_broken_scene_prints_nothing() {
    let folder = folder("broken-scene");
    let scene = folder.join("scene.json");
    for (text, place) in [
        (r#"{"game": "chess", "checks": []}"#, "game"),
        (r#"{"game": "arena", "checks": "#, "scene.json"),
        (SCENE.replace("\"play\"", "\"dance\"").as_str(), "dance"),
        (
            r#"{"game": "specops", "checks": [{"ask": {"op": "primary"}}, {"ask": {"op": "dance"}}]}"#,
            "checks[1].ask.op",
        ),
    ] {
        fs::write(&scene, text).expect("written");
        for arguments in [
            vec!["scene", scene.to_str().expect("UTF-8")],
            vec!["scene", "--json", scene.to_str().expect("UTF-8")],
        ] {
            let output = sortie(&arguments);
            assert_eq!(output.status.code(), Some(1), "{text}: {output:?}");
            assert!(output.stdout.is_empty(), "{text}: {output:?}");
            assert!(String::from_utf8_lossy(&output.stderr).contains(place), "{text}: {output:?}");
        }
    }
    let _ = fs::remove_dir_all(folder);
}
