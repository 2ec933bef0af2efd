//! Everything that is asked beside turns: equipment, dice that may fall again, tokens, targets, who gets what.

use sortie_boards::hex::Hex;
use sortie_defenders::Choice;
use sortie_defenders::attack::Manner;
use sortie_defenders::choice::AttackMoment;
use sortie_defenders::content::{Effect, Item, Weapon};
use sortie_defenders::dice::Symbol;
use sortie_defenders::view::AgentView;
use sortie_defenders::world::{FigureId, Rank};
use sortie_kernel::Offer;

use super::errands::{follower, keeps_fragments};
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

/// Who leads: the healthiest; where somebody follows whoever leads, who is nearest to where he is to be brought.
pub(super) fn alpha(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    let follower = follower(sight);
    let goals = &sight.view.story.goals;
    most(offers, |choice| match choice {
        Choice::Alpha { agent } => sight.agent(*agent).map_or(-99.0, |agent| {
            let health = f64::from(agent.health) - f64::from(agent.wounds);
            let way = agent.at.and_then(|at| sight.way(at)).map_or(30.0, f64::from);
            let Some(follower) = follower else { return health };
            // Who has brought him where he is to be does not hand over now.
            let holds = agent.at.is_some_and(|at| sight.board.adjacent(at, follower));
            let is_there = goals.contains(&follower);
            let keeps = if holds && is_there {
                40.0
            } else if agent.figure == sight.view.alpha {
                4.0
            } else {
                0.0
            };
            health + keeps - 2.4 * way / f64::from(agent.movement.max(1))
        }),
        _ => -99.0,
    })
}

/// A start hex near to what is to be done.
pub(super) fn start(sight: &Sight<'_>, offers: &[Offer<Choice>], thinking: &mut Thinking) -> usize {
    let n = thinking.below(offers.len());
    let found = most(offers, |choice| match choice {
        Choice::Start { at } => sight.way(*at).map_or(f64::MIN, |way| -f64::from(way)),
        _ => f64::MIN,
    });
    if found == 0 && matches!(offers[0].choice, Choice::Start { at } if sight.way(at).is_none()) {
        n
    } else {
        found
    }
}

/// Tokens by what they do; which of equals is left to chance.
pub(super) fn equip(sight: &Sight<'_>, offers: &[Offer<Choice>], thinking: &mut Thinking) -> usize {
    let chance: Vec<f64> = (0..4).map(|_| thinking.below(100) as f64 / 1000.0).collect();
    let content = sight.content;
    let worth = |item: &Item| {
        let powers = item.power.iter().flat_map(|power| &power.does);
        powers.map(use_of).sum::<f64>() + if item.class.is_some() { 0.2 } else { 0.0 }
    };
    most(offers, |choice| match choice {
        Choice::TakeDevice { device } => {
            worth(&content.devices[usize::from(*device)]) + chance[usize::from(*device) % 4]
        }
        Choice::TakeSkill { skill } => {
            worth(&content.skills[usize::from(*skill)]) + chance[usize::from(*skill) % 4]
        }
        Choice::TakeTactic { tactic } => {
            worth(&content.tactics[usize::from(*tactic)]) + chance[usize::from(*tactic) % 4]
        }
        _ => 0.0,
    })
}

