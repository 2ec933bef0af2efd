//! What the mission asks now, and which answers it takes.

use sortie_kernel::Offer;

use super::{holds, stage, toll, whom};
use crate::ability::Attribute;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::content::mission::{Effect, OwnTrigger, Trigger};
use crate::order::{Fact, Question};
use crate::setup::Mode;
use crate::state::{Play, Root, State};
use crate::world::FigureId;

/// More successes than this nobody rolls.
const MOST_SUCCESSES: u8 = 12;

/// What the mission asks now; nothing while it goes on by itself.
pub(crate) fn question(content: &Content, state: &State) -> Option<Question> {
    let running = state.script.as_ref()?.agenda.running.as_ref()?;
    if let Some(order) = running.pages.first() {
        return Some(Question::Order { order: order.clone() });
    }
    let is_companion = state.table.mode == Mode::Companion;
    let rolls = |figure: &FigureId| is_companion && state.hero_of(*figure).is_some();
    if let Some(figure) = running.testing.filter(rolls).filter(|_| running.answered.is_none()) {
        return attribute(content, state).map(|attribute| Question::Successes { figure, attribute });
    }
    if let Root::Control(rule) = running.root {
        let rule = state.mission(content)?.rule.get(usize::from(rule))?;
        let is_open = running.answered.is_none() && running.level().place == 0;
        let Trigger::Own(OwnTrigger::Controlled(place)) = &rule.when else { return None };
        return is_open.then(|| Question::Control { place: place.clone() });
    }
    if let Root::Toll(card) = running.root {
        let is_open = running.answered.is_none() && running.level().place == 0;
        return toll::question(content, state, card).filter(|_| is_open);
    }
    let effect = stage::at_work(content, state)?;
    if let Effect::Choose { ask, options } = effect {
        return Some(Question::Options {
            ask: text(content, state, ask),
            options: options.iter().map(|option| text(content, state, &option.text)).collect(),
        });
    }
    let asks = running.testing.is_none() && whom::asks(state, effect, *running.level());
    asks.then(|| Question::Hero { test: tested(effect) })
}

/// What an effect tests.
fn tested(effect: &Effect) -> Option<Attribute> {
    if let Effect::Test(test) = effect { Some(test.attribute) } else { None }
}

/// What is tested now.
fn attribute(content: &Content, state: &State) -> Option<Attribute> {
    let running = state.script.as_ref()?.agenda.running.as_ref()?;
    if let Root::TestAt(object, action) = running.root {
        let printed = super::objects::printed(content, state, usize::from(object))?;
        return printed.action.get(usize::from(action))?.test;
    }
    tested(stage::at_work(content, state)?)
}

/// The key of a text of the mission or the encounter.
pub(crate) fn text(content: &Content, state: &State, word: &str) -> String {
    let play = state.script.as_ref().map(|script| script.play);
    let (kind, id) = match play {
        Some(Play::Mission(mission)) => ("mission", content.missions[usize::from(mission)].id.as_str()),
        Some(Play::Encounter(encounter)) => {
            let campaign = state.campaign.as_ref().map(|campaign| usize::from(campaign.campaign));
            let encounters = campaign.and_then(|campaign| content.campaigns.get(campaign));
            let encounter = encounters.and_then(|campaign| campaign.encounter.get(usize::from(encounter)));
            ("encounter", encounter.map_or("", |encounter| encounter.id.as_str()))
        }
        None => ("mission", ""),
    };
    format!("alliance-{kind}-{id}-{word}").replace('_', "-")
}

/// What the open decision is about.
pub(crate) fn prompt(content: &Content, state: &State) -> Prompt {
    question(content, state).map_or(Prompt::Nothing, |question| Prompt::Mission { question })
}

/// The answers; any seat may give them.
pub(crate) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let Some(question) = question(content, state) else { return };
    let mut offer = |choice| out.extend(state.seats().map(|seat| Offer { seat, choice }));
    match question {
        Question::Order { .. } => offer(Choice::Continue),
        Question::Options { .. } => {
            let running = state.script.as_ref().and_then(|script| script.agenda.running.as_ref());
            if running.is_some_and(|running| matches!(running.root, Root::Toll(_))) {
                toll::ANSWERS.into_iter().for_each(|option| offer(Choice::Option { option }));
                return;
            }
            let Some(Effect::Choose { options, .. }) = stage::at_work(content, state) else { return };
            for (n, option) in options.iter().enumerate() {
                if holds(content, state, &option.given) {
                    offer(Choice::Option { option: n as u8 });
                }
            }
        }
        Question::Hero { .. } => {
            whom::heroes(state).into_iter().for_each(|figure| offer(Choice::Pick { figure }));
        }
        Question::Successes { .. } => {
            (0..=MOST_SUCCESSES).for_each(|successes| offer(Choice::Successes { successes }));
        }
        Question::Control { place } => {
            let Some(place) = super::objects::place_number(content, state, &place) else { return };
            [true, false]
                .into_iter()
                .for_each(|held| offer(Choice::Tell { fact: Fact::Controlled { place, held } }));
        }
    }
}

/// The key of the option that an answer takes.
pub(super) fn option_text(content: &Content, state: &State, choice: &Choice) -> Option<String> {
    let Choice::Option { option } = *choice else { return None };
    let running = state.script.as_ref()?.agenda.running.as_ref()?;
    if let Root::Toll(card) = running.root {
        return Some(toll::answer(content, card, option));
    }
    let Effect::Choose { options, .. } = stage::at_work(content, state)? else { return None };
    options.get(usize::from(option)).map(|option| text(content, state, &option.text))
}
