//! Whole games with real dice, in which the players report just the faces they need: every card of every round is met,
//! so that the game reaches its last field (or loses by droids alone).

use std::collections::VecDeque;

use sortie_arena::{Arena, Choice, Difficulty, Needs, Prompt, Rating, Setup};
use sortie_kernel::{Game, Offer, Seat, Table};

use super::table::{begin, offers, physical, start, story, view};

/// The dice that meet all four cards, as `(slot, face)`, the mega threat first; surplus dice go where they do no harm.
fn plan(table: &Table<Arena>) -> VecDeque<(u8, u8)> {
    let content = table.content();
    let cards = view(table).cards;
    let needs = |slot: u8| {
        let card = usize::from(cards[usize::from(slot)].card);
        if slot == 3 { &content.megas[card].needs } else { &content.threats[card].needs }
    };
    let mut dice = VecDeque::new();
    for slot in [3, 0, 1, 2] {
        match needs(slot) {
            Needs::Dice(faces) => dice.extend(faces.iter().map(|&face| (slot, face))),
            Needs::Sum(sum) => {
                dice.extend((0..sum / 6).map(|_| (slot, 6)));
                dice.extend((sum % 6 != 0).then_some((slot, sum % 6)));
            }
        }
    }
    let spare = (0..4).find(|&slot| matches!(needs(slot), Needs::Dice(_))).expect("a dice card");
    while dice.len() < 16 {
        dice.push_back((spare, 1));
    }
    dice.truncate(16);
    dice
}

/// Plays a round, or what is left of the game if it ends before.
pub(crate) fn play_round(table: &mut Table<Arena>) {
    let mut dice = plan(table);
    let round = view(table).round;
    let mut held = [0; 4];
    while let Some(decision) = table.decision()
        && view(table).round == round
    {
        let offer = match decision.prompt {
            Prompt::Report => {
                let (slot, face) = dice.pop_front().expect("16 dice a round");
                let seat = decision.offers[0].seat;
                held[seat.index()] = slot;
                (seat, Choice::Report { face })
            }
            Prompt::Place => {
                let seat = decision.offers[0].seat;
                (seat, Choice::Card { slot: held[seat.index()] })
            }
            other => panic!("nobody asked for {other:?}"),
        };
        table.choose(offer.0, &offer.1).expect("it was offered");
    }
}

/// A table with real dice at its first question after the set-up.
pub(crate) fn real_dice(setup: Setup, seed: u64) -> Table<Arena> {
    let mut table = begin(physical(setup), seed);
    start(&mut table);
    table
}

/// arena 2, 4, 53, 55, A1
///
/// From the first field to the last: the gunship never skips a field, a new round begins with new threats, and
/// everybody wins.
#[test]
fn a_game_is_won_field_by_field() {
    let mut table = real_dice(Setup::new(4, Difficulty::Easy), WON);
    for round in 1..=5 {
        assert_eq!(view(&table).round, round);
        play_round(&mut table);
    }
    let phases: Vec<String> = story(&table).into_iter().filter(|line| line.contains("phase_began")).collect();
    let mut expected = Vec::new();
    let rushes: [&[&str]; 5] = [
        &["battle", "super"],
        &["battle", "droideka"],
        &["super", "battle"],
        &["super", "droideka"],
        &["battle", "super", "droideka"],
    ];
    for (round, rushes) in (1..).zip(rushes) {
        for phase in ["threats", "roll", "refill", "check"] {
            let rule = if phase == "threats" && round > 1 { "53" } else { "4" };
            expected
                .push(format!("{rule} phase_began phase={phase} position={} round={round}", expected.len()));
        }
        for kind in rushes {
            expected.push(format!(
                "4 phase_began phase=rush(kind={kind}) position={} round={round}",
                expected.len()
            ));
        }
    }
    expected.push(format!("4 phase_began phase=victory position={} round=5", expected.len()));
    assert_eq!(phases, expected);

    let last = story(&table).pop().expect("a story");
    let smallest = view(&table).supply.into_iter().min().expect("three supplies");
    let rating = serde_json::to_value(Rating::of(smallest)).expect("plain data");
    assert_eq!(
        last,
        format!("55 ended ending=victory(rating={},smallest={smallest})", rating.as_str().expect("a word"))
    );
    let outcome = Arena::outcome(table.state()).expect("the game is over");
    assert_eq!(outcome.key, "victory");
    assert!(Seat::first(4).all(|seat| outcome.is_won_by(seat)));
}

/// A seed with which droids alone do not empty a supply.
const WON: u64 = 0;

/// arena 5, 6, 48, S2
///
/// Three threats and the mega threat of the round lie open in each round; what lay there has left the game, so that
/// all 15 and all 5 come exactly once.
#[test]
fn every_card_comes_once() {
    let mut table = real_dice(Setup::new(4, Difficulty::Easy), WON);
    let mut threats = Vec::new();
    for round in 1..=5 {
        let seen = view(&table);
        assert_eq!(seen.cards.len(), 4);
        assert_eq!(usize::from(seen.threats_left), 15 - 3 * usize::from(round));
        threats.extend(seen.cards[..3].iter().map(|card| card.card));
        assert_eq!(seen.cards[3].card, round - 1);
        assert_eq!(table.content().megas[usize::from(round) - 1].round, round);
        play_round(&mut table);
    }
    threats.sort_unstable();
    assert_eq!(threats, (0..15).collect::<Vec<u8>>());
}

/// arena 47, 17, A19
///
/// After the check all dice are back from cards and boards: everyone has the full number, every field is free.
#[test]
fn all_dice_come_back() {
    let mut table = real_dice(Setup::new(3, Difficulty::Easy), WON);
    let report = |table: &mut Table<Arena>| {
        for (seat, face) in [(0, 3), (1, 1), (2, 1)] {
            table.choose(Seat(seat), &Choice::Report { face }).expect("a face");
        }
    };
    // Field 2 of Obi-Wan makes Force.
    let force = Offer { seat: Seat(0), choice: Choice::Board { field: 2 } };
    report(&mut table);
    assert!(offers(&table).contains(&force));
    table.choose(force.seat, &force.choice).expect("it was offered");
    for seat in [1, 2] {
        table.choose(Seat(seat), &Choice::Card { slot: 0 }).expect("a card");
    }
    assert_eq!(view(&table).jedi[0].board[2], Some(3));
    assert!(view(&table).jedi[0].dice_left == 5 && !view(&table).cards[0].dice.is_empty());
    let roll = table.line().len();
    report(&mut table);
    assert!(!offers(&table).contains(&force), "blocked for the rest of the phase");
    table.undo(roll).expect("there is something to take back");

    // The other dice meet the mega threat first, and the round is survived.
    play_round(&mut table);
    let seen = view(&table);
    assert_eq!(seen.round, 2);
    let dice: Vec<u8> = seen.jedi.iter().map(|jedi| jedi.dice_left).collect();
    assert_eq!(dice, [6, 5, 5]);
    assert!(seen.cards.iter().all(|card| card.dice.is_empty()));
    assert!(seen.jedi.iter().all(|jedi| jedi.board.iter().all(Option::is_none)));
    report(&mut table);
    assert!(offers(&table).contains(&force), "free again");
}
