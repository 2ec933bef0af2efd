//! The figures of a scene.

use serde::Deserialize;
use serde_json::Value;
use sortie_boards::plane::{Base, Kind, MOST_SIDE, PieceId};
use sortie_content::scene::{Object, entry};

use super::pieces::{Terrain, distinct, point_on};
use crate::dice::DefenceDie;
use crate::keyword::{Keyword, WeaponKeyword};
use crate::profile::{Profile, Rank, SurgeChart, UnitKind, Weapon, WeaponKind};
use crate::world::Body;

/// How many figures a scene may have: as many as a set of units can hold.
const MOST_FIGURES: usize = 64;

/// A figure of a scene.
#[derive(Debug, Clone)]
pub struct Figure {
    /// What it is called.
    pub id: String,
    /// What its card says; where it stands is told by its body.
    pub profile: Profile,
    /// Its suppression tokens.
    pub suppression: u32,
    /// Its wounds.
    pub wounds: u32,
    /// Whether it did an aim action in this activation (M5.2).
    pub has_aimed: bool,
}

impl Figure {
    /// Whether it has a keyword.
    pub fn has(&self, keyword: Keyword) -> bool {
        self.profile.keywords.contains(&keyword)
    }

    /// Whether it could fight in melee (C7.11).
    pub fn has_melee_weapon(&self) -> bool {
        self.profile.weapons.iter().any(|weapon| weapon.kind != WeaponKind::Ranged)
    }
}

/// A vehicle that floats or one that does not.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Vehicle {
    Ground,
    Repulsor,
}

const FIELDS: [&str; 20] = [
    "id",
    "side",
    "at",
    "radius",
    "height",
    "on",
    "facing",
    "vehicle",
    "rank",
    "droid",
    "speed",
    "courage",
    "suppression",
    "health",
    "wounds",
    "defence",
    "surge",
    "keywords",
    "weapons",
    "aimed",
];

/// Reads the figures of a scene and where they stand. No two bases overlap (C6.7).
pub(super) fn read(scene: &Object, terrain: &Terrain) -> Result<(Vec<Figure>, Vec<Body>), String> {
    let list = scene.list("figures")?;
    if list.len() > MOST_FIGURES {
        return Err(format!("figures: at most {MOST_FIGURES}"));
    }
    let (mut figures, mut bodies): (Vec<Figure>, Vec<Body>) = (Vec::new(), Vec::new());
    for (place, value) in list {
        let fields = Object::new(place, value)?.only(&FIELDS)?;
        let id = distinct(&fields, figures.iter().map(|figure| &figure.id))?;
        let profile = read_profile(&fields)?;
        let body = read_body(&fields, &profile, terrain)?;
        if let Some(n) = bodies.iter().position(|other| other.base.overlaps(body.base)) {
            return Err(format!("{}: its base overlaps that of `{}`", fields.place("at"), figures[n].id));
        }
        bodies.push(body);
        figures.push(Figure {
            id,
            profile,
            suppression: fields.or("suppression", 0)?,
            wounds: fields.or("wounds", 0)?,
            has_aimed: fields.or("aimed", false)?,
        });
    }
    Ok((figures, bodies))
}

fn read_body(fields: &Object, profile: &Profile, terrain: &Terrain) -> Result<Body, String> {
    let on = read_on(fields, terrain)?;
    let size = [("radius", u32::from(profile.radius), 1), ("height", u32::from(profile.height), 0)];
    let [radius, height] = size.map(|(key, default, least)| length(fields, key, default, least));
    let at = point_on(fields, "at", &terrain.table)?;
    let base = Base { at, radius: radius?, level: terrain.table.level(on), height: height? };
    let (facing, side) = (read_facing(fields)?, fields.required("side")?);
    Ok(Body { base, on, facing, side, kind: profile.kind, is_present: true })
}

/// A length that is no longer than a table may be.
fn length(fields: &Object, key: &str, default: u32, least: u32) -> Result<u32, String> {
    let length = fields.or(key, default)?;
    let wrong = || format!("{}: {least} to {MOST_SIDE}", fields.place(key));
    (least..=MOST_SIDE).contains(&length).then_some(length).ok_or_else(wrong)
}

/// The obstacle that a field `on` names.
pub(super) fn read_on(fields: &Object, terrain: &Terrain) -> Result<Option<PieceId>, String> {
    let Some(id) = fields.optional::<String>("on")? else { return Ok(None) };
    let obstacle = terrain.find(&id).filter(|&on| terrain.table.piece(on).kind == Kind::Obstacle);
    obstacle.map(Some).ok_or_else(|| format!("{}: there is no obstacle `{id}`", fields.place("on")))
}

fn read_facing(fields: &Object) -> Result<(i32, i32), String> {
    match fields.value("facing") {
        None => Ok((0, 1)),
        Some(value) => {
            let place = fields.place("facing");
            let facing = entry(&place, value).map_err(|_| format!("{place}: not two integers"))?;
            if facing == (0, 0) { Err(format!("{place}: faces nowhere")) } else { Ok(facing) }
        }
    }
}

fn read_profile(fields: &Object) -> Result<Profile, String> {
    let kind = match (fields.optional("vehicle")?, fields.or("droid", false)?) {
        (Some(Vehicle::Ground), _) => UnitKind::GroundVehicle,
        (Some(Vehicle::Repulsor), _) => UnitKind::RepulsorVehicle,
        (None, true) => UnitKind::DroidTrooper,
        (None, false) => UnitKind::Trooper,
    };
    // Vehicles have no courage unless somebody says so (C11.8).
    let usual = if kind.is_vehicle() { None } else { Some(1) };
    let courage = if fields.is_null("courage") { None } else { fields.optional("courage")?.or(usual) };
    let surge = match fields.part("surge")? {
        None => SurgeChart::default(),
        Some(chart) => {
            let chart = chart.only(&["attack", "defence"])?;
            SurgeChart {
                attack: chart.or("attack", Default::default())?,
                defence: chart.or("defence", Default::default())?,
            }
        }
    };
    Ok(Profile {
        rank: fields.or("rank", Rank::Corps)?,
        kind,
        health: fields.or("health", 1)?,
        courage,
        speed: fields.or("speed", 2)?,
        defence: fields.or("defence", DefenceDie::White)?,
        surge,
        radius: Profile::SMALL_BASE,
        height: Profile::TROOPER_HEIGHT,
        keywords: words(fields, "keywords")?,
        weapons: fields.list("weapons")?.into_iter().map(read_weapon).collect::<Result<_, _>>()?,
    })
}

fn read_weapon((place, value): (String, &Value)) -> Result<Weapon, String> {
    let weapon = Object::new(place, value)?.only(&["name", "kind", "min", "max", "keywords"])?;
    let kind = weapon.required("kind")?;
    let max = if kind == WeaponKind::Melee { weapon.or("max", 0)? } else { weapon.required("max")? };
    let keywords: Vec<WeaponKeyword> = words(&weapon, "keywords")?;
    let dice = Default::default();
    Ok(Weapon { id: weapon.required("name")?, kind, min: weapon.or("min", 0)?, max, dice, keywords })
}

/// A list of keywords, each at its own place.
fn words<T: serde::de::DeserializeOwned>(fields: &Object, key: &str) -> Result<Vec<T>, String> {
    fields.list(key)?.into_iter().map(|(place, value)| entry(&place, value)).collect()
}
