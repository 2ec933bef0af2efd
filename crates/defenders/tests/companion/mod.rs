//! Beside the boxed game: what is asked, what is told, what may be reported.

mod mines;
mod path;
mod random;
mod reading;
mod reports;
mod swarm;
mod table;
