//! Bots at one table: whose turn it is, and what comes of it.

use serde_json::Value;
use sortie_kernel::Seat;

use super::Room;

impl Room {
    /// The bot that moves next, with all its seats of one side that are awaited: it plans them together, as one person at
    /// a hot seat would, and knows nothing of what the same bot plans for another side. None while people discuss going
    /// back, while one thinks, when nothing can be added, or when all of them hold back for people.
    pub(super) fn bot_turn(&self) -> Option<(Vec<Seat>, &str)> {
        if self.undo.is_some() || self.pacing.is_thinking() || self.is_full() {
            return None;
        }
        let is_ready = |seat: &Seat| !self.pacing.has_passed(*seat) && !self.holds_back(*seat);
        let mut ready = self.awaited.iter().copied().filter(is_ready);
        let (first, bot) = ready.find_map(|seat| Some((seat, self.seats.bot(seat)?)))?;
        let side = self.table.side_of(first);
        let others = ready.filter(|seat| {
            self.seats.bot(*seat) == Some(bot) && side.is_some() && self.table.side_of(*seat) == side
        });
        Some((std::iter::once(first).chain(others).collect(), bot))
    }

    /// Lets the next bot think, if there is one. Its answer comes through the door.
    pub(super) fn ask_bot(&mut self) {
        let Some((seats, bot)) = self.bot_turn() else { return };
        let (bot, sequence) = (bot.to_owned(), self.table.sequence());
        self.pacing.begin_thinking();
        self.thinkers.think(&self.id, self.table.clone(), seats, bot, sequence, self.door.clone());
    }

    /// A bot's choice is stored like any other; it is forgotten if the table has moved on.
    pub(super) async fn bot_answers(&mut self, sequence: u64, seats: &[Seat], choice: Option<(Seat, Value)>) {
        self.pacing.end_thinking();
        if sequence != self.table.sequence() || self.undo.is_some() {
            return;
        }
        let Some((seat, choice)) = choice else { return self.pacing.pass(seats) };
        // Meanwhile a person may have taken the seat, or asked bots to wait.
        if self.seats.bot(seat).is_none() || self.holds_back(seat) {
            return;
        }
        let result = match self.table.propose(seat, &choice) {
            Ok(proposal) => self.happen(proposal).await,
            Err(error) => Err(error.into()),
        };
        match result {
            Ok(()) => {}
            Err(error) if error.is_hidden() => {
                tracing::warn!(code = error.code(), "a bot's choice was not written; it will try again");
                self.pacing.try_again_later();
            }
            Err(error) => {
                tracing::error!(code = error.code(), ?seat, "a bot chose what it may not");
                self.pacing.pass(seats);
            }
        }
    }
}
