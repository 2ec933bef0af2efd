//! Cards of heroes.

use sortie_content::Finding;

use crate::ability::{Ability, Deed, When};
use crate::content::card::{Card, Deck, Slot};
use crate::content::entry::Entry;
use crate::content::hero::Hero;
use crate::surge::SurgeList;

/// The most dice a weapon shows: abilities add some, and twelve fit into a pool.
const MOST_DICE: usize = 4;

/// The cards of a file belong to its deck.
pub(in crate::content) fn deck(deck: Deck, cards: &[Entry<'_, Card>], findings: &mut Vec<Finding>) {
    for card in cards.iter().filter(|card| card.value.deck != deck) {
        let message = format!("`{}` lies in the file of another deck", card.value.id);
        findings.push(card.error("card-deck", message));
    }
}

/// Every card has what its deck and its kind ask for, and nothing else.
pub(super) fn cards(heroes: &[Entry<'_, Hero>], cards: &[Entry<'_, Card>], findings: &mut Vec<Finding>) {
    for entry in cards {
        owner(entry, heroes, findings);
        numbers(entry, findings);
        kind(entry, findings);
        attack(entry, findings);
        team(entry, findings);
    }
}

/// Class cards have a hero, rewards may; items and supply belong to anybody.
fn owner(entry: &Entry<'_, Card>, heroes: &[Entry<'_, Hero>], findings: &mut Vec<Finding>) {
    let Card { id, deck, hero, .. } = &entry.value;
    match hero {
        Some(hero) if !heroes.iter().any(|known| known.value.id == *hero) => {
            findings.push(entry.error("hero-unknown", format!("there is no hero `{hero}`")));
        }
        Some(_) if matches!(deck, Deck::Item | Deck::Supply) => {
            findings.push(entry.error("card-owner", format!("`{id}` is for any hero")));
        }
        None if *deck == Deck::Class => {
            findings.push(entry.error("card-owner", format!("the class card `{id}` names no hero")));
        }
        _ => {}
    }
}

/// Experience points, tiers and prices stand on the cards that have them.
fn numbers(entry: &Entry<'_, Card>, findings: &mut Vec<Finding>) {
    let Card { deck, xp, tier, price, .. } = &entry.value;
    let xp_fits = if *deck == Deck::Class { *xp <= 4 } else { *xp == 0 };
    if !xp_fits {
        findings.push(entry.error("card-xp", "class cards cost 0 to 4 experience points, other cards none"));
    }
    let is_item = *deck == Deck::Item;
    let tier_fits = if is_item { (1..=3).contains(tier) } else { *tier == 0 };
    if !tier_fits || is_item == (*price == 0) {
        findings
            .push(entry.error("card-price", "items have a tier of 1 to 3 and a price, other cards neither"));
    }
}

/// A weapon has an attack, a modification something to lie under, and an item is one of the kinds of R10.1.
fn kind(entry: &Entry<'_, Card>, findings: &mut Vec<Finding>) {
    let Card { id, deck, slot, weapon, modification, .. } = &entry.value;
    if (*slot == Some(Slot::Weapon)) != weapon.is_some() {
        findings.push(entry.error("weapon-slot", format!("`{id}` is a weapon or it has no attack")));
    }
    if (*slot == Some(Slot::Modification)) != modification.is_some() {
        let message = format!("`{id}` is a modification or it fits no weapon");
        findings.push(entry.error("modification-slot", message));
    }
    if *deck == Deck::Item && slot.is_none() {
        let message = format!("the item `{id}` counts as nothing; it needs a slot");
        findings.push(entry.error("card-slot", message));
    }
}

/// What a weapon attacks with can be rolled and bought.
fn attack(entry: &Entry<'_, Card>, findings: &mut Vec<Finding>) {
    let Card { id, weapon, modification, ability, .. } = &entry.value;
    if let Some(weapon) = weapon
        && !(1..=MOST_DICE).contains(&weapon.dice.len())
    {
        let message = format!("`{id}` has {} attack dice; a weapon has 1 to {MOST_DICE}", weapon.dice.len());
        findings.push(entry.error("weapon-dice", message));
    }
    let of_weapon = weapon.as_ref().map(|weapon| &weapon.surges);
    let of_modification = modification.as_ref().map(|modification| &modification.surges);
    for surges in of_weapon.into_iter().chain(of_modification) {
        if let Err(error) = SurgeList::new(surges.clone()) {
            findings.push(entry.error("surge-options", error.to_string()));
        }
    }
    let mut deeds = ability.iter().flat_map(|ability| &ability.does);
    let asks = deeds.any(|deed| matches!(deed, Deed::Attack(attack) if attack.this_weapon));
    if asks && weapon.is_none() && modification.is_none() {
        let message = format!("`{id}` attacks with a weapon it does not lie under");
        findings.push(entry.error("this-weapon", message));
    }
}

/// A card of the team is a reward that nobody wears. What a mission demands of the whole team stands on such a card, at
/// the start of the mission.
fn team(entry: &Entry<'_, Card>, findings: &mut Vec<Finding>) {
    let card @ Card { id, deck, hero, slot, .. } = &entry.value;
    if card.team && (*deck != Deck::Reward || hero.is_some() || slot.is_some()) {
        let message = format!("`{id}` is of the whole team: a reward, for no hero alone, and no equipment");
        findings.push(entry.error("card-team", message));
    }
    let is_late = card.ability.iter().any(|ability| ability.when != When::MissionStart && demands(ability));
    if is_late || has_toll(card) && !card.team {
        let message = format!("`{id}` demands something of the whole team, at the start of a mission");
        findings.push(entry.error("card-toll", message));
    }
}

/// Whether it demands something of the team when a mission starts.
pub(super) fn has_toll(card: &Card) -> bool {
    card.ability.iter().any(demands)
}

fn demands(ability: &Ability) -> bool {
    ability.does.iter().any(|deed| matches!(deed, Deed::Toll { .. }))
}
