//! Players that see views and offers, never hidden state.
//!
//! A bot is a function from what its seat knows to one of the offers, with random words of its own: thinking never
//! moves the dice of the game.

mod alliance;
mod arena;
mod bot;
mod choose;
mod random;

pub use bot::{Bot, Playable, Question, Thinking};
pub use choose::{choose, names};
pub use random::Random;
