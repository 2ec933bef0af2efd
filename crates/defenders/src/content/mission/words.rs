//! The words of missions that are this game's own.

use std::ops::RangeInclusive;

use sortie_mission::{Who, Words};

use super::action::Throw;
use super::level::Difficulty;
use super::spot::Whom;
use super::trigger::Deed;
use super::{OwnEffect, OwnGiven, OwnTrigger, Range};

/// The vocabulary of `defenders`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DefendersWords;

impl Words for DefendersWords {
    type Difficulty = Difficulty;
    type Trigger = OwnTrigger;
    type Given = OwnGiven;
    type Effect = OwnEffect;
    type Attribute = Throw;
    type Whom = Whom;
    type Deed = Deed;

    const GAME: &'static str = "defenders";
    const TYPES: &'static str = "Defenders";
    const PLAYERS: &'static str = "agents";
    const N_PLAYERS: RangeInclusive<usize> = 1..=5;
    const AMOUNT: &'static str = "an amount is a number, five of them for 1 to 5 agents, or { easy = [..], normal = [..], hard = [..], very_hard = [..] }";
    /// No test rolls more dice, and a face shows a symbol twice at most.
    const MOST_SUCCESSES: i16 = 12;

    fn has_actor(trigger: &OwnTrigger) -> bool {
        match trigger {
            OwnTrigger::Turn
            | OwnTrigger::Done(_)
            | OwnTrigger::Failed(_)
            | OwnTrigger::Killed(_)
            | OwnTrigger::Waypoint(_)
            | OwnTrigger::Entered(_)
            | OwnTrigger::Revealed(_) => true,
            OwnTrigger::Refresh
            | OwnTrigger::Strategy
            | OwnTrigger::Reinforcement
            | OwnTrigger::Status
            | OwnTrigger::AfterEvent
            | OwnTrigger::Event(_)
            | OwnTrigger::AgentDied
            | OwnTrigger::Lost(_)
            | OwnTrigger::Mined(_) => false,
        }
    }

    fn repeats(trigger: &OwnTrigger) -> bool {
        trigger.repeats()
    }

    fn is_asked_in_mission(given: &OwnGiven) -> bool {
        match given {
            OwnGiven::Over
            | OwnGiven::Alive(_)
            | OwnGiven::Dead(_)
            | OwnGiven::AgentsIn { .. }
            | OwnGiven::Aliens { .. }
            | OwnGiven::Signals { .. }
            | OwnGiven::Teleports(_)
            | OwnGiven::Burning(_)
            | OwnGiven::Burns(_)
            | OwnGiven::Fragments(_)
            | OwnGiven::There(_)
            | OwnGiven::Stunned(_)
            | OwnGiven::At { .. }
            | OwnGiven::AtTeleport(_)
            | OwnGiven::Carried { .. }
            | OwnGiven::Lies { .. }
            | OwnGiven::Drawn(_) => true,
            OwnGiven::Campaign | OwnGiven::Ended { .. } => false,
        }
    }

    fn range(given: &OwnGiven) -> Option<Range> {
        match given {
            OwnGiven::Alive(is)
            | OwnGiven::Dead(is)
            | OwnGiven::AgentsIn { is, .. }
            | OwnGiven::Aliens { is, .. }
            | OwnGiven::Signals { is, .. }
            | OwnGiven::Teleports(is)
            | OwnGiven::Burning(is)
            | OwnGiven::Fragments(is) => Some(*is),
            OwnGiven::Over
            | OwnGiven::Burns(_)
            | OwnGiven::There(_)
            | OwnGiven::Stunned(_)
            | OwnGiven::At { .. }
            | OwnGiven::AtTeleport(_)
            | OwnGiven::Carried { .. }
            | OwnGiven::Lies { .. }
            | OwnGiven::Drawn(_)
            | OwnGiven::Campaign
            | OwnGiven::Ended { .. } => None,
        }
    }

    /// There is nothing between missions that they could change.
    fn is_done_in_mission(_: &OwnEffect) -> bool {
        true
    }

    fn whom(effect: &OwnEffect) -> Option<&Whom> {
        effect.whom()
    }

    fn who(whom: &Whom) -> Who {
        match whom {
            Whom::Actor => Who::Actor,
            Whom::Alpha | Whom::Chosen | Whom::Role(_) => Who::Chosen,
            Whom::Agents => Who::Everybody,
            Whom::In(_) | Whom::Others(_) => Who::There,
        }
    }
}
