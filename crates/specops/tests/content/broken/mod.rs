//! Broken packs: each is what ships with one thing changed, and is told that thing, in its file and on its line.

mod packs;

use sortie_content::{Finding, Source};
use sortie_specops::content::Content;

use packs::{Broken, PACKS, UNITS};

fn told(broken: &Broken) -> (String, Vec<Finding>) {
    let shipped = Source::shipped();
    let text = shipped.get(broken.file).expect("a file that ships");
    assert!(text.contains(broken.puts.0), "{}: nothing to break", broken.what);
    let text = text.replacen(broken.puts.0, broken.puts.1, 1);
    let mut files: Vec<(&str, &str)> = shipped.files().filter(|(path, _)| *path != broken.file).collect();
    files.push((broken.file, &text));
    let mut findings = Vec::new();
    assert!(Content::read(&Source::of(files), &mut findings).is_none(), "{}: it is played", broken.what);
    (text, findings)
}

/// Every broken pack is told all that is wrong with it, and nothing else.
/// specops C1.1, C1.11, C1.14, D1, D3, D4, D6, M0.2, M0.3, M1.2, M3.2, M3.14, M4.1, S19, S20
#[test]
fn each_is_told_what_is_wrong() {
    for broken in PACKS {
        let (text, findings) = told(broken);
        let mut found: Vec<(&str, &str)> = Vec::new();
        for finding in &findings {
            let text = if finding.file == broken.file {
                &text
            } else {
                Source::shipped().get(&finding.file).unwrap()
            };
            found.push((finding.code, text.lines().nth(finding.line - 1).unwrap_or_default()));
        }
        let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
        let mut left = found.clone();
        for (code, words) in broken.told {
            let at = left.iter().position(|(known, line)| known == code && line.contains(words));
            let at = at.unwrap_or_else(|| {
                panic!("{}: no {code} at `{words}` in\n{}", broken.what, lines.join("\n"))
            });
            left.swap_remove(at);
        }
        assert!(left.is_empty(), "{}: more than expected\n{}", broken.what, lines.join("\n"));
    }
}

/// As many packs as this are broken, and by as many different codes.
#[test]
fn there_are_many_ways_to_break_it() {
    let mut codes: Vec<&str> =
        PACKS.iter().flat_map(|broken| broken.told.iter().map(|(code, _)| *code)).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!((PACKS.len(), codes.len()), (62, 58));
}

/// A missing file, and a missing text, are told once.
#[test]
fn what_is_missing_is_told() {
    let without = |path: &str| {
        let files = Source::shipped().files().filter(|(file, _)| *file != path);
        let mut findings = Vec::new();
        assert!(Content::read(&Source::of(files), &mut findings).is_none());
        findings.into_iter().map(|finding| (finding.file, finding.code)).collect::<Vec<_>>()
    };
    assert_eq!(without(UNITS), [(UNITS.to_owned(), "missing-file")]);
    let files = Source::shipped().files().filter(|(file, _)| !file.ends_with("keywords.ftl"));
    let mut findings = Vec::new();
    Content::read(&Source::of(files), &mut findings);
    assert!(findings.iter().all(|finding| finding.code == "text-missing") && findings.len() > 100);
}
