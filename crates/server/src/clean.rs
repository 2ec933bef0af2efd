//! Text that people give others to read, as it is shown: on one line, and without signs that turn text around or cannot be
//! seen, because with them one person can look like another. Those that join an emoji, or letters of a script that needs them,
//! stay between two signs that are seen.

use std::ops::RangeInclusive;

use serde_json::Value;

/// Signs of which nothing is seen: spaces, controls, what joins letters or turns text around, letters that are blank.
const UNSEEN: [RangeInclusive<char>; 19] = [
    '\0'..=' ',
    '\u{7f}'..='\u{a0}',
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{61c}'..='\u{61c}',
    '\u{115f}'..='\u{1160}',
    '\u{1680}'..='\u{1680}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{2000}'..='\u{200f}',
    '\u{2028}'..='\u{202f}',
    '\u{205f}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3000}'..='\u{3000}',
    '\u{3164}'..='\u{3164}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffb}',
    '\u{e0000}'..='\u{e0fff}',
];

/// A pattern of what has at least one sign that is seen, for the description of the interface.
pub(crate) fn seen() -> String {
    let ranges: String = UNSEEN.iter().map(|range| format!("{}-{}", range.start(), range.end())).collect();
    format!("[^{ranges}]")
}

/// The text as it is shown.
pub(crate) fn clean(text: &str) -> String {
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let mut clean = String::new();
    for c in spaced.filter(|c| !is_bad(*c)) {
        let repeats = |c: char| c == ' ' || joins(c);
        if !(repeats(c) && clean.chars().next_back().is_none_or(repeats)) {
            clean.push(c);
        }
    }
    clean.truncate(clean.trim_end_matches(|c: char| c == ' ' || joins(c)).len());
    clean
}

/// All text of a set-up, which people name their team in, say.
pub(crate) fn clean_all(value: &mut Value) {
    match value {
        Value::String(text) => *text = clean(text),
        Value::Array(values) => values.iter_mut().for_each(clean_all),
        Value::Object(values) => values.values_mut().for_each(clean_all),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The first text of a set-up that is not as it would be shown.
pub(crate) fn first_unclean(value: &Value) -> Option<&str> {
    match value {
        Value::String(text) => (clean(text) != *text).then_some(text),
        Value::Array(values) => values.iter().find_map(first_unclean),
        Value::Object(values) => values.values().find_map(first_unclean),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

fn is_bad(c: char) -> bool {
    c != ' ' && !joins(c) && UNSEEN.iter().any(|range| range.contains(&c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_taken_out() {
        for (given, kept) in [
            ("  Ann \n", "Ann"),
            ("👩\u{200d}🚀 Zoë", "👩\u{200d}🚀 Zoë"),
            ("a\nb", "a b"),
            ("a\u{0}b", "ab"),
            ("\u{202e}nnA", "nnA"),
            ("An\u{200b}n\u{feff}", "Ann"),
            ("\u{200d}Ann\u{200d}\u{200d}", "Ann"),
            ("Ann  \u{2003} Lee", "Ann Lee"),
            ("Ann\u{e0041}\u{e0042}", "Ann"),
            ("\u{202e}\u{2066}", ""),
            ("\u{3164}", ""),
        ] {
            assert_eq!(clean(given), kept, "{given:?}");
        }
    }
}
