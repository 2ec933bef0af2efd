//! Whose a text is: the keys of a game's texts begin with the game's name, so that no two packs ever mean different
//! things by the same key. What several games say stands in the pack `sortie`.

use crate::texts::key;
use crate::{Finding, Source};

/// What stands before the name of the game where a text belongs to a code that the game gave: why an answer is refused, what is
/// wrong with a set-up.
const BY_CODE: [&str; 2] = ["refused-", "problem-"];

/// Checks that every key in the texts of a game begins with its name, but for `game-<game>`, which is the name.
pub fn check_keys(source: &Source, game: &str, findings: &mut Vec<Finding>) {
    let (folder, prefix, name) = (format!("{game}/"), format!("{game}-"), format!("game-{game}"));
    let texts = source.files().filter(|(path, _)| path.starts_with(&folder) && path.ends_with(".ftl"));
    for (path, text) in texts {
        for (index, line) in text.lines().enumerate() {
            let is_named = |key: &str| {
                if key == name {
                    return true;
                }
                let code = BY_CODE.iter().find_map(|before| key.strip_prefix(before)).unwrap_or(key);
                code.starts_with(&prefix)
            };
            if let Some(key) = key(line).filter(|key| !is_named(key)) {
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
            (
                "chess/en/pieces.ftl",
                "game-chess = Chess\nchess-pawn = Pawn = foot soldier\nrefused-chess-pinned = It is pinned\n",
            ),
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
