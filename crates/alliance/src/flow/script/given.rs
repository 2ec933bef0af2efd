//! What must hold for a rule, an option, a mission on the star map, an ending.

use sortie_mission::run::{self, Progress, Table};

use super::objects;
use crate::content::Content;
use crate::content::mission::{Amount, Given, Mission, OwnGiven, Party, Range};
use crate::state::{GroupState, State};
use crate::world::Side;

/// A table that is only looked at.
pub(crate) struct Look<'a> {
    content: &'a Content,
    state: &'a State,
}

/// Looks at a table.
pub(crate) fn look<'a>(content: &'a Content, state: &'a State) -> Look<'a> {
    Look { content, state }
}

/// Whether all of this holds.
pub(crate) fn holds(content: &Content, state: &State, given: &[Given]) -> bool {
    run::holds(&look(content, state), given)
}

/// A number for this team.
pub(crate) fn amount(state: &State, amount: Amount) -> i16 {
    amount.of(party(state))
}

pub(crate) fn within(state: &State, range: Range, n: i16) -> bool {
    range.has(n, party(state))
}

pub(super) fn party(state: &State) -> Party {
    Party::new(usize::from(state.table.n_seats), state.table.difficulty)
}

impl Table for Look<'_> {
    type Mission = Mission;

    fn mission(&self) -> Option<&Mission> {
        self.state.mission(self.content)
    }

    fn progress(&self) -> Option<&Progress> {
        self.state.script.as_ref().map(|script| &script.progress)
    }

    fn scene(&self) -> Option<usize> {
        self.state.script.as_ref().map(|script| usize::from(script.scene))
    }

    fn party(&self) -> Party {
        party(self.state)
    }

    fn round(&self) -> i16 {
        self.state.round as i16
    }

    /// Of the campaign, or of the mission if it is played for itself.
    fn has_flag(&self, flag: &str) -> bool {
        match (&self.state.campaign, &self.state.script) {
            (Some(campaign), _) => campaign.flags.contains(flag),
            (None, Some(script)) => script.flags.iter().any(|other| other == flag),
            (None, None) => false,
        }
    }

    fn has_played(&self, mission: &str, must_be_won: bool) -> bool {
        let campaign = self.state.campaign.as_deref();
        self.content.mission(mission).zip(campaign).is_some_and(|(number, campaign)| {
            let mut played = campaign.played.iter();
            played.any(|played| usize::from(played.mission) == number && (played.won || !must_be_won))
        })
    }

    fn has_met(&self, encounter: &str) -> bool {
        self.state.campaign.as_deref().is_some_and(|campaign| {
            let number = self.content.campaigns[usize::from(campaign.campaign)].encounter(encounter);
            number.is_some_and(|number| campaign.met.contains(&(number as u8)))
        })
    }

    fn is_so(&self, given: &OwnGiven) -> bool {
        let Self { content, state } = *self;
        let campaign = state.campaign.as_deref();
        let object = |id: &str| self.mission().and_then(|mission| mission.object(id));
        match given {
            OwnGiven::Open(door) => object(door).is_some_and(|door| objects::is_open(content, state, door)),
            OwnGiven::There(id) => object(id).is_some_and(|object| objects::is_there(content, state, object)),
            OwnGiven::Carried(id) => {
                object(id).is_some_and(|object| objects::carrier(state, object).is_some())
            }
            OwnGiven::Alive(label) => {
                let groups = (0..state.groups.len()).filter(|&n| objects::is_called(state, n, label));
                groups.flat_map(|n| state.members(n)).any(|member| state.body(member).is_present)
            }
            OwnGiven::Hero(id) => content
                .hero(id)
                .is_some_and(|number| state.heroes.iter().any(|hero| usize::from(hero.hero) == number)),
            OwnGiven::Owns(id) => content.card(id).is_some_and(|card| {
                let card = card as u8;
                match campaign {
                    Some(campaign) => campaign.owns(card),
                    None => state.heroes.iter().any(|hero| hero.cards.iter().any(|held| held.card == card)),
                }
            }),
            OwnGiven::Fame(range) => within(state, *range, campaign.map_or(0, |campaign| campaign.fame)),
            OwnGiven::Credits(range) => {
                within(state, *range, campaign.map_or(0, |campaign| campaign.credits))
            }
            OwnGiven::Wounded(range) => {
                let wounded = state.heroes.iter().filter(|hero| state.body(hero.figure).is_wounded).count();
                within(state, *range, wounded as i16)
            }
            OwnGiven::Ally(id) => content.group(id).is_some_and(|group| {
                let group = group as u8;
                let on_list = campaign.is_some_and(|team| team.allies.iter().any(|ally| ally.group == group));
                let is_along = |its: &GroupState| its.group == group && its.side == Side::Rebel;
                on_list || state.groups.iter().any(is_along)
            }),
        }
    }
}
