//! Single rules at the table, in positions put together by hand; dice are reported.

use std::sync::LazyLock;

use sortie_boards::plane::{Cover, Kind, Piece, Point, Polygon, Table};
use sortie_kernel::{Answers, Game, Seat, Sink, Told, Viewer, step};
use sortie_specops::action::Action;
use sortie_specops::content::{Content, TableId, TableMap};
use sortie_specops::dice::{AttackFace, DefenceFace};
use sortie_specops::event::{AttackEvent, TurnEvent};
use sortie_specops::ids::UnitId;
use sortie_specops::keyword::Keyword;
use sortie_specops::scenario::Scenario;
use sortie_specops::{Choice, Event, Face, Prompt, Region, Setup, Specops, State, Tokens, view_for_bots};

/// What ships, a table without terrain, and one with a pillar.
static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    let mut content = Content::shipped();
    let corners = [(4300, 4250), (4400, 4250), (4400, 4350), (4300, 4350)];
    let polygon = Polygon::new(corners.map(|(x, y)| Point::new(x, y)).to_vec()).expect("a polygon");
    let (kind, cover) = (Kind::Obstacle, Cover::Heavy);
    let pillar = Piece { kind, polygon, height: 3000, cover, sight: true, impassable: false };
    for (id, pieces) in [("bare", vec![]), ("pillar", vec![pillar])] {
        let ground = || Table::new([TableMap::SIDE; 2], pieces.clone()).expect("a table");
        let grounds = [ground(), ground()];
        let table = TableMap { id: id.to_owned(), pieces: Vec::new(), grounds, ..map(&content) };
        let id = TableId(content.tables.len() as u8);
        content.tables.push(table);
        content.missions.iter_mut().for_each(|mission| mission.tables.push(id));
    }
    content
});

fn map(content: &Content) -> TableMap {
    content.tables[0].clone()
}

/// Two teams on the bare table, in mission 4.
fn setup(teams: [&str; 2]) -> Setup {
    let mut setup = Setup::new(teams);
    (setup.mission, setup.table) = (Some("priorities".to_owned()), Some("bare".to_owned()));
    setup
}

/// The first unit of a kind of a side; blue's come first.
fn unit(setup: &Setup, side: usize, kind: &str) -> UnitId {
    let members =
        |side: usize| &CONTENT.team(CONTENT.team_named(&setup.teams[side]).expect("a team")).members;
    let n = members(side).iter().position(|member| CONTENT.unit(*member).id == kind);
    let before = if side == 0 { 0 } else { members(0).len() };
    UnitId((before + n.unwrap_or_else(|| panic!("no {kind}"))) as u8)
}

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn offers(state: &State) -> Vec<Choice> {
    Answers::<Specops>::to(&CONTENT, state).offers.into_iter().map(|offer| offer.choice).collect()
}

fn moves(state: &State) -> Vec<Action> {
    let regions = Answers::<Specops>::to(&CONTENT, state).regions.into_iter();
    let movement = regions.filter_map(|offer| match offer.region {
        Region::Move(movement) => Some(movement.action),
        _ => None,
    });
    movement.collect()
}

/// Whoever is asked answers so.
fn choose(state: &mut State, choice: Choice) -> Vec<Told<Event>> {
    let seat: Seat = Answers::<Specops>::to(&CONTENT, state).seats()[0];
    let mut told = Vec::new();
    step::<Specops>(&CONTENT, state, seat, &choice, &mut Sink::to(&mut told))
        .unwrap_or_else(|refusal| panic!("{choice:?}: {refusal}, open: {:?}", offers(state)));
    told
}

fn report(state: &mut State, face: Face) -> Vec<Told<Event>> {
    choose(state, Choice::Report { face })
}

fn prompt(state: &State) -> Prompt {
    Specops::prompt(&CONTENT, state, Viewer::Spectator)
}

fn tokens_of(state: &State, unit: UnitId) -> Tokens {
    view_for_bots(&CONTENT, state, Viewer::Spectator).figures[unit.index()].tokens
}

