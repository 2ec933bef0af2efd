//! Dice in words.

use sortie_defenders::dice::{Die, Pool, PoolError};

#[test]
fn pools_from_words() {
    let pool: Pool = "red, blue,red".parse().expect("three colours");
    assert_eq!(pool, Pool::new(2, 1).expect("three dice"));
    assert_eq!(pool.dice().collect::<Vec<_>>(), [Die::Red, Die::Red, Die::Blue]);
    assert_eq!("".parse(), Ok(Pool::default()));
    assert_eq!("green".parse::<Pool>(), Err(PoolError::UnknownDie("green".to_owned())));
    assert_eq!(["red"; 13].join(",").parse::<Pool>(), Err(PoolError::TooMany(13)));
    assert_eq!(["red"; 300].join(",").parse::<Pool>(), Err(PoolError::TooMany(300)));
    assert_eq!(Pool::new(200, 200), Err(PoolError::TooMany(400)));
}

#[test]
fn pools_as_numbers() {
    let pool: Pool = serde_json::from_str(r#"{"red": 3}"#).expect("a pool");
    assert_eq!(pool, Pool::new(3, 0).expect("three dice"));
    assert_eq!(serde_json::to_string(&pool).expect("words"), r#"{"red":3,"blue":0}"#);
    let error = serde_json::from_str::<Pool>(r#"{"red": 12, "blue": 1}"#).expect_err("thirteen");
    assert_eq!(error.to_string(), "13 dice; at most 12 are rolled together");
}
