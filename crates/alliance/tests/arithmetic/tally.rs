//! The sums of one attack.

use sortie_alliance::attack::{Attack, AttackKind, Condition, Conditions, Context, Effect, Modifiers, Tally};
use sortie_alliance::dice::{AttackRoll, DefenceRoll, Roll};

fn roll(accuracy: u8, damage: u8, surges: u8, blocks: u8, evades: u8) -> Roll {
    Roll {
        attack: AttackRoll { accuracy, damage, surges },
        defence: DefenceRoll { blocks, evades, dodge: false },
    }
}

/// Alliance R5.2, R5.5, R5.11.
#[test]
fn hit_and_damage() {
    let ranged = Attack::new(AttackKind::Ranged, Some(3));
    let melee = Attack::new(AttackKind::Melee, Some(1));
    let nowhere = Attack::new(AttackKind::Ranged, None);
    for (what, attack, roll, hit, damage) in [
        ("accuracy equals distance", &ranged, roll(3, 2, 0, 0, 0), true, 2),
        ("accuracy falls short", &ranged, roll(2, 2, 0, 0, 0), false, 0),
        ("more blocks than damage", &ranged, roll(3, 2, 0, 5, 0), true, 0),
        ("melee needs no accuracy", &melee, roll(0, 2, 0, 1, 0), true, 1),
        ("no accuracy reaches infinity", &nowhere, roll(99, 2, 0, 0, 0), false, 0),
    ] {
        let tally = Tally::of(attack, roll);
        assert_eq!((tally.hits(), tally.damage()), (hit, damage), "{what}");
    }
    let mut dodged = roll(9, 9, 0, 0, 0);
    dodged.defence.dodge = true;
    let tally = Tally::of(&melee, dodged);
    assert_eq!((tally.hits(), tally.damage()), (false, 0), "alliance R5.5");
}

#[test]
fn pierce_ignores_blocks_and_no_more() {
    let mut attack = Attack::new(AttackKind::Melee, Some(1));
    attack.keywords = vec![Effect::Pierce(2)];
    assert_eq!(Tally::of(&attack, roll(0, 2, 0, 1, 0)).damage(), 2);
    assert_eq!(Tally::of(&attack, roll(0, 2, 0, 3, 0)).damage(), 1);
    attack.modifiers.pierce = 1;
    assert_eq!(Tally::of(&attack, roll(0, 2, 0, 3, 0)).damage(), 2);
}

/// Alliance R5.4, R6.4: spendable surges are those rolled less the evades.
#[test]
fn evades_cancel_surges() {
    let attack = Attack::new(AttackKind::Melee, Some(1));
    assert_eq!(Tally::of(&attack, roll(0, 0, 3, 0, 1)).surges(), 2);
    assert_eq!(Tally::of(&attack, roll(0, 0, 1, 0, 2)).surges(), 0);
}

/// Alliance R5.4, R5.11: what is read is never below none, but the sums behind it are.
#[test]
fn a_modifier_is_part_of_the_sum() {
    let mut attack = Attack::new(AttackKind::Ranged, Some(2));
    attack.modifiers = Modifiers { damage: -2, accuracy: -2, surges: 0, pierce: -1, blocks: -1, evades: -1 };
    let mut tally = Tally::of(&attack, roll(1, 1, 1, 0, 0));
    assert_eq!(tally.surges(), 1, "no evade to take away is no extra surge");
    assert_eq!((tally.accuracy(), tally.strength(), tally.blocks()), (0, 0, 0));
    assert_eq!(tally.missing_accuracy(), 3, "1 of the dice, 2 taken away");
    tally.apply(Effect::Accuracy(2));
    assert!(!tally.hits(), "1 - 2 + 2 is 1");
    tally.apply(Effect::Accuracy(1));
    tally.apply(Effect::Damage(2));
    assert_eq!((tally.hits(), tally.damage()), (true, 1), "1 - 2 + 2");
}

