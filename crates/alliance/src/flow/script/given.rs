//! What must hold for a rule, an option, a mission on the star map, an ending.

use super::objects;
use crate::content::Content;
use crate::content::mission::{Amount, Given, Range};
use crate::state::State;

/// Whether all of this holds.
pub(crate) fn holds(content: &Content, state: &State, given: &[Given]) -> bool {
    given.iter().all(|given| is_so(content, state, given))
}

/// A number for this team.
pub(crate) fn amount(state: &State, amount: Amount) -> i16 {
    amount.of(usize::from(state.table.n_seats), state.table.difficulty)
}

pub(crate) fn within(state: &State, range: Range, n: i16) -> bool {
    range.has(n, usize::from(state.table.n_seats), state.table.difficulty)
}

/// Whether the story knows a flag: of the campaign, or of the mission if it is played for itself.
pub(crate) fn has_flag(state: &State, flag: &str) -> bool {
    match (&state.campaign, &state.script) {
        (Some(campaign), _) => campaign.flags.contains(flag),
        (None, Some(script)) => script.flags.iter().any(|other| other == flag),
        (None, None) => false,
    }
}

fn is_so(content: &Content, state: &State, given: &Given) -> bool {
    let mission = state.mission(content);
    let script = state.script.as_deref();
    let campaign = state.campaign.as_deref();
    let object = |id: &str| mission.and_then(|mission| mission.object(id));
    let objective = |id: &str| mission.and_then(|mission| mission.objective(id));
    match given {
        Given::Flag(flag) => has_flag(state, flag),
        Given::Counter { counter, is } => {
            let number = mission.and_then(|mission| mission.counter(counter));
            let now = number.zip(script).map(|(number, script)| script.counters[number]);
            now.is_some_and(|now| within(state, *is, now))
        }
        Given::Heroes(range) => within(state, *range, i16::from(state.table.n_seats)),
        Given::Difficulty(difficulty) => state.table.difficulty == *difficulty,
        Given::Round(range) => within(state, *range, state.round as i16),
        Given::Open(door) => object(door).is_some_and(|door| objects::is_open(content, state, door)),
        Given::There(id) => object(id).is_some_and(|object| objects::is_there(content, state, object)),
        Given::Carried(id) => object(id).is_some_and(|object| objects::carrier(state, object).is_some()),
        Given::Alive(label) => {
            let groups = (0..state.groups.len()).filter(|&n| objects::is_called(state, n, label));
            groups.flat_map(|n| state.members(n)).any(|member| state.body(member).is_present)
        }
        Given::Objective(id) => {
            let number = objective(id).map(|number| number as u8);
            number.is_some() && script.is_some_and(|script| script.objective == number)
        }
        Given::Completed(id) => {
            objective(id).zip(script).is_some_and(|(number, script)| script.completed >> number & 1 == 1)
        }
        Given::Scene(id) => mission
            .zip(script)
            .is_some_and(|(mission, script)| mission.scene[usize::from(script.scene)].id == *id),
        Given::Hero(id) => content
            .hero(id)
            .is_some_and(|number| state.heroes.iter().any(|hero| usize::from(hero.hero) == number)),
        Given::Owns(id) => content.card(id).is_some_and(|card| {
            let card = card as u8;
            match campaign {
                Some(campaign) => campaign.owns(card),
                None => state.heroes.iter().any(|hero| hero.cards.iter().any(|held| held.card == card)),
            }
        }),
        Given::Fame(range) => within(state, *range, campaign.map_or(0, |campaign| campaign.fame)),
        Given::Credits(range) => within(state, *range, campaign.map_or(0, |campaign| campaign.credits)),
        Given::Played(id) | Given::Won(id) => {
            let must_be_won = matches!(given, Given::Won(_));
            content.mission(id).zip(campaign).is_some_and(|(number, campaign)| {
                let mut played = campaign.played.iter();
                played.any(|played| usize::from(played.mission) == number && (played.won || !must_be_won))
            })
        }
        Given::Met(id) => campaign.is_some_and(|campaign| {
            let number = content.campaigns[usize::from(campaign.campaign)].encounter(id);
            number.is_some_and(|number| campaign.met.contains(&(number as u8)))
        }),
        Given::Wounded(range) => {
            let wounded = state.heroes.iter().filter(|hero| state.body(hero.figure).is_wounded).count();
            within(state, *range, wounded as i16)
        }
        Given::Ally(id) => content.group(id).is_some_and(|group| {
            let group = group as u8;
            let on_list = campaign.is_some_and(|team| team.allies.iter().any(|ally| ally.group == group));
            let is_along =
                |its: &crate::state::GroupState| its.group == group && its.side == crate::world::Side::Rebel;
            on_list || state.groups.iter().any(is_along)
        }),
        Given::Not(given) => !is_so(content, state, given),
        Given::Any(list) => list.iter().any(|given| is_so(content, state, given)),
        Given::All(list) => holds(content, state, list),
    }
}
