//! Campaigns through the public interface, from the new game to an ending. `make acts` plays hundreds of them
//! (`crates/server/examples/acts.rs`); here are a few, so that a stall is found on the day it is made.

mod act;
mod alliance;
mod defenders;
mod kind;
mod policy;
mod public;
mod wire;

use std::time::Duration;

use act::{Act, Seating};
use kind::Kind;
use policy::Style;
use public::Public;

use crate::common::TestServer;

/// Plays an act of two heroes and looks at its end.
async fn comes_to_an_end(seating: Seating) {
    const KIND: &Kind = &alliance::KIND;
    let server = TestServer::start().await;
    let mut guest = server.guest("Ann").await;
    let public = Public::read(&mut guest, KIND).await;
    let act = Act { number: 1, members: public.team(1, 2), difficulty: KIND.levels[0], seating };
    let ended = match act::play(&mut guest, KIND, &act).await {
        Ok(ended) => ended,
        Err(stall) => panic!("{stall}"),
    };
    assert!(ended.ending < public.endings.len(), "{ended:?}");
    let finale = ended.missions.last().expect("a mission was played");
    assert_eq!(finale.1, public.is_won[ended.ending], "who wins the finale wins the campaign: {ended:?}");
    assert!(ended.decisions > 100 && ended.longest < Duration::from_secs(30), "{ended:?}");
    let played: Vec<&str> = ended.missions.iter().map(|(it, _)| public.missions[*it].as_str()).collect();
    assert_eq!((played.first(), played.last()), (Some(&"clear_lane"), Some(&"lamplighter")));
    assert!(played.len() >= 4, "{played:?}");
    server.stop().await;
}

/// Whatever game has campaigns is played by `make acts`.
#[test]
fn every_game_with_campaigns_is_played() {
    let mut with = sortie_shipped::registry().names(|game| game.campaigns_help().is_some());
    let mut played: Vec<&str> = kind::KINDS.iter().map(|kind| kind.game).collect();
    with.sort_unstable();
    played.sort_unstable();
    assert_eq!(played, with);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_act_of_bots_comes_to_an_end() {
    comes_to_an_end(Seating::Bots).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_act_of_any_choices_comes_to_an_end() {
    comes_to_an_end(Seating::Client(Style::Anything)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_act_of_a_person_and_a_bot_comes_to_an_end() {
    comes_to_an_end(Seating::Among(Style::Story(alliance::KIND.wishes[0]))).await;
}
