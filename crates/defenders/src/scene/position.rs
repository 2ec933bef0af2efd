//! The position of a scene: board, figures, what the table agreed on, and the dice.

use serde_json::{Value, json};
use sortie_boards::hex::{Board, Hex, Place};
use sortie_content::scene::{Object, entry};

use super::figures::{Figures, Role};
use super::map::Map;
use crate::dice::{Dice, FACES, Face, Symbol};
use crate::world::{Body, FigureId, Kind, Options, Species, World, present};

/// Everything a question can be about.
#[derive(Debug, Clone)]
pub struct Position {
    /// The figures, for the rules; the order of agents is that of their players (A68).
    pub bodies: Vec<Body>,
    /// The same figures, for people and dice.
    pub roles: Vec<Role>,
    /// The agent of the first player (37); the first agent if the scene does not say.
    pub alpha: FigureId,
    /// What was agreed.
    pub options: Options,
    /// The dice.
    pub dice: Dice,
    map: Option<Map>,
    /// Where nobody stands, for questions that need no map.
    nowhere: Board,
    species: Vec<String>,
}

/// Something that can be asked about: a figure, or just a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// Where.
    pub at: Hex,
    /// Who, if a figure was named.
    pub figure: Option<FigureId>,
}

impl Position {
    /// Reads the position of a scene.
    pub(super) fn read(scene: &Object) -> Result<Self, String> {
        let options = read_options(scene)?;
        let dice = read_dice(scene)?;
        let map = scene.part("map")?.map(|map| Map::read(&map)).transpose()?;
        let figures = Figures::read(scene, map.as_ref())?;
        let alpha = figures.alpha(scene)?;
        let Figures { bodies, roles, species } = figures;
        Ok(Self { bodies, roles, alpha, options, dice, map, nowhere: Map::nowhere(), species })
    }

    /// The board and who stands on it; an error if the scene has no map.
    pub fn world(&self) -> Result<World<'_>, String> {
        let map = self.map.as_ref().ok_or("map: missing")?;
        Ok(World { board: &map.board, points: &map.point_hexes, ..self.cast() })
    }

    /// The figures for questions that do not ask where they stand.
    pub fn cast(&self) -> World<'_> {
        let Self { bodies, alpha, options, nowhere, .. } = self;
        World {
            board: nowhere,
            bodies,
            present: present(bodies),
            points: &[],
            alpha: *alpha,
            options: *options,
        }
    }

    /// The teleport points and their symbols.
    pub fn points(&self) -> &[(Hex, Symbol)] {
        self.map.as_ref().map_or(&[], |map| &map.points)
    }

    /// A species by its name; one that no figure has is known too, and is nobody's.
    pub fn species(&self, name: &str) -> Species {
        let n = self.species.iter().position(|other| other == name).unwrap_or(self.species.len());
        Species(n as u8)
    }

    /// What a figure is called.
    pub fn id(&self, figure: FigureId) -> &str {
        &self.roles[figure.index()].id
    }

    /// The figure that a field names.
    pub fn figure(&self, fields: &Object, key: &str) -> Result<FigureId, String> {
        let id: String = fields.required(key)?;
        self.find(&id).ok_or_else(|| format!("{}: there is no figure `{id}`", fields.place(key)))
    }

    /// The figure of a kind that a field names.
    pub fn figure_of(&self, kind: Kind, fields: &Object, key: &str) -> Result<FigureId, String> {
        let figure = self.figure(fields, key)?;
        let name = match kind {
            Kind::Agent => "agent",
            Kind::Drone => "drone",
            Kind::Alien => "alien",
            Kind::Signal => "signal",
            Kind::Person => "person",
        };
        let is_so = self.bodies[figure.index()].kind == kind;
        let wrong = || format!("{}: `{}` is no {name}", fields.place(key), self.id(figure));
        is_so.then_some(figure).ok_or_else(wrong)
    }

    /// The figure of a name.
    pub fn find(&self, id: &str) -> Option<FigureId> {
        self.roles.iter().position(|role| role.id == id).map(|n| FigureId(n as u8))
    }

    /// The hex that a value at a place of the scene means.
    pub fn hex(&self, place: &str, value: &Value) -> Result<Hex, String> {
        let map = self.map.as_ref().ok_or("map: missing")?;
        map.hex(place, value)
    }

    /// The figure or hex that a field names.
    pub fn spot(&self, fields: &Object, key: &str) -> Result<Spot, String> {
        let value = fields.value(key).ok_or_else(|| format!("{}: missing", fields.place(key)))?;
        if value.is_string() {
            let figure = self.figure(fields, key)?;
            return Ok(Spot { at: self.world()?.at(figure), figure: Some(figure) });
        }
        Ok(Spot { at: self.hex(&fields.place(key), value)?, figure: None })
    }

    /// A hex as scenes write it.
    pub fn place(&self, hex: Hex) -> Value {
        json!(self.pair(hex))
    }

    /// The two numbers of a hex, in which lists are sorted.
    pub fn pair(&self, hex: Hex) -> (i64, i64) {
        let board = self.map.as_ref().map_or(&self.nowhere, |map| &map.board);
        let Place { x, y } = board.layout().place(hex);
        (x.into(), y.into())
    }
}

fn read_options(scene: &Object) -> Result<Options, String> {
    let default = Options::default();
    let Some(options) = scene.part("options")? else { return Ok(default) };
    let options = options.only(&["human_view", "friendly_fire", "duel"])?;
    Ok(Options {
        human_view: options.or("human_view", default.human_view)?,
        friendly_fire: options.or("friendly_fire", default.friendly_fire)?,
        duel: options.or("duel", default.duel)?,
    })
}

/// The dice of the scene, or those of the content.
fn read_dice(scene: &Object) -> Result<Dice, String> {
    let shipped = Dice::shipped();
    let Some(own) = scene.part("dice")? else { return Ok(shipped.clone()) };
    let own = own.only(&["red", "blue"])?;
    let die = |key: &str, shipped: &[Face; FACES]| {
        if own.value(key).is_none() {
            return Ok(*shipped);
        }
        let faces = faces(&own, key)?;
        let n_faces = faces.len();
        faces.try_into().map_err(|_| format!("{}: {n_faces} faces; a die has {FACES}", own.place(key)))
    };
    Ok(Dice { red: die("red", &shipped.red)?, blue: die("blue", &shipped.blue)? })
}

/// A list of faces, each a list of symbols.
pub(super) fn faces(fields: &Object, key: &str) -> Result<Vec<Face>, String> {
    fields.list(key)?.into_iter().map(|(place, face)| entry(&place, face)).collect()
}
