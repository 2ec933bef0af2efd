//! From files to [`Content`]: `Raw…` is what a file says, possibly nonsense; [`Content`] has been checked.

use serde::Deserialize;
use sortie_boards::hex;
use sortie_content::{Finding, Severity, Source, TomlFile};
use toml::Spanned;

use super::Content;
use super::board::Board;
use super::card::{Mega, Needs, Penalty, Threat};
use super::check;
use super::kinds::DroidKind;
use super::map::Map;
use super::track::{Level, PhaseKind, TrackField};

/// Reads and checks the pack `arena`. Everything that is wrong goes to the findings; none if there is an error.
pub fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Content> {
    let before = findings.len();
    let map = file::<RawMap>(source, "arena/map.toml", findings)
        .and_then(|(file, raw)| read_map(file, &raw, findings));
    let levels = file::<RawTrack>(source, "arena/track.toml", findings).map(|(file, raw)| {
        check::track(file, &raw, findings);
        [&raw.easy, &raw.normal, &raw.hard].map(|level| read_level(level, &raw))
    });
    let cards = file::<RawCards>(source, "arena/threats.toml", findings).map(|(file, raw)| {
        check::cards(file, &raw, findings);
        read_cards(raw)
    });
    let boards = file::<RawBoards>(source, "arena/boards.toml", findings).map(|(file, raw)| {
        check::boards(file, &raw, findings);
        read_boards(raw)
    });
    let modules = file::<RawModules>(source, "arena/modules.toml", findings).map(|(file, raw)| {
        check::modules(file, &raw, findings);
        raw
    });
    if findings[before..].iter().any(|finding| finding.severity == Severity::Error) {
        return None;
    }
    let (threats, megas) = cards?;
    let (boards, force_scale) = boards?;
    let modules = modules?;
    Some(Content {
        map: map?,
        levels: levels?,
        threats,
        megas,
        boards,
        force_scale,
        r2d2_areas: modules.r2d2.extra_areas.get_ref().by_kind(),
        c3po_areas: modules.c3po.extra_areas.get_ref().by_kind(),
        c3po_tiles: *modules.c3po.tiles.get_ref(),
    })
}

fn file<'a, T: serde::de::DeserializeOwned>(
    source: &'a Source,
    path: &'a str,
    findings: &mut Vec<Finding>,
) -> Option<(TomlFile<'a>, T)> {
    let file = TomlFile::open(source, path, findings)?;
    Some((file, file.read(findings)?))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMap {
    #[serde(rename = "origin")]
    _origin: String,
    rows: Spanned<String>,
}

fn read_map(file: TomlFile<'_>, raw: &RawMap, findings: &mut Vec<Finding>) -> Option<Map> {
    let tokens = match hex::read_drawing(raw.rows.get_ref()) {
        Ok(tokens) => tokens,
        Err(error) => {
            findings.push(file.error(raw.rows.span(), "map-drawing", error.to_string()));
            return None;
        }
    };
    // The drawing starts on the line after the opening quotes.
    let first_line = file.line(raw.rows.span()) + 1;
    let mut places = Vec::with_capacity(tokens.len());
    let before = findings.len();
    for token in tokens {
        let area = token.text.parse::<u8>().ok().filter(|&area| area > 0);
        if area.is_none() && token.text != "##" {
            let message = format!("`{}` is neither an area's number nor a pillar ##", token.text);
            findings.push(Finding::error(file.path(), first_line + token.line, "map-token", message));
        }
        places.push((token.place, area));
    }
    // A token that means nothing would be checked as a pillar and be found again as one too many.
    if findings.len() > before {
        return None;
    }
    if places.len() > 128 {
        let message = format!("{} cells; a board has at most 128", places.len());
        findings.push(file.error(raw.rows.span(), "map-size", message));
        return None;
    }
    let map = Map::new(&places);
    check::map(file, &raw.rows, &map, findings);
    Some(map)
}

/// `track.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTrack {
    #[serde(rename = "origin")]
    _origin: String,
    pub(super) phases: Spanned<Vec<RawPhase>>,
    pub(super) easy: RawLevel,
    pub(super) normal: RawLevel,
    pub(super) hard: RawLevel,
}

