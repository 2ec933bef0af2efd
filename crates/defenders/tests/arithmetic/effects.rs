//! Flash effects in words.

use sortie_defenders::attack::{Armour, FlashError, WeaponFlash};

#[test]
fn effects_of_weapons_and_armours() {
    assert_eq!("hits+2".parse(), Ok(WeaponFlash { hits: 2, fewer_dice: 0 }));
    assert_eq!("defence-1".parse(), Ok(WeaponFlash { hits: 0, fewer_dice: 1 }));
    assert_eq!("shield+1".parse(), Ok(Armour { shields: 1, ..Armour::default() }));
    assert_eq!("shield_each".parse(), Ok(Armour { shield_each: true, ..Armour::default() }));
    assert_eq!("heal+9".parse(), Ok(Armour { heal: 9, ..Armour::default() }));
    for word in
        ["", "hits", "hits+", "hits+0", "hits+10", "hits++1", "hits-1", "defence+1", "shield+1", "zap"]
    {
        assert_eq!(word.parse::<WeaponFlash>(), Err(FlashError::Weapon(word.to_owned())));
    }
    for word in ["", "shield", "shield+0", "shield_each+1", "heal-1", "hits+1"] {
        assert_eq!(word.parse::<Armour>(), Err(FlashError::Armour(word.to_owned())));
    }
}
