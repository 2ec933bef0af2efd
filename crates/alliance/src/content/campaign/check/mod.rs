//! What must be true of campaigns beyond their form. Every finding names file and line.

use std::collections::BTreeSet;

use sortie_content::{Document, Finding, Place};
use sortie_mission::check::{
    Chapter, Ending, Phase, Story, Tale, missing, outlasting, shapes, too_deep, words,
};

use super::{Campaign, Leg};
use crate::content::card::{Deck, Slot};
use crate::content::mission::check::{Known, Walk};
use crate::content::mission::{AllianceWords, MissionKind};

/// All that an encounter does and asks for, and when it appears.
pub(in crate::content) fn walk_encounter<'a>(campaign: &'a Campaign, n: usize, file: &Place<'a>) -> Walk<'a> {
    let encounter = &campaign.encounter[n];
    let place = file.key("encounter").nth(n);
    let mut walk = Walk::default();
    walk.givens(&encounter.given, &place.key("if"), Phase::Story);
    walk.story(&encounter.effect, &place.key("do"), Phase::Story);
    walk
}

/// Everything that is wrong with a campaign.
pub(in crate::content) fn campaign(
    document: &Document<'_, Campaign>,
    known: &Known<'_>,
    findings: &mut Vec<Finding>,
) {
    let campaign = &document.value;
    let file = document.place();
    let before = findings.len();
    if document.stem() != campaign.id {
        // Its texts are named after it, so there is no more to say.
        let message =
            format!("the campaign calls itself `{}` and lies in `{}.toml`", campaign.id, document.stem());
        findings.push(file.key("id").error("campaign-id", message));
        return;
    }
    let title = format!("campaign-{}", campaign.id);
    missing::<AllianceWords>(&file.key("id"), &title, known.texts, findings);
    missing::<AllianceWords>(&file.key("id"), &format!("{title}-note"), known.texts, findings);
    locations(campaign, known, &title, &file, findings);
    legs(campaign, known, &file, findings);
    encounters(campaign, known, &file, findings);
    armory(campaign, known, &file, findings);
    endings(campaign, known, &title, &file, findings);
    // Names that lead nowhere would be told again as things that never happen.
    if findings[before..].iter().all(|finding| finding.code == "text-missing") {
        story(campaign, known).check(&file, findings);
    }
}

fn locations(
    campaign: &Campaign,
    known: &Known<'_>,
    title: &str,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let mut seen = BTreeSet::new();
    for (n, location) in campaign.location.iter().enumerate() {
        let place = file.key("location").nth(n);
        if !seen.insert(&location.id) {
            findings.push(place.error("name-twice", format!("there is another location `{}`", location.id)));
        }
        if location.at.into_iter().any(|hundredths| hundredths > 100) {
            let message = "a place on the star map is told in hundredths, 0 to 100";
            findings.push(place.key("at").error("location-at", message));
        }
        missing::<AllianceWords>(&place, &format!("{title}-location-{}", location.id), known.texts, findings);
    }
}

fn location(campaign: &Campaign, id: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
    if !campaign.location.iter().any(|location| location.id == id) {
        findings.push(place.error("location-unknown", format!("there is no location `{id}`")));
    }
}

fn legs(campaign: &Campaign, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let mut seen = BTreeSet::new();
    let mut walk = Walk::default();
    for (n, leg) in campaign.mission.iter().enumerate() {
        let place = file.key("mission").nth(n);
        let id = &leg.mission;
        location(campaign, &leg.location, &place.key("location"), findings);
        match known.missions.iter().find(|mission| mission.id == *id) {
            None => {
                let message = format!("there is no mission `{id}`");
                findings.push(place.key("mission").error("mission-unknown", message));
            }
            Some(mission) if leg.finale && mission.kind != MissionKind::Story => {
                let message = format!("`{id}` ends the campaign, so it is a mission of the story");
                findings.push(place.error("finale-kind", message));
            }
            Some(_) => {}
        }
        if !seen.insert(id) {
            findings.push(place.error("name-twice", format!("`{id}` is on the star map already")));
        }
        walk.givens(&leg.given, &place.key("if"), Phase::Story);
    }
    given(&walk, known, findings);
    let place = file.key("mission");
    match campaign.mission.first() {
        None => findings.push(place.error("leg-first", "a campaign has at least one mission")),
        Some(first) if !first.given.is_empty() => {
            let message = format!("`{}` is played first, so it has no condition", first.mission);
            findings.push(place.nth(0).error("leg-first", message));
        }
        Some(_) => {}
    }
    if !campaign.mission.iter().any(|leg| leg.finale) {
        findings
            .push(place.error("no-finale", "no mission ends the campaign: one at least is `finale = true`"));
    }
}

