//! Short lists inside a state.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// At most `N` plain values, kept inside the state. It is an [`ArrayVec`] that is copied as one block instead of value by
/// value: search copies a state before every look ahead, and most of a state is lists.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct List<T, const N: usize>(
    #[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))] ArrayVec<T, N>,
);

impl<T: Copy, const N: usize> Clone for List<T, N> {
    fn clone(&self) -> Self {
        let mut list = ArrayVec::new();
        list.try_extend_from_slice(&self.0).expect("a copy is as long as what it copies");
        Self(list)
    }
}

impl<T, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self(ArrayVec::new())
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = ArrayVec<T, N>;

    fn deref(&self) -> &ArrayVec<T, N> {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut ArrayVec<T, N> {
        &mut self.0
    }
}

impl<T, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = arrayvec::IntoIter<T, N>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_the_same_list_and_its_own() {
        let list: List<u8, 4> = [3, 1, 2].into_iter().collect();
        let mut copy = list.clone();
        assert_eq!(copy, list);
        copy.push(4);
        assert_eq!((&list[..], &copy[..]), (&[3, 1, 2][..], &[3, 1, 2, 4][..]));
        assert_eq!(List::<u8, 4>::default().clone().len(), 0, "an empty one too");
    }

    #[test]
    fn it_is_saved_as_its_values() {
        let list: List<u8, 4> = [3, 1].into_iter().collect();
        let saved = serde_json::to_string(&list).expect("saved");
        assert_eq!(saved, "[3,1]");
        assert_eq!(serde_json::from_str::<List<u8, 4>>(&saved).expect("read"), list);
        assert!(serde_json::from_str::<List<u8, 4>>("[1,2,3,4,5]").is_err(), "too long");
    }
}
