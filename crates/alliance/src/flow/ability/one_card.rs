//! What only one card does, a function each.

use sortie_kernel::Progress;

use crate::ability::Special;
use crate::apply::Ctx;
use crate::attack::Condition;
use crate::event::{Event, SuppressedReason};
use crate::flow::attack::hammer;
use crate::flow::enemy::step_toward_rebel;
use crate::flow::round::enemy_place;
use crate::flow::supply::redraw;
use crate::state::{DeedsFrame, Frame, StrikingFrame};
use crate::world::{FigureId, Side};

pub(in crate::flow) fn carry_out(ctx: &mut Ctx<'_>, frame: DeedsFrame, special: Special) -> Progress {
    let me = frame.source.figure;
    match special {
        Special::AttackEachAdjacent => {
            // One after the other in the order its player likes (R14.2): `striking::answer` goes on with the rest.
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
        Special::Decoy => ctx.miss_attack(true),
        Special::ScoutSupply => {
            if let (Some(hero), Some(card)) = (ctx.state.hero_of(me), ctx.state.supply.peek()) {
                let (hero, card) = (hero as u8, Some(card));
                // Whoever has looked knows what is drawn next: told, so that it is not taken back as if nothing was learnt.
                ctx.tell("R19.1", |_| Event::SupplyScouted { hero, card });
                ctx.push(Frame::Scouting { hero });
            }
        }
        Special::RedrawSupply => {
            if let Some(hero) = ctx.state.hero_of(frame.actor) {
                redraw(ctx, hero);
            }
        }
        Special::ChooseSupply => {
            if let Some(hero) = ctx.state.hero_of(frame.actor)
                && ctx.draw_supply(hero)
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
        // An object picks nothing (S14).
        if body.side == Side::Object || !body.is_present || ctx.state.is_over() {
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

/// A defeated figure of the group returns next to this one (R17.3, R38.6).
fn reinforce(ctx: &mut Ctx<'_>, me: FigureId) {
    let Some(group) = ctx.state.group_of(me) else { return };
    let fallen = ctx.state.members(group).find(|&member| !ctx.state.body(member).is_present);
    let Some(figure) = fallen else { return };
    let near = ctx.state.body(me).at.corner();
    let Some(to) = enemy_place(ctx, figure, near) else { return };
    ctx.make_new(figure);
    ctx.stand(figure, to);
    // It takes the group's state: it has had its activation (A50).
    ctx.set_activated(figure, true);
    ctx.tell("R38.6", |_| Event::Reinforced { figure, at: to });
}
