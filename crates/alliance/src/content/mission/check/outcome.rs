//! What can never happen in a mission, whoever plays it.

use std::collections::BTreeSet;

use sortie_content::Finding;

use super::explore::{Mended, Party, World};
use super::{Known, Walk};
use crate::agreed::Difficulty;
use crate::content::map::Map;
use crate::content::mission::{Effect, Mission};
use crate::content::place::Place;

pub(super) fn outcomes(
    mission: &Mission,
    known: &Known<'_>,
    walk: &Walk<'_>,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let Some(maps) = mission.scene.iter().map(|scene| known.map(&scene.map)).collect::<Option<Vec<&Map>>>()
    else {
        return;
    };
    let others = known.set.iter().filter(|(id, _)| **id != mission.id);
    let told: BTreeSet<&str> = others.flat_map(|(_, flags)| flags.iter().map(String::as_str)).collect();
    let counts = if mission.heroes.is_empty() { 2..=4 } else { mission.heroes.len()..=mission.heroes.len() };
    let parties: Vec<Party> = [Difficulty::Normal, Difficulty::Hard]
        .into_iter()
        .flat_map(|difficulty| counts.clone().map(move |n_heroes| Party { n_heroes, difficulty }))
        .collect();
    let explore = |mended: Mended| -> Vec<World<'_>> {
        parties.iter().map(|&party| World::explore(mission, &maps, &told, party, mended)).collect()
    };
    let as_written = explore(Mended::default());
    let mut mended = Mended::default();
    let mut outcome = Outcome { mission, maps: &maps, worlds: explore(mended), file, findings };

    // From causes to what follows from them, so that one mistake is told once.
    let mut checked = BTreeSet::new();
    mended.areas = outcome.areas(walk, &mut checked);
    outcome.worlds = explore(mended);
    mended.objects = outcome.hidden_objects();
    outcome.worlds = explore(mended);
    mended.scenes = outcome.scenes();
    outcome.worlds = explore(mended);
    if outcome.areas(walk, &mut checked) {
        mended.areas = true;
        outcome.worlds = explore(mended);
    }
    outcome.rules();
    outcome.objectives();
    outcome.worlds = as_written;
    outcome.win();
}

struct Outcome<'a, 'f> {
    mission: &'a Mission,
    maps: &'a [&'a Map],
    worlds: Vec<World<'a>>,
    file: &'a Place<'a>,
    findings: &'f mut Vec<Finding>,
}

