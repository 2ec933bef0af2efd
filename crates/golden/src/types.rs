//! The types of a game as the client reads them. They are written by a test outside the game's library: one that lay in it
//! would have the whole library built a second time.

use sortie_kernel::Game;
use ts_rs::{Config, TS};

/// Writes a type, and every type it is made of, where `TS_RS_EXPORT_DIR` says.
///
/// # Panics
/// If a file cannot be written.
pub fn write<T: TS + 'static>() {
    T::export_all(&Config::from_env())
        .unwrap_or_else(|error| panic!("{}: {error}", T::name(&Config::from_env())));
}

/// Writes all that a client reads of a game and says to it.
///
/// # Panics
/// If a file cannot be written.
pub fn of_game<G>()
where
    G: Game,
    G::Content: TS + 'static,
    G::Setup: TS + 'static,
    G::View: TS + 'static,
    G::Prompt: TS + 'static,
    G::Choice: TS + 'static,
    G::Event: TS + 'static,
{
    write::<G::Content>();
    write::<G::Setup>();
    write::<G::View>();
    write::<G::Prompt>();
    write::<G::Choice>();
    write::<G::Event>();
}
