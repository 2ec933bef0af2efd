//! The pack that ships.

use sortie_content::Source;
use sortie_defenders::content::{Class, Content, EventKind, Item, SpeciesId};
use sortie_defenders::world::Rank;

use super::read;

/// Nothing is wrong with it.
#[test]
fn the_shipped_cards_can_be_played() {
    let (content, findings) = read(Source::shipped());
    assert_eq!(findings, [""; 0]);
    assert!(content.is_some());
}

/// Everything of the pack is checked together.
#[test]
fn the_pack_is_checked() {
    let check = |source: &Source| {
        let mut findings = Vec::new();
        Content::read(source, &mut findings);
        findings
    };
    assert_eq!(check(Source::shipped()), []);
    let files = Source::shipped().files().filter(|(path, _)| *path != "defenders/events.toml");
    let findings = check(&Source::of(files));
    let found: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert_eq!(found, ["defenders/events.toml:1: error[missing-file]: this file is missing"]);
}

/// defenders 4: the box holds what its component list says.
#[test]
fn the_box_is_whole() {
    let content = Content::shipped();
    let tokens = |items: &[Item]| items.iter().map(|item| usize::from(item.copies)).sum::<usize>();
    let of_rank = |rank: Rank| content.weapons.iter().filter(|weapon| weapon.rank == rank).count();
    let improved = |is_improved| content.tactics.iter().filter(|item| item.improved == is_improved).count();
    let stock = &content.stock;
    assert_eq!(content.agents.len(), 5);
    assert_eq!((of_rank(Rank::Green), of_rank(Rank::Blue), of_rank(Rank::Red)), (0, 10, 10));
    assert_eq!((tokens(&content.devices), tokens(&content.skills)), (23, 15));
    assert_eq!((improved(false), improved(true), tokens(&content.tactics)), (10, 10, 20));
    assert_eq!(content.aliens.iter().map(|card| card.copies).sum::<u8>(), 22);
    assert_eq!(content.events.len(), 22);
    assert_eq!(content.encounters.iter().map(|card| card.copies).sum::<u8>(), 32);
    assert_eq!((stock.human_signals, stock.alien_signals, stock.points.len(), stock.fragments), (6, 9, 4, 4));
}

/// defenders 131, 132, 172: 21 alien figures, 7 species, and the card of the Beast that is never drawn.
#[test]
fn every_figure_has_a_card() {
    let content = Content::shipped();
    let drawn = |species: SpeciesId| -> Vec<(Rank, u8)> {
        let of = content.aliens.iter().filter(|card| card.species == species && !card.is_enraged);
        of.map(|card| (card.rank, card.copies)).collect()
    };
    let pairs = vec![(Rank::Green, 2), (Rank::Blue, 2)];
    let singles = vec![(Rank::Green, 1), (Rank::Blue, 1)];
    let red = vec![(Rank::Red, 1)];
    let expected = [pairs.clone(), pairs.clone(), pairs.clone(), pairs, singles.clone(), singles, red];
    assert_eq!(SpeciesId::ALL.map(drawn), expected);
    let numbers = SpeciesId::ALL.map(|species| usize::from(species.number().0));
    assert_eq!(numbers, [0, 1, 2, 3, 4, 5, 6]);
}

/// Everything is found by what the rules call it.
#[test]
fn cards_are_found_by_name() {
    let content = Content::shipped();
    for class in Class::ALL {
        assert_eq!(content.agent(class).class, class);
    }
    assert_eq!(content.drone("gd_209"), Some(1));
    assert_eq!(content.weapons[content.weapon("lasergun").unwrap()].id, "lasergun");
    assert_eq!(content.devices[content.device("medikit").unwrap()].id, "medikit");
    assert_eq!(content.skills[content.skill("charge").unwrap()].id, "charge");
    assert_eq!(content.tactics[content.tactic("brace").unwrap()].id, "brace");
    assert_eq!(content.aliens[content.alien("aracnos_blue").unwrap()].species, SpeciesId::Aracnos);
    assert_eq!(content.event('V'), Some(21));
    assert_eq!(content.encounter(12), Some(11));
    assert_eq!((content.event('W'), content.encounter(13), content.device("sword")), (None, None, None));
}

/// defenders 54: special events have their effects in the missions, and missions name the letters A to E only.
#[test]
fn special_events_are_empty() {
    let content = Content::shipped();
    let special: String = content
        .events
        .iter()
        .filter(|card| card.kind == EventKind::Special && card.does.is_empty())
        .map(|card| card.letter)
        .collect();
    assert_eq!(special, "ABCDE");
}
