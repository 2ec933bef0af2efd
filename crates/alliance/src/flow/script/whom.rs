//! Whom an effect concerns.

use arrayvec::ArrayVec;

use super::objects;
use crate::content::Content;
use crate::content::mission::{Effect, OwnEffect, Whom};
use crate::order::Concerned;
use crate::state::{Level, MOST_FIGURES, State};
use crate::world::{FigureId, Side};

/// Figures an effect concerns.
pub(crate) type Figures = ArrayVec<FigureId, MOST_FIGURES>;

/// The heroes on the map or about to be set on it, of whom the players may choose one.
pub(crate) fn heroes(state: &State) -> Figures {
    let heroes = state.heroes.iter().map(|hero| hero.figure);
    heroes.filter(|&figure| state.body(figure).is_present || is_awaited(state, figure)).collect()
}

fn is_awaited(state: &State, figure: FigureId) -> bool {
    state.script.as_ref().is_some_and(|script| script.awaited >> figure.0 & 1 == 1)
}

/// Whether it is about one hero whom the players choose. Nobody acted when a round ended: the players choose then as
/// well; and where only a hero will do, they choose one if an ally acted (R22.8).
fn is_chosen(state: &State, whom: &Whom, level: Level, only_heroes: bool) -> bool {
    match whom {
        Whom::Chosen => true,
        Whom::Actor => level.actor.is_none_or(|figure| {
            let body = state.body(figure);
            !body.is_present || only_heroes && !body.is_hero
        }),
        Whom::Heroes | Whom::In(_) | Whom::Group(_) => false,
    }
}

/// Whom an effect concerns, and whether only heroes will do.
fn of(effect: &Effect) -> Option<(&Whom, bool)> {
    let only_heroes = matches!(effect, Effect::Own(OwnEffect::Supply { .. }));
    effect.whom().map(|whom| (whom, only_heroes))
}

/// Whether the players must choose a hero before the effect goes on. Of one hero nobody is asked.
pub(crate) fn asks(state: &State, effect: &Effect, level: Level) -> bool {
    of(effect).is_some_and(|(whom, only_heroes)| {
        level.chosen.is_none() && is_chosen(state, whom, level, only_heroes) && heroes(state).len() > 1
    })
}

/// The figures an effect concerns, as far as this table knows.
pub(crate) fn figures(content: &Content, state: &State, whom: &Whom, level: Level) -> Figures {
    picked(content, state, whom, level, false)
}

/// The same where only heroes will do.
pub(crate) fn only_heroes(content: &Content, state: &State, whom: &Whom, level: Level) -> Figures {
    let mut all = picked(content, state, whom, level, true);
    all.retain(|&mut figure| state.body(figure).is_hero);
    all
}

fn picked(content: &Content, state: &State, whom: &Whom, level: Level, only_heroes: bool) -> Figures {
    if is_chosen(state, whom, level, only_heroes) {
        return level.chosen.or_else(|| heroes(state).first().copied()).into_iter().collect();
    }
    match whom {
        Whom::Actor | Whom::Chosen => level.actor.into_iter().collect(),
        Whom::Heroes => heroes(state),
        Whom::In(id) => {
            let region = state.mission(content).and_then(|mission| mission.region(id));
            let Some(region) = region else { return Figures::new() };
            let spaces = objects::region(content, state, region);
            let is_in = |figure: &FigureId| {
                let body = state.body(*figure);
                body.side == Side::Rebel && body.at.meets(&spaces)
            };
            state.present().filter(is_in).collect()
        }
        Whom::Group(label) => {
            let groups = (0..state.groups.len()).filter(|&n| objects::is_called(state, n, label));
            let members = groups.flat_map(|n| state.members(n));
            members.filter(|&member| state.body(member).is_present).collect()
        }
    }
}

/// Whom an order names: one entry for each group of a label. Nobody, if nobody is there.
pub(crate) fn concerned(
    content: &Content,
    state: &State,
    whom: &Whom,
    level: Level,
    only_heroes: bool,
) -> Vec<Concerned> {
    match whom {
        Whom::Heroes => vec![Concerned::Heroes],
        Whom::In(id) => {
            let region = state.mission(content).and_then(|mission| mission.region(id));
            region.map(|region| Concerned::In { region: region as u8 }).into_iter().collect()
        }
        Whom::Group(label) => {
            let is_there = |n: &usize| state.members(*n).any(|member| state.body(member).is_present);
            let groups = (0..state.groups.len()).filter(|&n| objects::is_called(state, n, label));
            groups.filter(is_there).map(|group| Concerned::Group { group: group as u8 }).collect()
        }
        Whom::Actor | Whom::Chosen => {
            let one = picked(content, state, whom, level, only_heroes);
            one.into_iter().map(|figure| Concerned::Figure { figure }).collect()
        }
    }
}
