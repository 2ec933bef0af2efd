//! The hit roll: it falls, dice of it fall again, tokens buy hits, and it is counted (64, 70, 75, A7).

use sortie_boards::hex::Gait;

use super::under::Under;
use super::{declare, go};
use crate::apply::Ctx;
use crate::attack::Manner;
use crate::content::{AreaDamage, Effect, When};
use crate::event::AttackEvent;
use crate::flow::turn;
use crate::source::{On, Source};
use crate::state::{AttackStep, Fallen, FallenDice, With};
use crate::world::{FigureId, Kind};

/// The dice of the weapon fall, with those that powers have added.
pub(super) fn fall(ctx: &mut Ctx<'_>) {
    let Some(under) = Under::of(ctx.content, ctx.state, AttackStep::Roll) else { return };
    let (whom, dice) = (under.roller(), under.weapon().dice);
    go(ctx, AttackStep::Roll);
    ctx.roll(whom, dice);
}

/// They lie.
pub(super) fn fallen(ctx: &mut Ctx<'_>) {
    let fallen = ctx.take_roll().unwrap_or_default();
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.dice = FallenDice::from(&fallen[..]);
    }
    go(ctx, AttackStep::Rolled);
    if let Some(terms) = Under::of(ctx.content, ctx.state, AttackStep::Rolled).map(|under| under.terms()) {
        declare::strengthen(ctx, When::Rolled, terms);
    }
}

/// A die is taken up, to fall again (70).
pub(super) fn take_up(ctx: &mut Ctx<'_>, source: Source, die: u8, defence: bool) {
    let Some(attack) = ctx.state.attacks.last_mut() else { return };
    let whom = if defence { attack.targets.get(attack.at) } else { attack.attacker };
    let whom = whom.unwrap_or(attack.target);
    let dice = if defence { &attack.defence } else { &attack.dice };
    let kind = dice.as_slice()[usize::from(die)].die;
    attack.again = Some((source, die));
    attack.used.note(source, 1);
    ctx.roll_again(whom, kind);
}

/// It lies again.
pub(super) fn lies_again(ctx: &mut Ctx<'_>, fallen: &Fallen, defence: bool) {
    let Some(attack) = ctx.state.attacks.last_mut() else { return };
    let (Some((source, die)), Some(&shows)) = (attack.again.take(), fallen.first()) else { return };
    let whom = if defence { attack.targets.get(attack.at) } else { attack.attacker };
    let whom = whom.unwrap_or(attack.target);
    ctx.tell("70", AttackEvent::Rerolled { whom, source: Some(source), die, shows, defence });
}

/// How many tokens may be spent on hits: of a weapon with a rule of its own, whose attack has not failed (75, 106, A7).
pub(super) fn can_spend(under: &Under<'_>) -> u8 {
    let weapon = under.weapon();
    if under.attack.attacker.is_none() || under.strike().void {
        return 0;
    }
    let left = weapon.ammo.unwrap_or(0);
    (1..=left).rev().find(|&tokens| weapon.can_spend(under.attack.by, tokens).is_ok()).unwrap_or(0)
}

/// Tokens are spent on hits (75).
pub(super) fn spend(ctx: &mut Ctx<'_>, tokens: u8) {
    let Some(under) = Under::of(ctx.content, ctx.state, AttackStep::Spending) else { return };
    let (left, with) = (under.weapon().ammo.unwrap_or(0), under.attack.with);
    if let (Some(figure), true) = (under.attack.attacker, tokens > 0) {
        ctx.tell("75", AttackEvent::SpentOnHits { attacker: figure, tokens });
        ctx.tell("75", AttackEvent::AmmoLost { figure, gun: gun(with), ammo: left.saturating_sub(tokens) });
    }
    go(ctx, AttackStep::Counted);
}

/// The number of an agent's weapon; 0 for a drone.
pub(super) fn gun(with: With) -> u8 {
    if let With::Gun(gun) = with { gun } else { 0 }
}

