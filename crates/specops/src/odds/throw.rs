//! Attack dice with all their rerolls, in ways.
//!
//! What matters of a table is how many dice show hits and crits, how many surges of each colour are kept for Critical and tokens, and
//! how many dice of each colour may as well be rolled again ([`idle`](crate::attack::idle)). Blanks and surplus surges of one colour
//! are the same to whoever rerolls: both are worth nothing if they stay, and either makes place for the same new die. So a table is
//! eight small numbers, and the many rolls that come to the same are one.

use super::lots::Lots;
use crate::attack::{Keeps, Plan};
use crate::dice::{AttackDie, AttackFace, AttackRoll};
use crate::profile::AttackSurge;

/// More ways than this are not counted: beyond, the last bits are dropped. A table of the game stays far below: six dice and six
/// rerolled ones have 36.
const MOST_BITS: u32 = 120;

/// Eight numbers of eight bits: hits, crits, kept surges of each colour, idle dice of each colour.
type Table = u64;

const HIT: Table = 1;
const CRIT: Table = 1 << 8;
const KEPT: [Table; 3] = [1 << 16, 1 << 24, 1 << 32];
const IDLE: [Table; 3] = [1 << 40, 1 << 48, 1 << 56];

/// How many of a kind lie there.
const fn count(table: Table, unit: Table) -> u8 {
    (table >> unit.trailing_zeros()) as u8
}

/// A surge that the attacker has a use for, by its colour.
#[derive(Debug, Clone, Copy)]
enum Use {
    /// It is as good as another face.
    As(Table),
    /// It is kept, whatever its colour.
    All,
    /// So many are kept, of the weakest colours.
    Some(u16),
}

/// All final rolls with their ways, whose sum is no more than two to the power of `bits`.
#[derive(Debug)]
pub(super) struct Thrown {
    pub(super) rolls: Vec<(AttackRoll, u128)>,
    pub(super) bits: u32,
}

impl Thrown {
    /// All rolls of a plan after its rerolls.
    pub(super) fn of(plan: &Plan) -> Self {
        let pool = plan.rolled();
        let n_dice = pool.n_dice();
        let surges = Use::of(plan);
        let aims = std::iter::repeat_n(plan.attacker.dice_per_aim(), plan.aim.into());
        let all = aims.chain(std::iter::repeat_n(1, plan.observation.into())).map(|most| most.min(n_dice));
        let n_thrown = u32::from(n_dice) + all.clone().map(u32::from).sum::<u32>();
        let bits = n_thrown.saturating_mul(3).min(MOST_BITS);
        let n_tokens = all.clone().count();
        let thrower = |after| Thrower { surges, is_last: after == n_tokens };
        let mut lots = Lots::one(0, 1 << bits);
        for die in pool.dice() {
            lots = thrower(0).one_more(&lots, die);
        }
        for (most, after) in all.zip(1..) {
            lots = thrower(after).again(&lots, most as u8);
        }
        let roll = |(table, ways)| {
            let (hit, crit) = (count(table, HIT).into(), count(table, CRIT).into());
            let surge = KEPT.iter().map(|&unit| u16::from(count(table, unit))).sum();
            (AttackRoll { hit, crit, surge, blank: n_dice - hit - crit - surge }, ways)
        };
        Self { rolls: lots.iter().map(roll).collect(), bits }
    }
}

impl Use {
    fn of(plan: &Plan) -> Self {
        match (plan.attacker.keeps(plan.surge_tokens), plan.attacker.surge) {
            (Keeps::Some(0), _) => Self::As(0),
            (Keeps::Some(kept), _) => Self::Some(kept),
            (Keeps::All, AttackSurge::Crit) => Self::As(CRIT),
            (Keeps::All, _) if plan.attacker.critical == 0 => Self::As(HIT),
            (Keeps::All, _) => Self::All,
        }
    }
}

struct Thrower {
    surges: Use,
    /// Nothing is rolled again after this: colours are forgotten, and who is idle.
    is_last: bool,
}

impl Thrower {
    /// Each table with one die more, whose eight faces share the ways.
    fn one_more(&self, lots: &Lots, die: AttackDie) -> Lots {
        let mut next = Lots::with_places(lots.n_places());
        let shown = self.shown(die);
        for (table, ways) in lots.iter() {
            for (face, faces) in shown {
                if faces > 0 {
                    next.add(self.settle(table + face), (ways >> 3) * u128::from(faces));
                }
            }
        }
        next
    }

    /// What a die adds to a table, with the number of its faces.
    fn shown(&self, die: AttackDie) -> [(Table, u8); 4] {
        let blank = if self.is_last { 0 } else { IDLE[die as usize] };
        let surge = match self.surges {
            Use::As(0) => blank,
            Use::As(face) => face,
            Use::All | Use::Some(_) => KEPT[if self.is_last { 0 } else { die as usize }],
        };
        let mut shown = [(HIT, 0), (CRIT, 0), (surge, 0), (blank, 0)];
        for (face, entry) in AttackFace::ALL.into_iter().zip(&mut shown) {
            entry.1 = die.count(face);
        }
        if surge == blank {
            shown[3].1 += std::mem::take(&mut shown[2].1);
        }
        shown
    }

    /// Surges beyond those that are kept are idle, the strongest first.
    fn settle(&self, mut table: Table) -> Table {
        let Use::Some(most) = self.surges else { return table };
        let kept = KEPT.map(|unit| u16::from(count(table, unit)));
        let mut surplus = kept.iter().sum::<u16>().saturating_sub(most);
        for die in AttackDie::ALL {
            let freed = surplus.min(kept[die as usize]);
            surplus -= freed;
            table -= u64::from(freed) * KEPT[die as usize];
            if !self.is_last {
                table += u64::from(freed) * IDLE[die as usize];
            }
        }
        table
    }

    /// What is worth knowing of a table from now on.
    fn known(&self, table: Table) -> Table {
        if !self.is_last {
            return table;
        }
        let kept: u8 = KEPT.iter().map(|&unit| count(table, unit)).sum();
        (table & 0xffff) + u64::from(kept) * KEPT[0]
    }

    /// Each table after one token: up to so many idle dice are rolled again, red before black before white. Tables from which the same
    /// dice are taken up are thrown at together.
    fn again(&self, lots: &Lots, most: u8) -> Lots {
        let mut next = Lots::with_places(lots.n_places());
        let mut thrown: Vec<([u8; 3], Lots)> = Vec::new();
        for (table, ways) in lots.iter() {
            let (taken, rest) = take(table, most);
            let rest = self.known(rest);
            if taken == [0; 3] {
                next.add(rest, ways);
                continue;
            }
            match thrown.iter_mut().find(|(other, _)| *other == taken) {
                Some((_, tables)) => tables.add(rest, ways),
                None => thrown.push((taken, Lots::one(rest, ways))),
            }
        }
        for (taken, mut tables) in thrown {
            for die in AttackDie::ALL {
                for _ in 0..taken[die as usize] {
                    tables = self.one_more(&tables, die);
                }
            }
            tables.iter().for_each(|(table, ways)| next.add(table, ways));
        }
        next
    }
}

/// The dice that a token takes up, and the table without them.
fn take(table: Table, most: u8) -> ([u8; 3], Table) {
    let (mut left, mut rest, mut taken) = (most, table, [0; 3]);
    for die in AttackDie::ALL {
        let n = left.min(count(table, IDLE[die as usize]));
        taken[die as usize] = n;
        left -= n;
        rest -= u64::from(n) * IDLE[die as usize];
    }
    (taken, rest)
}
