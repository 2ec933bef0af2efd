//! Signals and aliens arrive by teleport, one after the other (151, 152, A39, A40, A64).

use sortie_boards::hex::Hex;
use sortie_kernel::{Offer, Progress, Seat};

use super::arrival;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::content::mission::Special;
use crate::dice::{Face, Pool};
use crate::event::{AlienEvent, DeckName};
use crate::state::{Arrives, Arriving, Frame, State, TeleportFrame};

/// So many signals or aliens come by teleport (151, 152).
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, what: Arriving, n: u8) {
    if n > 0 {
        ctx.push(Frame::Teleport(TeleportFrame { what, left: n, is_rolling: false }));
    }
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: TeleportFrame) -> Progress {
    if frame.left == 0 {
        ctx.pop();
        return Progress::Continue;
    }
    // Who comes is looked for first: for nobody no die is rolled.
    let Some(who) = who(ctx, frame.what) else {
        ctx.pop();
        let rule = match frame.what {
            Arriving::Signal => "A64",
            Arriving::Alien { .. } | Arriving::AnyAlien => "A40",
        };
        ctx.tell(rule, AlienEvent::NobodyComes);
        return Progress::Continue;
    };
    if let Some(at) = point(ctx, frame) {
        let left = frame.left - 1;
        ctx.turn_to(Frame::Teleport(TeleportFrame { left, is_rolling: false, ..frame }));
        arrival::begin(ctx, who, at);
    }
    Progress::Continue
}

/// Who comes next; the discards are shuffled in if they are needed (146, 152).
fn who(ctx: &mut Ctx<'_>, what: Arriving) -> Option<Arrives> {
    match what {
        Arriving::Signal => {
            if ctx.state.reserve.n_left() == 0 && !ctx.state.reserve.discards().is_empty() {
                ctx.tell("146", AlienEvent::Reshuffled { deck: DeckName::Signals });
            }
            ctx.state.reserve.peek().map(|_| Arrives::Signal)
        }
        Arriving::AnyAlien => {
            if ctx.state.alien_deck.n_left() == 0 && !ctx.state.alien_deck.discards().is_empty() {
                ctx.tell("139", AlienEvent::Reshuffled { deck: DeckName::Aliens });
            }
            ctx.state.alien_deck.peek().map(|card| Arrives::Alien { card, to: None, name: None })
        }
        Arriving::Alien { species, rank } => {
            let content = ctx.content;
            let is_meant = |card: &u8| {
                let card = &content.aliens[usize::from(*card)];
                card.species.number() == species && rank.is_none_or(|rank| card.rank == rank)
            };
            let mut found = ctx.state.alien_deck.next().find(is_meant);
            if found.is_none() && ctx.state.alien_deck.discards().iter().any(is_meant) {
                ctx.tell("152", AlienEvent::Reshuffled { deck: DeckName::Aliens });
                found = ctx.state.alien_deck.next().find(is_meant);
            }
            found.map(|card| Arrives::Alien { card, to: None, name: None })
        }
    }
}

/// At which point. A single one is not rolled for; in some missions a signal whose first roll fits none does not come; else the alpha agent rolls a blue die until its symbol has a point (A39), and
/// there is none yet while it falls. Without any point nothing can come.
fn point(ctx: &mut Ctx<'_>, frame: TeleportFrame) -> Option<Hex> {
    let symbols = ctx.state.symbols.clone();
    let can_fall = |face: &Face| face.point().is_some_and(|symbol| symbols.contains(&symbol));
    if ctx.state.points.len() < 2 || !ctx.content.dice.blue.iter().any(can_fall) {
        let only = ctx.state.points.first().copied();
        if only.is_none() {
            ctx.pop();
        }
        return only;
    }
    let fallen = if frame.is_rolling { ctx.take_roll() } else { None };
    let face = fallen.and_then(|fallen| fallen.first().map(|die| die.shows(&ctx.content.dice)));
    let symbol = face.and_then(Face::point);
    if let Some((symbol, n)) =
        symbol.and_then(|symbol| symbols.iter().position(|&other| other == symbol).map(|n| (symbol, n)))
    {
        ctx.tell("A39", AlienEvent::PointRolled { symbol });
        return Some(ctx.state.points[n]);
    }
    let once = ctx.state.mission(ctx.content).has(&Special::OneTeleportRoll);
    if face.is_some() && once && frame.what == Arriving::Signal {
        ctx.turn_to(Frame::Teleport(TeleportFrame { left: frame.left - 1, is_rolling: false, ..frame }));
        let is_alien = ctx.state.reserve.peek() == Some(1);
        ctx.tell("198", AlienEvent::SignalStrayed { is_alien });
        return None;
    }
    ctx.turn_to(Frame::Teleport(TeleportFrame { is_rolling: true, ..frame }));
    let alpha = ctx.state.alpha;
    ctx.roll(alpha, Pool::new(0, 1).unwrap_or_default());
    None
}

/// Nothing is asked: dice and places have rooms of their own.
pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: TeleportFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: TeleportFrame, _seat: Seat, _choice: Choice) {}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: TeleportFrame) -> Prompt {
    Prompt::Nothing
}
