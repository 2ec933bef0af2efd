//! Tokens that an event gives and takes: ammo, jams, tactics (86, 169, 193).

use sortie_kernel::Progress;

use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::{Content, EventEffect};
use crate::event::TurnEvent;
use crate::state::{EventFrame, Frame, State};
use crate::world::FigureId;

/// The weapons of an agent to which an effect on weapons does something (169, A41).
pub(super) fn guns(content: &Content, state: &State, effect: EventEffect, agent: FigureId) -> Vec<u8> {
    let Some(own) = state.agent(agent) else { return Vec::new() };
    let changes = |gun: &u8| {
        let held = own.guns[usize::from(*gun)];
        let full = state.printed_weapon(content, agent, *gun).and_then(|printed| printed.ammo);
        match effect {
            EventEffect::LoseAmmo { .. } => held.ammo.is_some_and(|ammo| ammo > 0),
            EventEffect::Ammo { .. } => held.ammo.zip(full).is_some_and(|(ammo, full)| ammo < full),
            EventEffect::ClearJam { .. } => held.is_jammed,
            EventEffect::Heal { .. }
            | EventEffect::Wound { .. }
            | EventEffect::Move { .. }
            | EventEffect::Signals { .. }
            | EventEffect::Teleport { .. }
            | EventEffect::ActOfValor => false,
        }
    };
    (0..state.n_guns(agent)).filter(changes).collect()
}

/// One token comes to a weapon or goes from it.
pub(super) fn on_gun(ctx: &mut Ctx<'_>, frame: EventFrame, agent: FigureId, gun: u8) {
    ctx.turn_to(Frame::Event(EventFrame { left: frame.left - 1, ..frame }));
    let ammo = ctx.state.agent(agent).and_then(|own| own.guns[usize::from(gun)].ammo).unwrap_or(0);
    match frame.now(ctx.content) {
        Some(EventEffect::LoseAmmo { .. }) => {
            ctx.tell("53", TurnEvent::Reloaded { agent, gun, ammo: ammo - 1 });
        }
        Some(EventEffect::Ammo { .. }) => {
            ctx.tell("169", TurnEvent::Reloaded { agent, gun, ammo: ammo + 1 });
        }
        Some(EventEffect::ClearJam { .. }) => ctx.tell("53", TurnEvent::Unjammed { agent, gun }),
        Some(
            EventEffect::Heal { .. }
            | EventEffect::Wound { .. }
            | EventEffect::Move { .. }
            | EventEffect::Signals { .. }
            | EventEffect::Teleport { .. }
            | EventEffect::ActOfValor,
        )
        | None => {}
    }
}

/// The used tactics of the living agents, each of a kind once.
pub(super) fn turned_down(state: &State) -> Vec<Choice> {
    let mut all = Vec::new();
    for agent in state.living() {
        let Some(own) = state.agent(agent) else { continue };
        for (tactic, _) in own.tactics.iter().filter(|(_, is_used)| *is_used) {
            let choice = Choice::Restore { agent, tactic };
            if !all.contains(&choice) {
                all.push(choice);
            }
        }
    }
    all
}

/// The agents may turn one used tactic up again (193).
pub(super) fn act_of_valor(ctx: &mut Ctx<'_>, frame: EventFrame) -> Progress {
    match *turned_down(ctx.state).as_slice() {
        [] => ctx.turn_to(Frame::Event(frame.next_effect())),
        [only] => restore(ctx, frame, only),
        [..] => return Progress::Ask,
    }
    Progress::Continue
}

pub(super) fn restore(ctx: &mut Ctx<'_>, frame: EventFrame, choice: Choice) {
    ctx.turn_to(Frame::Event(frame.next_effect()));
    if let Choice::Restore { agent, tactic } = choice {
        ctx.tell("193", TurnEvent::TacticRestored { agent, tactic });
    }
}
