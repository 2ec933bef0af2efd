//! The order in which an enemy spends surges (R29).

use arrayvec::ArrayVec;

use super::why::{Consideration, Idle, Skip};
use super::{Spending, SurgeOption};
use crate::attack::Tally;

/// Spends surges by a priority list, step by step as R29 has it:
///
/// 1. While surges are left (R29.2), go through the list from the top.
/// 2. Skip an option already used in this attack (R29.3), one that costs more than is left (R29.4), and one that would
///    change nothing as the attack stands now (R29.5, A20).
/// 3. Buy the first that remains and start again at the top (R29.6).
/// 4. If none remains, the surges left are lost (R29.7).
///
/// Only the present counts: accuracy that two options could reach together but neither alone is not bought (A20), and
/// an option that buys the damage a condition needs comes before the condition, wherever they stand (D1, S5).
///
/// Every consideration is told to `tell` in order; a caller who does not ask why passes a function that does nothing.
pub fn by_priority<'a>(
    options: &[SurgeOption],
    tally: Tally<'a>,
    mut tell: impl FnMut(Consideration),
) -> Spending<'a> {
    tell(Consideration::Available { surges: tally.surges() });
    let start = Spending { tally, used: ArrayVec::new() };
    spend_on(options, start, &mut tell)
}

/// Goes on by priority from where somebody else has begun.
pub(super) fn spend_on<'a>(
    options: &[SurgeOption],
    mut spending: Spending<'a>,
    tell: &mut impl FnMut(Consideration),
) -> Spending<'a> {
    while spending.tally.surges() > 0 {
        let Some((option, after)) = first_not_skipped(options, &spending, tell) else {
            tell(Consideration::Lost { surges: spending.tally.surges() });
            break;
        };
        spending.tally = after;
        spending.used.push(option);
        tell(Consideration::Bought { option, left: after.surges() });
    }
    spending
}

fn first_not_skipped<'a>(
    options: &[SurgeOption],
    spending: &Spending<'a>,
    tell: &mut impl FnMut(Consideration),
) -> Option<(u8, Tally<'a>)> {
    let tally = &spending.tally;
    let now = tally.impact();
    for (surge_option, option) in options.iter().zip(0u8..) {
        let skip = if spending.used.contains(&option) {
            Skip::Used
        } else if u16::from(surge_option.cost) > tally.surges() {
            Skip::TooDear { cost: surge_option.cost, left: tally.surges() }
        } else {
            let after = surge_option.bought(tally);
            if after.impact() != now {
                return Some((option, after));
            }
            // An option has at least one effect; if all are idle, the first one's reason tells enough.
            Skip::NoEffect(Idle::of(surge_option.effects[0], tally))
        };
        tell(Consideration::Skipped { option, skip });
    }
    None
}
