//! What people have said beside a real table of where miniatures stand. It holds until one of those it is about stands elsewhere.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use sortie_kernel::Seat;

use crate::beside::{Question, Spot};
use crate::choice::Choice;
use crate::ids::{UnitId, Units};

/// What is known without positions.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Beside {
    /// Enemies in base contact, each pair once.
    contacts: Vec<(UnitId, UnitId)>,
    /// Who was said to be near something.
    rings: Vec<Ring>,
    /// What else was said, as a number.
    said: Vec<(Question, u8)>,
    /// An answer that waits for what a rule has to know before it is carried out, and who gave it.
    pub(crate) held: Option<(Seat, Choice)>,
    /// What was looked up and nobody has said.
    #[serde(skip)]
    pub(crate) wanted: Wanted,
}

/// Who is within some distance of something, of those who were asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Ring {
    of: Spot,
    inches: u8,
    in_sight: bool,
    known: Units,
    near: Units,
}

/// The first thing that rules looked up and nobody had said. No part of the state: a rule that is tried out leaves it behind, and is
/// carried out once it is said.
#[derive(Debug, Default)]
pub(crate) struct Wanted(OnceLock<Question>);

impl Clone for Wanted {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for Wanted {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Wanted {}

impl Wanted {
    pub(crate) fn get(&self) -> Option<Question> {
        self.0.get().copied()
    }

    fn note(&self, question: Question) {
        // The first is asked first; the others follow when the rule is tried again.
        let _ = self.0.set(question);
    }
}

impl Beside {
    /// Enemies in base contact, each pair once.
    pub(crate) fn contacts(&self) -> &[(UnitId, UnitId)] {
        &self.contacts
    }

    /// Enemies in base contact with a unit.
    pub(crate) fn touching(&self, unit: UnitId) -> Units {
        let other = |pair: &(UnitId, UnitId)| match *pair {
            (one, other) if one == unit => Some(other),
            (other, one) if one == unit => Some(other),
            _ => None,
        };
        self.contacts.iter().filter_map(other).collect()
    }

    /// A unit has moved into contact with an enemy.
    pub(crate) fn touch(&mut self, unit: UnitId, enemy: UnitId) {
        self.contacts.push((unit, enemy));
    }

    /// Of some units those who are near something, as far as people have said it; what they have not is noted as wanted.
    pub(crate) fn near(&self, of: Spot, inches: u8, in_sight: bool, among: Units) -> Units {
        let ring = self.ring(of, inches, in_sight);
        let (known, near) = ring.map_or((Units::EMPTY, Units::EMPTY), |ring| (ring.known, ring.near));
        let missing = among.without(known);
        if !missing.is_empty() {
            self.wanted.note(Question::Near { of, inches, in_sight, among: missing });
        }
        near & among
    }

    /// What was said, as a number; if nobody has said it, that is noted, and it counts as nothing.
    pub(crate) fn number(&self, question: Question) -> u8 {
        let said = self.said.iter().find(|(other, _)| *other == question);
        if said.is_none() {
            self.wanted.note(question);
        }
        said.map_or(0, |(_, number)| *number)
    }

    /// What of a question nobody has answered.
    pub(crate) fn open(&self, question: Question) -> Option<Question> {
        match question {
            Question::Near { of, inches, in_sight, among } => {
                let known = self.ring(of, inches, in_sight).map_or(Units::EMPTY, |ring| ring.known);
                let among = among.without(known);
                (!among.is_empty()).then_some(Question::Near { of, inches, in_sight, among })
            }
            other => (!self.said.iter().any(|(said, _)| *said == other)).then_some(other),
        }
    }

    /// People have said it: who is near, or a number.
    pub(crate) fn learn(&mut self, question: Question, near: Units, number: u8) {
        let Question::Near { of, inches, in_sight, among } = question else {
            self.said.push((question, number));
            return;
        };
        let same = |ring: &&mut Ring| (ring.of, ring.inches, ring.in_sight) == (of, inches, in_sight);
        match self.rings.iter_mut().find(same) {
            Some(ring) => {
                ring.known |= among;
                ring.near |= near;
            }
            None => self.rings.push(Ring { of, inches, in_sight, known: among, near }),
        }
    }

    /// A unit stands elsewhere, or nowhere: nothing that was said of it holds any more.
    pub(crate) fn forget(&mut self, unit: UnitId) {
        self.contacts.retain(|(one, other)| *one != unit && *other != unit);
        self.said.retain(|(question, _)| !question.names(unit));
        self.rings.retain(|ring| ring.of != Spot::Unit(unit));
        for ring in &mut self.rings {
            ring.known.remove(unit);
            ring.near.remove(unit);
        }
    }

    /// Tokens of the mission lie elsewhere.
    pub(crate) fn forget_objectives(&mut self) {
        self.rings.retain(|ring| ring.of != Spot::Objective);
    }

    fn ring(&self, of: Spot, inches: u8, in_sight: bool) -> Option<&Ring> {
        self.rings.iter().find(|ring| (ring.of, ring.inches, ring.in_sight) == (of, inches, in_sight))
    }
}
