//! An attack is declared: what it costs, and what passive powers add to it (64, 98, 109).

use super::moments::{self, Terms};
use crate::apply::Ctx;
use crate::attack::Manner;
use crate::content::When;
use crate::event::{Activity, AttackEvent, TurnEvent};
use crate::state::{AttackStep, Frame, With};
use crate::world::FigureId;

/// Declares an attack; the frame under it goes on when it is over. One in the normal order costs the combat of the own turn; area
/// damage for ammo costs a token (T9).
pub(crate) fn declare(
    ctx: &mut Ctx<'_>,
    attacker: Option<FigureId>,
    with: With,
    target: FigureId,
    area: bool,
    extra: bool,
) {
    if let Some(turn) = ctx.state.turn()
        && !extra
        && Some(turn.agent) == attacker
        && !turn.has_fought
    {
        ctx.tell("47", TurnEvent::Spent { agent: turn.agent, activity: Activity::Combat });
    }
    let arms = ctx.state.arms(ctx.content, attacker, with);
    let manner = arms.map_or(Manner::Basic, |arms| arms.weapon.manner);
    ctx.tell("64", AttackEvent::Declared { attacker, with, target, area, extra });
    if let (true, Some(figure)) = (area, attacker)
        && let Some(ammo) = arms.and_then(|arms| arms.weapon.ammo)
    {
        let gun = if let With::Gun(gun) = with { gun } else { 0 };
        ctx.tell("109", AttackEvent::AmmoLost { figure, gun, ammo: ammo.saturating_sub(1) });
    }
    ctx.push(Frame::Attack(AttackStep::Declared));
    strengthen(ctx, When::Attacking, Terms { attacker, with, manner });
}

/// What is passive applies by itself.
pub(super) fn strengthen(ctx: &mut Ctx<'_>, when: When, terms: Terms) {
    for (source, bonus) in moments::passive(ctx.content, ctx.state, when, terms) {
        if let Some(attack) = ctx.state.attacks.last_mut() {
            attack.bonus.add(&bonus);
        }
        ctx.tell("98", AttackEvent::Changed { source });
    }
}
