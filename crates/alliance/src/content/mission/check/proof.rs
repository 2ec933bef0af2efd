//! What can never happen in a mission, whoever plays it.

use std::collections::BTreeSet;

use sortie_content::{Finding, Place};
use sortie_mission::explore::Proof;

use super::explore::{Maps, Mended, World};
use super::{Known, Walk, deployed};
use crate::content::map::Map;
use crate::content::mission::{Mission, Party};

pub(super) fn prove(
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
    let explore = |mended: Mended| -> Vec<World<'_>> {
        let scenes: BTreeSet<usize> = if mended.scenes { (0..maps.len()).collect() } else { [0].into() };
        let of = |party| {
            let ground = Maps::new(mission, &maps, mended);
            World::explore(mission, &told, party, scenes.clone(), ground)
        };
        Party::all(counts.clone()).into_iter().map(of).collect()
    };
    let as_written = explore(Mended::default());
    let mut mended = Mended::default();
    let proof = Proof { mission, worlds: explore(mended), file, findings };
    let mut maps_proof = MapProof { maps: &maps, proof };

    // From causes to what follows from them, so that one mistake is told once.
    let mut checked = BTreeSet::new();
    mended.areas = maps_proof.areas(walk, &mut checked);
    maps_proof.proof.worlds = explore(mended);
    mended.objects = maps_proof.hidden_objects();
    maps_proof.proof.worlds = explore(mended);
    mended.scenes = maps_proof.proof.scenes();
    maps_proof.proof.worlds = explore(mended);
    if maps_proof.areas(walk, &mut checked) {
        mended.areas = true;
        maps_proof.proof.worlds = explore(mended);
    }
    maps_proof.proof.rules();
    maps_proof.proof.objectives();
    maps_proof.proof.worlds = as_written;
    maps_proof.proof.win();
}

/// What is proved of the maps: of everything else the language knows.
struct MapProof<'a, 'f> {
    maps: &'a [&'a Map],
    proof: Proof<'a, 'f, Maps<'a>>,
}

