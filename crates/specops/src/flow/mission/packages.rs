//! The packages of mission 2, of which one holds the codes: who carries them, what each is, who takes them up (M2.5, M2.8, M2.9, M2.12,
//! M2.13, M2.15, M2.16, C16.3).

use sortie_kernel::{Offer, Progress, Viewer};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Content, MissionRules, TokenKind};
use crate::event::{MissionEvent, SetupEvent, TurnEvent};
use crate::flow::mission::{push, turn_to};
use crate::ids::{TokenId, UnitId, Units};
use crate::side::Colour;
use crate::space::Space;
use crate::state::{Lying, MissionStep, State, TokenSet};

/// Packages that red hands out (M2.5).
const PACKAGES: u8 = 3;
/// How far packages go from hand to hand, in inches (M2.9, M2.13).
const REACH: u32 = 3;

fn is_codes(ctx: &Ctx<'_>) -> bool {
    ctx.state.mission(ctx.content).rules == MissionRules::Codes
}

fn members(tokens: TokenSet) -> impl Iterator<Item = TokenId> + Clone {
    (0..TokenSet::BITS as u8).filter(move |n| tokens & 1 << n != 0).map(TokenId)
}

fn set(tokens: impl IntoIterator<Item = TokenId>) -> TokenSet {
    tokens.into_iter().fold(0, |set, token| set | 1 << token.0)
}

/// How many of a group carry something: one a package, and the three that are handed out first lie nowhere yet.
pub(super) fn n_carried(tokens: TokenSet, group: Units) -> u8 {
    let n = if tokens == 0 { PACKAGES } else { tokens.count_ones() as u8 };
    n.min(group.len() as u8)
}

/// After deployment red gives three leaders a package each (M2.5).
pub(in crate::flow) fn hand_out(ctx: &mut Ctx<'_>) {
    let group = ctx.state.present_of(Colour::Red).collect();
    push(ctx, MissionStep::Carriers { tokens: 0, group, to: Units::EMPTY });
}

/// Who of the group carries the packages, one each.
pub(super) fn carriers(ctx: &mut Ctx<'_>, tokens: TokenSet, group: Units, to: Units) -> Progress {
    let n = usize::from(n_carried(tokens, group));
    if to.len() < n && group.len() > n {
        return Progress::Ask;
    }
    let to = if to.len() < n { group } else { to };
    let tokens = if tokens == 0 { lay(ctx, to) } else { tokens };
    turn_to(ctx, MissionStep::Deal { tokens, to });
    Progress::Continue
}

/// The packages lie with those who carry them.
fn lay(ctx: &mut Ctx<'_>, to: Units) -> TokenSet {
    let first = ctx.state.tokens.len() as u8;
    for (token, unit) in (first..).map(TokenId).zip(to.iter()) {
        let (lying, at) = (Lying::Objective(TokenKind::Package), ctx.state.body(unit).base.at);
        ctx.tell("M2.5", SetupEvent::TokenLaid { token, lying, at, claimed: true });
    }
    set((first..ctx.state.tokens.len() as u8).map(TokenId))
}

pub(super) fn carrier_offers(state: &State, (group, to): (Units, Units), out: &mut Vec<Offer<Choice>>) {
    let seat = state.seat_of(Colour::Red);
    let rest = group.without(to);
    out.extend(rest.iter().map(|unit| Offer { seat, choice: Choice::Carry { unit } }));
}

pub(super) fn carry(ctx: &mut Ctx<'_>, (tokens, group, to): (TokenSet, Units, Units), choice: Choice) {
    if let Choice::Carry { unit } = choice {
        let mut to = to;
        to.insert(unit);
        turn_to(ctx, MissionStep::Carriers { tokens, group, to });
    }
}

/// The numbers of the packages that are dealt: those they have, or 1 to 3 before the first deal.
fn numbers(state: &State, tokens: TokenSet) -> Vec<u8> {
    let mut numbers: Vec<u8> = members(tokens).map(|token| state.token(token).number).collect();
    if numbers.iter().all(|number| *number == 0) {
        numbers = (1..=numbers.len() as u8).collect();
    }
    numbers.sort_unstable();
    numbers
}

