//! Weapons and modifications: dice, bonus and surge options of each card, played at the table.

use sortie_alliance::attack::AttackKind;
use sortie_alliance::content::{Card, Slot};
use sortie_alliance::dice::AttackDie;
use sortie_alliance::{Event, Prompt};

use super::table::{CONTENT, Table, face::*};
use super::{FOE, ME, facing};

/// The face of a die with the most surges.
fn surging(die: AttackDie) -> u8 {
    match die {
        AttackDie::Blue => BLUE_3_1_SURGE,
        AttackDie::Green => GREEN_2_1_SURGE,
        AttackDie::Yellow => YELLOW_0_1_SURGES,
        AttackDie::Red => RED_2_SURGE,
    }
}

/// Attacks with a weapon so that all dice show surges; stops where they are spent.
fn attacks_with(card: &Card, more: &[&str]) -> Table {
    let weapon = card.weapon.as_ref().expect("a weapon");
    let hero = card.hero.as_deref().unwrap_or("fenn_signis");
    let is_start = CONTENT.heroes.iter().any(|hero| hero.start == card.id);
    let mut cards: Vec<&str> = if is_start { vec![] } else { vec![&card.id] };
    cards.extend(more);
    let mut table = Table::new(&facing(hero, &cards, "royal_guard", 1).strain(ME, 1));
    let faces: Vec<u8> = weapon.dice.iter().map(|&die| surging(die)).collect();
    table.dice(&faces).dice(&[BLACK_1]).activate(ME).attack(u8::from(!is_start), FOE);
    table.until(|ask| matches!(ask, Prompt::Surges { .. }));
    table
}

/// alliance R5.1, R5.3, R6.4, R6.5, R10.2
///
/// Every weapon rolls its dice, adds its bonus, and offers each of its options once; a hero may also recover 1 strain.
#[test]
fn every_weapon_is_used() {
    let weapons: Vec<&Card> = CONTENT.cards.iter().filter(|card| card.weapon.is_some()).collect();
    assert_eq!(weapons.len(), 6 + 14 + 1);
    for card in weapons {
        let weapon = card.weapon.as_ref().expect("a weapon");
        let table = attacks_with(card, &[]);
        let dice: Vec<String> = weapon.dice.iter().map(|die| format!("{die:?} ").to_lowercase()).collect();
        assert_eq!(table.rolls(), [format!("{}| black", dice.concat())], "{}", card.id);
        let mut expected: Vec<String> = weapon.surges.iter().map(ToString::to_string).collect();
        expected.push("recover_str1".to_owned());
        if card.hero.as_deref() == Some("gideon_argus") {
            expected.push("stun".to_owned());
        }
        assert_eq!(table.surges(), expected, "{}", card.id);
        for option in &weapon.surges {
            let mut bought = table.clone();
            let word = option.to_string();
            bought.surge(&word);
            let left = bought.surges();
            let twice = weapon.surges.iter().filter(|other| **other == *option).count();
            let again = left.iter().filter(|&other| *other == word).count();
            assert!(again < twice, "{}: {word} is spent", card.id);
            bought.finish();
            assert_eq!(bought.told(|event| matches!(event, Event::SurgeSpent { .. })), 1, "{}", card.id);
        }
    }
}

/// alliance R10.5, R10.6
///
/// Every modification works with the weapon it lies under: what it adds, and the options it grants.
#[test]
fn every_modification_is_used() {
    let modifications: Vec<&Card> =
        CONTENT.cards.iter().filter(|card| card.slot == Some(Slot::Modification)).collect();
    assert_eq!(modifications.len(), 10);
    for card in modifications {
        let modification = card.modification.as_ref().expect("a modification");
        let start = if modification.fits == AttackKind::Melee { "vibro_ax" } else { "infantry_rifle" };
        let weapon = &CONTENT.cards[CONTENT.card(start).expect("a weapon")];
        let table = attacks_with(weapon, &[&card.id]);
        for option in &modification.surges {
            assert!(table.surges().contains(&option.to_string()), "{}", card.id);
        }
    }
    // Accuracy of the barrel: 3 + 1 + 2 at 6 spaces.
    for (cards, hits) in [(&[][..], 0), (&["marksman_barrel"][..], 3)] {
        let mut table = Table::new(&facing("fenn_signis", cards, "royal_guard", 6));
        table.dice(&[BLUE_3_2, GREEN_1_2, BLACK_1]).activate(ME).attack(0, FOE).finish();
        assert_eq!(table.hits(), [hits], "{cards:?}");
    }
    // A long haft reaches; on a weapon that does already, it pierces.
    let mut axe = Table::new(&facing("gaarkhan", &["extended_haft"], "royal_guard", 2));
    axe.dice(&[RED_3, YELLOW_2_1, BLACK_2]).activate(ME).attack(0, FOE).finish();
    assert_eq!(axe.damage(FOE), 2);
    let mut staff = Table::new(&facing("diala_passil", &["extended_haft"], "royal_guard", 2));
    staff.dice(&[GREEN_2_2, YELLOW_1_2, BLACK_2]).activate(ME).attack(0, FOE).finish();
    assert_eq!(staff.damage(FOE), 3);
    // A modification of one weapon does nothing for another.
    let mut other = Table::new(&facing("fenn_signis", &["spread_barrel", "dh_17"], "royal_guard", 2));
    other.dice(&[GREEN_2_2, YELLOW_1_2, BLACK_2]).activate(ME).attack(2, FOE).finish();
    assert_eq!((other.damage(FOE), other.n_used("spread_barrel")), (2, 0));
}
