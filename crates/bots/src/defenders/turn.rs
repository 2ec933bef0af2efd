//! What to do next in a turn: where to go, whom to attack, which action, and in which order.

use sortie_boards::hex::{Facing, Hex};
use sortie_defenders::Choice;
use sortie_defenders::content::{Effect, When, Who};
use sortie_defenders::source::{On, Source};
use sortie_defenders::view::{AgentView, AlienView};
use sortie_defenders::world::FigureId;
use sortie_kernel::Offer;

use super::errands;
use super::exact;
use super::sight::Sight;
use super::value::{best_strike, place, relief};

/// How much better another hex must be for a walk.
const WORTH_WALKING: f64 = 0.12;

/// What is left of a turn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Left {
    pub(super) movement: bool,
    pub(super) combat: bool,
}

/// The best thing to do now.
pub(super) fn best(sight: &Sight<'_>, agent: FigureId, left: Left, offers: &[Offer<Choice>]) -> usize {
    let end = offers.iter().position(|offer| offer.choice == Choice::EndTurn).unwrap_or(0);
    let Some(me) = sight.agent(agent) else { return end };
    let Some(here) = me.at else { return end };
    // What the mission asks for comes first: it is what wins.
    if let Some(act) = offers.iter().position(|offer| errands::act(sight, me, &offer.choice)) {
        return act;
    }
    if let Some(action) = urgent(sight, me, offers) {
        return action;
    }
    let attack = attacks(sight, me, offers);
    let walks = ways(sight, me, here, offers, left.combat);
    // Who stands where he is wanted does not walk about: a search goes on better where it was begun.
    let is_there = sight.errand(me).is_some_and(|errand| errand.way(here) == Some(0));
    let patience = if is_there { 5.0 * WORTH_WALKING } else { WORTH_WALKING };
    let now = place(sight, me, here);
    let stay = ways(sight, me, here, offers, false).map_or(0.0, |(_, value)| (value - now).max(0.0));
    match (attack, walks) {
        (Some((n, value)), Some((_, there))) if value + stay >= there - now => n,
        (Some((n, _)), None) => n,
        (_, Some((n, there))) if there - now > patience => n,
        (Some((n, _)), _) => n,
        (None, _) => {
            // Whoever stands well turns, to strike where he does not look yet.
            let turned = turn_round(sight, me, here, offers).filter(|_| left.combat && left.movement);
            turned.or_else(|| idle(sight, me, here, offers)).unwrap_or(end)
        }
    }
}

/// A movement that was interrupted, or that a power allows: on to a better hex, or an end to it.
pub(super) fn go_on(sight: &Sight<'_>, agent: FigureId, offers: &[Offer<Choice>]) -> usize {
    let stop = || face(sight, agent, offers);
    let Some((me, here)) = sight.agent(agent).and_then(|me| Some((me, me.at?))) else { return stop() };
    let now = place(sight, me, here) + best_strike(sight, me, here).map_or(0.0, |(_, _, value)| value);
    match ways(sight, me, here, offers, true) {
        Some((n, there)) if there - now > WORTH_WALKING => n,
        Some((n, _)) if !offers.iter().any(|offer| !matches!(offer.choice, Choice::Go { .. })) => n,
        _ => stop(),
    }
}

/// The best attack or healing that is open, and what it is worth.
fn attacks(sight: &Sight<'_>, me: &AgentView, offers: &[Offer<Choice>]) -> Option<(usize, f64)> {
    let mut best: Option<(usize, f64)> = None;
    for (n, offer) in offers.iter().enumerate() {
        let Choice::Attack { gun, target, area } = offer.choice else { continue };
        let Some(value) = attack(sight, me, gun, target, area) else { continue };
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((n, value));
        }
    }
    best
}

/// What an attack is worth; nothing against friends.
pub(super) fn attack(
    sight: &Sight<'_>,
    me: &AgentView,
    gun: u8,
    target: FigureId,
    area: bool,
) -> Option<f64> {
    let weapon = sight.printed(me, me.guns.get(usize::from(gun))?);
    if let Some(friend) = sight.agent(target) {
        let heals = weapon.manner == sortie_defenders::attack::Manner::Healing;
        return (heals && friend.wounds > 0).then(|| relief(friend, 1.1));
    }
    let alien = sight.alien(target).filter(|alien| !sight.is_warded(alien) && !sight.is_down(alien))?;
    let mut value = exact::strike(sight, me, weapon, alien);
    if area {
        let board = sight.board;
        let others = sight.view.aliens.iter().filter(|other| other.figure != alien.figure);
        let n = others.filter(|other| board.area(other.at) == board.area(alien.at)).count();
        // A token is worth its price only where it hits somebody else.
        value += if n == 0 { -0.3 } else { n as f64 * 0.8 };
    }
    Some(value)
}

