//! Hammer and Anvil: its owner and a friend may each attack the same enemy, and the defender picks the order.
//!
//! The owner picks the friend, which is the aim of the ability, and then the enemy: whoever one of the two could attack
//! now. The order is the defender's. The game plays it, so it takes the one that is worst for the players (R25.5), by
//! the criteria of A14 as far as they are about an attack:
//!
//! 1. the least damage to be expected of both attacks together, not counting what exceeds the health left (R6.14);
//! 2. the least chance to be defeated by them.
//!
//! Both are exact: the odds of either attack as it would be declared now, the second without defence dice and without
//! the defence tokens that the first used up (R37.7), each with the attacker's best weapon and surges spent for damage.
//! Abilities that somebody could still use are not foreseen. What is then still tied the players choose (A14).
//!
//! Each of the two may decline. Defence dice are missing in a second attack only: who attacks after the other declined
//! makes the first.

use arrayvec::ArrayVec;
use sortie_kernel::odds::Distribution;
use sortie_kernel::{Offer, Progress, Seat};

use super::question::question;
use crate::ability::Ability;
use crate::apply::{Ctx, Trial};
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::enemy::Harm;
use crate::event::{Event, OrderReason};
use crate::flow::ability::Look;
use crate::flow::offer::not_offered;
use crate::state::{DeedsFrame, Frame, HammerFrame, MOST_FIGURES, Source, State, StrikingFrame};
use crate::world::FigureId;

impl HammerFrame {
    /// The attack of one of the two.
    fn strike(&self, figure: FigureId, ignores_defence: bool) -> StrikingFrame {
        let among = StrikingFrame::only(self.target);
        StrikingFrame { figure, by: self.by, deed: self.deed, among, may_decline: true, ignores_defence }
    }

    /// Owner and friend.
    fn both(&self) -> [FigureId; 2] {
        [self.by.figure, self.friend]
    }

    fn other(&self, figure: FigureId) -> FigureId {
        if figure == self.friend { self.by.figure } else { self.friend }
    }

    /// The enemies that one of the two could attack now.
    fn enemies(&self, content: &Content, state: &State) -> ArrayVec<FigureId, MOST_FIGURES> {
        let mut found = 0u32;
        for figure in self.both() {
            self.strike(figure, false).each(content, state, |_, target, _| found |= 1 << target.0);
        }
        state.figures().filter(|enemy| found >> enemy.0 & 1 == 1).collect()
    }
}

/// Whether the owner, or a friend it could pick, has somebody to attack.
pub(in crate::flow) fn is_possible(look: &Look<'_>, source: Source, deed: u8, ability: &Ability) -> bool {
    let has_target = |figure| {
        let strike = StrikingFrame { figure, ..StrikingFrame::granted(source, deed, None) };
        strike.is_possible(look.content, look.state)
    };
    let may_pick =
        |figure| ability.aim.as_ref().is_some_and(|aim| look.may_pick(source, &ability.id, aim, figure));
    look.state.present().any(|figure| (figure == source.figure || may_pick(figure)) && has_target(figure))
}

pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, frame: DeedsFrame, friend: FigureId) {
    let (by, deed) = (frame.source, frame.at);
    let frame = HammerFrame { by, deed, friend, target: None, first: None, done: 0, has_struck: false };
    ctx.push(Frame::Hammer(frame));
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: HammerFrame) -> Progress {
    let Some(target) = frame.target else {
        match frame.enemies(ctx.content, &ctx.state).as_slice() {
            [] => ctx.pop(),
            [only] => ctx.set_top(Frame::Hammer(HammerFrame { target: Some(*only), ..frame })),
            _ => return Progress::Ask,
        }
        return Progress::Continue;
    };
    let Some(first) = frame.first else { return pick_order(ctx, frame, target) };
    if frame.done == 2 || !ctx.state.body(target).is_present {
        ctx.pop();
        return Progress::Continue;
    }
    let (who, is_second) =
        if frame.done == 0 { (first, false) } else { (frame.other(first), frame.has_struck) };
    ctx.set_top(Frame::Hammer(HammerFrame { done: frame.done + 1, ..frame }));
    ctx.push(Frame::Striking(frame.strike(who, is_second)));
    Progress::Continue
}

