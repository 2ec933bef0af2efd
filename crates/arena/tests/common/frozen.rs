//! The box the tests play with: the shipped one with boards, cards, modules and track frozen, so that rebalancing the
//! shipped numbers never touches a test of the rules.

use std::sync::LazyLock;

use sortie_arena::{Content, read};
use sortie_content::{Finding, Source};

pub(crate) fn source() -> Source {
    Source::shipped().with(Source::of([
        ("arena/boards.toml", include_str!("../box/boards.toml")),
        ("arena/modules.toml", include_str!("../box/modules.toml")),
        ("arena/threats.toml", include_str!("../box/threats.toml")),
        ("arena/track.toml", include_str!("../box/track.toml")),
    ]))
}

#[allow(dead_code, reason = "the content tests only need the files")]
pub(crate) fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| {
        let mut findings = Vec::new();
        read(&source(), &mut findings)
            .unwrap_or_else(|| panic!("the frozen box is broken: {}", Finding::in_short(&findings)))
    });
    &CONTENT
}
