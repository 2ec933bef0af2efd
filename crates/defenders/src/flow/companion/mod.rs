//! Beside the boxed game (`Setup.mode`): figures, tokens and sheets are on a real table, and only the people around it know where
//! anything stands. Round, decks, encounters, signals and the mission are those of the digital table, with the same occasions of
//! chance, so that a mission takes the same path at both. What is asked, and when:
//!
//! | when | who asks, who tells |
//! | --- | --- |
//! | an agent's turn | nobody asks anything: it is played on the real table, and ended by `EndTurn`. Mission actions (`Act`) and searches (`Search`) are said, because Sortie rolls for them and knows what follows |
//! | the turn, and whenever people have something to read or do | reports (`Tell`, [`reports`]): wounds of aliens and agents, a signal in sight, a waypoint, a place or an armoury token a rule waits for, a mine, a drone, a tactic or device used up |
//! | something changes on the table | instructions gather ([`todo`]): what was drawn, where it goes, what moves. They are read together and closed by `Done`, before anything goes on that could depend on them |
//! | an encounter card that calls by sight or nearness | which aliens (`Pick`, then `Done`); all others Sortie calls by itself |
//! | an alien acts | its card is read out ([`reading`]): whom it sees and how far away (`Sight`, then `Done`), as far as the lines need it; who is closest of those whom Sortie cannot tell apart (`Pick`). Then line, target and deed are told in full; `Done` when it is carried out, `Cannot` if it cannot be, and the next line is tried |
//! | an alien attacks | its dice fall, or are reported; shields, armour and defence dice by the same arithmetic as ever; the wounds that come of it are confirmed or corrected (`Suffer`), for what is worn and used on the real table |
//! | area damage, or one that bursts | who else is hit ([`caught`]) |
//! | a mine goes off | whether an alien for which a rule waits was there too; and of whom wounds were reported lately, whether the mine's are among them ([`mines`]) |
//! | a rule of the mission asks where somebody stands | the people ([`asked`]), once a phase |
//!
//! **What Sortie keeps, and what lies on the table.** Health, bleeding, ranks, tactics, skills, devices and weapons of agents are known,
//! because lines and deliveries ask for them; ammo, jams, shield tokens of aliens, what was turned down and has come back, and every
//! place are the table's. Dead aliens, decks and tokens in stock are counted here.
//!
//! **Where figures stand in the state.** Nowhere: each has a hex of its own that means nothing (`Battle::spare`), so that what happened
//! to somebody is told apart. No rule may ask the board about a figure beside the box; every room that would has a branch here.
//!
//! **Who answers.** Any seat, and a tablet without one: what is open to somebody is open to all (`Game::is_reported`).

mod asked;
mod caught;
mod mines;
mod reading;
mod reports;
mod todo;

use sortie_kernel::{Offer, Progress, Seat};

pub(crate) use asked::question_of;
pub(in crate::flow) use reports::told;
pub(crate) use todo::note;

/// The rooms.
pub(in crate::flow) mod rooms {
    pub(in crate::flow) use super::asked::room as asked;
    pub(in crate::flow) use super::caught::room as caught;
    pub(in crate::flow) use super::reading::room as reading;
    pub(in crate::flow) use super::todo::room as instructed;
}

pub(in crate::flow) use asked::{needs, running_needs};
pub(in crate::flow) use caught::{burst, has_to_ask as catches};
pub(in crate::flow) use mines::has_to_ask as mine_asks;
pub(in crate::flow) use reading::begin as read_out;
pub(crate) use reading::told as reading_told;

use crate::apply::Ctx;
use crate::beside::{Instruction, Question};
use crate::choice::Choice;
use crate::content::Content;
use crate::event::BesideEvent;
use crate::state::{Arrives, Frame, State};

/// Before the top frame goes on: what has to be done on the real table is done first, unless more of it is still gathering.
pub(in crate::flow) fn interrupt(ctx: &mut Ctx<'_>) -> Option<Progress> {
    let beside = ctx.state.beside.as_ref()?;
    let is_nothing = beside.todo.is_empty() || ctx.state.roll.is_some() || ctx.state.is_over();
    if is_nothing || ctx.state.frames.top().is_none_or(gathers) && !is_dealing(ctx.state) {
        return None;
    }
    ctx.push(Frame::Instructed);
    Some(Progress::Continue)
}