impl<'a> Outcome<'a, '_> {
    fn any(&self, is: impl Fn(&World<'a>) -> bool) -> bool {
        self.worlds.iter().any(is)
    }

    /// The areas of the scenes that are played and the doors between them; whether something is wrong with them.
    fn areas(&mut self, walk: &Walk<'_>, checked: &mut BTreeSet<usize>) -> bool {
        let before = self.findings.len();
        for s in 0..self.mission.scene.len() {
            if !self.any(|world| world.scenes.contains(&s)) || !checked.insert(s) {
                continue;
            }
            let place = self.file.key("scene").nth(s);
            if !self.any(|world| world.revealed.contains(&(s, 0))) {
                let first = &self.maps[s].areas[0].id;
                let message = format!("the heroes start in `{first}`, so it is revealed at the start");
                self.findings.push(place.error("scene-start", message));
                continue;
            }
            let locked = self.locked_doors(s);
            for area in (1..self.maps[s].areas.len()).filter(|area| !locked.contains(area)) {
                self.area(s, area, walk, &place);
            }
            self.unlisted_doors(s, &place);
        }
        self.findings.len() > before
    }

    /// Doors that nothing opens; the areas they lead to.
    fn locked_doors(&mut self, scene: usize) -> BTreeSet<usize> {
        let mut areas = BTreeSet::new();
        for (n, object) in self.mission.object.iter().enumerate() {
            let Some((at, sides)) = self.worlds[0].sides(n) else { continue };
            let is_there = self.any(|world| world.there.contains(&n));
            if at == scene && object.locked && is_there && !self.any(|world| world.opened.contains(&n)) {
                let message = format!("`{}` is locked; nothing unlocks or opens it", object.id);
                self.findings.push(self.file.key("object").nth(n).error("door-stays-locked", message));
                areas.extend(sides);
            }
        }
        areas
    }

    /// A door that can be seen from both sides is one that people ask about.
    fn unlisted_doors(&mut self, scene: usize, place: &Place<'_>) {
        let id = &self.mission.scene[scene].id;
        for (n, door) in self.maps[scene].doors.iter().enumerate() {
            let mut objects = self.mission.object.iter().filter(|object| object.scene == *id);
            let is_listed = objects.any(|object| object.door == Some(n as u8));
            let is_seen = |area: u8| self.any(|world| world.revealed.contains(&(scene, usize::from(area))));
            if !is_listed && door.areas.into_iter().all(is_seen) {
                let [one, other] = door.areas.map(|area| &self.maps[scene].areas[usize::from(area)].id);
                let message = format!("door {n} between `{one}` and `{other}` is no object of the mission");
                self.findings.push(place.error("door-unlisted", message));
            }
        }
    }

    /// An area is revealed and can be entered, unless the mission leaves it out altogether.
    fn area(&mut self, scene: usize, area: usize, walk: &Walk<'_>, place: &Place<'_>) {
        let id = &self.maps[scene].areas[area].id;
        if self.any(|world| world.revealed.contains(&(scene, area))) {
            // Enemies may come from a room that no hero enters, but then its doors open for them.
            if !self.any(|world| world.reached.contains(&(scene, area))) {
                let message = format!("`{id}` is revealed and no door to it ever opens");
                self.findings.push(place.error("area-out-of-reach", message));
            }
            return;
        }
        let leads = |n: &usize| {
            self.worlds[0].sides(*n).is_some_and(|(at, sides)| at == scene && sides.contains(&area))
        };
        let doors: Vec<usize> = (0..self.mission.object.len()).filter(leads).collect();
        let opened = doors.iter().filter(|n| self.any(|world| world.opened.contains(n)));
        let opened: Vec<usize> = opened.copied().collect();
        for &door in &opened {
            let message =
                format!("`{}` opens and nothing reveals `{id}` behind it", self.mission.object[door].id);
            self.findings.push(self.file.key("object").nth(door).error("door-to-nowhere", message));
        }
        let here = walk.effects.iter().filter(|seen| seen.scenes == [scene]);
        let deployed = here.flat_map(|seen| match seen.effect {
            Effect::Deploy(deploy) => deploy.at.iter().chain(&deploy.each).copied().collect(),
            _ => Vec::new(),
        });
        let objects =
            self.mission.object.iter().filter(|object| object.scene == self.mission.scene[scene].id);
        let mut used = deployed.chain(objects.filter_map(|object| object.at));
        let is_used = !doors.is_empty() || used.any(|space| self.maps[scene].area_of(space) == area);
        if opened.is_empty() && is_used {
            self.findings.push(place.error("area-never-revealed", format!("nothing reveals `{id}`")));
        }
    }

    /// Objects that nothing shows; whether there are any.
    fn hidden_objects(&mut self) -> bool {
        let before = self.findings.len();
        for (n, object) in self.mission.object.iter().enumerate().filter(|(_, object)| object.hidden) {
            let scene = self.mission.scene(&object.scene);
            let is_played = self.any(|world| scene.is_some_and(|scene| world.scenes.contains(&scene)));
            if is_played && !self.any(|world| world.there.contains(&n)) {
                let message = format!("`{}` is hidden and nothing shows it", object.id);
                self.findings.push(self.file.key("object").nth(n).error("object-never-shown", message));
            }
        }
        self.findings.len() > before
    }

    /// Scenes that nothing leads to; whether there are any.
    fn scenes(&mut self) -> bool {
        let before = self.findings.len();
        for (s, scene) in self.mission.scene.iter().enumerate() {
            if !self.any(|world| world.scenes.contains(&s)) {
                let message = format!("nothing leads to the scene `{}`", scene.id);
                self.findings.push(self.file.key("scene").nth(s).error("scene-never-reached", message));
            }
        }
        self.findings.len() > before
    }

    /// Rules and perils, and what lies in them.
    fn rules(&mut self) {
        let mission = self.mission;
        for (n, rule) in mission.rule.iter().enumerate() {
            let place = self.file.key("rule").nth(n);
            if self.any(|world| world.fired.contains(&n)) {
                self.effects(&rule.effect, &place.key("do"));
            } else if self.any(|world| world.is_called(&rule.when)) {
                let message = "this rule never fires: its conditions never hold";
                self.findings.push(place.error("never-fires", message));
            } else {
                let message = "this rule never fires: what calls it never happens";
                self.findings.push(place.error("never-fires", message));
            }
        }
        for (n, peril) in mission.peril.iter().enumerate() {
            let place = self.file.key("peril").nth(n);
            if self.any(|world| world.fired.contains(&(mission.rule.len() + n))) {
                self.effects(&peril.effect, &place.key("do"));
            } else {
                let message = "this peril never comes: its conditions never hold";
                self.findings.push(place.error("never-fires", message));
            }
        }
        self.effects(&mission.won, &self.file.key("won"));
        self.effects(&mission.lost, &self.file.key("lost"));
    }

    /// Lists inside effects that nobody ever comes to.
    fn effects(&mut self, effects: &'a [Effect], place: &Place<'a>) {
        for (n, effect) in effects.iter().enumerate() {
            let place = place.nth(n);
            let lists: Vec<(&'a [Effect], Place<'a>)> = match effect {
                Effect::Choose { options, .. } => {
                    let place = place.key("choose").key("options");
                    let options = options.iter().enumerate();
                    options.map(|(o, option)| (&option.effect[..], place.nth(o).key("do"))).collect()
                }
                Effect::Test(test) => {
                    let place = place.key("test").key("outcomes");
                    let outcomes = test.outcomes.iter().enumerate();
                    outcomes.map(|(o, outcome)| (&outcome.effect[..], place.nth(o).key("do"))).collect()
                }
                Effect::When { then, otherwise, .. } => {
                    let place = place.key("when");
                    vec![(&then[..], place.key("then")), (&otherwise[..], place.key("else"))]
                }
                _ => Vec::new(),
            };
            for (list, place) in lists {
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

    fn objectives(&mut self) {
        for (n, objective) in self.mission.objective.iter().enumerate() {
            let place = self.file.key("objective").nth(n);
            let id = &objective.id;
            let is_open = |world: &World<'_>| world.current.contains(&n) || world.offered.contains(&n);
            if !self.any(is_open) {
                let message = format!("nothing makes `{id}` an objective of the players");
                self.findings.push(place.error("objective-never-current", message));
                continue;
            }
            if objective.optional && !self.any(|world| world.completed.contains(&n)) {
                let message = format!("nothing completes `{id}`");
                self.findings.push(place.error("objective-cannot-complete", message));
            }
            let Some((goal, counter)) =
                objective.goal.zip(objective.counter.as_ref().and_then(|id| self.mission.counter(id)))
            else {
                continue;
            };
            let short = self.worlds.iter().filter(|world| is_open(world)).find_map(|world| {
                let Party { n_heroes, difficulty } = world.party;
                let (goal, most) = (i32::from(goal.of(n_heroes, difficulty)), world.counters[counter].1);
                (most < goal).then(|| {
                    let counter = &self.mission.counters[counter];
                    format!(
                        "`{id}` cannot be completed with {}: `{counter}` gets to {most} of {goal}",
                        party(world)
                    )
                })
            });
            if let Some(message) = short {
                self.findings.push(place.error("objective-cannot-complete", message));
            }
        }
    }

    fn win(&mut self) {
        let lost: Vec<String> = self.worlds.iter().filter(|world| !world.is_won).map(party).collect();
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

fn party(world: &World<'_>) -> String {
    let difficulty = if world.party.difficulty == Difficulty::Hard { "hard" } else { "normal" };
    format!("{} heroes on {difficulty}", world.party.n_heroes)
}
