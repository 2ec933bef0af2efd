//! The engine under every game: decisions, frames, chance, decks, journal, views and exact odds.
//!
//! The kernel knows no board and no game. A game is described by one type that implements [`Game`]; the kernel
//! then plays it ([`step`]), records it ([`Table`]), takes it back, saves it ([`GameFile`]) and holds it to the
//! promises every game makes ([`suite`]).
//!
//! ```
//! use sortie_kernel::{Chance, Occasion, Seed};
//!
//! // The third die of seat 1 in round 2 is always the same die, whatever was chosen in between.
//! let chance = Chance::new(Seed::from_number(7));
//! let occasion = Occasion { what: 1, whom: 1, round: 2, time: 3 };
//! assert_eq!(chance.on(occasion).die(6), chance.on(occasion).die(6));
//! ```

mod ahead;
mod answers;
mod chance;
mod decision;
mod deck;
mod digest;
mod event;
mod file;
mod foresee;
mod frames;
mod game;
mod kept;
mod lines;
mod list;
mod moment;
pub mod odds;
mod outcome;
mod play;
mod region;
mod sealed;
mod seat;
pub mod suite;
mod table;
pub mod watch;

pub use answers::Answers;
pub use chance::{Chance, DiceSource, Draw, Occasion, Seed, SeedError};
pub use decision::{Decision, Offer, Problem, Reason, Refusal, RegionOffer};
pub use deck::Deck;
pub use digest::Digest;
pub use event::{Learnt, Listener, Rule, Sink, Told};
pub use file::{CheckpointFile, FORMAT, GameFile, LoadError};
pub use frames::Frames;
pub use game::{Game, Progress};
pub use kept::Kept;
pub use lines::OldLine;
pub use list::List;
pub use outcome::{MOST_SEATS, Outcome, Standing};
pub use play::{run, step, step_unchecked};
pub use region::{NoRegion, Region};
pub use sealed::Sealed;
pub use seat::{Seat, Side, Viewer};
pub use table::{Act, Concern, Entry, Ply, Proposal, Since, Table};
