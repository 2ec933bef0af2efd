//! What must be true of a map beyond its form. Every finding names file and line.

use std::collections::{BTreeMap, BTreeSet};

use sortie_boards::square::{Board, Direction, Edge, Layout, Position, Space, SpaceSet, Walker};
use sortie_content::{Finding, TomlFile};
use toml::Spanned;

use super::read::{Purpose, RawDoor, RawMap};
use super::{Area, FEWEST_ENEMY, FEWEST_ENTRIES, MOST_CRATES, MOST_DOORS, Misplaced, Placed, Plan};
use crate::content::tiles::Tiles;

/// The map is called as its file is, and no other map is.
pub(super) fn id(file: TomlFile<'_>, raw: &RawMap, known: &[String], findings: &mut Vec<Finding>) {
    let id = raw.id.get_ref();
    let stem = file.path().rsplit('/').next().and_then(|name| name.strip_suffix(".toml"));
    if stem != Some(id) {
        let message = format!("the map calls itself `{id}` and lies in `{}`", file.path());
        findings.push(file.error(raw.id.span(), "map-id", message));
    }
    if known.contains(id) {
        let message = format!("there is another map `{id}`");
        findings.push(file.error(raw.id.span(), "map-twice", message));
    }
}

/// The lists are long enough for four heroes and an enemy, and short enough for the box. A map for missions has entries
/// only: the mission places everything else.
pub(super) fn lists(file: TomlFile<'_>, raw: &RawMap, findings: &mut Vec<Finding>) {
    let mut wrong = |span, code, message: String| findings.push(file.error(span, code, message));
    let RawMap { crates, entries, enemy, door, .. } = raw;
    if entries.get_ref().len() < FEWEST_ENTRIES {
        let message = format!("{} entries; four heroes need {FEWEST_ENTRIES}", entries.get_ref().len());
        wrong(entries.span(), "n-entries", message);
    }
    for (name, span) in [
        ("crates", crates.as_ref().map(Spanned::span)),
        ("terminals", raw.terminals.as_ref().map(Spanned::span)),
        ("enemy", enemy.as_ref().map(Spanned::span)),
        ("recommended", raw.recommended.as_ref().map(Spanned::span)),
    ] {
        match (raw.purpose, span) {
            (Purpose::Mission, Some(span)) => {
                wrong(span, "map-use", format!("`{name}` is for missions to say, not for their maps"));
            }
            (Purpose::Skirmish, None) => {
                wrong(raw.id.span(), "map-use", format!("a map for skirmishes needs `{name}`"));
            }
            _ => {}
        }
    }
    if let Some(enemy) = enemy.as_ref().filter(|enemy| enemy.get_ref().len() < FEWEST_ENEMY) {
        let message = format!("{} deployment points; {FEWEST_ENEMY} are needed", enemy.get_ref().len());
        wrong(enemy.span(), "n-enemy", message);
    }
    if let Some(crates) = crates.as_ref().filter(|crates| crates.get_ref().len() > MOST_CRATES) {
        let message = format!("{} crates; the box has {MOST_CRATES}", crates.get_ref().len());
        wrong(crates.span(), "n-crates", message);
    }
    if let Some(door) = door.get(MOST_DOORS) {
        wrong(door.span(), "n-doors", format!("the box has {MOST_DOORS} doors"));
    }
    // Tokens do not share a space, and neither do figures at the start; a token and a figure may.
    for both in [[crates.as_ref(), raw.terminals.as_ref()], [Some(entries), enemy.as_ref()]] {
        let mut seen = BTreeSet::new();
        for space in both.into_iter().flatten().flat_map(Spanned::get_ref) {
            if !seen.insert(*space.get_ref()) {
                let message = format!("{} is listed already", space.get_ref());
                wrong(space.span(), "space-twice", message);
            }
        }
    }
}

