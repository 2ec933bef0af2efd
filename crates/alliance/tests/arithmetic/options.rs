//! Surge options in words.

use sortie_alliance::attack::NotationError;
use sortie_alliance::surge::{SurgeList, SurgeOption};

#[test]
fn notation_goes_both_ways() {
    for text in ["dmg+1", "acc+2 dmg+1", "2:blast3", "pierce2 bleed", "3:dmg+2 stun"] {
        let option: SurgeOption = text.parse().expect("an option");
        assert_eq!(option.to_string(), text);
    }
    let spaced: SurgeOption = " 2 : blast3 ".parse().expect("spaces do not matter");
    assert_eq!(spaced.to_string(), "2:blast3");
    let list: SurgeList = "damage+1;accuracy+2;".parse().expect("the words of the command line");
    let words: Vec<String> = list.iter().map(ToString::to_string).collect();
    assert_eq!(words, ["dmg+1", "acc+2"]);
}

#[test]
fn nonsense_is_named() {
    let error = |text: &str| text.parse::<SurgeOption>().expect_err("nonsense");
    assert_eq!(error(""), NotationError::Empty);
    assert_eq!(error("2:"), NotationError::Empty);
    for price in ["0", "10", "x", ""] {
        assert_eq!(error(&format!("{price}:stun")), NotationError::Price(price.to_owned()));
    }
    assert_eq!(error("dmg+1 sting"), NotationError::UnknownEffect("sting".to_owned()));
    let error = ["stun"; 17].join(";").parse::<SurgeList>();
    assert_eq!(error, Err(NotationError::TooManyOptions(17)));
}
