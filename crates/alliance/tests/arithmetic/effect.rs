//! Effects in words.

use sortie_alliance::attack::{Effect, NotationError, read_keyword};

#[test]
fn notation_goes_both_ways() {
    for word in [
        "dmg+1",
        "acc+2",
        "pierce1",
        "blast1",
        "cleave2",
        "recover_dmg2",
        "recover_str1",
        "bleed",
        "focus",
        "hide",
        "stun",
        "weaken",
    ] {
        let effect: Effect = word.parse().expect("an effect");
        assert_eq!(effect.to_string(), word);
    }
    assert_eq!("damage+3".parse(), Ok(Effect::Damage(3)));
    assert_eq!("accuracy+2".parse(), Ok(Effect::Accuracy(2)));
}

#[test]
fn nonsense_is_named() {
    for word in ["", "dmg", "dmg1", "stun1", "sting", "DMG+1"] {
        assert_eq!(word.parse::<Effect>(), Err(NotationError::UnknownEffect(word.to_owned())));
    }
    for word in ["dmg+", "dmg++1", "dmg+0", "pierce", "pierce-1", "blast100", "cleave1x"] {
        assert_eq!(word.parse::<Effect>(), Err(NotationError::Number(word.to_owned())));
    }
    assert_eq!(read_keyword("reach"), Ok(None));
    assert_eq!(read_keyword("cleave2"), Ok(Some(Effect::Cleave(2))));
    assert!(read_keyword("reach2").is_err());
}
