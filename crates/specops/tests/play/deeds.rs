//! What units do and what befalls them, at the table: actions, tokens, the steps of an attack, wounds, panic, claimed tokens (C5, C9 to C13).

use serde_json::json;
use sortie_boards::plane::Point;
use sortie_specops::action::Action;
use sortie_specops::dice::{AttackFace, DefenceFace};
use sortie_specops::event::{AttackEvent, TurnEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::side::Colour;
use sortie_specops::{Choice, Counter, Event, Power, Prompt};

use super::drill::CENTRE;
use super::field::{Field, against, content, field, laid};

use AttackFace::{Blank, Crit, Hit, Surge};

fn act(field: &mut Field, action: Action) {
    field.drill.act(Choice::Act { action });
}

/// specops C5.4, C5.5, C5.6: a token for an action; of standby one is the most, and none after an attack.
#[test]
fn aim_dodge_and_standby() {
    let mut field = field(&[]).active();
    act(&mut field, Action::Aim);
    act(&mut field, Action::Dodge);
    let tokens = field.drill.figure(field.who).tokens;
    assert_eq!((tokens.aim, tokens.dodge, tokens.standby), (1, 1, false));

    let mut field = self::field(&[]).active();
    act(&mut field, Action::Standby);
    assert!(field.drill.figure(field.who).tokens.standby);
    assert!(
        !field.drill.offers().iter().any(|choice| matches!(choice, Choice::Attack { .. })),
        "no attack after it"
    );

    let mut field = self::field(&[]);
    field.drill.token(field.who, "standby", true);
    let field = field.active();
    assert!(!field.drill.is_offered(Choice::Act { action: Action::Standby }), "one at most");

    let mut field = self::field(&[]).active();
    field.attack_with(&[], &[]);
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. }));
    assert!(!field.drill.is_offered(Choice::Act { action: Action::Standby }), "not after an attack");
}

/// specops C5.7, C11.6: who recovers removes any number of its suppression tokens.
#[test]
fn recovering() {
    let mut field = field(&[]);
    let field_ready = |field: Field| {
        let mut field = field;
        let who = field.who;
        field.command(who);
        field.drill.activate(who);
        field
    };
    field.drill.token(field.who, "suppression", 3);
    let mut field = field_ready(field);
    act(&mut field, Action::Recover);
    let calm = |n| Choice::Calm { n };
    assert_eq!(field.drill.offers(), [calm(3), calm(2), calm(1), calm(0)]);
    field.drill.act(calm(2));
    assert_eq!(field.drill.figure(field.who).tokens.suppression, 1);
}

/// specops C5.8, K12, K54: different card actions go together, the same one not twice.
#[test]
fn card_actions() {
    let mut field = field(&["bolster 1", "spotter 1"]).active();
    let power = |power| Choice::Power { power, target: None };
    field.drill.act(power(Power::Bolster));
    field.drill.act(Choice::Pick { unit: field.friend });
    assert!(!field.drill.is_offered(power(Power::Bolster)) && field.drill.is_offered(power(Power::Spotter)));
    field.drill.act(power(Power::Spotter));
    field.drill.act(Choice::Pick { unit: field.friend });
    let tokens = field.drill.figure(field.friend).tokens;
    assert_eq!((tokens.surge, tokens.aim), (1, 1));
}

/// specops C5.9: an aim token rerolls up to two dice; the next one is spent once the result lies there, on the same dice too.
#[test]
fn aim_one_after_the_other() {
    let mut field = field(&[]);
    field.drill.token(field.who, "aim", 2);
    let mut field = field.active();
    field.drill.attack = [Blank, Blank, Blank, Hit, Crit].into();
    let from = field.attack();
    field.drill.dice();
    let reroll = |dice| Choice::Reroll { from: field.who, dice };
    field.drill.act(reroll(0b11));
    field.drill.dice();
    assert!(field.drill.is_offered(reroll(0b01)), "the same die again: {:?}", field.drill.offers());
    field.drill.act(reroll(0b01));
    field.drill.dice();
    let is_converted =
        |event: &AttackEvent| matches!(event, AttackEvent::Converted { hits: 1, crits: 1, .. });
    let attacks = field.drill.attacks_since(from);
    assert!(
        attacks.iter().any(is_converted),
        "a blank and a hit first, then a crit for the blank: {attacks:?}"
    );
    assert_eq!(field.drill.figure(field.who).tokens.aim, 0);
}

