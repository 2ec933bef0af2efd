//! Groups that come, return and leave (R17.3, R23.7 to R23.11, R36.2, R38.6).
//!
//! The box is large but not endless: whoever comes needs a card and figures that are not on the map (R8.2, A49), and a
//! table holds [`MOST_GROUPS`] groups and [`MOST_FIGURES`] figures in a scene. When there is no room, a newcomer takes the
//! place of an enemy group that is defeated and had figures enough, the smallest such; if there is none, or its card or
//! figures are out, it waits and comes at the end of the first round that has room for it.
//!
//! [`MOST_GROUPS`]: crate::state::MOST_GROUPS
//! [`MOST_FIGURES`]: crate::state::MOST_FIGURES

use std::sync::Arc;

use arrayvec::ArrayVec;
use sortie_boards::square::Space;
use sortie_kernel::Occasion;

use super::given::{amount, within};
use super::stock::{Kept, Stock};
use super::{objects, order};
use crate::apply::Ctx;
use crate::content::mission::{Deploy, GroupPick, RandomGroup};
use crate::content::{Content, Faction};
use crate::event::Event;
use crate::flow::facts;
use crate::flow::round::set_down;
use crate::order::Order;
use crate::setup::Difficulty;
use crate::state::{Course, MOST_FIGURES, MOST_GROUPS, State, Waiting, what};
use crate::world::{FigureId, Side};

/// A group comes in (R23.7): on hard another one if the mission says so (R15.3).
pub(super) fn deploy(ctx: &mut Ctx<'_>, deploy: &Deploy) {
    if !within(&ctx.state, deploy.heroes, i16::from(ctx.state.table.n_seats)) {
        return;
    }
    let is_hard = ctx.state.table.difficulty == Difficulty::Hard;
    let pick = deploy.hard.as_ref().filter(|_| is_hard).unwrap_or(&deploy.group);
    let group = match pick {
        GroupPick::Named(id) => ctx.content.group(id),
        GroupPick::Random(wanted) => draw(ctx, wanted),
    };
    let Some(group) = group else { return };
    let at = if deploy.each.is_empty() { deploy.at.into_iter().collect() } else { deploy.each.clone() };
    let bonus_health = amount(&ctx.state, deploy.bonus_health).clamp(0, i16::from(u8::MAX)) as u8;
    let coming = Waiting { group: group as u8, label: deploy.label.clone(), at, bonus_health };
    match come(ctx, &coming) {
        Some(number) if deploy.activated => {
            ctx.exhaust_group(number);
            for figure in ctx.state.members(number) {
                ctx.set_activated(figure, true);
            }
        }
        Some(_) => {}
        None => {
            if let Some(script) = ctx.script_mut() {
                Arc::make_mut(&mut script.waiting).push(coming);
            }
        }
    }
}

/// Groups that waited for room come in, those that waited longest first.
pub(super) fn arrive(ctx: &mut Ctx<'_>) {
    let Some(script) = ctx.script_mut() else { return };
    let mut waiting = std::mem::take(Arc::make_mut(&mut script.waiting));
    waiting.retain(|coming| come(ctx, coming).is_none());
    if let Some(script) = ctx.script_mut() {
        script.waiting = Arc::new(waiting);
    }
}

/// A group joins the display and the map; its number, none without room or without a card and figures in the box.
fn come(ctx: &mut Ctx<'_>, coming: &Waiting) -> Option<usize> {
    let entry = *coming.at.first()?;
    if !Stock::new(ctx.content, &ctx.state).has(usize::from(coming.group), Side::Imperial) {
        return None;
    }
    let number = make_room(ctx, usize::from(coming.group), Side::Imperial, entry)?;
    ctx.strengthen(number, coming.bonus_health);
    name(ctx, number, &coming.label);
    let Waiting { group: card, at, bonus_health, .. } = coming.clone();
    order(ctx, "R23.7", Order::Deploy { group: number as u8, card, at, bonus_health });
    // Figure by figure on their own spaces (R23.8), or all as near as possible to one (R23.9).
    let rule = if coming.at.len() > 1 { "R23.8" } else { "R23.9" };
    for (n, figure) in ctx.state.members(number).enumerate() {
        let near = coming.at.get(n).or(coming.at.last()).copied().unwrap_or(entry);
        put(ctx, rule, figure, near);
    }
    Some(number)
}