fn given(walk: &Walk<'_>, known: &Known<'_>, findings: &mut Vec<Finding>) {
    shapes(walk, findings);
    outlasting(walk, known, findings);
}

fn encounters(campaign: &Campaign, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    for (n, encounter) in campaign.encounter.iter().enumerate() {
        let place = file.key("encounter").nth(n);
        let id = &encounter.id;
        let title = format!("encounter-{id}");
        // Texts name an encounter without its campaign.
        let all = known.campaigns.iter().flat_map(|campaign| &campaign.encounter);
        let is_first =
            all.clone().find(|other| other.id == *id).is_some_and(|first| std::ptr::eq(first, encounter));
        if !is_first {
            findings.push(place.error("name-twice", format!("there is another encounter `{id}`")));
        }
        location(campaign, &encounter.location, &place.key("location"), findings);
        let walk = walk_encounter(campaign, n, file);
        given(&walk, known, findings);
        too_deep(&walk, findings);
        if encounter.effect.is_empty() {
            findings.push(place.error("rule-empty", format!("nothing happens in `{id}`")));
        }
        missing::<AllianceWords>(&place, &title, known.texts, findings);
        missing::<AllianceWords>(&place, &format!("{title}-note"), known.texts, findings);
        words(&walk, &title, known.texts, findings);
    }
}

fn armory(campaign: &Campaign, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let place = file.key("armory");
    let armory = &campaign.armory;
    let mut wrong = |key: &str, message: String| findings.push(place.key(key).error("armory", message));
    if armory.cards == 0 {
        wrong("cards", "the armory offers at least one card".to_owned());
    }
    if armory.tiers.is_empty() || armory.tiers.iter().any(Vec::is_empty) {
        wrong("tiers", "after each mission the armory offers cards of some tier".to_owned());
    }
    // Weapons and modifications only (R31.4).
    let is_sold = |slot| matches!(slot, Some(Slot::Weapon | Slot::Modification));
    let tiers: BTreeSet<u8> = armory.tiers.iter().flatten().copied().collect();
    for tier in tiers {
        let mut cards = known.cards.iter().filter(|card| card.deck == Deck::Item && card.tier == tier);
        if !cards.any(|card| is_sold(card.slot)) {
            wrong("tiers", format!("no weapon or modification is of tier {tier}"));
        }
    }
    if armory.buy == 0 || armory.sell > armory.buy {
        wrong("sell", format!("whoever buys for {} and sells for {} gets rich", armory.buy, armory.sell));
    }
    let fame = &campaign.fame;
    let all = [fame.group, fame.elite, fame.won, fame.fast, fame.optional, fame.unhurt, fame.encounter];
    if all.into_iter().any(|fame| fame < 0) {
        findings.push(file.key("fame").error("fame", "nobody loses fame by a deed"));
    }
    if campaign.credits.all().into_iter().any(|credits| credits < 0) {
        findings.push(file.key("credits").error("amount", "a team starts with at least 0 credits"));
    }
}

fn endings(
    campaign: &Campaign,
    known: &Known<'_>,
    title: &str,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let mut seen = BTreeSet::new();
    let mut walk = Walk::default();
    for (n, ending) in campaign.ending.iter().enumerate() {
        let place = file.key("ending").nth(n);
        if !seen.insert(&ending.id) {
            findings.push(place.error("name-twice", format!("there is another ending `{}`", ending.id)));
        }
        walk.givens(&ending.given, &place.key("if"), Phase::Story);
        missing::<AllianceWords>(&place, &format!("{title}-ending-{}", ending.id), known.texts, findings);
    }
    given(&walk, known, findings);
    if campaign.ending.last().is_none_or(|last| !last.given.is_empty()) {
        let message = "the last ending has no condition, so that every campaign ends";
        findings.push(file.key("ending").error("ending-last", message));
    }
}

/// The campaign as far as it branches.
fn story<'a>(campaign: &'a Campaign, known: &Known<'a>) -> Story<'a, AllianceWords> {
    let chapter = |leg: &'a Leg| {
        let mission = known.missions.iter().copied().find(|mission| mission.id == leg.mission);
        Chapter::new(&leg.mission, mission, &leg.given, leg.finale)
    };
    let encounters = campaign.encounter.iter();
    let encounters = encounters.map(|event| Tale::new(&event.id, &event.given, &event.effect));
    let endings = campaign.ending.iter().map(|ending| Ending { id: &ending.id, given: &ending.given });
    Story {
        chapters: campaign.mission.iter().map(chapter).collect(),
        encounters: encounters.collect(),
        endings: endings.collect(),
    }
}