/// A phase every round has once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawPhase {
    Threats,
    Roll,
    Refill,
    Check,
}

/// One level.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLevel {
    pub(super) start_force: Spanned<u8>,
    pub(super) start_areas: Spanned<PerKind>,
    pub(super) rushes: Spanned<Vec<Vec<DroidKind>>>,
}

/// A number for each kind of droid; 0 where left out.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PerKind {
    #[serde(default)]
    battle: u8,
    #[serde(default, rename = "super")]
    super_battle: u8,
    #[serde(default)]
    droideka: u8,
}

impl PerKind {
    pub(super) fn by_kind(self) -> [u8; 3] {
        [self.battle, self.super_battle, self.droideka]
    }
}

fn read_level(level: &RawLevel, raw: &RawTrack) -> Level {
    let mut track = Vec::new();
    for (rushes, round) in level.rushes.get_ref().iter().zip(1..) {
        let once = raw.phases.get_ref().iter().map(|phase| match phase {
            RawPhase::Threats => PhaseKind::Threats,
            RawPhase::Roll => PhaseKind::Roll,
            RawPhase::Refill => PhaseKind::Refill,
            RawPhase::Check => PhaseKind::Check,
        });
        let rushes = rushes.iter().map(|&kind| PhaseKind::Rush { kind });
        track.extend(once.chain(rushes).map(|phase| TrackField { round, phase }));
    }
    let last = level.rushes.get_ref().len() as u8;
    track.push(TrackField { round: last, phase: PhaseKind::Victory });
    Level {
        start_force: *level.start_force.get_ref(),
        start_areas: level.start_areas.get_ref().by_kind(),
        track,
    }
}

/// `threats.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCards {
    #[serde(rename = "origin")]
    _origin: String,
    pub(super) threat: Vec<RawThreat>,
    pub(super) mega: Vec<RawMega>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawThreat {
    pub(super) id: Spanned<String>,
    pub(super) needs: Spanned<Needs>,
    pub(super) penalty: Spanned<Penalty>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMega {
    pub(super) id: Spanned<String>,
    pub(super) round: Spanned<u8>,
    pub(super) needs: Spanned<Needs>,
}

fn read_cards(raw: RawCards) -> (Vec<Threat>, Vec<Mega>) {
    let threats = raw.threat.into_iter().map(|card| Threat {
        id: card.id.into_inner(),
        needs: card.needs.into_inner(),
        penalty: card.penalty.into_inner(),
    });
    let megas = raw.mega.into_iter().map(|card| Mega {
        id: card.id.into_inner(),
        round: card.round.into_inner(),
        needs: card.needs.into_inner(),
    });
    (threats.collect(), megas.collect())
}

/// `boards.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBoards {
    #[serde(rename = "origin")]
    _origin: String,
    pub(super) force_scale: Spanned<[u8; 6]>,
    pub(super) board: Vec<Spanned<Board>>,
}

fn read_boards(raw: RawBoards) -> (Vec<Board>, [u8; 6]) {
    let mut boards: Vec<Board> = raw.board.into_iter().map(Spanned::into_inner).collect();
    boards.sort_by_key(|board| (board.jedi, board.players));
    for board in &mut boards {
        for field in &mut board.fields {
            if let super::ActionField::Push { droids, .. } = field {
                // Given kinds go before free ones: then as many as possible go (A15).
                droids.sort_unstable();
            }
        }
    }
    (boards, raw.force_scale.into_inner())
}

/// `modules.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawModules {
    #[serde(rename = "origin")]
    _origin: String,
    pub(super) r2d2: RawModule,
    pub(super) c3po: RawModule,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawModule {
    pub(super) extra_areas: Spanned<PerKind>,
    #[serde(default = "one_tile")]
    pub(super) tiles: Spanned<u8>,
}

fn one_tile() -> Spanned<u8> {
    Spanned::new(0..0, 1)
}
