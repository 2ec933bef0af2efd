//! A moment: the abilities that wait for it happen one after the other, first those of the side with priority, each side's in the order it
//! likes (C2.2). What a keyword does at the same moment is one of them (K15, K32).

use sortie_kernel::{Offer, Progress, Seat, Viewer};

use super::fits::{Now, fits};
use super::spoken;
use crate::ability::{Ability, Deed, Marker, Need, Target, When};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow::keyword;
use crate::ids::UnitId;
use crate::powers::Slot;
use crate::profile::AttackKind;
use crate::side::Colour;
use crate::state::{Frame, MomentFrame, State};

impl Ctx<'_> {
    /// A moment comes. If nothing in force waits for it, nothing happens.
    pub(in crate::flow) fn moment(
        &mut self,
        when: When,
        bearer: Option<UnitId>,
        foe: Option<UnitId>,
        kind: Option<AttackKind>,
    ) {
        let keywords = bearer.is_some_and(|unit| keyword::waits_for(self.powers(), when, unit));
        let waits = |colour: &Colour| {
            self.state.abilities_of(self.content, *colour).any(|(_, ability)| ability.when == when)
        };
        if keywords || Colour::ALL.iter().any(waits) {
            let frame = MomentFrame { when, bearer, foe, kind, is_second: false, done: 0, keywords };
            self.push(Frame::Moment(frame));
        }
    }
}

/// Something that happens at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Effect {
    /// An ability of a card.
    Card(Slot),
    /// What keywords of the bearer do.
    Keywords(UnitId),
}

/// The side whose effects happen now (C2.2).
fn side(state: &State, frame: &MomentFrame) -> Colour {
    if frame.is_second { state.first().opponent() } else { state.first() }
}

/// What has still to happen on that side.
fn open(content: &Content, state: &State, frame: &MomentFrame) -> Vec<Effect> {
    let (colour, now) = (side(state, frame), frame.now());
    let cards = state
        .abilities_of(content, colour)
        .filter(|(slot, ability)| frame.done & slot.bit() == 0 && fits(content, state, *slot, ability, now));
    let mut open: Vec<Effect> = cards.map(|(slot, _)| Effect::Card(slot)).collect();
    if let Some(unit) = frame.bearer.filter(|unit| frame.keywords && state.unit(*unit).colour == colour)
        && keyword::does_at(content, state, frame.when, unit)
    {
        open.push(Effect::Keywords(unit));
    }
    open
}

impl MomentFrame {
    fn now(&self) -> Now {
        Now { when: self.when, bearer: self.bearer, foe: self.foe, kind: self.kind }
    }
}

/// Whether it is a choice which of some effects comes first: what only gives its bearer tokens to spend comes to the same before or after
/// anything else.
fn is_choice(content: &Content, state: &State, open: &[Effect]) -> bool {
    let is_plain = |effect: &&Effect| match effect {
        Effect::Card(slot) => state.ability_at(content, *slot).is_some_and(only_gives),
        Effect::Keywords(_) => false,
    };
    open.len() > 1 && open.iter().filter(|effect| !is_plain(effect)).count() > 1
}

/// Whether an ability only gives its bearer tokens, whatever else happens at the moment.
fn only_gives(ability: &Ability) -> bool {
    let is_given = |deed: &Deed| match deed {
        Deed::Gain { marker, .. } => !matches!(marker, Marker::Suppression | Marker::Standby),
        _ => false,
    };
    let is_set = |need: &Need| matches!(need, Need::Ordered | Need::Ranged | Need::Melee);
    let is_bearer = matches!(ability.to, Target::Bearer);
    is_bearer && !ability.either && ability.does.iter().all(is_given) && ability.needs.iter().all(is_set)
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: MomentFrame) -> Progress {
    let open = open(ctx.content, ctx.state, &frame);
    if is_choice(ctx.content, ctx.state, &open) {
        return Progress::Ask;
    }
    match open.first() {
        Some(effect) => begin(ctx, frame, *effect),
        None if frame.is_second => ctx.pop(),
        None => ctx.turn_to(Frame::Moment(MomentFrame { is_second: true, ..frame })),
    }
    Progress::Continue
}

/// An effect happens; it has been.
fn begin(ctx: &mut Ctx<'_>, frame: MomentFrame, effect: Effect) {
    match effect {
        Effect::Card(slot) => {
            ctx.turn_to(Frame::Moment(MomentFrame { done: frame.done | slot.bit(), ..frame }));
            super::begin(ctx, slot, frame.bearer, frame.foe, frame.kind);
        }
        Effect::Keywords(unit) => {
            ctx.turn_to(Frame::Moment(MomentFrame { keywords: false, ..frame }));
            keyword::happens_at(ctx, frame.when, unit);
        }
    }
}

impl Effect {
    /// The answer that lets it happen next.
    fn choice(self) -> Choice {
        match self {
            Self::Card(slot) => Choice::Card { slot: slot.0 },
            Self::Keywords(unit) => Choice::Pick { unit },
        }
    }
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: MomentFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = state.seat_of(side(state, &frame));
    let open = open(content, state, &frame);
    out.extend(open.into_iter().map(|effect| Offer { seat, choice: effect.choice() }));
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: MomentFrame, _seat: Seat, choice: Choice) {
    let open = open(ctx.content, ctx.state, &frame);
    if let Some(effect) = open.into_iter().find(|effect| effect.choice() == choice) {
        begin(ctx, frame, effect);
    }
}

pub(in crate::flow) fn prompt(
    content: &Content,
    state: &State,
    frame: MomentFrame,
    _viewer: Viewer,
) -> Prompt {
    let cards = open(content, state, &frame).into_iter().filter_map(|effect| match effect {
        Effect::Card(slot) => Some((slot.0, spoken(state, slot)?)),
        Effect::Keywords(_) => None,
    });
    Prompt::Effects { colour: side(state, &frame), bearer: frame.bearer, cards: cards.collect() }
}
