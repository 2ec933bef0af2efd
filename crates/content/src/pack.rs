//! The head of a pack: `content/<pack>/pack.toml`.

use serde::Deserialize;
use toml::Spanned;

use crate::{Finding, Language, Source, TomlFile};

/// The version of the pack format this program reads.
const VERSION: u32 = 1;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pack {
    id: Spanned<String>,
    version: Spanned<u32>,
    languages: Spanned<Vec<String>>,
}

/// Checks the head of a pack.
pub fn check_pack(source: &Source, pack: &str, findings: &mut Vec<Finding>) {
    let path = format!("{pack}/pack.toml");
    let Some(file) = TomlFile::open(source, &path, findings) else { return };
    let Some(head) = file.read::<Pack>(findings) else { return };
    if head.id.get_ref() != pack {
        let message =
            format!("the pack calls itself `{}` and lies in the folder `{pack}`", head.id.get_ref());
        findings.push(file.error(head.id.span(), "pack-id", message));
    }
    if *head.version.get_ref() != VERSION {
        findings.push(file.error(
            head.version.span(),
            "pack-version",
            format!("this program reads version {VERSION}"),
        ));
    }
    for language in Language::ALL {
        if !head.languages.get_ref().iter().any(|code| code == language.code()) {
            let message = format!("the language {} is missing", language.code());
            findings.push(file.error(head.languages.span(), "pack-languages", message));
        }
    }
}
