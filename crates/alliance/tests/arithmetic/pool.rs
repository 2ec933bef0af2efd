//! Dice in words, and all they can show together.

use sortie_alliance::dice::{AttackDie, DefenceDie, Dice, Pool, PoolError};

#[test]
fn pools_from_words() {
    let pool: Pool<AttackDie> = "red, blue,blue".parse().expect("three colours");
    assert_eq!(pool.dice(), [AttackDie::Blue, AttackDie::Blue, AttackDie::Red]);
    assert_eq!("".parse::<Pool<DefenceDie>>(), Ok(Pool::default()));
    let error = "blue,white".parse::<Pool<AttackDie>>().expect_err("white defends");
    assert!(error.to_string().starts_with("unknown variant `white`, expected one of"), "{error}");
    let error = ["red"; 14].join(",").parse::<Pool<AttackDie>>();
    assert_eq!(error, Err(PoolError::TooMany(14)));
}

#[test]
fn sums_keep_every_way() {
    let pool = Pool::new([AttackDie::Blue, AttackDie::Green, AttackDie::Yellow, AttackDie::Red]);
    let rolls = pool.expect("four dice").rolls(Dice::shipped());
    assert_eq!(rolls.total(), 1_296);
    assert_eq!(rolls.iter().count(), 168);
    assert_eq!(Pool::<DefenceDie>::default().rolls(Dice::shipped()).total(), 1, "no dice roll in one way");
}
