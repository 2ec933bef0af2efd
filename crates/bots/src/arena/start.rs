//! Where to start.

use sortie_arena::Choice;
use sortie_kernel::Offer;

use super::sight::Sight;
use crate::Thinking;

/// A field of a big area (S9: it stays empty if the area is filled), with many ways out. Equals are drawn by lot.
pub(super) fn best(sight: &Sight<'_>, offers: &[Offer<Choice>], thinking: &mut Thinking) -> usize {
    let map = &sight.content.map;
    let worth = |offer: &Offer<Choice>| match offer.choice {
        Choice::Start { field } => {
            let area = map.areas[usize::from(map.fields[field.index()].area) - 1];
            area.len() + map.beside(field).len()
        }
        _ => 0,
    };
    let most = offers.iter().map(worth).max().unwrap_or(0);
    let equals: Vec<usize> = (0..offers.len()).filter(|&n| worth(&offers[n]) == most).collect();
    equals[thinking.below(equals.len())]
}