/// specops T11, T12, T13: a suppressed defender without cover has a cover value of 1, which converts one surge; after a ranged attack with
/// results it gains a token although all was blocked, and panics (C9.15, C9.20, C9.24, C11.3).
#[test]
fn a_blocked_attack_may_still_panic_the_defender() {
    let setup = setup(["clone_troopers", "imperial_infantry"]);
    let (clone, trooper) = (unit(&setup, 0, "clone_trooper"), unit(&setup, 1, "stormtrooper"));
    let courage = CONTENT.unit(CONTENT.kind_named("stormtrooper").expect("there is one")).profile.courage;
    let suppression = courage.expect("it has courage");
    let mut state = Scenario::new(&CONTENT, &setup)
        .stand(clone, at(4000, 4000), None)
        .stand(trooper, at(6000, 4000), None)
        .tokens(trooper, Tokens { suppression, ..Tokens::default() })
        .activate(clone);
    let attack = offers(&state)
        .into_iter()
        .find(|it| matches!(it, Choice::Attack { target, .. } if *target == trooper));
    choose(&mut state, attack.expect("it is in sight and range"));
    let mut told = Vec::new();
    let mut n_defence = 0;
    // All attack dice hit, the defence shows one surge, then blanks: cover converts that one.
    loop {
        let face = match prompt(&state) {
            Prompt::Report { die: sortie_specops::Die::Attack(_), why, .. } => {
                let is_panic = why == sortie_specops::Throw::Panic;
                Face::Attack(if is_panic || n_defence > 0 { AttackFace::Blank } else { AttackFace::Hit })
            }
            Prompt::Report { die: sortie_specops::Die::Defence(_), .. } => {
                n_defence += 1;
                Face::Defence(if n_defence == 1 { DefenceFace::Surge } else { DefenceFace::Block })
            }
            _ => break,
        };
        told.extend(report(&mut state, face));
    }
    let cover = told.iter().find_map(|told| match told.event {
        Event::Attack(AttackEvent::DefenceRolled { cover, .. }) => Some(cover),
        _ => None,
    });
    assert_eq!(cover, Some(1), "suppressed: a cover of 1 (C9.15)");
    let wounds = told.iter().find_map(|told| match told.event {
        Event::Attack(AttackEvent::Compared { wounds, .. }) => Some(wounds),
        _ => None,
    });
    assert_eq!(wounds, Some(0), "the surge is a block (C9.20)");
    let panicked =
        |told: &Told<Event>| matches!(told.event, Event::Turn(TurnEvent::Panicked { wounds: 0, .. }));
    assert!(told.iter().any(panicked), "one token more than courage (C11.3): {told:#?}");
    assert_eq!(tokens_of(&state, trooper).suppression, suppression, "as many as courage are left (C11.3)");
}

/// specops C13.2, C13.3, C13.4: whoever is engaged only withdraws, and then neither attacks nor stands by.
#[test]
fn who_is_engaged_withdraws_or_stays() {
    let setup = setup(["clone_troopers", "imperial_infantry"]);
    let (clone, trooper) = (unit(&setup, 0, "clone_trooper"), unit(&setup, 1, "stormtrooper"));
    let mut state = Scenario::new(&CONTENT, &setup)
        .stand(clone, at(4000, 4000), None)
        .stand(trooper, at(4272, 4000), None)
        .activate(clone);
    assert_eq!(moves(&state), [Action::Withdraw]);
    let attacks = |state: &State| offers(state).iter().any(|it| matches!(it, Choice::Attack { .. }));
    assert!(attacks(&state), "its opponent, in melee");
    let way = sortie_boards::plane::Way::straight(at(3100, 4000));
    choose(&mut state, Choice::Move { action: Action::Withdraw, tool: 1, way, on: None });
    assert!(!attacks(&state), "after a withdrawal nobody attacks (C13.3)");
    assert!(!offers(&state).contains(&Choice::Act { action: Action::Standby }), "nor stands by (C13.3)");
    assert_eq!(moves(&state), [Action::Dash], "a dash is another action (T24)");
}

