//! The bots of `specops`.

use sortie_kernel::{Game, Viewer};
use sortie_specops::{Specops, State, View};

use crate::Playable;

impl Playable for Specops {
    fn view_for_bots(content: &<Self as Game>::Content, state: &State, viewer: Viewer) -> View {
        sortie_specops::view_for_bots(content, state, viewer)
    }
}
