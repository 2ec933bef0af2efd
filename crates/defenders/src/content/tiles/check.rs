//! What must be true of a side beyond its form. Every finding names file and line.

use std::collections::BTreeMap;

use sortie_boards::hex::{Board, DrawingError, Facing, Gait, Hex, HexSet, Layout, LayoutError, Side as Edge};
use sortie_content::{Finding, Texts, TomlFile};

use super::joint::beyond;
use super::read::{Name, Named, RawSide};
use super::{Joint, Obstacle, Rim, named};

/// The hexes of a whole area (15).
const WHOLE: usize = 7;

/// How many areas a side has.
const AREAS: std::ops::RangeInclusive<usize> = 8..=14;

/// The tiles of the box (4).
const TILES: std::ops::RangeInclusive<u8> = 1..=6;

/// How far the farthest teleport point is at least from every hex where agents start, in areas.
const FAR: u8 = 3;

/// The id is that of the file, and has a text.
pub(super) fn id(file: TomlFile<'_>, raw: &RawSide, texts: &Texts, findings: &mut Vec<Finding>) {
    let id = raw.id.get_ref();
    let stem = id.to_lowercase();
    if !file.path().ends_with(&format!("/{stem}.toml")) {
        let message = format!("the side `{id}` belongs in a file `{stem}.toml`");
        findings.push(file.error(raw.id.span(), "side-file", message));
    }
    let key = format!("defenders-side-{stem}");
    if !texts.has(&key) {
        findings.push(file.error(raw.id.span(), "text-missing", format!("the text `{key}` is missing")));
    }
}

