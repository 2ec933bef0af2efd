//! The mission book: missions with their maps, and campaigns (198).

use std::collections::{BTreeMap, BTreeSet};

use sortie_content::{Document, Finding, Severity, Source, Texts};

use super::Content;
use super::campaign::check as check_campaign;
use super::campaign::{Campaign, read_campaigns};
use super::mission::check::{self as check_mission, Known};
use super::mission::{Field, Mission, read_missions};
use super::tiles::{Tiles, read_tiles};

/// All missions and campaigns. States name a mission by its place in the list.
#[derive(Debug)]
pub struct Book {
    /// Missions, those of the campaign first and in its order.
    pub missions: Vec<Mission>,
    /// The map of each.
    pub fields: Vec<Field>,
    /// Campaigns.
    pub campaigns: Vec<Campaign>,
}

impl Book {
    /// What ships with the program.
    ///
    /// # Panics
    /// If it is broken, which `sortie check` and the tests rule out.
    pub fn shipped() -> Self {
        let mut findings = Vec::new();
        let content = Content::shipped();
        read_book(Source::shipped(), &content, &Tiles::shipped(), &mut findings)
            .unwrap_or_else(|| panic!("the shipped missions are broken: {}", Finding::in_short(&findings)))
    }

    /// The number of a mission.
    pub fn mission(&self, id: &str) -> Option<usize> {
        self.missions.iter().position(|mission| mission.id == id)
    }

    /// The campaign with an id.
    pub fn campaign(&self, id: &str) -> Option<&Campaign> {
        self.campaigns.iter().find(|campaign| campaign.id == id)
    }
}

/// Reads and checks everything of the pack: cards, tiles, missions, campaigns.
pub fn read_all(source: &Source, findings: &mut Vec<Finding>) -> Option<(Content, Tiles, Book)> {
    let content = super::read(source, findings);
    let tiles = read_tiles(source, findings);
    // Missions name cards and sides, and what is missing there would be told again for each of them.
    let (content, tiles) = (content?, tiles?);
    let book = read_book(source, &content, &tiles, findings)?;
    Some((content, tiles, book))
}

/// Reads and checks missions and campaigns. Everything that is wrong goes to the findings; none if there is an error.
pub fn read_book(
    source: &Source,
    content: &Content,
    tiles: &Tiles,
    findings: &mut Vec<Finding>,
) -> Option<Book> {
    let before = findings.len();
    let missions = read_missions(source, findings);
    let campaigns = read_campaigns(source, findings);
    let is_whole = findings.len() == before;
    let own = source.files().filter(|(path, _)| path.starts_with("defenders/") && path.ends_with(".ftl"));
    let texts = Texts::read(&Source::of(own), &mut Vec::new());
    let known = Known {
        content,
        tiles,
        texts: &texts,
        missions: missions.iter().map(|document| &document.value).collect(),
        set: flags(&missions),
        is_whole,
    };
    let fields: Vec<Option<Field>> =
        missions.iter().map(|document| check_mission::mission(document, &known, findings)).collect();
    check_mission::numbers(&missions, findings);
    if is_whole {
        campaigns.iter().for_each(|document| check_campaign::campaign(document, &known, findings));
    }
    if findings[before..].iter().any(|finding| finding.severity == Severity::Error) {
        return None;
    }
    let missions = missions.into_iter().map(|document| document.value);
    let mut both: Vec<(Mission, Field)> =
        missions.zip(fields.into_iter().collect::<Option<Vec<_>>>()?).collect();
    both.sort_by_key(|(mission, _)| mission.number.unwrap_or(u8::MAX));
    let (missions, fields) = both.into_iter().unzip();
    let campaigns = campaigns.into_iter().map(|document| document.value).collect();
    Some(Book { missions, fields, campaigns })
}

/// The flags that each mission sets.
fn flags(missions: &[Document<'_, Mission>]) -> BTreeMap<String, BTreeSet<String>> {
    let of = |document: &Document<'_, Mission>| {
        let mission = &document.value;
        (mission.id.clone(), check_mission::walk(mission, &document.place()).flags())
    };
    missions.iter().map(of).collect()
}
