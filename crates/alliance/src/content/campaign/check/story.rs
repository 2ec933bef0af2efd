//! Which missions, encounters and endings a team can come to, by some way of winning, losing and choosing.

use std::collections::BTreeSet;

use sortie_content::Finding;

use super::sets;
use crate::content::campaign::Campaign;
use crate::content::mission::check::Known;
use crate::content::mission::{Given, Mission};
use crate::content::place::Place;

/// Campaigns with more missions are not searched for dead ends: each can be open, won or lost.
const MOST_SEARCHED: usize = 12;

pub(super) fn story(campaign: &Campaign, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let tale = Tale::new(campaign, known);
    let all = tale.everything();
    for (n, leg) in campaign.mission.iter().enumerate().filter(|(n, _)| !all.legs.contains(n)) {
        let message = format!("the mission `{}` never comes up", leg.mission);
        findings.push(file.key("mission").nth(n).error("leg-never", message));
    }
    if campaign.mission.iter().enumerate().all(|(n, leg)| !leg.finale || !all.legs.contains(&n)) {
        findings.push(file.key("mission").error("finale-never", "no way leads to a finale"));
    }
    for (n, encounter) in campaign.encounter.iter().enumerate().filter(|(n, _)| !all.met.contains(n)) {
        let message = format!("the encounter `{}` never comes up", encounter.id);
        findings.push(file.key("encounter").nth(n).error("encounter-never", message));
    }
    for (n, ending) in campaign.ending.iter().enumerate() {
        let is_hidden = campaign.ending[..n].iter().any(|before| before.given.is_empty());
        if is_hidden || !tale.may_all(&ending.given, &all) {
            let message = format!("no campaign ends with `{}`", ending.id);
            findings.push(file.key("ending").nth(n).error("ending-never", message));
        }
    }
    if let Some(way) = tale.dead_end() {
        let message = format!("after {way} no mission is left and the campaign has not ended");
        findings.push(file.key("mission").error("campaign-stuck", message));
    }
}

/// A campaign and the flags its parts set.
struct Tale<'a> {
    campaign: &'a Campaign,
    missions: Vec<Option<&'a Mission>>,
    /// By leg: flags set by the mission, whatever comes of it, by winning and by losing.
    by_leg: Vec<[BTreeSet<String>; 3]>,
    by_encounter: Vec<BTreeSet<String>>,
}

/// What may have happened.
#[derive(Default, PartialEq, Eq, Clone)]
struct Past {
    legs: BTreeSet<usize>,
    won: BTreeSet<usize>,
    lost: BTreeSet<usize>,
    met: BTreeSet<usize>,
    flags: BTreeSet<String>,
    /// Whether everything here is possible rather than certain: then what has been won may as well not have been.
    is_open: bool,
}