fn put(ctx: &mut Ctx<'_>, rule: &'static str, figure: FigureId, near: Space) {
    if set_down(ctx, figure, near) {
        let at = ctx.state.body(figure).at;
        ctx.tell(rule, |_| Event::Deployed { figure, at });
    }
}

/// A place on the display: a new one, or that of a defeated enemy group with figures enough. Not of one whose
/// activation window is still open.
fn make_room(ctx: &mut Ctx<'_>, group: usize, side: Side, entry: Space) -> Option<usize> {
    if let Some(number) = ctx.add_group(group, side, entry) {
        return Some(number);
    }
    let (content, state) = (ctx.content, &*ctx.state);
    let n_figures = content.groups[group].figures;
    let is_open = |number: usize| {
        let is_its = |group: u8| usize::from(group) == number;
        state.frames.iter().any(|frame| match frame.course() {
            Course::Round { group } => group.is_some_and(is_its),
            Course::Rebel(_) | Course::Enemy(_) | Course::Deed | Course::Story => false,
        })
    };
    let is_free = |&number: &usize| {
        let other = &state.groups[number];
        other.side == Side::Imperial
            && other.n_figures >= n_figures
            && state.members(number).all(|member| !state.body(member).is_present)
            && !is_open(number)
    };
    let free = (0..state.groups.len()).filter(is_free);
    let number = free.min_by_key(|&number| (state.groups[number].n_figures, number))?;
    ctx.replace_group(number, group, side, entry);
    Some(number)
}

fn name(ctx: &mut Ctx<'_>, number: usize, label: &str) {
    let Some(script) = ctx.script_mut() else { return };
    let labels = Arc::make_mut(&mut script.labels);
    if labels.len() <= number {
        labels.resize(number + 1, None);
    }
    labels[number] = Some(label.to_owned());
}

/// An ally group joins on the map (R22.5), unless the team has one in this mission already: there is no second (R22.2). It
/// is called by the name of its card.
pub(super) fn join(ctx: &mut Ctx<'_>, ally: &str, at: Space) {
    let Some(group) = ctx.content.group(ally) else { return };
    let has_ally = ctx.state.groups.iter().any(|other| other.side == Side::Rebel);
    if has_ally || !Stock::new(ctx.content, &ctx.state).has(group, Side::Rebel) {
        return order(ctx, "R22.2", Order::StayBack { ally: group as u8 });
    }
    let Some(number) = make_room(ctx, group, Side::Rebel, at) else { return };
    name(ctx, number, ally);
    order(ctx, "R22.5", Order::Join { group: number as u8, at });
    for figure in ctx.state.members(number) {
        put(ctx, "R22.5", figure, at);
    }
}

/// The groups on the display with this label, by number.
fn called(state: &State, label: &str) -> ArrayVec<usize, MOST_GROUPS> {
    (0..state.groups.len()).filter(|&n| objects::is_called(state, n, label)).collect()
}

