//! Defence rolls, in chances.

use std::ops::Add;

use crate::attack::{Armour, Cover};
use crate::dice::{Dice, FACES, Roll};

/// How likely dice are worth what behind an armour, die by die. In chances and not in ways, because a hit roll may ask for
/// more dice than ways can be counted for; every step adds and multiplies fractions, which keeps fifteen digits.
#[derive(Debug)]
pub(super) struct Covers {
    /// What one die is worth; faces of equal worth are one.
    die: Vec<(Cover, f64)>,
    /// More shields than hits cancel nothing more: the last entry stands for all that is beyond.
    most: usize,
    n_dice: u16,
    /// By shields; without a flash and with one.
    chances: Vec<[f64; 2]>,
}

impl Covers {
    /// No dice yet, against at most so many hits.
    pub(super) fn new(armour: Armour, dice: &Dice, most: u16) -> Self {
        let mut die: Vec<(Cover, f64)> = Vec::with_capacity(FACES);
        for &face in &dice.blue {
            let cover = armour.cover(&Roll::from_iter([face]));
            match die.iter_mut().find(|(other, _)| *other == cover) {
                Some((_, faces)) => *faces += 1.0,
                None => die.push((cover, 1.0)),
            }
        }
        die.iter_mut().for_each(|(_, chance)| *chance /= FACES as f64);
        Self { die, most: most.into(), n_dice: 0, chances: vec![[1.0, 0.0]] }
    }

    /// Adds dice until there are so many, which is never fewer than before.
    pub(super) fn grow_to(&mut self, n_dice: u16) {
        while self.n_dice < n_dice {
            let best = self.die.iter().map(|(cover, _)| usize::from(cover.shields)).max().unwrap_or(0);
            let len = (self.chances.len() + best).min(self.most + 1);
            let mut next = vec![[0.0; 2]; len];
            for (sum, chance) in self.iter() {
                for &(cover, more) in &self.die {
                    let sum = sum.add(cover);
                    let shields = usize::from(sum.shields).min(self.most);
                    next[shields][usize::from(sum.flash)] += chance * more;
                }
            }
            self.chances = next;
            self.n_dice += 1;
        }
    }

    /// What the dice can be worth, with its chance.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Cover, f64)> {
        let both = |(shields, chances): (usize, &[f64; 2])| {
            let [without, with] = *chances;
            let cover = |flash| Cover { shields: shields as u16, flash };
            [(cover(false), without), (cover(true), with)]
        };
        self.chances.iter().enumerate().flat_map(both).filter(|&(_, chance)| chance > 0.0)
    }
}