impl<'a> MapProof<'a, '_> {
    fn any(&self, is: impl Fn(&World<'a>) -> bool) -> bool {
        self.proof.any(is)
    }

    /// The two sides of a door, by scene and number of the area.
    fn sides(&self, object: usize) -> Option<(usize, [usize; 2])> {
        self.proof.worlds[0].ground.sides(self.proof.mission, object)
    }

    /// The areas of the scenes that are played and the doors between them; whether something is wrong with them.
    fn areas(&mut self, walk: &Walk<'_>, checked: &mut BTreeSet<usize>) -> bool {
        let before = self.proof.findings.len();
        for s in 0..self.proof.mission.scene.len() {
            if !self.any(|world| world.happened.scenes.contains(&s)) || !checked.insert(s) {
                continue;
            }
            let place = self.proof.file.key("scene").nth(s);
            if !self.any(|world| world.ground.revealed.contains(&(s, 0))) {
                let first = &self.maps[s].areas[0].id;
                let message = format!("the heroes start in `{first}`, so it is revealed at the start");
                self.proof.findings.push(place.error("scene-start", message));
                continue;
            }
            let locked = self.locked_doors(s);
            for area in (1..self.maps[s].areas.len()).filter(|area| !locked.contains(area)) {
                self.area(s, area, walk, &place);
            }
            self.unlisted_doors(s, &place);
        }
        self.proof.findings.len() > before
    }

    /// Doors that nothing opens; the areas they lead to.
    fn locked_doors(&mut self, scene: usize) -> BTreeSet<usize> {
        let mut areas = BTreeSet::new();
        for (n, object) in self.proof.mission.object.iter().enumerate() {
            let Some((at, sides)) = self.sides(n) else { continue };
            let is_there = self.any(|world| world.ground.there.contains(&n));
            if at == scene && object.locked && is_there && !self.any(|world| world.ground.opened.contains(&n))
            {
                let message = format!("`{}` is locked; nothing unlocks or opens it", object.id);
                self.proof
                    .findings
                    .push(self.proof.file.key("object").nth(n).error("door-stays-locked", message));
                areas.extend(sides);
            }
        }
        areas
    }

    /// A door that can be seen from both sides is one that people ask about.
    fn unlisted_doors(&mut self, scene: usize, place: &Place<'_>) {
        let id = &self.proof.mission.scene[scene].id;
        for (n, door) in self.maps[scene].doors.iter().enumerate() {
            let mut objects = self.proof.mission.object.iter().filter(|object| object.scene == *id);
            let is_listed = objects.any(|object| object.door == Some(n as u8));
            let is_seen =
                |area: u8| self.any(|world| world.ground.revealed.contains(&(scene, usize::from(area))));
            if !is_listed && door.areas.into_iter().all(is_seen) {
                let [one, other] = door.areas.map(|area| &self.maps[scene].areas[usize::from(area)].id);
                let message = format!("door {n} between `{one}` and `{other}` is no object of the mission");
                self.proof.findings.push(place.error("door-unlisted", message));
            }
        }
    }

    /// An area is revealed and can be entered, unless the mission leaves it out altogether.
    fn area(&mut self, scene: usize, area: usize, walk: &Walk<'_>, place: &Place<'_>) {
        let id = &self.maps[scene].areas[area].id;
        if self.any(|world| world.ground.revealed.contains(&(scene, area))) {
            // Enemies may come from a room that no hero enters, but then its doors open for them.
            if !self.any(|world| world.ground.reached.contains(&(scene, area))) {
                let message = format!("`{id}` is revealed and no door to it ever opens");
                self.proof.findings.push(place.error("area-out-of-reach", message));
            }
            return;
        }
        let leads =
            |n: &usize| self.sides(*n).is_some_and(|(at, sides)| at == scene && sides.contains(&area));
        let doors: Vec<usize> = (0..self.proof.mission.object.len()).filter(leads).collect();
        let opened = doors.iter().filter(|n| self.any(|world| world.ground.opened.contains(n)));
        let opened: Vec<usize> = opened.copied().collect();
        for &door in &opened {
            let message = format!(
                "`{}` opens and nothing reveals `{id}` behind it",
                self.proof.mission.object[door].id
            );
            self.proof
                .findings
                .push(self.proof.file.key("object").nth(door).error("door-to-nowhere", message));
        }
        let here = walk.effects.iter().filter(|seen| seen.scenes == [scene]);
        let groups = here.filter_map(|seen| deployed(seen.effect));
        let deployed = groups.flat_map(|deploy| deploy.at.iter().chain(&deploy.each).copied());
        let objects = self
            .proof
            .mission
            .object
            .iter()
            .filter(|object| object.scene == self.proof.mission.scene[scene].id);
        let mut used = deployed.chain(objects.filter_map(|object| object.at));
        let is_used = !doors.is_empty() || used.any(|space| self.maps[scene].area_of(space) == area);
        if opened.is_empty() && is_used {
            self.proof.findings.push(place.error("area-never-revealed", format!("nothing reveals `{id}`")));
        }
    }

    /// Objects that nothing shows; whether there are any.
    fn hidden_objects(&mut self) -> bool {
        let before = self.proof.findings.len();
        for (n, object) in self.proof.mission.object.iter().enumerate().filter(|(_, object)| object.hidden) {
            let scene = self.proof.mission.scene(&object.scene);
            let is_played =
                self.any(|world| scene.is_some_and(|scene| world.happened.scenes.contains(&scene)));
            if is_played && !self.any(|world| world.ground.there.contains(&n)) {
                let message = format!("`{}` is hidden and nothing shows it", object.id);
                self.proof
                    .findings
                    .push(self.proof.file.key("object").nth(n).error("object-never-shown", message));
            }
        }
        self.proof.findings.len() > before
    }
}
