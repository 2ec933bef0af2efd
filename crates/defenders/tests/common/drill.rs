//! The drill: everything that ships, and one mission more that has no story.

use std::sync::{Arc, LazyLock};

use sortie_defenders::Content;
use sortie_defenders::content::Book;
use sortie_defenders::content::mission::{Field, Mission};
use sortie_defenders::content::tiles::Tiles;

/// The content that ships.
pub(crate) static SHIPPED: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::playable()));

/// The content that ships, and the drill.
pub(crate) static DRILL: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(with_drill()));

fn with_drill() -> Content {
    let tiles = Tiles::shipped();
    let drill: Mission = toml::from_str(include_str!("drill.toml")).expect("the drill is a mission");
    let field = Field::new(&drill, &tiles).expect("its map can be laid");
    let book = Book { missions: vec![drill], fields: vec![field], campaigns: Vec::new() };
    Content::playable().with(book, &tiles)
}
