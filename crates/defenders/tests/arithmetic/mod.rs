//! The arithmetic of one attack, from faces to wounds, and the words in which it is written.

mod attack;
mod effects;
mod faces;
mod pool;
mod wounds;

use sortie_defenders::dice::{Face, Roll, Symbol};

/// Faces between spaces, their symbols between plus signs: `hit+flash gd -`. A dash is a blank face.
pub(crate) fn faces(words: &str) -> Vec<Face> {
    let symbol = |word: &str| -> Symbol { serde_json::from_value(word.into()).expect("a symbol") };
    let face = |word: &str| {
        let symbols: Vec<Symbol> = word.split('+').filter(|&word| word != "-").map(symbol).collect();
        Face::new(&symbols).expect("a face")
    };
    words.split_whitespace().map(face).collect()
}

/// The same, added up.
pub(crate) fn roll(words: &str) -> Roll {
    faces(words).into_iter().collect()
}
