//! The ops about the enemy: `targets` and `instruction`.

use serde::Deserialize;
use serde_json::{Value, json};
use sortie_boards::square::Space;
use sortie_kernel::{Sink, Told};

use super::{Ask, Object, Scene};
use crate::attack::{Attack, AttackKind, Context, Sway};
use crate::dice::{AttackDie, Dice};
use crate::enemy::{
    Aim, Budget, Candidate, Cost, Criterion, Harm, Harms, Mind, Order, Resolution, Target, Thought, Verb,
    Who, candidates, in_words,
};
use crate::odds::AttackQuestion;
use crate::surge::Policy;
use crate::world::FigureId;

/// Answers a question about the enemy; none for another op.
pub(super) fn answer(scene: &Scene, ask: &Ask) -> Option<Result<Value, String>> {
    match ask.op.as_str() {
        "targets" => Some(targets(scene, &ask.fields)),
        "instruction" => Some(instruction(scene, &ask.fields)),
        _ => None,
    }
}

/// Groups of candidates, best first; members of one group are exactly tied (R26, A13).
fn targets(scene: &Scene, fields: &Object) -> Result<Value, String> {
    let figure = scene.cast.figure(fields, "figure")?;
    let target = read_target(scene, fields)?;
    let all = candidates(&scene.cast.world(&scene.board), figure, &target);
    let group = |tied: &[Candidate]| {
        let mut ids: Vec<&str> = tied.iter().map(|candidate| scene.cast.id(candidate.figure)).collect();
        ids.sort_unstable();
        json!(ids)
    };
    Ok(all.chunk_by(Candidate::is_tied_with).map(group).collect())
}

fn instruction(scene: &Scene, fields: &Object) -> Result<Value, String> {
    let figure = scene.cast.figure(fields, "figure")?;
    let order = fields.object("order")?.only(&["verb", "x", "y", "icons", "target"])?;
    let order = read_order(scene, &order)?;
    let budget =
        Budget { actions: fields.or("actions_left", 2)?, attack_used: fields.or("attack_used", false)? };
    let world = scene.cast.world(&scene.board);
    let mut thoughts: Vec<Told<Thought>> = Vec::new();
    let found =
        Mind::default().resolve(&world, &Rolled(scene), figure, &order, budget, &mut Sink::to(&mut thoughts));
    Ok(told(scene, &found, &thoughts))
}

fn told(scene: &Scene, found: &Resolution, thoughts: &[Told<Thought>]) -> Value {
    let why: Vec<_> = thoughts.iter().map(|told| in_words(told, |figure| scene.cast.id(figure))).collect();
    json!({
        "status": if found.skipped.is_some() { "skipped" } else { "resolved" },
        "actions_spent": found.actions_spent,
        "attack_action_used": found.attack_action_used,
        "attacks": found.attacks,
        "discards_stunned": found.discards_stunned,
        "target": found.way.aim.map(|aim| match aim {
            Aim::Figure(figure) => json!(scene.cast.id(figure)),
            Aim::Space(space) => json!(space),
        }),
        "end": found.way.end,
        "mp": found.way.points,
        "distance": found.way.distance,
        "why": why,
    })
}

fn read_order(scene: &Scene, order: &Object) -> Result<Order, String> {
    let points = || order.or("x", 0);
    let verb: String = order.required("verb")?;
    let verb = match verb.as_str() {
        "toward" => Verb::Toward { points: points()? },
        "engage" => Verb::Engage { points: points()? },
        "reposition" => Verb::Reposition { points: points()?, spaces: order.required("y")? },
        "move_attack" => Verb::MoveAttack { points: points()? },
        "attack" => Verb::Attack,
        _ => {
            let known = "toward, engage, reposition, move_attack, attack";
            return Err(format!("{}: `{verb}` is no verb; there are {known}", order.place("verb")));
        }
    };
    let icons: Vec<Icon> = order.or("icons", Vec::new())?;
    let cost = Cost { actions: icons.len() as u8, is_attack_action: icons.contains(&Icon::AttackAction) };
    Ok(Order { verb, cost, target: read_target(scene, order)? })
}

/// The icons in front of an instruction (R24.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
enum Icon {
    #[serde(rename = "A")]
    Action,
    #[serde(rename = "ATK")]
    AttackAction,
}

/// The target between the guillemets; the nearest Rebel if there is none (R26.4).
fn read_target(scene: &Scene, fields: &Object) -> Result<Target, String> {
    if fields.value("target").is_none() {
        return Ok(Target::NEAREST_REBEL);
    }
    let target = fields.object("target")?.only(&["kind", "name", "space", "who", "within"])?;
    let kind: String = target.required("kind")?;
    match kind.as_str() {
        "named" => {
            let name: String = target.required("name")?;
            let bears = |role: &super::cast::Role| role.id == name || role.name == name;
            let named = scene.cast.roles.iter().enumerate().filter(|(_, role)| bears(role));
            Ok(Target::named(named.map(|(n, _)| FigureId(n as u8))))
        }
        "space" => {
            let space: Space = target.required("space")?;
            let is_there = scene.board.spaces().has(space);
            let error = || format!("{}: there is no space at {space}", target.place("space"));
            is_there.then_some(Target::Space(space)).ok_or_else(error)
        }
        _ => {
            let by: Criterion = target.required("kind")?;
            Ok(Target::Ranked { by, who: target.or("who", Who::Rebel)?, within: target.optional("within")? })
        }
    }
}

/// What attacks of the cast would do, by exact odds.
struct Rolled<'a>(&'a Scene);

impl Harms for Rolled<'_> {
    fn harm(&self, attacker: FigureId, target: FigureId, distance: u16) -> Harm {
        let Scene { cast, board, .. } = self.0;
        let (body, aimed_at) = (&cast.bodies[attacker.index()], &cast.bodies[target.index()]);
        let (role, defender) = (&cast.roles[attacker.index()], &cast.roles[target.index()]);
        let Some(strike) = body.strike else { return Harm::default() };
        let world = cast.world(board);
        let others = || world.hostile_to(attacker).filter(|&other| other != target);
        let is_cleaved = |other: &FigureId| world.may_attack(attacker, *other).is_ok();
        let is_melee = strike.kind == AttackKind::Melee;
        let sway = Sway::of(body.conditions, aimed_at.conditions);
        let dice = if sway.is_focused { role.dice.with(AttackDie::Green).ok() } else { None };
        let attack = Attack {
            modifiers: sway.modifiers,
            context: Context {
                target_remaining: Some(aimed_at.remaining()),
                target_leaves: aimed_at.leaves_when_defeated(),
                attacker_damage: body.damage,
                blast_others: others().filter(|&other| world.is_adjacent(target, other)).count() as u16,
                cleave_others: if is_melee { others().filter(is_cleaved).count() as u16 } else { 0 },
                target_conditions: aimed_at.conditions,
                attacker_conditions: body.conditions.after_attack(sway.is_focused, sway.is_hidden),
                ..Context::default()
            },
            ..role.attack(strike.kind, Some(distance))
        };
        let question = AttackQuestion {
            dice: dice.unwrap_or_else(|| role.dice.clone()),
            defence: defender.defence.clone(),
            attack,
            options: role.surge.clone(),
            policy: Policy::Priority,
            rerolls: Vec::new(),
        };
        Harm::of(&question.odds(Dice::shipped()).damage(), aimed_at.remaining())
    }
}
