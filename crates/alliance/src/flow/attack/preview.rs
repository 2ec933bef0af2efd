//! An attack as it would be rolled, without anything happening: for odds, and for an enemy that weighs its ways (R25.5).
//!
//! Everything that stands before the dice fall is in it: conditions, power tokens, armour, the dice and the bonus effect
//! of an activation card, and every ability that happens by itself, on both sides. What somebody may use or not is
//! left out.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed is thought about here")]

use super::declare::{Terms, declared, of_tokens};
use super::pool;
use super::resolve::attack_value;
use crate::ability::{DeedKind, OnRoll};
use crate::apply::{Ctx, Trial};
use crate::attack::Attack;
use crate::content::Content;
use crate::flow::ability::Look;
use crate::flow::ability::Now;
use crate::flow::ability::change_roll;
use crate::powers::Arms;
use crate::state::{AttackState, DeedsFrame, Source, State};
use crate::world::{FigureId, Side};

/// Lets somebody look at an attack that would be made from so far away: at its dice and options, at everything else
/// about it, and at the state it would be made in. The state is as before when this ends.
pub(crate) fn preview<T>(
    content: &Content,
    trial: &mut Trial,
    whom: [FigureId; 2],
    (arms, terms): (Arms, Terms<'_>),
    distance: u16,
    look_at: impl FnOnce(&State, &AttackState, Attack) -> T,
) -> Option<T> {
    let mut attack = declared(content, trial, whom, arms, terms, distance);
    attack.modifiers = attack.modifiers + of_tokens(trial, whom[0], whom[1]);
    let mut ctx = trial.ctx(content);
    if ctx.state.attacks.is_full() {
        return None;
    }
    ctx.begin_attack(attack);
    let mut evades_block = by_itself(&mut ctx, Now::Declared);
    pool(&mut ctx);
    evades_block |= by_itself(&mut ctx, Now::Counted);
    let attack = ctx.state.attacks.last()?;
    let value = Attack { evades_block, ..attack_value(content, &ctx.state, attack) };
    let seen = look_at(&ctx.state, attack, value);
    ctx.end_attack();
    Some(seen)
}

/// What happens by itself at a moment of the attack. Whether each evade will block too, which only the roll tells how
/// much that is.
fn by_itself(ctx: &mut Ctx<'_>, now: Now) -> bool {
    let mut evades_block = false;
    let actor = now.actor(&ctx.state);
    loop {
        let look = ctx.look();
        let open = look.usable(now, |_| true);
        let Some(&source) = open.iter().find(|source| look.happens_by_itself(**source)) else { break };
        ctx.use_in_attack(source);
        let Some(ability) = ctx.state.ability(ctx.content, source) else { break };
        for (at, deed) in ability.does.iter().enumerate() {
            match deed.kind() {
                DeedKind::Roll(OnRoll::BlockPerEvade) => evades_block = true,
                DeedKind::Roll(
                    what @ (OnRoll::Add(_)
                    | OnRoll::Keyword(_)
                    | OnRoll::Surge(_)
                    | OnRoll::SurgesOf(_)
                    | OnRoll::AttackDie(_)
                    | OnRoll::DefenceDie(_)
                    | OnRoll::RemoveAll(_)
                    | OnRoll::FocusDie(_)),
                ) => {
                    let frame = DeedsFrame {
                        source,
                        at: at as u8,
                        picked: None,
                        space: None,
                        actor,
                        left: 0,
                        is_aimed: true,
                    };
                    change_roll(ctx, frame, what);
                }
                // They need the roll or somebody's answer.
                DeedKind::Roll(OnRoll::Miss) | DeedKind::Dice(_) => {}
                // They change no attack.
                DeedKind::Figures(..)
                | DeedKind::Owner(_)
                | DeedKind::Test(_)
                | DeedKind::Attack(_)
                | DeedKind::Special(_)
                | DeedKind::Unplayed => {}
            }
        }
    }
    evades_block
}

impl Look<'_> {
    /// Whether an ability that may be used now is used without anybody being asked: what costs nothing and is no "may",
    /// and whatever an enemy may use (R25.5).
    pub(in crate::flow) fn happens_by_itself(&self, source: Source) -> bool {
        self.state.body(source.figure).side != Side::Rebel
            || self.state.ability(self.content, source).is_some_and(|ability| !ability.is_asked())
    }
}