/// Every order of some numbers, as a choice holds it.
fn orders(numbers: &[u8]) -> Vec<[u8; 3]> {
    let mut orders = Vec::new();
    let n = numbers.len();
    let places = (0..n).flat_map(|a| (0..n).flat_map(move |b| (0..n).map(move |c| [a, b, c])));
    for place in places {
        let used = &place[..n];
        let is_order = (0..n).all(|number| used.contains(&number));
        if is_order && place[n..].iter().all(|place| *place == 0) {
            let mut order = [0; 3];
            order.iter_mut().zip(used).for_each(|(slot, place)| *slot = numbers[*place]);
            orders.push(order);
        }
    }
    orders
}

/// Which package is whose is red's choice; one alone is none.
pub(super) fn dealing(ctx: &mut Ctx<'_>, tokens: TokenSet, to: Units) -> Progress {
    match orders(&numbers(ctx.state, tokens))[..] {
        [only] => {
            deal(ctx, (tokens, to), Choice::Deal { numbers: only });
            Progress::Continue
        }
        _ => Progress::Ask,
    }
}

pub(super) fn deal_offers(state: &State, tokens: TokenSet, out: &mut Vec<Offer<Choice>>) {
    let seat = state.seat_of(Colour::Red);
    let orders = orders(&numbers(state, tokens));
    out.extend(orders.into_iter().map(|numbers| Offer { seat, choice: Choice::Deal { numbers } }));
}

pub(super) fn deal(ctx: &mut Ctx<'_>, (tokens, to): (TokenSet, Units), choice: Choice) {
    let Choice::Deal { numbers } = choice else { return };
    ctx.pop();
    let holders: Vec<(TokenId, UnitId)> = members(tokens).zip(to.iter()).collect();
    let numbers = Some(numbers[..holders.len()].to_vec());
    let seat = ctx.state.seat_of(Colour::Red);
    ctx.tell("M2.13", MissionEvent::PackagesDealt { seat, holders: holders.clone(), numbers });
    for (token, unit) in holders {
        follow(ctx, token, unit);
    }
}

/// A package lies with whoever has got it (C12.4).
fn follow(ctx: &mut Ctx<'_>, token: TokenId, unit: UnitId) {
    let at = ctx.state.body(unit).base.at;
    ctx.tell("C12.4", MissionEvent::PackageAt { token, at });
}

pub(super) fn deal_prompt(state: &State, (tokens, to): (TokenSet, Units), viewer: Viewer) -> Prompt {
    let is_red = state.is_seen_by(Colour::Red, viewer);
    Prompt::Deal { holders: to, numbers: is_red.then(|| numbers(state, tokens)) }
}

/// Other red leaders within reach of somebody (M2.13).
pub(super) fn partners<'a>(
    content: &'a Content,
    state: &'a State,
    by: UnitId,
    group: Units,
) -> impl Iterator<Item = UnitId> + 'a {
    let space = Space::new(content, state);
    let is_near = move |unit: &UnitId| *unit != by && !group.has(*unit) && space.is_within(by, *unit, REACH);
    state.present_of(Colour::Red).filter(is_near)
}

/// A holder shares with one or more others (M2.13).
pub(super) fn begin_sharing(ctx: &mut Ctx<'_>, by: UnitId, with: UnitId) {
    push(ctx, MissionStep::Sharing { by, group: [by, with].into_iter().collect() });
}

pub(super) fn sharing(ctx: &mut Ctx<'_>, by: UnitId, group: Units) -> Progress {
    if partners(ctx.content, ctx.state, by, group).next().is_some() {
        return Progress::Ask;
    }
    collect(ctx, by, group);
    Progress::Continue
}

pub(super) fn share_offers(
    content: &Content,
    state: &State,
    (by, group): (UnitId, Units),
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = state.seat_of(Colour::Red);
    let more = partners(content, state, by, group);
    out.extend(more.map(|unit| Offer { seat, choice: Choice::Pick { unit } }));
    out.push(Offer { seat, choice: Choice::Done {} });
}

