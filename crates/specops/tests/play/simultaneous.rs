//! What comes at the same moment, and in which order.

use sortie_specops::ability::Ability;
use sortie_specops::action::Action;
use sortie_specops::content::Content;
use sortie_specops::dice::{AttackFace, DefenceFace};
use sortie_specops::event::{AttackEvent, Spoken, TurnEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::side::Colour;
use sortie_specops::{Because, Choice, Event, Prompt};

use super::drill::CENTRE;
use super::field::{Field, content, field, laid};

/// What ships, where Standing Orders says more.
fn saying(mut content: Content, abilities: &str) -> Content {
    #[derive(serde::Deserialize)]
    struct Card {
        ability: Vec<Ability>,
    }
    let card: Card = toml::from_str(abilities).expect("abilities");
    let standing = content.card_named("standing_orders").expect("a card");
    content.cards[standing.index()].ability = card.ability;
    content
}

/// Abilities of cards that happened, and keywords that handed something out, in order.
fn story(field: &Field, from: usize) -> Vec<&'static str> {
    let word = |(rule, event): (&'static str, TurnEvent)| match event {
        TurnEvent::Moved { because: Because::Card, .. } => Some("move"),
        TurnEvent::Calmed { .. } if rule == "K32" || rule == "D8" => Some(rule),
        _ => None,
    };
    field.drill.turns_since(from).into_iter().filter_map(word).collect()
}

const MOVE_AND_CALM: &str = r#"
[[ability]]
when = "activation_ends"
does = [{ move = 1 }]
[[ability]]
when = "activation_ends"
to = { friends = { within = 12, up_to = 1 } }
does = [{ calm = 1 }]
"#;

/// specops C2.2, K32: of several effects at one moment their owner says which comes next: a move, suppression that a card takes from a
/// friend, and what Inspire does.
#[test]
fn the_owner_orders_effects() {
    let begin = || {
        let mut field = laid(saying(content(&["inspire 1"], &[]), MOVE_AND_CALM));
        field.drill.token(field.friend, "suppression", 2);
        let mut field = field.active();
        field.drill.act(Choice::Done {});
        field
    };
    let mut field = begin();
    let Prompt::Effects { colour: Colour::Blue, bearer, cards } = field.drill.prompt() else {
        panic!("{:?}", field.drill.prompt());
    };
    assert_eq!(bearer, Some(field.who));
    let card = |n: usize| Choice::Card { slot: cards[n].0 };
    assert!(cards.len() == 2 && cards.iter().all(|(_, on)| matches!(on, Spoken::Command(_))));
    let inspire = Choice::Pick { unit: field.who };
    assert_eq!(field.drill.offers(), [card(0), card(1), inspire]);

    let from = field.drill.mark();
    field.drill.act(inspire);
    field.drill.act(Choice::Pick { unit: field.friend });
    field.drill.act(card(1));
    field.drill.act(Choice::Pick { unit: field.friend });
    field.drill.go_anywhere();
    assert_eq!(story(&field, from), ["K32", "D8", "move"]);

    let mut field = begin();
    let from = field.drill.mark();
    field.drill.act(card(0));
    field.drill.go_anywhere();
    field.drill.act(card(1));
    field.drill.act(Choice::Pick { unit: field.friend });
    field.drill.act(Choice::Pick { unit: field.friend });
    assert_eq!(story(&field, from), ["move", "D8", "K32"]);
}

/// specops C2.2: which of some tokens for the bearer itself comes first changes nothing, so nobody is asked.
#[test]
fn what_changes_nothing_is_not_asked() {
    let tokens = r#"
    [[ability]]
    when = "activation_ends"
    does = [{ gain = { marker = "aim", n = 1 } }]
    [[ability]]
    when = "activation_ends"
    does = [{ gain = { marker = "dodge", n = 1 } }]
    "#;
    let mut field = laid(saying(content(&[], &[]), tokens)).active();
    field.drill.act(Choice::Done {});
    assert!(matches!(field.drill.prompt(), Prompt::Turn { .. }), "{:?}", field.drill.prompt());
    let tokens = field.drill.figure(field.who).tokens;
    assert_eq!((tokens.aim, tokens.dodge), (1, 1));
}

/// specops C2.2, C3.3: on revealing nobody has priority, so blue's card comes before red's.
#[test]
fn blue_comes_first_without_priority() {
    let both = r#"
    [[ability]]
    when = "revealed"
    to = { enemies = {} }
    does = [{ gain = { marker = "observation", n = 1 } }]
    "#;
    let mut field = laid(saying(content(&[], &[]), both));
    let from = field.drill.mark();
    field.command(field.who);
    let gained = field.drill.turns_since(from).into_iter().filter_map(|(_, event)| match event {
        TurnEvent::Gained { unit, .. } => Some(unit),
        _ => None,
    });
    let colours: Vec<Colour> = gained.map(|unit| field.drill.figure(unit).colour).collect();
    let n_red = field.drill.units(Colour::Red).len();
    assert!(colours.len() > n_red, "both speak");
    let is_first_half_red = colours[..n_red].iter().all(|colour| *colour == Colour::Red);
    let is_rest_blue = colours[n_red..].iter().all(|colour| *colour == Colour::Blue);
    assert!(is_first_half_red && is_rest_blue, "blue marks red first: {colours:?}");
}

