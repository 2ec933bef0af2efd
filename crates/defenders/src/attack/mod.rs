//! The arithmetic of one attack, in the order of A7 and in steps, so that scenes, odds and the game itself take the same
//! ones. Everything here is pure; who may attack whom is a question of the board.
//!
//! | step | here |
//! | --- | --- |
//! | the weapon's dice are rolled, and some of them again (70, A61) | [`Attacker::may_reroll`] |
//! | an alien weapon may fail (106); flash effect, bought hits, jam and ammo | [`Strike::of`] |
//! | for each target: reinforced tokens, energy shield, how many dice are left (65, 110, 170, A12) | [`Guard::of`] |
//! | what the dice are worth behind its armour (67) | [`Armour::cover`] |
//! | hits cancelled, healing by the armour, wounds (66, A73) | [`Guard::harm`] |
//!
//! ```
//! use sortie_defenders::attack::{Armour, Attacker, Defender, Guard, Manner, Strike, Target, Weapon};
//! use sortie_defenders::dice::{Pool, Roll, Symbol};
//!
//! // T6: a rifle shows 4 hits, a flash and an ammo face; the Aracnos rolls a shield and two flashes.
//! let dice = Pool::new(3, 0).unwrap();
//! let flash = "defence-1".parse().unwrap();
//! let rifle = Weapon { ammo: Some(4), flash, ..Weapon::new(Manner::Ranged, dice) };
//! let roll = Roll::default().with(Symbol::Hit, 4).with(Symbol::Flash, 1).with(Symbol::Ammo, 1);
//! let strike = Strike::of(&rifle, Attacker::Agent, &roll, 0);
//! assert_eq!((strike.hits, strike.ammo_lost), (4, 1));
//!
//! let armour: Armour = "shield+1".parse().unwrap();
//! let aracnos = Defender { health: Some(4), armour, ..Defender::new(Target::Alien) };
//! let guard = Guard::of(&aracnos, &strike);
//! assert_eq!(guard.dice, 3);
//! let rolled = Roll::default().with(Symbol::Shield, 1).with(Symbol::Flash, 2);
//! let cover = aracnos.armour_against(rifle.manner).cover(&rolled);
//! assert_eq!(guard.harm(&aracnos, rifle.manner, cover).wounds, 2);
//! ```

mod defender;
mod flash;
mod guard;
mod strike;
mod weapon;

pub use defender::{Defender, HealthError, Life, Target, check_health};
pub use flash::{Armour, FlashError, WeaponFlash};
pub use guard::{Cover, Guard, Harm};
pub use strike::{Attacker, Strike};
pub use weapon::{Manner, SpendError, Weapon};
