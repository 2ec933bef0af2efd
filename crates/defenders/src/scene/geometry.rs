//! The ops about space: distance, sight, reach, contact, and who may attack whom.

use serde_json::{Map, Value, json};
use sortie_boards::hex::{Gait, Hex, HexSet};

use super::{Ask, Object, Position};
use crate::attack::Weapon;
use crate::world::{Aim, FigureId, Kind, World};

/// Answers a question about space; none for another op.
pub(super) fn answer(position: &Position, ask: &Ask) -> Option<Result<Value, String>> {
    let answer: fn(&Question<'_>) -> Result<Value, String> = match ask.op.as_str() {
        "distances" => distances,
        "steps" => steps,
        "sights" => sights,
        "views" => views,
        "engaged" => engaged,
        "attacks" => attacks,
        "reveals" => reveals,
        "rooms" => rooms,
        "distance" => distance,
        "adjacent" => adjacent,
        "los" => los,
        "hexes" => hexes,
        "field" => field,
        "reach" => reach,
        "walk" => walk,
        "leaps" => leaps,
        "redeploy" => redeploy,
        "attack_legal" => attack_legal,
        "area_hit" => area_hit,
        _ => return None,
    };
    let asked = || answer(&Question { position, world: position.world()?, ask });
    Some(asked())
}

/// A question about a position with a map.
struct Question<'a> {
    position: &'a Position,
    world: World<'a>,
    ask: &'a Ask,
}

impl Question<'_> {
    fn fields(&self) -> &Object {
        &self.ask.fields
    }

    fn id(&self, figure: FigureId) -> &str {
        self.position.id(figure)
    }

    /// The names of some figures, sorted.
    fn ids(&self, figures: impl IntoIterator<Item = FigureId>) -> Value {
        let mut ids: Vec<&str> = figures.into_iter().map(|figure| self.id(figure)).collect();
        ids.sort_unstable();
        json!(ids)
    }

    /// The hexes of a set as scenes write them, sorted.
    fn hexes(&self, hexes: HexSet) -> Value {
        sorted(self.position, hexes)
    }

    /// The figure of a question that has no other fields besides.
    fn figure(&self, others: &[&str]) -> Result<FigureId, String> {
        self.ask.only(&[&["figure"], others].concat())?;
        self.position.figure(self.fields(), "figure")
    }

    /// The two hexes between which something is asked.
    fn between(&self) -> Result<(Hex, Hex), String> {
        self.ask.only(&["from", "to"])?;
        let hex = |key| self.position.spot(self.fields(), key).map(|spot| spot.at);
        Ok((hex("from")?, hex("to")?))
    }

    /// An answer for all ordered pairs of which one is asked for, under `A>B`.
    fn pairs(
        &self,
        is_meant: impl Fn(Kind, Kind) -> bool,
        answer: impl Fn(FigureId, FigureId) -> Value,
    ) -> Result<Value, String> {
        self.ask.only(&[])?;
        let kind = |figure| self.world.body(figure).kind;
        let mut all = Map::new();
        for from in self.world.figures() {
            for to in self.world.figures().filter(|&to| to != from && is_meant(kind(from), kind(to))) {
                all.insert(format!("{}>{}", self.id(from), self.id(to)), answer(from, to));
            }
        }
        Ok(Value::Object(all))
    }

    /// Whether a figure may use a weapon on another now.
    fn may_attack(&self, from: FigureId, weapon: &Weapon, to: FigureId) -> bool {
        let Weapon { manner, range, .. } = *weapon;
        self.world.attack(from, to, Aim { manner, range, is_ready: weapon.is_ready() }).is_ok()
    }
}

/// The hexes of a set as scenes write them, sorted.
pub(super) fn sorted(position: &Position, hexes: HexSet) -> Value {
    let mut places: Vec<(i64, i64)> = hexes.iter().map(|hex| position.pair(hex)).collect();
    places.sort_unstable();
    json!(places)
}

fn distances(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&[])?;
    let figures: Vec<FigureId> = question.world.figures().collect();
    let mut all = Map::new();
    for (n, &one) in figures.iter().enumerate() {
        for &other in &figures[n + 1..] {
            let key = format!("{}-{}", question.id(one), question.id(other));
            all.insert(key, json!(question.world.distance(one, other)));
        }
    }
    Ok(Value::Object(all))
}

fn steps(question: &Question<'_>) -> Result<Value, String> {
    let world = &question.world;
    question.pairs(
        |from, to| !from.is_prey() && to.is_prey(),
        |from, to| json!(world.board.steps(world.at(from), world.at(to), Gait::Climbing)),
    )
}

fn sights(question: &Question<'_>) -> Result<Value, String> {
    question.pairs(|_, _| true, |from, to| json!(question.world.sees(from, to)))
}

fn views(question: &Question<'_>) -> Result<Value, String> {
    let world = &question.world;
    question.pairs(|from, _| from == Kind::Agent, |from, to| json!(world.is_in_view(from, world.at(to))))
}

