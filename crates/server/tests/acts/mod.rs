//! The first act through the public interface, from the new game to an ending. `make acts` plays two hundred of them
//! (`crates/server/examples/acts.rs`); here are a few, so that a stall is found on the day it is made.

mod act;
mod policy;
mod public;
mod wire;

use std::time::Duration;

use act::{Act, Seating};
use policy::{Style, WISHES};
use public::Public;

use crate::common::TestServer;

/// Plays an act of two heroes and looks at its end.
async fn comes_to_an_end(seating: Seating) {
    let server = TestServer::start().await;
    let mut guest = server.guest("Ann").await;
    let public = Public::read(&mut guest).await;
    let act = Act { number: 1, heroes: public.team(1, 2), difficulty: "normal", seating };
    let ended = match act::play(&mut guest, public::CAMPAIGN, &act).await {
        Ok(ended) => ended,
        Err(stall) => panic!("{stall}"),
    };
    assert!(ended.ending < public.endings.len(), "{ended:?}");
    let finale = ended.missions.last().expect("a mission was played");
    assert_eq!(finale.won, public.is_won[ended.ending], "who wins the finale wins the campaign: {ended:?}");
    assert!(ended.decisions > 100 && ended.longest < Duration::from_secs(30), "{ended:?}");
    let played: Vec<&str> = ended.missions.iter().map(|it| public.missions[it.mission].as_str()).collect();
    assert_eq!((played.first(), played.last()), (Some(&"clear_lane"), Some(&"lamplighter")));
    assert!(played.len() >= 4, "{played:?}");
    server.stop().await;
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
    comes_to_an_end(Seating::Among(Style::Story(WISHES[0]))).await;
}