/// specops C5.12: after an action of an enemy within 12 inches whoever stands by may attack it, and nobody else.
#[test]
fn who_stands_by_answers() {
    let setup = setup(["clone_troopers", "imperial_infantry"]);
    let (clone, trooper) = (unit(&setup, 0, "clone_trooper"), unit(&setup, 1, "stormtrooper"));
    let near = |x| {
        Scenario::new(&CONTENT, &setup)
            .stand(clone, at(4000, 4000), None)
            .stand(trooper, at(x, 4000), None)
            .tokens(trooper, Tokens { standby: true, ..Tokens::default() })
            .activate(clone)
    };
    let mut state = near(4000 + 270 + 3048);
    choose(&mut state, Choice::Act { action: Action::Aim });
    assert_eq!(prompt(&state), Prompt::Standby { trigger: clone });
    choose(&mut state, Choice::Standby { unit: trooper });
    assert!(!tokens_of(&state, trooper).standby, "the token is spent");
    let all_at_the_clone =
        offers(&state).iter().all(|it| !matches!(it, Choice::Attack { target, .. } if *target != clone));
    assert!(all_at_the_clone && moves(&state).contains(&Action::Move), "{:?}", offers(&state));
    let mut far = near(4000 + 270 + 3049);
    choose(&mut far, Choice::Act { action: Action::Aim });
    assert!(matches!(prompt(&far), Prompt::Act { .. }), "a tenth of a millimetre beyond 12 inches");
}

/// specops C4.7, C5.6: no action twice, at most two, and attack and standby exclude each other.
#[test]
fn no_action_is_taken_twice() {
    let setup = setup(["clone_troopers", "imperial_infantry"]);
    let clone = unit(&setup, 0, "clone_trooper");
    let mut state = Scenario::new(&CONTENT, &setup).stand(clone, at(4000, 4000), None).activate(clone);
    choose(&mut state, Choice::Act { action: Action::Aim });
    assert!(!offers(&state).contains(&Choice::Act { action: Action::Aim }));
    let way = sortie_boards::plane::Way::straight(at(4500, 4000));
    choose(&mut state, Choice::Move { action: Action::Move, tool: 1, way, on: None });
    assert!(!matches!(prompt(&state), Prompt::Act { unit, .. } if unit == clone), "two actions are all");
}

/// specops K14: a clone trooper attacks with the aim token of another one within 12 inches and in sight, one an attack.
#[test]
fn clones_share_a_token() {
    let setup = setup(["clone_troopers", "imperial_infantry"]);
    let (clone, trooper) = (unit(&setup, 0, "clone_trooper"), unit(&setup, 1, "stormtrooper"));
    let friend = UnitId(clone.0 + 1);
    let mut state = Scenario::new(&CONTENT, &setup)
        .stand(clone, at(4000, 4000), None)
        .stand(friend, at(4000, 5000), None)
        .tokens(friend, Tokens { aim: 2, ..Tokens::default() })
        .stand(trooper, at(6000, 4000), None)
        .activate(clone);
    let attack = offers(&state).into_iter().find(|it| matches!(it, Choice::Attack { .. }));
    choose(&mut state, attack.expect("it is in sight and range"));
    while matches!(prompt(&state), Prompt::Report { .. }) {
        report(&mut state, Face::Attack(AttackFace::Blank));
    }
    assert_eq!(prompt(&state), Prompt::Rerolls { attacker: clone });
    choose(&mut state, Choice::Reroll { from: friend, dice: 1 });
    assert_eq!(tokens_of(&state, friend).aim, 1, "the friend's token is spent");
    report(&mut state, Face::Attack(AttackFace::Blank));
    assert!(!matches!(prompt(&state), Prompt::Rerolls { .. }), "one token an attack");
}

/// specops K13: after a move into contact a free attack in melee against that unit, and no second attack.
#[test]
fn a_charge_attacks_at_once() {
    let setup = setup(["arc_troopers", "imperial_infantry"]);
    let is_charger = |unit: &UnitId| {
        let team = CONTENT.team(CONTENT.team_named("arc_troopers").expect("a team"));
        CONTENT.unit(team.members[unit.index()]).profile.keywords.contains(&Keyword::Charge)
    };
    let charger = (0..6).map(UnitId).find(is_charger).expect("ARC troopers charge");
    let trooper = unit(&setup, 1, "stormtrooper");
    let mut state = Scenario::new(&CONTENT, &setup)
        .stand(charger, at(4000, 4000), None)
        .stand(trooper, at(5000, 4000), None)
        .activate(charger);
    let way = sortie_boards::plane::Way::straight(at(4728, 4000));
    choose(&mut state, Choice::Move { action: Action::Move, tool: 2, way, on: None });
    let granted = matches!(prompt(&state), Prompt::Granted { unit, .. } if unit == charger);
    assert!(granted, "{:?}", prompt(&state));
    let attacks: Vec<Choice> =
        offers(&state).into_iter().filter(|it| matches!(it, Choice::Attack { .. })).collect();
    assert!(!attacks.is_empty());
    choose(&mut state, Choice::Done {});
    assert!(matches!(prompt(&state), Prompt::Act { left: 1, .. }), "it was free to leave it");
}

