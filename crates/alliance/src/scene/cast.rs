//! The figures of a scene.

use serde_json::Value;
use sortie_boards::square::{Board, Gait, Position, Space, SpaceSet};
use sortie_content::scene::text;

use super::Object;
use crate::attack::{Attack, AttackKind, Condition, Conditions, Effect, read_keyword};
use crate::dice::{AttackDie, DefenceDie, Pool};
use crate::surge::{SurgeList, SurgeOption};
use crate::world::{Body, FigureId, Side, Strike, World};

/// All figures: their bodies for the rules, and beside them what only people and dice need.
#[derive(Debug, Clone, Default)]
pub(super) struct Cast {
    pub(super) bodies: Vec<Body>,
    pub(super) roles: Vec<Role>,
}

/// Who a figure is and what it rolls.
#[derive(Debug, Clone)]
pub(super) struct Role {
    pub(super) id: String,
    /// What its card says; its id if the scene does not tell.
    pub(super) name: String,
    pub(super) dice: Pool<AttackDie>,
    pub(super) defence: Pool<DefenceDie>,
    pub(super) surge: SurgeList,
    pub(super) effects: Vec<Effect>,
}

/// What can be said about a figure. Whether it is elite makes no difference to any question yet.
const FIGURE: [&str; 15] = [
    "id",
    "name",
    "side",
    "hero",
    "elite",
    "spaces",
    "health",
    "bonus_health",
    "damage",
    "speed",
    "attack",
    "defence",
    "surge",
    "conditions",
    "keywords",
];

impl Cast {
    pub(super) fn read(scene: &Object, board: &Board) -> Result<Self, String> {
        let mut cast = Self::default();
        let mut held = SpaceSet::EMPTY;
        for (place, value) in scene.list("figures")? {
            let figure = Object::new(place, value)?.only(&FIGURE)?;
            let (body, role) = read_figure(&figure)?;
            stands(&figure, board, &body)?;
            if body.at.meets(&held) {
                return Err(format!("{}: another figure stands there", figure.place("spaces")));
            }
            if cast.roles.iter().any(|other| other.id == role.id) {
                return Err(format!("{}: `{}` is there twice", figure.place("id"), role.id));
            }
            held |= body.at.to_set();
            cast.bodies.push(body);
            cast.roles.push(role);
        }
        if cast.bodies.len() > usize::from(u8::MAX) {
            return Err("figures: at most 255".to_owned());
        }
        Ok(cast)
    }

    pub(super) fn world<'a>(&'a self, board: &'a Board) -> World<'a> {
        World::new(board, &self.bodies)
    }

    pub(super) fn id(&self, figure: FigureId) -> &str {
        &self.roles[figure.index()].id
    }

    /// The figure a field names.
    pub(super) fn figure(&self, fields: &Object, key: &str) -> Result<FigureId, String> {
        let id: String = fields.required(key)?;
        self.find(&id).ok_or_else(|| format!("{}: there is no figure `{id}`", fields.place(key)))
    }

    pub(super) fn find(&self, id: &str) -> Option<FigureId> {
        self.roles.iter().position(|role| role.id == id).map(|n| FigureId(n as u8))
    }
}

fn read_figure(figure: &Object) -> Result<(Body, Role), String> {
    let id: String = figure.required("id")?;
    let is_hero = figure.or("hero", false)?;
    let spaces: Vec<Space> = figure.required("spaces")?;
    let at = Position::covering(&spaces)
        .ok_or_else(|| format!("{}: a base covers a full rectangle of spaces", figure.place("spaces")))?;
    let side = figure.or("side", if is_hero { Side::Rebel } else { Side::Imperial })?;
    let mut body = Body {
        is_hero,
        speed: figure.or("speed", 4)?,
        health: figure.or("health", 10_u16)?.saturating_add(figure.or("bonus_health", 0)?),
        damage: figure.or("damage", 0)?,
        conditions: conditions(figure)?,
        ..Body::standing(side, at)
    };
    let mut role = Role {
        name: figure.or("name", id.clone())?,
        id,
        dice: Pool::default(),
        defence: figure.or("defence", Pool::default())?,
        surge: surge(figure)?,
        effects: Vec::new(),
    };
    if figure.value("attack").is_some() {
        let attack = figure.object("attack")?.only(&["type", "dice", "reach"])?;
        let kind: AttackKind = attack.required("type")?;
        body.strike = Some(Strike { kind, reach: attack.or("reach", false)? });
        role.dice = attack.or("dice", Pool::default())?;
    }
    for (place, value) in figure.list("keywords")? {
        match text(&place, value)? {
            "mobile" => body.is_mobile = true,
            "massive" => body.is_massive = true,
            "reach" => body.strike = body.strike.map(|strike| Strike { reach: true, ..strike }),
            word => role.effects.extend(read_keyword(word).map_err(|error| format!("{place}: {error}"))?),
        }
    }
    Ok((body, role))
}

/// Conditions are written as on the card (`stunned`) or as the keyword that inflicts them (`stun`).
fn conditions(figure: &Object) -> Result<Conditions, String> {
    let read = |(place, value): (String, &Value)| {
        Ok(match text(&place, value)? {
            "bleeding" | "bleed" => Condition::Bleed,
            "focused" | "focus" => Condition::Focus,
            "hidden" | "hide" => Condition::Hide,
            "stunned" | "stun" => Condition::Stun,
            "weakened" | "weaken" => Condition::Weaken,
            word => {
                let known = "bleeding, focused, hidden, stunned, weakened";
                return Err(format!("{place}: `{word}` is no condition; there are {known}"));
            }
        })
    };
    figure.list("conditions")?.into_iter().map(read).collect()
}

/// The surge abilities under `surge`.
pub(super) fn surge(figure: &Object) -> Result<SurgeList, String> {
    let read = |(place, value): (String, &Value)| -> Result<SurgeOption, String> {
        text(&place, value)?.parse().map_err(|error| format!("{place}: {error}"))
    };
    let options = figure.list("surge")?.into_iter().map(read).collect::<Result<_, _>>()?;
    SurgeList::new(options).map_err(|error| format!("{}: {error}", figure.place("surge")))
}

/// Whether a figure can stand where the scene puts it (R4.4, S10).
fn stands(figure: &Object, board: &Board, body: &Body) -> Result<(), String> {
    let place = figure.place("spaces");
    if let Some(space) = body.at.spaces().find(|&space| !board.spaces().has(space)) {
        return Err(format!("{place}: there is no space at {space}"));
    }
    if body.gait() == Gait::Walking && body.at.meets(board.blocking()) {
        return Err(format!("{place}: only mobile and massive figures stand on blocking terrain"));
    }
    if !board.fits(body.at, body.gait()) {
        return Err(format!("{place}: a base never lies across a wall, a door or an impassable edge"));
    }
    Ok(())
}

impl Role {
    /// The figure's own attack at a distance, before anything else is known of it.
    pub(super) fn attack(&self, kind: AttackKind, distance: Option<u16>) -> Attack {
        Attack { keywords: self.effects.clone(), ..Attack::new(kind, distance) }
    }
}