/// The best hex to go to: what it is worth to stand there, with the attack from there if combat is still to come.
fn ways(
    sight: &Sight<'_>,
    me: &AgentView,
    here: Hex,
    offers: &[Offer<Choice>],
    can_fight: bool,
) -> Option<(usize, f64)> {
    let mut best: Option<(usize, f64)> = None;
    for (n, offer) in offers.iter().enumerate() {
        let Choice::Go { to } = offer.choice else { continue };
        if to == here {
            continue;
        }
        let strike =
            if can_fight { best_strike(sight, me, to).map_or(0.0, |(_, _, value)| value) } else { 0.0 };
        let value = place(sight, me, to) + strike;
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((n, value));
        }
    }
    best
}

/// Whoever could attack if he looked another way turns, if he has a movement for it.
fn turn_round(sight: &Sight<'_>, me: &AgentView, here: Hex, offers: &[Offer<Choice>]) -> Option<usize> {
    let (_, target, _) = best_strike(sight, me, here)?;
    let facing = toward(sight, here, sight.alien(target)?.at);
    offers.iter().position(|offer| offer.choice == Choice::Face { facing })
}

/// The direction in which somebody lies in front.
pub(super) fn toward(sight: &Sight<'_>, from: Hex, to: Hex) -> Facing {
    let ahead = |facing: &Facing| {
        let beside = Facing::ALL[(facing.index() + 1) % 6];
        let other = Facing::ALL[(facing.index() + 5) % 6];
        // In front, and in front of both directions beside it: it lies in the middle of the view.
        [*facing, beside, other].into_iter().filter(|facing| sight.board.in_front(from, *facing, to)).count()
    };
    let most = Facing::ALL.iter().map(ahead).max();
    Facing::ALL.into_iter().find(|facing| Some(ahead(facing)) == most).unwrap_or_default()
}

/// At the end of a movement: toward whom he will attack, else toward most aliens.
pub(super) fn face(sight: &Sight<'_>, agent: FigureId, offers: &[Offer<Choice>]) -> usize {
    let chosen = || {
        let me = sight.agent(agent)?;
        let here = me.at?;
        let target = best_strike(sight, me, here).and_then(|(_, target, _)| sight.alien(target));
        let near = || sight.view.aliens.iter().min_by_key(|alien| sight.board.hexes_between(here, alien.at));
        let facing = match target.or_else(near) {
            Some(alien) => toward(sight, here, alien.at),
            None => me.facing,
        };
        offers.iter().position(|offer| offer.choice == Choice::Face { facing })
    };
    chosen()
        .or_else(|| offers.iter().position(|offer| offer.choice == Choice::Halt))
        .or_else(|| offers.iter().position(|offer| matches!(offer.choice, Choice::Face { .. })))
        .unwrap_or(0)
}

/// Actions that are not put off: healing who is about to fall, getting free, a weapon that works again.
fn urgent(sight: &Sight<'_>, me: &AgentView, offers: &[Offer<Choice>]) -> Option<usize> {
    let mut best: Option<(usize, f64)> = None;
    for (n, offer) in offers.iter().enumerate() {
        let value = match offer.choice {
            Choice::Use { source } => power(sight, me, source),
            Choice::Operate { drone } => {
                let drone = sight.view.drones.iter().find(|other| other.figure == drone);
                if drone.is_some_and(|drone| drone.ammo != Some(0) && is_near(sight, drone.at, 2)) {
                    1.0
                } else {
                    0.0
                }
            }
            Choice::ClearJam { gun, movement } => {
                let primary = sight.printed(me, &me.guns[usize::from(gun)]).dice.n_dice() >= 3;
                let near = me.at.is_some_and(|at| is_near(sight, at, 2));
                if primary && movement && near { 0.9 } else { 0.0 }
            }
            // Whom nothing hurts is no company.
            Choice::Evade if holds_in_vain(sight, me) => 1.2,
            Choice::Evade
                if me.health.saturating_sub(me.wounds) <= 2
                    && attacks(sight, me, offers).is_none_or(|(_, value)| value < 1.5) =>
            {
                0.7
            }
            _ => 0.0,
        };
        if value > 0.5 && best.is_none_or(|(_, most)| value > most) {
            best = Some((n, value));
        }
    }
    best.map(|(n, _)| n)
}

/// Whether an alien that can be hurt is so near.
fn is_near(sight: &Sight<'_>, at: Hex, areas: u8) -> bool {
    let hurts = |alien: &&AlienView| !sight.is_warded(alien) && !sight.is_down(alien);
    let mut aliens = sight.view.aliens.iter().filter(hurts);
    aliens.any(|alien| sight.board.distance(at, alien.at).is_some_and(|far| far <= areas))
}

/// Whether all who hold an agent are beyond harm.
fn holds_in_vain(sight: &Sight<'_>, me: &AgentView) -> bool {
    let contacts = || {
        let holds = |alien: &&AlienView| me.at.is_some_and(|at| sight.board.adjacent(at, alien.at));
        sight.view.aliens.iter().filter(holds)
    };
    contacts().next().is_some() && contacts().all(|alien| sight.is_warded(alien))
}

