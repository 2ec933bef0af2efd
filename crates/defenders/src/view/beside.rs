//! What people are told and asked beside the boxed game.

use serde::Serialize;
use ts_rs::TS;

use crate::beside::{Instruction, Question};
use crate::content::Content;
use crate::flow::reading_told;
use crate::limits::ALIENS;
use crate::mind::Thought;
use crate::state::{Frame, Glance, State};
use crate::world::FigureId;

/// What people have to do, and what they have said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersBesideView")]
pub struct BesideView {
    /// What has to be done on the real table now, in order.
    pub todo: Vec<Instruction>,
    /// The alien's card that is read out, if one is.
    pub reading: Option<ReadingView>,
    /// Aliens said to be called by the encounter card, where it has to be asked.
    pub called: Vec<FigureId>,
    /// Those said to be hit besides whom the attack is aimed at.
    pub caught: Vec<FigureId>,
    /// The question of the mission, if one is asked.
    pub question: Option<Question>,
}

/// An alien's card that is read out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersReadingView")]
pub struct ReadingView {
    /// Who acts.
    pub alien: FigureId,
    /// Its card, by number.
    pub card: u8,
    /// The line that is carried out, from 0, once its first deed is done.
    pub line: Option<u8>,
    /// The deed of the line it is at, from 0.
    pub deed: u8,
    /// What was said of whom.
    pub glances: Vec<GlanceView>,
    /// Why it is this line and this target, or what is known so far.
    pub why: Vec<ThoughtView>,
}

/// What was said of somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersGlanceView")]
pub struct GlanceView {
    /// Of whom.
    pub figure: FigureId,
    /// In sight so many areas away, 0 if adjacent; none if no legal path leads to him.
    pub areas: Option<u8>,
}

/// A thought with the rule it follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersThoughtView")]
pub struct ThoughtView {
    /// The number of the rule.
    pub rule: String,
    /// The thought.
    pub thought: Thought,
}

/// Builds it; none at the digital table.
pub(super) fn beside(content: &Content, state: &State) -> Option<BesideView> {
    let beside = state.beside.as_ref()?;
    let called = match state.frames.top() {
        Some(Frame::AlienTurn(frame)) if !beside.calls_told => {
            (ALIENS..64).map(FigureId).filter(|alien| frame.called >> alien.0 & 1 == 1).collect()
        }
        _ => Vec::new(),
    };
    let caught = match state.frames.top() {
        Some(Frame::Caught(frame)) => {
            let all = state.world(content).prey();
            let is_said = |figure: &FigureId| {
                crate::state::prey_slot(*figure).is_some_and(|slot| frame.said >> slot & 1 == 1)
            };
            all.filter(is_said).collect()
        }
        _ => Vec::new(),
    };
    let question = match state.frames.top() {
        Some(Frame::Asked(question)) => Some(question),
        _ => None,
    };
    Some(BesideView { todo: beside.todo.clone(), reading: reading(content, state), called, caught, question })
}

fn reading(content: &Content, state: &State) -> Option<ReadingView> {
    let read = reading_told(content, state)?;
    let glance = |figure: FigureId| match read.gaze?.glance(figure) {
        Glance::Seen(areas) => Some(GlanceView { figure, areas: Some(areas) }),
        Glance::Unreachable => Some(GlanceView { figure, areas: None }),
        Glance::Unsaid => None,
    };
    let thoughts = read.thoughts.into_iter();
    let why = thoughts.map(|told| ThoughtView { rule: told.rule.0.to_owned(), thought: told.event });
    Some(ReadingView {
        alien: read.who,
        card: read.frame.card,
        line: read.frame.line,
        deed: read.frame.deed,
        glances: state.world(content).prey().filter_map(glance).collect(),
        why: why.collect(),
    })
}
