//! What only one card does, a function each, and the supply deck.

use sortie_boards::square::Position;
use sortie_kernel::Progress;

use super::hammer;
use super::orders::step_toward_rebel;
use crate::ability::{Deed, Special};
use crate::apply::Ctx;
use crate::attack::Condition;
use crate::choice::Choice;
use crate::event::{Event, SuppressedReason};
use crate::state::{CardState, DeedsFrame, Frame, Held, Moving, MovingFrame, Source, StrikingFrame};
use crate::world::FigureId;

pub(super) fn carry_out(ctx: &mut Ctx<'_>, frame: DeedsFrame, special: Special) -> Progress {
    let me = frame.source.figure;
    match special {
        Special::AttackEachAdjacent => {
            // One after the other in the order its player likes (R14.2): `moving::answer_striking` goes on with the rest.
            // Whom an earlier attack removed is no longer there to be attacked.
            let look = ctx.look();
            let adjacent = look.world.hostile_to(me).filter(|&enemy| look.world.is_adjacent(me, enemy));
            let among = adjacent.fold(0, |among, enemy| among | 1 << enemy.0);
            let strike = StrikingFrame { among, ..StrikingFrame::granted(frame.source, frame.at, None) };
            ctx.push(Frame::Striking(strike));
        }
        Special::Suppress => suppress(ctx),
        Special::HammerAndAnvil => {
            if let Some(friend) = frame.picked {
                hammer::begin(ctx, frame, friend);
            }
        }
        // These two work before the attack is declared: `arms::may_strike` knows them.
        Special::TrickShot | Special::SeePastFigures => {}
        Special::Decoy => {
            if let Some(attack) = ctx.state.attacks.last_mut() {
                attack.is_missed = true;
                attack.is_decoyed = true;
            }
        }
        Special::ScoutSupply => {
            if let (Some(hero), Some(_)) = (ctx.state.hero_of(me), ctx.state.supply.peek()) {
                ctx.push(Frame::Scouting { hero: hero as u8 });
            }
        }
        Special::RedrawSupply => {
            if let Some(hero) = ctx.state.hero_of(frame.actor) {
                redraw(ctx, hero);
            }
        }
        Special::ChooseSupply => {
            if let Some(hero) = ctx.state.hero_of(frame.actor)
                && take_supply(ctx, hero)
            {
                ctx.push(Frame::Keeping { hero: hero as u8 });
            }
        }
        Special::CommandAgain => command_again(ctx, me),
        Special::StepTowardRebel => step_toward_rebel(ctx, me),
        Special::Reinforce => reinforce(ctx, me),
    }
    Progress::Continue
}

/// Suppressive Fire: every figure that the attack hurt, its target and those of Blast or Cleave, picks 1 damage more or
/// Stunned; who is Stunned already must take the damage.
///
/// An attack of a hero hurts nobody but enemies (R5.12, R37.5), and the game plays those: each picks what is worst for
/// the players (R25.5). It takes the damage if it lives on, since a Stunned enemy neither attacks nor gets anywhere in
/// its next activation (R37.2 to R37.4), and is Stunned if the damage would defeat it: it is back after one instruction
/// to move (R37.3).
fn suppress(ctx: &mut Ctx<'_>) {
    let hurt = ctx.state.attacks.last().map_or(0, |attack| attack.hurt);
    for figure in ctx.state.figures().filter(|figure| hurt >> figure.0 & 1 == 1) {
        let body = *ctx.state.body(figure);
        if !body.is_present || ctx.state.is_over() {
            continue;
        }
        let by = match (body.is_stunned(), body.remaining()) {
            (true, _) => SuppressedReason::AlreadyStunned,
            (false, 0..=1) => SuppressedReason::WouldFall,
            (false, _) => SuppressedReason::LivesOn,
        };
        let rule = if body.is_stunned() { "R12.7" } else { "R25.5" };
        ctx.tell(rule, |_| Event::Suppressed { figure, by });
        if by == SuppressedReason::WouldFall {
            ctx.gain("R12.1", figure, Condition::Stun);
        } else {
            ctx.suffer("R6.12", figure, 1);
        }
    }
}

/// Command once more, for nothing: the same sheet ability without its price.
fn command_again(ctx: &mut Ctx<'_>, me: FigureId) {
    let look = ctx.look();
    let mut command = None;
    ctx.state.each_ability(ctx.content, me, |source, ability| {
        // Who was commanded first may have moved away: with nobody left to command, nothing happens.
        let has_aim = |aim| look.has_aim(source, ability, aim);
        if ability.id == "command" && ability.aim.as_ref().is_some_and(has_aim) {
            command = Some(source);
        }
    });
    if let Some(source) = command {
        let deeds =
            DeedsFrame { source, at: 0, picked: None, space: None, actor: me, left: 0, is_aimed: false };
        ctx.push(Frame::Deeds(deeds));
    }
}

/// After an attack that a decoy drew, its owner may interrupt: it is placed on an empty space within 3.
pub(super) fn after_decoy(ctx: &mut Ctx<'_>, owner: FigureId) {
    let is_decoy = |used: &Source| {
        let ability = ctx.state.ability(ctx.content, *used);
        used.figure == owner
            && ability.is_some_and(|ability| ability.does.contains(&Deed::Special(Special::Decoy)))
    };
    let used = ctx.state.attacks.last().and_then(|attack| attack.used.iter().copied().find(is_decoy));
    let Some(by) = used.filter(|_| ctx.state.body(owner).is_present) else { return };
    ctx.push(Frame::Decoyed { by, from: ctx.state.body(owner).at });
    ctx.push(Frame::Moving(MovingFrame { figure: owner, by: owner, points: 3, how: Moving::Placed }));
}