fn engaged(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&[])?;
    let world = &question.world;
    let contacts = |figure| match world.is_engaged(figure) {
        true => question.ids(world.contacts(figure)),
        false => json!([]),
    };
    Ok(Value::Object(world.prey().map(|figure| (question.id(figure).to_owned(), contacts(figure))).collect()))
}

fn attacks(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&[])?;
    let world = &question.world;
    let mut all = Map::new();
    for from in world.prey() {
        for (n, weapon) in question.position.roles[from.index()].weapons.iter().enumerate() {
            for to in world.figures().filter(|&to| world.body(to).kind != Kind::Signal) {
                let key = format!("{}:{n}>{}", question.id(from), question.id(to));
                all.insert(key, json!(question.may_attack(from, weapon, to)));
            }
        }
    }
    Ok(Value::Object(all))
}

fn reveals(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&[])?;
    let world = &question.world;
    let watchers =
        |signal| (question.id(signal).to_owned(), question.ids(world.watchers_of(world.at(signal))));
    Ok(Value::Object(world.signals_in_sight().map(watchers).collect()))
}

fn rooms(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&[])?;
    let mut rooms: Vec<Vec<(i64, i64)>> = Vec::new();
    for room in question.world.board.rooms() {
        let mut places: Vec<(i64, i64)> = room.iter().map(|hex| question.position.pair(hex)).collect();
        places.sort_unstable();
        rooms.push(places);
    }
    rooms.sort_unstable();
    Ok(json!(rooms))
}

fn distance(question: &Question<'_>) -> Result<Value, String> {
    let (from, to) = question.between()?;
    Ok(json!(question.world.board.distance(from, to)))
}

fn adjacent(question: &Question<'_>) -> Result<Value, String> {
    let (from, to) = question.between()?;
    Ok(json!(question.world.board.adjacent(from, to)))
}

fn los(question: &Question<'_>) -> Result<Value, String> {
    let (from, to) = question.between()?;
    Ok(json!(question.world.board.sees(from, to)))
}

fn hexes(question: &Question<'_>) -> Result<Value, String> {
    let (from, to) = question.between()?;
    Ok(json!(question.world.board.hexes_between(from, to)))
}

fn field(question: &Question<'_>) -> Result<Value, String> {
    let figure = question.figure(&[])?;
    Ok(question.hexes(question.world.field(figure)))
}

fn reach(question: &Question<'_>) -> Result<Value, String> {
    let figure = question.figure(&["hexes"])?;
    let most = question.fields().or("hexes", u8::MAX)?;
    let ends = question.world.ends(figure, question.world.allowance(figure).min(most)).into_iter();
    let mut ends: Vec<((i64, i64), u8)> =
        ends.map(|(hex, cost)| (question.position.pair(hex), cost)).collect();
    ends.sort_unstable();
    Ok(json!(ends))
}

fn walk(question: &Question<'_>) -> Result<Value, String> {
    let figure = question.figure(&["path"])?;
    let fields = question.fields();
    if fields.value("path").is_none() {
        return Err(format!("{}: missing", fields.place("path")));
    }
    let path = fields.list("path")?.into_iter().map(|(place, hex)| question.position.hex(&place, hex));
    let path: Vec<Hex> = path.collect::<Result<_, _>>()?;
    let Some(walk) = question.world.walk(figure, &path) else { return Ok(Value::Null) };
    let reveals: Vec<Value> =
        walk.reveals.into_iter().map(|(step, signals)| json!([step, question.ids(signals)])).collect();
    Ok(json!({ "cost": walk.cost, "reveals": reveals, "contacts": question.ids(walk.contacts) }))
}

fn leaps(question: &Question<'_>) -> Result<Value, String> {
    let figure = question.figure(&[])?;
    Ok(question.hexes(question.world.leaps(figure)))
}

fn redeploy(question: &Question<'_>) -> Result<Value, String> {
    let figure = question.figure(&[])?;
    Ok(question.hexes(question.world.redeployments(figure)))
}

fn attack_legal(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["from", "to", "weapon"])?;
    let fields = question.fields();
    let from = question.position.figure(fields, "from")?;
    let to = question.position.figure(fields, "to")?;
    let weapons = &question.position.roles[from.index()].weapons;
    let may = |weapon: &Weapon| question.may_attack(from, weapon, to);
    let is_legal = match fields.optional::<usize>("weapon")? {
        None => weapons.iter().any(may),
        Some(n) => {
            let unknown = || format!("{}: {} has no weapon {n}", fields.place("weapon"), question.id(from));
            may(weapons.get(n).ok_or_else(unknown)?)
        }
    };
    Ok(json!(is_legal))
}

fn area_hit(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["from", "to"])?;
    let figure = |key| question.position.figure(question.fields(), key);
    let (from, to) = (figure("from")?, figure("to")?);
    Ok(question.ids(question.world.caught(from, to)))
}