/// What an effect is worth to have in one's pocket, in wounds done or healed.
fn use_of(effect: &Effect) -> f64 {
    match effect {
        Effect::Heal(n) => f64::from(*n),
        Effect::Deploy(_) => 4.0,
        Effect::Blast(blast) => 0.7 * blast.dice.n_dice() as f64 + if blast.range > 1 { 0.3 } else { 0.0 },
        Effect::SatelliteStrike { dice, .. } => 0.6 * dice.n_dice() as f64,
        Effect::Reinforced(n) => 0.9 * f64::from(*n),
        Effect::TakeGrenades(n) => 1.6 * f64::from(*n),
        Effect::Strike { .. } => 1.8,
        Effect::Attack(bonus) => {
            0.6 * bonus.dice.n_dice() as f64
                + f64::from(bonus.hits)
                + 0.4 * f64::from(bonus.fewer_dice)
                + if bonus.area { 0.8 } else { 0.0 }
                + if bonus.reroll.is_some() { 1.5 } else { 0.0 }
                + if bonus.on_hit.is_some() { 0.7 } else { 0.0 }
        }
        Effect::Defence(bonus) => f64::from(bonus.cancel) + if bonus.reroll.is_some() { 0.8 } else { 0.0 },
        Effect::Move { hexes, disengages } => 0.2 * f64::from(*hexes) + if *disengages { 0.5 } else { 0.0 },
        Effect::Ammo(n) => 0.3 * f64::from(*n),
        Effect::ClearJam => 0.6,
        Effect::Stealth { .. } => 0.8,
        Effect::Push => 0.3,
        Effect::AlienKnowledge => 0.7,
        Effect::RevealSignal { .. } | Effect::RepelSignals { .. } | Effect::Scout(_) => 0.3,
    }
}

/// What four fragments buy: nothing where they win the mission, else what heals if somebody needs it, or a weapon.
pub(super) fn delivery(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    if keeps_fragments(sight) {
        return first(offers, |choice| *choice == Choice::Pass).unwrap_or(0);
    }
    let hurt = sight.view.agents.iter().filter(|agent| agent.at.is_some()).map(|agent| agent.wounds).max();
    most(offers, |choice| match choice {
        Choice::Deliver { device: Some(device) } => {
            let item = &sight.content.devices[usize::from(*device)];
            let heals = item.effects().any(|effect| matches!(effect, Effect::Heal(2..)));
            if heals && hurt.is_some_and(|hurt| hurt >= 2) { 3.0 } else { 1.0 }
        }
        Choice::Deliver { device: None } => 2.0,
        _ => 0.0,
    })
}

/// Of weapons on offer the one that hits hardest.
pub(super) fn supplies(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    most(offers, |choice| match choice {
        Choice::PickWeapon { weapon } => worth(sight, &sight.content.weapons[usize::from(*weapon)]),
        _ => 0.0,
    })
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
        // Who follows an agent is put where he is to be; aliens and signals far away.
        Choice::Place { at } => {
            far(*at)
                + if sight.view.story.goals.contains(at) && follower(sight).is_some() { 20.0 } else { 0.0 }
        }
        Choice::Reload { .. } | Choice::Unjam { .. } | Choice::Restore { .. } => 1.0,
        _ => 0.0,
    })
}

/// What the story asks: agents who are sent somewhere go near to what is to be done, mines lie where aliens come along, and who is
/// to stay behind is the one who fights least.
pub(super) fn story(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    let near_point = |at: Hex| {
        let points = sight.view.points.iter();
        points.map(|point| f64::from(sight.board.hexes_between(at, point.at))).fold(99.0, f64::min)
    };
    let agents = sight.view.agents.len();
    most(offers, |choice| match choice {
        // A teleport point that moves away is one that somebody could use now.
        Choice::Place { at } if sight.view.points.iter().any(|point| point.at == *at) => {
            let active = sight.agent(sight.view.active).and_then(|agent| agent.at);
            -active.map_or(0.0, |active| f64::from(sight.board.hexes_between(*at, active)))
        }
        Choice::Place { at } => -sight.way(*at).map_or(99.0, f64::from),
        Choice::Aim { area } => -near_point(sight.board.centre(*area)),
        Choice::Pick { figure } if figure.index() < agents => sight.agent(*figure).map_or(0.0, |agent| {
            let health = f64::from(agent.health) - f64::from(agent.wounds);
            -health - agent.guns.iter().map(|gun| gun.dice.n_dice() as f64).fold(0.0, f64::max)
        }),
        Choice::Option { option } => -f64::from(*option),
        _ => 0.0,
    })
}
