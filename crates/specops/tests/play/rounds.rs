//! Set-up and the round at the table: cards, orders, pools, turns, activations (C1 to C4).

use serde_json::json;
use sortie_kernel::{Game, Viewer};
use sortie_specops::action::Action;
use sortie_specops::dice::DefenceFace;
use sortie_specops::event::{RoundEvent, SetupEvent, TurnEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::side::Colour;
use sortie_specops::{Because, Choice, Event, OrderToken, Phase, Prompt, Region, Specops};

use super::drill::{Drill, bare};
use super::field::{Field, content, field, laid};

const TEAMS: [&str; 2] = ["rebel_troopers", "clone_troopers"];

fn drill() -> Drill {
    Drill::new(bare(None, None), TEAMS, [false; 3])
}

/// Where in the story something comes first.
fn first(drill: &Drill, is_it: impl Fn(&Event) -> bool) -> usize {
    drill.told.iter().position(|told| is_it(&told.event)).expect("it happens")
}

/// specops C1.4, C1.7, C1.13, C1.15, C1.19, O3, O4, O7, O11: mission, colours, tokens, loadouts of both revealed together, then units in turn,
/// blue first; then the first round.
#[test]
fn set_up_goes_in_order() {
    let drill = drill();
    let steps: [fn(&Event) -> bool; 7] = [
        |event| matches!(event, Event::Setup(SetupEvent::Chosen { .. })),
        |event| matches!(event, Event::Setup(SetupEvent::ColoursThrown { .. })),
        |event| matches!(event, Event::Setup(SetupEvent::TokenLaid { .. })),
        |event| matches!(event, Event::Setup(SetupEvent::LoadoutsSealed { .. })),
        |event| matches!(event, Event::Setup(SetupEvent::LoadoutsRevealed { .. })),
        |event| matches!(event, Event::Setup(SetupEvent::Placed { .. })),
        |event| matches!(event, Event::Setup(SetupEvent::Over)),
    ];
    let places = steps.map(|step| first(&drill, step));
    assert!(places.is_sorted(), "{places:?}");
    let sealed = drill
        .told
        .iter()
        .rposition(|told| matches!(told.event, Event::Setup(SetupEvent::LoadoutsSealed { .. })));
    assert!(sealed.expect("both") < places[4], "both have chosen before one is revealed");
    let colours: Vec<Colour> = drill
        .told
        .iter()
        .filter_map(|told| match &told.event {
            Event::Setup(SetupEvent::Placed { unit, .. }) => Some(drill.figure(*unit).colour),
            _ => None,
        })
        .collect();
    let shorter = drill.units(Colour::Blue).len().min(drill.units(Colour::Red).len());
    let in_turn = (0..2 * shorter).map(|n| Colour::ALL[n % 2]);
    assert!(colours.iter().copied().take(2 * shorter).eq(in_turn), "{colours:?}");
    assert_eq!(colours.len(), drill.units(Colour::Blue).len() + drill.units(Colour::Red).len());
    assert_eq!((drill.view().round, drill.view().phase), (1, Phase::Command));
}

/// specops C2.1, C1.3, O2, C14.1: a round is a command phase, an activation phase and an end phase, and another follows.
#[test]
fn a_round_has_three_phases() {
    let mut drill = drill();
    let from = drill.mark();
    let card = drill.content.card_named("standing_orders").expect("a card");
    drill.play(card);
    drill.until(|ask| matches!(ask, Prompt::Card { .. }));
    let story: Vec<String> = drill
        .rounds_since(from)
        .into_iter()
        .filter_map(|(_, event)| match event {
            RoundEvent::PhaseBegan { phase } => Some(format!("{phase:?}")),
            RoundEvent::RoundBegan { round } => Some(format!("round {round}")),
            _ => None,
        })
        .collect();
    assert_eq!(story, ["Activation", "End", "round 2", "Command"]);
}

/// specops C3.1, C16.4: a card is chosen in secret, and both are revealed together; the other side hears that it was chosen.
#[test]
fn cards_are_laid_in_secret() {
    let mut drill = drill();
    let card = drill.content.card_named("standing_orders").expect("a card");
    let from = drill.mark();
    drill.act(Choice::Play { card });
    let Prompt::Card { missing, mine } = drill.prompt() else { panic!("{:?}", drill.prompt()) };
    assert_eq!((missing, mine), (vec![Colour::Red], None));
    let [(_, sealed)] = &drill.since(from)[..] else { panic!("one thing is told") };
    let heard = |viewer| Specops::redact(sealed, viewer);
    let told = |card| Some(Event::Round(RoundEvent::CardSealed { seat: sortie_kernel::Seat(0), card }));
    assert_eq!(heard(Viewer::Seat(sortie_kernel::Seat(0))), told(Some(card)));
    assert_eq!(heard(Viewer::Seat(sortie_kernel::Seat(1))), told(None));
    drill.act(Choice::Play { card });
    let revealed = RoundEvent::CardsRevealed { cards: [card; 2] };
    assert!(drill.rounds_since(from).iter().any(|(rule, event)| *rule == "C3.1" && *event == revealed));
}

/// At the orders of blue, who has priority and a card with one order for anybody.
fn ordering(change: impl FnOnce(&mut Field)) -> Field {
    let mut field = field(&["coordinate: corps"]);
    change(&mut field);
    let card = field.drill.content.card_named("standing_orders").expect("a card");
    field.drill.play(card);
    field.drill.defence.push_back(DefenceFace::Block);
    field.drill.dice();
    field
}

fn order(unit: UnitId) -> Choice {
    Choice::Order { unit, by: None }
}

/// specops C3.2, C3.5, C3.6, C3.7, C3.8, O10, S3, S7, S8: orders go to any unit of the line, without a commander too; what can be given must be
/// given, each unit gets one, also by keywords; nobody gets one who is off the table but for the network.
#[test]
fn orders() {
    let field = ordering(|field| field.drill.defeat(UnitId(0)));
    assert!(matches!(field.drill.prompt(), Prompt::Order { colour: Colour::Blue, left: 1 }), "no commander");
    assert!(field.drill.is_offered(order(field.friend)));
    assert!(!field.drill.is_offered(Choice::Done {}), "it must be given");
    for (place, gets) in
        [("table", true), ("network", true), ("covert", false), ("waiting", false), ("defeated", false)]
    {
        let field = ordering(|field| {
            let n = field.friend.index();
            field.drill.edit(|state| {
                state["units"][n]["place"] = json!(place);
                state["bodies"][n]["is_present"] = json!(place == "table");
            });
        });
        assert_eq!(field.drill.is_offered(order(field.friend)), gets, "{place}");
    }

    let mut field = ordering(|_| ());
    let from = field.drill.mark();
    field.drill.act(order(field.who));
    assert_eq!(field.drill.figure(field.who).order, OrderToken::FaceUp);
    assert!(field.drill.rounds_since(from).iter().any(|(rule, event)| {
        *rule == "C3.5" && matches!(event, RoundEvent::Ordered { unit, by: None } if *unit == field.who)
    }));
    let by = |unit| Choice::Order { unit, by: Some(field.who) };
    assert!(field.drill.is_offered(by(field.friend)), "by its keyword (K15)");
    let mut field = ordering(|field| {
        let n = field.friend.index();
        field.drill.edit(|state| state["units"][n]["order"] = json!("face_up"));
    });
    assert!(!field.drill.is_offered(order(field.friend)), "one order a unit");
    field.drill.act(order(field.who));
    assert!(
        !field.drill.is_offered(Choice::Order { unit: field.friend, by: Some(field.who) }),
        "by no keyword either"
    );
}

/// specops C3.5: what nobody can take is lost.
#[test]
fn orders_that_nobody_takes() {
    let mut field = ordering(|field| {
        for unit in field.drill.units(Colour::Blue) {
            field.drill.edit(|state| state["units"][unit.index()]["order"] = json!("face_up"));
        }
    });
    assert!(
        matches!(field.drill.prompt(), Prompt::Order { colour: Colour::Red, .. }),
        "{:?}",
        field.drill.prompt()
    );
    field.drill.anything();
}

/// specops C3.9, C3.10, S8: a token in the pool for everybody who can be activated and has no order; the side with fewer units gets pass tokens,
/// and whoever is hidden or waits counts for those.
#[test]
fn pools_and_passes() {
    let mut field = field(&[]);
    let red = field.drill.units(Colour::Red);
    let hidden = red[2];
    field.drill.edit(|state| {
        state["units"][hidden.index()]["place"] = json!("covert");
        state["bodies"][hidden.index()]["is_present"] = json!(false);
    });
    for unit in &red[3..] {
        field.drill.defeat(*unit);
    }
    let from = field.drill.mark();
    field.command(field.who);
    let rounds = field.drill.rounds_since(from);
    let pool = |wanted: Colour| {
        let ranks = rounds.iter().find_map(|(_, event)| match event {
            RoundEvent::PoolFilled { colour, ranks } if *colour == wanted => Some(*ranks),
            _ => None,
        });
        ranks.expect("a pool").iter().sum::<u8>()
    };
    let n_blue = field.drill.units(Colour::Blue).len() as u8;
    assert_eq!(
        (pool(Colour::Blue), pool(Colour::Red)),
        (n_blue - 1, 1),
        "one of each side has an order, one is hidden"
    );
    // Three red units are undefeated, one of them hidden.
    let passes = RoundEvent::PassTokens { n: [0, n_blue - 3 - 1] };
    assert!(rounds.contains(&("C3.10", passes)), "{rounds:?}");
}

/// At blue's first turn.
fn turn(field: &mut Field) {
    field.command(field.who);
    field.drill.until(|ask| matches!(ask, Prompt::Turn { colour: Colour::Blue }));
}

/// specops C4.1, C4.2, C4.3: a turn is an activation by order, a token from the pool, or a pass, but never two passes in a row; who has nothing
/// left passes.
#[test]
fn turns() {
    let mut field = field(&[]);
    turn(&mut field);
    field.drill.edit(|state| {
        state["players"][0]["passes"] = json!(2);
        state["players"][1]["passes"] = json!(0);
    });
    let offers = field.drill.offers();
    assert_eq!(offers, [Choice::Activate { unit: field.who }, Choice::Draw {}, Choice::Pass {}]);
    field.drill.act(Choice::Pass {});
    assert!(matches!(field.drill.prompt(), Prompt::Turn { colour: Colour::Red }), "in turn");
    assert!(!field.drill.is_offered(Choice::Pass {}), "red has no token");
    field.drill.act(Choice::Draw {});
    field.drill.until(|ask| matches!(ask, Prompt::Turn { colour: Colour::Blue }));
    assert!(!field.drill.is_offered(Choice::Pass {}), "not twice in a row");
    field.drill.act(Choice::Activate { unit: field.who });
    field.drill.until(|ask| matches!(ask, Prompt::Turn { colour: Colour::Blue }));
    assert!(field.drill.is_offered(Choice::Pass {}), "but after an activation");
    assert!(!field.drill.is_offered(Choice::Activate { unit: field.who }), "its order is face down");
    // Nothing left: blue passes without being asked, and the phase ends once red has nothing either.
    field.drill.act(Choice::Draw {});
    field.drill.until(|ask| matches!(ask, Prompt::Turn { colour: Colour::Red }));
    field.drill.edit(|state| state["players"][0]["pool"] = json!([]));
    let from = field.drill.mark();
    field.drill.act(Choice::Draw {});
    field.drill.until(|ask| matches!(ask, Prompt::Turn { colour: Colour::Red } | Prompt::Card { .. }));
    let passed = RoundEvent::Passed { colour: Colour::Blue, with_token: false };
    assert!(field.drill.rounds_since(from).contains(&("C4.3", passed)));
    field.drill.until(|ask| matches!(ask, Prompt::Card { .. }));
}

/// specops C4.4: a token that no unit fits leaves the game, and its player passes for nothing or chooses again.
#[test]
fn a_token_without_a_unit() {
    let mut field = field(&[]);
    turn(&mut field);
    let support: Vec<usize> = field
        .drill
        .view()
        .figures
        .iter()
        .filter(|figure| {
            figure.colour == Colour::Blue && figure.rank == sortie_specops::profile::Rank::Support
        })
        .map(|figure| figure.id.index())
        .collect();
    field.drill.edit(|state| {
        state["players"][0]["pool"] = json!(["corps", "support"]);
        for n in support {
            state["units"][n]["order"] = json!("face_down");
        }
    });
    let from = field.drill.mark();
    field.drill.act(Choice::Draw {});
    assert!(field.drill.rounds_since(from).iter().any(|(rule, event)| {
        *rule == "C4.4" && matches!(event, RoundEvent::TokenLost { colour: Colour::Blue, .. })
    }));
    assert_eq!(field.drill.view().players[0].pool.iter().sum::<u8>(), 1, "it is gone");
    assert!(field.drill.is_offered(Choice::Pass {}) && field.drill.is_offered(Choice::Draw {}));
    field.drill.edit(|state| state["players"][0]["passes"] = json!(1));
    field.drill.act(Choice::Pass {});
    assert!(matches!(field.drill.prompt(), Prompt::Turn { colour: Colour::Red }), "it cost nothing");
    assert_eq!(field.drill.view().players[0].passes, 1);
    // But a pass it was: none follows on the next turn (C4.2).
    field.drill.act(Choice::Draw {});
    field.drill.until(|ask| matches!(ask, Prompt::Turn { colour: Colour::Blue }));
    assert!(!field.drill.is_offered(Choice::Pass {}), "{:?}", field.drill.offers());
}

/// specops C3.6, C3.7, C3.9, M5.4, K15: whoever gets an order once pools are filled has no token in one any more, also where interference has drawn
/// the order that brings another.
#[test]
fn an_order_takes_its_token_out_of_the_pool() {
    let mut content = super::field::content(&["coordinate: corps"], &[]);
    let team = content.team_named("rebel_troopers").expect("a team");
    let kind = content.team(team).members[0];
    content.units[kind.index()].profile.rank = sortie_specops::profile::Rank::Corps;
    let mut field = super::field::laid(content);
    field.drill.edit(|state| state["table"]["condition"] = json!("comms"));
    let card = field.drill.content.card_named("standing_orders").expect("a card");
    field.drill.play(card);
    field.drill.defence.push_back(DefenceFace::Block);
    field.drill.until(|ask| matches!(ask, Prompt::Comms { colour: Colour::Blue, .. }));
    field.drill.act(Choice::Order { unit: field.who, by: None });
    field.drill.act(Choice::Order { unit: field.friend, by: Some(field.who) });
    field.drill.until(|ask| matches!(ask, Prompt::Turn { .. }));
    let view = field.drill.view();
    let is_open = |figure: &&sortie_specops::view::FigureView| {
        figure.colour == Colour::Blue
            && figure.place == sortie_specops::Place::Table
            && figure.order == sortie_specops::OrderToken::None
    };
    let open = view.figures.iter().filter(is_open).count();
    assert_eq!(usize::from(view.players[0].pool.iter().sum::<u8>()), open);
}

/// specops C4.5, C4.6, O13: rally with a die for each token, actions, and the order token is turned face down, or laid so if it was drawn.
#[test]
fn an_activation() {
    let mut field = field(&[]);
    field.drill.token(field.who, "suppression", 2);
    turn(&mut field);
    let from = field.drill.mark();
    field.drill.defence = [DefenceFace::Surge, DefenceFace::Blank].into();
    field.drill.act(Choice::Activate { unit: field.who });
    field.drill.dice();
    assert_eq!(field.drill.figure(field.who).tokens.suppression, 1, "a surge removes one, a blank none");
    field.drill.act(Choice::Act { action: Action::Aim });
    field.drill.act(Choice::Done {});
    field.drill.until(|ask| matches!(ask, Prompt::Turn { .. }));
    let story: Vec<&str> = field
        .drill
        .turns_since(from)
        .into_iter()
        .filter_map(|(_, event)| match event {
            TurnEvent::Activated { .. } => Some("activated"),
            TurnEvent::RallyThrown { faces, .. } if faces.len() == 2 => Some("rally"),
            TurnEvent::Acted { .. } => Some("acted"),
            TurnEvent::ActivationEnded { .. } => Some("ended"),
            _ => None,
        })
        .collect();
    assert_eq!(story, ["activated", "rally", "acted", "ended"]);
    assert_eq!(field.drill.figure(field.who).order, OrderToken::FaceDown);
    // Drawn.
    field.drill.act(Choice::Draw {});
    let drawn = loop {
        match field.drill.prompt() {
            Prompt::Act { unit, .. } => break unit,
            _ => field.drill.anything(),
        }
    };
    assert_eq!(field.drill.figure(drawn).order, OrderToken::None);
    field.drill.act(Choice::Done {});
    assert_eq!(field.drill.figure(drawn).order, OrderToken::FaceDown);
}

fn moves(field: &Field) -> Vec<Action> {
    let action =
        |region: Region| if let Region::Move(movement) = region { Some(movement.action) } else { None };
    field.drill.answers().regions.into_iter().filter_map(|offer| action(offer.region)).collect()
}

/// specops C4.7, C4.8, S9, K18: a free move takes the place of the paid one and costs nothing; a dash is an action of its own.
#[test]
fn a_free_move_is_the_move() {
    let mut field = field(&["dauntless"]);
    field.drill.token(field.who, "suppression", 2);
    turn(&mut field);
    field.drill.act(Choice::Activate { unit: field.who });
    field.drill.dice();
    field.drill.act(Choice::Accept {});
    field.drill.dice();
    assert!(matches!(field.drill.prompt(), Prompt::Granted { because: Because::Dauntless, .. }));
    field.drill.go(field.who, Action::Move, 1, (0, 300));
    assert!(matches!(field.drill.prompt(), Prompt::Act { left: 2, .. }), "{:?}", field.drill.prompt());
    assert_eq!(moves(&field), [Action::Dash], "neither a move nor a climb");
}

/// specops C4.9, K13, C4.8, C13.7: one attack action a turn, free or not; the free one of a charge is the one. Who is charged does not move.
#[test]
fn one_attack_a_turn() {
    let mut field = field(&["charge"]).active();
    let (x, y) = super::drill::CENTRE;
    field.drill.put(field.enemy, (x, y - 800));
    field.drill.go(field.who, Action::Move, 2, (0, -528));
    let attack = field.drill.attack_on(field.enemy);
    field.drill.act(attack);
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. }));
    assert!(matches!(field.drill.prompt(), Prompt::Act { left: 1, .. }), "it was free");
    let attacks = |choice: &Choice| matches!(choice, Choice::Attack { .. });
    assert!(!field.drill.offers().iter().any(attacks), "no second one");
    assert_eq!(field.drill.figure(field.enemy).at, Some(sortie_boards::plane::Point::new(x, y - 800)));
}