/// specops C5.11: a surge token turns a surge into a hit for the attacker, into a block for the defender.
#[test]
fn surge_tokens() {
    let mut field = laid(against(content(&[], &[]), &[]));
    for unit in [field.who, field.enemy] {
        field.drill.token(unit, "surge", 1);
    }
    let mut field = field.active();
    field.drill.defence = [DefenceFace::Surge].into();
    field.drill.attack = [Surge, Blank].into();
    let from = field.attack();
    field.drill.until(|ask| matches!(ask, Prompt::Surges { .. }));
    field.drill.act(Choice::Surge { from: field.who });
    field.drill.until(|ask| matches!(ask, Prompt::DefenceSurges { .. }));
    field.drill.act(Choice::Surge { from: field.enemy });
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!(field.wounds(from), [0], "a hit, and it is blocked");
    let left = [field.who, field.enemy].map(|unit| field.drill.figure(unit).tokens.surge);
    assert_eq!(left, [0, 0]);
}

/// specops C5.13: who moves, attacks, acts or gains suppression stands by no longer.
#[test]
fn standby_is_lost() {
    let standing = || {
        let mut field = field(&[]);
        field.drill.token(field.who, "standby", true);
        field
    };
    let is_standing = |field: &Field| field.drill.figure(field.who).tokens.standby;
    let mut moved = standing().active();
    assert!(is_standing(&moved), "to be activated costs nothing");
    moved.drill.go(moved.who, Action::Dash, 1, (0, 200));
    let mut acted = standing().active();
    act(&mut acted, Action::Dodge);
    let mut attacked = standing().active();
    attacked.attack();
    let mut suppressed = standing();
    suppressed.suffer(&[Hit], &[DefenceFace::Block]);
    suppressed.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    for field in [moved, acted, attacked, suppressed] {
        assert!(!is_standing(&field));
        let lost = TurnEvent::StandbyLost { unit: field.who, spent: false };
        let is_told = field
            .drill
            .told
            .iter()
            .any(|told| told.rule.0 == "C5.13" && told.event == Event::Turn(lost.clone()));
        assert!(is_told);
    }
}

/// specops C5.14, K10: a climb counts as a standard move made as an action, for Agile; what a card grants does not.
#[test]
fn a_climb_counts() {
    let mut field = field(&["agile 1"]).active();
    let from = field.drill.mark();
    field.drill.go(field.who, Action::Climb, 1, (0, 200));
    assert_eq!(field.gained(from, field.who, Counter::Dodge, "K10"), 1);
}

/// specops C9.7, C9.8, C9.9, C9.10, C9.17, C9.18, C9.20, C9.22, C9.24, C11.2, C11.4, O14, O17, S15: the steps of an attack, one after the other:
/// a suppressed attacker rolls a die less, and loses no action; a dodge cancels a hit; dice are rolled for what is left; then all suppression at
/// once.
#[test]
fn an_attack_step_by_step() {
    let mut field = laid(against(content(&["disciplined 1"], &["suppressive 1"]), &[]));
    field.drill.token(field.who, "suppression", 3);
    field.drill.token(field.enemy, "dodge", 1);
    let mut field = field.active();
    assert!(matches!(field.drill.prompt(), Prompt::Act { left: 2, .. }), "no action is lost (C11.2)");
    let kind = field.drill.figure(field.who).kind;
    field.drill.content.units[kind.index()].profile.weapons[1].dice =
        sortie_specops::dice::Pool::new(2, 0, 1);
    field.drill.attack = [Hit, Crit].into();
    field.drill.defence = [DefenceFace::Blank].into();
    let from = field.attack();
    field.drill.until(|ask| matches!(ask, Prompt::Dodge { .. }));
    field.drill.act(Choice::Dodge { from: field.enemy, crit: false });
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    let mut story: Vec<String> = Vec::new();
    for (rule, event) in field.drill.since(from) {
        match event {
            Event::Attack(AttackEvent::Declared { .. }) => story.push("declared".to_owned()),
            Event::Attack(AttackEvent::Rolled { dice, one_less, .. }) => {
                story.push(format!("{} dice, one less: {one_less}", dice.len()));
            }
            Event::Attack(AttackEvent::Converted { hits, crits, .. }) => {
                story.push(format!("{hits} {crits}"));
            }
            Event::Attack(AttackEvent::Dodged { .. }) => story.push(rule.0.to_owned()),
            Event::Attack(AttackEvent::DefenceRolled { faces, cover, .. }) => {
                story.push(format!("{} at cover {cover}", faces.len()));
            }
            Event::Attack(AttackEvent::Compared { blocks, wounds, .. }) => {
                story.push(format!("{blocks} {wounds}"));
            }
            Event::Turn(TurnEvent::Suppressed { unit, n }) if unit == field.enemy => {
                story.push(format!("{n} by {}", rule.0));
            }
            Event::Attack(AttackEvent::Done { .. }) => story.push("done".to_owned()),
            _ => {}
        }
    }
    let expected =
        ["declared", "2 dice, one less: true", "1 1", "C9.18", "1 at cover 0", "0 1", "2 by C9.24", "done"];
    assert_eq!(story, expected);
}