/// There are six tiles, and each has two faces (4).
pub(super) fn faces(files: &[(TomlFile<'_>, RawSide)], findings: &mut Vec<Finding>) {
    for (file, raw) in files {
        let tile = *raw.tile.get_ref();
        let n = files.iter().filter(|(_, other)| *other.tile.get_ref() == tile).count();
        let message = match n {
            _ if !TILES.contains(&tile) => format!("the box holds tiles 1 to 6, not {tile}"),
            2 => continue,
            n => format!("tile {tile} has two faces, not {n}"),
        };
        findings.push(file.error(raw.tile.span(), "tile-faces", message));
    }
}

/// A map that is no drawing of hexes.
pub(super) fn misdrawn(file: TomlFile<'_>, raw: &RawSide, error: &LayoutError) -> Finding {
    let line = match error {
        LayoutError::Drawing(
            DrawingError::Token { line, .. }
            | DrawingError::Column { line, .. }
            | DrawingError::Far { line, .. },
        )
        | LayoutError::Letter { line, .. }
        | LayoutError::Mark { line, .. }
        | LayoutError::Stray { line, .. }
        | LayoutError::TwoCentres { line, .. }
        | LayoutError::Apart { line, .. } => Some(*line),
        LayoutError::Hexes { .. }
        | LayoutError::Areas { .. }
        | LayoutError::NoCentre { .. }
        | LayoutError::NoHex { .. }
        | LayoutError::NotNeighbours { .. }
        | LayoutError::Changes { .. } => None,
    };
    // The drawing begins in the line after the quotes.
    let line = file.line(raw.map.span()) + line.map_or(0, |line| line + 1);
    Finding::error(file.path(), line, "map", error.to_string())
}

/// Areas are whole and in step with each other (A49), and as many as a side has.
pub(super) fn areas(file: TomlFile<'_>, raw: &RawSide, layout: &Layout, findings: &mut Vec<Finding>) {
    let mut error = |message| findings.push(file.error(raw.map.span(), "map-areas", message));
    let n = layout.areas().len();
    if !AREAS.contains(&n) {
        error(format!("a side has 8 to 14 areas, not {n}"));
    }
    let Some(first) = layout.areas().iter().next() else { return };
    let first = layout.place(layout.centre(first));
    for area in &layout.areas() {
        let (letter, n) = (layout.letter(area), layout.area_hexes(area).len());
        if n != WHOLE {
            error(format!("area {letter} has {n} hexes; a whole one has 7"));
        }
        // From one centre to another it is so many times (5, 1) and so many times (1, 3).
        let centre = layout.place(layout.centre(area));
        let (x, y) = (centre.x - first.x, centre.y - first.y);
        if (3 * x - y) % 14 != 0 || (5 * y - x) % 14 != 0 {
            error(format!("area {letter} is out of step with the others"));
        }
    }
}

/// Mines lie on centres.
pub(super) fn centres(file: TomlFile<'_>, layout: &Layout, mines: &Named<'_>, findings: &mut Vec<Finding>) {
    for &(name, hex) in mines {
        if layout.centre(layout.area(hex)) != hex {
            let message = format!("`{}` is not the centre of an area", name.get_ref());
            findings.push(file.error(name.span(), "mine-centre", message));
        }
    }
}

/// Something stands on every blocked hex, and on no other.
pub(super) fn obstacles(
    file: TomlFile<'_>,
    raw: &RawSide,
    layout: &Layout,
    obstacles: &BTreeMap<Obstacle, Named<'_>>,
    findings: &mut Vec<Finding>,
) {
    let mut standing = HexSet::EMPTY;
    for &(name, hex) in obstacles.values().flatten() {
        let problem = match layout.ground(hex).stops_feet() {
            false => "is not blocked in the map",
            true if standing.has(hex) => "is taken by another obstacle",
            true => "",
        };
        if !problem.is_empty() {
            let message = format!("`{}` {problem}", name.get_ref());
            findings.push(file.error(name.span(), "obstacle", message));
        }
        standing.insert(hex);
    }
    for hex in layout.hexes().filter(|&hex| layout.ground(hex).stops_feet() && !standing.has(hex)) {
        let message =
            format!("`{}` is blocked, and nothing is said to stand there", named::name(layout, hex));
        findings.push(file.error(raw.map.span(), "obstacle", message));
    }
}

/// No door or window leads against something.
pub(super) fn openings(file: TomlFile<'_>, raw: &RawSide, layout: &Layout, findings: &mut Vec<Finding>) {
    for hex in layout.hexes().filter(|&hex| layout.ground(hex).stops_feet()) {
        if Facing::ALL.into_iter().any(|facing| layout.side(hex, facing).is_opening()) {
            let message =
                format!("a door or window leads to `{}`, which is blocked", named::name(layout, hex));
            findings.push(file.error(raw.map.span(), "opening", message));
        }
    }
}

/// All rooms are named, each by one hex (A47).
pub(super) fn rooms(
    file: TomlFile<'_>,
    raw: &RawSide,
    board: &Board,
    names: &Named<'_>,
    findings: &mut Vec<Finding>,
) -> Vec<HexSet> {
    let mut left = board.rooms();
    let mut rooms = Vec::new();
    for &(name, hex) in names {
        match left.iter().position(|room| room.has(hex)) {
            Some(n) => rooms.push(left.remove(n)),
            None => {
                let message = format!("`{}` is in no room, or its room is there already", name.get_ref());
                findings.push(file.error(name.span(), "room", message));
            }
        }
    }
    for first in left.iter().filter_map(|room| room.iter().next()) {
        let message = format!("the room of `{}` is missing", named::name(board.layout(), first));
        findings.push(file.error(raw.rooms.span(), "room", message));
    }
    rooms
}

/// The joint at a rim: a hex one can stand on, with nothing of this side beyond.
pub(super) fn joint(file: TomlFile<'_>, layout: &Layout, rim: Rim, name: &Name) -> Result<Joint, Finding> {
    let error =
        |problem: &str| Err(file.error(name.span(), "joint", format!("`{}` {problem}", name.get_ref())));
    let (Some((area, Some(facing))), Some(hex)) =
        (named::parse(layout, name.get_ref()), named::hex(layout, name.get_ref()))
    else {
        return error("is no hex around a centre");
    };
    if facing != rim.facing() {
        return error("looks to another rim");
    }
    let next = beyond(layout.place(layout.centre(area)), facing);
    let mut places = next.neighbours().into_iter().chain([next]);
    if places.any(|place| layout.hex_at(place).is_some()) {
        return error("does not look over the rim");
    }
    if layout.ground(hex).stops_feet() {
        return error("is blocked");
    }
    Ok(Joint { rim, area })
}

/// A tile can be joined at two rims at least.
pub(super) fn joints(file: TomlFile<'_>, raw: &RawSide, findings: &mut Vec<Finding>) {
    let n = raw.joints.get_ref().len();
    if n < 2 {
        findings.push(file.error(
            raw.joints.span(),
            "joint",
            format!("a side has two joints at least, not {n}"),
        ));
    }
}

/// From where agents start they get everywhere, but for rooms behind locks, and there once the locks are open (22, 25).
pub(super) fn reach(
    file: TomlFile<'_>,
    raw: &RawSide,
    board: &Board,
    start: &Named<'_>,
    findings: &mut Vec<Finding>,
) {
    let Some(&(_, start)) = start.first() else {
        findings.push(file.error(raw.start.span(), "start", "agents start nowhere"));
        return;
    };
    let cut_off = |board: &Board| {
        let reached = board.reach(start, Gait::Walking, u8::MAX, board.floor()).hexes();
        *board.floor() - reached
    };
    let rooms: HexSet = board.rooms().iter().flat_map(|room| room.iter()).collect();
    let lost = (cut_off(board) - rooms) | cut_off(&Board::new(unlocked(board.layout())));
    for hex in &lost {
        let message = format!("no way leads to `{}`", named::name(board.layout(), hex));
        findings.push(file.error(raw.map.span(), "map-reach", message));
    }
}

/// The layout with all its locks open.
fn unlocked(layout: &Layout) -> Layout {
    let mut open = layout.clone();
    for hex in layout.hexes() {
        for facing in Facing::ALL {
            if let (Edge::Locked, Some(next)) = (layout.side(hex, facing), layout.neighbour(hex, facing)) {
                open.set_side(hex, next, Edge::Door).expect("neighbours share a side");
            }
        }
    }
    open
}

/// A teleport point is far from every hex where agents start, so that what comes through it has a way to go.
pub(super) fn far(
    file: TomlFile<'_>,
    raw: &RawSide,
    board: &Board,
    start: &Named<'_>,
    teleports: &Named<'_>,
    findings: &mut Vec<Finding>,
) {
    let is_far = |point: Hex| {
        start.iter().all(|&(_, hex)| board.area_steps(board.area(point), board.area(hex)) >= Some(FAR))
    };
    if !teleports.iter().any(|&(_, point)| is_far(point)) {
        let message = format!("no teleport point is {FAR} areas or more from the start");
        findings.push(file.error(raw.teleports.span(), "teleport-near", message));
    }
}
