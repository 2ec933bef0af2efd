//! How the client chooses: from what the server offers and shows, and from nothing else.

use serde_json::Value;
use sortie_bots::Thinking;

use super::kind::Kind;
use super::wire::{Decision, Offer};

/// How a client plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// Any offer, all alike.
    Anything,
    /// Goes where the objectives are, and for the story where this wish leads.
    Story(Wish),
}

/// Which end of the story a client works for: answers it gives wherever they are offered, by how their texts end.
pub(crate) type Wish = &'static [&'static str];

/// A client that chooses.
#[derive(Debug)]
pub(crate) struct Policy {
    style: Style,
    thinking: Thinking,
}

impl Policy {
    pub(crate) fn new(style: Style, seed: u64) -> Self {
        Self { style, thinking: Thinking::new(seed) }
    }

    /// Which of the offers.
    pub(crate) fn choose(&mut self, kind: &Kind, view: &Value, decision: &Decision) -> Offer {
        let offers = &decision.offers;
        let random = self.thinking.below(offers.len());
        let Style::Story(wish) = self.style else { return offers[random].clone() };
        // Now and then anything: nobody stands before the same wall for ever.
        if self.thinking.below(12) == 0 && decision.prompt["ask"] != "mission" {
            return offers[random].clone();
        }
        let worths = (kind.worths)(wish, view, decision);
        let mut best = (f64::MIN, random);
        for (n, worth) in worths.into_iter().enumerate() {
            let whim = self.thinking.below(100) as f64 / 1000.0;
            if worth + whim > best.0 {
                best = (worth + whim, n);
            }
        }
        offers[best.1].clone()
    }
}
