//! What cards do (D8): an ability is carried out, deed by deed.

mod fits;
pub(in crate::flow) mod moment;

use sortie_kernel::{Offer, Progress, Seat, Viewer};

pub(in crate::flow) use fits::usable;

use crate::ability::{Ability, Deed, Marker, Target};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{RoundEvent, Spoken, TurnEvent};
use crate::ids::{UnitId, Units};
use crate::powers::{On, Powers, Slot};
use crate::profile::AttackKind;
use crate::side::Colour;
use crate::state::{AbilityFrame, AbilityStep, Because, Calming, Counter, Frame, Granted, OrderToken, State};

/// An ability begins.
pub(in crate::flow) fn begin(
    ctx: &mut Ctx<'_>,
    slot: Slot,
    bearer: Option<UnitId>,
    foe: Option<UnitId>,
    kind: Option<AttackKind>,
) {
    ctx.push(Frame::Ability(AbilityFrame {
        slot: slot.0,
        is_used: false,
        bearer,
        foe,
        kind,
        step: AbilityStep::Begin,
        to: Units::EMPTY,
    }));
}

impl Ctx<'_> {
    /// An ability is used: it is told, and what is limited is noted.
    pub(in crate::flow) fn use_up(&mut self, slot: Slot, bearer: Option<UnitId>) {
        if let Some(on) = spoken(self.state, slot) {
            self.tell("D8", TurnEvent::Ability { slot: slot.0, on, bearer });
        }
    }
}

/// The card on which an ability stands, as it is told.
fn spoken(state: &State, slot: Slot) -> Option<Spoken> {
    Some(match state.card_at(slot)? {
        On::Loadout(side) => Spoken::Loadout(side),
        On::Command(card) => Spoken::Command(card),
    })
}

/// Who receives what an ability does, if nobody has to be chosen.
fn recipients(powers: Powers<'_>, slot: Slot, ability: &Ability, frame: &AbilityFrame) -> Units {
    match ability.to {
        Target::Bearer => frame.bearer.into_iter().collect(),
        Target::Foe => frame.foe.into_iter().collect(),
        Target::Friends(_) | Target::Enemies(_) => powers.others(frame.bearer, slot.colour(), &ability.to),
    }
}

/// Whether a deed does something for a unit.
fn serves(state: &State, deed: &Deed, unit: UnitId) -> bool {
    let body = state.unit(unit);
    match deed {
        Deed::Calm(_) => body.tokens.suppression > 0,
        Deed::Order => body.order == OrderToken::None && body.is_on_table(),
        Deed::Gain { marker: Marker::Standby, .. } => !body.tokens.standby,
        Deed::Gain { .. } | Deed::Move(_) => body.is_undefeated() && !body.is_vehicle,
        _ => true,
    }
}

/// Whether a deed is done once, for a side, rather than for units.
fn is_of_side(deed: &Deed) -> bool {
    matches!(deed, Deed::Peek | Deed::FewerOrders(_))
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: AbilityFrame) -> Progress {
    let slot = Slot(frame.slot);
    let Some(ability) = ctx.state.ability_at(ctx.content, slot) else {
        ctx.pop();
        return Progress::Continue;
    };
    let last = ability.does.len() as u8;
    match frame.step {
        AbilityStep::Begin => {
            if ability.either {
                ctx.ability_step(frame, AbilityStep::Either);
            } else {
                deeds(ctx, frame, ability, 0, last);
            }
        }
        AbilityStep::Either => return Progress::Ask,
        AbilityStep::Choose { left, deed, last } => {
            if left > 0 && !open(ctx.powers(), slot, ability, &frame, deed, last).is_empty() {
                return Progress::Ask;
            }
            ctx.ability_step(frame, AbilityStep::Deed { deed, last, left: frame.to });
        }
        AbilityStep::Deed { deed, last, left } => next_deed(ctx, frame, ability, (deed, last, left)),
        AbilityStep::Order { .. } | AbilityStep::Peek { .. } => return Progress::Ask,
    }
    Progress::Continue
}

