//! The bot that plans.

use sortie_arena::{Arena, Choice, Prompt};
use sortie_kernel::{Offer, Seat};

use super::areas::Areas;
use super::fight::Targets;
use super::plan;
use super::roll::Roll;
use super::sight::Sight;
use super::start;
use super::value::Outlook;
use super::weights::Weights;
use crate::{Bot, Question, Thinking};

/// Plans the dice of a roll together and takes the first step of the best plan.
///
/// It remembers nothing: after every step it looks at the table and plans anew, so it can take over in the middle of a
/// roll, and other players may do what they want.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Greedy {
    pub(super) weights: Weights,
}

impl Bot<Arena> for Greedy {
    fn choose(&self, question: &Question<'_, Arena>, thinking: &mut Thinking) -> Option<usize> {
        let Question { content, view, prompt, offers } = *question;
        let sight = Sight::new(content, view);
        let outlook = Outlook::new(&sight, &self.weights);
        Some(match *prompt {
            Prompt::Start => start::best(&sight, offers, thinking),
            // A bot at a table with real dice has none of its own: any face is as good.
            Prompt::Report => thinking.below(offers.len()),
            Prompt::Place => return place(&sight, &outlook, offers),
            Prompt::Fight { left, at, .. } => Targets::new(&sight, &outlook).fight(offers, at, left),
            Prompt::Push { left, .. } => Targets::new(&sight, &outlook).push(offers, left),
            Prompt::Parley { slot } => parley(&sight, &outlook, offers, slot),
        })
    }
}

/// Plans all dice on the table, also those of others, and takes the first step that is mine. If that one waits for
/// others, plans with mine alone. Without a die to place it waits.
fn place(sight: &Sight<'_>, outlook: &Outlook, offers: &[Offer<Choice>]) -> Option<usize> {
    let areas = Areas::new(sight, outlook);
    let roll = Roll::new(sight, outlook, &areas);
    let is_mine = |seat: usize| {
        let places = |offer: &Offer<Choice>| matches!(offer.choice, Choice::Card { .. });
        offers.iter().any(|offer| offer.seat.index() == seat && places(offer))
    };
    let among_offers = |(seat, choice): (Seat, Choice)| {
        offers.iter().position(|offer| match choice {
            Choice::Force { .. } | Choice::Flip { .. } => offer.choice == choice,
            _ => offer.seat == seat && offer.choice == choice,
        })
    };
    let all: Vec<(usize, u8)> = sight.roll().collect();
    let mine: Vec<(usize, u8)> = all.iter().copied().filter(|&(seat, _)| is_mine(seat)).collect();
    let step = |dice: &[(usize, u8)]| {
        let mut plan = plan::best_plan(&roll, dice);
        plan.retain(|one| is_mine(one.seat));
        plan::next_step(&roll, &plan).and_then(among_offers)
    };
    // With all my dice placed I could only turn those of others, and the Force is theirs to spend.
    if mine.is_empty() {
        return None;
    }
    step(&all).or_else(|| step(&mine)).or(Some(0))
}

/// Spends a tile of C-3PO if the threat costs more (X5); in the last round always.
fn parley(sight: &Sight<'_>, outlook: &Outlook, offers: &[Offer<Choice>], slot: u8) -> usize {
    let areas = Areas::new(sight, outlook);
    let penalty = sight.penalty(&sight.view.cards[usize::from(slot)]);
    let cost = outlook.penalty(penalty, areas.supply, sight.view.force);
    let worth_it = cost > outlook.weights.parley || sight.is_last_round() && cost > 0.0;
    offers.iter().position(|offer| offer.choice == Choice::Parley { spend: worth_it }).unwrap_or(0)
}
