//! What the table asks between the steps, and a plan does not.

use sortie_specops::attack::{Armor, Attacker, Defender, Guarded, Guardian, Keeps, Results, idle, raise};
use sortie_specops::dice::{AttackDie, AttackFace, AttackRoll, DefenceDie, DefenceRoll, Pool};
use sortie_specops::keyword::{Keyword, WeaponKeyword};
use sortie_specops::nerve::{Nerve, rallies, rally_die};
use sortie_specops::profile::{AttackKind, AttackSurge, DefenceSurge, Weapon, WeaponKind};

fn weapon(keywords: &[WeaponKeyword]) -> Weapon {
    Weapon {
        id: "rifle".into(),
        kind: WeaponKind::Ranged,
        min: 0,
        max: 18,
        dice: Pool::default(),
        keywords: keywords.to_vec(),
    }
}

/// Keywords of several weapons and of the unit add up; High Velocity wants all weapons of the pool (K65).
/// specops K65
#[test]
fn an_attacker_adds_up() {
    let fast = weapon(&[WeaponKeyword::HighVelocity, WeaponKeyword::Pierce(1)]);
    let heavy =
        weapon(&[WeaponKeyword::Pierce(2), WeaponKeyword::Suppressive(1), WeaponKeyword::Immobilize(1)]);
    let keywords = [
        Keyword::Sharpshooter(1),
        Keyword::Precise(2),
        Keyword::Duelist,
        Keyword::Sharpshooter(1),
        Keyword::Scale,
    ];
    let of = |weapons: &[&Weapon]| {
        Attacker::of(AttackKind::Ranged, AttackSurge::Hit, keywords, weapons.iter().copied())
    };
    let both = of(&[&fast, &heavy]);
    assert_eq!(
        (both.pierce, both.sharpshooter, both.precise, both.suppressive, both.immobilize),
        (3, 2, 2, 1, 1)
    );
    assert!(both.duelist && !both.marksman && !both.high_velocity);
    assert!(of(&[&fast]).high_velocity && of(&[&fast, &fast]).high_velocity && !of(&[]).high_velocity);
    assert_eq!(both.dice_per_aim(), 4);
}

/// specops K9: Armor of two instances adds up, and all is all.
#[test]
fn a_defender_adds_up() {
    let of = |keywords: &[Keyword]| {
        Defender::of(DefenceDie::Red, DefenceSurge::Block, Nerve::default(), 0, keywords.iter().copied())
    };
    let armor = |keywords: &[Keyword]| of(keywords).armor;
    assert_eq!(armor(&[Keyword::Armor(Some(1)), Keyword::Armor(Some(2))]), Some(Armor::Some(3)));
    assert_eq!(armor(&[Keyword::Armor(None), Keyword::Armor(Some(2))]), Some(Armor::All));
    assert_eq!(armor(&[Keyword::Armor(Some(2)), Keyword::Armor(None)]), Some(Armor::All));
    assert_eq!(armor(&[Keyword::Charge]), None);
    let dressed =
        of(&[Keyword::Cover(1), Keyword::DangerSense(3), Keyword::Impervious, Keyword::Outmaneuver]);
    assert_eq!((dressed.cover, dressed.danger_sense), (1, 3));
    assert!(dressed.impervious && dressed.outmaneuver && !dressed.low_profile);
}

/// specops S21: blanks, and surges nothing will convert; red before black before white; the weakest surges are kept.
#[test]
fn what_may_as_well_be_rolled_again() {
    use AttackDie::{Black, Red, White};
    use AttackFace::{Blank, Crit, Hit, Surge};
    let dice = [
        (White, Surge),
        (Black, Blank),
        (Red, Surge),
        (White, Blank),
        (Red, Hit),
        (Black, Surge),
        (Black, Crit),
    ];
    let found = |keeps| idle(&dice, keeps).collect::<Vec<_>>();
    assert_eq!(found(Keeps::All), [1, 3]);
    assert_eq!(found(Keeps::Some(0)), [2, 1, 5, 0, 3]);
    assert_eq!(found(Keeps::Some(1)), [2, 1, 5, 3], "the white surge is kept");
    assert_eq!(found(Keeps::Some(2)), [2, 1, 3], "and then the black one");
    assert_eq!(found(Keeps::Some(3)), [1, 3]);
    let keeps = |surge, critical, tokens| Attacker { surge, critical, ..Attacker::default() }.keeps(tokens);
    assert_eq!(keeps(AttackSurge::Hit, 0, 0), Keeps::All);
    assert_eq!(keeps(AttackSurge::None, 2, 1), Keeps::Some(3));
}

