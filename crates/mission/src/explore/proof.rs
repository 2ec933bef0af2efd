//! What can never happen in a mission, whoever plays it.

use sortie_content::{Finding, Place};

use super::{Ground, W, World};
use crate::{Branches, Effect, Level, Mission, Words};

/// A mission explored with every party that may play it, and what is proved by that.
///
/// A game asks from causes to what follows from them, and explores again as if a mistake that has been told were mended,
/// so that one mistake is told once.
#[derive(Debug)]
pub struct Proof<'a, 'f, G: Ground<'a>> {
    /// The mission.
    pub mission: &'a G::Mission,
    /// All that may happen, with each party.
    pub worlds: Vec<World<'a, G>>,
    /// Where the mission stands.
    pub file: &'a Place<'a>,
    /// What has been found.
    pub findings: &'f mut Vec<Finding>,
}

impl<'a, G: Ground<'a>> Proof<'a, '_, G> {
    /// Whether something may happen with some party.
    pub fn any(&self, is: impl Fn(&World<'a, G>) -> bool) -> bool {
        self.worlds.iter().any(is)
    }

    /// Scenes that nothing leads to; whether there are any.
    pub fn scenes(&mut self) -> bool {
        let before = self.findings.len();
        for (s, scene) in self.mission.scenes().into_iter().enumerate() {
            if !self.any(|world| world.happened.scenes.contains(&s)) {
                let message = format!("nothing leads to the scene `{scene}`");
                self.findings.push(self.file.key("scene").nth(s).error("scene-never-reached", message));
            }
        }
        self.findings.len() > before
    }

    /// Rules and perils that never fire, and what lies in them that nobody comes to.
    pub fn rules(&mut self) {
        let mission = self.mission;
        for (n, rule) in mission.rules().iter().enumerate() {
            let place = self.file.key("rule").nth(n);
            if self.any(|world| world.happened.fired.contains(&n)) {
                self.effects(&rule.effect, &place.key("do"));
            } else if self.any(|world| world.is_called(&rule.when)) {
                let message = "this rule never fires: its conditions never hold";
                self.findings.push(place.error("never-fires", message));
            } else {
                let message = "this rule never fires: what calls it never happens";
                self.findings.push(place.error("never-fires", message));
            }
        }
        for (n, peril) in mission.perils().iter().enumerate() {
            let place = self.file.key("peril").nth(n);
            if self.any(|world| world.happened.fired.contains(&(mission.rules().len() + n))) {
                self.effects(&peril.effect, &place.key("do"));
            } else {
                let message = "this peril never comes: its conditions never hold";
                self.findings.push(place.error("never-fires", message));
            }
        }
        self.effects(mission.won(), &self.file.key("won"));
        self.effects(mission.lost(), &self.file.key("lost"));
    }

    /// Lists inside effects that nobody ever comes to.
    fn effects(&mut self, effects: &'a [Effect<W<'a, G>>], place: &Place<'a>) {
        for (n, effect) in effects.iter().enumerate() {
            let place = place.nth(n);
            for (l, list) in effect.lists().enumerate() {
                let place = inner(effect, l, &place);
                match list.first() {
                    Some(first) if !self.any(|world| world.has_followed(first)) => {
                        let message = "nobody ever comes to this: what it depends on is never so";
                        self.findings.push(place.error("never-happens", message));
                    }
                    _ => self.effects(list, &place),
                }
            }
        }
    }

    /// Objectives that nobody is given or that cannot be met.
    pub fn objectives(&mut self) {
        for (n, objective) in self.mission.objectives().iter().enumerate() {
            let place = self.file.key("objective").nth(n);
            let id = &objective.id;
            let is_open = |world: &World<'a, G>| {
                world.happened.current.contains(&n) || world.happened.offered.contains(&n)
            };
            if !self.any(is_open) {
                let message = format!("nothing makes `{id}` an objective of the players");
                self.findings.push(place.error("objective-never-current", message));
                continue;
            }
            if objective.optional && !self.any(|world| world.happened.completed.contains(&n)) {
                let message = format!("nothing completes `{id}`");
                self.findings.push(place.error("objective-cannot-complete", message));
            }
            let counter = objective.counter.as_ref().and_then(|id| self.mission.counter_number(id));
            let Some((goal, counter)) = objective.goal.zip(counter) else { continue };
            let short = self.worlds.iter().filter(|world| is_open(world)).find_map(|world| {
                let (goal, most) = (i32::from(goal.of(world.party)), world.happened.counters[counter].1);
                (most < goal).then(|| {
                    let counter = &self.mission.counters()[counter];
                    let with = party(world);
                    format!("`{id}` cannot be completed with {with}: `{counter}` gets to {most} of {goal}")
                })
            });
            if let Some(message) = short {
                self.findings.push(place.error("objective-cannot-complete", message));
            }
        }
    }

    /// Parties with whom the mission cannot be won.
    pub fn win(&mut self) {
        let lost = self.worlds.iter().filter(|world| !world.happened.is_won);
        let lost: Vec<String> = lost.map(party).collect();
        if lost.is_empty() {
            return;
        }
        let message = if lost.len() == self.worlds.len() {
            "nothing that can happen wins this mission".to_owned()
        } else {
            format!("this mission cannot be won with {}", lost.join(", "))
        };
        self.findings.push(self.file.key("id").error("cannot-win", message));
    }
}

/// Where a list inside an effect stands.
fn inner<'a, W: Words>(effect: &Effect<W>, list: usize, place: &Place<'a>) -> Place<'a> {
    match effect.branches() {
        Branches::Options(_) => place.key("choose").key("options").nth(list).key("do"),
        Branches::Outcomes(_) => place.key("test").key("outcomes").nth(list).key("do"),
        Branches::Cases { .. } => place.key("when").key(if list == 0 { "then" } else { "else" }),
        // No list lies in it.
        Branches::None => place.clone(),
    }
}

fn party<'a, G: Ground<'a>>(world: &World<'a, G>) -> String {
    let players = <W<'a, G> as Words>::PLAYERS;
    format!("{} {players} on {}", world.party.n_players, world.party.difficulty.name())
}
