//! Why an answer is not open: the first of its conditions that does not hold, as far as players may know.

use super::given::{amount, holds};
use super::question::question;
use super::stage;
use crate::content::Content;
use crate::content::mission::{Effect, Given, OwnGiven, Range};
use crate::order::{ClosedOption, Lack, Question};
use crate::state::{Root, State};

/// The answers to the open question of a mission or an encounter that are not offered.
pub(crate) fn closed_options(content: &Content, state: &State) -> Vec<ClosedOption> {
    let Some(Question::Options { .. }) = question(content, state) else { return Vec::new() };
    // A toll is asked for by a card, whatever else is at work.
    let running = state.script.as_ref().and_then(|script| script.agenda.running.as_ref());
    let is_toll = running.is_some_and(|running| matches!(running.root, Root::Toll(_)));
    let at_work = stage::at_work(content, state).filter(|_| !is_toll);
    let Some(Effect::Choose { options, .. }) = at_work else { return Vec::new() };
    let fails = |given: &&Given| !holds(content, state, std::slice::from_ref(*given));
    let lacking = options.iter().map(|option| option.given.iter().find(fails));
    let closed = (0..).zip(lacking).filter_map(|(option, given)| Some((option, given?)));
    closed.map(|(option, given)| ClosedOption { option, lacks: lack(state, given) }).collect()
}

fn lack(state: &State, given: &Given) -> Lack {
    let needed = |range: &Range| range.at_least.map(|least| amount(state, least));
    match given {
        Given::Own(OwnGiven::Credits(range)) => {
            needed(range).map_or(Lack::Story, |needed| Lack::Credits { needed })
        }
        Given::Own(OwnGiven::Fame(range)) => {
            needed(range).map_or(Lack::Story, |needed| Lack::Fame { needed })
        }
        Given::Own(OwnGiven::Owns(card)) => Lack::Item { card: card.clone() },
        Given::Own(OwnGiven::Hero(hero)) => Lack::Hero { hero: hero.clone() },
        Given::Own(OwnGiven::Ally(group)) => Lack::Ally { group: group.clone() },
        Given::Own(
            OwnGiven::Open(_)
            | OwnGiven::There(_)
            | OwnGiven::Carried(_)
            | OwnGiven::Alive(_)
            | OwnGiven::Wounded(_),
        )
        | Given::Counter { .. }
        | Given::Round(_)
        | Given::Objective(_)
        | Given::Completed(_)
        | Given::Scene(_) => Lack::Mission,
        Given::Players(_) | Given::Difficulty(_) => Lack::Party,
        // Of several conditions none is the one.
        Given::Flag(_)
        | Given::Played(_)
        | Given::Won(_)
        | Given::Met(_)
        | Given::Not(_)
        | Given::Any(_)
        | Given::All(_) => Lack::Story,
    }
}
