//! Swarms: one card, as many figures as health (143).

use super::{FigureId, Kind, Swarm, World};

impl<'a> World<'a> {
    /// The swarm of which an alien is a figure.
    pub fn swarm_of(&self, alien: FigureId) -> Option<Swarm> {
        self.body(alien).alien?.swarm
    }

    /// The figures on the map that share the card of an alien: it alone, unless it is one of a swarm.
    pub fn with_its_kind(&self, alien: FigureId) -> impl Iterator<Item = FigureId> + use<'a> {
        let (world, own) = (*self, self.swarm_of(alien));
        let others = move |&other: &FigureId| own.is_some() && other != alien && world.swarm_of(other) == own;
        let mut all: Vec<FigureId> =
            if own.is_some() { self.all(Kind::Alien).filter(others).collect() } else { Vec::new() };
        if self.body(alien).is_present {
            all.push(alien);
        }
        all.sort_unstable();
        all.into_iter()
    }

    /// Whether it is the first of the figures that share its card, so that cards are counted once.
    pub fn is_first_of_its_card(&self, alien: FigureId) -> bool {
        self.swarm_of(alien).is_none() || self.with_its_kind(alien).next() == Some(alien)
    }

    /// Whether it has a wound, or its swarm has lost a figure.
    pub fn is_hurt(&self, alien: FigureId) -> bool {
        let fewer = |swarm: Swarm| self.with_its_kind(alien).count() < usize::from(swarm.size);
        self.body(alien).wounds > 0 || self.swarm_of(alien).is_some_and(fewer)
    }
}
