//! Bots at a table of any game, for the server.

use serde_json::Value;
use sortie_alliance::Alliance;
use sortie_arena::Arena;
use sortie_games::{AnyTable, Typed, info};
use sortie_kernel::{Offer, Seat, Viewer};

use crate::{Playable, Question, Thinking};

/// The bots that can play a game, best last.
pub fn names(game: &str) -> &'static [&'static str] {
    info(game).map_or(&[], |info| info.bots)
}

/// What a bot answers for one of its seats, as JSON; none if they have no offer, if the bot waits for others to move
/// first, or if there is no such bot. The same table and the same `thinking` give the same answer.
pub fn choose(table: &dyn AnyTable, seats: &[Seat], bot: &str, thinking: u64) -> Option<(Seat, Value)> {
    let table = table.as_any();
    if let Some(table) = table.downcast_ref::<Typed<Arena>>() {
        return as_json(choose_typed(table, seats, bot, thinking)?);
    }
    as_json(choose_typed(table.downcast_ref::<Typed<Alliance>>()?, seats, bot, thinking)?)
}

fn as_json<C: serde::Serialize>(offer: Offer<C>) -> Option<(Seat, Value)> {
    Some((offer.seat, serde_json::to_value(offer.choice).ok()?))
}

fn choose_typed<G: Playable>(
    Typed(table): &Typed<G>,
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
    let offers: Vec<_> = answers.offers.iter().chain(&sampled).filter(is_mine).cloned().collect();
    let viewer = Viewer::Seat(offers.first()?.seat);
    let view = G::view(table.content(), table.state(), viewer);
    let prompt = table.prompt(viewer)?;
    let question = Question::<G> { content: table.content(), view: &view, prompt: &prompt, offers: &offers };
    let picked = bot.choose(&question, &mut thinking)?;
    Some(offers[picked].clone())
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use sortie_kernel::Seed;

    use super::*;

    #[test]
    fn a_bot_leaves_the_dice_of_people_alone() {
        let setup = json!({
            "jedi": ["obi_wan", "anakin"], "difficulty": "easy", "dice": "rolled",
            "modules": { "r2d2": true, "c3po": false }, "sixth_die": null,
        });
        let mut table = sortie_games::begin("arena", &setup, Seed::from_number(1)).expect("a table");
        for thinking in 0..60 {
            // The person chooses where to start, and then thinks for a long time.
            let person = if table.n_choices() < 2 { &[Seat(0)][..] } else { &[] };
            let Some((seat, choice)) = choose(&*table, &[Seat(1)], "random", thinking)
                .or_else(|| choose(&*table, person, "random", thinking))
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
