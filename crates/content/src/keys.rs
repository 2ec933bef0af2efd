//! Whose a text is: the keys of a game's texts begin with the game's name, so that no two packs ever mean different
//! things by the same key. What several games say stands in the pack `sortie`.

use crate::texts::key;
use crate::{Finding, Source};

/// Checks that every key in the texts of a game begins with its name.
pub fn check_keys(source: &Source, game: &str, findings: &mut Vec<Finding>) {
    let (folder, prefix) = (format!("{game}/"), format!("{game}-"));
    let texts = source.files().filter(|(path, _)| path.starts_with(&folder) && path.ends_with(".ftl"));
    for (path, text) in texts {
        for (index, line) in text.lines().enumerate() {
            if let Some(key) = key(line).filter(|key| !key.starts_with(&prefix)) {
                let message = format!("`{key}` is a text of {game} and has to begin with `{prefix}`");
                findings.push(Finding::error(path, index + 1, "key-without-game", message));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_without_its_game_is_found() {
        let german = "# Ein Kommentar = keiner\nchess-pawn = Bauer\nknight = Springer\n    .title = Ross\n\nchessboard =\n    Brett\n";
        let source = Source::of([
            ("chess/en/pieces.ftl", "chess-pawn = Pawn = foot soldier\n"),
            ("chess/de/pieces.ftl", german),
            ("sortie/en/words.ftl", "close = Close\n"),
            ("go/en/stones.ftl", "stone = Stone\n"),
        ]);
        let mut findings = Vec::new();
        check_keys(&source, "chess", &mut findings);
        let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
        assert_eq!(
            lines,
            [
                "chess/de/pieces.ftl:3: error[key-without-game]: `knight` is a text of chess and has to begin with \
                 `chess-`",
                "chess/de/pieces.ftl:6: error[key-without-game]: `chessboard` is a text of chess and has to begin \
                 with `chess-`",
            ]
        );
    }

    #[test]
    fn texts_that_several_games_share_are_nobodys() {
        let source = Source::of([("sortie/en/words.ftl", "close = Close\n")]);
        let mut findings = Vec::new();
        check_keys(&source, "chess", &mut findings);
        assert_eq!(findings, []);
    }
}
