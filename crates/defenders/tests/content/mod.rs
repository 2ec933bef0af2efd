//! What is printed: that the shipped cards are whole and as the rules say, that each plays in its own way and has a name,
//! and what is found in broken packs.

mod broken;
mod facts;
mod names;
mod shipped;
mod variety;

use sortie_content::Source;
use sortie_defenders::content::{self, Content};

fn read(source: &Source) -> (Option<Content>, Vec<String>) {
    let mut findings = Vec::new();
    let content = content::read(source, &mut findings);
    (content, findings.iter().map(ToString::to_string).collect())
}