/// Whether a mission lays signals one after the other: each may be seen before the next lies there (145, 198).
fn is_dealing(state: &State) -> bool {
    let lies = |frame: &Frame| matches!(frame, Frame::Arrival(arrival) if arrival.who == Arrives::Signal);
    state.frames.top().is_some_and(|frame| lies(&frame))
        && state.frames.iter().any(|frame| matches!(frame, Frame::Script))
}

/// Whether a procedure goes on although something has to be done on the real table: what it does now is part of it.
fn gathers(frame: Frame) -> bool {
    match frame {
        Frame::Instructed
        | Frame::Opening(_)
        | Frame::Arrival(_)
        | Frame::Dice
        | Frame::Attack(_)
        | Frame::Caught(_)
        | Frame::Delivery(_)
        | Frame::Promotion { .. }
        | Frame::Found(_)
        | Frame::Power(_)
        | Frame::Acting { .. }
        // Whom a mine has hurt is asked before anybody reports wounds, so that none are counted twice (198).
        | Frame::Asked(Question::Mined { .. } | Question::Counted { .. })
        | Frame::Script => true,
        // Who comes by teleport may be seen at once, before the next die falls (151).
        Frame::Round(_)
        | Frame::Teleport(_)
        | Frame::Turn(_)
        | Frame::Movement(_)
        | Frame::Granted(_)
        | Frame::AlienTurn(_)
        | Frame::Activation(_)
        | Frame::Guard(_)
        | Frame::Reveals
        | Frame::Event(_)
        | Frame::Signals(_)
        | Frame::Scouting(_)
        | Frame::Reading
        | Frame::Asked(_)
        | Frame::Campaign(_) => false,
    }
}

/// Whether people may report something now: not while dice fall or something else is being answered.
fn takes_reports(frame: Frame) -> bool {
    matches!(frame, Frame::Turn(_) | Frame::Instructed | Frame::Reading | Frame::AlienTurn(_))
}

/// Whether any seat speaks for the table: everywhere but at headquarters, where everybody arms an agent of his own.
pub(in crate::flow) fn is_spoken_for(state: &State) -> bool {
    state.is_beside() && !matches!(state.frames.top(), Some(Frame::Campaign(_)))
}

/// What is open to somebody is open to all, and what happens on the table may be reported besides.
pub(in crate::flow) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let mut choices: Vec<Choice> = Vec::new();
    for Offer { choice, .. } in own_offers(content, state) {
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    for seat in state.seats() {
        out.extend(choices.iter().map(|&choice| Offer { seat, choice }));
    }
}

/// The answers as their room offers them, and the reports.
fn own_offers(content: &Content, state: &State) -> Vec<Offer<Choice>> {
    let mut own = Vec::new();
    super::room_offers(content, state, &mut own);
    if !own.is_empty() && state.frames.top().is_some_and(takes_reports) {
        let seat = state.alpha_seat();
        let reports = reports::all(content, state).into_iter();
        own.extend(reports.map(|report| Offer { seat, choice: Choice::Tell { report } }));
    }
    own
}

/// Whose answer it is, whoever gives it.
pub(in crate::flow) fn speaker(content: &Content, state: &State, seat: Seat, choice: Choice) -> Seat {
    let own = own_offers(content, state);
    let is_own = own.iter().any(|offer| offer.seat == seat && offer.choice == choice);
    let speaker = own.iter().find(|offer| offer.choice == choice).map(|offer| offer.seat);
    if is_own { seat } else { speaker.unwrap_or(seat) }
}

impl Ctx<'_> {
    /// Has something done on the real table, if there is one.
    pub(in crate::flow) fn instruct(&mut self, rule: &'static str, instruction: Instruction) {
        if self.state.is_beside() {
            self.tell(rule, BesideEvent::Instructed { instruction });
        }
    }
}
