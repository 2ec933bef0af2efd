//! The game `example`: salvagers race for a drifting wreck.
//!
//! It is as small as a game can be that has all a game of opponents may have: sides and seats without one, a secret
//! choice that all make at once, a plane to pick a point from, and a little chance. The tests of the kernel, the server
//! and the tools play it; it does not ship. Whoever writes a new game may begin with a copy.
//!
//! # Rules
//! - **E1** Two to five ships. Each flies for one of two sides or for itself; if there are sides, both have a ship.
//! - **E2** A game has three rounds. In each, the wreck drifts to a random place of the field.
//! - **E3** Everybody chooses a speed in secret; all are revealed together.
//! - **E4** Slower ships move first, among equals the lower seat. A ship holds its place or moves to a point of the field
//!   within reach of its speed that is not too close to another ship.
//! - **E5** The ships nearest to the wreck each score the salvage, one die. A ship at full speed burns one point of fuel.
//! - **E6** After the last round the scores of a side are added up. The highest score wins; who is level shares a rank.

mod apply;
mod choice;
mod content;
#[cfg(feature = "entry")]
mod entry;
mod event;
mod flow;
mod legal;
mod plane;
mod rules;
mod setup;
mod state;
mod view;

pub use choice::{Choice, Prompt, Speed};
pub use content::Content;
pub use event::Event;
pub use plane::{Disc, Point};
pub use rules::Example;
pub use setup::Setup;
pub use state::State;
pub use view::{ShipView, View};
