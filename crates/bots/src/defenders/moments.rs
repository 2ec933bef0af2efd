//! Everything that is asked beside turns: equipment, dice that may fall again, tokens, targets, who gets what.

use sortie_boards::hex::Hex;
use sortie_defenders::Choice;
use sortie_defenders::attack::Manner;
use sortie_defenders::choice::AttackMoment;
use sortie_defenders::content::Weapon;
use sortie_defenders::dice::Symbol;
use sortie_defenders::view::AgentView;
use sortie_defenders::world::{FigureId, Rank};
use sortie_kernel::Offer;

use super::hits;
use super::sight::Sight;
use super::turn::attack;
use crate::Thinking;

/// The first offer for which something holds.
fn first(offers: &[Offer<Choice>], is_it: impl Fn(&Choice) -> bool) -> Option<usize> {
    offers.iter().position(|offer| is_it(&offer.choice))
}

/// The offer that is worth most; the first of equals.
fn most(offers: &[Offer<Choice>], worth: impl Fn(&Choice) -> f64) -> usize {
    let mut best = (0, f64::MIN);
    for (n, offer) in offers.iter().enumerate() {
        let value = worth(&offer.choice);
        if value > best.1 {
            best = (n, value);
        }
    }
    best.0
}

/// The healthiest leads.
pub(super) fn alpha(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    most(offers, |choice| match choice {
        Choice::Alpha { agent } => {
            sight.agent(*agent).map_or(0.0, |agent| f64::from(agent.health) - f64::from(agent.wounds))
        }
        _ => -1.0,
    })
}

/// A start hex near to what is to be done.
pub(super) fn start(sight: &Sight<'_>, offers: &[Offer<Choice>], thinking: &mut Thinking) -> usize {
    let n = thinking.below(offers.len());
    let Some(ways) = &sight.to_goal else { return n };
    most(offers, |choice| match choice {
        Choice::Start { at } => -f64::from(ways[usize::from(at.0)]),
        _ => f64::MIN,
    })
}

/// Of tokens to take any; grenades and medikits first among devices.
pub(super) fn equip(sight: &Sight<'_>, offers: &[Offer<Choice>], thinking: &mut Thinking) -> usize {
    let n = thinking.below(offers.len());
    let devices = &sight.content.devices;
    let good = first(offers, |choice| match choice {
        Choice::TakeDevice { device } => {
            let item = &devices[usize::from(*device)];
            item.class.is_some() || item.id == "medikit"
        }
        _ => false,
    });
    good.unwrap_or(n)
}

/// What a weapon is worth: hits and reach, less what an alien one risks (106).
fn worth(sight: &Sight<'_>, weapon: &Weapon) -> f64 {
    let (hits, fewer) = hits::hits(&sight.content.dice, weapon);
    let risk = if weapon.rank == Rank::Red { 0.55 } else { 1.0 };
    (hits + 0.3 * fewer + 0.2 * f64::from(weapon.range)) * risk
}

/// What an agent gains by a weapon in place of one of his; who heals with it needs it.
pub(super) fn gain(sight: &Sight<'_>, me: &AgentView, weapon: u8, gun: u8) -> f64 {
    let new = worth(sight, &sight.content.weapons[usize::from(weapon)]);
    let old = sight.printed(me, &me.guns[usize::from(gun)]);
    let heals = old.manner == Manner::Healing;
    new - worth(sight, old) - if heals { 2.0 } else { 0.0 }
}

/// A weapon takes the place of one that hits less.
pub(super) fn weapon(sight: &Sight<'_>, agent: FigureId, weapon: u8, offers: &[Offer<Choice>]) -> usize {
    let Some(me) = sight.agent(agent) else { return 0 };
    most(offers, |choice| match choice {
        Choice::TakeWeapon { gun: Some(gun) } => gain(sight, me, weapon, *gun),
        _ => 0.0,
    })
}

/// What a search found.
pub(super) fn found(sight: &Sight<'_>, agent: FigureId, offers: &[Offer<Choice>]) -> usize {
    let hurt = sight.agent(agent).is_some_and(|agent| agent.wounds > 0);
    let wanted = |choice: &Choice| match choice {
        Choice::FirstAid if hurt => 3.0,
        Choice::Fragment => 2.5,
        Choice::RandomDevice => 2.0,
        Choice::Reload { .. } => 1.5,
        _ => 0.0,
    };
    most(offers, wanted)
}

