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

#[cfg(test)]
mod tests {
    use serde_json::json;
    use sortie_arena::Arena;
    use sortie_games::Registry;
    use sortie_kernel::Seed;

    use super::*;
    use crate::entry;

    #[test]
    fn a_bot_leaves_the_dice_of_people_alone() {
        let games = Registry::new([entry::<Arena>()]);
        let setup = json!({
            "jedi": ["obi_wan", "anakin"], "difficulty": "easy", "dice": "rolled",
            "modules": { "r2d2": true, "c3po": false }, "sixth_die": null,
        });
        let mut table = games.begin("arena", &setup, Seed::from_number(1)).expect("a table");
        for thinking in 0..60 {
            // The person chooses where to start, and then thinks for a long time.
            let person = if table.n_choices() < 2 { &[Seat(0)][..] } else { &[] };
            let Some((seat, choice)) = games
                .choose(&*table, &[Seat(1)], "random", thinking)
                .or_else(|| games.choose(&*table, person, "random", thinking))
            else {
                let offers = table.decision().expect("an open question").offers;
                assert!(offers.iter().any(|offer| offer.seat == Seat(0)), "it is the person's turn");
                return;
            };
            assert!(seat == Seat(0) || choice["die"] != json!(0), "{choice}");
            let proposal = table.propose(seat, &choice).expect("an offer");
            table.commit(proposal).expect("a proposal");
        }
        panic!("the bot never has enough");
    }
}
