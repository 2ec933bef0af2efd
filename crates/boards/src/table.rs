//! Tables whose rows are filled when first asked.

use std::sync::OnceLock;

/// Rows by number, each made the first time it is needed.
///
/// # Why lazily?
/// A whole table of sight lines over 64 by 64 spaces takes seconds and a game looks from a few hundred spaces; a
/// scene asks from two. Hexes are fewer, but a door that is opened makes a board with all its tables anew.
#[derive(Debug, Clone)]
pub(crate) struct Rows<T>(Box<[OnceLock<Box<[T]>>]>);

impl<T> Rows<T> {
    /// No row yet.
    pub(crate) fn new(n_rows: usize) -> Self {
        Self((0..n_rows).map(|_| OnceLock::new()).collect())
    }

    /// A row; an empty one where the table has none.
    #[inline]
    pub(crate) fn row(&self, n: usize, make: impl FnOnce() -> Box<[T]>) -> &[T] {
        self.0.get(n).map_or(&[], |row| row.get_or_init(make))
    }
}
