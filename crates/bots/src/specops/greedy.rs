//! The bot that looks one action ahead.

use sortie_kernel::Offer;
use sortie_specops::{Choice, Prompt, Specops};

use super::sight::Sight;
use super::ways::Maps;
use super::{attack, loadouts, moments, terrain, turn};
use crate::{Bot, Question, Thinking};

/// Does what is worth most now, by what its seat may know. Of a game it remembers nothing, so it can take over at any question.
#[derive(Debug, Default)]
pub(super) struct Greedy {
    maps: Maps,
}

impl Bot<Specops> for Greedy {
    /// Enough that one of them ends in contact with what it wants to touch.
    fn n_samples(&self) -> usize {
        72
    }

    fn choose(&self, question: &Question<'_, Specops>, thinking: &mut Thinking) -> Option<usize> {
        let Question { content, view, prompt, offers } = *question;
        if offers.len() == 1 {
            return Some(0);
        }
        if let Prompt::Terrain { n, enough, .. } = *prompt {
            return Some(terrain::choose(content, view, (n, enough), offers, thinking));
        }
        let Some(sight) = Sight::new(content, view, &self.maps) else {
            return Some(thinking.below(offers.len()));
        };
        Some(match *prompt {
            Prompt::Act { unit, left } => turn::best(&sight, unit, left, offers),
            Prompt::Granted { unit, .. } => turn::granted(&sight, unit, offers),
            Prompt::Standby { trigger } => turn::answers(&sight, trigger, offers),
            Prompt::Deploy { .. } | Prompt::Place { .. } => moments::set_up(&sight, offers),
            Prompt::Card { .. } => moments::card(&sight, offers, thinking),
            Prompt::Order { .. } | Prompt::Comms { .. } => moments::order(&sight, offers),
            Prompt::Turn { .. } => moments::turn(&sight, offers),
            Prompt::Drawn { .. } => moments::activates(&sight, offers),
            Prompt::Rerolls { .. }
            | Prompt::Surges { .. }
            | Prompt::Lethal { .. }
            | Prompt::Pools { .. }
            | Prompt::Dodge { .. }
            | Prompt::Guardian { .. }
            | Prompt::Pierce { .. }
            | Prompt::Shields { .. }
            | Prompt::DefenceSurges { .. } => attack::answer(&sight, prompt, offers),
            Prompt::Calm { .. } => moments::most(offers, |choice| match choice {
                Choice::Calm { n } => i64::from(*n),
                _ => -1,
            }),
            Prompt::Carry { .. } => moments::carry(&sight, offers),
            Prompt::Inherit { .. } => moments::inherit(&sight, offers),
            Prompt::Transmit => accept(offers),
            Prompt::Reveal { .. } => position(offers, |choice| matches!(choice, Choice::Reveal { .. })),
            Prompt::Reinforcements { .. } => moments::reinforce(&sight, offers),
            Prompt::Field { .. } => moments::field(&sight, offers),
            Prompt::Lay { .. } => moments::lay(&sight, offers),
            Prompt::Hand { .. } => moments::hand(&sight, offers),
            Prompt::Share { .. } => position(offers, |choice| matches!(choice, Choice::Done {})),
            Prompt::Ability { .. } | Prompt::Coordinate { .. } => moments::ability(&sight, offers),
            Prompt::Dauntless { unit } => moments::dauntless(&sight, unit, offers),
            // What is listed first gives tokens to who acts; where a move led is where the enemy is.
            Prompt::Effects { .. } => 0,
            Prompt::Facing { .. } => position(offers, |choice| matches!(choice, Choice::Done {})),
            Prompt::Loadouts { .. } => loadouts::choose(&sight, offers, thinking),
            Prompt::Orient => moments::orient(&sight, offers),
            // Which package is whose is better not foreseen; of real dice it has none of its own, and any face is as good. Where miniatures
            // stand on a real table only people see.
            Prompt::Terrain { .. }
            | Prompt::Deal { .. }
            | Prompt::Retinue { .. }
            | Prompt::Report { .. }
            | Prompt::Question { .. }
            | Prompt::Nothing => thinking.below(offers.len()),
        })
    }
}

/// The first answer of a kind, else the first of all.
pub(super) fn position(offers: &[Offer<Choice>], is_it: impl Fn(&Choice) -> bool) -> usize {
    offers.iter().position(|offer| is_it(&offer.choice)).unwrap_or(0)
}

fn accept(offers: &[Offer<Choice>]) -> usize {
    position(offers, |choice| matches!(choice, Choice::Accept {}))
}