/// specops D8: Close the Trap gives an aim token to an ordered unit that attacks in melee, before anything is rolled; without an order it says
/// nothing. A commander nearby frees the droid from what it would do first (K11).
/// specops K11
#[test]
fn a_card_speaks_to_who_is_ordered_in_melee() {
    let setup = setup(["droid_commandos", "imperial_infantry"]);
    let (droid, trooper) = (unit(&setup, 0, "bx_vibrosword"), unit(&setup, 1, "stormtrooper"));
    let card = CONTENT.card_named("close_the_trap").expect("it ships");
    let commander = unit(&setup, 0, "bx_command");
    let aims = |is_ordered: bool| {
        let mut scenario = Scenario::new(&CONTENT, &setup)
            .stand(droid, at(4000, 4000), None)
            .stand(commander, at(4000, 6000), None)
            .stand(trooper, at(4272, 4000), None)
            .card(sortie_specops::side::Colour::Blue, card);
        if is_ordered {
            scenario = scenario.ordered(droid);
        }
        let mut state = scenario.activate(droid);
        let attack = offers(&state).into_iter().find(|it| matches!(it, Choice::Attack { .. }));
        choose(&mut state, attack.expect("it can attack"));
        tokens_of(&state, droid).aim
    };
    assert_eq!([aims(true), aims(false)], [1, 0]);
}

/// specops C7.3, C7.6: who only says where to go and cannot go straight goes along a bend of the tool; where no way
/// leads, the answer is refused.
#[test]
fn a_way_around_is_found() {
    let mut setup = setup(["clone_troopers", "imperial_infantry"]);
    setup.table = Some("pillar".to_owned());
    let clone = unit(&setup, 0, "clone_trooper");
    let state = Scenario::new(&CONTENT, &setup).stand(clone, at(4000, 4000), None).activate(clone);
    let to = |end| {
        let way = sortie_boards::plane::Way::straight(end);
        Choice::Move { action: Action::Move, tool: 2, way, on: None }
    };
    let told = choose(&mut state.clone(), to(at(4800, 4600)));
    let joint = told.iter().find_map(|told| match told.event {
        Event::Turn(TurnEvent::Moved { way, .. }) => way.joint,
        _ => None,
    });
    assert!(joint.is_some(), "{told:?}");
    let inside =
        step::<Specops>(&CONTENT, &mut state.clone(), Seat(0), &to(at(4350, 4300)), &mut Sink::silent());
    assert!(inside.is_err(), "into the pillar nobody comes");
    let view = Specops::view(&CONTENT, &state, Viewer::Spectator);
    let reach = view.reaches.iter().find(|reach| reach.action == Action::Move).expect("it can move");
    assert!(reach.outlines.len() > 1, "around all, and around the pillar");
}

/// C8.2, C9.12: of a move is told, before it is made, whom one would see from its end, what would be covered, and that an attack can
/// be weighed from there. Behind the pillar one is covered from a far enemy, who is not; beside it nobody is.
#[test]
fn a_move_tells_who_comes_in_sight() {
    let mut setup = setup(["clone_troopers", "imperial_infantry"]);
    setup.table = Some("pillar".to_owned());
    let (clone, foe) = (unit(&setup, 0, "clone_trooper"), unit(&setup, 1, "stormtrooper"));
    let state = Scenario::new(&CONTENT, &setup)
        .stand(clone, at(4350, 4700), None)
        .stand(foe, at(4350, 2400), None)
        .activate(clone);
    let foreseen = |end| {
        let mut state = state.clone();
        let way = sortie_boards::plane::Way::straight(end);
        choose(&mut state, Choice::Move { action: Action::Move, tool: 2, way, on: None });
        let told = Specops::foreseen(&CONTENT, &state, Viewer::Seat(Seat(0))).expect("it can still act");
        let covers = ["looks", "threats"].map(|part| told[part][0]["cover"].as_u64().expect("one enemy"));
        assert_eq!(told["looks"][0]["sees"], told["threats"][0]["sees"], "sight is mutual");
        assert_eq!(told["shots"][0]["target"], foe.0);
        covers
    };
    assert_eq!(foreseen(at(4350, 4700)), [0, 2], "behind the pillar");
    assert_eq!(foreseen(at(3700, 4700)), [0, 0], "beside it");
}