/// One box is enough. Front and back of a tile are one piece.
pub(super) fn copies(
    file: TomlFile<'_>,
    raw: &RawMap,
    placed: &[Placed],
    tiles: &Tiles,
    findings: &mut Vec<Finding>,
) {
    let mut used: BTreeMap<u8, u8> = BTreeMap::new();
    for (tile, raw) in placed.iter().zip(&raw.tiles) {
        // An unknown face is found when the tiles are laid out.
        let Some(number) = tiles.face(&tile.face).map(|face| face.tile) else { continue };
        let n = used.entry(number).or_default();
        *n = n.saturating_add(1);
        let most = tiles.copies(number);
        if *n > most {
            let message = format!("{} needs tile {number} {n} times; the box has {most}", tile.face);
            findings.push(file.error(raw.span(), "box-copies", message));
        }
    }
}

/// A tile that cannot lie where it should.
pub(super) fn misplaced(file: TomlFile<'_>, raw: &RawMap, wrong: &Misplaced) -> Finding {
    let code = match wrong {
        Misplaced::Unknown { .. } => "face-unknown",
        Misplaced::Outside { .. } => "tile-outside",
        Misplaced::Overlap { .. } => "tile-overlap",
    };
    file.error(raw.tiles[wrong.tile()].span(), code, wrong.to_string())
}

/// Tokens and figures stand where figures can walk.
pub(super) fn spaces(file: TomlFile<'_>, raw: &RawMap, plan: &Plan, findings: &mut Vec<Finding>) {
    let lists = [raw.crates.as_ref(), raw.terminals.as_ref(), Some(&raw.entries), raw.enemy.as_ref()];
    for space in lists.into_iter().flatten().flat_map(Spanned::get_ref) {
        if !plan.is_floor(*space.get_ref()) {
            let message = format!("nobody can stand at {}", space.get_ref());
            findings.push(file.error(space.span(), "space-floor", message));
        }
    }
}

/// Whether every door covers the whole of one opening between two tiles, and no other door does (R4.5).
pub(super) fn doors(file: TomlFile<'_>, raw: &RawMap, plan: &Plan, findings: &mut Vec<Finding>) -> bool {
    let before = findings.len();
    let mut covered: BTreeSet<(Space, Direction)> = BTreeSet::new();
    for door in &raw.door {
        let mut wrong = |code, message: String| findings.push(file.error(door.span(), code, message));
        let RawDoor { at, side } = door.get_ref();
        let closed: Vec<Space> =
            at.iter().copied().filter(|&space| !is_opening(plan, space, *side)).collect();
        if let Some(space) = closed.first() {
            wrong("door-place", format!("there is no opening between two tiles {side:?} of {space}"));
            continue;
        }
        let opening = at.first().map(|&space| opening(plan, space, *side)).unwrap_or_default();
        let listed: BTreeSet<Space> = at.iter().copied().collect();
        if listed.is_empty() || listed.len() != at.len() || listed != opening {
            let opening: Vec<Space> = opening.into_iter().collect();
            wrong("door-opening", format!("a door covers one whole opening; {at:?} is not {opening:?}"));
        }
        let edges = listed.iter().filter_map(|&space| edge(space, *side));
        // Not `all` or `any`: every edge is to be remembered.
        let n_known = edges.filter(|&edge| !covered.insert(edge)).count();
        if n_known > 0 {
            wrong("door-twice", "another door lies here".to_owned());
        }
    }
    findings.len() == before
}

/// An edge told from the place north or west of it, so that both ways to name it are one.
fn edge(space: Space, side: Direction) -> Option<(Space, Direction)> {
    match side {
        Direction::North | Direction::West => Some((space.step(side)?, side.opposite())),
        _ => Some((space, side)),
    }
}

/// Whether two tiles meet here and both are open.
fn is_opening(plan: &Plan, space: Space, side: Direction) -> bool {
    let across = (!side.is_diagonal()).then(|| space.step(side)).flatten();
    match (plan.tile(space), across.and_then(|next| plan.tile(next))) {
        (Some(here), Some(there)) => here != there && plan.layout.edge(space, side) == Edge::Open,
        _ => false,
    }
}

