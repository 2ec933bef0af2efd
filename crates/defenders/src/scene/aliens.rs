//! The ops about aliens and signals: what they do and why, who is called, who gets a card.

use serde_json::{Value, json};
use sortie_boards::hex::Hex;
use sortie_kernel::{Rule, Sink, Told};

use super::geometry::sorted;
use super::{Ask, Object, Position};
use crate::dice::Symbol;
use crate::mind::{self, Arm, Call, Errand, Thought, arrivals, assigned, called, signal_way};
use crate::world::{Kind, Rank};

/// Answers a question about aliens and signals; none for another op.
pub(super) fn answer(position: &Position, ask: &Ask) -> Option<Result<Value, String>> {
    match ask.op.as_str() {
        "alien_turn" => Some(alien_turn(position, ask)),
        "signal_move" => Some(signal_move(position, ask)),
        "arrivals" => Some(arriving(position, ask)),
        "encounter" => Some(encounter(position, ask)),
        "assign" => Some(assign(position, ask)),
        _ => None,
    }
}

fn alien_turn(position: &Position, ask: &Ask) -> Result<Value, String> {
    ask.only(&["figure"])?;
    let world = position.world()?;
    let alien = position.figure_of(Kind::Alien, &ask.fields, "figure")?;
    let lines = &position.roles[alien.index()].lines;
    let mut thoughts: Vec<Told<Thought>> = Vec::new();
    let plan = mind::plan(&world, alien, lines, &mut Sink::to(&mut thoughts));
    let attack = |&(arm, target): &(Arm, _)| json!({ "weapon": arm, "target": position.id(target) });
    let place = |hex: Hex| position.place(hex).to_string();
    let why: Vec<Value> = thoughts
        .iter()
        .map(|told| reason(told.rule, &mind::in_words(told, |figure| position.id(figure), place)))
        .collect();
    Ok(json!({
        "line": plan.line,
        "target": plan.target.map(|target| position.id(target)),
        "end": position.place(plan.end),
        "attacks": plan.attacks.iter().map(attack).collect::<Vec<_>>(),
        "why": why,
    }))
}

fn reason(rule: Rule, text: &str) -> Value {
    json!({ "rule": rule.0, "text": text })
}

fn signal_move(position: &Position, ask: &Ask) -> Result<Value, String> {
    ask.only(&["figure", "areas", "to"])?;
    let world = position.world()?;
    let signal = position.figure_of(Kind::Signal, &ask.fields, "figure")?;
    let areas: u8 = ask.fields.required("areas")?;
    let errand = match ask.fields.required::<String>("to")?.as_str() {
        "closest" => Errand::Closest,
        "tp" => Errand::Point,
        "away" => Errand::Away,
        _ => Errand::Agent(position.figure_of(Kind::Agent, &ask.fields, "to")?),
    };
    let way = signal_way(&world, signal, areas, errand);
    let path: Vec<Value> = way.path.iter().map(|&hex| position.place(hex)).collect();
    let goal = match errand {
        Errand::Closest => ("A62", "toward the closest agent by area steps".to_owned()),
        Errand::Agent(agent) => ("A62", format!("toward {}", position.id(agent))),
        Errand::Point => ("150", "to the closest teleport point; on one it stays".to_owned()),
        Errand::Away => ("A35", "the way it came, else away from the closest agent".to_owned()),
    };
    let mut why = vec![reason(Rule(goal.0), &goal.1)];
    let steps: Vec<String> = path.iter().map(Value::to_string).collect();
    why.push(match steps.is_empty() {
        true => reason(Rule("179"), "there is no way on: it stays"),
        false => reason(Rule("147"), &format!("area by area: {}", steps.join(", "))),
    });
    if let Some(&last) = way.path.last().filter(|_| way.is_revealed) {
        let by: Vec<&str> = world.watchers_of(last).map(|figure| position.id(figure)).collect();
        why.push(reason(Rule("145"), &format!("in sight of {}: revealed, and it stops", by.join(", "))));
    }
    Ok(json!({ "path": path, "revealed": way.is_revealed, "why": why }))
}

/// Where something arrives: a teleport point by its symbol or its hex (151, A38).
fn arriving(position: &Position, ask: &Ask) -> Result<Value, String> {
    ask.only(&["point"])?;
    let world = position.world()?;
    let fields = &ask.fields;
    let place = fields.place("point");
    let value = fields.value("point").ok_or_else(|| format!("{place}: missing"))?;
    let point = if value.is_string() {
        let symbol: Symbol = fields.required("point")?;
        let found = position.points().iter().find(|(_, other)| *other == symbol);
        found.ok_or_else(|| format!("{place}: no teleport point shows {symbol}"))?.0
    } else {
        position.hex(&place, value)?
    };
    Ok(sorted(position, arrivals(&world, point, world.free_for(None))))
}

fn encounter(position: &Position, ask: &Ask) -> Result<Value, String> {
    ask.only(&["species", "rank", "wounded"])?;
    let fields = &ask.fields;
    let species: Option<String> = fields.optional("species")?;
    let call = Call {
        species: species.map(|name| position.species(&name)),
        rank: fields.optional("rank")?,
        is_wounded: fields.or("wounded", false)?,
        near: None,
    };
    if call == Call::default() {
        return Err(format!("{}: nobody is called; say species, rank or wounded", here(fields)));
    }
    let player = |(player, aliens): (_, Vec<_>)| {
        let aliens: Vec<&str> = aliens.into_iter().map(|alien| position.id(alien)).collect();
        json!([position.id(player), aliens])
    };
    Ok(called(&position.cast(), call).into_iter().map(player).collect())
}

fn assign(position: &Position, ask: &Ask) -> Result<Value, String> {
    ask.only(&["species", "rank"])?;
    let species: String = ask.fields.required("species")?;
    let rank: Rank = ask.fields.required("rank")?;
    let player = assigned(&position.cast(), position.species(&species), rank);
    Ok(json!({ "player": player.map(|player| position.id(player)) }))
}

/// Where a question stands.
fn here(fields: &Object) -> String {
    fields.place("op").trim_end_matches(".op").to_owned()
}
