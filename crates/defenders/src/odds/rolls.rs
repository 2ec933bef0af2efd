//! Hit rolls, counted in whole ways.

use crate::attack::Attacker;
use crate::dice::{Dice, Die, FACES, Face, Pool, Roll, Symbol};

/// A power that lets every die without a hit be rolled again, once (70, A61).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reroll {
    /// Whether it names alien faces too. Aliens take them up anyway (73).
    pub names_alien: bool,
}

impl Reroll {
    fn takes_up(self, by: Attacker, face: Face) -> bool {
        face.count(Symbol::Hit) == 0 && by.may_reroll(face, self.names_alien)
    }
}

/// Symbols of which one is as good as many in a hit roll (67, 72): bits of a sum.
const FLAGS: [Symbol; 4] = [Symbol::Flash, Symbol::Ammo, Symbol::Jam, Symbol::Alien];

/// How many sets of flags there are.
const SETS: usize = 1 << FLAGS.len();

/// In how many ways a pool shows so many hits with these flags. Sums that differ only in how often a flag is shown are one:
/// four red dice have 10,000 ways, and 80 sums that make a difference. What a single die shows does not depend
/// on the others, not even if it is rolled again, so dice are added one by one.
#[derive(Debug, Clone)]
pub(super) struct Rolls {
    /// By hits, and within them by flags.
    ways: Vec<u128>,
    /// All ways. Twelve dice rolled twice have 10^24.
    pub(super) total: u128,
}

/// Faces of one die that are equal in a hit roll.
#[derive(Debug, Clone, Copy)]
struct Group {
    step: usize,
    flags: usize,
    ways: u128,
}

impl Rolls {
    pub(super) fn of(pool: Pool, dice: &Dice, by: Attacker, reroll: Option<Reroll>) -> Self {
        let is_again = |face: Face| reroll.is_some_and(|reroll| reroll.takes_up(by, face));
        let mut rolls = Self { ways: vec![0; SETS], total: 1 };
        rolls.ways[0] = 1;
        for die in Die::ALL {
            if pool.of(die) > 0 {
                let groups = groups(dice.faces(die), is_again);
                (0..pool.of(die)).for_each(|_| rolls.add(&groups));
            }
        }
        rolls
    }

    fn add(&mut self, groups: &[Group]) {
        let most = groups.iter().map(|group| group.step).max().unwrap_or(0);
        let mut next = vec![0; self.ways.len() + most];
        for (sum, &ways) in self.ways.iter().enumerate().filter(|&(_, &ways)| ways > 0) {
            for group in groups {
                next[(sum + group.step) | group.flags] += ways * group.ways;
            }
        }
        self.ways = next;
        self.total *= groups.iter().map(|group| group.ways).sum::<u128>();
    }

    /// Each sum as a roll, with its ways.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Roll, u128)> {
        let sums = self.ways.iter().enumerate().filter(|&(_, &ways)| ways > 0);
        sums.map(|(sum, &ways)| {
            let roll = Roll::default().with(Symbol::Hit, (sum / SETS) as u16);
            let flag = |roll: Roll, (n, symbol)| roll.with(symbol, (sum >> n & 1) as u16);
            (FLAGS.into_iter().enumerate().fold(roll, flag), ways)
        })
    }

    /// The most hits.
    pub(super) fn most_hits(&self) -> usize {
        self.ways.len() / SETS - 1
    }
}

/// A die, its faces weighed: of a hundred ways to roll twice, a face that is kept has ten and one more for each face that
/// is taken up; one that is taken up has only the latter.
fn groups(faces: &[Face; FACES], is_again: impl Fn(Face) -> bool) -> Vec<Group> {
    let again = faces.iter().filter(|&&face| is_again(face)).count() as u128;
    let mut groups: Vec<Group> = Vec::with_capacity(FACES);
    for &face in faces {
        let step = usize::from(face.count(Symbol::Hit)) * SETS;
        let flags =
            FLAGS.iter().enumerate().map(|(n, &symbol)| usize::from(face.count(symbol) > 0) << n).sum();
        let ways = match again {
            0 => 1,
            _ if is_again(face) => again,
            _ => FACES as u128 + again,
        };
        match groups.iter_mut().find(|group| (group.step, group.flags) == (step, flags)) {
            Some(group) => group.ways += ways,
            None => groups.push(Group { step, flags, ways }),
        }
    }
    groups
}
