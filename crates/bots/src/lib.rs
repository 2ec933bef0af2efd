//! Players that see views and offers, never hidden state.
//!
//! A bot is a function from what its seat knows to one of the offers, with random words of its own: thinking never
//! moves the dice of the game. A game's bots are a folder here that says which there are ([`Playable`]); [`entry`] makes
//! one value of the game and its bots.

mod alliance;
mod arena;
mod bot;
mod choose;
mod defenders;
mod entry;
mod matches;
mod random;
mod specops;

pub use bot::{Bot, Named, Playable, Question, Thinking};
pub(crate) use bot::{pick, play_together};
pub use entry::entry;
pub use matches::Match;
pub use random::Random;