/// specops K36: what cannot be raised stays.
#[test]
fn a_die_is_raised_a_step() {
    let roll = AttackRoll { hit: 1, blank: 1, ..AttackRoll::default() };
    assert_eq!(raise(roll, AttackFace::Blank), AttackRoll { hit: 2, ..AttackRoll::default() });
    assert_eq!(raise(roll, AttackFace::Hit), AttackRoll { crit: 1, blank: 1, ..AttackRoll::default() });
    assert_eq!(raise(roll, AttackFace::Crit), roll);
    assert_eq!(raise(roll, AttackFace::Surge), roll);
    let none = AttackRoll::default();
    assert_eq!(raise(raise(none, AttackFace::Blank), AttackFace::Hit), none);
}

/// specops C5.10, K40: how many dodge tokens can do something.
#[test]
fn dodge_is_spent_as_far_as_it_helps() {
    let results = Results { hits: 2, crits: 1 };
    assert_eq!((results.dodgeable(false), results.dodgeable(true)), (2, 3));
    assert_eq!(results.dodge(1, false), Results { hits: 1, crits: 1 });
    assert_eq!(results.dodge(5, false), Results { hits: 0, crits: 1 });
    assert_eq!(results.dodge(2, true), Results { hits: 1, crits: 0 });
    assert_eq!(results.less(2), Results { hits: 0, crits: 1 });
    assert_eq!(results.less(9), Results::default());
}

/// specops K25: chart and surge tokens convert, cover does not; each die that blocks nothing wounds; Pierce used on the guardian is gone.
#[test]
fn a_guardian_takes_hits() {
    let plain = Guardian { die: DefenceDie::Red, surge: DefenceSurge::None, most: 2 };
    let chart = Guardian { surge: DefenceSurge::Block, ..plain };
    let roll = DefenceRoll { block: 1, surge: 1, blank: 0 };
    for (guardian, tokens, pierce, used, immune, expected) in [
        (plain, 0, 0, 0, false, Guarded { blocks: 1, wounds: 1, pierce: 0 }),
        (plain, 1, 0, 0, false, Guarded { blocks: 2, wounds: 0, pierce: 0 }),
        (chart, 0, 0, 0, false, Guarded { blocks: 2, wounds: 0, pierce: 0 }),
        (chart, 0, 2, 1, false, Guarded { blocks: 1, wounds: 1, pierce: 1 }),
        (chart, 0, 2, 0, false, Guarded { blocks: 2, wounds: 0, pierce: 2 }),
        (plain, 0, 9, 9, false, Guarded { blocks: 0, wounds: 2, pierce: 8 }),
        (chart, 0, 1, 5, false, Guarded { blocks: 1, wounds: 1, pierce: 0 }),
        (chart, 0, 2, 2, true, Guarded { blocks: 2, wounds: 0, pierce: 2 }),
    ] {
        assert_eq!(guardian.harm(&roll, tokens, pierce, used, immune), expected);
    }
}

/// specops K25: not with as many tokens as courage or more, and a droid is no exception, though it is never suppressed (C11.7).
#[test]
fn a_worn_unit_guards_nobody() {
    let nerve = |courage, tokens, droid| Nerve { courage, tokens, droid };
    for (nerve, fit, suppressed) in [
        (nerve(Some(2), 1, false), true, false),
        (nerve(Some(2), 2, false), false, true),
        (nerve(Some(2), 2, true), false, false),
        (nerve(Some(1), 5, false), false, true),
        (nerve(None, 0, false), true, false),
        (nerve(Some(1), 0, true), true, false),
    ] {
        assert_eq!((Guardian::is_fit(nerve), nerve.is_suppressed()), (fit, suppressed), "{nerve:?}");
    }
}

/// specops C11.3, C11.4: tokens of one effect arrive together; those above courage are thrown for and go.
#[test]
fn tokens_above_courage_go() {
    let nerve = Nerve { courage: Some(2), tokens: 1, droid: false };
    assert_eq!(nerve.gains(0).tokens, 1);
    assert!(!nerve.gains(1).panics());
    let shaken = nerve.gains(4);
    assert!(shaken.panics());
    assert_eq!((shaken.gained, shaken.panic_dice, shaken.tokens), (4, 3, 2));
    // No number is too large to be told.
    let worst = nerve.gains(u64::MAX);
    assert_eq!((worst.panic_dice, worst.tokens), (u64::MAX - 2, 2));
    // Without a gain nothing is checked, whatever lies there.
    assert!(!Nerve { tokens: 9, ..nerve }.gains(0).panics());
}

/// specops C4.6, K30: two faces in six of a white die remove a token, four of a red one.
#[test]
fn rally_dice() {
    let removing = |die: DefenceDie| die.faces().into_iter().filter(|&face| rallies(face)).count();
    assert_eq!((removing(rally_die(false)), removing(rally_die(true))), (2, 4));
}

/// specops K69: a token more if aim was spent.
#[test]
fn overwhelm() {
    let attacker = Attacker { overwhelm: true, ..Attacker::default() };
    assert_eq!(
        [(true, true), (true, false), (false, true)].map(|(any, aimed)| attacker.suppresses(any, aimed)),
        [2, 1, 1]
    );
    assert_eq!(Attacker::default().suppresses(true, true), 1);
}
