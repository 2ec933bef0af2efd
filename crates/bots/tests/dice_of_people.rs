//! Where people roll real dice.

use serde_json::json;
use sortie_arena::Arena;
use sortie_bots::entry;
use sortie_games::Registry;
use sortie_kernel::{Seat, Seed};

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
