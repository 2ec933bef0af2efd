//! Sets of what a board is made of: cells, spaces, areas.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::{Config, TS, TypeVisitor};

/// Something with a number, so that a set can hold it as one bit. A game numbers its own cells.
pub trait Member: Copy + Eq + fmt::Debug {
    /// Its number, from 0.
    fn number(self) -> usize;

    /// The one with this number, which is that of a member of some set.
    fn from_number(number: usize) -> Self;
}

/// A set of up to `64 * WORDS` members: a plain value with set operators, written as the sorted list of its members.
///
/// It is wide enough for its whole board, so that no operation can fail and none touches the heap. How wide that is, the board
/// says: `Set<Cell, 2>` holds 128 cells, `Set<_, 10>` six tiles of up to 98 hexes.
///
/// ```
/// use sortie_boards::{Cell, CellSet};
///
/// let low = CellSet::first(4);
/// let odd: CellSet = [1, 3, 5].map(Cell).into_iter().collect();
/// assert_eq!((low & odd).len(), 2);
/// assert_eq!((odd - low).iter().collect::<Vec<_>>(), [Cell(5)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set<T, const WORDS: usize> {
    pub(crate) words: [u64; WORDS],
    of: PhantomData<T>,
}

impl<T: Member, const WORDS: usize> Set<T, WORDS> {
    /// Nothing.
    pub const EMPTY: Self = Self::from_words([0; WORDS]);

    const fn from_words(words: [u64; WORDS]) -> Self {
        Self { words, of: PhantomData }
    }

    /// One member.
    #[inline]
    pub fn of(member: T) -> Self {
        let mut set = Self::EMPTY;
        set.insert(member);
        set
    }

    /// The members with the first `n` numbers, or as many as there is room for.
    #[inline]
    pub fn first(n: usize) -> Self {
        let bits = |word: usize| match n.saturating_sub(64 * word) {
            0 => 0,
            left => u64::MAX >> (64 - left.min(64)),
        };
        Self::from_words(std::array::from_fn(bits))
    }

    /// Whether it is in the set.
    #[inline]
    pub fn has(&self, member: T) -> bool {
        let (word, bit) = place(member);
        self.words.get(word).is_some_and(|bits| bits & bit != 0)
    }

    /// Whether there is nothing in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&bits| bits == 0)
    }

    /// How many members.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// Puts a member in.
    ///
    /// # Panics
    /// If there is no room for its number.
    #[inline]
    pub fn insert(&mut self, member: T) {
        let (word, bit) = place(member);
        self.words[word] |= bit;
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        let (word, bit) = place(member);
        if let Some(bits) = self.words.get_mut(word) {
            *bits &= !bit;
        }
    }

    /// The members of this set that are not in the other: the operator `-`, for a chain of calls.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        self - other
    }

    /// Whether the two share a member.
    #[inline]
    pub fn meets(&self, other: Self) -> bool {
        self.words.iter().zip(other.words).any(|(a, b)| a & b != 0)
    }

    /// The members in order.
    #[inline]
    pub fn iter(&self) -> Members<&[u64], T> {
        Members::new(&self.words)
    }
}

/// The word a member stands in, and its bit there.
#[inline]
fn place<T: Member>(member: T) -> (usize, u64) {
    let number = member.number();
    (number / 64, 1 << (number % 64))
}

/// The members of a set, lowest number first, read from words that are its own or lent.
#[derive(Debug, Clone)]
pub struct Members<W, T> {
    words: W,
    /// The word under way, and what of it is still to come.
    word: usize,
    bits: u64,
    of: PhantomData<T>,
}

impl<W: AsRef<[u64]>, T: Member> Members<W, T> {
    #[inline]
    fn new(words: W) -> Self {
        let bits = words.as_ref().first().copied().unwrap_or(0);
        Self { words, word: 0, bits, of: PhantomData }
    }
}

impl<W: AsRef<[u64]>, T: Member> Iterator for Members<W, T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        while self.bits == 0 {
            self.bits = *self.words.as_ref().get(self.word + 1)?;
            self.word += 1;
        }
        let bit = self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        Some(T::from_number(64 * self.word + bit))
    }
}

impl<'a, T: Member, const WORDS: usize> IntoIterator for &'a Set<T, WORDS> {
    type Item = T;
    type IntoIter = Members<&'a [u64], T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Member, const WORDS: usize> IntoIterator for Set<T, WORDS> {
    type Item = T;
    type IntoIter = Members<[u64; WORDS], T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        Members::new(self.words)
    }
}

impl<T: Member, const WORDS: usize> FromIterator<T> for Set<T, WORDS> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(members);
        set
    }
}

impl<T: Member, const WORDS: usize> Extend<T> for Set<T, WORDS> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, members: I) {
        members.into_iter().for_each(|member| self.insert(member));
    }
}

impl<T, const WORDS: usize> BitOrAssign for Set<T, WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.words.iter_mut().zip(other.words).for_each(|(a, b)| *a |= b);
    }
}

impl<T, const WORDS: usize> BitAndAssign for Set<T, WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.words.iter_mut().zip(other.words).for_each(|(a, b)| *a &= b);
    }
}

impl<T, const WORDS: usize> SubAssign for Set<T, WORDS> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.words.iter_mut().zip(other.words).for_each(|(a, b)| *a &= !b);
    }
}

impl<T, const WORDS: usize> BitOr for Set<T, WORDS> {
    type Output = Self;

    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<T, const WORDS: usize> BitAnd for Set<T, WORDS> {
    type Output = Self;

    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

/// The members of this set that are not in the other.
impl<T, const WORDS: usize> Sub for Set<T, WORDS> {
    type Output = Self;

    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

/// Everything there is room for that is not in the set.
impl<T, const WORDS: usize> Not for Set<T, WORDS> {
    type Output = Self;

    #[inline]
    fn not(mut self) -> Self {
        self.words.iter_mut().for_each(|bits| *bits = !*bits);
        self
    }
}

impl<T: Member, const WORDS: usize> Default for Set<T, WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Member, const WORDS: usize> fmt::Debug for Set<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl<T: Member + Serialize, const WORDS: usize> Serialize for Set<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // With its length said first, since binary forms need it.
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        self.iter().try_for_each(|member| list.serialize_element(&member))?;
        list.end()
    }
}

impl<'de, T: Member + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for Set<T, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let members = Vec::<T>::deserialize(deserializer)?;
        match members.iter().find(|member| member.number() >= 64 * WORDS) {
            Some(member) => Err(serde::de::Error::custom(format!("{member:?} is beyond {}", 64 * WORDS - 1))),
            None => Ok(members.into_iter().collect()),
        }
    }
}

/// To the client a set is a list.
impl<T: TS, const WORDS: usize> TS for Set<T, WORDS> {
    type WithoutGenerics = <Vec<T> as TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn ident(config: &Config) -> String {
        Vec::<T>::ident(config)
    }

    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}
