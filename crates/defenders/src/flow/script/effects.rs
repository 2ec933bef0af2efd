//! What a rule of a mission does besides what rules of every game do. What cannot be done is done as far as it can (A41).

use sortie_boards::hex::Hex;
use sortie_kernel::{Offer, Progress};
use sortie_mission::run::Stage as _;

use super::spots::{self, Settled, agents, settle};
use super::{aliens, level, map, next, people};
use crate::apply::Ctx;
use crate::beside::Instruction;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::content::mission::{OwnEffect, Signals, Spot, Whom};
use crate::event::{FragmentSource, StoryEvent};
use crate::flow::round::{self, promotion};
use crate::flow::signals::{self, reveals, teleport};
use crate::flow::turn::movement;
use crate::state::{Arriving, By, State};
use crate::world::{FigureId, Kind};

/// Carries out a word of the game, or waits for dice or an answer.
pub(super) fn carry_out(ctx: &mut Ctx<'_>, effect: &OwnEffect) -> Progress {
    if is_to_choose(ctx.content, ctx.state, effect) {
        let Some(figure) = ctx.state.script.picked.figure.take() else { return Progress::Ask };
        if let Some(running) = ctx.running_mut() {
            running.level_mut().chosen = Some(By { figure: Some(figure), at: None });
        }
        return Progress::Continue;
    }
    match effect {
        OwnEffect::Alien(arrival) => return aliens::arrive(ctx, arrival),
        OwnEffect::Aliens(n) => {
            let n = n.of(ctx.state.party()).max(0) as u8;
            next(ctx);
            teleport::begin(ctx, Arriving::AnyAlien, n);
        }
        OwnEffect::Withdraw { of, most } => aliens::withdraw(ctx, of, *most),
        OwnEffect::Turn { of, into } => aliens::turn(ctx, of, into),
        OwnEffect::Put { figure, at } => return people::put(ctx, figure, at),
        OwnEffect::Lure { figure, areas } => aliens::lure(ctx, figure, *areas),
        OwnEffect::Drag(figure) => aliens::drag(ctx, figure),
        OwnEffect::Mark { figure, is } => aliens::mark(ctx, figure, *is, true),
        OwnEffect::Unmark { figure, is } => aliens::mark(ctx, figure, *is, false),
        OwnEffect::Wound { of, wounds } => aliens::wound(ctx, of, *wounds),
        OwnEffect::Strip(of) => aliens::each(ctx, of, |alien| StoryEvent::Stripped { alien }),
        OwnEffect::Restore(of) => aliens::each(ctx, of, |alien| StoryEvent::Restored { alien }),
        OwnEffect::Encounters { cards, to } => aliens::encounters(ctx, cards, *to),
        OwnEffect::Cards { aliens: cards, to } => aliens::cards(ctx, cards, *to),
        OwnEffect::Forward(letter) => {
            next(ctx);
            forward(ctx, *letter);
        }
        OwnEffect::Draw { event, signals_stand } => {
            next(ctx);
            let is_there = event.is_none_or(|letter| forward(ctx, letter));
            if is_there {
                signals::event::draw(ctx, *signals_stand);
            }
        }
        OwnEffect::Pause => pause(ctx, true),
        OwnEffect::Resume => pause(ctx, false),
        OwnEffect::Signals(n) => {
            let n = n.of(ctx.state.party()).max(0) as u8;
            next(ctx);
            teleport::begin(ctx, Arriving::Signal, n);
        }
        OwnEffect::Signal { at, kind } => return map::signal(ctx, at, *kind),
        OwnEffect::Reveal(which) => reveal(ctx, which),
        OwnEffect::Discard(which) => {
            let signals = these(ctx, which);
            next(ctx);
            for signal in signals {
                crate::flow::signals::destroy(ctx, "198", signal);
            }
        }
        OwnEffect::Deal { add, sides } => map::deal(ctx, add, sides.as_ref()),
        OwnEffect::HumansTurn => map::humans_turn(ctx),
        OwnEffect::Burn(spot) => {
            return at(ctx, spot, |ctx, at| ctx.tell("198", StoryEvent::Burned { at }));
        }
        OwnEffect::Douse(spot) => {
            return at(ctx, spot, |ctx, at| ctx.tell("198", StoryEvent::Doused { at }));
        }
        OwnEffect::BurnNext => map::burn_next(ctx),
        OwnEffect::BurntTeleports => map::burnt_teleports(ctx),
        OwnEffect::MoveTeleports(waypoints) => return map::move_teleports(ctx, waypoints),
        OwnEffect::Waypoints(numbers) => map::waypoints(ctx, numbers),
        OwnEffect::HideWaypoints(numbers) => map::hide_waypoints(ctx, numbers),
        OwnEffect::ClearWaypoints => {
            next(ctx);
            ctx.tell("198", StoryEvent::WaypointsCleared);
        }
        OwnEffect::Open(doors) => map::open(ctx, doors),
        OwnEffect::Free => map::free(ctx),
        OwnEffect::LayMines { counter, most, sides } => return map::lay_mines(ctx, counter, *most, sides),
        OwnEffect::Mines(hexes) => map::mines(ctx, hexes),
        OwnEffect::Send { whom, to } => return people::send(ctx, whom, to),
        OwnEffect::Confine { whom, sides } => people::confine(ctx, whom, sides),
        OwnEffect::Role { whom, role } => {
            return one(ctx, whom, |ctx, agent| {
                ctx.tell("198", StoryEvent::RoleTaken { role: role.clone(), agent });
            });
        }
        OwnEffect::Recast(profiles) => people::recast(ctx, profiles),
        OwnEffect::March { hexes, disengages } => return march(ctx, *hexes, *disengages),
        OwnEffect::Ammo { whom, tokens } => return people::ammo(ctx, whom, *tokens),
        OwnEffect::Heal { whom, wounds } => {
            let wounds = *wounds;
            return one(ctx, whom, move |ctx, agent| ctx.heal("169", agent, wounds.into()));
        }
        OwnEffect::Rank(whom) => return one(ctx, whom, promotion::promote),
        OwnEffect::Fragments(n) => {
            next(ctx);
            (0..*n).for_each(|_| round::gain_fragment(ctx, "A16", FragmentSource::Mission));
        }
        OwnEffect::Deliver { alien } => {
            next(ctx);
            ctx.tell("42", StoryEvent::WeaponDue { is_alien: *alien, is_picked: true });
        }
        OwnEffect::Join { person, at } => return people::join(ctx, person, at),
        OwnEffect::Save(spot) => people::save(ctx, spot),
        OwnEffect::ClearBody(spot) => {
            return at(ctx, spot, |ctx, at| ctx.tell("198", StoryEvent::BodyGone { at }));
        }
        OwnEffect::ClearBodies => map::clear_bodies(ctx),
        OwnEffect::Give { item, whom } => {
            let item = ctx.state.mission(ctx.content).item(item).unwrap_or(0) as u8;
            return one(ctx, whom, move |ctx, carrier| {
                ctx.tell("198", StoryEvent::ItemTaken { item, carrier });
            });
        }
        OwnEffect::PutDown(item) => return people::put_down(ctx, item),
        OwnEffect::Lay { item, at: spot } => {
            let item = ctx.state.mission(ctx.content).item(item).unwrap_or(0) as u8;
            return at(ctx, spot, move |ctx, at| ctx.tell("198", StoryEvent::ItemLaid { item, at }));
        }
        OwnEffect::LoseItem(item) => {
            next(ctx);
            if let Some(item) = ctx.state.mission(ctx.content).item(item) {
                ctx.tell("198", StoryEvent::ItemGone { item: item as u8 });
            }
        }
        OwnEffect::ClearGun(gun) => {
            next(ctx);
            if let Some(gun) = ctx.state.mission(ctx.content).gun(gun) {
                ctx.tell("198", StoryEvent::GunJammed { gun: gun as u8, jammed: false });
            }
        }
    }
    Progress::Continue
}

