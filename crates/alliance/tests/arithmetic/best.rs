//! Surges spent as a clever player does.

use sortie_alliance::attack::{Attack, AttackKind, Tally};
use sortie_alliance::dice::{AttackRoll, DefenceRoll, Roll};
use sortie_alliance::surge::{Policy, Spender, SurgeList};

fn spent(list: &str, distance: u16, roll: Roll) -> (Vec<String>, u16) {
    let options: SurgeList = list.parse().expect("a list");
    let attack = Attack::new(AttackKind::Ranged, Some(distance));
    let spending = Spender::new(Policy::Best, &options).spend(Tally::of(&attack, roll));
    let used = spending.used.iter().map(|&option| options[usize::from(option)].to_string());
    (used.collect(), spending.tally.damage())
}

#[test]
fn foresight_pays() {
    let defence = DefenceRoll { blocks: 2, ..DefenceRoll::default() };
    let roll = Roll { attack: AttackRoll { accuracy: 2, damage: 2, surges: 2 }, defence };
    // Neither reaches distance 5 alone, so an enemy would buy nothing (A20).
    let both = ["acc+1".to_owned(), "acc+2".to_owned()];
    assert_eq!(spent("dmg+1;acc+1;acc+2", 5, roll), (both.to_vec(), 0), "a hit at least");
    assert_eq!(spent("acc+1;stun;dmg+2", 2, roll), (vec!["dmg+2".to_owned(), "stun".to_owned()], 2));
    assert_eq!(spent("dmg+1;2:dmg+3;pierce1", 2, roll), (vec!["2:dmg+3".to_owned()], 3));
    assert_eq!(spent("dmg+1;dmg+1;pierce2", 2, roll).1, 3, "one of each");
}

#[test]
fn a_long_list_makes_few_bundles() {
    let list: SurgeList =
        ["dmg+1", "acc+2", "pierce1", "2:dmg+2"].repeat(4).join(";").parse().expect("16 options");
    let weighed = Spender::new(Policy::Best, &list).n_weighed();
    assert!((1..500).contains(&weighed), "{weighed}");
}
