//! What a rule of the mission asks about where somebody or something is: the people answer, once in a phase (45, 198).

use sortie_mission::run::{self, Table as _};

use crate::apply::Ctx;
use crate::beside::{Question, Site};
use crate::content::Content;
use crate::content::mission::{Effect, Fact, Given, OwnGiven, Spot, Trigger};
use crate::flow::script::Look;
use crate::state::{Frame, State};

/// Rules that wait for a fact ask something that nobody has answered yet: whether they do. The frame under the question goes on
/// when it is.
pub(in crate::flow) fn needs(ctx: &mut Ctx<'_>, fact: Fact) -> bool {
    if !ctx.state.is_beside() {
        return false;
    }
    let question = for_rules(ctx.content, ctx.state, fact);
    ask(ctx, question)
}

/// The same for a condition that a rule at work has come to.
pub(in crate::flow) fn running_needs(ctx: &mut Ctx<'_>, effect: Option<&Effect>) -> bool {
    let Some(Effect::When { given, .. }) = effect else { return false };
    if !ctx.state.is_beside() {
        return false;
    }
    let question = open(&Look { content: ctx.content, state: ctx.state }, given);
    ask(ctx, question)
}

fn ask(ctx: &mut Ctx<'_>, question: Option<Question>) -> bool {
    if let Some(question) = question {
        ctx.push(Frame::Asked(question));
    }
    question.is_some()
}

fn for_rules(content: &Content, state: &State, fact: Fact) -> Option<Question> {
    let look = Look { content, state };
    let (mission, field) = (state.mission(content), &state.battle(content).field);
    mission.rule.iter().enumerate().find_map(|(n, rule)| {
        let Trigger::Own(own) = &rule.when else { return None };
        let is_called = look.progress()?.waits(n, rule) && mission.is_called(own, fact, content, field);
        if is_called { open(&look, &rule.given) } else { None }
    })
}

/// The first question among conditions that nobody has answered, if all others hold.
fn open(look: &Look<'_>, given: &[Given]) -> Option<Question> {
    let is_open = |given: &&Given| first(look, given).is_some();
    let asked = given.iter().find(is_open)?;
    let others_hold = given
        .iter()
        .filter(|given| !is_open(given))
        .all(|given| run::holds(look, std::slice::from_ref(given)));
    if others_hold { first(look, asked) } else { None }
}

/// The first unanswered question inside a condition.
fn first(look: &Look<'_>, given: &Given) -> Option<Question> {
    match given {
        Given::Own(own) => question_of(look, own).filter(|question| look.answer(*question).is_none()),
        Given::Not(inner) => first(look, inner),
        Given::Any(all) | Given::All(all) => all.iter().find_map(|given| first(look, given)),
        Given::Flag(_)
        | Given::Counter { .. }
        | Given::Players(_)
        | Given::Difficulty(_)
        | Given::Round(_)
        | Given::Objective(_)
        | Given::Completed(_)
        | Given::Scene(_)
        | Given::Played(_)
        | Given::Won(_)
        | Given::Met(_) => None,
    }
}

/// What a condition asks about where something is; none if Sortie knows it, or if whom it is about is not there.
pub(crate) fn question_of(look: &Look<'_>, given: &OwnGiven) -> Option<Question> {
    let Look { content, state } = *look;
    let mission = state.mission(content);
    let site = |spot: &Spot| match spot {
        Spot::Waypoint(number) => Some(Site::Waypoint(*number)),
        Spot::Place(id) => mission.place(id).map(|place| Site::Place(place as u8)),
        Spot::Hex(name) => state.battle(content).field.hex(name).map(Site::Hex),
        Spot::There | Spot::Teleport | Spot::Farthest | Spot::Point(_) | Spot::Beside(_) => None,
    };
    match given {
        OwnGiven::AgentsIn { place, .. } => {
            mission.place(place).map(|place| Question::Agents { place: place as u8 })
        }
        OwnGiven::At { figure, at } => Some(Question::Figure { figure: look.named(figure)?, at: site(at)? }),
        OwnGiven::AtTeleport(name) => look.named(name).map(|figure| Question::Teleport { figure }),
        OwnGiven::Carried { item, at: Some(at) } => {
            look.item(item)?.carrier?;
            Some(Question::Carrier { item: mission.item(item)? as u8, at: site(at)? })
        }
        OwnGiven::Lies { item, at } => {
            look.item(item)?.at?;
            Some(Question::Item { item: mission.item(item)? as u8, at: site(at)? })
        }
        OwnGiven::Carried { at: None, .. }
        | OwnGiven::Over
        | OwnGiven::Alive(_)
        | OwnGiven::Dead(_)
        | OwnGiven::Aliens { .. }
        | OwnGiven::Signals { .. }
        | OwnGiven::Teleports(_)
        | OwnGiven::Burning(_)
        | OwnGiven::Burns(_)
        | OwnGiven::Fragments(_)
        | OwnGiven::There(_)
        | OwnGiven::Stunned(_)
        | OwnGiven::Drawn(_)
        | OwnGiven::Campaign
        | OwnGiven::Ended { .. } => None,
    }
}

impl Look<'_> {
    /// What people have answered to a question in this phase.
    pub(crate) fn answer(&self, question: Question) -> Option<u8> {
        let beside = self.state.beside.as_ref()?;
        beside.answers.iter().find(|(asked, _)| *asked == question).map(|(_, n)| *n)
    }
}

/// A question is put to the people.
pub(in crate::flow) mod room {
    use sortie_kernel::{Offer, Progress, Seat};

    use super::super::mines;
    use super::{Content, Ctx, Question, State};
    use crate::choice::{Choice, Prompt};
    use crate::event::BesideEvent;

    pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _question: Question) -> Progress {
        Progress::Ask
    }

    pub(in crate::flow) fn offers(
        _content: &Content,
        state: &State,
        question: Question,
        out: &mut Vec<Offer<Choice>>,
    ) {
        let most = if matches!(question, Question::Agents { .. }) { state.living().count() as u8 } else { 1 };
        let seat = state.alpha_seat();
        out.extend((0..=most).map(|n| Offer { seat, choice: Choice::Answer { n } }));
    }

    pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, question: Question, _seat: Seat, choice: Choice) {
        if let Choice::Answer { n } = choice {
            ctx.pop();
            ctx.tell("198", BesideEvent::Answered { question, n });
            match question {
                Question::Mined { figure } if n > 0 => mines::hurts(ctx, figure),
                Question::Counted { figure } => mines::answered(ctx, figure, n > 0),
                Question::Mined { .. }
                | Question::Agents { .. }
                | Question::Figure { .. }
                | Question::Teleport { .. }
                | Question::Carrier { .. }
                | Question::Item { .. } => {}
            }
        }
    }

    pub(in crate::flow) fn prompt(_content: &Content, _state: &State, question: Question) -> Prompt {
        Prompt::Question { question }
    }
}
