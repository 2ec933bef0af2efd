//! Ammo tokens and jams of an agent's weapons.

use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::Content;
use crate::event::TurnEvent;
use crate::state::State;
use crate::world::FigureId;

/// The weapons on which a token is missing (169).
pub(super) fn reloads(content: &Content, state: &State, agent: FigureId) -> Vec<Choice> {
    let Some(own) = state.agent(agent) else { return Vec::new() };
    let is_missing = |&gun: &u8| {
        let printed = state.printed_weapon(content, agent, gun).and_then(|weapon| weapon.ammo);
        own.guns[usize::from(gun)].ammo < printed
    };
    (0..2).filter(is_missing).map(|gun| Choice::Reload { agent, gun }).collect()
}

/// One ammo token more.
pub(super) fn reload(ctx: &mut Ctx<'_>, rule: &'static str, agent: FigureId, gun: u8) {
    let ammo = ctx.state.agent(agent).and_then(|own| own.guns[usize::from(gun)].ammo);
    if let Some(ammo) = ammo {
        ctx.tell(rule, TurnEvent::Reloaded { agent, gun, ammo: ammo + 1 });
    }
}

/// The weapons that are jammed.
pub(super) fn unjams(state: &State, agent: FigureId) -> Vec<Choice> {
    let Some(own) = state.agent(agent) else { return Vec::new() };
    let is_jammed = |&gun: &u8| own.guns[usize::from(gun)].is_jammed;
    (0..2).filter(is_jammed).map(|gun| Choice::Unjam { agent, gun }).collect()
}
