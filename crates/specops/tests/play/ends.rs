//! The end phase and victory, hidden units, and what is told to whom (C14 to C16).

use serde_json::json;
use sortie_kernel::{Game, Seat, Viewer};
use sortie_specops::dice::DefenceFace;
use sortie_specops::event::{How, RoundEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::side::Colour;
use sortie_specops::{Choice, Event, Lying, OrderToken, Place, Prompt, Region, Specops};

use super::drill::{CENTRE, Drill, bare};
use super::field::field;

fn ending(drill: &Drill) -> Option<(Option<Colour>, How)> {
    drill.view().ending.map(|ending| (ending.winner, ending.how))
}

/// specops C14.1, C14.2, C11.6, D1, D3: the end phase takes aim, dodge, surge, standby, observation, pass and order tokens; suppression, wounds,
/// shields and detonators stay; a card is used up, but for Standing Orders.
#[test]
fn what_the_end_phase_takes() {
    let mut field = field(&[]);
    for token in ["aim", "dodge", "surge", "observation", "suppression", "shields", "spent_shields"] {
        // Nobody with more tokens than courage is left by a round.
        field.drill.token(field.enemy, token, 1);
    }
    for token in ["standby", "detonator"] {
        field.drill.token(field.enemy, token, true);
    }
    field.drill.wound(field.enemy, 1);
    let cards = field.drill.view().players[0].hand.clone();
    let standing = field.drill.content.card_named("standing_orders").expect("a card");
    let other = *cards.iter().find(|card| **card != standing).expect("another card");
    field.drill.play(other);
    field.drill.until(|ask| matches!(ask, Prompt::Turn { .. }));
    field.drill.edit(|state| state["players"][0]["passes"] = json!(1));
    field.drill.until(|ask| matches!(ask, Prompt::Card { .. }));
    let figure = field.drill.figure(field.enemy);
    let tokens = figure.tokens;
    assert_eq!(
        (tokens.aim, tokens.dodge, tokens.surge, tokens.observation, tokens.standby),
        (0, 0, 0, 0, false)
    );
    assert_eq!((tokens.shields, tokens.spent_shields, tokens.detonator, figure.wounds), (1, 1, true, 1));
    assert!(tokens.suppression <= 1, "it goes by rally alone");
    assert_eq!(figure.order, OrderToken::None);
    let [blue, red] = &field.drill.view().players;
    assert_eq!((blue.discards.clone(), blue.hand.contains(&other), blue.passes), (vec![other], false, 0));
    assert!(red.hand.contains(&standing) && red.discards.is_empty());
}

/// specops C14.4, S17, M3.13: if one side has no units left the other wins at once, in the middle of whatever happens; hidden and waiting units
/// are units.
#[test]
fn the_last_side() {
    for (place, is_over) in [("defeated", true), ("covert", false), ("waiting", false), ("network", false)] {
        let mut field = field(&[]);
        let red = field.drill.units(Colour::Red);
        red.iter().for_each(|unit| field.drill.defeat(*unit));
        field.drill.edit(|state| state["units"][red[0].index()]["place"] = json!(place));
        let card = field.drill.content.card_named("standing_orders").expect("a card");
        field.drill.act(Choice::Play { card });
        let over = (Some(Colour::Blue), How::LastSide);
        assert_eq!(ending(&field.drill) == Some(over), is_over, "{place}: {:?}", ending(&field.drill));
    }
}

/// specops C14.5, S17: if both lose their last unit in one step, the defender has held out; where both are alike more points win, else nobody.
#[test]
fn both_are_gone() {
    for (mission, points, winner) in [
        ("shields", [0, 0], Some(Colour::Blue)),
        ("codes", [0, 2], Some(Colour::Blue)),
        ("priorities", [1, 2], Some(Colour::Red)),
        ("priorities", [2, 2], None),
    ] {
        let mut drill =
            Drill::of(mission, bare(None, None), ["rebel_troopers", "clone_troopers"], [false; 3]);
        let card = drill.content.card_named("standing_orders").expect("a card");
        for unit in [Colour::Blue, Colour::Red]
            .iter()
            .flat_map(|colour| drill.units(*colour))
            .collect::<Vec<UnitId>>()
        {
            drill.defeat(unit);
        }
        drill.edit(|state| {
            for (n, points) in points.iter().enumerate() {
                state["players"][n]["points"] = json!(points);
            }
        });
        drill.act(Choice::Play { card });
        assert_eq!(ending(&drill), Some((winner, How::LastSide)), "{mission} {points:?}");
    }
}

/// specops C14.3, O20, O5, M1.5, M2.7, M3.5: after the fourth round who defends has won, by the mission alone.
#[test]
fn who_holds_out() {
    for mission in ["shields", "codes", "vehicle"] {
        let mut drill =
            Drill::of(mission, bare(None, None), ["rebel_troopers", "clone_troopers"], [false; 3]);
        drill.edit(|state| state["round"] = json!(3));
        let card = drill.content.card_named("standing_orders").expect("a card");
        drill.play(card);
        drill.until(|ask| matches!(ask, Prompt::Card { .. }));
        assert_eq!(ending(&drill), None, "{mission}: a fourth round");
        drill.play(card);
        drill.until(|ask| matches!(ask, Prompt::Card { .. } | Prompt::Nothing));
        assert_eq!(ending(&drill), Some((Some(Colour::Blue), How::HeldOut)), "{mission}");
    }
}

/// Blue hides a unit; who, and the token that lies for it.
fn hidden() -> (Drill, UnitId, usize) {
    let mut drill = Drill::new(bare(None, None), ["rebel_troopers", "clone_troopers"], [false; 3]);
    let unit = UnitId(1);
    drill.edit(|state| {
        state["units"][1]["place"] = json!("covert");
        state["bodies"][1]["is_present"] = json!(false);
        let mut token = state["tokens"][0].clone();
        token["what"] = json!({ "covert": "blue" });
        token["at"] = json!([CENTRE.0, CENTRE.1]);
        token["hidden"] = json!(1);
        state["tokens"].as_array_mut().expect("tokens").push(token);
    });
    let token = drill.view().tokens.len() - 1;
    (drill, unit, token)
}

/// specops C15.2, C15.4, C15.5, C16.1, S8, K7, O18: who is hidden is known to its side alone; at the end of a round it may stand up within
/// 10 inches of its token, which goes; from then on it is a unit like any other.
#[test]
fn a_hidden_unit() {
    let (mut drill, unit, n) = hidden();
    let under = |viewer| Specops::view(&drill.content, &drill.state, viewer).tokens[n].hidden;
    assert_eq!(under(Viewer::Seat(Seat(0))), Some(unit));
    assert_eq!([under(Viewer::Seat(Seat(1))), under(Viewer::Spectator)], [None, None]);
    let token = drill.view().tokens[n].id;
    assert_eq!(drill.view().tokens[n].what, Lying::Covert(Colour::Blue));
    let card = drill.content.card_named("standing_orders").expect("a card");
    let order = |drill: &mut Drill| {
        drill.play(card);
        drill.defence.push_back(DefenceFace::Block);
        drill.until(|ask| matches!(ask, Prompt::Order { colour: Colour::Blue, .. }));
    };
    order(&mut drill);
    assert!(!drill.is_offered(Choice::Order { unit, by: None }), "no order (C15.3)");
    drill.until(|ask| matches!(ask, Prompt::Reveal { colour: Colour::Blue }));
    assert!(drill.is_offered(Choice::Done {}), "it may stay");
    drill.act(Choice::Reveal { token, unit });
    let answers = drill.answers();
    let place = |gap: i32| Choice::Place {
        unit,
        at: sortie_boards::plane::Point::new(CENTRE.0 + 135 + 127 + gap, CENTRE.1),
        on: None,
    };
    let check = |gap| answers.check(&drill.content, &drill.state, Seat(0), &place(gap));
    assert!(matches!(&answers.regions[0].region, Region::Place(_)));
    assert!(check(2540).is_ok() && check(2541).is_err(), "10 inches edge to edge");
    drill.act(place(2540));
    assert_eq!(drill.figure(unit).place, Place::Table);
    assert!(drill.view().tokens.iter().all(|it| it.id != token), "the token is gone");
    drill.until(|ask| matches!(ask, Prompt::Card { .. }));
    order(&mut drill);
    assert!(drill.is_offered(Choice::Order { unit, by: None }), "a unit like any other");
}

/// specops C15.2, C16.1, S18: nobody learns from the list of tokens or of units who is hidden: as long as units are set up it looks as if
/// each were still beside the table.
#[test]
fn nobody_sees_who_hides() {
    let (mut drill, unit, _) = hidden();
    drill.edit(|state| state["phase"] = json!("set_up"));
    let place = |seat| {
        Specops::view(&drill.content, &drill.state, Viewer::Seat(Seat(seat))).figures[unit.index()].place
    };
    assert_eq!([place(0), place(1)], [Place::Covert, Place::Aside]);
}

/// specops C16.2, C3.9: hand, discards, tokens, wounds and orders are seen by all; of a pool what is in it, and not its order.
#[test]
fn what_is_open() {
    let mut field = field(&[]);
    field.drill.token(field.who, "aim", 2);
    field.drill.wound(field.who, 1);
    field.command(field.who);
    field.drill.until(|ask| matches!(ask, Prompt::Turn { .. }));
    let view = |viewer| Specops::view(&field.drill.content, &field.drill.state, viewer);
    let [own, other, watcher] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator].map(view);
    for seen in [&other, &watcher] {
        assert_eq!(seen.figures, own.figures);
        assert_eq!(seen.players, own.players);
    }
    assert_eq!(own.players[0].pool.iter().sum::<u8>() as usize, field.drill.units(Colour::Blue).len() - 1);
    assert_eq!(own.players[0].top, None, "not even its owner knows what is drawn next");
}

