//! One face, and faces added up.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use super::Symbol;

/// What one face shows: each symbol so many times. Written as the list of its symbols.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(try_from = "Vec<Symbol>", into = "Vec<Symbol>")]
#[ts(rename = "DefendersFace", as = "Vec<Symbol>")]
pub struct Face([u8; Symbol::ALL.len()]);

/// Symbols that are no face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum FaceError {
    /// More than anybody prints.
    #[error("{0} symbols on a face; at most {most}", most = Face::MOST_SYMBOLS)]
    TooMany(usize),
}

impl Face {
    /// The most symbols on one face; the printed most is two. Every sum of rolls stays within 16 bits.
    pub const MOST_SYMBOLS: usize = 9;

    /// A face with these symbols.
    pub fn new(symbols: &[Symbol]) -> Result<Self, FaceError> {
        if symbols.len() > Self::MOST_SYMBOLS {
            return Err(FaceError::TooMany(symbols.len()));
        }
        let mut face = Self::default();
        for &symbol in symbols {
            face.0[symbol as usize] += 1;
        }
        Ok(face)
    }

    /// How often it shows a symbol.
    pub fn shown(self, symbol: Symbol) -> u8 {
        self.0[symbol as usize]
    }

    /// How often it counts for a symbol in a roll: a die that shows an alien face fails, whatever else is on it (73).
    pub fn count(self, symbol: Symbol) -> u8 {
        if symbol.is_success() && self.shown(Symbol::Alien) > 0 { 0 } else { self.shown(symbol) }
    }
}

impl Face {
    /// The symbol by which it names a teleport point, if it names one (151, A39).
    pub fn point(self) -> Option<Symbol> {
        Symbol::POINTS.into_iter().find(|&symbol| self.shown(symbol) > 0)
    }
}

impl TryFrom<Vec<Symbol>> for Face {
    type Error = FaceError;

    fn try_from(symbols: Vec<Symbol>) -> Result<Self, FaceError> {
        Self::new(&symbols)
    }
}

impl From<Face> for Vec<Symbol> {
    fn from(face: Face) -> Self {
        let times = |symbol| std::iter::repeat_n(symbol, usize::from(face.shown(symbol)));
        Symbol::ALL.into_iter().flat_map(times).collect()
    }
}

/// What dice rolled together show, added up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Roll([u16; Symbol::ALL.len()]);

impl Roll {
    /// So many of one symbol more.
    #[must_use]
    pub fn with(mut self, symbol: Symbol, times: u16) -> Self {
        self.0[symbol as usize] += times;
        self
    }

    /// How often a symbol counts.
    pub fn count(&self, symbol: Symbol) -> u16 {
        self.0[symbol as usize]
    }

    /// Whether a symbol is among them.
    pub fn shows(&self, symbol: Symbol) -> bool {
        self.count(symbol) > 0
    }
}

impl FromIterator<Face> for Roll {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        let add = |roll: Self, face: Face| {
            Symbol::ALL
                .into_iter()
                .fold(roll, |roll, symbol| roll.with(symbol, u16::from(face.count(symbol))))
        };
        faces.into_iter().fold(Self::default(), add)
    }
}
