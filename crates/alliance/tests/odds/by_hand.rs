//! Odds that can be counted on paper.

use sortie_alliance::dice::{AttackDie, Dice, Pool};
use sortie_alliance::odds::{
    AttackOdds, Chooser, OddsError, Reroll, RerollPool, TestFigure, TestQuestion, Words, parse_cli,
};

fn odds(words: Words<'_>) -> AttackOdds {
    parse_cli(&words).expect("a question").odds(Dice::shipped())
}

/// The ways of each damage, from 0.
fn ways(odds: &AttackOdds) -> Vec<u128> {
    let damage = odds.damage();
    let most = damage.iter().map(|(&n, _)| n).max().expect("an outcome");
    (0..=most).map(|n| damage.weight_of(|&damage| damage == n)).collect()
}

/// Alliance R5.2: red shows 1, 2, 2, 2, 3, 3; black blocks 1, 1, 2, 2, 3, 0.
#[test]
fn red_against_black() {
    let odds = odds(Words { attack: "red", defence: "black", kind: "melee", ..Words::default() });
    assert_eq!(ways(&odds), [16, 11, 7, 2]);
    assert_eq!(odds.expected(), 31.0 / 36.0);
    assert_eq!((odds.p_hit(), odds.p_dodge()), (1.0, 0.0));
    assert_eq!((odds.p_damage(), odds.p_defeat(3)), (20.0 / 36.0, 2.0 / 36.0));
}

/// Alliance R5.11: blue shows accuracy 2, 2, 3, 3, 4, 5.
#[test]
fn blue_falls_short() {
    for (distance, hits) in [(2, 6), (3, 4), (4, 2), (5, 1), (6, 0)] {
        let odds = odds(Words { attack: "blue", distance, ..Words::default() });
        assert_eq!(odds.p_hit(), f64::from(hits) / 6.0, "distance {distance}");
    }
    // With one surge for accuracy the faces 2 and 3 with a surge reach 4 and 5.
    for (distance, hits) in [(4, 4), (5, 2), (6, 0)] {
        let odds = odds(Words { attack: "blue", distance, surge: "acc+2", ..Words::default() });
        assert_eq!(odds.p_hit(), f64::from(hits) / 6.0, "distance {distance}");
    }
}

/// Alliance R5.5: one face of the white die in six; of two dice, eleven ways in 36.
#[test]
fn dodges() {
    let one = odds(Words { attack: "red", defence: "white", kind: "melee", ..Words::default() });
    assert_eq!((one.p_dodge(), one.p_hit()), (1.0 / 6.0, 5.0 / 6.0));
    let two = odds(Words { attack: "red", defence: "white,white", kind: "melee", ..Words::default() });
    assert_eq!(two.p_dodge(), 11.0 / 36.0);
}

/// Alliance R29.2 against the most damage: yellow with a surge, where the list prefers a condition.
#[test]
fn policies_differ() {
    let words = Words { attack: "yellow", kind: "melee", surge: "stun;dmg+1", ..Words::default() };
    // Damage 0 1 2 1 1 0 with surges 1 2 0 1 0 1. By priority the two faces without damage buy damage; the face with
    // damage and two surges buys stun, then damage; the one with one surge buys stun.
    assert_eq!(ways(&odds(words)), [0, 4, 2]);
    let stuns = |odds: &AttackOdds| odds.outcomes().weight_of(|outcome| outcome.used & 1 != 0);
    assert_eq!(stuns(&odds(words)), 2);
    let best = odds(Words { policy: "best", ..words });
    assert_eq!(ways(&best), [0, 3, 3]);
    assert_eq!(stuns(&best), 1, "what damage leaves over goes down the list");
}

/// Modifiers and keywords of both sides.
#[test]
fn modifiers_and_keywords() {
    let words = Words { attack: "red", defence: "black", kind: "melee", ..Words::default() };
    let pierced = odds(Words { keywords: "pierce3,reach", ..words });
    assert_eq!(ways(&pierced), [0, 6, 18, 12]);
    let armoured = odds(Words { mods: "blk+1", ..words });
    assert_eq!(ways(&armoured), [27, 7, 2], "every way one damage less");
    let no_dice = odds(Words { mods: "dmg+2", kind: "melee", ..Words::default() });
    assert_eq!(ways(&no_dice), [0, 0, 1]);
}

/// One reroll by hand: red in melee against nothing has 13/6 on average, so only its two 3s are kept.
#[test]
fn one_reroll() {
    let words = Words { attack: "red", kind: "melee", reroll_attack: 1, ..Words::default() };
    assert_eq!(ways(&odds(words)), [0, 4, 12, 8 + 12]);
    // Foresight: the defender takes up what blocks less than 1.5 on average, the evade and the single blocks. The
    // attack of exactly 3 damage makes every block count alike.
    let words =
        Words { mods: "dmg+3", defence: "black", kind: "melee", reroll_defence: 1, ..Words::default() };
    assert_eq!(ways(&odds(words)), [6 + 3, 12 + 6, 6, 3]);
}

