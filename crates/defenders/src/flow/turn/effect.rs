//! The effects of powers in a turn, for one agent: whether there is anything to do, what has to be chosen, what happens.

use sortie_boards::hex::Hex;

use super::{allowed, drone, item, movement, satellite};
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::{Content, Effect, OnHit};
use crate::event::{RoundEvent, TurnEvent, Via};
use crate::flow::{attack, signals};
use crate::limits::SIGNALS;
use crate::mind::Errand;
use crate::source::Source;
use crate::state::{Frame, GrantedFrame, MOST_SCOUTED, ScoutingFrame, SignalsFrame, State, With};
use crate::world::{FigureId, Kind};

/// Whether an effect would change anything for an agent now.
pub(super) fn is_possible(
    content: &Content,
    state: &State,
    source: Source,
    agent: FigureId,
    effect: &Effect,
) -> bool {
    if let Some(choices) = choices(content, state, source, agent, effect) {
        return !choices.is_empty();
    }
    match *effect {
        Effect::Heal(_) => state.body(agent).wounds > 0,
        Effect::Move { hexes, disengages } => allowed::is_worth(content, state, agent, hexes, disengages),
        Effect::Push => state.world(content).contacts(agent).next().is_some(),
        Effect::Strike { with } => {
            let mut open = attack::open(content, state, agent).into_iter();
            open.any(|open| {
                let manner = state.printed_weapon(content, agent, open.gun).map(|weapon| weapon.manner);
                with.is_none() || manner == with
            })
        }
        Effect::Reinforced(tokens) => state.agent(agent).is_some_and(|agent| agent.reinforced < tokens),
        Effect::RepelSignals { within, .. } => near_signals(content, state, agent, within).next().is_some(),
        Effect::Scout(_) => state.encounter_deck.n_left() > 0,
        Effect::Stealth { beyond } => state.body(agent).stealth.is_none_or(|now| now > beyond),
        Effect::Attack(_) | Effect::Defence(_) | Effect::AlienKnowledge => false,
        // They are asked about, and were answered above.
        Effect::Blast(_)
        | Effect::SatelliteStrike { .. }
        | Effect::Ammo(_)
        | Effect::ClearJam
        | Effect::Deploy(_)
        | Effect::RevealSignal { .. }
        | Effect::TakeGrenades(_) => false,
    }
}

/// What can be chosen for an effect; none where nothing has to be.
pub(super) fn choices(
    content: &Content,
    state: &State,
    source: Source,
    agent: FigureId,
    effect: &Effect,
) -> Option<Vec<Choice>> {
    let pick = |figure| Choice::Pick { figure };
    Some(match effect {
        Effect::Blast(blast) => {
            let in_reach = |&alien: &FigureId| can_throw_at(content, state, agent, alien, blast.range);
            state.all(Kind::Alien).filter(in_reach).map(pick).collect()
        }
        Effect::SatelliteStrike { range, .. } => satellite::aims(content, state, agent, *range),
        Effect::Ammo(_) => item::reloads(content, state, agent),
        Effect::ClearJam => item::unjams(state, agent),
        Effect::Deploy(id) => drone::places(content, state, source, id),
        Effect::RevealSignal { within } => near_signals(content, state, agent, *within).map(pick).collect(),
        Effect::TakeGrenades(_) => grenades(content, state, agent),
        Effect::Attack(_)
        | Effect::Defence(_)
        | Effect::Strike { .. }
        | Effect::Heal(_)
        | Effect::Move { .. }
        | Effect::Push
        | Effect::Reinforced(_)
        | Effect::RepelSignals { .. }
        | Effect::Scout(_)
        | Effect::Stealth { .. }
        | Effect::AlienKnowledge => return None,
    })
}

/// How many tokens are chosen one after the other.
pub(super) fn n_tokens(effect: &Effect) -> u8 {
    if let Effect::Ammo(tokens) | Effect::TakeGrenades(tokens) = effect { *tokens } else { 1 }
}

/// A grenade is thrown at an alien in sight and reach, with human view in front of the agent (28, 29, 68, 118). It is no combat, so
/// that neither bleeding nor a close fight forbids it (77, A48).
fn can_throw_at(content: &Content, state: &State, agent: FigureId, alien: FigureId, range: u8) -> bool {
    let world = state.world(content);
    let is_near = world.distance(agent, alien).is_some_and(|areas| areas <= range);
    let is_in_front = !movement::looks_ahead(state, agent) || world.is_in_view(agent, world.at(alien));
    is_near && is_in_front && world.sees(agent, alien)
}

fn near_signals<'a>(
    content: &'a Content,
    state: &'a State,
    agent: FigureId,
    within: u8,
) -> impl Iterator<Item = FigureId> + use<'a> {
    let world = state.world(content);
    let is_near =
        move |&signal: &FigureId| world.distance(agent, signal).is_some_and(|areas| areas <= within);
    world.all(Kind::Signal).filter(is_near)
}

