//! Odds that can be counted on paper, or were counted elsewhere.

use sortie_defenders::dice::{Dice, Pool, Symbol};
use sortie_defenders::odds::{AttackOdds, CheckQuestion, Words, parse_cli, teleport};

fn odds(words: Words<'_>) -> AttackOdds {
    parse_cli(&words).expect("a question").odds(Dice::shipped())
}

#[track_caller]
fn assert_close(found: f64, over: f64, under: f64) {
    assert!((found - over / under).abs() < 1e-14, "{found} is not {over} / {under}");
}

/// The rifle of T6 against its Aracnos.
#[test]
fn rifle_against_aracnos() {
    let words = Words {
        attack: "red,red,red",
        flash: "defence-1",
        armour: "shield+1",
        health: Some(4),
        ..Words::default()
    };
    let odds = odds(words);
    assert_close(odds.expected(), 9_908_383.0, 7_812_500.0);
    let ends = odds.ends.expect("its health is known");
    assert_close(ends.p_dead, 3_048.0, 390_625.0);
    assert_eq!(ends.p_bleeding, 0.0);
    assert_eq!(odds.p_jam, 0.271);
    assert_eq!((odds.p_void, odds.p_ammo), (0.0, 0.0), "its ammo is not limited here");
}

/// The improved Vulcan of T7 against its Xeno-Beta, with three tokens spent in every roll.
#[test]
fn vulcan_against_xeno_beta() {
    for armour in ["heal+1", "heal+2"] {
        let attack = "red,red,red,red";
        let words = Words { attack, spend: 3, shield: 1, armour, health: Some(4), ..Words::default() };
        let odds = odds(words);
        assert_close(odds.expected(), 72.0, 25.0);
        assert_close(odds.ends.expect("its health is known").p_dead, 1_873_132_776.0, 6_103_515_625.0);
    }
}

/// One red die: hits 0 to 2 in 4, 5 and 1 of ten ways; each hit gets past a blue die in six of ten.
#[test]
fn one_red_die() {
    let odds = odds(Words { attack: "red", health: Some(2), ammo: Some(1), ..Words::default() });
    assert_eq!(odds.hits, [0.4, 0.5, 0.1]);
    assert_close(odds.wounds[2], 36.0, 1_000.0);
    assert_close(odds.expected(), 42.0, 100.0);
    assert_close(odds.p_wound(), 30.0 + 6.4 + 2.0, 100.0);
    assert_eq!((odds.p_jam, odds.p_ammo, odds.p_on_hit), (0.1, 0.1, 0.6));
}

/// defenders 70, 73, A61: one die rolled again. The agent keeps the alien face; the alien, and a power that names it, do not.
#[test]
fn one_die_again() {
    let words = Words { attack: "red", reroll: true, ..Words::default() };
    // Three of ten faces are taken up: 0.6 + 0.3 * 0.6.
    assert_close(odds(words).p_on_hit, 78.0, 100.0);
    let all = Words { reroll_alien: true, ..words };
    assert_close(odds(all).p_on_hit, 84.0, 100.0);
    assert_close(odds(Words { by: "alien", ..words }).p_on_hit, 84.0, 100.0);
    assert_eq!(odds(Words { reroll: false, ..all }).p_on_hit, 0.6, "it says which dice, not whether");
    // 106: a reroll that may touch alien faces can save an alien weapon.
    let strange = Words { alien_weapon: true, ..words };
    assert_eq!(odds(Words { reroll: false, ..strange }).p_void, 0.2);
    assert_close(odds(strange).p_void, 10.0 + 3.0 * 2.0, 100.0);
    assert_close(odds(Words { reroll_alien: true, ..strange }).p_void, 4.0 * 2.0, 100.0);
}

/// defenders 88, 89, A27: an alien's attack on an agent, who bleeds first and dies only if he bled before.
#[test]
fn bleeding_and_death() {
    let words = Words { attack: "blue", by: "alien", health: Some(1), ..Words::default() };
    let ends = odds(words).ends.expect("his health is known");
    assert_close(ends.p_bleeding, 30.0, 100.0);
    assert_eq!(ends.p_dead, 0.0);
    let ends = odds(Words { wounds: 1, ..words }).ends.expect("his health is known");
    assert_close(ends.p_dead, 30.0, 100.0);
    assert_close(ends.p_bleeding, 70.0, 100.0);
}

