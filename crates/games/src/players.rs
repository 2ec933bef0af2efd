//! What plays a game in place of people.

use std::sync::Arc;

use sortie_kernel::{Game, Offer, Seat, Table};

use crate::Contest;

/// The bots of a game, as its tables and the lab ask them; `crates/bots` has the one implementation.
pub trait Players<G: Game>: Send + Sync {
    /// Their names, best last.
    fn names(&self) -> Vec<&'static str>;

    /// What a bot answers for one of its seats; none if they have no offer, if the bot waits for others to move first, or
    /// if there is no such bot. The same table and the same `thinking` give the same answer.
    fn choose(&self, table: &Table<G>, seats: &[Seat], bot: &str, thinking: u64) -> Option<Offer<G::Choice>>;

    /// Games of this set-up. The last bot named plays all further seats; a name nobody has is handed back.
    fn contest(
        &self,
        content: Arc<G::Content>,
        setup: G::Setup,
        bots: &[String],
    ) -> Result<Box<dyn Contest>, String>;
}
