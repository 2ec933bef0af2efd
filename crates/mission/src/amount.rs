//! Numbers that depend on how many play and how hard.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::{Level, Words};

/// The most different numbers of players a game can tell amounts for.
pub const MOST_PLAYERS: usize = 5;
/// The most levels of difficulty a game can tell amounts for.
pub const MOST_LEVELS: usize = 4;

/// How many play and how hard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Party<W: Words> {
    /// How many.
    pub n_players: usize,
    /// How hard.
    pub difficulty: W::Difficulty,
}

impl<W: Words> Party<W> {
    /// So many players at this level.
    pub fn new(n_players: usize, difficulty: W::Difficulty) -> Self {
        Self { n_players, difficulty }
    }

    /// Every party of so many players: the easiest level first, in each the fewest players first.
    pub fn all(n_players: std::ops::RangeInclusive<usize>) -> Vec<Self> {
        let of_level = |&difficulty: &W::Difficulty| {
            n_players.clone().map(move |n_players| Self { n_players, difficulty })
        };
        W::Difficulty::ALL.iter().flat_map(of_level).collect()
    }

    /// Every party that may play.
    pub fn any() -> Vec<Self> {
        Self::all(W::N_PLAYERS)
    }
}

/// A number: the same for all, by the number of players, or by that and the difficulty. In files: `3`, `[2, 3, 4]`,
/// `{ normal = [2, 3, 4], hard = [3, 4, 5] }`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Amount<W: Words> {
    numbers: Numbers,
    words: PhantomData<W>,
}

/// Columns beyond the most players, and levels beyond the hardest, are not used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Numbers {
    Same(i16),
    ByPlayers([i16; MOST_PLAYERS]),
    Scaled([[i16; MOST_PLAYERS]; MOST_LEVELS]),
}

impl<W: Words> Default for Amount<W> {
    fn default() -> Self {
        Self::same(0)
    }
}

impl<W: Words> Amount<W> {
    const N_COLUMNS: usize = *W::N_PLAYERS.end() - *W::N_PLAYERS.start() + 1;
    const N_LEVELS: usize = W::Difficulty::ALL.len();
    const FITS: () = assert!(Self::N_COLUMNS <= MOST_PLAYERS && Self::N_LEVELS <= MOST_LEVELS);

    /// The same number for everybody.
    pub fn same(n: i16) -> Self {
        Self { numbers: Numbers::Same(n), words: PhantomData }
    }

    /// The number for a party.
    pub fn of(self, party: Party<W>) -> i16 {
        let (fewest, most) = (*W::N_PLAYERS.start(), *W::N_PLAYERS.end());
        let column = party.n_players.clamp(fewest, most) - fewest;
        match self.numbers {
            Numbers::Same(n) => n,
            Numbers::ByPlayers(list) => list[column],
            Numbers::Scaled(levels) => levels[party.difficulty.column()][column],
        }
    }

    /// Every number it can be, for checks.
    pub fn all(self) -> Vec<i16> {
        match self.numbers {
            Numbers::Same(n) => vec![n],
            Numbers::ByPlayers(list) => list[..Self::N_COLUMNS].to_vec(),
            Numbers::Scaled(levels) => {
                levels[..Self::N_LEVELS].iter().flat_map(|list| &list[..Self::N_COLUMNS]).copied().collect()
            }
        }
    }

    /// One number a column.
    fn columns(list: &[i16]) -> Option<[i16; MOST_PLAYERS]> {
        let () = Self::FITS;
        (list.len() == Self::N_COLUMNS).then(|| {
            let mut columns = [0; MOST_PLAYERS];
            columns[..list.len()].copy_from_slice(list);
            columns
        })
    }

    fn levels(table: &BTreeMap<String, Vec<i16>>) -> Option<[[i16; MOST_PLAYERS]; MOST_LEVELS]> {
        let mut levels = [[0; MOST_PLAYERS]; MOST_LEVELS];
        for (row, level) in levels.iter_mut().zip(W::Difficulty::ALL) {
            *row = Self::columns(table.get(level.name())?)?;
        }
        (table.len() == Self::N_LEVELS).then_some(levels)
    }
}

impl<'de, W: Words> Deserialize<'de> for Amount<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Same(i16),
            ByPlayers(Vec<i16>),
            Scaled(BTreeMap<String, Vec<i16>>),
        }
        let numbers = match Written::deserialize(deserializer) {
            Ok(Written::Same(n)) => Some(Numbers::Same(n)),
            Ok(Written::ByPlayers(list)) => Self::columns(&list).map(Numbers::ByPlayers),
            Ok(Written::Scaled(table)) => Self::levels(&table).map(Numbers::Scaled),
            Err(_) => None,
        };
        let numbers = numbers.ok_or_else(|| D::Error::custom(W::AMOUNT))?;
        Ok(Self { numbers, words: PhantomData })
    }
}

/// From one amount to another, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Range<W: Words> {
    /// At least.
    #[serde(default)]
    pub at_least: Option<Amount<W>>,
    /// At most.
    #[serde(default)]
    pub at_most: Option<Amount<W>>,
}

impl<W: Words> Default for Range<W> {
    fn default() -> Self {
        Self { at_least: None, at_most: None }
    }
}

impl<W: Words> Range<W> {
    /// Whether a number lies in it.
    pub fn has(self, n: i16, party: Party<W>) -> bool {
        self.at_least.is_none_or(|least| n >= least.of(party))
            && self.at_most.is_none_or(|most| n <= most.of(party))
    }
}