/// specops C5.1, C5.2, C4.7: a move is a standard move or a climb, a dash is one with the slowest tool; either goes with the other.
#[test]
fn moves_and_dashes() {
    let mut field = laid(content(&[], &[])).active();
    assert_eq!(moves(&field), [Action::Move, Action::Dash, Action::Climb]);
    field.drill.go(field.who, Action::Climb, 1, (0, 300));
    assert_eq!(moves(&field), [Action::Dash]);
    field.drill.go(field.who, Action::Dash, 1, (0, 300));
    assert!(!matches!(field.drill.prompt(), Prompt::Act { unit, .. } if unit == field.who), "two actions");
}

/// specops C1.5, S3: both may field the same team.
#[test]
fn two_equal_teams() {
    let drill = Drill::new(bare(None, None), ["clone_troopers", "clone_troopers"], [false; 3]);
    let [blue, red] = [Colour::Blue, Colour::Red].map(|colour| {
        drill.units(colour).into_iter().map(|unit| drill.figure(unit).kind).collect::<Vec<_>>()
    });
    assert_eq!(blue, red);
}

/// specops C1.9, M0.1: who agrees on no mission draws one of the four, each as likely; and a table of it.
#[test]
fn missions_are_drawn() {
    let content = &*super::common::SHIPPED;
    let mut drawn = [0_u32; 4];
    for seed in 0..800 {
        let setup = sortie_specops::Setup::new(TEAMS);
        let state = Specops::begin(content, &setup, sortie_kernel::Seed::from_number(seed));
        let view = Specops::view(content, &state, Viewer::Spectator);
        let mission = view.mission.expect("it is drawn before anything else");
        drawn[mission.index()] += 1;
        assert!(content.mission(mission).tables.contains(&view.table.expect("a ready one")));
    }
    assert!(drawn.iter().all(|n| (140..=260).contains(n)), "{drawn:?}");
}