/// specops C9.10, C9.24: an attack without results leaves no token.
#[test]
fn no_results_no_token() {
    let mut field = field(&[]).active();
    field.attack_with(&[Surge, Blank], &[]);
    assert_eq!(field.drill.figure(field.enemy).tokens.suppression, 0);
}

/// specops C13.6, C9.11, C9.24: attacks in melee allow dodge and leave no suppression of their own.
#[test]
fn an_attack_in_melee() {
    let mut field = laid(against(content(&[], &[]), &[]));
    let (x, y) = CENTRE;
    field.drill.put(field.enemy, (x, y - 272));
    field.drill.token(field.enemy, "dodge", 1);
    let mut field = field.active();
    field.drill.attack = [Hit, Hit].into();
    let from = field.attack();
    field.drill.until(|ask| matches!(ask, Prompt::Dodge { .. }));
    field.drill.act(Choice::Dodge { from: field.enemy, crit: false });
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!(field.wounds(from), [1]);
    assert_eq!(field.drill.figure(field.enemy).tokens.suppression, 0);
}

/// A token of the mission that somebody holds.
fn holding(keywords: &[&str], n: usize) -> Field {
    let mut field = field(keywords);
    let who = field.who.0;
    let (x, y) = CENTRE;
    field.drill.edit(|state| {
        for token in 0..n {
            state["tokens"][token]["holder"] = json!(who);
            state["tokens"][token]["claimed"] = json!(true);
            state["tokens"][token]["at"] = json!([x + 200, y]);
        }
    });
    field
}

/// specops C12.4, C12.5, C12.6, O9: after a move each token is laid anew, touching its holder; it costs no action and slows nobody, and several
/// may be held.
#[test]
fn tokens_are_carried() {
    let mut field = holding(&[], 2).active();
    field.drill.go(field.who, Action::Move, 2, (0, 1500));
    let mut seen = Vec::new();
    while let Prompt::Lay { token } = field.drill.prompt() {
        let at = field.drill.figure(field.who).at.expect("it stands");
        assert!(!field.drill.answers().regions.is_empty());
        let far = Choice::Lay { at: Point::new(at.x() + 135 + 127 + 6, at.y()) };
        let seat = field.drill.answers().seats()[0];
        assert!(
            field.drill.answers().check(&field.drill.content, &field.drill.state, seat, &far).is_err(),
            "not in contact"
        );
        field.drill.act(Choice::Lay { at: Point::new(at.x() + 135 + 127 + 5, at.y()) });
        seen.push(token);
    }
    assert_eq!(seen.len(), 2);
    assert!(matches!(field.drill.prompt(), Prompt::Act { left: 1, .. }), "it cost no action");
}

/// specops C11.3, C11.5, C11.9, C12.7, O13, O15: tokens above the own courage make a panic, whoever leads near by; a die each, a wound for each
/// hit or crit; then as many tokens as courage are left, and what was claimed lies unclaimed where it was.
#[test]
fn a_panic() {
    let mut field = holding(&[], 1);
    let friend = field.drill.figure(field.friend).kind;
    field.drill.content.units[friend.index()].profile.courage = Some(3);
    field.drill.token(field.who, "suppression", 2);
    let at = field.drill.view().tokens[0].at;
    let from = field.suffer(&[Hit], &[DefenceFace::Block]);
    field.drill.until(|ask| {
        matches!(
            ask,
            Prompt::Report { why: sortie_specops::Throw::Panic, .. }
                | Prompt::Act { .. }
                | Prompt::Turn { .. }
        )
    });
    field.drill.attack = [Crit].into();
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    let panicked = TurnEvent::Panicked { unit: field.who, faces: vec![Crit], wounds: 1 };
    assert!(
        field.drill.turns_since(from).contains(&("C11.3", panicked)),
        "one die for one token above courage"
    );
    let figure = field.drill.figure(field.who);
    assert_eq!((figure.wounds, figure.tokens.suppression), (1, 2));
    let token = field.drill.view().tokens[0];
    assert_eq!((token.claimed, token.holder, token.at), (false, None, at));
}

