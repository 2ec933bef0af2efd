//! What must be true of campaigns beyond their form. Every finding names file and line.

use std::collections::BTreeSet;

use sortie_content::{Document, Finding, Place};
use sortie_mission::check::missing;

use super::{Campaign, Leg};
use crate::content::mission::check::{Known, results};
use crate::content::mission::{DefendersWords, MissionResult};

/// Everything that is wrong with a campaign.
pub(in crate::content) fn campaign(
    document: &Document<'_, Campaign>,
    known: &Known<'_>,
    findings: &mut Vec<Finding>,
) {
    let (campaign, file) = (&document.value, document.place());
    let before = findings.len();
    if document.stem() != campaign.id {
        let message =
            format!("the campaign calls itself `{}` and lies in `{}.toml`", campaign.id, document.stem());
        findings.push(file.key("id").error("campaign-id", message));
        return;
    }
    let title = format!("campaign-{}", campaign.id);
    for word in ["", "-note", "-rules"] {
        missing::<DefendersWords>(&file.key("id"), &format!("{title}{word}"), known.texts, findings);
    }
    legs(campaign, known, &file, findings);
    endings(campaign, known, &title, &file, findings);
    if findings[before..].iter().all(|finding| finding.code == "text-missing") {
        ways(campaign, &file, findings);
    }
}

/// Every mission is there once, and goes on after each result it can have and no other.
fn legs(campaign: &Campaign, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    if campaign.leg.is_empty() {
        findings.push(file.key("leg").error("leg-first", "a campaign has at least one mission"));
    }
    let mut seen = BTreeSet::new();
    for (n, leg) in campaign.leg.iter().enumerate() {
        let place = file.key("leg").nth(n);
        let id = &leg.mission;
        if !seen.insert(id) {
            findings.push(place.error("name-twice", format!("there is another leg `{id}`")));
        }
        let Some(mission) = known.missions.iter().find(|mission| mission.id == *id) else {
            let message = format!("there is no mission `{id}`");
            findings.push(place.key("mission").error("mission-unknown", message));
            continue;
        };
        let can = results(mission);
        for how in MissionResult::ALL {
            let place = place.key(how.id());
            let message = match (leg.after(how), can.contains(&how)) {
                (None, true) => format!("nothing is said of what follows when `{id}` is {}", how.id()),
                (Some(_), false) => format!("`{id}` is never {}", how.id()),
                (Some(_), true) | (None, false) => continue,
            };
            findings.push(place.error("leg-result", message));
        }
        for (how, list) in MissionResult::ALL.map(|how| (how, leg.after(how).unwrap_or_default())) {
            for (m, next) in list.iter().enumerate().filter(|(_, next)| campaign.leg(next).is_none()) {
                let message = format!("the campaign has no leg `{next}`");
                findings.push(place.key(how.id()).nth(m).error("leg-unknown", message));
            }
        }
    }
}

/// Where nothing follows there is an ending, and nowhere else.
fn endings(
    campaign: &Campaign,
    known: &Known<'_>,
    title: &str,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let ends = |leg: &Leg, how| leg.after(how).is_some_and(<[String]>::is_empty);
    let mut seen = BTreeSet::new();
    for (n, ending) in campaign.ending.iter().enumerate() {
        let place = file.key("ending").nth(n);
        if !seen.insert(&ending.id) {
            findings.push(place.error("name-twice", format!("there is another ending `{}`", ending.id)));
        }
        if !campaign.leg(&ending.mission).is_some_and(|leg| ends(leg, ending.how)) {
            let message = format!(
                "`{}` never comes: the campaign does not end when `{}` is {}",
                ending.id,
                ending.mission,
                ending.how.id()
            );
            findings.push(place.error("ending-never", message));
        }
        missing::<DefendersWords>(&place, &format!("{title}-ending-{}", ending.id), known.texts, findings);
    }
    for (n, leg) in campaign.leg.iter().enumerate() {
        for how in MissionResult::ALL.into_iter().filter(|&how| ends(leg, how)) {
            if campaign.ending(&leg.mission, how).is_none() {
                let message = format!(
                    "the campaign ends when `{}` is {}, and nothing is said of it",
                    leg.mission,
                    how.id()
                );
                findings.push(file.key("leg").nth(n).key(how.id()).error("ending-missing", message));
            }
        }
    }
}

/// From the first mission one gets to every other, and from each to an end.
fn ways(campaign: &Campaign, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let next = |leg: &Leg| -> BTreeSet<usize> {
        let lists = MissionResult::ALL.into_iter().filter_map(|how| leg.after(how));
        let ids = lists.flatten();
        ids.filter_map(|id| campaign.leg.iter().position(|leg| leg.mission == *id)).collect()
    };
    let closure = |mut all: BTreeSet<usize>, step: &dyn Fn(&BTreeSet<usize>) -> BTreeSet<usize>| loop {
        let grown = &all | &step(&all);
        if grown == all {
            return all;
        }
        all = grown;
    };
    let reached =
        closure(BTreeSet::from([0]), &|all| all.iter().flat_map(|&leg| next(&campaign.leg[leg])).collect());
    let ends = |leg: &Leg| {
        MissionResult::ALL.into_iter().any(|how| leg.after(how).is_some_and(<[String]>::is_empty))
    };
    let ending: BTreeSet<usize> = (0..campaign.leg.len()).filter(|&leg| ends(&campaign.leg[leg])).collect();
    let finished = closure(ending, &|all| {
        (0..campaign.leg.len()).filter(|&leg| !next(&campaign.leg[leg]).is_disjoint(all)).collect()
    });
    for (n, leg) in campaign.leg.iter().enumerate() {
        let place = file.key("leg").nth(n);
        if !reached.contains(&n) {
            findings.push(place.error("leg-never", format!("nothing leads to `{}`", leg.mission)));
        } else if !finished.contains(&n) {
            findings
                .push(place.error("leg-endless", format!("no way from `{}` leads to an end", leg.mission)));
        }
    }
}
