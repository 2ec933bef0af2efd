//! What follows an attack that is completely done (C2.3, C5.12, K37).

use sortie_kernel::Progress;

use crate::ability::When;
use crate::apply::Ctx;
use crate::flow::asks_nothing;
use crate::keyword::Keyword;
use crate::state::{Aftermath, Counter, Frame};

/// First whoever stands by, then the defenders, then the attacker (C5.12).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: Aftermath) -> Progress {
    let Aftermath { attacker, foe, kind, mut defenders, dodged, defeated, step } = frame;
    match step {
        0 => {
            ctx.turn_to(Frame::Aftermath(Aftermath { step: 1, ..frame }));
            ctx.stand_by_after(attacker);
        }
        1 => {
            let Some(defender) = defenders.iter().next() else {
                ctx.turn_to(Frame::Aftermath(Aftermath { step: 2, ..frame }));
                return Progress::Continue;
            };
            defenders.remove(defender);
            ctx.turn_to(Frame::Aftermath(Aftermath { defenders, ..frame }));
            if !ctx.state.unit(defender).is_on_table() {
                return Progress::Continue;
            }
            if dodged.has(defender) && ctx.powers().has(defender, Keyword::Nimble) {
                ctx.gain("K37", defender, Counter::Dodge, 1);
            }
            ctx.moment(When::WasAttacked, Some(defender), Some(attacker), Some(kind));
        }
        _ => {
            ctx.pop();
            if !ctx.state.unit(attacker).is_on_table() {
                return Progress::Continue;
            }
            ctx.moment(When::Attacked, Some(attacker), Some(foe), Some(kind));
            if let Some(foe) = defeated.iter().next() {
                ctx.moment(When::DefeatedFoe, Some(attacker), Some(foe), Some(kind));
            }
        }
    }
    Progress::Continue
}

asks_nothing!(Aftermath);