/// specops C10.1, C12.7: who has as many wounds as health is removed; what it has claimed drops first, and its order token leaves the game.
#[test]
fn a_defeat() {
    let mut field = holding(&[], 1);
    field.drill.wound(field.who, 2);
    let from = field.suffer(&[Hit], &[DefenceFace::Blank]);
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    let turns = field.drill.turns_since(from);
    let place =
        |is_it: fn(&TurnEvent) -> bool| turns.iter().position(|(_, event)| is_it(event)).expect("it happens");
    let dropped = place(|event| matches!(event, TurnEvent::Dropped { .. }));
    let defeated = place(|event| matches!(event, TurnEvent::Defeated { .. }));
    assert!(place(|event| matches!(event, TurnEvent::Wounded { .. })) < dropped && dropped < defeated);
    let figure = field.drill.figure(field.who);
    assert_eq!(
        (figure.place, figure.at, figure.order),
        (sortie_specops::Place::Defeated, None, sortie_specops::OrderToken::None)
    );
    assert!(!field.drill.view().tokens[0].claimed);
}

/// specops C10.2, K58: wounds go as long as a unit lives; who is defeated is helped no more.
#[test]
fn only_the_living_are_treated() {
    for (is_alive, helps) in [(true, true), (false, false)] {
        let mut field = field(&["treat 1: capacity 1"]);
        field.drill.wound(field.friend, 2);
        if !is_alive {
            field.drill.defeat(field.friend);
        }
        let field = field.active();
        let treat = Choice::Power { power: Power::Treat, target: Some(field.friend) };
        assert_eq!(field.drill.is_offered(treat), helps);
    }
}

/// specops C11.1, C11.7, C11.8, K22, O14: suppressed is who has as many tokens as courage; droids never are; who has no courage gains no token.
#[test]
fn who_is_suppressed() {
    use sortie_specops::profile::UnitKind;
    for (tokens, kind, courage, is_suppressed) in [
        (1, UnitKind::Trooper, Some(2), false),
        (2, UnitKind::Trooper, Some(2), true),
        (3, UnitKind::Trooper, Some(2), true),
        (3, UnitKind::DroidTrooper, Some(2), false),
        (3, UnitKind::Trooper, None, false),
    ] {
        let mut content = content(&[], &[]);
        let n = content.team(content.team_named("rebel_troopers").expect("a team")).members[0];
        content.units[n.index()].profile.kind = kind;
        content.units[n.index()].profile.courage = courage;
        let mut field = laid(content);
        field.drill.token(field.who, "suppression", tokens);
        assert_eq!(
            field.drill.figure(field.who).is_suppressed,
            is_suppressed,
            "{tokens} {kind:?} {courage:?}"
        );
    }
    let mut content = content(&[], &[]);
    let n = content.team(content.team_named("rebel_troopers").expect("a team")).members[0];
    content.units[n.index()].profile.courage = None;
    let mut field = laid(content);
    field.suffer(&[Hit], &[DefenceFace::Block]);
    field.drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!(field.drill.figure(field.who).tokens.suppression, 0);
}

/// specops C13.7: others may join a melee.
#[test]
fn two_against_one() {
    let mut field = field(&[]).active();
    let (x, y) = CENTRE;
    field.drill.put(field.enemy, (x, y - 800));
    field.drill.put(field.friend, (x, y - 800 - 272));
    field.drill.go(field.who, Action::Move, 2, (0, -528));
    let at = |unit: UnitId| field.drill.figure(unit).at.expect("on the table");
    for unit in [field.who, field.friend] {
        assert!(at(unit).squared_distance(at(field.enemy)) <= 275 * 275, "{unit:?}");
    }
    assert_eq!(at(field.enemy), Point::new(x, y - 800));
    assert_eq!(field.drill.figure(field.enemy).colour, Colour::Red);
}