/// specops C16.3, S18, M2.13: what blue has seen of a package it knows as long as it can be followed; once two are dealt again it knows nothing.
#[test]
fn what_is_known_of_packages() {
    let mut drill = Drill::of("codes", bare(None, None), ["rebel_troopers", "clone_troopers"], [false; 3]);
    let packages: Vec<usize> =
        (0..drill.view().tokens.len()).filter(|n| drill.view().tokens[*n].holder.is_some()).collect();
    assert_eq!(packages.len(), 3);
    let seen = packages[0];
    drill.edit(|state| state["tokens"][seen]["is_known"] = json!(true));
    let number = |drill: &Drill, seat, n: usize| {
        Specops::view(&drill.content, &drill.state, Viewer::Seat(Seat(seat))).tokens[n].number
    };
    assert!(
        number(&drill, 0, seen).is_some() && number(&drill, 0, packages[1]).is_none(),
        "blue has seen one"
    );
    assert!(packages.iter().all(|n| number(&drill, 1, *n).is_some()), "red knows all");
    // Two holders stand together, and share.
    let holders: Vec<UnitId> =
        packages.iter().map(|n| drill.view().tokens[*n].holder.expect("a holder")).collect();
    drill.put(holders[0], CENTRE);
    drill.put(holders[1], (CENTRE.0 + 400, CENTRE.1));
    let card = drill.content.card_named("standing_orders").expect("a card");
    drill.play(card);
    drill.activate(holders[0]);
    drill.act(Choice::Mission {
        deed: sortie_specops::MissionDeed::Share,
        token: None,
        unit: Some(holders[1]),
    });
    drill.until(|ask| matches!(ask, Prompt::Act { .. }));
    assert!(packages.iter().all(|n| number(&drill, 0, *n).is_none()), "nothing is known any more");
    let told = drill.rounds_since(0).iter().any(|(_, event)| matches!(event, RoundEvent::Ended { .. }));
    assert!(!told && drill.told.iter().any(|told| matches!(told.event, Event::Mission(_))));
}