/// What is asked for the effect at work: a hex of several, an agent of several, a weapon.
pub(super) fn offers(content: &Content, state: &State, effect: &OwnEffect, out: &mut Vec<Offer<Choice>>) {
    let seat = state.alpha_seat();
    let picked = state.script.picked;
    let places = |spot: &Spot, out: &mut Vec<Offer<Choice>>| {
        let open = spots::open(content, state, spot);
        if *spot != Spot::Teleport && picked.at.is_none() && open.len() > 1 {
            out.extend(open.iter().map(|at| Offer { seat, choice: Choice::Place { at } }));
        }
    };
    if is_to_choose(content, state, effect) {
        if picked.figure.is_none() {
            out.extend(state.living().map(|figure| Offer { seat, choice: Choice::Pick { figure } }));
        }
        return;
    }
    match effect {
        OwnEffect::Alien(arrival) => places(&arrival.at, out),
        OwnEffect::Put { at, .. }
        | OwnEffect::Signal { at, .. }
        | OwnEffect::Burn(at)
        | OwnEffect::Douse(at)
        | OwnEffect::Join { at, .. }
        | OwnEffect::ClearBody(at)
        | OwnEffect::Lay { at, .. } => places(at, out),
        OwnEffect::Send { whom, to } => people::send_offers(content, state, whom, to, out),
        OwnEffect::Ammo { whom, .. } => people::ammo_offers(content, state, whom, out),
        OwnEffect::MoveTeleports(_) => map::move_offers(state, out),
        OwnEffect::LayMines { sides, .. } => map::mine_offers(content, state, sides, out),
        OwnEffect::PutDown(item) => people::put_down_offers(content, state, item, out),
        OwnEffect::Role { .. }
        | OwnEffect::Heal { .. }
        | OwnEffect::Rank(_)
        | OwnEffect::Give { .. }
        | OwnEffect::Aliens(_)
        | OwnEffect::Withdraw { .. }
        | OwnEffect::Turn { .. }
        | OwnEffect::Lure { .. }
        | OwnEffect::Drag(_)
        | OwnEffect::Mark { .. }
        | OwnEffect::Unmark { .. }
        | OwnEffect::Wound { .. }
        | OwnEffect::Strip(_)
        | OwnEffect::Restore(_)
        | OwnEffect::Encounters { .. }
        | OwnEffect::Cards { .. }
        | OwnEffect::Forward(_)
        | OwnEffect::Draw { .. }
        | OwnEffect::Pause
        | OwnEffect::Resume
        | OwnEffect::Signals(_)
        | OwnEffect::Reveal(_)
        | OwnEffect::Discard(_)
        | OwnEffect::Deal { .. }
        | OwnEffect::HumansTurn
        | OwnEffect::BurnNext
        | OwnEffect::BurntTeleports
        | OwnEffect::Waypoints(_)
        | OwnEffect::HideWaypoints(_)
        | OwnEffect::ClearWaypoints
        | OwnEffect::Open(_)
        | OwnEffect::Free
        | OwnEffect::Mines(_)
        | OwnEffect::Confine { .. }
        | OwnEffect::Recast(_)
        | OwnEffect::March { .. }
        | OwnEffect::Fragments(_)
        | OwnEffect::Deliver { .. }
        | OwnEffect::Save(_)
        | OwnEffect::ClearBodies
        | OwnEffect::LoseItem(_)
        | OwnEffect::ClearGun(_) => {}
    }
}