impl<'a> Tale<'a> {
    fn new(campaign: &'a Campaign, known: &Known<'a>) -> Self {
        let missions: Vec<Option<&'a Mission>> = campaign
            .mission
            .iter()
            .map(|leg| known.missions.iter().copied().find(|mission| mission.id == leg.mission))
            .collect();
        let of = |mission: &Option<&'a Mission>| {
            let mut flags = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
            if let Some(mission) = mission {
                let rules = mission.rule.iter().map(|rule| &rule.effect);
                let perils = mission.peril.iter().map(|peril| &peril.effect);
                rules.chain(perils).for_each(|effects| sets(effects, &mut flags[0]));
                sets(&mission.won, &mut flags[1]);
                sets(&mission.lost, &mut flags[2]);
            }
            flags
        };
        let by_leg = missions.iter().map(of).collect();
        let by_encounter = campaign.encounter.iter().map(|encounter| {
            let mut flags = BTreeSet::new();
            sets(&encounter.effect, &mut flags);
            flags
        });
        Self { campaign, by_encounter: by_encounter.collect(), missions, by_leg }
    }

    /// Everything that may happen in some way.
    fn everything(&self) -> Past {
        let mut past = Past { is_open: true, ..Past::default() };
        loop {
            let before = past.clone();
            for (n, leg) in self.campaign.mission.iter().enumerate() {
                if self.may_all(&leg.given, &past) {
                    past.legs.insert(n);
                    past.won.insert(n);
                    past.lost.insert(n);
                    past.flags.extend(self.by_leg[n].iter().flatten().cloned());
                }
            }
            self.meet(&mut past);
            if past == before {
                return past;
            }
        }
    }

    /// Encounters that may come up.
    fn meet(&self, past: &mut Past) {
        for (n, encounter) in self.campaign.encounter.iter().enumerate() {
            if self.may_all(&encounter.given, past) && past.met.insert(n) {
                past.flags.extend(self.by_encounter[n].iter().cloned());
            }
        }
    }

    fn may_all(&self, givens: &[Given], past: &Past) -> bool {
        givens.iter().all(|given| self.may(given, true, past))
    }

    /// Whether a condition may be so. Flags may be set if anything that has happened sets them; what the team owns may
    /// be anything.
    fn may(&self, given: &Given, wanted: bool, past: &Past) -> bool {
        let leg = |id: &str| self.campaign.mission.iter().position(|leg| leg.mission == id);
        let known = |is_so: bool| if past.is_open && !wanted { true } else { is_so == wanted };
        match given {
            Given::Flag(flag) => !wanted || past.flags.contains(flag),
            Given::Played(id) => known(leg(id).is_some_and(|n| past.legs.contains(&n))),
            Given::Won(id) => known(leg(id).is_some_and(|n| past.won.contains(&n))),
            Given::Met(id) => !wanted || self.campaign.encounter(id).is_some_and(|n| past.met.contains(&n)),
            Given::Not(given) => self.may(given, !wanted, past),
            Given::Any(list) if wanted => list.iter().any(|given| self.may(given, true, past)),
            Given::Any(list) => list.iter().all(|given| self.may(given, false, past)),
            Given::All(list) if wanted => self.may_all(list, past),
            Given::All(list) => list.iter().any(|given| self.may(given, false, past)),
            _ => true,
        }
    }

    /// A way of winning and losing after which nothing can be chosen, if there is one.
    fn dead_end(&self) -> Option<String> {
        if self.campaign.mission.len() > MOST_SEARCHED {
            return None;
        }
        let mut seen: BTreeSet<(BTreeSet<usize>, BTreeSet<usize>)> = BTreeSet::new();
        let mut open = vec![(Past::default(), Vec::new())];
        let mut next = 0;
        while let Some((past, way)) = open.get(next).cloned() {
            next += 1;
            let legs = self.campaign.mission.iter().enumerate();
            // The first mission is played at once.
            let legs = legs.take(if past.legs.is_empty() { 1 } else { usize::MAX });
            let choices: Vec<usize> = legs
                .filter(|(n, leg)| !past.legs.contains(n) && self.may_all(&leg.given, &past))
                .map(|(n, _)| n)
                .collect();
            if choices.is_empty() {
                return Some(way.join(", "));
            }
            for (leg, won) in choices.into_iter().flat_map(|leg| [(leg, true), (leg, false)]) {
                if self.campaign.mission[leg].finale {
                    continue;
                }
                let mut past = past.clone();
                past.legs.insert(leg);
                if won {
                    past.won.insert(leg)
                } else {
                    past.lost.insert(leg)
                };
                past.flags.extend(self.by_leg[leg][0].iter().cloned());
                past.flags.extend(self.by_leg[leg][if won { 1 } else { 2 }].iter().cloned());
                self.meet(&mut past);
                if seen.insert((past.won.clone(), past.lost.clone())) {
                    let id = self.missions[leg].map_or("", |mission| &mission.id);
                    let mut way = way.clone();
                    way.push(format!("`{id}` {}", if won { "won" } else { "lost" }));
                    open.push((past, way));
                }
            }
        }
        None
    }
}