/// Powers, rerolls and tokens of an attack.
pub(super) fn attacked(sight: &Sight<'_>, moment: AttackMoment, offers: &[Offer<Choice>]) -> usize {
    let pass = first(offers, |choice| *choice == Choice::Pass).unwrap_or(0);
    let Some(attack) = &sight.view.attack else { return pass };
    let dice = &sight.content.dice;
    let left = sight.alien(attack.target).map(|alien| alien.health.saturating_sub(alien.wounds));
    match moment {
        AttackMoment::Declared => {
            // Powers are kept for whoever is worth them.
            let worthy = left.is_some_and(|left| left >= 3);
            first(offers, |choice| worthy && matches!(choice, Choice::Use { .. })).unwrap_or(pass)
        }
        AttackMoment::Rolled => {
            let is_bad = |die: u8| {
                let shown = attack.dice.get(usize::from(die)).map(|rolled| rolled.shows(dice));
                shown.is_some_and(|face| face.count(Symbol::Hit) == 0)
            };
            let again = |choice: &Choice| matches!(choice, Choice::Reroll { die, .. } if is_bad(*die));
            let use_now = |choice: &Choice| matches!(choice, Choice::Use { .. });
            first(offers, again).or_else(|| first(offers, use_now)).unwrap_or(pass)
        }
        AttackMoment::Spending => {
            let hits = attack
                .dice
                .iter()
                .map(|rolled| f64::from(rolled.shows(dice).count(Symbol::Hit)))
                .sum::<f64>();
            let needed = f64::from(left.unwrap_or(2)) * 1.7 + 0.5 - hits;
            let tokens = needed.clamp(0.0, 3.0).floor() as u8;
            most(offers, |choice| match choice {
                Choice::Spend { tokens: n } if *n <= tokens => f64::from(*n),
                Choice::Pass => -0.5,
                _ => -1.0,
            })
        }
        AttackMoment::UnderAttack => {
            let hard = attack.defender.as_ref().is_some_and(|defender| defender.hits >= 2);
            first(offers, |choice| hard && matches!(choice, Choice::Use { .. })).unwrap_or(pass)
        }
        AttackMoment::DefenceRolled => {
            let rolled = attack.defender.as_ref().map(|defender| &defender.dice);
            let is_bad = |die: u8| {
                let shown =
                    rolled.and_then(|dice| dice.get(usize::from(die))).map(|rolled| rolled.shows(dice));
                shown.is_some_and(|face| face.count(Symbol::Shield) == 0)
            };
            let again = |choice: &Choice| matches!(choice, Choice::Reroll { die, .. } if is_bad(*die));
            first(offers, again).unwrap_or(pass)
        }
        AttackMoment::Killed => first(offers, |choice| *choice != Choice::Pass).unwrap_or(pass),
    }
}

/// An attack that is allowed at once: the best one.
pub(super) fn strike(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    most(offers, |choice| match choice {
        Choice::Strike { figure, gun, target, area } => match sight.agent(*figure) {
            Some(me) => attack(sight, me, *gun, *target, *area).unwrap_or(-1.0),
            // A drone's ammo is there to be used.
            None => 0.5,
        },
        Choice::Attack { .. } => 0.4,
        _ => 0.0,
    })
}

/// Somebody or some place is meant: friends who are hurt, aliens in a crowd, hexes far from the agents.
pub(super) fn target(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    let far = |at: Hex| {
        let agents = sight.view.agents.iter().filter_map(|agent| agent.at);
        agents.map(|agent| f64::from(sight.board.hexes_between(at, agent))).fold(99.0, f64::min)
    };
    let crowd = |at: Hex| {
        let area = sight.board.area(at);
        sight.view.aliens.iter().filter(|alien| sight.board.area(alien.at) == area).count() as f64
    };
    most(offers, |choice| match choice {
        Choice::Pick { figure } => match (sight.agent(*figure), sight.alien(*figure)) {
            (Some(agent), _) => f64::from(agent.wounds) + if agent.bleeds { 5.0 } else { 0.0 },
            (None, Some(alien)) => crowd(alien.at) + 0.1 * f64::from(alien.wounds),
            (None, None) => 0.0,
        },
        Choice::Aim { area } => crowd(sight.board.centre(*area)),
        Choice::Place { at } => far(*at),
        Choice::Reload { .. } | Choice::Unjam { .. } | Choice::Restore { .. } => 1.0,
        _ => 0.0,
    })
}
