//! `content/defenders/campaigns/*.toml`.

use sortie_content::{Document, Finding, Source};

use super::Campaign;

/// Where the campaigns lie.
const FOLDER: &str = "defenders/campaigns/";

/// Every campaign, in the order of their files. Whether they can be played is for [`super::check`].
pub(in crate::content) fn read_campaigns<'a>(
    source: &'a Source,
    findings: &mut Vec<Finding>,
) -> Vec<Document<'a, Campaign>> {
    Document::folder(source, FOLDER, findings)
}
