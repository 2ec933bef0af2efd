//! Cleave: after an attack that did damage, other enemies suffer, one for each source.
//!
//! Each source is resolved for itself, the keywords first and then the surges in the order in which they were spent:
//! the attacker picks one other hostile figure that it could now make the same melee attack at. Range and sight are
//! looked at anew each time, so whoever fell before, the target too, is neither picked nor in the way.

use arrayvec::ArrayVec;
use sortie_kernel::Progress;

use super::arms::may_strike;
use super::go;
use super::surges::effects_of;
use crate::apply::Ctx;
use crate::attack::{AttackKind, Effect};
use crate::choice::CleaveBy;
use crate::content::Content;
use crate::event::Event;
use crate::flow::ability::Look;
use crate::state::{AttackState, AttackStep, MOST_FIGURES, State};
use crate::world::{FigureId, Side, Strike};

/// The sources of Cleave of an attack, in the order in which they are resolved. They are read from what the attack
/// has and has bought: nothing of it is kept a second time.
pub(crate) fn cleaves<'a>(
    content: &'a Content,
    state: &'a State,
    attack: &'a AttackState,
) -> impl Iterator<Item = (CleaveBy, u8)> + 'a {
    let bought =
        attack.bought.iter().flat_map(|&place| effects_of(content, state, attack, usize::from(place)));
    let keywords = attack.keywords.iter().map(|&effect| (CleaveBy::Keyword, effect));
    keywords.chain(bought.map(|&effect| (CleaveBy::Surge, effect))).filter_map(|(by, effect)| match effect {
        Effect::Cleave(damage) => Some((by, damage)),
        Effect::Damage(_)
        | Effect::Accuracy(_)
        | Effect::Pierce(_)
        | Effect::Blast(_)
        | Effect::RecoverDamage(_)
        | Effect::RecoverStrain(_)
        | Effect::Inflict(_) => None,
    })
}

/// Whom Cleave may hurt: another hostile figure, or an object (S14), that the same melee attack could be made against.
pub(crate) fn cleavable(look: &Look<'_>, attack: &AttackState) -> ArrayVec<FigureId, MOST_FIGURES> {
    let strike = Strike { kind: attack.kind, reach: attack.reach };
    if attack.kind != AttackKind::Melee || !look.state.body(attack.attacker).is_present {
        return ArrayVec::new();
    }
    let others = look.world.targets_of(attack.attacker).filter(|&other| other != attack.target);
    let legal = |other: &FigureId| may_strike(look, attack.attacker, strike, *other, None).is_ok();
    others.filter(legal).collect()
}

/// The next source, if the target took damage and there is one.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, next: u8) -> Progress {
    let Some(attack) = ctx.state.attacks.last() else { return Progress::Continue };
    let is_one = attack.suffered > 0 && source(ctx, next).is_some();
    let others = if is_one { cleavable(&ctx.look(), attack) } else { ArrayVec::new() };
    let attacker = attack.attacker;
    // An enemy takes whom it hurts most: the least health left (R25.5).
    let worst = others.iter().copied().min_by_key(|&other| (ctx.state.body(other).remaining(), other));
    match worst {
        None => go(ctx, AttackStep::Fought),
        Some(_) if ctx.state.body(attacker).side == Side::Rebel && others.len() > 1 => Progress::Ask,
        Some(other) => {
            answer(ctx, next, other);
            Progress::Continue
        }
    }
}

/// Somebody is picked for a source.
pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, next: u8, figure: FigureId) {
    let Some((by, damage)) = source(ctx, next) else { return };
    go(ctx, AttackStep::Cleave { next: next + 1 });
    ctx.note_hurt([figure]);
    ctx.tell("R5.1", |_| Event::Cleaved { figure, damage: u16::from(damage), by });
    ctx.suffer("R5.1", figure, u16::from(damage));
}

fn source(ctx: &Ctx<'_>, next: u8) -> Option<(CleaveBy, u8)> {
    cleaves(ctx.content, &ctx.state, ctx.state.attacks.last()?).nth(usize::from(next))
}