/// specops C1.10, M5.1: a condition is thrown for if it is wanted, once the mission is known.
#[test]
fn a_condition_if_it_is_wanted() {
    for wanted in [false, true] {
        let content = &*super::common::SHIPPED;
        let mut setup = sortie_specops::Setup::new(TEAMS);
        setup.condition = wanted;
        let (mut state, mut told) =
            (Specops::begin(content, &setup, sortie_kernel::Seed::from_number(5)), Vec::new());
        sortie_kernel::run::<Specops>(content, &mut state, &mut sortie_kernel::Sink::to(&mut told));
        while let Prompt::Orient = Specops::prompt(content, &state, Viewer::Spectator) {
            let seat = sortie_kernel::Answers::<Specops>::to(content, &state).seats()[0];
            let choice = Choice::Orient { turned: false };
            sortie_kernel::step::<Specops>(
                content,
                &mut state,
                seat,
                &choice,
                &mut sortie_kernel::Sink::to(&mut told),
            )
            .expect("red turns the map or not");
        }
        let place = |is_it: fn(&Event) -> bool| told.iter().position(|told| is_it(&told.event));
        let thrown = place(|event| matches!(event, Event::Setup(SetupEvent::ConditionThrown { .. })));
        assert_eq!(thrown.is_some(), wanted);
        assert!(
            thrown
                .is_none_or(|thrown| place(|event| matches!(event, Event::Setup(SetupEvent::Chosen { .. })))
                    < Some(thrown))
        );
    }
}
