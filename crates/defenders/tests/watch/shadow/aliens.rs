//! Aliens and signals: how they move, whom they are after, and where they may end (14, 147, 160, A31, A32, A36, A54).

use std::cmp::Reverse;
use std::collections::BTreeSet;

use sortie_boards::hex::Hex;
use sortie_defenders::event::AlienEvent;
use sortie_defenders::mind::{Arm, Deed, Line, Thought, To};
use sortie_defenders::world::{FigureId, Kind};

use super::{Checked, Ghost, Shadow, must};

/// An alien that acts.
#[derive(Debug, Clone, Copy)]
pub(super) struct Course {
    /// Its card as it began.
    card: u8,
    /// The line it carries out.
    line: Option<usize>,
    /// Moves of that line done or passed by.
    next: usize,
    /// Where its next move leads, and because of whom.
    bound: Option<(Option<FigureId>, Hex)>,
    /// Whether it has attacked by that line: a second attack has rules of its own (176).
    has_attacked: bool,
}

impl Shadow<'_> {
    pub(super) fn aliens(&mut self, rule: &str, event: &AlienEvent) -> Checked {
        match *event {
            AlienEvent::Activated { alien } => {
                let card = self.ghost(alien)?.card;
                let course = Course { card, line: None, next: 0, bound: None, has_attacked: false };
                self.courses.insert(alien, course);
            }
            AlienEvent::Thought { alien, ref thought } => self.think(alien, thought)?,
            AlienEvent::Moved { alien, from, to, .. } => self.moves(rule, alien, from, to)?,
            AlienEvent::Appeared { alien, card, at, player } => {
                let health = self.content.aliens[usize::from(card)].health;
                self.enter(alien, Kind::Alien, at, health)?;
                self.ghost_mut(alien)?.card = card;
                self.named.remove(&alien);
                self.ghost(player)?;
            }
            AlienEvent::Passed { alien, player } => {
                self.ghost(alien)?;
                self.ghost(player)?;
            }
            AlienEvent::SignalPlaced { signal, at, .. } => self.enter(signal, Kind::Signal, at, 1)?,
            AlienEvent::SignalMoved { signal, ref path } => {
                for &to in path {
                    let from = self.ghost(signal)?.at;
                    let steps = self.space.steps(from, to);
                    must(steps == Some(1), || format!("{steps:?} areas from {from:?} to {to:?}"))?;
                    self.put(signal, to)?;
                }
            }
            AlienEvent::Revealed { signal, is_alien } => {
                self.leave(signal)?;
                self.became += usize::from(!is_alien);
            }
            AlienEvent::SignalDestroyed { signal, .. } => self.leave(signal)?,
            AlienEvent::EncounterDrawn { .. }
            | AlienEvent::Called { .. }
            | AlienEvent::EncounterOver { .. }
            | AlienEvent::NobodyComes
            | AlienEvent::PointRolled { .. }
            | AlienEvent::SignalStrayed { .. }
            | AlienEvent::EventDrawn { .. }
            | AlienEvent::EventOver { .. }
            | AlienEvent::Reshuffled { .. } => {}
        }
        Ok(())
    }

    fn think(&mut self, alien: FigureId, thought: &Thought) -> Checked {
        let Some(course) = self.courses.get_mut(&alien) else { return Ok(()) };
        match *thought {
            Thought::Fits { line, at } => {
                (course.line, course.next, course.has_attacked) = (Some(line), 0, false);
                let printed = self.lines(alien).get(line).map(|line| line.at);
                must(printed == Some(at), || format!("line {line} is for {printed:?}, not for {at:?}"))?;
                // Somebody is in sight as near as that; of the blind line somebody can be reached (A52).
                let here = self.ghost(alien)?.at;
                let mut prey = self.prey();
                let fits = match at {
                    Some(areas) => prey.any(|(_, prey)| {
                        let is_near = self.space.distance(here, prey.at).is_some_and(|apart| apart <= areas);
                        is_near && self.space.sees(here, prey.at)
                    }),
                    None => prey.any(|(_, prey)| self.space.steps(here, prey.at).is_some()),
                };
                drop(prey);
                must(fits, || format!("line {line} fits nobody"))?;
            }
            Thought::Moves { target, end } => course.bound = Some((target, end)),
            Thought::Attacks { with, target, .. } => {
                let is_first = !std::mem::replace(&mut course.has_attacked, true);
                if is_first {
                    self.aims(alien, with, target)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Of all it can attack from where it stands the line names one, or it is the most wounded (165, A31, A54). Who hides is a matter
    /// of its own.
    fn aims(&self, alien: FigureId, with: Arm, target: FigureId) -> Checked {
        if self.has_hidden || self.shown.agents.iter().any(|agent| agent.stealth.is_some()) {
            return Ok(());
        }
        let (here, limit) = (self.ghost(alien)?.at, self.limit(alien));
        let can = |ghost: &Ghost| match with {
            Arm::Melee => self.space.is_beside(here, ghost.at),
            Arm::Ranged => {
                let is_near = self.space.distance(here, ghost.at).is_some_and(|areas| areas <= limit);
                is_near && self.space.sees(here, ghost.at)
            }
        };
        let open: Vec<FigureId> =
            self.prey().filter(|(_, ghost)| can(ghost)).map(|(figure, _)| figure).collect();
        let line = self.courses[&alien].line.and_then(|line| self.lines(alien).get(line));
        let deeds = line.map_or(&[][..], |line| &line.does).iter();
        let fits = deeds.filter_map(|deed| match *deed {
            Deed::Attack { with: arm, to, .. } if arm == with => Some(to.unwrap_or(To::MostWounded)),
            _ => None,
        });
        let is_best = fits.into_iter().any(|whom| self.is_best(alien, Some(target), whom, &open));
        must(is_best, || format!("{alien:?} attacks {target:?} with {with:?}; it could attack {open:?}"))
    }

    /// The lines an alien acts by: those of its card, or what the mission has it do in their place.
    fn lines(&self, alien: FigureId) -> &[Line] {
        let Some(course) = self.courses.get(&alien) else { return &[] };
        let mission = usize::from(self.shown.mission);
        let name =
            self.named.get(&alien).map(|&name| &self.content.battles[mission].figures[usize::from(name)]);
        let mut orders = self.content.missions[mission].orders.iter();
        let orders = orders.find(|orders| name == Some(&orders.figure));
        orders.map_or(&self.content.aliens[usize::from(course.card)].line, |orders| &orders.line)
    }

    /// How far its line lets an alien attack (A54).
    pub(super) fn limit(&self, alien: FigureId) -> u8 {
        let line = self.courses.get(&alien).and_then(|course| course.line);
        line.and_then(|line| self.lines(alien).get(line)?.at).unwrap_or(u8::MAX)
    }

    /// An alien is where it is believed to be, goes to a free hex it can reach, and by its own line to one that A54 allows.
    fn moves(&mut self, rule: &str, alien: FigureId, from: Hex, to: Hex) -> Checked {
        let ghost = self.ghost(alien)?;
        must(ghost.at == from, || format!("{alien:?} stands on {:?}", ghost.at))?;
        must(self.space.steps(from, to).is_some(), || format!("no path leads from {from:?} to {to:?}"))?;
        if rule == "160" {
            let course = self.courses.get(&alien).copied();
            let course = course.ok_or_else(|| format!("{alien:?} moves and does not act"))?;
            let (target, end) = course.bound.ok_or("it moves without a thought")?;
            must(end == to, || format!("it wanted to {end:?}"))?;
            let line = course.line.and_then(|line| self.lines(alien).get(line)).ok_or("it has no line")?;
            let mut moves = line.does.iter().enumerate().skip(course.next);
            let fits = moves.find(|(_, deed)| deed.is_move() && self.allows(alien, line, **deed, target, to));
            let next = fits.map(|(n, _)| n + 1);
            let next = next.ok_or_else(|| format!("{:?} leads not to {to:?} for {target:?}", line.does))?;
            self.courses.insert(alien, Course { next, bound: None, ..course });
        }
        self.put(alien, to)
    }

    /// Whether a deed may lead an alien there.
    fn allows(&self, alien: FigureId, line: &Line, deed: Deed, target: Option<FigureId>, to: Hex) -> bool {
        let here = self.figures[&alien].at;
        let near = target.and_then(|target| self.figures.get(&target));
        let near = near.map(|near| near.at);
        let all: Vec<FigureId> = self.prey().map(|(figure, _)| figure).collect();
        match (deed, near) {
            (Deed::Adjacent { to: whom }, Some(near)) => {
                let within = line.at.map_or(u8::MAX, |areas| areas.max(1));
                self.is_best(alien, target, whom, &all) && self.adjacent(alien, near, within).contains(&to)
            }
            (Deed::Toward { areas, to: whom }, Some(near)) => {
                self.is_best(alien, target, whom, &all) && self.toward(alien, near, areas).contains(&to)
            }
            (Deed::Away { areas } | Deed::ToPoint { areas }, None) => {
                // As near to a taken point as there is room may be one border farther (A38).
                let most = areas + u8::from(matches!(deed, Deed::ToPoint { .. }));
                self.space.steps(here, to).is_some_and(|steps| steps <= most)
            }
            _ => false,
        }
    }

    /// Whether none of some whom it can reach is nearer, or more wounded (A31 to A33).
    fn is_best(&self, alien: FigureId, target: Option<FigureId>, whom: To, of: &[FigureId]) -> bool {
        let here = self.figures[&alien].at;
        let key = |figure: FigureId| {
            let prey = &self.figures[&figure];
            let steps = self.space.steps(here, prey.at)?.max(1);
            let is_near = Reverse(self.space.is_beside(here, prey.at));
            let (wounds, left) = match prey.is_weakest {
                true => (u8::MAX, 0),
                false => (prey.wounds, prey.health - prey.wounds),
            };
            let (wounds, hexes) = (Reverse(wounds), self.space.hexes_between(here, prey.at));
            Some(match whom {
                To::Closest => (is_near, steps, wounds, left, Reverse(false), 0, hexes),
                To::MostWounded => (Reverse(false), 0, wounds, left, is_near, steps, hexes),
            })
        };
        let best = of.iter().filter_map(|&figure| key(figure)).min();
        target.is_some_and(|target| of.contains(&target) && best.is_some() && key(target) == best)
    }

    /// The free hexes next to somebody that are in reach: in his area if there is one; those in contact with most agents, then
    /// centres.
    fn adjacent(&self, alien: FigureId, near: Hex, within: u8) -> BTreeSet<Hex> {
        let here = self.figures[&alien].at;
        let mut beside: Vec<Hex> = self.space.around(near).collect();
        beside.retain(|&hex| {
            self.space.is_beside(hex, near)
                && self.is_free(hex, alien)
                && self.space.steps(here, hex).is_some_and(|steps| steps <= within)
        });
        if beside.iter().any(|&hex| self.space.same_area(hex, near)) {
            beside.retain(|&hex| self.space.same_area(hex, near));
        }
        self.engaging(beside)
    }

    /// So many areas toward somebody, if he is not so near; else next to him, or where he is.
    fn toward(&self, alien: FigureId, near: Hex, areas: u8) -> BTreeSet<Hex> {
        let here = self.figures[&alien].at;
        let Some(way) = self.space.steps(here, near) else { return BTreeSet::new() };
        if way <= areas {
            let ends = self.adjacent(alien, near, areas);
            if !ends.is_empty() {
                return ends;
            }
        }
        for steps in (u8::from(way > 0)..=areas.min(way)).rev() {
            let is_there = |&hex: &Hex| {
                self.is_free(hex, alien)
                    && self.space.steps(here, hex) == Some(steps)
                    && self.space.steps(hex, near) == Some(way - steps)
            };
            let mut ends: Vec<Hex> = self.space.hexes().filter(is_there).collect();
            if ends.iter().any(|&hex| self.space.is_beside(hex, near)) {
                ends.retain(|&hex| self.space.is_beside(hex, near));
            }
            if !ends.is_empty() {
                return self.engaging(ends);
            }
        }
        BTreeSet::new()
    }

    fn engaging(&self, mut ends: Vec<Hex>) -> BTreeSet<Hex> {
        // People of a mission are agents for aliens, drones are none (A58).
        let prey = || self.prey().filter(|(_, prey)| prey.kind != Kind::Drone);
        let contacts = |hex: Hex| prey().filter(|(_, prey)| self.space.is_beside(hex, prey.at)).count();
        let most = ends.iter().map(|&hex| contacts(hex)).max();
        ends.retain(|&hex| Some(contacts(hex)) == most);
        if ends.iter().any(|&hex| self.space.is_centre(hex)) {
            ends.retain(|&hex| self.space.is_centre(hex));
        }
        ends.into_iter().collect()
    }
}
