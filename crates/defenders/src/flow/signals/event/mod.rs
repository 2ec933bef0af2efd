//! An event card: its effects strictly in order, with whatever they lead to in between (53 to 55, 193, A63, A65).

mod agents;
mod tokens;

use sortie_kernel::{Offer, Progress, Seat};

use super::teleport;
use crate::apply::Ctx;
use crate::beside::Instruction;
use crate::choice::{Choice, Prompt};
use crate::content::mission::{Deed, Fact};
use crate::content::{Balance, Content, EventEffect, EventKind, SignalGoal};
use crate::event::{AlienEvent, DeckName, StoryEvent};
use crate::flow::script;
use crate::mind::Errand;
use crate::state::{Arriving, By, EventFrame, Frame, State};
use crate::world::Kind;

/// The alpha agent draws the top event and resolves it (53). An empty deck is made of its discards without the special ones
/// (A63); if there are none, nothing happens.
pub(crate) fn begin(ctx: &mut Ctx<'_>) {
    draw(ctx, false);
}

/// The same outside the event phase; signals may have to stand still meanwhile.
pub(in crate::flow) fn draw(ctx: &mut Ctx<'_>, signals_stand: bool) {
    let kind = |content: &Content, card: u8| content.events[usize::from(card)].kind;
    let deck = &ctx.state.event_deck;
    let comes_back = |&&card: &&u8| kind(ctx.content, card) != EventKind::Special;
    if deck.n_left() == 0 && deck.discards().iter().any(|card| comes_back(&card)) {
        ctx.tell("A63", AlienEvent::Reshuffled { deck: DeckName::Events });
    }
    let Some(card) = ctx.state.event_deck.peek() else { return };
    ctx.tell("53", AlienEvent::EventDrawn { card });
    ctx.push(Frame::Event(EventFrame { card, effect: 0, done: 0, whom: None, left: 0, signals_stand }));
    if kind(ctx.content, card) == EventKind::Special {
        special(ctx, ctx.content.events[usize::from(card)].letter);
    }
}

/// What the mission makes of a special event (54): without a word of the mission nothing.
fn special(ctx: &mut Ctx<'_>, letter: char) {
    ctx.tell("54", StoryEvent::SpecialDrawn { letter });
    ctx.happened(Fact::Event(letter), By::default());
}

impl EventFrame {
    /// The effect it is at.
    fn now(self, content: &Content) -> Option<EventEffect> {
        content.events[usize::from(self.card)].does.get(usize::from(self.effect)).copied()
    }

    /// With the next effect.
    fn next_effect(self) -> Self {
        Self { effect: self.effect + 1, done: 0, whom: None, left: 0, ..self }
    }
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: EventFrame) -> Progress {
    let Some(effect) = frame.now(ctx.content) else {
        ctx.pop();
        ctx.tell("54", AlienEvent::EventOver { card: frame.card });
        script::did(ctx, Deed::Event);
        ctx.happened(Fact::AfterEvent, By::default());
        return Progress::Continue;
    };
    if ctx.state.is_beside() && is_for_people(ctx.content, ctx.state, effect) {
        ctx.turn_to(Frame::Event(frame.next_effect()));
        ctx.instruct("53", Instruction::Event { card: frame.card, effect: frame.effect });
        return Progress::Continue;
    }
    match effect {
        EventEffect::Signals { areas, to } => {
            ctx.turn_to(Frame::Event(frame.next_effect()));
            let errand = match to {
                SignalGoal::Closest => Errand::Closest,
                SignalGoal::Alpha => Errand::Agent(ctx.state.alpha),
                SignalGoal::Away => Errand::Away,
            };
            if !frame.signals_stand {
                super::begin(ctx, areas, errand);
            }
            Progress::Continue
        }
        EventEffect::Teleport { table, only } => {
            ctx.turn_to(Frame::Event(frame.next_effect()));
            teleport::begin(ctx, Arriving::Signal, signals_by_table(ctx.state, table, only));
            Progress::Continue
        }
        EventEffect::ActOfValor => tokens::act_of_valor(ctx, frame),
        EventEffect::LoseAmmo { .. }
        | EventEffect::Ammo { .. }
        | EventEffect::Heal { .. }
        | EventEffect::Wound { .. }
        | EventEffect::ClearJam { .. }
        | EventEffect::Move { .. } => agents::advance(ctx, frame, effect),
    }
}

/// Whether an effect is about what lies on the real table: tokens on weapons, movements, where agents stand. Which tactics are turned
/// down is known, as they can be reported once only.
fn is_for_people(content: &Content, state: &State, effect: EventEffect) -> bool {
    match effect {
        EventEffect::LoseAmmo { .. }
        | EventEffect::Ammo { .. }
        | EventEffect::ClearJam { .. }
        | EventEffect::Move { .. } => true,
        // Where all ground is of one kind nobody has to look.
        EventEffect::Wound { on: Some(terrain), .. } => {
            let (battle, areas) = (state.battle(content), state.board(content).areas());
            let such = battle.areas_of(terrain);
            !such.is_empty() && such != areas
        }
        EventEffect::Wound { on: None, .. }
        | EventEffect::Heal { .. }
        | EventEffect::Signals { .. }
        | EventEffect::Teleport { .. }
        | EventEffect::ActOfValor => false,
    }
}

/// How many signals come, by the number of living agents, if aliens compare with them as the card says (55, 92, A67).
fn signals_by_table(state: &State, table: [u8; 5], only: Option<Balance>) -> u8 {
    let agents = state.living().count();
    let aliens = state.all(Kind::Alien).count();
    let holds = only.is_none_or(|balance| balance.holds(aliens, agents));
    agents.checked_sub(1).filter(|_| holds).map_or(0, |row| table[row])
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: EventFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    match frame.now(content) {
        Some(EventEffect::ActOfValor) => {
            let seat = state.alpha_seat();
            let turned = tokens::turned_down(state).into_iter();
            out.extend(turned.map(|choice| Offer { seat, choice }));
        }
        Some(effect) => agents::offers(content, state, frame, effect, out),
        None => {}
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: EventFrame, _seat: Seat, choice: Choice) {
    match choice {
        Choice::Restore { .. } => tokens::restore(ctx, frame, choice),
        Choice::Pick { figure } => agents::begin(ctx, frame, figure),
        Choice::Reload { agent, gun } | Choice::Unjam { agent, gun } => {
            tokens::on_gun(ctx, frame, agent, gun);
        }
        _ => debug_assert!(false, "an event offers nothing else: {choice:?}"),
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: EventFrame) -> Prompt {
    Prompt::Event { card: frame.card, effect: frame.effect }
}
