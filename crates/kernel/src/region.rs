//! Answers that cannot be listed: a region to answer from.

use std::fmt::Debug;

use serde::Serialize;

use crate::{Draw, Game, Reason};

/// A set of answers that is too large to be listed, like the points within reach on a plane.
///
/// A region is plain data and stands for itself: serialised it is the picture an interface draws, a pure check says
/// whether an answer lies in it, and a sampler draws answers from it for bots and tests. It holds no more than its seat
/// may know, because it is sent to whoever plays that seat.
pub trait Region<G: Game>: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// Whether a choice is an attempt at this region at all: a point, where a point is asked for. Then the check says why
    /// it is refused; otherwise the game does, in [`Game::why_not`].
    fn concerns(&self, choice: &G::Choice) -> bool;

    /// Whether a choice that concerns it lies in it, and if not, why not.
    fn check(&self, content: &G::Content, choice: &G::Choice) -> Result<(), Reason>;

    /// A choice that lies in it. Every one can be drawn, not necessarily all as often.
    fn sample(&self, content: &G::Content, draw: &mut Draw) -> G::Choice;

    /// A choice that concerns it and lies just outside, for tests; none if this draw found none.
    fn near_miss(&self, content: &G::Content, draw: &mut Draw) -> Option<G::Choice>;
}

/// The region of games whose answers can all be listed. There is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum NoRegion {}

impl<G: Game> Region<G> for NoRegion {
    fn concerns(&self, _choice: &G::Choice) -> bool {
        match *self {}
    }

    fn check(&self, _content: &G::Content, _choice: &G::Choice) -> Result<(), Reason> {
        match *self {}
    }

    fn sample(&self, _content: &G::Content, _draw: &mut Draw) -> G::Choice {
        match *self {}
    }

    fn near_miss(&self, _content: &G::Content, _draw: &mut Draw) -> Option<G::Choice> {
        match *self {}
    }
}
