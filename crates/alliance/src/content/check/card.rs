//! Cards of heroes.

use sortie_content::Finding;

use crate::ability::{Ability, Deed, When};
use crate::attack::most::{MODIFICATION_SURGES, MOST_BARS, PRINTED_DICE, PRINTED_SURGES};
use crate::content::card::{Card, Deck, Slot};
use crate::content::entry::Entry;
use crate::content::hero::Hero;
use crate::surge::{SurgeList, SurgeOption};

/// The most cards of the supply deck.
const MOST_SUPPLY: usize = 12;

/// The most rewards that a hero can have besides equipment, those of the team included: with class cards, equipment and
/// modifications they fit into one hand.
const MOST_LOOSE_REWARDS: usize = 7;

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
        discarded(entry, findings);
    }
    supply(cards, findings);
    hands(heroes, cards, findings);
}

/// Only supply cards are discarded (R19.1): the pile is theirs.
fn discarded(entry: &Entry<'_, Card>, findings: &mut Vec<Finding>) {
    let Card { id, deck, ability, .. } = &entry.value;
    if *deck != Deck::Supply && ability.iter().any(|ability| ability.cost.discard) {
        let message = format!("`{id}` is no supply card: it is exhausted or depleted, not discarded");
        findings.push(entry.error("card-discard", message));
    }
}

/// The supply deck fits on the table.
fn supply(cards: &[Entry<'_, Card>], findings: &mut Vec<Finding>) {
    let mut n = 0;
    for entry in cards.iter().filter(|entry| entry.value.deck == Deck::Supply && !entry.value.removed) {
        let before = n;
        n += usize::from(entry.value.copies);
        if (before..n).contains(&MOST_SUPPLY) {
            let message = format!("the supply deck has at most {MOST_SUPPLY} cards");
            findings.push(entry.error("supply-deck", message));
        }
    }
}

/// Whatever a hero can have fits into its hand.
fn hands(heroes: &[Entry<'_, Hero>], cards: &[Entry<'_, Card>], findings: &mut Vec<Finding>) {
    for hero in heroes {
        let id = &hero.value.id;
        let is_loose = |card: &Card| {
            let is_its_own = card.hero.as_ref().is_none_or(|owner| owner == id);
            card.deck == Deck::Reward && card.slot.is_none() && !card.removed && is_its_own
        };
        let n = cards.iter().filter(|card| is_loose(&card.value)).count();
        if n > MOST_LOOSE_REWARDS {
            let message =
                format!("`{id}` could hold {n} rewards that are no equipment; {MOST_LOOSE_REWARDS} fit");
            findings.push(hero.error("hero-hand", message));
        }
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
        && !(1..=PRINTED_DICE).contains(&weapon.dice.len())
    {
        let message =
            format!("`{id}` has {} attack dice; a weapon has 1 to {PRINTED_DICE}", weapon.dice.len());
        findings.push(entry.error("weapon-dice", message));
    }
    if let Some(weapon) = weapon
        && usize::from(weapon.bars) > MOST_BARS
    {
        let message = format!("`{id}` has {} bars; a weapon has up to {MOST_BARS}", weapon.bars);
        findings.push(entry.error("weapon-bars", message));
    }
    let of_weapon = weapon.as_ref().map(|weapon| (&weapon.surges, PRINTED_SURGES));
    let of_modification =
        modification.as_ref().map(|modification| (&modification.surges, MODIFICATION_SURGES));
    for (options, most) in of_weapon.into_iter().chain(of_modification) {
        surges(entry, options, most, findings);
    }
    let mut deeds = ability.iter().flat_map(|ability| &ability.does);
    let asks = deeds.any(|deed| matches!(deed, Deed::Attack(attack) if attack.this_weapon));
    if asks && weapon.is_none() && modification.is_none() {
        let message = format!("`{id}` attacks with a weapon it does not lie under");
        findings.push(entry.error("this-weapon", message));
    }
}

/// What surges can buy is told apart, and there is room for it in an attack.
pub(super) fn surges<T>(
    entry: &Entry<'_, T>,
    options: &[SurgeOption],
    most: usize,
    findings: &mut Vec<Finding>,
) {
    if let Err(error) = SurgeList::new(options.to_vec()) {
        findings.push(entry.error("surge-options", error.to_string()));
    } else if options.len() > most {
        let message = format!("{} surge options; up to {most} are printed", options.len());
        findings.push(entry.error("surge-options", message));
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
