//! The missions that ship.

use sortie_content::Source;

use super::{BOOK, read};

/// Nothing is wrong with them.
#[test]
fn the_shipped_missions_can_be_played() {
    let (book, findings) = read(Source::shipped());
    let findings: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert_eq!(findings, [""; 0]);
    assert!(book.is_some());
}

/// Signals do not lie where they would be turned before anybody has moved.
#[test]
fn nobody_sees_a_signal_at_the_start() {
    let mut seen = Vec::new();
    for (mission, field) in BOOK.missions.iter().zip(&BOOK.fields) {
        let board = field.board(0);
        for signal in mission.signal.iter().flat_map(|signals| &signals.at) {
            let hex = field.hex(signal).unwrap();
            let seers = field.start.iter().filter(|&&start| board.sees(start, hex));
            seen.extend(
                seers.map(|&start| format!("{}: {} from {}", mission.id, signal.0, field.name(start).0)),
            );
        }
    }
    assert_eq!(seen, [""; 0]);
}