/// The defender picks; if it is all the same to it, the players do. There is nothing to pick if only one can attack.
fn pick_order(ctx: &mut Ctx<'_>, frame: HammerFrame, target: FigureId) -> Progress {
    let [me, friend] = frame.both();
    let can = |figure| frame.strike(figure, false).is_possible(ctx.content, &ctx.state);
    let first = match (can(me), can(friend)) {
        (true, true) => {
            let look = ctx.look();
            let (mine, theirs) = (toll(&look, frame, target, me), toll(&look, frame, target, friend));
            if mine == theirs {
                return Progress::Ask;
            }
            let first = if mine < theirs { me } else { friend };
            tell_order(ctx, frame, target, first, [mine.min(theirs), mine.max(theirs)]);
            first
        }
        (false, true) => friend,
        _ => me,
    };
    ctx.set_top(Frame::Hammer(HammerFrame { first: Some(first), ..frame }));
    Progress::Continue
}

fn tell_order(
    ctx: &mut Ctx<'_>,
    frame: HammerFrame,
    target: FigureId,
    first: FigureId,
    [picked, other]: [Harm; 2],
) {
    let by = match (picked.expected == other.expected, picked == other) {
        (_, true) => OrderReason::Equal,
        (true, false) => OrderReason::Defeat,
        (false, false) => OrderReason::Damage,
    };
    let thousandths = |toll: Harm| (toll.expected / 1000) as u32;
    let (expected, otherwise) = (thousandths(picked), thousandths(other));
    let rule = if by == OrderReason::Equal { "A14" } else { "R25.5" };
    let second = frame.other(first);
    ctx.tell(rule, |_| Event::OrderPicked { target, first, second, by, expected, otherwise });
}

/// What both attacks would do together if this one came first. Less is better for whom they hit.
fn toll(look: &Look<'_>, frame: HammerFrame, target: FigureId, first: FigureId) -> Harm {
    let mut later = Trial::of(look.state);
    later.ctx(look.content).spend_tokens(target, 2..4);
    let second = damage(&Look::new(look.content, &later), frame.strike(frame.other(first), true), target);
    let first = damage(look, frame.strike(first, false), target);
    let both = first.and(&second, |&one, &other| one.saturating_add(other));
    Harm::of(&both, look.state.body(target).remaining())
}

/// The damage of an attack with the weapon that promises most.
fn damage(look: &Look<'_>, strike: StrikingFrame, target: FigureId) -> Distribution<u16> {
    let mut best = (0, Distribution::certain(0));
    strike.each(look.content, look.state, |weapon, _, _| {
        let Some(arms) = strike.arms(look.content, look.state).into_iter().find(|arms| arms.slot == weapon)
        else {
            return;
        };
        let terms = strike.terms(look.content, look.state);
        let question = question(look, strike.figure, arms, target, terms);
        let Some(odds) = question.and_then(|(question, _)| question.try_odds(&look.content.dice).ok()) else {
            return;
        };
        let damage = odds.damage();
        let sum: u128 = damage.iter().map(|(&damage, ways)| u128::from(damage) * ways).sum();
        let expected = sum * 1_000_000 / damage.total();
        if expected > best.0 {
            best = (expected, damage);
        }
    });
    best.1
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: HammerFrame, _seat: Seat, choice: &Choice) {
    let Choice::Pick { figure } = *choice else { not_offered(choice) };
    match frame.target {
        None => ctx.set_top(Frame::Hammer(HammerFrame { target: Some(figure), ..frame })),
        Some(target) => {
            ctx.set_top(Frame::Hammer(HammerFrame { first: Some(figure), ..frame }));
            let toll = toll(&ctx.look(), frame, target, figure);
            tell_order(ctx, frame, target, figure, [toll, toll]);
        }
    }
}

/// One of the two attacks after all, so that the next attack is the second.
pub(in crate::flow) fn note_strike(ctx: &mut Ctx<'_>, strike: StrikingFrame) {
    if let Some(Frame::Hammer(frame)) = ctx.state.frames.top()
        && (frame.by, frame.deed) == (strike.by, strike.deed)
    {
        ctx.set_top(Frame::Hammer(HammerFrame { has_struck: true, ..frame }));
    }
}

/// Whom two Rebels attack, for the owner to say; who of them comes first, for anybody, if the defender does not mind.
pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: HammerFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let pick = |seat, figure| Offer { seat, choice: Choice::Pick { figure } };
    if frame.target.is_none() {
        let Some(seat) = state.seat_of(frame.by.figure) else { return };
        out.extend(frame.enemies(content, state).into_iter().map(|enemy| pick(seat, enemy)));
    } else if frame.first.is_none() {
        for seat in state.seats() {
            out.extend(frame.both().map(|figure| pick(seat, figure)));
        }
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: HammerFrame) -> Prompt {
    match frame.target {
        None => Prompt::SameTarget { source: frame.by },
        Some(target) => Prompt::First { source: frame.by, target },
    }
}
