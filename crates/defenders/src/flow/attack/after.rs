//! What follows an attack once everybody has defended (64, 72, 195).

use sortie_boards::hex::{Gait, Hex};
use sortie_kernel::Sink;

use super::under::Under;
use super::{go, roll};
use crate::apply::Ctx;
use crate::beside::Instruction;
use crate::content::AlienPower;
use crate::event::TurnEvent;
use crate::flow::aliens::activation::go as go_to;
use crate::flow::signals;
use crate::mind::{Arm, Deed, Line, Mind};
use crate::state::{AttackStep, With};
use crate::world::{FigureId, Kind};

/// Jam and ammo, then Grab, then powers that answer a kill.
pub(super) fn follow(ctx: &mut Ctx<'_>) {
    roll::wear(ctx);
    go(ctx, AttackStep::Killed);
    let Some(under) = Under::of(ctx.content, ctx.state, AttackStep::After) else { return };
    let attack = under.attack;
    if let (With::Arm(Arm::Melee), Some(alien), true) = (attack.with, attack.attacker, attack.hurt) {
        grab(ctx, alien, attack.target);
    }
}

/// Claws that have done damage: alien and agent move toward the closest teleport point, the alien as it would by a line of its card,
/// the agent to a hex beside it in the area where it ends (195). Dead ones are not dragged along.
fn grab(ctx: &mut Ctx<'_>, alien: FigureId, agent: FigureId) {
    let (body, prey) = (ctx.state.body(alien), ctx.state.body(agent));
    let is_there = body.is_present && prey.is_present && prey.kind == Kind::Agent && !body.is_held_fast();
    let Some(areas) = ctx.state.alien(alien).and_then(|own| {
        let card = &ctx.content.aliens[usize::from(own.card)];
        card.power.iter().find_map(|power| match power.does {
            AlienPower::Grab { areas } => Some(areas),
            AlienPower::Leader { .. }
            | AlienPower::IgnoresStealth
            | AlienPower::AcidPoison { .. }
            | AlienPower::SaveTheMaster { .. }
            | AlienPower::Swarm
            | AlienPower::Rage { .. } => None,
        })
    }) else {
        return;
    };
    if ctx.state.is_beside() {
        if is_there {
            ctx.instruct("195", Instruction::Grab { alien, agent, areas });
        }
        return;
    }
    let Some(to) = (if is_there { drag(ctx, alien, areas) } else { None }) else { return };
    go_to(ctx, "195", alien, to);
    if let Some(at) = beside(ctx, agent, to) {
        ctx.tell("195", TurnEvent::Placed { figure: agent, at });
        ctx.stepped(agent, None);
        signals::reveals::begin(ctx);
    }
}

/// Where the alien goes, if it goes anywhere; of equal ways the first (138).
fn drag(ctx: &Ctx<'_>, alien: FigureId, areas: u8) -> Option<Hex> {
    let world = ctx.state.world(ctx.content);
    let mind = Mind { world: &world, alien };
    let (line, deed) = (Line { at: None, does: Vec::new() }, Deed::ToPoint { areas });
    let ways = mind.worst(mind.ways(&line, deed, &mut Sink::silent()).ok()?);
    ways.first().map(|way| way.end).filter(|&end| end != world.at(alien))
}

/// Where the agent is put: beside the alien in its part of the area, else anywhere there; he stays if he stands so already.
fn beside(ctx: &Ctx<'_>, agent: FigureId, alien: Hex) -> Option<Hex> {
    let world = ctx.state.world(ctx.content);
    let part = world.board.part_hexes(world.board.part(alien, Gait::Climbing), Gait::Climbing);
    let room = part & world.free_for(Some(agent));
    let near = room & world.board.beside(alien);
    let at = world.at(agent);
    if near.has(at) {
        return None;
    }
    near.iter().next().or_else(|| if room.has(at) { None } else { room.iter().next() })
}
