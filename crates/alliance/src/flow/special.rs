//! What only one card does, a function each, and the supply deck.

use sortie_kernel::{Progress, Sink};

use super::declare::Terms;
use super::orders::step_toward_rebel;
use crate::ability::Special;
use crate::apply::Ctx;
use crate::attack::Condition;
use crate::choice::Choice;
use crate::event::Event;
use crate::state::{CardState, DeedsFrame, Frame, Held, Moving, MovingFrame, StrikingFrame};
use crate::world::{FigureId, Side};

pub(super) fn carry_out<S: Sink<Event>>(
    ctx: &mut Ctx<'_, S>,
    frame: DeedsFrame,
    special: Special,
) -> Progress {
    let me = frame.source.figure;
    match special {
        Special::AttackEachAdjacent => {
            // One after the other; whom an earlier attack removed is no longer there to be attacked.
            let look = ctx.look();
            let adjacent: Vec<FigureId> =
                look.world.hostile_to(me).filter(|&enemy| look.world.is_adjacent(me, enemy)).collect();
            for target in adjacent.into_iter().rev() {
                ctx.push(Frame::Striking(StrikingFrame::granted(frame.source, frame.at, Some(target))));
            }
        }
        Special::Suppress => suppress(ctx),
        Special::HammerAndAnvil => {
            // The owner attacks first: who is second meets no defence dice.
            if let Some(friend) = frame.picked {
                ctx.set_top(Frame::Deeds(frame));
                return hammer(ctx, frame, friend);
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

/// Every figure hurt by the attack takes 1 damage more or is Stunned. The figures choose, so the enemy does what is
/// worst for the players: it takes the damage if it lives on, and is Stunned otherwise; who is Stunned already must
/// take the damage.
fn suppress<S: Sink<Event>>(ctx: &mut Ctx<'_, S>) {
    let hurt = ctx.state.attacks.last().map_or(0, |attack| attack.hurt);
    for figure in ctx.state.figures().filter(|figure| hurt >> figure.0 & 1 == 1) {
        let body = *ctx.state.body(figure);
        if !body.is_present {
            continue;
        }
        if body.is_stunned() || body.remaining() > 1 {
            ctx.suffer("R6.12", figure, 1);
        } else {
            ctx.gain("R12.1", figure, Condition::Stun);
        }
    }
}

/// Owner and friend attack the same enemy; the second attack meets no defence dice.
fn hammer<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, frame: DeedsFrame, friend: FigureId) -> Progress {
    let (me, by) = (frame.source.figure, frame.source);
    match frame.left {
        0 => {
            ctx.set_top(Frame::Deeds(DeedsFrame { left: 1, ..frame }));
            ctx.state.hammered = None;
            ctx.push(Frame::Striking(StrikingFrame {
                figure: me,
                by,
                deed: frame.at,
                target: None,
                may_decline: true,
                ignores_defence: false,
            }));
        }
        _ => {
            ctx.set_top(Frame::Deeds(DeedsFrame { at: frame.at + 1, left: 0, ..frame }));
            if let Some(target) = ctx.state.hammered.filter(|&target| ctx.state.body(target).is_present) {
                ctx.push(Frame::Striking(StrikingFrame {
                    figure: friend,
                    by,
                    deed: frame.at,
                    target: Some(target),
                    may_decline: true,
                    ignores_defence: true,
                }));
            }
        }
    }
    Progress::Continue
}

/// Command once more, for nothing: the same sheet ability without its price.
fn command_again<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, me: FigureId) {
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

/// After an attack that a decoy drew: its owner is set down within 3, Focused, and may attack.
pub(super) fn after_decoy<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, owner: FigureId) {
    let Some(by) = ctx
        .state
        .attacks
        .last()
        .and_then(|attack| attack.used.iter().copied().find(|used| used.figure == owner))
    else {
        return;
    };
    if !ctx.state.body(owner).is_present {
        return;
    }
    ctx.gain("R12.1", owner, Condition::Focus);
    ctx.push(Frame::Striking(StrikingFrame {
        figure: owner,
        by,
        deed: u8::MAX,
        target: None,
        may_decline: true,
        ignores_defence: false,
    }));
    ctx.push(Frame::Moving(MovingFrame { figure: owner, by: owner, points: 3, how: Moving::Placed }));
}

/// A defeated figure of the group returns next to this one (R17.3, R38.6).
fn reinforce<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, me: FigureId) {
    let Some(group) = ctx.state.group_of(me) else { return };
    let fallen = ctx.state.members(group).find(|&member| !ctx.state.body(member).is_present);
    let Some(figure) = fallen else { return };
    let near = ctx.state.body(me).at.corner();
    let at = ctx.state.body(figure).at;
    let Some(to) = super::free_near(ctx.content, ctx.state, near, at.columns(), at.rows()) else { return };
    let body = ctx.state.body_mut(figure);
    body.is_present = true;
    body.damage = 0;
    body.conditions = crate::attack::Conditions::NONE;
    body.at = to;
    // It takes the group's state: it has had its activation (A50).
    body.is_activated = true;
    ctx.tell("R38.6", |_| Event::Reinforced { figure, at: to });
}

/// A hero draws a supply card, which may be changed (R19.1).
pub(super) fn draw_supply<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, hero: usize) {
    if take_supply(ctx, hero) {
        ctx.push(Frame::Drawn { hero: hero as u8 });
    }
}

/// Whether there was a card to take; it is the hero's last one then.
fn take_supply<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, hero: usize) -> bool {
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
pub(super) fn advance_drawn<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, hero: u8) -> Progress {
    let figure = ctx.state.heroes[usize::from(hero)].figure;
    ctx.moment(super::Now::SupplyDrawn(figure), 0).unwrap_or_else(|| {
        ctx.pop();
        Progress::Continue
    })
}

pub(super) fn answer_drawn<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, hero: u8, choice: &Choice) {
    match *choice {
        Choice::Use { source } => {
            let figure = ctx.state.heroes[usize::from(hero)].figure;
            ctx.use_ability(super::Now::SupplyDrawn(figure), source, figure);
        }
        _ => ctx.pop(),
    }
}

/// The card drawn last goes away and another is drawn.
fn redraw<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, hero: usize) {
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
pub(super) fn answer_keeping<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, hero: u8, choice: &Choice) {
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

pub(super) fn answer_scouting<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, choice: &Choice) {
    ctx.pop();
    if let Choice::Keep { top: false } = choice
        && let Some(card) = ctx.state.supply.take()
    {
        ctx.state.supply.put_below(card);
    }
}

/// A figure picked in the middle of an ability; no ability asks for one yet.
pub(super) fn picked<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, frame: DeedsFrame, figure: FigureId) {
    ctx.set_top(Frame::Deeds(DeedsFrame { picked: Some(figure), at: frame.at + 1, ..frame }));
}

/// Whom the first attack of Hammer and Anvil was made at, noted when it is declared.
pub(super) fn note_hammered<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, target: FigureId, terms: Terms<'_>) {
    if terms.by.is_some() && ctx.state.body(target).side == Side::Imperial {
        ctx.state.hammered = Some(target);
    }
}