impl Ctx<'_> {
    fn ability_step(&mut self, frame: AbilityFrame, step: AbilityStep) {
        self.turn_to(Frame::Ability(AbilityFrame { step, ..frame }));
    }
}

/// The deeds from one to before another begin: for those who are chosen now, or for all concerned.
fn deeds(ctx: &mut Ctx<'_>, frame: AbilityFrame, ability: &Ability, deed: u8, last: u8) {
    let slot = Slot(frame.slot);
    if let Some(others) = ability.to.others()
        && let Some(left) = others.up_to
    {
        ctx.ability_step(frame, AbilityStep::Choose { left, deed, last });
        return;
    }
    let to = recipients(ctx.powers(), slot, ability, &frame);
    let asks = |deed: &Deed| matches!(deed, Deed::Move(_) | Deed::Order | Deed::Peek);
    let is_sure = ability.is_action() || !ability.does[usize::from(deed)..usize::from(last)].iter().any(asks);
    let mut frame = AbilityFrame { to, ..frame };
    if is_sure && !frame.is_used {
        frame.is_used = true;
        ctx.use_up(slot, frame.bearer);
    }
    ctx.ability_step(frame, AbilityStep::Deed { deed, last, left: to });
}

/// Who can still be chosen: whom one of the deeds serves.
fn open(
    powers: Powers<'_>,
    slot: Slot,
    ability: &Ability,
    frame: &AbilityFrame,
    deed: u8,
    last: u8,
) -> Units {
    let all = recipients(powers, slot, ability, frame);
    let does = &ability.does[usize::from(deed)..usize::from(last)];
    let is_open =
        |unit: &UnitId| !frame.to.has(*unit) && does.iter().any(|deed| serves(powers.state, deed, *unit));
    all.iter().filter(is_open).collect()
}

/// A deed for the next of those who receive, or the next deed.
fn next_deed(ctx: &mut Ctx<'_>, frame: AbilityFrame, ability: &Ability, (deed, last, left): (u8, u8, Units)) {
    if deed >= last {
        ctx.pop();
        return;
    }
    let what = &ability.does[usize::from(deed)];
    let after = AbilityStep::Deed { deed: deed + 1, last, left: frame.to };
    if is_of_side(what) {
        ctx.ability_step(frame, after);
        of_side(ctx, frame, what, deed, last);
        return;
    }
    let Some(unit) = left.iter().next() else {
        ctx.ability_step(frame, after);
        return;
    };
    let mut left = left;
    left.remove(unit);
    ctx.ability_step(frame, AbilityStep::Deed { deed, last, left });
    if serves(ctx.state, what, unit) {
        does(ctx, frame, what, unit, (deed, last, left));
    }
}

/// What is done once, for a side.
fn of_side(ctx: &mut Ctx<'_>, frame: AbilityFrame, what: &Deed, deed: u8, last: u8) {
    let colour = Slot(frame.slot).colour();
    match what {
        Deed::Peek => {
            if let Some(rank) = ctx.state.players[colour.index()].pool.last().copied() {
                let seat = ctx.state.seat_of(colour);
                ctx.tell("D8", RoundEvent::Peeked { seat, colour, rank: Some(rank) });
                ctx.ability_step(frame, AbilityStep::Peek { deed: deed + 1, last });
            }
        }
        Deed::FewerOrders(n) => {
            ctx.tell("D8", RoundEvent::FewerOrders { colour: colour.opponent(), n: *n });
        }
        _ => {}
    }
}

/// A deed for a unit.
fn does(ctx: &mut Ctx<'_>, frame: AbilityFrame, what: &Deed, unit: UnitId, at: (u8, u8, Units)) {
    let slot = frame.slot;
    match what {
        Deed::Gain { marker, n } => gain(ctx, unit, *marker, *n),
        Deed::Calm(n) => ctx.calm("D8", unit, *n, Calming::Effect),
        Deed::Move(tool) => {
            let granted = Granted {
                unit,
                because: Because::Card,
                speed: Some(*tool),
                against: None,
                melee_only: false,
                slot: (!frame.is_used).then_some(slot),
            };
            ctx.push(Frame::Granted(granted));
        }
        Deed::Order => {
            let (deed, last, left) = at;
            ctx.ability_step(frame, AbilityStep::Order { unit, deed, last, left });
        }
        _ => {}
    }
}

