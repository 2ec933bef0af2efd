//! What a player is told of a move before it is made.

use std::sync::Arc;

use sortie_alliance::content::Content;
use sortie_alliance::world::FigureId;
use sortie_alliance::{Alliance, BlockedBy, Choice, Setup};
use sortie_boards::square::{Position, Space};
use sortie_kernel::{Game, Seat, Seed, Viewer};

use super::table::{CONTENT, Table};
use super::{FENN, FOE, GAARKHAN, pair};

fn to(space: [u8; 2]) -> Choice {
    Choice::Move { to: Position::small(Space::new(space[0], space[1])) }
}

/// alliance R3.5, R3.6, R5.10: the action, the points, and whom one would see and be seen by.
#[test]
fn a_move_shows_what_it_spends_and_whom_it_meets() {
    let mut table = Table::new(&pair([2, 4], [0, 0]).enemy("royal_guard", &[[9, 4]]));
    table.activate(FENN);
    let mut there = table.clone();
    there.choose(Choice::Run).choose(to([5, 4]));
    let told = Alliance::foreseen(&CONTENT, &there.state, Viewer::Seat(Seat(0))).expect("plain data");
    assert_eq!((&told["turn"]["actions"], &told["turn"]["points"]), (&1.into(), &1.into()));
    assert_eq!(told["figure"]["at"], serde_json::json!([[5, 4]]));
    assert_eq!((&told["odds"][0]["target"], &told["odds"][0]["distance"]), (&FOE.into(), &4.into()));
    let foe = told["sight"].as_array().expect("a list").iter().find(|one| one["figure"] == FOE);
    assert_eq!(foe.map(|one| (&one["in_sight"], &one["sees_me"])), Some((&true.into(), &true.into())));
}

/// A table tells it without anything happening, and never what the dice would say.
#[test]
fn nothing_happens_and_no_die_is_told() {
    let content = Arc::new(Content::shipped());
    let setup = Setup::new(&["fenn_signis", "gaarkhan"], "clearing");
    let mut table =
        sortie_kernel::Table::<Alliance>::begin(content, setup, Seed::from_number(3)).expect("a table");
    let mut dice = 0;
    for _ in 0..60 {
        let Some(decision) = table.decision() else { break };
        for offer in &decision.offers {
            let before = table.sequence();
            let end = table.foresee(offer.seat, &[offer.choice]).expect("it is offered");
            assert_eq!(table.sequence(), before);
            dice += usize::from(end.is_none());
        }
        let offer = decision.offers[decision.offers.len() / 2];
        table.choose(offer.seat, &offer.choice).expect("it is offered");
    }
    assert!(dice > 0, "something was left to chance");
}

/// alliance R5.10: whoever is not seen is told with what is in the way.
#[test]
fn what_is_in_the_way_is_named() {
    let mut table = Table::new(&pair([2, 4], [4, 4]).enemy("royal_guard", &[[6, 4]]));
    table.activate(FENN);
    let view = Alliance::view(&CONTENT, &table.state, Viewer::Spectator);
    let guard = view.sight.iter().find(|one| one.figure == FigureId(FOE)).expect("the guard");
    let blocked = guard.blocked.as_ref().expect("not in sight");
    assert!(!guard.in_sight);
    assert_eq!(blocked.by, BlockedBy::Figure(FigureId(GAARKHAN)));
    assert!((300..700).contains(&blocked.free), "the line ends at him: {}", blocked.free);
}
