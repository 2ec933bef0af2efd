//! What leads to an effect of a mission: what called its rule, what was asked on the way, which branches were taken.

use super::MusterRoot;
use crate::content::mission::{Effect, Given, OwnGiven, OwnTrigger, Party, Trigger};

/// What leads to an effect.
#[derive(Debug, Clone)]
pub(super) struct Way<'a> {
    pub(super) root: MusterRoot,
    pub(super) repeats: bool,
    pub(super) when: Option<&'a Trigger>,
    /// Effects with branches on the way, and which of them was taken.
    turns: Vec<(*const Effect, usize)>,
    /// What was asked on the way, and what the answer was.
    pub(super) asked: Vec<(&'a Given, bool)>,
    /// How many take the same way one after another: heroes who test.
    pub(super) takers: usize,
}

impl<'a> Way<'a> {
    pub(super) fn new(
        root: MusterRoot,
        repeats: bool,
        when: Option<&'a Trigger>,
        given: &'a [Given],
    ) -> Self {
        let mut way = Self { root, repeats, when, turns: Vec::new(), asked: Vec::new(), takers: 1 };
        way.ask(given);
        way
    }

    pub(super) fn turned(&self, effect: &Effect, branch: usize) -> Self {
        let mut way = self.clone();
        way.turns.push((std::ptr::from_ref(effect), branch));
        way
    }

    /// So many take it one after another.
    pub(super) fn taken_by(&self, n: usize) -> Self {
        Self { takers: self.takers * n, ..self.clone() }
    }

    pub(super) fn ask(&mut self, givens: &'a [Given]) {
        givens.iter().for_each(|given| self.answer(given, true));
    }

    /// A condition holds or not, and what follows from that for its parts.
    pub(super) fn answer(&mut self, given: &'a Given, holds: bool) {
        match given {
            Given::Not(given) => self.answer(given, !holds),
            Given::All(list) if holds => list.iter().for_each(|given| self.answer(given, true)),
            Given::Any(list) if !holds => list.iter().for_each(|given| self.answer(given, false)),
            // One of them, nobody knows which.
            Given::All(_) | Given::Any(_) => {}
            Given::Flag(_)
            | Given::Counter { .. }
            | Given::Players(_)
            | Given::Difficulty(_)
            | Given::Round(_)
            | Given::Objective(_)
            | Given::Completed(_)
            | Given::Scene(_)
            | Given::Played(_)
            | Given::Won(_)
            | Given::Met(_)
            | Given::Own(_) => self.asked.push((given, holds)),
        }
    }

    /// Whether these players can take it, as far as their number and the difficulty say.
    pub(super) fn is_open_to(&self, party: Party) -> bool {
        self.asked.iter().all(|&(given, holds)| {
            if let Given::Players(range) = given {
                range.has(party.n_players as i16, party) == holds
            } else if let Given::Difficulty(difficulty) = given {
                (party.difficulty == *difficulty) == holds
            } else {
                true
            }
        })
    }

    /// Whether both are branches of one effect that happens once.
    pub(super) fn parts_from(&self, other: &Self) -> bool {
        let is_once = self.root == other.root && !self.repeats;
        let mut turns = self.turns.iter();
        is_once && turns.any(|&(at, branch)| other.turns.iter().any(|&turn| turn.0 == at && turn.1 != branch))
    }

    /// Doors on the way of which the first opened before the second. They never close (A40).
    pub(super) fn befores(&self) -> impl Iterator<Item = (&'a str, &'a str)> + '_ {
        let opened = self.when.and_then(|when| {
            if let Trigger::Own(OwnTrigger::Opened(door)) = when { Some(door.as_str()) } else { None }
        });
        let doors = |is_open: bool| {
            let asked = self.asked.iter().filter(move |(_, holds)| *holds == is_open);
            asked.filter_map(|&(given, _)| {
                if let Given::Own(OwnGiven::Open(door)) = given { Some(door.as_str()) } else { None }
            })
        };
        let open: Vec<&'a str> = opened.into_iter().chain(doors(true)).collect();
        open.into_iter().flat_map(move |first| doors(false).map(move |later| (first, later)))
    }

    /// Whether it is taken only when nobody with this label is on the map.
    pub(super) fn awaits_end_of(&self, label: &str) -> bool {
        let is_gone = |given: &Given| matches!(given, Given::Own(OwnGiven::Alive(its)) if its == label);
        matches!(self.when, Some(Trigger::Own(OwnTrigger::Defeated(its))) if its == label)
            || self.asked.iter().any(|&(given, holds)| !holds && is_gone(given))
    }
}