/// Something is done at a spot, once it is settled.
pub(super) fn at(ctx: &mut Ctx<'_>, spot: &Spot, then: impl FnOnce(&mut Ctx<'_>, Hex)) -> Progress {
    match settle(ctx, spot) {
        Settled::Wait(progress) => return progress,
        Settled::Nowhere => next(ctx),
        Settled::At(at) => {
            next(ctx);
            then(ctx, at);
        }
    }
    Progress::Continue
}

/// Whether the players still have to choose whom an effect is about.
fn is_to_choose(_content: &Content, state: &State, effect: &OwnEffect) -> bool {
    let is_chosen = level(state).is_some_and(|level| level.chosen.is_some());
    effect.whom() == Some(&Whom::Chosen) && !is_chosen && state.living().nth(1).is_some()
}

/// Something is done to each agent an effect is about, one after the other.
pub(super) fn one(ctx: &mut Ctx<'_>, whom: &Whom, then: impl Fn(&mut Ctx<'_>, FigureId)) -> Progress {
    let all = agents(ctx.content, ctx.state, whom);
    next(ctx);
    // What an effect starts lies on what it starts for the next one: the last begins first.
    for agent in all.into_iter().rev() {
        then(ctx, agent);
    }
    Progress::Continue
}

/// An event comes next, from its place in the deck or from beside it: whether it does. One that was drawn does not come again (54).
fn forward(ctx: &mut Ctx<'_>, letter: char) -> bool {
    let Some(card) = ctx.content.event(letter).map(|card| card as u8) else { return false };
    let was_drawn = ctx.state.script.drawn >> (letter as u32 - 'A' as u32) & 1 == 1;
    let deck = &ctx.state.event_deck;
    if was_drawn || deck.discards().contains(&card) || ctx.state.weather == Some(card) {
        return false;
    }
    ctx.tell("198", StoryEvent::EventForwarded { card });
    true
}

fn pause(ctx: &mut Ctx<'_>, paused: bool) {
    next(ctx);
    ctx.tell("198", StoryEvent::EventsPaused { paused });
}

/// The signals of the map that are meant.
fn these(ctx: &Ctx<'_>, which: &Signals) -> Vec<FigureId> {
    let look = super::look::Look { content: ctx.content, state: ctx.state };
    let all = ctx.state.all(Kind::Signal);
    match which {
        Signals::All => all.collect(),
        Signals::On(spot) => {
            let hexes = look.spot(spot);
            all.filter(|&signal| hexes.has(ctx.state.body(signal).at)).collect()
        }
    }
}

fn reveal(ctx: &mut Ctx<'_>, which: &Signals) {
    let signals = these(ctx, which);
    next(ctx);
    for signal in signals.into_iter().rev() {
        reveals::reveal(ctx, signal);
    }
}

/// Agents may move at once, in turn order from the alpha agent.
fn march(ctx: &mut Ctx<'_>, hexes: u8, disengages: bool) -> Progress {
    let all = agents(ctx.content, ctx.state, &Whom::Agents);
    next(ctx);
    if ctx.state.is_beside() {
        ctx.instruct("198", Instruction::March { hexes, disengages });
        return Progress::Continue;
    }
    for agent in all.into_iter().rev() {
        movement::begin_allowed(ctx, agent, hexes, disengages);
    }
    Progress::Continue
}

/// What is asked: a hex, or somebody.
pub(super) fn prompt(content: &Content, state: &State, effect: &OwnEffect) -> Prompt {
    let mut out = Vec::new();
    offers(content, state, effect, &mut out);
    match out.first() {
        Some(Offer { choice: Choice::Place { .. }, .. }) => Prompt::Place,
        Some(_) | None => Prompt::Story,
    }
}
