//! The bots of `specops`.

use sortie_specops::Specops;

use crate::Playable;

impl Playable for Specops {}
