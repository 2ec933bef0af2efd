//! `content/defenders/missions/*.toml`.

use sortie_content::{Document, Finding, Source};

use super::Mission;

/// Where the missions lie.
const FOLDER: &str = "defenders/missions/";

/// Every mission, in the order of their files. Whether they can be played is for [`super::check`].
pub(in crate::content) fn read_missions<'a>(
    source: &'a Source,
    findings: &mut Vec<Finding>,
) -> Vec<Document<'a, Mission>> {
    Document::folder(source, FOLDER, findings)
}