/// specops C2.2, C4.1: at the start of the activation phase the side with priority comes first, here red.
#[test]
fn priority_comes_first() {
    let mut content = content(&["reliable 1"], &[]);
    let kind = content.team(content.team_named("clone_troopers").expect("a team")).members[1];
    content.units[kind.index()].profile.keywords = vec!["reliable 1".parse().expect("a keyword")];
    for (face, first) in [(DefenceFace::Block, Colour::Blue), (DefenceFace::Surge, Colour::Red)] {
        let mut field = laid(content.clone());
        let card = field.drill.content.card_named("standing_orders").expect("a card");
        field.drill.play(card);
        field.drill.defence.push_back(face);
        let from = field.drill.mark();
        field.drill.until(|ask| matches!(ask, Prompt::Turn { .. }));
        let gained = field.drill.turns_since(from).into_iter().find_map(|(rule, event)| match event {
            TurnEvent::Gained { unit, .. } if rule == "K44" => Some(unit),
            _ => None,
        });
        assert_eq!(field.drill.figure(gained.expect("reliable units")).colour, first);
    }
}

/// specops C5.12, C2.3: who moves inside an attack can be answered out of standby, but only once all pools of the attack are done.
#[test]
fn standby_waits_for_the_end_of_an_attack() {
    let flight = r#"
    [[ability]]
    when = "defending"
    does = [{ move = 1 }]
    "#;
    let mut field = laid(saying(content(&[], &[]), flight));
    let (x, y) = CENTRE;
    let watcher = field.drill.units(Colour::Red)[2];
    field.drill.put(watcher, (x - 1400, y - 900));
    field.drill.token(watcher, "standby", true);
    let from = field.suffer(&[AttackFace::Hit], &[]);
    let way = |prompt: &Prompt| matches!(prompt, Prompt::Granted { because: Because::Card, .. });
    field.drill.until(way);
    field.drill.go(field.who, Action::Move, 1, (100, 0));
    field.drill.until(|ask| matches!(ask, Prompt::Standby { .. } | Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!(field.drill.prompt(), Prompt::Standby { trigger: field.who });
    let is_done = |event: &AttackEvent| matches!(event, AttackEvent::Done { .. });
    assert!(field.drill.attacks_since(from).iter().any(is_done), "after all pools");
    field.drill.act(Choice::Standby { unit: watcher });
    let at_the_mover =
        |choice: &Choice| matches!(choice, Choice::Attack { target, .. } if *target == field.who);
    assert!(field.drill.offers().iter().any(at_the_mover), "{:?}", field.drill.offers());
}

/// specops C8.8, S11, K2: who has a fixed weapon is turned by its player each time it is set down, and shoots only where it looks.
#[test]
fn who_has_a_fixed_weapon_is_turned() {
    let moved = |facing: Option<(i32, i32)>| {
        let mut field = laid(content(&[], &["fixed front"]));
        let who = field.who;
        field.drill.turn(who, [0, 1]);
        let mut field = field.active();
        field.drill.go(who, Action::Move, 1, (0, 200));
        assert_eq!(field.drill.prompt(), Prompt::Facing { unit: who });
        field.drill.act(facing.map_or(Choice::Done {}, |facing| Choice::Turn { facing }));
        let enemy = field.enemy;
        let shoots = |choice: &Choice| matches!(choice, Choice::Attack { target, .. } if *target == enemy);
        (field.drill.figure(who).facing, field.drill.offers().iter().any(shoots))
    };
    assert_eq!(moved(Some((0, -1000))), ((0, -1000), true), "the enemy is in the north");
    assert_eq!(moved(Some((1000, 0))), ((1000, 0), false));
    assert_eq!(moved(None), ((0, 200), false), "as the move left it");
    let mut field = field(&[]).active();
    field.drill.go(field.who, Action::Move, 1, (0, 200));
    assert!(matches!(field.drill.prompt(), Prompt::Act { .. }), "for all others it means nothing");
}

/// specops C8.8, K61: so is who has a weak point, when it is set up too.
#[test]
fn who_has_a_weak_point_is_turned() {
    let field = field(&["weak point 1: rear"]);
    let is_asked = |n: &UnitId| {
        field
            .drill
            .told
            .iter()
            .any(|told| matches!(&told.event, Event::Turn(TurnEvent::Turned { unit, .. }) if unit == n))
    };
    // The drill leaves what may be left: nobody has been turned.
    assert!(!is_asked(&field.who));
    let mut field = field.active();
    field.drill.go(field.who, Action::Dash, 1, (0, 200));
    field.drill.act(Choice::Turn { facing: (0, 1000) });
    let turned = TurnEvent::Turned { unit: field.who, facing: (0, 1000) };
    assert!(field.drill.told.iter().any(|told| told.event == Event::Turn(turned.clone())));
}
