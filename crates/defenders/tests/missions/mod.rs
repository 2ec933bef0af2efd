//! Missions and campaigns: that the shipped ones are whole, what is found in broken ones, and that rules run.

mod broken;
mod facts;
mod guide;
mod shipped;

use std::sync::LazyLock;

use sortie_content::{Finding, Source};
use sortie_defenders::content::tiles::Tiles;
use sortie_defenders::content::{Book, Content, read_book};

static CONTENT: LazyLock<Content> = LazyLock::new(Content::shipped);
static TILES: LazyLock<Tiles> = LazyLock::new(Tiles::shipped);
static BOOK: LazyLock<Book> = LazyLock::new(Book::shipped);

/// What is found in a source.
fn read(source: &Source) -> (Option<Book>, Vec<Finding>) {
    let mut findings = Vec::new();
    let book = read_book(source, &CONTENT, &TILES, &mut findings);
    (book, findings)
}
