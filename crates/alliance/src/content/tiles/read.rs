//! `content/alliance/tiles.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;
use sortie_boards::square::{Direction, Space, Terrain};
use sortie_content::{Finding, Severity, Source, TomlFile};
use toml::Spanned;

use super::{Biome, Face, Square, Tiles};

/// The longest side of a tile. The printed ones have up to 6 spaces.
const LONGEST: usize = 12;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTiles {
    #[serde(rename = "origin")]
    _origin: String,
    tile: Vec<RawTile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    number: Spanned<u8>,
    copies: Spanned<u8>,
    a: RawFace,
    b: RawFace,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFace {
    biome: Spanned<String>,
    rows: Spanned<Vec<String>>,
    open: Vec<Spanned<String>>,
    #[serde(default)]
    impassable: Vec<Spanned<String>>,
    #[serde(default)]
    blocking_edge: Vec<Spanned<String>>,
}

/// Reads and checks the tiles. Everything that is wrong goes to the findings; none if there is an error.
pub fn read_tiles(source: &Source, findings: &mut Vec<Finding>) -> Option<Tiles> {
    let before = findings.len();
    let file = TomlFile::open(source, "alliance/tiles.toml", findings)?;
    let RawTiles { tile: raw, .. } = file.read(findings)?;
    let mut tiles = Tiles { faces: Vec::new(), copies: BTreeMap::new() };
    for RawTile { number, copies, a, b } in &raw {
        if *copies.get_ref() == 0 {
            findings.push(file.error(copies.span(), "tile-copies", "the box holds at least one of a tile"));
        }
        if tiles.copies.insert(*number.get_ref(), *copies.get_ref()).is_some() {
            let message = format!("there is another tile {}", number.get_ref());
            findings.push(file.error(number.span(), "tile-twice", message));
        }
        for (side, face) in [('A', a), ('B', b)] {
            tiles.faces.extend(read_face(file, *number.get_ref(), side, face, findings));
        }
    }
    tiles.faces.sort_by(|one, other| one.id.cmp(&other.id));
    let is_broken = findings[before..].iter().any(|finding| finding.severity == Severity::Error);
    (!is_broken).then_some(tiles)
}

fn read_face(
    file: TomlFile<'_>,
    tile: u8,
    side: char,
    raw: &RawFace,
    findings: &mut Vec<Finding>,
) -> Option<Face> {
    let id = format!("{tile:02}{side}");
    let biomes = read_biomes(raw.biome.get_ref());
    if biomes.is_none() {
        let message = format!("`{}` is neither a biome nor two, `west | east`", raw.biome.get_ref());
        findings.push(file.error(raw.biome.span(), "tile-biome", message));
    }
    let rows = raw.rows.get_ref();
    let width = rows.first().map_or(0, |row| row.chars().count());
    let is_side = |n: usize| (1..=LONGEST).contains(&n);
    if !is_side(width) || !is_side(rows.len()) || rows.iter().any(|row| row.chars().count() != width) {
        let message = format!("the rows of {id} are no rectangle of 1 to {LONGEST} spaces a side");
        findings.push(file.error(raw.rows.span(), "tile-rows", message));
        return None;
    }
    let biomes = biomes?;
    let mut squares = Vec::new();
    for (column, row) in (0..width).flat_map(|column| (0..rows.len()).map(move |row| (column, row))) {
        let letter = rows[row].chars().nth(column).unwrap_or('#');
        match read_terrain(letter) {
            Some(Terrain::Missing) => {}
            Some(terrain) => {
                let biome = biome_at(biomes, column, width);
                let square = Square { terrain, biome, is_enclosed: letter == 'P' };
                squares.push((Space::new(column as u8, row as u8), square));
            }
            None => {
                let message = format!("`{letter}` in row {row} of {id} is no space; there are . D B P #");
                findings.push(file.error(raw.rows.span(), "tile-square", message));
            }
        }
    }
    let (columns, rows) = (width as u8, rows.len() as u8);
    let (open, impassable, blocking) = (Vec::new(), Vec::new(), Vec::new());
    let mut face = Face { id, tile, columns, rows, biomes, squares, open, impassable, blocking };
    face.open = read_edges(file, &raw.open, findings, |text| {
        read_edge(text, &OUTER).filter(|&(spot, side)| face.is_outline(spot, side))
    });
    let inner = |text: &str| read_edge(text, &INNER).filter(|&(spot, side)| face.is_inner(spot, side));
    let impassable = read_edges(file, &raw.impassable, findings, inner);
    let blocking = read_edges(file, &raw.blocking_edge, findings, inner);
    (face.impassable, face.blocking) = (impassable, blocking);
    check_enclosed(file, raw, &face, findings);
    Some(face)
}

/// A space that is said to be enclosed has no open edge towards one that is not.
fn check_enclosed(file: TomlFile<'_>, raw: &RawFace, face: &Face, findings: &mut Vec<Finding>) {
    let is_impassable = |spot: Space, side: Direction| {
        let across = spot.step(side).map(|next| (next, side.opposite()));
        face.impassable.contains(&(spot, side)) || across.is_some_and(|edge| face.impassable.contains(&edge))
    };
    for &(spot, square) in face.squares.iter().filter(|(_, square)| square.is_enclosed) {
        let leaks = Direction::ORTHOGONAL.into_iter().any(|side| {
            let beyond = spot.step(side).and_then(|next| face.square(next));
            beyond.is_some_and(|next| next.is_enclosed != square.is_enclosed) && !is_impassable(spot, side)
        });
        if leaks {
            let message = format!("the P at {spot} of {} is not enclosed by impassable edges", face.id);
            findings.push(file.error(raw.rows.span(), "tile-enclosed", message));
        }
    }
}

fn read_biomes(text: &str) -> Option<[Biome; 2]> {
    let one = |text: &str| match text {
        "forest" => Some(Biome::Forest),
        "desert" => Some(Biome::Desert),
        "imperial" => Some(Biome::Imperial),
        "interior" => Some(Biome::Interior),
        _ => None,
    };
    let (west, east) = text.split_once(" | ").unwrap_or((text, text));
    Some([one(west)?, one(east)?])
}

/// What a column shows. The middle column of an odd width lies in both halves.
fn biome_at([west, east]: [Biome; 2], column: usize, width: usize) -> Biome {
    match (2 * column + 1).cmp(&width) {
        std::cmp::Ordering::Less => west,
        std::cmp::Ordering::Greater => east,
        std::cmp::Ordering::Equal if west.is_interior() => west,
        std::cmp::Ordering::Equal => east,
    }
}

fn read_terrain(letter: char) -> Option<Terrain> {
    Some(match letter {
        '.' | 'P' => Terrain::Floor,
        'D' => Terrain::Difficult,
        'B' => Terrain::Blocking,
        '#' => Terrain::Missing,
        _ => return None,
    })
}

/// The sides of a space as `open` names them.
const OUTER: [(&str, Direction); 4] =
    [("N", Direction::North), ("E", Direction::East), ("S", Direction::South), ("W", Direction::West)];

/// The edges of a space as `impassable` names them: a vertical line lies east of it, a horizontal one south.
const INNER: [(&str, Direction); 2] = [("V", Direction::East), ("H", Direction::South)];

/// Reads `letter row column`.
fn read_edge(text: &str, letters: &[(&str, Direction)]) -> Option<(Space, Direction)> {
    let mut words = text.split(' ');
    let letter = words.next()?;
    let (_, side) = letters.iter().find(|(name, _)| *name == letter)?;
    let mut number = || words.next()?.parse::<i32>().ok();
    let (row, column) = (number()?, number()?);
    let spot = Space::checked(column, row)?;
    words.next().is_none().then_some((spot, *side))
}

fn read_edges(
    file: TomlFile<'_>,
    raw: &[Spanned<String>],
    findings: &mut Vec<Finding>,
    read: impl Fn(&str) -> Option<(Space, Direction)>,
) -> Vec<(Space, Direction)> {
    let mut edges = Vec::with_capacity(raw.len());
    for text in raw {
        match read(text.get_ref()) {
            Some(edge) => edges.push(edge),
            None => {
                let message = format!("`{}` is no edge of this kind on this face", text.get_ref());
                findings.push(file.error(text.span(), "tile-edge", message));
            }
        }
    }
    edges
}
