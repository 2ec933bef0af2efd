//! Every card plays in its own way.

use std::collections::BTreeMap;

use sortie_defenders::content::{Class, Content, Item};
use sortie_defenders::world::Rank;

/// No two of these come to the same.
#[track_caller]
fn all_differ<T: PartialEq>(cards: &[(&str, T)]) {
    for (n, (id, card)) in cards.iter().enumerate() {
        let twin = cards[..n].iter().find(|(_, other)| other == card);
        assert!(twin.is_none(), "{id} is {} by another name", twin.unwrap().0);
    }
}

#[test]
fn no_two_items_do_the_same() {
    let content = Content::shipped();
    let items = content.devices.iter().chain(&content.skills).chain(&content.tactics);
    // The drones' tokens differ by the drone.
    all_differ(&items.map(|item| (item.id.as_str(), &item.power)).collect::<Vec<_>>());
}

#[test]
fn no_two_weapons_are_alike() {
    let content = Content::shipped();
    let nameless = |weapon: &sortie_defenders::content::Weapon| {
        let mut weapon = weapon.clone();
        weapon.id.clear();
        weapon
    };
    let tokens = content.weapons.iter().map(|weapon| (weapon.id.as_str(), nameless(weapon)));
    let base = content.agents.iter().flat_map(|agent| agent.base.weapons());
    let base = base.map(|weapon| (weapon.id.as_str(), nameless(weapon)));
    all_differ(&tokens.chain(base).collect::<Vec<_>>());
}

#[test]
fn no_two_events_or_encounters_are_alike() {
    let content = Content::shipped();
    let ordinary = content.events.iter().filter(|card| !card.does.is_empty());
    all_differ(&ordinary.map(|card| (card.id.as_str(), (card.kind, &card.does))).collect::<Vec<_>>());
    all_differ(&content.encounters.iter().map(|card| (card.id.as_str(), card.calls)).collect::<Vec<_>>());
}

/// defenders 105, 113, 126: a class chooses among at least four skills once generic ones count, two basic and two improved tactics,
/// and finds weapons for both of its hands.
#[test]
fn every_class_has_a_choice() {
    let content = Content::shipped();
    for class in Class::ALL {
        let fitting = |items: &[Item]| items.iter().filter(|item| item.is_for(class)).count();
        assert!(fitting(&content.skills) >= 4, "{class:?}");
        assert_eq!(fitting(&content.tactics), 4, "{class:?}");
        for rank in [Rank::Blue, Rank::Red] {
            let found = content
                .weapons
                .iter()
                .filter(|weapon| weapon.rank == rank && weapon.class.is_none_or(|own| own == class));
            assert!(found.count() >= 3, "{class:?} {rank:?}");
        }
    }
}

/// defenders 119: Grenadier finds three grenades even if two agents carry one each.
#[test]
fn there_are_grenades_for_a_grenadier() {
    let content = Content::shipped();
    let grenades: BTreeMap<&str, u8> = content
        .devices
        .iter()
        .filter(|item| item.is_grenade())
        .map(|item| (item.id.as_str(), item.copies))
        .collect();
    assert_eq!(grenades, BTreeMap::from([("emp_grenade", 2), ("frag_grenade", 3), ("stun_grenade", 2)]));
}