/// What the use of a power is worth now.
fn power(sight: &Sight<'_>, me: &AgentView, source: Source) -> f64 {
    let content = sight.content;
    let items = |list: &'_ [sortie_defenders::content::Item], n: u8| list.get(usize::from(n)).cloned();
    let power = match source.on {
        On::Innate => Some(content.agent(me.class).innate.power.clone()),
        On::Skill(n) => {
            items(&content.skills, n).and_then(|item| item.power.get(usize::from(source.power)).cloned())
        }
        On::Tactic(n) => {
            items(&content.tactics, n).and_then(|item| item.power.get(usize::from(source.power)).cloned())
        }
        On::Device(n) => {
            items(&content.devices, n).and_then(|item| item.power.get(usize::from(source.power)).cloned())
        }
    };
    let Some(power) = power.filter(|power| power.when == When::Turn) else { return 0.0 };
    let at = me.at.unwrap_or(Hex(0));
    let near = |areas: u8| {
        sight
            .view
            .aliens
            .iter()
            .filter(move |alien| sight.board.distance(at, alien.at).is_some_and(|far| far <= areas))
    };
    // Those it may help, in the order of how much they need it.
    let within = |agent: &AgentView| match power.who {
        Who::Me => agent.figure == me.figure,
        Who::One(areas) | Who::Each(areas) => {
            agent.at.is_some_and(|other| sight.board.distance(at, other).is_some_and(|far| far <= areas))
        }
        Who::Other(areas) => {
            agent.figure != me.figure
                && agent
                    .at
                    .is_some_and(|other| sight.board.distance(at, other).is_some_and(|far| far <= areas))
        }
    };
    let once = !matches!(source.on, On::Innate | On::Skill(_));
    let one = |effect: &Effect| match effect {
        Effect::Heal(n) => {
            let all = sight.view.agents.iter().filter(|agent| within(agent));
            let relief = all.map(|agent| relief(agent, f64::from(*n))).fold(0.0, f64::max);
            // What can be done once only waits until it is needed.
            if once && relief < 0.6 * f64::from(*n).min(2.0) { 0.0 } else { relief }
        }
        Effect::Blast(blast) => {
            let seen = |alien: &&AlienView| {
                sight.board.sees(at, alien.at) && !sight.is_warded(alien) && !sight.is_down(alien)
            };
            let areas: Vec<_> =
                near(blast.range).filter(seen).map(|alien| sight.board.area(alien.at)).collect();
            let crowd = areas.iter().map(|area| areas.iter().filter(|other| *other == area).count()).max();
            let hits = 0.7 * blast.dice.n_dice() as f64;
            match crowd {
                Some(n) => 0.2 + 0.22 * hits * n as f64,
                None => 0.0,
            }
        }
        Effect::SatelliteStrike { range, .. } => {
            let n = near(*range).count() as f64;
            if n >= 2.0 { 0.6 * n } else { 0.0 }
        }
        Effect::Deploy(_) if near(4).count() > 0 => 1.2,
        Effect::Strike { .. } if near(2).count() > 0 => 1.1,
        Effect::Reinforced(_) if near(2).count() > 0 => 1.0,
        Effect::Stealth { .. } if me.health.saturating_sub(me.wounds) <= 2 && near(3).count() > 1 => 0.7,
        Effect::Ammo(n) => {
            let lacks =
                me.guns.iter().filter_map(|gun| gun.ammo).map(|[now, most]| most.saturating_sub(now)).max();
            if lacks.is_some_and(|lacks| lacks >= *n) { 0.8 } else { 0.0 }
        }
        Effect::ClearJam if me.guns.iter().any(|gun| gun.jammed) => 0.9,
        Effect::Move { disengages: true, .. } if me.engaged && me.health.saturating_sub(me.wounds) <= 2 => {
            0.8
        }
        Effect::Push if near(0).count() >= 2 => 0.4,
        _ => 0.0,
    };
    power.does.iter().map(one).sum::<f64>()
}

/// What can be done with an action nobody needs: search where one may, clear a jam, leap or break through where it is nearer.
fn idle(sight: &Sight<'_>, me: &AgentView, here: Hex, offers: &[Offer<Choice>]) -> Option<usize> {
    let find = |is_it: &dyn Fn(&Choice) -> bool| offers.iter().position(|offer| is_it(&offer.choice));
    let now = place(sight, me, here);
    let leap = |choice: &Choice| matches!(choice, Choice::Leap { to } if place(sight, me, *to) > now + 0.5);
    let cut_off = sight.errand(me).is_some_and(|errand| errand.way(here).is_none());
    find(&|choice| *choice == Choice::Search)
        .or_else(|| find(&|choice| matches!(choice, Choice::ClearJam { .. })))
        .or_else(|| find(&leap))
        .or_else(|| find(&|choice| cut_off && matches!(choice, Choice::Bash { .. })))
}
