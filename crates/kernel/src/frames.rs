//! The stack of rule procedures under way.

use serde::{Deserialize, Serialize};

use crate::List;

/// A stack of frames, kept inside the state: a game can be saved, cloned or taken back at any question, because
/// nothing half-done lives on the call stack of the program. `N` is the greatest depth the game needs.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Frames<F, const N: usize>(
    #[serde(bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de>"))] List<F, N>,
);

impl<F: Copy, const N: usize> Clone for Frames<F, N> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<F: Copy, const N: usize> Frames<F, N> {
    /// A stack with one frame.
    pub fn new(first: F) -> Self {
        Self(List::from_iter([first]))
    }

    /// The frame that runs now.
    pub fn top(&self) -> Option<F> {
        self.0.last().copied()
    }

    /// The frame that runs now, to change it.
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.last_mut()
    }

    /// All frames, the outermost first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.0.iter()
    }

    /// All frames, the outermost first, to change them.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut F> {
        self.0.iter_mut()
    }

    /// Starts a procedure inside the current one.
    ///
    /// # Panics
    /// If the stack is deeper than the game declared: a bug of the game.
    pub fn push(&mut self, frame: F) {
        self.0.push(frame);
    }

    /// Ends the current procedure.
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// Ends everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_procedure_runs() {
        let mut frames: Frames<char, 3> = Frames::new('a');
        frames.push('b');
        frames.push('c');
        assert_eq!((frames.top(), frames.pop(), frames.top()), (Some('c'), Some('c'), Some('b')));
        *frames.top_mut().expect("a frame") = 'x';
        frames.iter_mut().for_each(char::make_ascii_uppercase);
        assert_eq!(frames.iter().collect::<String>(), "AX");
        frames.clear();
        assert_eq!((frames.top(), frames.pop()), (None, None));
    }
}
