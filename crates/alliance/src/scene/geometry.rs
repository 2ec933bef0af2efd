//! The ops about space: `distances`, `sights`, `attacks`, `distance`, `adjacent`, `los`, `attack_legal`, `reach` and
//! `path`.

use serde_json::{Map, Value, json};
use sortie_boards::square::{Position, Space, SpaceSet};

use super::{Ask, Object, Scene};
use crate::world::{FigureId, World};

/// Answers a question about space; none for another op.
pub(super) fn answer(scene: &Scene, ask: &Ask) -> Option<Result<Value, String>> {
    let world = &scene.cast.world(&scene.board);
    let fields = &ask.fields;
    Some(match ask.op.as_str() {
        "distances" => Ok(distances(scene, world)),
        "sights" => Ok(of_ordered_pairs(scene, world, |_, _| true, |from, to| world.sees(from, to))),
        "attacks" => {
            let is_target =
                |from: FigureId, to: FigureId| world.body(from).side.may_attack(world.body(to).side);
            Ok(of_ordered_pairs(scene, world, is_target, |from, to| world.may_attack(from, to).is_ok()))
        }
        "distance" => two(scene, fields, |from, to| json!(world.board.distance_between(from.at, to.at))),
        "adjacent" => two(scene, fields, |from, to| json!(world.board.are_adjacent(from.at, to.at))),
        "los" => two(scene, fields, |from, to| json!(sees(world, from, to))),
        "attack_legal" => attack_legal(scene, world, fields),
        "reach" => reach(scene, world, fields),
        "path" => path(scene, world, fields),
        _ => return None,
    })
}

/// `{"A-B": n}` for all unordered pairs, ids in the order of the list (A1).
fn distances(scene: &Scene, world: &World<'_>) -> Value {
    let mut all = Map::new();
    for one in world.figures() {
        for other in world.figures().filter(|&other| other > one) {
            let key = format!("{}-{}", scene.cast.id(one), scene.cast.id(other));
            all.insert(key, json!(world.distance(one, other)));
        }
    }
    Value::Object(all)
}

/// `{"A>B": bool}` for the ordered pairs that are asked about.
fn of_ordered_pairs(
    scene: &Scene,
    world: &World<'_>,
    is_asked: impl Fn(FigureId, FigureId) -> bool,
    holds: impl Fn(FigureId, FigureId) -> bool,
) -> Value {
    let mut all = Map::new();
    for from in world.figures() {
        for to in world.figures().filter(|&to| to != from && is_asked(from, to)) {
            all.insert(format!("{}>{}", scene.cast.id(from), scene.cast.id(to)), json!(holds(from, to)));
        }
    }
    Value::Object(all)
}

fn attack_legal(scene: &Scene, world: &World<'_>, fields: &Object) -> Result<Value, String> {
    let (from, to) = (scene.cast.figure(fields, "from")?, scene.cast.figure(fields, "to")?);
    Ok(json!(world.may_attack(from, to).is_ok()))
}

/// `[[position, cost], ..]`, sorted; with the figure's speed if the question names no movement points.
fn reach(scene: &Scene, world: &World<'_>, fields: &Object) -> Result<Value, String> {
    let figure = scene.cast.figure(fields, "figure")?;
    let points = fields.or("mp", u16::from(world.body(figure).speed))?;
    Ok(json!(world.reach(figure, points)))
}

/// The cost of a walk, `null` if a move is illegal. A large figure's walk is told in positions, or by the
/// north-west space of a base that lies as before.
fn path(scene: &Scene, world: &World<'_>, fields: &Object) -> Result<Value, String> {
    let figure = scene.cast.figure(fields, "figure")?;
    if fields.value("path").is_none() {
        return Err(format!("{}: missing", fields.place("path")));
    }
    let mut here = world.body(figure).at;
    let mut walk = Vec::new();
    for (place, value) in fields.list("path")? {
        match entered(value, here) {
            Some(Some(next)) => {
                walk.push(next);
                here = next;
            }
            // A space no board has: nobody can step there.
            Some(None) => return Ok(Value::Null),
            None => return Err(format!("{place}: expected a space [column, row] or a position")),
        }
    }
    Ok(json!(world.walk_cost(figure, &walk)))
}

/// The position after one step of a walk; `Some(None)` if there is no such place.
fn entered(value: &Value, before: Position) -> Option<Option<Position>> {
    if let Ok((column, row)) = serde_json::from_value::<(i32, i32)>(value.clone()) {
        let corner = Space::checked(column, row);
        return Some(corner.and_then(|corner| Position::new(corner, before.columns(), before.rows())));
    }
    let spaces: Vec<(i32, i32)> = serde_json::from_value(value.clone()).ok()?;
    let spaces: Option<Vec<Space>> =
        spaces.into_iter().map(|(column, row)| Space::checked(column, row)).collect();
    Some(spaces.and_then(|spaces| Position::covering(&spaces)))
}

/// Something on the map that can be asked about: a figure, or just some spaces.
#[derive(Debug, Clone, Copy)]
struct Spot {
    at: Position,
    figure: Option<FigureId>,
}

/// Asks about the two spots `from` and `to`.
fn two(scene: &Scene, fields: &Object, ask: impl Fn(Spot, Spot) -> Value) -> Result<Value, String> {
    Ok(ask(spot(scene, fields, "from")?, spot(scene, fields, "to")?))
}

/// A figure by its id; a space `[column, row]` or a position is understood too.
fn spot(scene: &Scene, fields: &Object, key: &str) -> Result<Spot, String> {
    let value = fields.value(key).ok_or_else(|| format!("{}: missing", fields.place(key)))?;
    if value.is_string() {
        let figure = scene.cast.figure(fields, key)?;
        return Ok(Spot { at: scene.cast.bodies[figure.index()].at, figure: Some(figure) });
    }
    let space = serde_json::from_value::<Space>(value.clone()).map(Position::small);
    let position = space.or_else(|_| serde_json::from_value::<Position>(value.clone())).ok();
    let at = position.filter(|at| at.spaces().all(|space| scene.board.spaces().has(space)));
    let at = at.ok_or_else(|| format!("{}: expected a figure or a space of the map", fields.place(key)))?;
    Ok(Spot { at, figure: None })
}

fn sees(world: &World<'_>, from: Spot, to: Spot) -> bool {
    if let (Some(from), Some(to)) = (from.figure, to.figure) {
        return from != to && world.sees(from, to);
    }
    // Whoever stands on the spaces asked about is not in the way.
    let around: SpaceSet = world.held_by(|figure, body| {
        let is_asked = |spot: Spot| spot.figure == Some(figure) || body.at.shared(spot.at) > 0;
        !is_asked(from) && !is_asked(to)
    });
    world.board.sees_between(from.at, to.at, &around)
}
