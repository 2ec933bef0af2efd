//! Heroes.

use sortie_content::Finding;

use crate::attack::most::PRINTED_DICE;
use crate::content::card::{Card, Deck, Slot};
use crate::content::entry::Entry;
use crate::content::hero::{Hero, Sheet};

/// Every hero has sheets that can be played, and the class deck of R1.3.
pub(super) fn heroes(heroes: &[Entry<'_, Hero>], cards: &[Entry<'_, Card>], findings: &mut Vec<Finding>) {
    for entry in heroes {
        let hero = &entry.value;
        sheet(entry, "healthy", &hero.healthy, findings);
        sheet(entry, "wounded", &hero.wounded, findings);
        for ability in &hero.ability {
            let is_on = |sheet: &Sheet| sheet.abilities.contains(&ability.id);
            if !is_on(&hero.healthy) && !is_on(&hero.wounded) {
                let message = format!("the ability `{}` stands on neither side", ability.id);
                findings.push(entry.error("ability-unused", message));
            }
        }
        start(entry, cards, findings);
        class_deck(entry, cards, findings);
    }
}

fn sheet(entry: &Entry<'_, Hero>, side: &str, sheet: &Sheet, findings: &mut Vec<Finding>) {
    let Sheet { health, endurance, speed, defence, strength, insight, tech, abilities } = sheet;
    if [health, endurance, speed].into_iter().any(|&number| number == 0) {
        let message = format!("health, endurance and speed of the {side} side are at least 1");
        findings.push(entry.error("sheet-numbers", message));
    }
    let n_dice = [strength, insight, tech].map(Vec::len).into_iter().chain([defence.len()]);
    if n_dice.into_iter().any(|n| !(1..=PRINTED_DICE).contains(&n)) {
        let message =
            format!("the {side} side has 1 to {PRINTED_DICE} dice for its defence and for each attribute");
        findings.push(entry.error("sheet-dice", message));
    }
    for id in abilities {
        if !entry.value.ability.iter().any(|ability| ability.id == *id) {
            let message = format!("the {side} side names an ability `{id}` that the hero does not have");
            findings.push(entry.error("sheet-ability", message));
        }
    }
}

/// A hero begins with a weapon of its own class deck (R1.11).
fn start(entry: &Entry<'_, Hero>, cards: &[Entry<'_, Card>], findings: &mut Vec<Finding>) {
    let Hero { id, start, .. } = &entry.value;
    let is_start = |card: &&Entry<'_, Card>| {
        let Card { deck, hero, xp, slot, .. } = &card.value;
        card.value.id == *start
            && *deck == Deck::Class
            && hero.as_ref() == Some(id)
            && *xp == 0
            && *slot == Some(Slot::Weapon)
    };
    if !cards.iter().any(|card| is_start(&card)) {
        let message = format!("`{start}` is no weapon of the class deck of `{id}` without experience points");
        findings.push(entry.error("start-card", message));
    }
}

/// One starting item and two cards each of 1 to 4 experience points.
fn class_deck(entry: &Entry<'_, Hero>, cards: &[Entry<'_, Card>], findings: &mut Vec<Finding>) {
    let id = &entry.value.id;
    let of_hero = cards.iter().map(|card| &card.value);
    let of_hero = of_hero.filter(|card| card.deck == Deck::Class && card.hero.as_ref() == Some(id));
    let mut by_xp = [0usize; 5];
    // A card of any other number of points is found with the card.
    for card in of_hero {
        if let Some(n) = by_xp.get_mut(usize::from(card.xp)) {
            *n += usize::from(card.copies);
        }
    }
    if by_xp != [1, 2, 2, 2, 2] {
        let message = format!(
            "the class deck of `{id}` has {by_xp:?} cards of 0 to 4 experience points; it needs [1, 2, 2, 2, 2]"
        );
        findings.push(entry.error("class-deck", message));
    }
}
