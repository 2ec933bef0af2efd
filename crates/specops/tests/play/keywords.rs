//! Keywords in motion (K7 to K71), each on a unit that has nothing else.

use sortie_boards::plane::Point;
use sortie_specops::action::Action;
use sortie_specops::dice::{AttackFace, DefenceFace, Pool};
use sortie_specops::event::{AttackEvent, TurnEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::keyword::Keyword;
use sortie_specops::profile::{Rank, Weapon};
use sortie_specops::side::Colour;
use sortie_specops::{Because, Choice, Counter, Power, Prompt};

use super::drill::{CENTRE, Drill};
use super::field::{Field, content, field, laid, wounds};

/// specops K19, K57, K21: dodge and aim tokens on an order, and suppression that may go.
#[test]
pub(crate) fn on_an_order() {
    let mut field = field(&["defend 2", "target 1", "disciplined 1"]);
    field.drill.token(field.who, "suppression", 1);
    let from = field.drill.mark();
    field.command(field.who);
    assert_eq!(field.gained(from, field.who, Counter::Dodge, "K19"), 2);
    assert_eq!(field.gained(from, field.who, Counter::Aim, "K57"), 1);
    assert!(matches!(field.drill.prompt(), Prompt::Calm { most: 1, .. }), "{:?}", field.drill.prompt());
    field.drill.act(Choice::Calm { n: 1 });
    assert_eq!(field.drill.figure(field.who).tokens.suppression, 0);
}

/// specops K15, K20: an order more, on an order to a unit within 6 inches, and in the order step to one within 12.
#[test]
pub(crate) fn orders_by_keywords() {
    let mut field = field(&["coordinate: corps"]);
    field.command(field.who);
    let order = Choice::Order { unit: field.friend, by: Some(field.who) };
    assert!(field.drill.is_offered(order), "{:?}", field.drill.offers());
    let far = UnitId(3);
    assert!(!field.drill.is_offered(Choice::Order { unit: far, by: Some(field.who) }), "too far away");

    let mut field = self::field(&["direct: corps"]);
    let card = field.drill.content.card_named("standing_orders").expect("a card");
    field.drill.play(card);
    field.drill.defence.push_back(DefenceFace::Block);
    field.drill.dice();
    let order = Choice::Order { unit: field.friend, by: Some(field.who) };
    assert!(field.drill.is_offered(order), "{:?}", field.drill.offers());
    field.drill.act(order);
    assert!(!field.drill.is_offered(Choice::Order { unit: UnitId(1), by: Some(field.who) }), "once");
}

/// specops K44, K29, K46: tokens when the activation phase starts.
#[test]
pub(crate) fn when_the_activation_phase_starts() {
    let mut field = field(&["reliable 2", "independent: aim 1"]);
    let from = field.drill.mark();
    field.command(field.friend);
    field.drill.until(|prompt| matches!(prompt, Prompt::Turn { .. }));
    assert_eq!(field.gained(from, field.who, Counter::Surge, "K44"), 2);
    assert_eq!(field.gained(from, field.who, Counter::Aim, "K29"), 1, "without an order");
    let mut field = self::field(&["independent: aim 1"]);
    let from = field.drill.mark();
    field.command(field.who);
    field.drill.until(|prompt| matches!(prompt, Prompt::Turn { .. }));
    assert_eq!(field.gained(from, field.who, Counter::Aim, "K29"), 0, "with an order");

    let mut field = self::field(&["retinue: corps"]);
    field.command(field.friend);
    field.drill.until(|prompt| matches!(prompt, Prompt::Retinue { .. } | Prompt::Turn { .. }));
    assert!(matches!(field.drill.prompt(), Prompt::Retinue { unit } if unit == field.who));
}

/// specops K10, K55: tokens after a standard move as an action, a dash too.
#[test]
pub(crate) fn after_a_move() {
    let mut field = field(&["agile 1", "tactical 2"]).active();
    let from = field.drill.mark();
    field.drill.go(field.who, Action::Dash, 1, (0, 200));
    assert_eq!(field.gained(from, field.who, Counter::Dodge, "K10"), 1);
    assert_eq!(field.gained(from, field.who, Counter::Aim, "K55"), 2);
    assert!(matches!(field.drill.prompt(), Prompt::Act { left: 1, .. }));
}

/// specops K12, K54, K56: a card action hands a token to so many units within 12 inches.
#[test]
pub(crate) fn tokens_for_others() {
    for (keyword, power, token, rule) in [
        ("bolster 1", Power::Bolster, Counter::Surge, "K12"),
        ("spotter 1", Power::Spotter, Counter::Aim, "K54"),
        ("take cover 1", Power::TakeCover, Counter::Dodge, "K56"),
    ] {
        let mut field = field(&[keyword]).active();
        let from = field.drill.mark();
        field.drill.act(Choice::Power { power, target: None });
        assert!(!field.drill.is_offered(Choice::Pick { unit: UnitId(8) }), "{keyword}: too far away");
        field.drill.act(Choice::Pick { unit: field.friend });
        assert_eq!(field.gained(from, field.friend, token, rule), 1, "{keyword}");
        assert!(matches!(field.drill.prompt(), Prompt::Act { left: 1, .. }), "{keyword} costs an action");
        assert!(
            !field.drill.is_offered(Choice::Power { power, target: None }),
            "{keyword}: not twice (C5.8)"
        );
    }
}

/// specops K39: observation tokens on an enemy in sight, each a reroll for whoever attacks it.
#[test]
pub(crate) fn observation() {
    let mut field = field(&["observe 2"]).active();
    let from = field.drill.mark();
    field.drill.act(Choice::Power { power: Power::Observe, target: Some(field.enemy) });
    assert_eq!(field.gained(from, field.enemy, Counter::Observation, "K39"), 2);
    field.drill.attack = [AttackFace::Blank, AttackFace::Hit, AttackFace::Crit].into();
    let from = field.attack();
    field.drill.dice();
    field.drill.act(Choice::Observe { die: 0 });
    field.drill.dice();
    let is_again = |event: &AttackEvent| matches!(event, AttackEvent::Rerolled { observed: true, .. });
    assert!(field.drill.attacks_since(from).iter().any(is_again));
    assert_eq!(field.drill.figure(field.enemy).tokens.observation, 1);
}

/// specops K45, K58: wounds of a machine or of somebody alive go, so often a game.
#[test]
pub(crate) fn wounds_that_go() {
    for (keyword, power, heals_friend) in [
        ("treat 1: capacity 1 (free)", Power::Treat, true),
        ("repair 1: capacity 1 (free)", Power::Repair, false),
    ] {
        let mut field = field(&[keyword]);
        let droid = UnitId(8);
        let (x, y) = CENTRE;
        field.drill.put(droid, (x - 700, y));
        field.drill.wound(field.friend, 2);
        field.drill.wound(droid, 2);
        let mut field = field.active();
        let (healed, other) = if heals_friend { (field.friend, droid) } else { (droid, field.friend) };
        assert!(!field.drill.is_offered(Choice::Power { power, target: Some(other) }), "{keyword}");
        field.drill.act(Choice::Power { power, target: Some(healed) });
        assert_eq!(field.drill.figure(healed).wounds, 1, "{keyword}");
        assert!(matches!(field.drill.prompt(), Prompt::Act { left: 2, .. }), "{keyword} is free");
        field.drill.act(Choice::Done {});
        field.drill.until(|prompt| matches!(prompt, Prompt::Card { .. }));
        let mut field = field.active();
        assert!(!field.drill.is_offered(Choice::Power { power, target: Some(healed) }), "{keyword}: used up");
        field.drill.anything();
    }
}

/// specops K13: a free attack in melee against whom the move has brought it to.
/// specops C5.3
#[test]
pub(crate) fn a_charge() {
    let mut field = field(&["charge"]).active();
    let (x, y) = CENTRE;
    field.drill.put(field.enemy, (x, y - 800));
    field.drill.go(field.who, Action::Move, 2, (0, -528));
    assert!(
        matches!(field.drill.prompt(), Prompt::Granted { because: Because::Charge, .. }),
        "{:?}",
        field.drill.prompt()
    );
    field.drill.attack = [AttackFace::Crit; 2].into();
    let attack = field
        .drill
        .offers()
        .into_iter()
        .find(|choice| matches!(choice, Choice::Attack { .. }))
        .expect("an attack");
    field.drill.act(attack);
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!(field.drill.figure(field.enemy).wounds, 2);
}

/// specops K18: suppressed after the rally it may take a token for a free move.
#[test]
pub(crate) fn dauntless() {
    let mut field = field(&["dauntless"]);
    field.drill.token(field.who, "suppression", 2);
    field.command(field.who);
    field.drill.until(|prompt| matches!(prompt, Prompt::Turn { .. }));
    field.drill.act(Choice::Activate { unit: field.who });
    field.drill.dice();
    assert!(matches!(field.drill.prompt(), Prompt::Dauntless { .. }), "{:?}", field.drill.prompt());
    let from = field.drill.mark();
    field.drill.act(Choice::Accept {});
    field.drill.dice();
    let gained = TurnEvent::Suppressed { unit: field.who, n: 1 };
    assert!(field.drill.turns_since(from).contains(&("K18", gained)));
    assert!(matches!(field.drill.prompt(), Prompt::Granted { because: Because::Dauntless, .. }));
}

/// specops K17: it may keep suppression, and rolls a die more for each.
#[test]
pub(crate) fn danger_sense() {
    let mut field = field(&["danger sense 1"]);
    field.drill.token(field.who, "suppression", 1);
    let from = field.suffer(&[AttackFace::Hit], &[]);
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    let dice = field.drill.attacks_since(from).into_iter().find_map(|event| match event {
        AttackEvent::DefenceRolled { faces, .. } => Some(faces.len()),
        _ => None,
    });
    assert_eq!(dice, Some(2));
    field.drill.activate(field.who);
    field.drill.act(Choice::Act { action: Action::Recover });
    assert!(matches!(field.drill.prompt(), Prompt::Calm { .. }), "what it keeps is its choice");
}

/// specops K32: suppression of others goes at the end of its activation.
#[test]
pub(crate) fn inspiration() {
    let mut field = field(&["inspire 1"]);
    field.drill.token(field.friend, "suppression", 2);
    let mut field = field.active();
    field.drill.act(Choice::Done {});
    field.drill.act(Choice::Pick { unit: field.friend });
    assert_eq!(field.drill.figure(field.friend).tokens.suppression, 1);
}

/// specops K42, K43: aim after standing by, shields after recovering.
#[test]
pub(crate) fn ready_and_recharged() {
    let mut field = field(&["ready 2"]).active();
    let from = field.drill.mark();
    field.drill.act(Choice::Act { action: Action::Standby });
    assert_eq!(field.gained(from, field.who, Counter::Aim, "K42"), 2);
    let mut field = self::field(&["recharge 1", "shielded 2"]).active();
    assert_eq!(field.drill.figure(field.who).tokens.shields, 2, "active at first (K51)");
    field.drill.token(field.who, "shields", 0);
    field.drill.token(field.who, "spent_shields", 2);
    field.drill.act(Choice::Act { action: Action::Recover });
    let tokens = field.drill.figure(field.who).tokens;
    assert_eq!((tokens.shields, tokens.spent_shields), (1, 1));
}

/// specops K49: standby reaches 18 inches.
#[test]
pub(crate) fn a_sentinel() {
    for (keywords, answers) in [(&["sentinel"][..], true), (&[][..], false)] {
        let mut field = field(keywords);
        let (x, y) = CENTRE;
        field.drill.put(field.enemy, (x, y - 4000));
        field.drill.token(field.who, "standby", true);
        field.command(field.friend);
        field.drill.activate(field.enemy);
        field.drill.act(Choice::Act { action: Action::Aim });
        assert_eq!(field.drill.is_offered(Choice::Standby { unit: field.who }), answers);
    }
}

/// specops K48, K31: a move right after being set up, and a place outside the own zone.
#[test]
pub(crate) fn scouts_and_infiltrators() {
    use sortie_kernel::{Answers, Game, Seed, Sink, Viewer, run, step};
    use sortie_specops::{Area, Region, Setup, Specops};

    for (keyword, is_scout) in [("scout 2", true), ("infiltrate", false)] {
        let content = content(&[keyword], &[]);
        let mut setup = Setup::new(["rebel_troopers", "rebel_troopers"]);
        setup.mission = Some("priorities".into());
        let mut state = Specops::begin(&content, &setup, Seed::from_number(3));
        let mut draw = super::drill::chance(4);
        run::<Specops>(&content, &mut state, &mut Sink::silent());
        let mut seen = false;
        for _ in 0..60 {
            let prompt = Specops::prompt(&content, &state, Viewer::Spectator);
            if matches!(prompt, Prompt::Card { .. }) {
                break;
            }
            let answers = Answers::<Specops>::to(&content, &state);
            seen |= match (&prompt, is_scout) {
                (Prompt::Granted { because: Because::Scout, .. }, true) => true,
                (Prompt::Deploy { .. }, false) => answers.regions.iter().any(|offer| {
                    matches!(&offer.region, Region::Place(place) if matches!(place.area, Area::Half { .. }) && place.apart == Some(6))
                }),
                _ => false,
            };
            let done = answers.offers.iter().find(|offer| offer.choice == Choice::Done {});
            let (seat, choice) = match done.or(answers.offers.first()) {
                Some(offer) => (offer.seat, offer.choice),
                None => {
                    let place = &answers.regions[0];
                    (
                        place.seat,
                        <Region as sortie_kernel::Region<Specops>>::sample(
                            &place.region,
                            &content,
                            &mut draw,
                        ),
                    )
                }
            };
            step::<Specops>(&content, &mut state, seat, &choice, &mut Sink::silent()).expect("an answer");
        }
        assert!(seen, "{keyword}");
    }
}

/// specops K11: without an order and without a commander near by the first action is one of those named.
#[test]
pub(crate) fn machines_do_what_they_must() {
    let mut content = content(&["ai: attack"], &[]);
    let kind = content.team(content.team_named("rebel_troopers").expect("a team")).members[0];
    content.units[kind.index()].profile.rank = Rank::Corps;
    let mut field = laid(content);
    field.command(field.friend);
    field.drill.activate(field.who);
    assert!(!field.drill.is_offered(Choice::Act { action: Action::Aim }), "{:?}", field.drill.offers());
    assert!(field.drill.answers().regions.is_empty(), "no move either");
    field.attack_with(&[], &[]);
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert!(field.drill.is_offered(Choice::Act { action: Action::Aim }), "then it is free");
}

/// specops K30: it rallies with red dice.
#[test]
pub(crate) fn indomitable() {
    let mut field = field(&["indomitable"]);
    field.drill.token(field.who, "suppression", 1);
    field.command(field.who);
    field.drill.until(|prompt| matches!(prompt, Prompt::Turn { .. }));
    field.drill.act(Choice::Activate { unit: field.who });
    let is_red = |prompt: &Prompt| {
        matches!(
            prompt,
            Prompt::Report { die: sortie_specops::Die::Defence(sortie_specops::dice::DefenceDie::Red), .. }
        )
    };
    assert!(is_red(&field.drill.prompt()), "{:?}", field.drill.prompt());
}

/// specops K33, K47: a jump goes over what is six inches high; who scales climbs twelve.
#[test]
pub(crate) fn over_walls() {
    let mut field = field(&["jump 1"]).active();
    let is_jump = |field: &Field| {
        field.drill.answers().regions.iter().any(|offer| {
            matches!(&offer.region, sortie_specops::Region::Move(movement) if movement.action == Action::Jump)
        })
    };
    assert!(is_jump(&field));
    field.drill.go(field.who, Action::Jump, 2, (0, 900));
    assert!(!is_jump(&field), "it is the move action (C4.7)");
    assert!(!is_jump(&self::field(&["scale"]).active()), "to scale is to climb");
}

/// specops K37, K40: a dodge token back, and dodge that cancels a crit.
#[test]
pub(crate) fn nimble_and_hard_to_catch() {
    let mut field = field(&["nimble", "outmaneuver"]);
    field.drill.token(field.who, "dodge", 1);
    let from = field.suffer(&[AttackFace::Crit], &[]);
    field.drill.until(|prompt| matches!(prompt, Prompt::Dodge { .. }));
    field.drill.act(Choice::Dodge { from: field.who, crit: true });
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!(field.drill.figure(field.who).wounds, 0);
    assert_eq!(field.gained(from, field.who, Counter::Dodge, "K37"), 1);
}

/// specops K25: hits are taken by somebody near by.
#[test]
pub(crate) fn a_guardian() {
    let mut field = field(&["guardian 1: corps"]);
    std::mem::swap(&mut field.who, &mut field.friend);
    let from = field.suffer(&[AttackFace::Hit; 1], &[]);
    field.drill.until(|prompt| matches!(prompt, Prompt::Guardian { .. } | Prompt::Act { .. }));
    field.drill.act(Choice::Guard { by: field.friend, hits: 1 });
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!((field.drill.figure(field.who).wounds, field.drill.figure(field.friend).wounds), (0, 1));
    let is_guarded = |event: &AttackEvent| matches!(event, AttackEvent::Guarded { hits: 1, .. });
    assert!(field.drill.attacks_since(from).iter().any(is_guarded));
}

/// specops K14, K24: tokens of others are spent as one's own, one an attack.
#[test]
pub(crate) fn borrowed_tokens() {
    let mut field = field(&[]);
    let kind = field.drill.figure(field.friend).kind;
    field.drill.content.units[kind.index()].profile.keywords = vec![Keyword::Exemplar];
    field.drill.token(field.friend, "aim", 1);
    let mut field = field.active();
    field.drill.attack = [AttackFace::Blank; 4].into();
    field.attack();
    field.drill.dice();
    assert!(
        field.drill.is_offered(Choice::Reroll { from: field.friend, dice: 1 }),
        "{:?}",
        field.drill.offers()
    );

    // Clones need no exemplar.
    let content = content(&[], &[]);
    let mut drill = Drill::new(content, ["clone_troopers", "rebel_troopers"], [false; 3]);
    let enemy = drill.units(Colour::Red)[1];
    let (x, y) = CENTRE;
    drill.put(UnitId(1), (x, y));
    drill.put(UnitId(2), (x + 700, y));
    drill.put(enemy, (x, y - 1540));
    drill.token(UnitId(2), "aim", 1);
    let mut field = Field { drill, who: UnitId(1), friend: UnitId(2), enemy }.active();
    field.attack();
    field.drill.dice();
    assert!(
        field.drill.is_offered(Choice::Reroll { from: field.friend, dice: 1 }),
        "{:?}",
        field.drill.offers()
    );
}

/// specops K62, K63: a second weapon, and a second pool against somebody else.
#[test]
pub(crate) fn several_pools() {
    let mut field = field(&["gunslinger"]);
    let (x, y) = CENTRE;
    let other = field.drill.units(Colour::Red)[2];
    field.drill.put(other, (x + 900, y - 1540));
    let mut field = field.active();
    field.attack();
    assert!(matches!(field.drill.prompt(), Prompt::Pools { .. }), "{:?}", field.drill.prompt());
    let again = field
        .drill
        .offers()
        .into_iter()
        .find(|choice| matches!(choice, Choice::Attack { target, .. } if *target == other));
    field.drill.act(again.expect("a second pool"));

    let mut content = content(&["arsenal 2"], &[]);
    let kind = content.team(content.team_named("rebel_troopers").expect("a team")).members[0];
    let second =
        Weapon { id: "bowcaster".to_owned(), ..content.units[kind.index()].profile.weapons[1].clone() };
    content.units[kind.index()].profile.weapons.push(second);
    let mut field = laid(content).active();
    field.attack();
    let enemy = field.enemy;
    let more = field
        .drill
        .offers()
        .into_iter()
        .find(|choice| matches!(choice, Choice::Attack { target, .. } if *target == enemy));
    field.drill.act(more.expect("a second weapon"));
    let from = field.drill.mark();
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    let dice = field.drill.attacks_since(from).into_iter().find_map(|event| match event {
        AttackEvent::Rolled { dice, .. } => Some(dice.len()),
        _ => None,
    });
    assert_eq!(dice, Some(4));
}

/// specops K38: it has no weapons.
#[test]
pub(crate) fn noncombatants_do_not_attack() {
    let field = field(&["noncombatant"]).active();
    assert!(!field.drill.offers().iter().any(|choice| matches!(choice, Choice::Attack { .. })));
}

/// specops K8: it moves although it is engaged with one enemy.
#[test]
pub(crate) fn disengaging() {
    for (keywords, moves) in [(&["disengage"][..], true), (&[][..], false)] {
        let mut field = field(keywords);
        let (x, y) = CENTRE;
        field.drill.put(field.enemy, (x, y - 272));
        let field = field.active();
        let is_move = field.drill.answers().regions.iter().any(|offer| {
            matches!(&offer.region, sortie_specops::Region::Move(movement) if movement.action == Action::Move)
        });
        assert_eq!(is_move, moves);
    }
}

/// specops K1, K3, K68 and others: what weapons do in an attack at the table.
#[test]
pub(crate) fn weapons_do_what_they_say() {
    use AttackFace::{Blank, Hit, Surge};
    use DefenceFace::Block;
    assert_eq!(wounds(&[], &[], &[Hit, Blank], &[Block]), [0]);
    assert_eq!(wounds(&[], &["pierce 1"], &[Hit, Blank], &[Block]), [1], "K1");
    assert_eq!(wounds(&[], &[], &[Surge, Blank], &[]), [0], "a surge is nothing");
    assert_eq!(wounds(&[], &["critical 1"], &[Surge, Blank], &[]), [1], "K3");
}

/// specops K4, K66, K69: what a weapon leaves behind.
#[test]
pub(crate) fn weapons_leave_tokens() {
    use AttackFace::{Blank, Hit};
    let mut field = laid(content(&[], &["suppressive 1", "immobilize 1", "overwhelm"])).active();
    field.drill.attack = [Hit, Blank].into();
    field.attack();
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    let tokens = field.drill.figure(field.enemy).tokens;
    assert_eq!((tokens.suppression, tokens.immobilize), (2, 1), "K4, K66");
    assert_eq!(field.drill.figure(field.enemy).speed, 1, "slower (K66)");
    // K69 asks for aim.
    let mut field = laid(content(&[], &["overwhelm"]));
    field.drill.token(field.who, "aim", 1);
    let mut field = field.active();
    field.drill.attack = [Blank, Blank, Hit, Blank].into();
    field.attack();
    field.drill.dice();
    let reroll = field
        .drill
        .offers()
        .into_iter()
        .find(|choice| matches!(choice, Choice::Reroll { .. }))
        .expect("a reroll");
    field.drill.act(reroll);
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!(field.drill.figure(field.enemy).tokens.suppression, 2, "K69");
}

/// specops K2, K5: only to the front; and although engaged.
#[test]
pub(crate) fn whom_a_weapon_reaches() {
    let mut field = laid(content(&[], &["fixed front"]));
    let who = field.who;
    field.drill.turn(who, [0, 1]);
    let field = field.active();
    assert!(
        !field.drill.offers().iter().any(|choice| matches!(choice, Choice::Attack { .. })),
        "behind it (K2)"
    );

    for (keywords, shoots) in [(&["versatile"][..], true), (&[][..], false)] {
        let mut field = laid(content(&[], keywords));
        let (x, y) = CENTRE;
        let other = field.drill.units(Colour::Red)[2];
        field.drill.put(other, (x, y - 272));
        let field = field.active();
        let enemy = field.enemy;
        let can = field
            .drill
            .offers()
            .iter()
            .any(|choice| matches!(choice, Choice::Attack { target, .. } if *target == enemy));
        assert_eq!(can, shoots, "K5");
    }
}

/// specops K65, K68, K36: no dodge, aim that pierces, aim that raises.
#[test]
pub(crate) fn what_aim_and_speed_do() {
    use AttackFace::{Blank, Hit};
    for (keywords, dodges) in [(&["high velocity"][..], false), (&[][..], true)] {
        let mut field = laid(content(&[], keywords));
        field.drill.token(field.enemy, "dodge", 1);
        let mut field = field.active();
        field.drill.attack = [Hit, Blank].into();
        field.attack();
        field.drill.until(|prompt| {
            matches!(prompt, Prompt::Dodge { .. } | Prompt::Act { .. } | Prompt::Turn { .. })
        });
        assert_eq!(matches!(field.drill.prompt(), Prompt::Dodge { .. }), dodges, "K65");
    }
    let mut field = laid(content(&[], &["lethal 1"]));
    field.drill.token(field.who, "aim", 1);
    let mut field = field.active();
    (field.drill.attack, field.drill.defence) = ([Hit, Blank].into(), [DefenceFace::Block].into());
    let from = field.attack();
    field.drill.until(|prompt| matches!(prompt, Prompt::Lethal { .. }));
    field.drill.act(Choice::Lethal { from: field.who });
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!(field.wounds(from), [1], "K68");

    let mut field = laid(content(&["marksman"], &[]));
    field.drill.token(field.who, "aim", 1);
    let mut field = field.active();
    let from = field.attack();
    field.drill.until(|prompt| matches!(prompt, Prompt::Surges { .. }));
    field.drill.act(Choice::Raise { from: field.who, hit: false });
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!(field.wounds(from), [1], "K36");
}

/// specops K41: an aim token rerolls more dice.
#[test]
pub(crate) fn precision() {
    for (keywords, most) in [(&["precise 1"][..], 3), (&[][..], 2)] {
        let mut content = content(keywords, &[]);
        let kind = content.team(content.team_named("rebel_troopers").expect("a team")).members[0];
        content.units[kind.index()].profile.weapons[1].dice = Pool::new(3, 0, 0);
        let mut field = laid(content);
        field.drill.token(field.who, "aim", 1);
        let mut field = field.active();
        field.attack();
        field.drill.dice();
        let dice =
            |choice: &Choice| if let Choice::Reroll { dice, .. } = choice { dice.count_ones() } else { 0 };
        assert_eq!(field.drill.offers().iter().map(dice).max(), Some(most));
    }
}

/// specops K9, K6, K70, K51: armour, what goes through it, and shields, of the one who is attacked.
#[test]
pub(crate) fn what_protects() {
    use AttackFace::{Crit, Hit};
    for (keywords, faces, wounds) in [
        (&["armor 1"][..], &[Hit, Hit][..], 1),
        (&["armor"][..], &[Hit, Hit][..], 0),
        (&["armor"][..], &[Crit, Hit][..], 1),
        (&["low profile"][..], &[Hit, Hit][..], 2),
        (&["impervious"][..], &[Hit, Hit][..], 2),
        (&["immune: pierce"][..], &[Hit, Hit][..], 2),
    ] {
        let mut field = field(keywords);
        let from = field.suffer(faces, &[]);
        field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
        assert_eq!(field.wounds(from).iter().sum::<u8>(), wounds, "{keywords:?} {faces:?}");
    }
    let mut field = field(&["shielded 1"]);
    let from = field.suffer(&[Hit, Hit], &[]);
    field.drill.until(|prompt| matches!(prompt, Prompt::Shields { .. }));
    field.drill.act(Choice::Shields { n: 1 });
    field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert_eq!(field.wounds(from), [1], "K51");
}

/// specops K61: attacks from behind have Impact.
#[test]
pub(crate) fn a_weak_point() {
    use AttackFace::Hit;
    for (facing, wounds) in [([0, 1], 1), ([0, -1], 0)] {
        let mut field = field(&["armor", "weak point 1: rear"]);
        let who = field.who;
        field.drill.turn(who, facing);
        let from = field.suffer(&[Hit, Hit], &[]);
        field.drill.until(|prompt| matches!(prompt, Prompt::Act { .. } | Prompt::Turn { .. }));
        assert_eq!(
            field.wounds(from).iter().sum::<u8>(),
            wounds,
            "facing {facing:?}, attacked from the north"
        );
    }
}

/// specops K34, K52, K53, K59, K60, K67, K71: words that change nothing here.
#[test]
pub(crate) fn words_without_effect() {
    use AttackFace::{Blank, Hit};
    let plain = wounds(&[], &[], &[Hit, Blank], &[]);
    assert_eq!(
        wounds(
            &["leader", "sidearm", "small", "unhindered"],
            &["immune: deflect", "spray"],
            &[Hit, Blank],
            &[]
        ),
        plain
    );
    let mut field = field(&["leader", "sidearm", "small", "unhindered"]).active();
    field.drill.go(field.who, Action::Move, 2, (0, 1500));
    assert_eq!(field.drill.figure(field.who).at, Some(Point::new(CENTRE.0, CENTRE.1 + 1500)));
}
