//! No mission calls for more cards and figures than one core box has (R1.3, R8.2), and for one ally group at most (R22.2):
//! with any party, in any scene, whatever the players do.

use std::collections::BTreeSet;

use sortie_content::{Finding, Place};

use super::{Known, Walk};
use crate::content::group::{Group, n_figures};
use crate::content::mission::{Arrival, Mission, Muster, Party};

pub(super) fn stock(
    mission: &Mission,
    walk: &Walk<'_>,
    known: &Known<'_>,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let counts = if mission.heroes.is_empty() { 2..=4 } else { mission.heroes.len()..=mission.heroes.len() };
    let mut stock = Stock { walk, known, file, findings, told: BTreeSet::new() };
    for party in Party::all(counts) {
        let muster = Muster::of(mission, party, |_| true);
        for scene in 0..mission.scene.len() {
            stock.allies(&muster, scene);
            let groups: BTreeSet<&str> = muster.groups().collect();
            let groups: Vec<&Group> = groups.into_iter().filter_map(|id| known.group(id)).collect();
            groups.iter().for_each(|group| stock.cards(&muster, party, scene, group));
            groups.iter().for_each(|group| stock.figures(&muster, party, scene, group));
        }
    }
}

struct Stock<'a, 'f> {
    walk: &'a Walk<'a>,
    known: &'a Known<'a>,
    file: &'a Place<'a>,
    findings: &'f mut Vec<Finding>,
    /// Miniatures of which something has been told: one mistake is told once, for the first party that meets it.
    told: BTreeSet<String>,
}

impl Stock<'_, '_> {
    fn cards(&mut self, muster: &Muster<'_>, party: Party, scene: usize, group: &Group) {
        let most = muster.most(scene, |arrival| usize::from(arrival.group == group.id));
        let n: usize = most.iter().map(|arrival| arrival.times).sum();
        let in_box = group.n_cards(&[]);
        if n > in_box && self.told.insert(group.model.clone()) {
            let id = &group.id;
            let message = format!(
                "{}: {} of `{id}` on the map at once ({}); the box has {in_box} {}",
                with(party),
                if most.iter().any(|arrival| arrival.is_endless()) {
                    "any number of groups".to_owned()
                } else {
                    format!("{n} groups")
                },
                labels(&most),
                if in_box == 1 { "card" } else { "cards" },
            );
            self.tell(&most, "box-cards", message);
        }
    }

    fn figures(&mut self, muster: &Muster<'_>, party: Party, scene: usize, group: &Group) {
        let of = |arrival: &Arrival<'_>| {
            let its = self.known.group(arrival.group).filter(|its| its.model == group.model);
            its.map_or(0, |its| usize::from(its.figures))
        };
        let most = muster.most(scene, of);
        let n: usize = most.iter().map(|arrival| of(arrival).saturating_mul(arrival.times)).sum();
        let in_box = n_figures(self.known.groups.iter().copied(), &group.model, |_| false);
        if n > in_box && self.told.insert(group.model.clone()) {
            let message = format!(
                "{}: {n} figures `{}` on the map at once ({}); the box has {in_box}",
                with(party),
                group.model,
                labels(&most),
            );
            self.tell(&most, "box-figures", message);
        }
    }

    fn allies(&mut self, muster: &Muster<'_>, scene: usize) {
        let most = muster.most(scene, |arrival| usize::from(arrival.is_ally));
        if most.iter().map(|arrival| arrival.times).sum::<usize>() > 1 && self.told.insert(String::new()) {
            let message = format!("a mission has one ally group at most; {} join", labels(&most));
            self.tell(&most, "second-ally", message);
        }
    }

    /// A finding at the last of the arrivals.
    fn tell(&mut self, most: &[&Arrival<'_>], code: &'static str, message: String) {
        let last = most.last().and_then(|last| {
            let mut seen = self.walk.effects.iter();
            seen.find(|seen| std::ptr::eq(seen.effect, last.effect))
        });
        self.findings.push(last.map_or(self.file, |seen| &seen.place).error(code, message));
    }
}

fn with(party: Party) -> String {
    format!("with {} heroes on {}", party.n_players, sortie_mission::Level::name(party.difficulty))
}

fn labels(most: &[&Arrival<'_>]) -> String {
    let labels: Vec<String> = most.iter().map(|arrival| format!("`{}`", arrival.label)).collect();
    labels.join(", ")
}
