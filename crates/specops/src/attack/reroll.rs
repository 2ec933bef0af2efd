//! Dice that may as well be rolled again: blanks, and surges that nothing will convert (S21).

use super::Attacker;
use crate::dice::{AttackDie, AttackFace};
use crate::profile::AttackSurge;

/// How many surges will become something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keeps {
    /// All: the chart converts them.
    All,
    /// So many, by Critical and surge tokens. Of surplus ones those of the weakest colours are kept.
    Some(u16),
}

impl Attacker {
    /// How many surges will become something if so many surge tokens are spent.
    pub fn keeps(&self, surge_tokens: u16) -> Keeps {
        match self.surge {
            AttackSurge::Hit | AttackSurge::Crit => Keeps::All,
            AttackSurge::None => Keeps::Some(self.critical.saturating_add(surge_tokens)),
        }
    }

    /// How many dice an aim token rolls again at most (C5.9, K41).
    pub fn dice_per_aim(&self) -> u16 {
        self.precise.saturating_add(2)
    }
}

/// The places of the dice that may as well be rolled again, in the order in which they are: red before black before white.
pub fn idle(dice: &[(AttackDie, AttackFace)], keeps: Keeps) -> impl Iterator<Item = usize> {
    let n_surges = dice.iter().filter(|(_, face)| *face == AttackFace::Surge).count();
    // The surplus is taken from the strongest, which come first.
    let mut surplus = match keeps {
        Keeps::All => 0,
        Keeps::Some(kept) => n_surges.saturating_sub(kept.into()),
    };
    let by_strength = AttackDie::ALL.into_iter().flat_map(move |die| {
        dice.iter()
            .enumerate()
            .filter(move |(_, (other, _))| *other == die)
            .map(|(at, (_, face))| (at, *face))
    });
    by_strength.filter_map(move |(at, face)| match face {
        AttackFace::Blank => Some(at),
        AttackFace::Surge if surplus > 0 => {
            surplus -= 1;
            Some(at)
        }
        AttackFace::Hit | AttackFace::Crit | AttackFace::Surge => None,
    })
}
