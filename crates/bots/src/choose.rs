//! A bot at a table.

use sortie_kernel::{Offer, Seat, Table};

use crate::{Playable, Thinking, pick, play_together};

/// What a bot answers for one of its seats; see [`sortie_games::Players::choose`].
pub(crate) fn choose<G: Playable>(
    table: &Table<G>,
    seats: &[Seat],
    bot: &str,
    thinking: u64,
) -> Option<Offer<G::Choice>> {
    let bot = G::bot(bot)?;
    let mut thinking = Thinking::new(thinking);
    let answers = table.answers();
    let sampled: Vec<_> = answers.sampled(table.content(), bot.n_samples(), thinking.draw()).collect();
    let is_mine =
        |offer: &&Offer<G::Choice>| seats.contains(&offer.seat) && G::minds_its_own(&offer.choice, seats);
    let mut offers: Vec<_> = answers.offers.iter().chain(&sampled).filter(is_mine).cloned().collect();
    let seat = offers.first()?.seat;
    // A bot that plays for several sides thinks for one at a time, with what that side knows.
    offers.retain(|offer| play_together::<G>(table.setup(), seat, offer.seat));
    let picked = pick(&*bot, table.content(), table.state(), &offers, &mut thinking)?;
    Some(offers[picked].clone())
}