/// The grenades in stock, as far as the agent can hold one more (119).
fn grenades(content: &Content, state: &State, agent: FigureId) -> Vec<Choice> {
    if !state.agent(agent).is_some_and(|agent| agent.devices.has_room()) {
        return Vec::new();
    }
    let stock = content.devices.iter().zip(&state.stock.devices).enumerate();
    let in_stock = stock.filter(|(_, (device, left))| device.is_grenade() && **left > 0);
    in_stock.map(|(device, _)| Choice::TakeDevice { device: device as u8 }).collect()
}

/// Carries out an effect for which nothing has to be chosen.
pub(super) fn carry_out(ctx: &mut Ctx<'_>, agent: FigureId, effect: &Effect) {
    match *effect {
        Effect::Heal(wounds) => ctx.heal("169", agent, wounds.into()),
        Effect::Move { hexes, disengages } => movement::begin_allowed(ctx, agent, hexes, disengages),
        Effect::Push => push(ctx, agent),
        Effect::Strike { with } => ctx.push(Frame::Granted(GrantedFrame { figure: agent, with })),
        Effect::Reinforced(tokens) => ctx.tell("190", TurnEvent::Reinforced { agent, tokens }),
        Effect::RepelSignals { within, areas } => {
            let left = near_signals(ctx.content, ctx.state, agent, within)
                .fold(0, |all, signal| all | 1 << (signal.0 - SIGNALS));
            ctx.push(Frame::Signals(SignalsFrame { areas, errand: Errand::Away, left, people: 0 }));
        }
        Effect::Scout(cards) => scout(ctx, agent, cards),
        Effect::Stealth { beyond } => ctx.tell("112", TurnEvent::Hidden { agent, beyond }),
        Effect::Attack(_)
        | Effect::Defence(_)
        | Effect::AlienKnowledge
        | Effect::Blast(_)
        | Effect::SatelliteStrike { .. }
        | Effect::Ammo(_)
        | Effect::ClearJam
        | Effect::Deploy(_)
        | Effect::RevealSignal { .. }
        | Effect::TakeGrenades(_) => {}
    }
}

/// Every adjacent alien is pushed one hex back, to a free adjacent hex (191).
fn push(ctx: &mut Ctx<'_>, agent: FigureId) {
    let from: Hex = ctx.state.body(agent).at;
    let pushed: Vec<FigureId> = ctx.state.world(ctx.content).contacts(agent).collect();
    for alien in pushed {
        ctx.befall(alien, OnHit::Push, Some(from));
    }
}

/// The next encounter cards are looked at; whoever looks puts them back in any order.
fn scout(ctx: &mut Ctx<'_>, agent: FigureId, cards: u8) {
    let n = usize::from(cards).min(MOST_SCOUTED);
    let cards: Vec<u8> = ctx.state.encounter_deck.next().take(n).collect();
    let frame = ScoutingFrame { agent: agent.0, cards: cards.len() as u8, ..ScoutingFrame::default() };
    ctx.push(Frame::Scouting(frame));
    ctx.tell("112", TurnEvent::Scouted { agent, cards });
}

/// Carries out what was chosen for an effect.
pub(super) fn carry_out_chosen(
    ctx: &mut Ctx<'_>,
    source: Source,
    agent: FigureId,
    effect: &Effect,
    choice: Choice,
) {
    match (effect, choice) {
        (Effect::Blast(_), Choice::Pick { figure }) => {
            attack::declare(ctx, Some(agent), With::Power(source), figure, false, true);
        }
        (Effect::SatelliteStrike { .. }, Choice::Aim { area }) => {
            ctx.tell("188", TurnEvent::StrikeCalled { source, area });
        }
        (Effect::Ammo(_), Choice::Reload { agent, gun }) => item::reload(ctx, "169", agent, gun),
        (Effect::ClearJam, Choice::Unjam { agent, gun }) => {
            ctx.tell("112", TurnEvent::Unjammed { agent, gun });
        }
        (Effect::Deploy(id), Choice::Place { at }) => drone::deploy(ctx, agent, id, at),
        (Effect::RevealSignal { .. }, Choice::Pick { figure }) => signals::reveals::reveal(ctx, figure),
        (Effect::TakeGrenades(_), Choice::TakeDevice { device }) => {
            ctx.tell("119", RoundEvent::DeviceGained { agent, device, via: Via::Skill });
        }
        (
            Effect::Blast(_)
            | Effect::SatelliteStrike { .. }
            | Effect::Ammo(_)
            | Effect::ClearJam
            | Effect::Deploy(_)
            | Effect::RevealSignal { .. }
            | Effect::TakeGrenades(_)
            | Effect::Attack(_)
            | Effect::Defence(_)
            | Effect::Strike { .. }
            | Effect::Heal(_)
            | Effect::Move { .. }
            | Effect::Push
            | Effect::Reinforced(_)
            | Effect::RepelSignals { .. }
            | Effect::Scout(_)
            | Effect::Stealth { .. }
            | Effect::AlienKnowledge,
            _,
        ) => debug_assert!(false, "{choice:?} is no answer to {effect:?}"),
    }
}
