//! The figures of a scene.

use sortie_boards::hex::{Area, Hex};
use sortie_content::scene::{Object, text};

use super::map::Map;
use super::{card, weapon};
use crate::attack::{Weapon, check_health};
use crate::mind::Line;
use crate::world::{Alien, Body, FigureId, Kind, Rank, Species};

/// Who a figure is, what it fights with and, of an alien, what its card says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Role {
    /// What it is called.
    pub id: String,
    /// Its weapons, by index.
    pub weapons: Vec<Weapon>,
    /// The lines of its card.
    pub lines: Vec<Line>,
}

/// All figures of a scene.
#[derive(Debug, Default)]
pub(super) struct Figures {
    pub(super) bodies: Vec<Body>,
    pub(super) roles: Vec<Role>,
    /// The names of the species among them, by number.
    pub(super) species: Vec<String>,
}

/// What can be said about a figure.
const FIGURE: [&str; 14] = [
    "id",
    "kind",
    "at",
    "facing",
    "health",
    "wounds",
    "move",
    "weapons",
    "conditions",
    "species",
    "rank",
    "player",
    "ai",
    "came_from",
];

/// The most figures of a scene: their numbers are bytes.
const MOST: usize = 255;

impl Figures {
    /// Reads all figures. Without a map nobody needs to stand anywhere.
    pub(super) fn read(scene: &Object, map: Option<&Map>) -> Result<Self, String> {
        let mut figures = Self::default();
        let objects = scene.list("figures")?.into_iter();
        let objects: Vec<Object> = objects
            .map(|(place, value)| Object::new(place, value)?.only(&FIGURE))
            .collect::<Result<_, _>>()?;
        if objects.len() > MOST {
            return Err(format!("{}: {} figures; at most {MOST}", scene.place("figures"), objects.len()));
        }
        for figure in &objects {
            figures.add(figure, map)?;
        }
        // Whose card an alien is may be said before its player is.
        for (n, figure) in objects.iter().enumerate() {
            let player = figures.agent(figure, "player")?;
            let first = figures.alpha(scene)?;
            if let Some(alien) = &mut figures.bodies[n].alien {
                alien.player = player.unwrap_or(first);
            }
        }
        Ok(figures)
    }

    fn add(&mut self, figure: &Object, map: Option<&Map>) -> Result<(), String> {
        let id: String = figure.required("id")?;
        if self.roles.iter().any(|other| other.id == id) {
            return Err(format!("{}: `{id}` is there twice", figure.place("id")));
        }
        let body = self.body(figure, map)?;
        if map.is_some() && self.bodies.iter().any(|other| other.at == body.at) {
            return Err(format!("{}: another figure stands there", figure.place("at")));
        }
        let weapons = figure.list("weapons")?.into_iter();
        let weapons = weapons.map(|(place, value)| weapon::read_weapon(&Object::new(place, value)?));
        let role = Role { id, weapons: weapons.collect::<Result<_, _>>()?, lines: card::read(figure)? };
        self.bodies.push(body);
        self.roles.push(role);
        Ok(())
    }

    fn body(&mut self, figure: &Object, map: Option<&Map>) -> Result<Body, String> {
        let kind: Kind = figure.required("kind")?;
        if kind == Kind::Person {
            // A person belongs to a mission, and a scene has none.
            return Err(format!("{}: `person` is none of agent, drone, alien, signal", figure.place("kind")));
        }
        let at = match map {
            Some(map) => map.floor(figure, "at")?,
            // It may say where it stands all the same, and nobody will look.
            None => figure.optional::<(i16, i16)>("at").map(|_| Hex(0))?,
        };
        let plain = Body::standing(kind, at);
        let mut body = Body {
            facing: figure.or("facing", plain.facing)?,
            health: figure.or("health", plain.health)?,
            wounds: figure.or("wounds", plain.wounds)?,
            movement: figure.or("move", plain.movement)?,
            came_from: came_from(figure, map)?,
            ..plain
        };
        let wrong = if body.health == 0 { "health" } else { "wounds" };
        check_health(body.health, body.wounds)
            .map_err(|error| format!("{}: {error}", figure.place(wrong)))?;
        for (place, value) in figure.list("conditions")? {
            match text(&place, value)? {
                "immobilised" => body.is_immobilised = true,
                "paralysed" => body.is_paralysed = true,
                "evaded" => body.has_evaded = true,
                word => {
                    let known = "immobilised, paralysed, evaded";
                    return Err(format!("{place}: `{word}` is no condition; there are {known}"));
                }
            }
        }
        let species = self.species(figure.or("species", String::new())?);
        let rank = figure.or("rank", Rank::Green)?;
        // Who holds the card is looked up once all figures are known.
        body.alien = (kind == Kind::Alien).then_some(Alien {
            species,
            rank,
            player: FigureId(0),
            ignores_stealth: false,
            swarm: None,
            is_grey: false,
        });
        Ok(body)
    }

    /// The number of a species, a new one if it is new.
    fn species(&mut self, name: String) -> Species {
        let known = self.species.iter().position(|other| *other == name);
        let n = known.unwrap_or_else(|| {
            self.species.push(name);
            self.species.len() - 1
        });
        Species(n as u8)
    }

    /// The alpha agent: who is named, or the first agent. Without agents nobody asks for him.
    pub(super) fn alpha(&self, scene: &Object) -> Result<FigureId, String> {
        let first = self.bodies.iter().position(|body| body.kind == Kind::Agent).unwrap_or(0);
        Ok(self.agent(scene, "alpha")?.unwrap_or(FigureId(first as u8)))
    }

    /// The agent that a field names, if it names one.
    fn agent(&self, fields: &Object, key: &str) -> Result<Option<FigureId>, String> {
        let Some(id) = fields.optional::<String>(key)? else { return Ok(None) };
        let is_meant = |(role, body): (&Role, &Body)| role.id == id && body.kind == Kind::Agent;
        let found = self.roles.iter().zip(&self.bodies).position(is_meant);
        let unknown = || format!("{}: there is no agent `{id}`", fields.place(key));
        found.map(|n| Some(FigureId(n as u8))).ok_or_else(unknown)
    }
}

/// The area it left in its last move, by its letter (A35).
fn came_from(figure: &Object, map: Option<&Map>) -> Result<Option<Area>, String> {
    let (Some(letter), Some(map)) = (figure.optional::<char>("came_from")?, map) else { return Ok(None) };
    let area = map.board.layout().area_with(letter);
    let unknown = || format!("{}: there is no area {letter}", figure.place("came_from"));
    area.map(Some).ok_or_else(unknown)
}
