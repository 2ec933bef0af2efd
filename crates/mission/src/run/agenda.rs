//! What was called, and where the list at work is.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::MOST_NESTED;
use crate::{Effect, Words};

/// What is to run, and what runs: `R` names a list of effects or something else the game does in its turn, `A` is
/// somebody on the table, `P` a page that people read before it goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agenda<R, A, P> {
    /// What has been called and waits for a good moment, in this order.
    pub pending: Vec<Call<R, A>>,
    /// What is at work.
    pub running: Option<Running<R, A, P>>,
}

/// Something that is to run, and for whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call<R, A> {
    /// What.
    pub root: R,
    /// Who did what called it.
    pub actor: Option<A>,
    /// The successes of the test that called it.
    pub successes: u8,
}

/// A list of effects at work.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running<R, A, P> {
    /// Which.
    pub root: R,
    /// Where it is: the list of the root, then each list inside the effect at work of the one before.
    levels: ArrayVec<Level<A>, { MOST_NESTED + 1 }>,
    /// Pages to read or to carry out before it goes on.
    pub pages: Vec<P>,
    /// Who tests.
    pub testing: Option<A>,
    /// What people at a real table answered.
    pub answered: Option<u8>,
}

/// A list of effects inside another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level<A> {
    /// Which of the lists of the effect it lies in: an option, an outcome, then or else.
    pub list: u8,
    /// The effect that comes next.
    pub place: u8,
    /// Whom it is about.
    pub actor: Option<A>,
    /// The successes of the last test.
    pub successes: u8,
    /// Whom the players chose for the effect at work.
    pub chosen: Option<A>,
    /// Bit n: figure n has had its turn in an effect for several.
    pub done: u32,
}

impl<R, A, P> Default for Agenda<R, A, P> {
    fn default() -> Self {
        Self { pending: Vec::new(), running: None }
    }
}

impl<R, A: Copy, P> Agenda<R, A, P> {
    /// Calls something that runs when its turn comes.
    pub fn call(&mut self, root: R, actor: Option<A>, successes: u8) {
        self.pending.push(Call { root, actor, successes });
    }

    /// Calls something that runs before everything else that was called.
    pub fn call_first(&mut self, root: R) {
        self.pending.insert(0, Call { root, actor: None, successes: 0 });
    }

    /// Begins with what was called first; whether there was anything.
    pub fn begin_next(&mut self) -> bool {
        if self.pending.is_empty() {
            return false;
        }
        self.running = Some(Running::new(self.pending.remove(0)));
        true
    }

    /// Whether nothing is under way.
    pub fn is_idle(&self) -> bool {
        self.pending.is_empty() && self.running.is_none()
    }

    /// Whatever was called or under way is put aside.
    pub fn clear(&mut self) {
        self.pending.clear();
        self.running = None;
    }
}

impl<A> Level<A> {
    /// The start of a list.
    pub fn new(list: u8, actor: Option<A>, successes: u8) -> Self {
        Self { list, place: 0, actor, successes, chosen: None, done: 0 }
    }
}

impl<R, A: Copy, P> Running<R, A, P> {
    /// At the first effect of what was called.
    pub fn new(call: Call<R, A>) -> Self {
        let mut levels = ArrayVec::new();
        levels.push(Level::new(0, call.actor, call.successes));
        Self { root: call.root, levels, pages: Vec::new(), testing: None, answered: None }
    }

    /// The list at work.
    pub fn level(&self) -> &Level<A> {
        self.levels.last().expect("a rule at work is somewhere in its list")
    }

    /// The list at work.
    pub fn level_mut(&mut self) -> &mut Level<A> {
        self.levels.last_mut().expect("a rule at work is somewhere in its list")
    }

    /// Whether it is in the list of the root, not in one inside it.
    pub fn is_outermost(&self) -> bool {
        self.levels.len() == 1
    }

    /// The effect at work in the list that the root names; none at the end of a list.
    pub fn effect<'c, W: Words>(&self, mut list: &'c [Effect<W>]) -> Option<&'c Effect<W>> {
        let mut levels = self.levels.iter();
        let mut place = levels.next()?.place;
        for level in levels {
            list = list.get(usize::from(place))?.list(usize::from(level.list))?;
            place = level.place;
        }
        list.get(usize::from(place))
    }

    /// On to the next effect of the list.
    pub fn next(&mut self) {
        let level = self.level_mut();
        level.place += 1;
        level.chosen = None;
        level.done = 0;
        self.testing = None;
        self.answered = None;
    }

    /// Into a list that lies in the effect at work.
    ///
    /// # Panics
    /// If effects lie deeper in effects than [`MOST_NESTED`], which the checks of content refuse.
    pub fn enter(&mut self, level: Level<A>) {
        self.levels.push(level);
    }

    /// Out of a list that is done, back to the effect it lies in.
    pub fn leave(&mut self) {
        self.levels.pop();
    }
}
