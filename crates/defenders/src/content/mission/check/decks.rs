//! Decks that play: every species is called, no card calls or teleports one that never comes, every special event does
//! something.

use std::collections::BTreeSet;

use sortie_content::{Finding, Place};
use sortie_mission::Mission as _;

use super::Known;
use super::stock::cards_aside;
use crate::content::encounter::{Calls, EncounterCard};
use crate::content::event::EventKind;
use crate::content::kinds::SpeciesId;
use crate::content::mission::{Effect, Mission, OwnEffect, OwnTrigger, Trigger};

/// How many cards an encounter deck begins with, if it begins with any.
const SIZE: std::ops::RangeInclusive<usize> = 10..=16;

/// The encounters of every mission: for all in sight, the closest to each, all green ones, all wounded ones.
const ALWAYS: [u8; 4] = [1, 2, 3, 12];

pub(super) fn decks(mission: &Mission, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let content = known.content;
    let aside = cards_aside(mission);
    let species_of = |card: &str| content.alien(card).map(|card| content.aliens[card].species);
    let deck: BTreeSet<SpeciesId> = mission.decks.aliens.keys().filter_map(|card| species_of(card)).collect();
    let start = mission.alien.iter().map(|alien| alien.card.as_str());
    let others = start.chain(aside.aliens.keys().copied());
    let turned = mission.effects().into_iter().filter_map(|effect| {
        let Effect::Own(OwnEffect::Turn { into, .. }) = effect else { return None };
        Some(into.as_str())
    });
    let coming: BTreeSet<SpeciesId> =
        others.chain(turned).filter_map(species_of).chain(deck.iter().copied()).collect();
    let place = file.key("decks").key("encounters");

    let n = mission.decks.encounters.len();
    if n != 0 && !SIZE.contains(&n) {
        findings.push(place.error("deck-size", format!("{n} encounter cards; a mission has 10 to 16")));
    }
    let mut numbers: Vec<(u8, Place<'_>)> =
        mission.decks.encounters.iter().enumerate().map(|(n, &card)| (card, place.nth(n))).collect();
    numbers.extend(aside.encounters.keys().map(|&card| (card, place.clone())));
    for number in ALWAYS.into_iter().filter(|_| n != 0) {
        if !numbers.iter().any(|(card, _)| *card == number) {
            findings.push(
                place.error("deck-always", format!("encounter {number} is missing; every deck has it")),
            );
        }
    }
    let cards: Vec<(&EncounterCard, &Place<'_>)> = numbers
        .iter()
        .filter_map(|(number, place)| Some((&content.encounters[content.encounter(*number)?], place)))
        .collect();
    let calls = |card: &EncounterCard| match card.calls {
        Calls::Species(species) => Some(species),
        Calls::Rank(_) | Calls::Wounded | Calls::InSight | Calls::ClosestToEach => None,
    };
    for species in coming.iter().filter(|_| n != 0) {
        if !cards.iter().any(|(card, _)| calls(card) == Some(*species)) {
            let message = format!("no encounter calls the {}, which comes in this mission", species.id());
            findings.push(place.error("deck-species", message));
        }
    }
    for (card, place) in cards {
        let Some(species) = calls(card) else { continue };
        let message = if !coming.contains(&species) {
            format!("encounter {} calls the {}, which never comes", card.number, species.id())
        } else if card.danger > 0 && !deck.contains(&species) {
            format!("encounter {} may teleport a {}, and the alien deck has none", card.number, species.id())
        } else {
            continue;
        };
        findings.push(place.error("deck-danger", message));
    }
    if deck.is_empty() {
        findings.push(
            file.key("decks").key("aliens").error("deck-empty", "no alien is in the deck for alien signals"),
        );
    }
    events(mission, known, file, findings);
}

/// Every letter is a card and there once, and every special event has a rule.
fn events(mission: &Mission, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let mut seen = BTreeSet::new();
    for (n, stack) in mission.event_stacks().enumerate() {
        let place = file.key("decks").key("events").nth(n);
        if stack.is_empty() {
            findings.push(place.error("stack-empty", "a stack has at least one event"));
        }
        for letter in stack.chars() {
            let Some(card) = known.content.event(letter) else {
                findings.push(place.error("event-unknown", format!("there is no event {letter}")));
                continue;
            };
            if !seen.insert(letter) {
                findings
                    .push(place.error("event-twice", format!("the event {letter} is in the deck already")));
            }
            let waits = mission.rule.iter().any(|rule| rule.when == Trigger::Own(OwnTrigger::Event(letter)));
            if known.content.events[card].kind == EventKind::Special && !waits {
                findings.push(
                    place.error("event-silent", format!("no rule waits for the special event {letter}")),
                );
            }
        }
    }
}