/// defenders 104, A59: a healing weapon ends bleeding with any hit, and wounds nobody.
#[test]
fn healing() {
    let words = Words { attack: "blue", r#type: "healing", health: Some(3), wounds: 3, ..Words::default() };
    let odds = odds(words);
    assert_eq!((odds.expected(), odds.p_wound(), odds.p_jam), (0.0, 0.0, 0.0));
    assert_eq!(odds.ends.expect("known").p_bleeding, 0.5);
}

/// Twelve dice rolled twice have 10^24 ways, and 24 hits ask for as many dice: nothing overflows, and chances add up.
#[test]
fn the_most_dice() {
    let attack = ["red"; 12].join(",");
    let words = Words { attack: &attack, hits: 255, reroll: true, armour: "shield_each", ..Words::default() };
    let odds = odds(words);
    assert_close(odds.hits.iter().sum(), 1.0, 1.0);
    let sum: f64 = odds.wounds.iter().sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    // 12 dice of 0.7 + 0.3 * 0.7 hits each, and every hit is a wound in four of ten (shields and flashes cancel).
    assert!((odds.expected() - (255.0 + 12.0 * 0.91) * 0.4).abs() < 1e-9, "{}", odds.expected());
}

/// defenders T33, T34, 81, 84, 126
#[test]
fn checks() {
    for (red, blue, symbol, needed, over, under) in [
        (3, 0, Symbol::Gd, 1, 61.0, 125.0),
        (3, 0, Symbol::Gd, 2, 13.0, 125.0),
        (3, 0, Symbol::Gd, 3, 1.0, 125.0),
        (1, 0, Symbol::Flash, 1, 3.0, 10.0),
        (1, 0, Symbol::Gd, 1, 1.0, 5.0),
        (0, 1, Symbol::Shield, 1, 2.0, 5.0),
        (0, 0, Symbol::Shield, 1, 0.0, 1.0),
        (0, 0, Symbol::Shield, 0, 1.0, 1.0),
    ] {
        let question = CheckQuestion { dice: Pool::new(red, blue).expect("few"), symbol, needed };
        assert_close(question.odds(Dice::shipped()).p(), over, under);
    }
    let two = CheckQuestion { dice: Pool::new(1, 0).expect("one"), symbol: Symbol::Hit, needed: 2 };
    let ways: Vec<(u16, u128)> = two.odds(Dice::shipped()).count.iter().map(|(&n, ways)| (n, ways)).collect();
    assert_eq!(ways, [(0, 4), (1, 5), (2, 1)], "a face with two hits counts twice");
}

/// defenders A39: flash outranks hit, and the die is rolled until it fits a point.
#[test]
fn teleport_die() {
    use Symbol::{Alien, Flash, Hit, Shield};
    let dice = Dice::shipped();
    for (points, expected) in [
        (vec![Hit, Flash, Shield, Alien], vec![(Hit, 0.3), (Flash, 0.2), (Shield, 0.4), (Alien, 0.1)]),
        (vec![Hit, Flash], vec![(Hit, 0.6), (Flash, 0.4)]),
        (vec![Shield, Alien], vec![(Shield, 0.8), (Alien, 0.2)]),
        (vec![Alien], vec![(Alien, 1.0)]),
        (vec![Hit, Hit], vec![(Hit, 1.0), (Hit, 1.0)]),
    ] {
        assert_eq!(teleport(&points, dice), Some(expected), "{points:?}");
    }
    assert_eq!(teleport(&[], dice), None);
    let blank = Dice { blue: [Default::default(); 10], ..dice.clone() };
    assert_eq!(teleport(&[Hit, Flash], &blank), None, "no face fits");
    assert_eq!(teleport(&[Hit], &blank), Some(vec![(Hit, 1.0)]), "one point is not rolled for");
}
