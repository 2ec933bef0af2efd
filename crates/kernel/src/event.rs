//! Events: the only story of a game, each with the rule that made it happen.

use serde::Serialize;
use ts_rs::TS;

/// The number of a rule in the game's rules reference, as written there: `45`, `A3`, `R27.19`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
pub struct Rule(pub &'static str);

/// An event together with the rule it follows from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Told<E> {
    /// The rule that made it happen.
    pub rule: Rule,
    /// What happened.
    pub event: E,
}

/// Receives events as they happen. Rules are generic over the sink, so a simulation pays nothing for the story.
pub trait Sink<E> {
    /// Whether anybody hears it. Details that only matter to the story, like the path of a walk, are worked out
    /// only then.
    const LISTENS: bool = true;

    /// Takes one event.
    fn tell(&mut self, rule: Rule, event: E);
}

/// A sink that forgets everything, for simulation and search.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    const LISTENS: bool = false;

    #[inline(always)]
    fn tell(&mut self, _rule: Rule, _event: E) {}
}

impl<E> Sink<E> for Vec<Told<E>> {
    fn tell(&mut self, rule: Rule, event: E) {
        self.push(Told { rule, event });
    }
}