/// Who went somewhere else is Focused and may attack; who stayed has left the interrupt out, all of it.
pub(super) fn advance_decoyed(ctx: &mut Ctx<'_>, by: Source, from: Position) -> Progress {
    ctx.pop();
    let owner = by.figure;
    if ctx.state.body(owner).is_present && ctx.state.body(owner).at != from {
        ctx.gain("R12.1", owner, Condition::Focus);
        let strike = StrikingFrame::granted(by, u8::MAX, None);
        ctx.push(Frame::Striking(StrikingFrame { may_decline: true, ..strike }));
    }
    Progress::Continue
}

/// A defeated figure of the group returns next to this one (R17.3, R38.6).
fn reinforce(ctx: &mut Ctx<'_>, me: FigureId) {
    let Some(group) = ctx.state.group_of(me) else { return };
    let fallen = ctx.state.members(group).find(|&member| !ctx.state.body(member).is_present);
    let Some(figure) = fallen else { return };
    let near = ctx.state.body(me).at.corner();
    let at = ctx.state.body(figure).at;
    let Some(to) = super::free_near(ctx.content, ctx.state, near, at.columns(), at.rows()) else { return };
    ctx.state.make_new(figure);
    let body = ctx.state.body_mut(figure);
    body.is_present = true;
    body.at = to;
    // It takes the group's state: it has had its activation (A50).
    body.is_activated = true;
    ctx.tell("R38.6", |_| Event::Reinforced { figure, at: to });
}

/// A hero draws a supply card, which may be changed (R19.1).
pub(super) fn draw_supply(ctx: &mut Ctx<'_>, hero: usize) {
    if take_supply(ctx, hero) {
        // Each card drawn is a moment of its own.
        ctx.state.now_used.clear();
        ctx.push(Frame::Drawn { hero: hero as u8 });
    }
}

/// Whether there was a card to take; it is the hero's last one then.
fn take_supply(ctx: &mut Ctx<'_>, hero: usize) -> bool {
    let has_room = !ctx.state.heroes[hero].cards.is_full();
    let Some(card) = has_room.then(|| ctx.state.supply.take()).flatten() else {
        ctx.tell("R19.1", |_| Event::SupplyEmpty);
        return false;
    };
    let slot = ctx.state.heroes[hero].cards.len() as u8;
    ctx.state.heroes[hero].cards.push(Held { card, state: CardState::Ready, under: slot });
    ctx.tell("R19.1", |_| Event::SupplyDrawn { hero: hero as u8, card });
    true
}

/// Abilities that change a drawn card.
pub(super) fn advance_drawn(ctx: &mut Ctx<'_>, hero: u8) -> Progress {
    let figure = ctx.state.heroes[usize::from(hero)].figure;
    ctx.moment(super::Now::SupplyDrawn(figure), 0).unwrap_or_else(|| {
        ctx.pop();
        Progress::Continue
    })
}

pub(super) fn answer_drawn(ctx: &mut Ctx<'_>, hero: u8, choice: &Choice) {
    match *choice {
        Choice::Use { source } => {
            let figure = ctx.state.heroes[usize::from(hero)].figure;
            ctx.use_ability(super::Now::SupplyDrawn(figure), source, figure);
        }
        _ => ctx.pop(),
    }
}

/// The card drawn last goes away and another is drawn.
fn redraw(ctx: &mut Ctx<'_>, hero: usize) {
    let Some(last) = ctx.state.heroes[hero].cards.last().copied() else { return };
    if ctx.state.supply.peek().is_none() {
        return;
    }
    let slot = ctx.state.heroes[hero].cards.len() as u8 - 1;
    ctx.state.heroes[hero].cards.pop();
    ctx.tell("R19.1", |_| Event::CardGone { hero: hero as u8, slot });
    take_supply(ctx, hero);
    ctx.state.supply.discard(last.card);
}

/// The slots of the two cards of which a hero keeps one.
pub(crate) fn kept_slots(state: &crate::state::State, hero: u8) -> [u8; 2] {
    let n = state.heroes[usize::from(hero)].cards.len() as u8;
    [n - 2, n - 1]
}

/// Of two drawn cards one is kept, the other goes below the deck.
pub(super) fn answer_keeping(ctx: &mut Ctx<'_>, hero: u8, choice: &Choice) {
    let Choice::Card { slot } = *choice else { return };
    ctx.pop();
    let [first, second] = kept_slots(ctx.state, hero);
    let gone = if slot == first { second } else { first };
    let cards = &mut ctx.state.heroes[usize::from(hero)].cards;
    let other = cards.remove(usize::from(gone));
    // Whichever is kept is the last card now.
    cards[usize::from(first)].under = first;
    ctx.state.supply.put_below(other.card);
    ctx.tell("R19.1", |_| Event::CardGone { hero, slot: gone });
}

pub(super) fn answer_scouting(ctx: &mut Ctx<'_>, choice: &Choice) {
    ctx.pop();
    if let Choice::Keep { top: false } = choice
        && let Some(card) = ctx.state.supply.take()
    {
        ctx.state.supply.put_below(card);
    }
}
