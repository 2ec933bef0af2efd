//! A unit has got a face-up order token: what follows at once (C3.6, K15, K19, K21, K57).

use sortie_kernel::Progress;

use crate::ability::When;
use crate::apply::Ctx;
use crate::event::RoundEvent;
use crate::flow::asks_nothing;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::state::{Calming, Counter, Frame, OrderedFrame};

impl Ctx<'_> {
    /// A unit gets an order, by a card line or by somebody's keyword (C3.6, C3.7).
    pub(in crate::flow) fn order(&mut self, rule: &'static str, unit: UnitId, by: Option<UnitId>) {
        self.tell(rule, RoundEvent::Ordered { unit, by });
        self.push(Frame::Ordered(OrderedFrame { unit, step: 0 }));
    }
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: OrderedFrame) -> Progress {
    let OrderedFrame { unit, step } = frame;
    ctx.turn_to(Frame::Ordered(OrderedFrame { unit, step: step + 1 }));
    let powers = ctx.powers();
    match step {
        0 => {
            let defend = powers.sum(unit, |keyword| match keyword {
                Keyword::Defend(x) => x,
                _ => 0,
            });
            let target = powers.sum(unit, |keyword| match keyword {
                Keyword::Target(x) => x,
                _ => 0,
            });
            ctx.gain("K19", unit, Counter::Dodge, defend);
            ctx.gain("K57", unit, Counter::Aim, target);
        }
        1 => {
            let calm = powers.sum(unit, |keyword| match keyword {
                Keyword::Disciplined(x) => x,
                _ => 0,
            });
            ctx.calm("K21", unit, calm, Calming::Disciplined);
        }
        // Cards and Coordinate, in the order their owner likes (C2.2).
        2 => ctx.moment(When::Ordered, Some(unit), None, None),
        3 => ctx.moment(When::EnemyOrdered, Some(unit), None, None),
        _ => ctx.pop(),
    }
    Progress::Continue
}

asks_nothing!(OrderedFrame);