/// Alliance R5.11: a keyword and a modifier are one step, whichever is added first.
#[test]
fn keywords_and_modifiers_make_one_total() {
    for (distance, keyword, by, is_hit) in [(2, 2, -3, false), (1, 2, -3, true), (2, 3, -3, true)] {
        let mut attack = Attack::new(AttackKind::Ranged, Some(distance));
        attack.keywords = vec![Effect::Accuracy(keyword)];
        attack.modifiers.accuracy = by;
        assert_eq!(Tally::of(&attack, roll(2, 1, 1, 0, 0)).hits(), is_hit, "{keyword}{by} at {distance}");
    }
    let mut attack = Attack::new(AttackKind::Melee, Some(1));
    attack.keywords = vec![Effect::Damage(2), Effect::Pierce(2)];
    attack.modifiers = Modifiers { damage: -3, pierce: -1, ..Modifiers::default() };
    let tally = Tally::of(&attack, roll(0, 2, 0, 2, 0));
    assert_eq!((tally.strength(), tally.blocks()), (1, 1));
}

/// Alliance R29.5, A20, A33: whoever leaves the map suffers no condition; a hero who is wounded does.
#[test]
fn the_gone_suffer_no_condition() {
    let inflicts = [Effect::Inflict(Condition::Stun), Effect::Inflict(Condition::Focus)];
    for (what, leaves, remaining, stunned) in [
        ("an ally who falls", true, Some(2), false),
        ("an ally who stands", true, Some(3), true),
        ("a hero who is wounded", false, Some(2), true),
        ("health unknown", true, None, true),
    ] {
        let mut attack = Attack::new(AttackKind::Melee, Some(1));
        attack.keywords = inflicts.to_vec();
        attack.context.target_leaves = leaves;
        attack.context.target_remaining = remaining;
        let conditions = Tally::of(&attack, roll(0, 2, 0, 0, 0)).impact().conditions;
        assert_eq!(conditions.has(Condition::Stun), stunned, "{what}");
        assert!(conditions.has(Condition::Focus), "{what}: the attacker gains it all the same");
    }
}

/// Alliance R12.4, R12.6, R12.7 and T9.
#[test]
fn conditions_need_damage_and_come_once() {
    let mut attack = Attack::new(AttackKind::Melee, Some(1));
    attack.keywords = vec![Effect::Inflict(Condition::Bleed), Effect::Inflict(Condition::Focus)];
    let of = |attack: &Attack, roll| Tally::of(attack, roll).impact().conditions;
    assert_eq!(of(&attack, roll(0, 1, 0, 1, 0)), Conditions::NONE);
    let both: Conditions = [Condition::Bleed, Condition::Focus].into_iter().collect();
    assert_eq!(of(&attack, roll(0, 2, 0, 1, 0)), both);
    attack.context.target_conditions = both;
    assert_eq!(of(&attack, roll(0, 2, 0, 1, 0)), Conditions::NONE.with(Condition::Focus));
}

/// Alliance R5.4, R25.5: each evade blocks as well, before the dice fall and while they do.
#[test]
fn evades_that_block() {
    let attack = Attack { evades_block: true, ..Attack::new(AttackKind::Melee, Some(1)) };
    let tally = Tally::of(&attack, roll(0, 4, 3, 1, 2));
    assert_eq!((tally.blocks(), tally.damage(), tally.surges()), (3, 1, 1));
}

#[test]
fn the_outcome_is_what_changes() {
    let mut attack = Attack::new(AttackKind::Melee, Some(1));
    attack.context = Context {
        target_remaining: Some(2),
        attacker_damage: 1,
        attacker_strain: 2,
        blast_others: 1,
        ..Context::default()
    };
    let mut tally = Tally::of(&attack, roll(0, 3, 0, 0, 0));
    for effect in [Effect::Blast(1), Effect::Cleave(2), Effect::RecoverDamage(3), Effect::RecoverStrain(3)] {
        tally.apply(effect);
    }
    let impact = tally.impact();
    assert_eq!((tally.damage(), impact.suffered), (3, 2), "alliance R6.14");
    assert_eq!((impact.blast, impact.cleave), (1, 0), "there is nobody to cleave");
    assert_eq!((impact.recovered_damage, impact.recovered_strain), (1, 2), "alliance R6.13, R37.10");
}