/// Defeated figures return: on the space shown, or as near as possible to their own. A group that is not on the map any
/// more stays away; who returns takes the group's state (R38.6, A50).
pub(super) fn reinforce(ctx: &mut Ctx<'_>, label: &str, at: Option<Space>) {
    for number in called(&ctx.state, label) {
        let members: ArrayVec<FigureId, MOST_FIGURES> = ctx.state.members(number).collect();
        let (there, gone): (Vec<FigureId>, Vec<FigureId>) =
            members.into_iter().partition(|&member| ctx.state.body(member).is_present);
        let Some(&first) = there.first() else { continue };
        // Beside a real table nobody knows who is gone, so the order is the same if nobody is.
        order(ctx, "R38.6", Order::Reinforce { group: number as u8, at });
        let near = at.unwrap_or_else(|| ctx.state.body(first).at.corner());
        let is_ready = ctx.state.groups[number].is_ready;
        for figure in gone {
            ctx.make_new(figure);
            ctx.set_activated(figure, !is_ready);
            if set_down(ctx, figure, near) {
                let at = ctx.state.body(figure).at;
                ctx.tell("R38.6", |_| Event::Reinforced { figure, at });
            }
        }
    }
}

/// A group leaves the map: no defeat, but the map may be clear now.
pub(super) fn withdraw(ctx: &mut Ctx<'_>, label: &str) {
    let mut has_left = false;
    for number in called(&ctx.state, label) {
        if ctx.state.members(number).all(|member| !ctx.state.body(member).is_present) {
            continue;
        }
        has_left = true;
        order(ctx, "R23.4", Order::Withdraw { group: number as u8 });
        for figure in ctx.state.members(number) {
            ctx.stay_away(figure);
        }
    }
    if let Some(script) = ctx.script_mut()
        && script.waiting.iter().any(|coming| coming.label == label)
    {
        Arc::make_mut(&mut script.waiting).retain(|coming| coming.label != label);
        has_left = true;
    }
    if has_left {
        facts::check_cleared(ctx);
    }
}

/// A group has its activation of this round again.
pub(super) fn ready(ctx: &mut Ctx<'_>, label: &str) {
    for number in called(&ctx.state, label) {
        let is_there = ctx.state.members(number).any(|member| ctx.state.body(member).is_present);
        if ctx.state.groups[number].is_ready || !is_there {
            continue;
        }
        ctx.ready_group(number);
        for figure in ctx.state.members(number) {
            ctx.set_activated(figure, false);
        }
        order(ctx, "R2.3", Order::Ready { group: number as u8 });
    }
}

/// A group from the collection at random (R36.2, A49): of those that fit, the dearer half is drawn from. Each draw has
/// its own chance.
fn draw(ctx: &mut Ctx<'_>, wanted: &RandomGroup) -> Option<usize> {
    let fitting = fitting(ctx.content, &ctx.state, wanted);
    let time = ctx.next_draw()?;
    let round = ctx.state.occasion_round();
    let occasion = Occasion { what: what::RANDOM_GROUP, whom: 0, round, time };
    match fitting.len() {
        0 => None,
        n => Some(fitting[ctx.state.chance.on(occasion).below(n as u32) as usize]),
    }
}

/// The groups that may be drawn: of this kind, with a card and figures that nobody else needs, nobody unique twice in a
/// mission. If all are out, nobody comes (A49).
fn fitting(content: &Content, state: &State, wanted: &RandomGroup) -> Vec<usize> {
    let Some(kept) = Kept::of(content, state) else { return Vec::new() };
    let threat = amount(state, wanted.threat);
    let stock = Stock::new(content, state);
    let was_there = |group: usize| state.groups.iter().any(|other| usize::from(other.group) == group);
    let is_like = |&group: &usize| {
        let printed = &content.groups[group];
        let is_ours = wanted.faction.map_or(printed.faction != Faction::Rebel, |its| printed.faction == its);
        stock.cards(printed) > 0
            && is_ours
            && wanted.has_trait.as_ref().is_none_or(|word| printed.traits.contains(word))
            && i16::from(printed.cost) <= threat
            && (!wanted.small || printed.base == [1, 1])
            && !(printed.unique && was_there(group))
            && stock.spares(group, &kept)
    };
    let mut fitting: Vec<usize> = (0..content.groups.len()).filter(is_like).collect();
    fitting.sort_by_key(|&group| (std::cmp::Reverse(content.groups[group].cost), group));
    fitting.truncate(fitting.len().div_ceil(2));
    fitting
}
