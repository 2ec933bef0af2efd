//! Events: the only story of a game, each with the rule that made it happen.

use std::fmt::{self, Debug, Formatter};

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

/// What somebody has learnt from an event, and so how the choice that led to it may be taken back. Later ones weigh more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Learnt {
    /// Nothing that could not be worked out before: whoever chose takes it back alone.
    Nothing,
    /// How a die fell or which card was drawn. Made again, the same choice gives the same, so everybody knows as much as
    /// before: it is taken back if all agree.
    Chance,
    /// What somebody else had kept from them. Nobody can forget it: it is never taken back.
    Secret,
}

/// Hears events as they happen.
pub trait Listener<E> {
    /// Takes one event.
    fn hear(&mut self, rule: Rule, event: E);
}

impl<E> Listener<E> for Vec<Told<E>> {
    fn hear(&mut self, rule: Rule, event: E) {
        self.push(Told { rule, event });
    }
}

/// Where rules tell what happens: to a listener, or to nobody.
///
/// A concrete type, so that the rules of a game are compiled once, whoever listens. When nobody does, telling is one
/// comparison; what only matters to the story, like the path of a walk, is worked out only if somebody [listens](Self::listens).
pub struct Sink<'a, E>(Option<&'a mut dyn Listener<E>>);

impl<'a, E> Sink<'a, E> {
    /// A sink that forgets everything, for simulation and search.
    pub fn silent() -> Self {
        Self(None)
    }

    /// A sink whose events this listener hears.
    pub fn to(listener: &'a mut dyn Listener<E>) -> Self {
        Self(Some(listener))
    }

    /// Whether anybody hears it.
    #[inline]
    pub fn listens(&self) -> bool {
        self.0.is_some()
    }

    /// Tells one event.
    #[inline]
    pub fn tell(&mut self, rule: Rule, event: E) {
        if let Some(listener) = &mut self.0 {
            listener.hear(rule, event);
        }
    }

    /// The same sink for a procedure inside the current one.
    #[inline]
    pub fn reborrow(&mut self) -> Sink<'_, E> {
        match &mut self.0 {
            Some(listener) => Sink(Some(&mut **listener)),
            None => Sink(None),
        }
    }
}

impl<E> Debug for Sink<'_, E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.listens() { "Sink(listened to)" } else { "Sink(silent)" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sink_tells_whoever_listens() {
        let mut heard = Vec::new();
        let mut sink = Sink::to(&mut heard);
        sink.tell(Rule("1"), 'a');
        // A procedure inside tells the same listener, and the one outside goes on after it.
        sink.reborrow().tell(Rule("2"), 'b');
        sink.tell(Rule("3"), 'c');
        assert!(sink.listens() && sink.reborrow().listens());
        assert_eq!(
            heard.iter().map(|told| (told.rule.0, told.event)).collect::<Vec<_>>(),
            [("1", 'a'), ("2", 'b'), ("3", 'c')]
        );
        let mut silent = Sink::<char>::silent();
        silent.tell(Rule("1"), 'a');
        assert!(!silent.listens() && !silent.reborrow().listens());
    }
}