pub(super) fn share(ctx: &mut Ctx<'_>, (by, group): (UnitId, Units), choice: Choice) {
    let Choice::Pick { unit } = choice else {
        collect(ctx, by, group);
        return;
    };
    let mut group = group;
    group.insert(unit);
    turn_to(ctx, MissionStep::Sharing { by, group });
}

/// All packages of the group are collected, to be dealt out again unseen (M2.13).
fn collect(ctx: &mut Ctx<'_>, by: UnitId, group: Units) {
    let is_theirs = |token: &TokenId| {
        let token = ctx.state.token(*token);
        token.is_package() && token.holder.is_some_and(|holder| group.has(holder))
    };
    let tokens: Vec<TokenId> = ctx.state.token_ids().filter(is_theirs).collect();
    turn_to(ctx, MissionStep::Carriers { tokens: set(tokens.iter().copied()), group, to: Units::EMPTY });
    ctx.tell("M2.13", MissionEvent::PackagesCollected { tokens, by });
}

/// The package somebody holds.
pub(super) fn of(state: &State, unit: UnitId) -> Option<TokenId> {
    state.held_by(unit).find(|token| state.token(*token).is_package())
}

/// Blue looks at a package (M2.8, M2.15).
pub(super) fn look(ctx: &mut Ctx<'_>, rule: &'static str, token: TokenId) {
    let number = Some(ctx.state.token(token).number);
    ctx.tell(rule, MissionEvent::PackageSeen { token, number });
}

/// Who panics drops what it has claimed (C11.5); but a package it keeps, and blue looks at it (M2.8).
pub(in crate::flow) fn panicked(ctx: &mut Ctx<'_>, unit: UnitId) {
    match of(ctx.state, unit).filter(|_| is_codes(ctx)) {
        Some(token) => look(ctx, "M2.8", token),
        None => ctx.drop_tokens(unit),
    }
}

/// The holder of a package is defeated: before it drops, somebody near may take it (M2.9).
pub(in crate::flow) fn lost(ctx: &mut Ctx<'_>, unit: UnitId) {
    if let Some(token) = of(ctx.state, unit).filter(|_| is_codes(ctx)) {
        push(ctx, MissionStep::Inherit { token });
    }
}

/// Red units near the holder that hold none.
fn heirs<'a>(content: &'a Content, state: &'a State, token: TokenId) -> impl Iterator<Item = UnitId> + 'a {
    let holder = state.token(token).holder;
    let near = holder.into_iter().flat_map(move |by| partners(content, state, by, Units::EMPTY));
    near.filter(move |unit| of(state, *unit).is_none())
}

pub(super) fn inherit(ctx: &mut Ctx<'_>, token: TokenId) -> Progress {
    if heirs(ctx.content, ctx.state, token).next().is_some() {
        return Progress::Ask;
    }
    ctx.pop();
    Progress::Continue
}

pub(super) fn inherit_offers(content: &Content, state: &State, token: TokenId, out: &mut Vec<Offer<Choice>>) {
    let seat = state.seat_of(Colour::Red);
    out.extend(heirs(content, state, token).map(|unit| Offer { seat, choice: Choice::Pick { unit } }));
    out.push(Offer { seat, choice: Choice::Done {} });
}

pub(super) fn inherited(ctx: &mut Ctx<'_>, token: TokenId, choice: Choice) {
    ctx.pop();
    if let Choice::Pick { unit } = choice {
        ctx.tell("M2.9", TurnEvent::Claimed { token, unit });
        follow(ctx, token, unit);
    }
}

/// A package that lies is claimed by whoever touches it and holds none; it stays where it lies (M2.12, C12.3).
pub(super) fn secure(ctx: &mut Ctx<'_>, unit: UnitId, token: TokenId) {
    ctx.tell("M2.12", TurnEvent::Claimed { token, unit });
}
