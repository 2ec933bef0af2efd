//! `content/defenders/tiles/*.toml`: from files to [`Tiles`].

use std::collections::BTreeMap;

use serde::Deserialize;
use sortie_boards::hex::{Board, Hex, HexSet, Layout};
use sortie_content::{Finding, Severity, Source, Texts, TomlFile};
use toml::Spanned;

use super::{Joint, Obstacle, Rim, Side, Tiles, check, named};
use crate::content::kinds::{Origin, Terrain};

/// Where the sides lie.
const FOLDER: &str = "defenders/tiles/";

/// A side's file, possibly nonsense.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSide {
    pub(super) id: Spanned<String>,
    #[serde(rename = "origin")]
    _origin: Origin,
    pub(super) tile: Spanned<u8>,
    terrain: Terrain,
    pub(super) map: Spanned<String>,
    pub(super) start: Spanned<Vec<Name>>,
    pub(super) teleports: Spanned<[Name; 4]>,
    waypoints: [Name; 4],
    pub(super) mines: Vec<Name>,
    pub(super) rooms: Spanned<Vec<Name>>,
    pub(super) joints: Spanned<BTreeMap<Rim, Name>>,
    #[serde(default)]
    obstacles: BTreeMap<Obstacle, Vec<Name>>,
}

/// The name of a hex.
pub(super) type Name = Spanned<String>;

/// A list of names with the hexes they are of.
pub(super) type Named<'a> = Vec<(&'a Name, Hex)>;

/// Reads and checks every side. Everything that is wrong goes to the findings; none if there is an error.
pub fn read_tiles(source: &Source, findings: &mut Vec<Finding>) -> Option<Tiles> {
    let before = findings.len();
    let own = source.files().filter(|(path, _)| path.starts_with("defenders/") && path.ends_with(".ftl"));
    let texts = Texts::read(&Source::of(own), &mut Vec::new());
    let paths = source.files().map(|(path, _)| path);
    let paths = paths.filter(|path| path.starts_with(FOLDER) && path.ends_with(".toml"));
    let mut files = Vec::new();
    let mut sides = Vec::new();
    for path in paths {
        let Some(file) = TomlFile::open(source, path, findings) else { continue };
        let Some(raw) = file.read::<RawSide>(findings) else { continue };
        check::id(file, &raw, &texts, findings);
        sides.extend(Reader { file, raw: &raw, findings }.side());
        files.push((file, raw));
    }
    check::faces(&files, findings);
    let is_broken = findings[before..].iter().any(|finding| finding.severity == Severity::Error);
    (!is_broken).then_some(Tiles { sides })
}

/// A side on its way from file to type.
struct Reader<'a, 'f> {
    file: TomlFile<'a>,
    raw: &'a RawSide,
    findings: &'f mut Vec<Finding>,
}

impl<'a> Reader<'a, '_> {
    fn side(mut self) -> Option<Side> {
        let Self { file, raw, .. } = self;
        let layout = match Layout::read_map(raw.map.get_ref()) {
            Ok(layout) => layout,
            Err(error) => {
                self.findings.push(check::misdrawn(file, raw, &error));
                return None;
            }
        };
        check::areas(file, raw, &layout, self.findings);
        let before = self.findings.len();
        let start = self.free(&layout, raw.start.get_ref());
        let teleports = self.free(&layout, raw.teleports.get_ref());
        let waypoints = self.free(&layout, &raw.waypoints);
        let mines = self.free(&layout, &raw.mines);
        let rooms = self.free(&layout, raw.rooms.get_ref());
        let obstacles: BTreeMap<Obstacle, Named<'a>> =
            raw.obstacles.iter().map(|(&kind, names)| (kind, self.named(&layout, names))).collect();
        let joints: Vec<Joint> = raw
            .joints
            .get_ref()
            .iter()
            .filter_map(|(&rim, name)| {
                let joint = check::joint(file, &layout, rim, name);
                joint.map_err(|finding| self.findings.push(finding)).ok()
            })
            .collect();
        // With a hex that nobody knows, what is asked of hexes together cannot be answered.
        if self.findings.len() > before {
            return None;
        }

        check::centres(file, &layout, &mines, self.findings);
        check::obstacles(file, raw, &layout, &obstacles, self.findings);
        check::openings(file, raw, &layout, self.findings);
        let board = Board::new(layout);
        let rooms = check::rooms(file, raw, &board, &rooms, self.findings);
        check::joints(file, raw, self.findings);
        check::reach(file, raw, &board, &start, self.findings);
        check::far(file, raw, &board, &start, &teleports, self.findings);

        let hexes = |named: &Named<'_>| -> Vec<Hex> { named.iter().map(|&(_, hex)| hex).collect() };
        let four = |named: &Named<'_>| -> Option<[Hex; 4]> { hexes(named).try_into().ok() };
        Some(Side {
            id: raw.id.get_ref().clone(),
            tile: *raw.tile.get_ref(),
            terrain: raw.terrain,
            layout: board.layout().clone(),
            start: hexes(&start),
            teleports: four(&teleports)?,
            waypoints: four(&waypoints)?,
            mines: hexes(&mines),
            rooms,
            joints,
            obstacles: obstacles
                .iter()
                .flat_map(|(&kind, named)| named.iter().map(move |&(_, hex)| (hex, kind)))
                .collect(),
        })
    }

    /// The hexes with these names, each once.
    fn named(&mut self, layout: &Layout, names: &'a [Name]) -> Named<'a> {
        let mut seen = HexSet::EMPTY;
        let mut hexes = Vec::new();
        for name in names {
            let error = |code, message| self.file.error(name.span(), code, message);
            match named::hex(layout, name.get_ref()) {
                None => {
                    self.findings
                        .push(error("hex-unknown", format!("no hex is called `{}`", name.get_ref())));
                }
                Some(hex) if seen.has(hex) => {
                    self.findings.push(error("hex-twice", format!("`{}` is there already", name.get_ref())));
                }
                Some(hex) => {
                    seen.insert(hex);
                    hexes.push((name, hex));
                }
            }
        }
        hexes
    }

    /// The same, of hexes somebody can stand on.
    fn free(&mut self, layout: &Layout, names: &'a [Name]) -> Named<'a> {
        let named = self.named(layout, names);
        for (name, _) in named.iter().filter(|&&(_, hex)| layout.ground(hex).stops_feet()) {
            let message = format!("`{}` is blocked", name.get_ref());
            self.findings.push(self.file.error(name.span(), "hex-blocked", message));
        }
        named
    }
}
