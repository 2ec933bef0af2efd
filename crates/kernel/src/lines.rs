//! The lines of a journal. An undo takes choices back and destroys none: whatever was once played hangs where it began, and
//! the table stands on one branch of the whole.
//!
//! ```text
//! 1 ─ 2 ─ 3 ─ 4          taken back by entry 5 (keep 2)
//!      └─ 6 ─ 7          in force
//! ```

use crate::{Act, Entry};

/// A line that was taken back, up to the last choice that only it has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OldLine {
    /// Its name: the sequence number of its last choice.
    pub last: u64,
    /// How many choices it shares with the line in force.
    pub shared: usize,
    /// How many choices it has in all.
    pub length: usize,
    /// The sequence number of the entry by which it was last taken back.
    pub left: u64,
}

/// All lines of a journal as a tree. Choices are named by their sequence number; 0 is the beginning.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    /// The choice before, and how many there are up to it, by sequence number; none for what is no choice.
    choices: Vec<Option<(u64, usize)>>,
    /// The last choice in force after each entry, by sequence number.
    heads: Vec<u64>,
}

impl Lines {
    /// The lines of a journal, which must be one.
    pub(crate) fn of<C>(journal: &[Entry<C>]) -> Self {
        let mut lines = Self { choices: vec![Some((0, 0))], heads: vec![0] };
        for (sequence, entry) in (1..).zip(journal) {
            let head = lines.head();
            let (choice, head) = match &entry.act {
                Act::Choose { .. } => (Some((head, lines.depth(head) + 1)), sequence),
                Act::Undo { keep } => (None, lines.ancestor(head, *keep)),
                Act::Restore { restore } => {
                    (None, lines.heads.get(*restore as usize).copied().unwrap_or(head))
                }
            };
            lines.choices.push(choice);
            lines.heads.push(head);
        }
        lines
    }

    /// The last choice in force.
    fn head(&self) -> u64 {
        self.heads.last().copied().unwrap_or_default()
    }

    /// How many choices a line has that ends with this one.
    fn depth(&self, choice: u64) -> usize {
        self.choices[choice as usize].map_or(0, |(_, depth)| depth)
    }

    fn parent(&self, choice: u64) -> u64 {
        self.choices[choice as usize].map_or(0, |(parent, _)| parent)
    }

    /// Where so many choices of a line are left.
    fn ancestor(&self, mut choice: u64, depth: usize) -> u64 {
        while self.depth(choice) > depth {
            choice = self.parent(choice);
        }
        choice
    }

    /// Where two lines part.
    fn fork(&self, one: u64, other: u64) -> u64 {
        let least = self.depth(one).min(self.depth(other));
        let (mut one, mut other) = (self.ancestor(one, least), self.ancestor(other, least));
        while one != other {
            (one, other) = (self.parent(one), self.parent(other));
        }
        one
    }

    /// The choices of a line that ends with this one, without those it shares with the line in force; and how many those are.
    /// None if it is no choice, or stands in the line in force.
    pub(crate) fn apart(&self, last: u64) -> Option<(usize, Vec<u64>)> {
        self.choices.get(last as usize).copied().flatten()?;
        let shared = self.depth(self.fork(last, self.head()));
        let mut apart = Vec::new();
        let mut choice = last;
        while self.depth(choice) > shared {
            apart.push(choice);
            choice = self.parent(choice);
        }
        apart.reverse();
        (!apart.is_empty()).then_some((shared, apart))
    }

    /// The lines that are not in force, the one that was left last first. One that is the beginning of another is not told by
    /// itself.
    pub(crate) fn old(&self) -> Vec<OldLine> {
        let mut begins = vec![false; self.choices.len()];
        let mut choice = self.head();
        while choice > 0 {
            begins[choice as usize] = true;
            choice = self.parent(choice);
        }
        for choice in self.choices.iter().flatten().skip(1).map(|(parent, _)| *parent) {
            begins[choice as usize] = true;
        }
        let left = (1..self.heads.len()).rev().filter(|at| self.heads[*at] != self.heads[at - 1]);
        let mut old = Vec::new();
        for at in left {
            let last = self.heads[at - 1];
            if !std::mem::replace(&mut begins[last as usize], true) {
                let shared = self.depth(self.fork(last, self.head()));
                old.push(OldLine { last, shared, length: self.depth(last), left: at as u64 });
            }
        }
        old
    }
}
