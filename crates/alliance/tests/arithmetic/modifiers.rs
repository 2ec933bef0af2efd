//! Modifiers in words.

use sortie_alliance::attack::{Modifiers, NotationError};

#[test]
fn modifiers_from_words() {
    let modifiers: Modifiers = "dmg+1, blk-1,pierce+2,dmg+2".parse().expect("four words");
    assert_eq!(modifiers, Modifiers { damage: 3, blocks: -1, pierce: 2, ..Modifiers::default() });
    assert_eq!(modifiers.to_string(), "dmg+3,pierce+2,blk-1");
    assert_eq!("".parse(), Ok(Modifiers::default()));
    for word in ["dmg", "dodge+1", "dmg+", "dmg+1000"] {
        assert_eq!(word.parse::<Modifiers>(), Err(NotationError::Modifier(word.to_owned())));
    }
}
