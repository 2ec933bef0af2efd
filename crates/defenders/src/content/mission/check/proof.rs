//! What can never happen in a mission, whoever plays it.

use std::collections::BTreeSet;

use sortie_boards::hex::HexSet;
use sortie_content::{Finding, Place};
use sortie_mission::Level as _;
use sortie_mission::explore::Proof;

use super::explore::{Map, Printed, World, may_do};
use super::{Known, Walk};
use crate::content::mission::{Effect, Field, Mission, MissionResult, Party};

pub(super) fn prove(
    mission: &Mission,
    field: &Field,
    known: &Known<'_>,
    walk: &Walk<'_>,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let others = known.set.iter().filter(|(id, _)| **id != mission.id);
    let told: BTreeSet<&str> = others.flat_map(|(_, flags)| flags.iter().map(String::as_str)).collect();
    let [fewest, most] = mission.agents.map(usize::from);
    let explore = |party| {
        let ground = Map::new(mission, Printed { field, content: known.content });
        World::explore(mission, &told, party, BTreeSet::from([0]), ground)
    };
    let worlds: Vec<World<'_>> = Party::all(fewest..=most).into_iter().map(explore).collect();
    let mut proof = Proof { mission, worlds, file, findings };
    proof.rules();
    proof.objectives();
    proof.win();
    let mut proof = FieldProof { field, walk, proof };
    proof.areas();
    proof.actions();
    proof.accomplished();
}

/// What is proved of the map: of everything else the language knows.
struct FieldProof<'a, 'f, 'w> {
    field: &'a Field,
    walk: &'w Walk<'w>,
    proof: Proof<'a, 'f, Map<'a>>,
}

impl FieldProof<'_, '_, '_> {
    /// Somebody gets everywhere, on sides laid apart too (22, 31).
    fn areas(&mut self) {
        let mission = self.proof.mission;
        let reached = self.proof.worlds.iter().fold(HexSet::EMPTY, |all, world| all | world.ground.reached);
        let floor = *self.field.board(0).floor();
        for (n, side) in mission.sides().enumerate() {
            let lost = (self.field.side(side) & floor) - reached;
            let Some(hex) = lost.iter().next() else { continue };
            let file = self.proof.file;
            let place = if n == 0 { file.key("side") } else { file.key("join").nth(n - 1) };
            let name = self.field.name(hex).0;
            let message =
                format!("nobody ever gets to `{name}` and {} more hexes of `{side}`", lost.len() - 1);
            self.proof.findings.push(place.error("area-never-reached", message));
        }
    }

    /// Every action is done by somebody.
    fn actions(&mut self) {
        for (n, action) in self.proof.mission.action.iter().enumerate() {
            if !self.proof.any(|world| may_do(world, n)) {
                let message = format!("nobody can ever do `{}`", action.id);
                self.proof.findings.push(self.proof.file.key("action").nth(n).error("action-never", message));
            }
        }
    }

    /// Every party may accomplish the mission, not only partly.
    fn accomplished(&mut self) {
        let word = MissionResult::Accomplished.id();
        let wins: Vec<&Effect> = self
            .walk
            .effects
            .iter()
            .map(|seen| seen.effect)
            .filter(|effect| matches!(effect, Effect::Win(how) if how == word))
            .collect();
        let worlds = self.proof.worlds.iter().filter(|world| world.happened.is_won);
        let n_won = worlds.clone().count();
        let short: Vec<String> = worlds
            .filter(|world| !wins.iter().any(|win| world.has_followed(win)))
            .map(|world| format!("{} agents on {}", world.party.n_players, world.party.difficulty.name()))
            .collect();
        let message = match short.len() {
            0 => return,
            n if n == n_won => "nothing that can happen accomplishes this mission".to_owned(),
            _ => format!("this mission cannot be accomplished with {}", short.join(", ")),
        };
        self.proof.findings.push(self.proof.file.key("id").error("cannot-accomplish", message));
    }
}