/// Tokens of a kind (C5.9 to C5.12, C11, K39, K51).
fn gain(ctx: &mut Ctx<'_>, unit: UnitId, marker: Marker, n: u8) {
    match marker {
        Marker::Aim => ctx.gain("D8", unit, Counter::Aim, n),
        Marker::Dodge => ctx.gain("D8", unit, Counter::Dodge, n),
        Marker::Surge => ctx.gain("D8", unit, Counter::Surge, n),
        Marker::Observation => ctx.gain("D8", unit, Counter::Observation, n),
        Marker::Standby => ctx.gain_standby("D8", unit),
        Marker::Shield => ctx.tell("D8", TurnEvent::ShieldsUp { unit, n, is_new: true }),
        Marker::Suppression => ctx.suppress("D8", unit, n),
    }
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: AbilityFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let slot = Slot(frame.slot);
    let Some(ability) = state.ability_at(content, slot) else { return };
    let seat = state.seat_of(owner(slot));
    let mut push = |choice| out.push(Offer { seat, choice });
    match frame.step {
        AbilityStep::Either => {
            (0..ability.does.len() as u8).for_each(|deed| push(Choice::Use { deed }));
        }
        AbilityStep::Choose { deed, last, .. } => {
            let open = open(Powers::new(content, state), slot, ability, &frame, deed, last);
            open.iter().for_each(|unit| push(Choice::Pick { unit }));
        }
        AbilityStep::Order { unit, .. } => push(Choice::Order { unit, by: None }),
        AbilityStep::Peek { .. } => push(Choice::Accept {}),
        AbilityStep::Begin | AbilityStep::Deed { .. } => {}
    }
    push(Choice::Done {});
}

fn owner(slot: Slot) -> Colour {
    slot.colour()
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: AbilityFrame, _seat: Seat, choice: Choice) {
    let slot = Slot(frame.slot);
    let Some(ability) = ctx.state.ability_at(ctx.content, slot) else { return };
    let used = |ctx: &mut Ctx<'_>| {
        if !frame.is_used {
            ctx.use_up(slot, frame.bearer);
        }
        AbilityFrame { is_used: true, ..frame }
    };
    match (frame.step, choice) {
        (AbilityStep::Either, Choice::Use { deed }) => {
            let frame = used(ctx);
            deeds(ctx, frame, ability, deed, deed + 1);
        }
        (AbilityStep::Choose { left, deed, last }, Choice::Pick { unit }) => {
            let mut frame = used(ctx);
            frame.to.insert(unit);
            ctx.ability_step(frame, AbilityStep::Choose { left: left - 1, deed, last });
        }
        (AbilityStep::Choose { deed, last, .. }, _) => {
            ctx.ability_step(frame, AbilityStep::Deed { deed, last, left: frame.to });
        }
        (AbilityStep::Order { unit, deed, last, left }, choice) => {
            let is_given = matches!(choice, Choice::Order { .. });
            let frame = if is_given { used(ctx) } else { frame };
            ctx.ability_step(frame, AbilityStep::Deed { deed, last, left });
            if is_given {
                ctx.order("C3.7", unit, None);
            }
        }
        (AbilityStep::Peek { deed, last }, choice) => {
            let frame = used(ctx);
            ctx.ability_step(frame, AbilityStep::Deed { deed, last, left: frame.to });
            if choice == (Choice::Accept {}) {
                ctx.tell("D8", RoundEvent::PutBelow { colour: slot.colour() });
            }
        }
        _ => ctx.pop(),
    }
}

pub(in crate::flow) fn prompt(
    _content: &Content,
    _state: &State,
    frame: AbilityFrame,
    _viewer: Viewer,
) -> Prompt {
    Prompt::Ability { slot: frame.slot, bearer: frame.bearer }
}
