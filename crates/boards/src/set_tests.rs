//! Sets held to `BTreeSet`, at several widths and past every end of a word.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::random::{Random, with_seeds};
use crate::{Cell, CellSet, Member, Set};

/// A hex of a board of six large tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Hex(u16);

impl Member for Hex {
    fn number(self) -> usize {
        usize::from(self.0)
    }

    fn from_number(number: usize) -> Self {
        Self(number as u16)
    }
}

/// Everything a set can do, done to a model as well.
fn agrees<T, const WORDS: usize>(one: &[T], other: &[T], any: T)
where
    T: Member + Ord + Serialize + for<'de> Deserialize<'de>,
{
    let model = |members: &[T]| members.iter().copied().collect::<BTreeSet<T>>();
    let set = |members: &[T]| members.iter().copied().collect::<Set<T, WORDS>>();
    let (a, b) = (set(one), set(other));
    let (slow_a, slow_b) = (model(one), model(other));
    let same = |set: Set<T, WORDS>, slow: &BTreeSet<T>| {
        assert!(set.iter().eq(slow.iter().copied()), "{:?} is not {:?}", set, slow);
        assert!(set.into_iter().eq((&set).into_iter()), "owned and lent members are the same");
        assert_eq!(set.len(), slow.len());
        assert_eq!(set.is_empty(), slow.is_empty());
        assert_eq!(set == Set::EMPTY, slow.is_empty());
    };
    same(a, &slow_a);
    same(a | b, &(&slow_a | &slow_b));
    same(a & b, &(&slow_a & &slow_b));
    same(a - b, &(&slow_a - &slow_b));
    same(a.without(b), &(&slow_a - &slow_b));
    let all: BTreeSet<T> = (0..64 * WORDS).map(T::from_number).collect();
    same(!a, &(&all - &slow_a));
    assert_eq!(a.meets(b), !slow_a.is_disjoint(&slow_b));
    assert_eq!(a == b, slow_a == slow_b);
    assert_eq!(a.has(any), slow_a.contains(&any));
    let (mut changed, mut slow_changed) = (a, slow_a.clone());
    changed.insert(any);
    slow_changed.insert(any);
    same(changed, &slow_changed);
    changed.remove(any);
    slow_changed.remove(&any);
    same(changed, &slow_changed);
    same(Set::of(any), &BTreeSet::from([any]));
    same(Set::first(any.number()), &all.iter().copied().filter(|member| *member < any).collect());
    let text = serde_json::to_string(&a).unwrap();
    assert_eq!(&text, &serde_json::to_string(&slow_a).unwrap());
    assert_eq!(serde_json::from_str::<Set<T, WORDS>>(&text).unwrap(), a);
}

#[test]
fn small_sets_are_sets() {
    with_seeds(256, |random| {
        let any = |random: &mut Random| Cell(random.below(128) as u8);
        agrees::<Cell, 2>(&random.fewer_than(60, any), &random.fewer_than(60, any), any(random));
    });
}

#[test]
fn large_sets_are_sets() {
    with_seeds(256, |random| {
        let any = |random: &mut Random| Hex(random.below(640) as u16);
        agrees::<Hex, 10>(&random.fewer_than(200, any), &random.fewer_than(200, any), any(random));
    });
}

#[test]
fn sets_end_where_their_words_end() {
    assert_eq!(CellSet::first(128), !CellSet::EMPTY);
    assert_eq!(CellSet::first(1_000), !CellSet::EMPTY);
    assert_eq!(CellSet::first(64).len(), 64);
    assert!(!(!CellSet::EMPTY).has(Cell(128)), "what there is no room for is not in it");
    let mut all = !CellSet::EMPTY;
    all.remove(Cell(200));
    assert_eq!(all.len(), 128);
    assert!(serde_json::from_str::<CellSet>("[127]").is_ok());
    let error = serde_json::from_str::<CellSet>("[3, 128]").unwrap_err().to_string();
    assert!(error.contains("Cell(128) is beyond 127"), "{error}");
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn there_is_no_room_beyond() {
    CellSet::of(Cell(128));
}

/// The form that saved games have: as many as there are, then each.
#[test]
fn sets_are_written_as_lists() {
    let cells: CellSet = [9, 0, 127, 9].map(Cell).into_iter().collect();
    assert_eq!(serde_json::to_string(&cells).unwrap(), "[0,9,127]");
    assert_eq!(format!("{cells:?}"), "{Cell(0), Cell(9), Cell(127)}");
    assert_eq!(std::mem::size_of::<CellSet>(), 16);
}
