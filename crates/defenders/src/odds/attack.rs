//! The odds of an attack.

use super::covers::Covers;
pub use super::rolls::Reroll;
use super::rolls::Rolls;
use crate::attack::{Attacker, Defender, Guard, Life, Manner, Strike, Weapon};
use crate::dice::Dice;

/// An attack before the dice fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AttackQuestion {
    /// With what.
    pub weapon: Weapon,
    /// By whom.
    pub by: Attacker,
    /// Ammo tokens spent on hits after every roll (75).
    pub spend: u8,
    /// Against whom.
    pub defender: Defender,
    /// A power to roll dice again, if there is one.
    pub reroll: Option<Reroll>,
}

/// How likely an attack ends how.
#[derive(Debug, Clone, PartialEq)]
pub struct AttackOdds {
    /// The chance of each number of hits, from 0.
    pub hits: Vec<f64>,
    /// The chance of each number of wounds, from 0, not capped by health.
    pub wounds: Vec<f64>,
    /// The chance that the weapon jams.
    pub p_jam: f64,
    /// The chance that an alien weapon fails (106).
    pub p_void: f64,
    /// The chance that an ammo face takes a token (72).
    pub p_ammo: f64,
    /// The chance that a hit is rolled (115).
    pub p_on_hit: f64,
    /// How the target ends; none if its health is not known.
    pub ends: Option<Ends>,
}

/// How likely a target is how after an attack.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Ends {
    /// The chance that it is off the map.
    pub p_dead: f64,
    /// The chance that it is an agent without health.
    pub p_bleeding: f64,
}

impl AttackQuestion {
    /// The odds. Hit rolls are added up first, then each number of defence dice is rolled once for all sums that ask for it.
    pub fn odds(&self, dice: &Dice) -> AttackOdds {
        let rolls = Rolls::of(self.weapon.dice, dice, self.by, self.reroll);
        let chance = |ways: u128| ways as f64 / rolls.total as f64;
        let (flash, plain) = (self.weapon.flash, self.weapon.fewer_dice);
        let most = rolls.most_hits()
            + usize::from(self.weapon.hits)
            + usize::from(flash.hits)
            + usize::from(self.spend);
        // Ways by hits, for targets that roll all their dice and for those that roll fewer.
        let mut hits = vec![[0_u128; 2]; most + 1];
        let (mut jam, mut void, mut ammo, mut on_hit) = (0, 0, 0, 0);
        for (roll, ways) in rolls.iter() {
            let strike = Strike::of(&self.weapon, self.by, &roll, self.spend);
            hits[usize::from(strike.hits)][usize::from(strike.fewer_dice > plain)] += ways;
            jam += if strike.jammed { ways } else { 0 };
            void += if strike.void { ways } else { 0 };
            ammo += if strike.ammo_lost > self.spend { ways } else { 0 };
            on_hit += if strike.on_hit { ways } else { 0 };
        }
        let mut end = End::new(self, most);
        let strikes = hits.iter().enumerate().flat_map(|(hits, ways)| {
            let strike = |fewer_dice| Strike { hits: hits as u16, fewer_dice, ..Strike::default() };
            [(strike(plain), ways[0]), (strike(plain.saturating_add(flash.fewer_dice)), ways[1])]
        });
        let strikes = strikes.filter(|&(_, ways)| ways > 0).map(|(strike, ways)| (strike, chance(ways)));
        match self.weapon.manner {
            Manner::Healing => strikes.for_each(|(strike, chance)| end.heals(strike, chance)),
            Manner::Melee | Manner::Ranged | Manner::Basic => end.hurts(strikes, dice),
        }
        AttackOdds {
            hits: hits.iter().map(|[all, fewer]| chance(all + fewer)).collect(),
            wounds: end.wounds,
            p_jam: chance(jam),
            p_void: chance(void),
            p_ammo: chance(ammo),
            p_on_hit: chance(on_hit),
            ends: self.defender.health.map(|_| end.ends),
        }
    }
}

/// The end of an attack, put together from all its ways.
struct End<'a> {
    question: &'a AttackQuestion,
    wounds: Vec<f64>,
    ends: Ends,
}

impl<'a> End<'a> {
    fn new(question: &'a AttackQuestion, most: usize) -> Self {
        Self { question, wounds: vec![0.0; most + 1], ends: Ends::default() }
    }

    /// Nobody defends against healing (A59).
    fn heals(&mut self, strike: Strike, chance: f64) {
        let defender = &self.question.defender;
        let (_, life) = defender.after(defender.healed(strike.hits), 0);
        self.count(0, life, chance);
    }

    fn hurts(&mut self, strikes: impl Iterator<Item = (Strike, f64)>, dice: &Dice) {
        let AttackQuestion { defender, weapon, .. } = self.question;
        let mut guards: Vec<(Guard, f64)> =
            strikes.map(|(strike, chance)| (Guard::of(defender, &strike), chance)).collect();
        guards.sort_unstable_by_key(|(guard, _)| guard.dice);
        let most = guards.iter().map(|(guard, _)| guard.hits).max().unwrap_or(0);
        let mut covers = Covers::new(defender.armour_against(weapon.manner), dice, most);
        for (guard, chance) in guards {
            covers.grow_to(guard.dice);
            for (cover, covered) in covers.iter() {
                let harm = guard.harm(defender, weapon.manner, cover);
                self.count(harm.wounds, harm.life, chance * covered);
            }
        }
    }

    fn count(&mut self, wounds: u16, life: Option<Life>, chance: f64) {
        self.wounds[usize::from(wounds)] += chance;
        match life {
            Some(Life::Dead) => self.ends.p_dead += chance,
            Some(Life::Bleeding) => self.ends.p_bleeding += chance,
            Some(Life::Alive) | None => {}
        }
    }
}

impl AttackOdds {
    /// Wounds on average.
    pub fn expected(&self) -> f64 {
        self.wounds.iter().zip(0_u16..).map(|(chance, wounds)| chance * f64::from(wounds)).sum()
    }

    /// The chance of at least one wound.
    pub fn p_wound(&self) -> f64 {
        self.wounds.iter().skip(1).sum()
    }
}
