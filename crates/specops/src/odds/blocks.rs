//! Blocks of defence dice, in ways.

use crate::attack::Defender;
use crate::dice::{DefenceDie, DefenceFace};
use crate::profile::DefenceSurge;

/// In how many ways so many dice show how many blocks, cover and tokens counted in and Low Profile and Pierce left out: a row for each number of
/// dice, from none.
#[derive(Debug)]
pub(super) struct Blocks {
    die: DefenceDie,
    /// How many surges become blocks at most; more than there are dice if all do.
    converted: usize,
    /// By blocks rolled and surges that became some, with `converted + 1` numbers of surges in a row.
    last: Vec<u128>,
    rows: Vec<Vec<u128>>,
}

impl Blocks {
    /// Up to so many dice of a defender behind so much cover that spends so many tokens.
    pub(super) fn of(defender: &Defender, cover: u16, tokens: u16, most_dice: u16) -> Self {
        let most = usize::from(most_dice);
        let converted = match defender.surge {
            DefenceSurge::Block => 0,
            DefenceSurge::None => usize::from(cover.saturating_add(tokens)).min(most),
        };
        let mut blocks = Self {
            die: defender.die,
            converted,
            last: vec![0; converted + 1],
            rows: Vec::with_capacity(most + 1),
        };
        blocks.last[0] = 1;
        blocks.rows.push(vec![1]);
        let all = defender.surge == DefenceSurge::Block;
        for _ in 0..most {
            blocks.one_more(all);
        }
        blocks
    }

    fn one_more(&mut self, chart_blocks: bool) {
        let face = |face| u128::from(self.die.count(face));
        let [mut block, mut surge, blank] =
            [DefenceFace::Block, DefenceFace::Surge, DefenceFace::Blank].map(face);
        if chart_blocks {
            block += std::mem::take(&mut surge);
        }
        let width = self.converted + 1;
        let mut next = vec![0; self.last.len() + width];
        for (at, &ways) in self.last.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            let is_full = at % width == self.converted;
            next[at] += ways * blank;
            next[at + usize::from(!is_full)] += ways * surge;
            next[at + width] += ways * block;
        }
        let mut row = vec![0; self.rows.len() + 1];
        for (at, ways) in next.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            row[at / width + at % width] += ways;
        }
        self.last = next;
        self.rows.push(row);
    }

    /// Ways by the number of blocks, of 6 to the power of so many dice.
    pub(super) fn row(&self, dice: u16) -> &[u128] {
        &self.rows[usize::from(dice)]
    }
}