#[test]
fn rerolls_have_a_limit() {
    let mut question = parse_cli(&Words { attack: &["red"; 9].join(","), ..Words::default() }).expect("nine");
    question.rerolls = vec![Reroll { by: Chooser::Defender, pool: RerollPool::Attack, most: 1 }];
    assert_eq!(question.try_odds(Dice::shipped()), Err(OddsError::TooManyDiceForRerolls(9)));
    question.dice = pool("red,red,red");
    question.rerolls = vec![Reroll { most: 200, ..question.rerolls[0] }; 6];
    assert_eq!(question.try_odds(Dice::shipped()), Err(OddsError::TooManyRerolls(18)));
    question.rerolls.pop();
    assert!(question.try_odds(Dice::shipped()).is_ok(), "15 are counted");
}

fn pool(words: &str) -> Pool<AttackDie> {
    words.parse().expect("a pool")
}

/// Alliance R11.3, R11.4 and T8: blue has a surge on two faces, green on three, so 4/6 * 3/6 fail.
#[test]
fn tests_of_an_attribute() {
    let dice = Dice::shipped();
    let insight = TestQuestion::hero(pool("blue,green"), 1).odds(dice);
    let ways: Vec<(u16, u128)> = insight.successes().iter().map(|(&n, ways)| (n, ways)).collect();
    assert_eq!(ways, [(0, 12), (1, 18), (2, 6)]);
    assert_eq!(insight.p_pass(), 24.0 / 36.0);

    let two = TestQuestion::hero(pool("yellow"), 2).odds(dice);
    assert_eq!(two.p_pass(), 1.0 / 6.0, "one yellow face has two surges");
    let focused = TestQuestion::hero(pool("blue"), 1).focused().expect("room");
    assert_eq!(focused.odds(dice), insight, "Focused adds a green die");
    assert_eq!(TestQuestion::hero(pool(""), 1).odds(dice).p_pass(), 0.0);
}

/// Alliance R11.6 and D9.
#[test]
fn tests_of_others() {
    let dice = Dice::shipped();
    for (figure, needed, successes, p_pass) in [
        (TestFigure::Elite, 1, 1, 1.0),
        (TestFigure::Elite, 2, 1, 0.0),
        (TestFigure::Regular, 1, 0, 0.0),
        (TestFigure::Regular, 0, 0, 0.0),
    ] {
        let question = TestQuestion::hero(pool("yellow,yellow"), needed).focused().expect("room").by(figure);
        let odds = question.odds(dice);
        assert_eq!(odds.successes().weight_of(|&n| n == successes), odds.successes().total());
        assert_eq!(odds.p_pass(), p_pass, "{figure:?} needs {needed}");
    }
}

/// A die rerolled once: a green die fails twice in a quarter of the ways.
#[test]
fn tests_with_rerolls() {
    let dice = Dice::shipped();
    let one = TestQuestion::hero(pool("green"), 1).with_reroll(1).odds(dice);
    assert_eq!(one.p_pass(), 0.75);
    // Both fail in 1/4; one of them taken up then saves half of that, both of them three quarters.
    let green = |most| TestQuestion::hero(pool("green,green"), 1).with_reroll(most).odds(dice).p_pass();
    assert_eq!((green(1), green(2)), (0.875, 0.9375));
    // Two successes with one yellow die: a single surge is more than another roll promises, and passes no test.
    let two = TestQuestion::hero(pool("yellow"), 2).with_reroll(1).odds(dice);
    assert_eq!(two.p_pass(), 11.0 / 36.0);
}

/// The words of a command line, and where they are wrong.
#[test]
fn errors_name_the_option() {
    for (words, error) in [
        (Words { attack: "blue,purple", ..Words::default() }, "--attack: unknown variant `purple`"),
        (Words { defence: "blue", ..Words::default() }, "--defence: unknown variant `blue`"),
        (Words { kind: "magic", ..Words::default() }, "--type: `magic` is neither melee nor ranged"),
        (Words { surge: "damage+1;zap", ..Words::default() }, "--surge: `zap` is no effect"),
        (Words { mods: "dmg", ..Words::default() }, "--mods: `dmg` is no modifier"),
        (Words { keywords: "peirce1", ..Words::default() }, "--keywords: `peirce1` is no effect"),
        (Words { policy: "worst", ..Words::default() }, "--policy: `worst` is no policy"),
    ] {
        let found = parse_cli(&words).expect_err("wrong");
        assert!(found.starts_with(error), "{found}");
    }
}
