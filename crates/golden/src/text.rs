//! Texts kept in files.

use std::fs;
use std::path::Path;

/// Holds a text to the file it is kept in.
///
/// # Panics
/// If they differ; the message shows the first line that does.
#[track_caller]
pub fn text(file: &Path, text: &str) {
    if crate::is_renewed() {
        crate::write(file, text);
    }
    let golden = fs::read_to_string(file).unwrap_or_default();
    if let Some(difference) = difference(&golden, text) {
        panic!(
            "{} {difference}\nif this is meant, write it anew with UPDATE_GOLDEN=1 and read the difference",
            file.display()
        );
    }
}

/// The first line that differs.
fn difference(golden: &str, text: &str) -> Option<String> {
    if golden == text {
        return None;
    }
    let same = golden.lines().zip(text.lines()).take_while(|(old, new)| old == new).count();
    let line = |text: &str| text.lines().nth(same).unwrap_or("(end)").to_owned();
    Some(format!("differs from line {} on:\n- {}\n+ {}", same + 1, line(golden), line(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_shown() {
        assert_eq!(difference("one\ntwo\n", "one\ntwo\n"), None);
        let cases = [
            ("one\ntwo\n", "one\n2\n", "differs from line 2 on:\n- two\n+ 2"),
            ("one\n", "one\ntwo\n", "differs from line 2 on:\n- (end)\n+ two"),
            ("one\n", "", "differs from line 1 on:\n- one\n+ (end)"),
        ];
        for (golden, text, expected) in cases {
            assert_eq!(difference(golden, text).as_deref(), Some(expected));
        }
    }

    #[test]
    #[should_panic(expected = "/nowhere/nowhere ")]
    fn a_file_that_is_missing_differs() {
        // Nothing can be written there either.
        text(Path::new("/nowhere/nowhere"), "one");
    }
}