/// The spaces along an opening, told from one of them: as far as the same two tiles meet and are open.
fn opening(plan: &Plan, space: Space, side: Direction) -> BTreeSet<Space> {
    let tiles = |space: Space| [Some(space), space.step(side)].map(|at| at.and_then(|at| plan.tile(at)));
    let along = |direction| {
        std::iter::successors(Some(space), move |space: &Space| space.step(direction))
            .take_while(move |&next| is_opening(plan, next, side) && tiles(next) == tiles(space))
    };
    along(side.turned(2)).chain(along(side.turned(6))).collect()
}

/// With all doors open, everybody gets everywhere on foot.
pub(super) fn reach(file: TomlFile<'_>, raw: &RawMap, plan: &Plan, findings: &mut Vec<Finding>) {
    let entries = raw.entries.get_ref().iter().map(|space| *space.get_ref());
    // An entry on no floor has been found already, and leads nowhere.
    let Some(start) = entries.into_iter().find(|&space| plan.is_floor(space)) else { return };
    let board = Board::new(plan.layout.clone());
    let reach = board.reach(&Walker::default(), Position::small(start), u16::MAX);
    let reached: SpaceSet = reach.passed().map(|(position, _)| position.corner()).collect();
    let floor = plan.spaces.keys().copied().filter(|&space| plan.is_floor(space));
    let missed: Vec<Space> = floor.filter(|&space| !reached.has(space)).collect();
    if !missed.is_empty() {
        let message = format!("nobody gets from {start} to {missed:?}");
        findings.push(file.error(raw.entries.span(), "map-torn", message));
    }
}

/// Areas meet at doors only, and every one is a chain of doors away from the first, where the heroes start. The layout
/// has its doors closed.
pub(super) fn areas(
    file: TomlFile<'_>,
    raw: &RawMap,
    areas: &[Area],
    layout: &Layout,
    findings: &mut Vec<Finding>,
) {
    let area_of = |space: Space| areas.iter().position(|area| area.spaces.has(space));
    for tile in raw.tiles.iter().filter(|tile| tile.get_ref().area.is_none()) {
        if raw.purpose == Purpose::Mission {
            findings.push(file.error(tile.span(), "area-missing", "the tile is part of no area"));
        }
    }
    // An entry on no floor has been found already.
    let is_elsewhere = |entry: &&Spanned<Space>| area_of(*entry.get_ref()).is_some_and(|area| area > 0);
    if let Some(entry) = raw.entries.get_ref().iter().find(is_elsewhere) {
        let message = format!("the entry {} is not in the first area, `{}`", entry.get_ref(), areas[0].id);
        findings.push(file.error(entry.span(), "area-entries", message));
    }
    let board = Board::new(layout.clone());
    let mut touching: BTreeMap<(usize, usize), Space> = BTreeMap::new();
    let mut passed: BTreeSet<(usize, usize)> = BTreeSet::new();
    for space in layout.places() {
        for next in Direction::ALL.into_iter().filter_map(|side| space.step(side)) {
            let (Some(here), Some(there)) = (area_of(space), area_of(next)) else { continue };
            if here < there && board.is_adjacent(space, next) {
                touching.entry((here, there)).or_insert(space);
            } else if here != there && board.with_doors_open().is_adjacent(space, next) {
                passed.insert((here, there));
            }
        }
    }
    for ((here, there), space) in touching {
        let message =
            format!("`{}` and `{}` meet at {space} without a door", areas[here].id, areas[there].id);
        findings.push(file.error(raw.tiles[0].span(), "area-touch", message));
    }
    let mut reached = vec![0];
    let mut n = 0;
    while let Some(&here) = reached.get(n) {
        let next = passed.iter().filter(|&&(from, to)| from == here && !reached.contains(&to));
        let next: Vec<usize> = next.map(|&(_, to)| to).collect();
        reached.extend(next);
        n += 1;
    }
    for area in (0..areas.len()).filter(|area| !reached.contains(area)) {
        let message = format!("no chain of doors leads to `{}`", areas[area].id);
        findings.push(file.error(raw.tiles[0].span(), "area-far", message));
    }
}
