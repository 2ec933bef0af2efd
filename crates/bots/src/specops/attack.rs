//! Which tokens to spend in an attack.

use sortie_kernel::Offer;
use sortie_specops::{Choice, Prompt};

use super::sight::Sight;
use super::turn::pick;

/// Whatever helps now is spent: tokens are gone at the end of the round (C14.1). The answers that do most come first.
pub(super) fn answer(sight: &Sight<'_>, prompt: &Prompt, offers: &[Offer<Choice>]) -> usize {
    pick(offers, |choice| match (prompt, choice) {
        // The more dice are thrown again the better: what is offered are dice that show nothing.
        (_, Choice::Reroll { dice, .. }) => 10 + i64::from(dice.count_ones()),
        (_, Choice::Observe { .. } | Choice::Raise { .. } | Choice::Surge { .. } | Choice::Lethal { .. }) => {
            5
        }
        (_, Choice::Dodge { crit, .. }) => 5 + i64::from(*crit),
        (_, Choice::Shields { n }) => i64::from(*n),
        // Who has more to lose is guarded, by who can take it.
        (Prompt::Guardian { defender }, Choice::Guard { by, hits }) => {
            let (own, other) = (sight.figure(*by), sight.figure(*defender));
            if sight.worth(own) < sight.worth(other) { i64::from(*hits) } else { -1 }
        }
        (Prompt::Pools { .. }, Choice::Attack { .. }) => 5,
        _ => 0,
    })
}
