//! The bot that looks one turn ahead.

use sortie_defenders::{Choice, Defenders, Prompt};
use sortie_kernel::Offer;

use super::sight::Sight;
use super::{headquarters, moments, turn};
use crate::{Bot, Question, Thinking};

/// Does what is worth most now, by what its agents may know. It remembers nothing, so it can take over at any question.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Greedy;

impl Bot<Defenders> for Greedy {
    fn choose(&self, question: &Question<'_, Defenders>, thinking: &mut Thinking) -> Option<usize> {
        let Question { content, view, prompt, offers } = *question;
        if offers.len() == 1 {
            return Some(0);
        }
        let mut sight = Sight::new(content, view);
        Some(match *prompt {
            Prompt::Turn { agent, movement, combat, action } => {
                sight.has_acted = !action;
                turn::best(&sight, agent, turn::Left { movement, combat }, offers)
            }
            Prompt::Movement { figure, .. } => turn::go_on(&sight, figure, offers),
            Prompt::Start => moments::start(&sight, offers, thinking),
            Prompt::Equip { .. } => moments::equip(&sight, offers, thinking),
            Prompt::Weapon { agent, weapon } => moments::weapon(&sight, agent, weapon, offers),
            Prompt::Alpha => moments::alpha(&sight, offers),
            Prompt::Rank | Prompt::LastRoll { .. } => position(offers, Choice::RollRank),
            Prompt::Headquarters => headquarters::headquarters(&sight, offers),
            Prompt::Reinforcement => moments::delivery(&sight, offers),
            Prompt::Found { agent } => moments::found(&sight, agent, offers),
            Prompt::Attack { moment } => moments::attacked(&sight, moment, offers),
            Prompt::Guard { .. } | Prompt::Granted { .. } => moments::strike(&sight, offers),
            Prompt::Power { .. } | Prompt::Place | Prompt::Event { .. } => moments::target(&sight, offers),
            Prompt::Story => moments::story(&sight, offers),
            // A bot at a table with real dice has none of its own: any face is as good.
            Prompt::Report { .. } | Prompt::Give => thinking.below(offers.len()),
            Prompt::Supplies => moments::supplies(&sight, offers),
            // Beside the boxed game nothing is a bot's to report: it lets the people go on.
            Prompt::Reports { .. } => position(offers, Choice::EndTurn),
            Prompt::Instructed
            | Prompt::Gone
            | Prompt::Called { .. }
            | Prompt::Sights { .. }
            | Prompt::Obeys { .. }
            | Prompt::Deed { .. }
            | Prompt::Caught { .. } => position(offers, Choice::Done),
            Prompt::Nearest { .. }
            | Prompt::Target { .. }
            | Prompt::Suffer { .. }
            | Prompt::Question { .. } => 0,
            Prompt::Nothing
            | Prompt::Read
            | Prompt::Activate { .. }
            | Prompt::Way { .. }
            | Prompt::Reveal
            | Prompt::Acting { .. }
            | Prompt::Scouting { .. } => 0,
        })
    }
}

fn position(offers: &[Offer<Choice>], choice: Choice) -> usize {
    offers.iter().position(|offer| offer.choice == choice).unwrap_or(0)
}