/// The roll is counted, and whom it hits is known. One that hits nobody goes on to what follows.
pub(super) fn count(ctx: &mut Ctx<'_>) {
    let Some(under) = Under::of(ctx.content, ctx.state, AttackStep::Counted) else { return };
    let strike = under.strike();
    let (target, attacker, manner) = (under.attack.target, under.attack.attacker, under.manner());
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.strike = strike;
    }
    if strike.void {
        if let Some(attacker) = attacker {
            ctx.tell("106", AttackEvent::Failed { attacker });
        }
        go(ctx, AttackStep::After);
        return;
    }
    let targets = match Under::of(ctx.content, ctx.state, AttackStep::Counted) {
        Some(under) => targets(&under),
        None => Vec::new(),
    };
    if let Some(beside) = &mut ctx.state.beside {
        beside.caught = 0;
        beside.caught_told = false;
    }
    let (hits, fewer_dice) = (strike.hits, strike.fewer_dice);
    ctx.tell("64", AttackEvent::Struck { hits, fewer_dice, targets });
    match (manner, hits) {
        (_, 0) => go(ctx, AttackStep::After),
        // Nobody defends against healing (A59).
        (Manner::Healing, _) => {
            go(ctx, AttackStep::After);
            ctx.heal("104", target, hits);
        }
        (Manner::Melee | Manner::Ranged | Manner::Basic, _) => go(ctx, AttackStep::Next),
    }
}

/// Who defends: whom it is aimed at, and with area damage all whom it catches, he first (98, A11, A12).
fn targets(under: &Under<'_>) -> Vec<FigureId> {
    let (attack, state) = (&under.attack, under.state);
    let world = state.world(under.content);
    let aimed_at = Some(attack.target).filter(|&target| state.body(target).is_present);
    if state.is_beside() {
        let others = state.caught_beside(under.content).into_iter();
        return aimed_at.into_iter().chain(others.filter(|&figure| Some(figure) != aimed_at)).collect();
    }
    let others: Vec<FigureId> = match (attack.with, attack.attacker) {
        // Every alien of the area, whatever walls stand in it.
        (With::Mission(_), None) => {
            let area = world.board.area(world.at(attack.target));
            world.all(Kind::Alien).filter(|&alien| world.board.area(world.at(alien)) == area).collect()
        }
        (_, None) => Vec::new(),
        // Every agent and drone that touches who has just died (114).
        (With::Death(_), Some(dead)) => {
            let beside = world.board.beside(world.at(dead));
            return world.prey().filter(|&figure| beside.has(world.at(figure))).collect();
        }
        // From above: the whole area, but not what stands in a closed room (188).
        (With::Power(source), Some(_)) if is_from_orbit(under, source) => {
            return turn::power::struck(under.content, state, attack.target);
        }
        (With::Power(source), Some(attacker)) => {
            let mut caught = world.caught(attacker, attack.target);
            // Own devices hurt their owner too, own weapons do not (76, T9).
            let part = world.board.part(world.at(attack.target), Gait::Climbing);
            let is_near = world.board.part_hexes(part, Gait::Climbing).has(world.at(attacker));
            if matches!(source.on, On::Device(_)) && world.options.friendly_fire && is_near {
                caught.push(attacker);
            }
            caught
        }
        (With::Gun(_) | With::Drone | With::Arm(_) | With::Mission(_), Some(attacker)) if is_wide(under) => {
            world.caught(attacker, attack.target)
        }
        (With::Gun(_) | With::Drone | With::Arm(_) | With::Mission(_), Some(_)) => Vec::new(),
    };
    let others = others.into_iter().filter(|&figure| Some(figure) != aimed_at);
    aimed_at.into_iter().chain(others).collect()
}

/// Whether it does area damage: always, for a token that was paid, by a power, or by its flash (98).
pub(super) fn is_wide(under: &Under<'_>) -> bool {
    let arms = under.arms();
    let hurts = arms.weapon.manner != Manner::Healing;
    let flashes = arms.flash.area && under.has_flashed();
    hurts && (arms.area == AreaDamage::Always || under.attack.area_paid || flashes)
}

fn is_from_orbit(under: &Under<'_>, source: Source) -> bool {
    let power = under.state.power(under.content, source);
    power
        .is_some_and(|power| power.does.iter().any(|effect| matches!(effect, Effect::SatelliteStrike { .. })))
}

/// Ammo and jam, once everybody has defended (64, 72, A9).
pub(super) fn wear(ctx: &mut Ctx<'_>) {
    let Some(under) = Under::of(ctx.content, ctx.state, AttackStep::After) else { return };
    let (attack, weapon) = (under.attack, under.weapon());
    let Some(figure) = attack.attacker.filter(|&figure| ctx.state.body(figure).is_present) else { return };
    let gun = gun(attack.with);
    let lost = attack.strike.ammo_lost.saturating_sub(attack.spent);
    if let (Some(ammo), true) = (weapon.ammo, lost > 0) {
        ctx.tell("72", AttackEvent::AmmoLost { figure, gun, ammo: ammo.saturating_sub(lost) });
    }
    if attack.strike.jammed {
        ctx.tell("64", AttackEvent::Jammed { figure, gun });
    }
}
