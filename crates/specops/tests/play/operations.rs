//! The four missions at the table: their actions, secrets and ends (M1 to M5).

use serde_json::json;
use sortie_boards::plane::Point;
use sortie_kernel::{Game, Rule, Seat, Viewer};
use sortie_specops::action::Action;
use sortie_specops::content::TokenKind;
use sortie_specops::dice::{AttackFace, DefenceFace};
use sortie_specops::event::{How, MissionEvent, RoundEvent, SetupEvent, TurnEvent};
use sortie_specops::ids::{TokenId, UnitId};
use sortie_specops::profile::Rank;
use sortie_specops::side::Colour;
use sortie_specops::{Choice, Event, Lying, MissionDeed, Place, Prompt, Specops};

use super::drill::{CENTRE, Drill, bare};

use AttackFace::{Blank, Crit, Hit, Surge};

/// Nobody's cards say anything, no terrain; blue are rebels, red clones.
fn drill(mission: &str) -> Drill {
    Drill::of(mission, bare(None, None), ["rebel_troopers", "clone_troopers"], [false; 3])
}

fn of_rank(drill: &Drill, colour: Colour, is_it: impl Fn(Rank) -> bool) -> UnitId {
    let figures = drill.view().figures;
    let found = figures.iter().find(|it| it.colour == colour && !it.is_vehicle && is_it(it.rank));
    found.expect("such a unit").id
}

fn support(drill: &Drill, colour: Colour) -> UnitId {
    of_rank(drill, colour, |rank| rank == Rank::Support)
}

fn corps(drill: &Drill, colour: Colour) -> UnitId {
    of_rank(drill, colour, |rank| rank == Rank::Corps)
}

/// The nth token of a kind.
fn token(drill: &Drill, kind: TokenKind, n: usize) -> (TokenId, Point) {
    let tokens = drill.view().tokens.into_iter().filter(|token| token.what == Lying::Objective(kind));
    tokens.map(|token| (token.id, token.at)).nth(n).expect("such a token")
}

/// A unit stands at a token.
fn at(drill: &mut Drill, unit: UnitId, kind: TokenKind) -> TokenId {
    let (token, at) = token(drill, kind, 0);
    drill.put(unit, (at.x(), at.y() + 200));
    token
}

/// Both play Standing Orders, and it is a unit's activation.
fn activate(drill: &mut Drill, unit: UnitId) {
    if matches!(drill.prompt(), Prompt::Card { .. }) {
        let card = drill.content.card_named("standing_orders").expect("a card");
        drill.play(card);
    }
    drill.activate(unit);
}

fn deeds(drill: &Drill) -> Vec<MissionDeed> {
    let deed = |choice| if let Choice::Mission { deed, .. } = choice { Some(deed) } else { None };
    let mut deeds: Vec<MissionDeed> = drill.offers().into_iter().filter_map(deed).collect();
    deeds.dedup();
    deeds
}

fn do_it(drill: &mut Drill, wanted: MissionDeed) {
    let is_it = |choice: &Choice| matches!(choice, Choice::Mission { deed, .. } if *deed == wanted);
    let choice =
        drill.offers().into_iter().find(is_it).unwrap_or_else(|| panic!("{wanted:?}: {:?}", drill.offers()));
    drill.act(choice);
}

fn missions_since(drill: &Drill, from: usize) -> Vec<(&'static str, MissionEvent)> {
    let mission = |(rule, event): (Rule, Event)| {
        if let Event::Mission(event) = event { Some((rule.0, event)) } else { None }
    };
    drill.since(from).into_iter().filter_map(mission).collect()
}

fn ending(drill: &Drill) -> Option<(Option<Colour>, How)> {
    drill.view().ending.map(|ending| (ending.winner, ending.how))
}

/// specops M1.1, M1.2, M1.3, D6, S19: three consoles claimed side up, a transmitter unclaimed; red deploys all, of blue special forces wait.
#[test]
fn shields_are_laid_out() {
    let drill = drill("shields");
    let tokens = drill.view().tokens;
    let n = |kind, claimed| {
        tokens.iter().filter(|it| it.what == Lying::Objective(kind) && it.claimed == claimed).count()
    };
    assert_eq!((n(TokenKind::Console, true), n(TokenKind::Transmitter, false), tokens.len()), (3, 1, 4));
    let waiting = drill.told.iter().find_map(|told| match &told.event {
        Event::Setup(SetupEvent::Waiting { units }) => Some(units.clone()),
        _ => None,
    });
    let special: Vec<UnitId> = drill
        .view()
        .figures
        .iter()
        .filter(|it| it.colour == Colour::Blue && it.rank == Rank::Special)
        .map(|it| it.id)
        .collect();
    assert_eq!(waiting, Some(special));
}

/// specops M1.6, M1.13, S16: red at a console: three black dice, each of which covers a field of its face; a support unit throws one again.
#[test]
fn a_console() {
    let mut drill = drill("shields");
    let (red, hacker) = (corps(&drill, Colour::Red), support(&drill, Colour::Red));
    activate(&mut drill, red);
    assert!(deeds(&drill).is_empty(), "away from the console");
    at(&mut drill, red, TokenKind::Console);
    assert_eq!(deeds(&drill), [MissionDeed::Console], "nothing to transmit yet");
    drill.attack = [Hit, Crit, Crit].into();
    let from = drill.mark();
    do_it(&mut drill, MissionDeed::Console);
    drill.dice();
    let covered = missions_since(&drill, from)
        .iter()
        .filter(|(_, it)| matches!(it, MissionEvent::FieldCovered { .. }))
        .count();
    assert_eq!((covered, drill.view().covered.len()), (3, 3), "each die counts");
    assert!(matches!(drill.prompt(), Prompt::Act { left: 1, .. }), "it costs an action");
    drill.put(red, (9000, 200));
    at(&mut drill, hacker, TokenKind::Console);
    activate(&mut drill, hacker);
    drill.attack = [Surge, Surge, Surge, Hit].into();
    do_it(&mut drill, MissionDeed::Console);
    drill.dice();
    assert!(matches!(drill.prompt(), Prompt::Field { .. }));
    drill.act(Choice::Field { face: Surge });
    drill.dice();
    let of_surge = usize::from(drill.content.transmitter.surge.min(2));
    assert_eq!(drill.view().covered.len(), 3 + of_surge + 1, "one of three surges was thrown again");
}

/// specops M1.7, M1.4, C14.3, O20: six covered fields are a point, and clear the card; the third point wins at once.
#[test]
fn a_transmitter() {
    let mut drill = drill("shields");
    let red = corps(&drill, Colour::Red);
    activate(&mut drill, red);
    at(&mut drill, red, TokenKind::Transmitter);
    drill.edit(|state| state["covered"] = json!(0b1_1111));
    assert!(deeds(&drill).is_empty(), "five are too few");
    drill.edit(|state| state["covered"] = json!(0b11_1111));
    do_it(&mut drill, MissionDeed::Transmit);
    assert_eq!((drill.view().players[1].points, drill.view().covered.len()), (1, 0));
    assert!(matches!(drill.prompt(), Prompt::Act { left: 1, .. }) && ending(&drill).is_none());
    let mut drill = self::drill("shields");
    activate(&mut drill, red);
    at(&mut drill, red, TokenKind::Transmitter);
    drill.edit(|state| {
        state["covered"] = json!(0b11_1111);
        state["players"][1]["points"] = json!(2);
    });
    do_it(&mut drill, MissionDeed::Transmit);
    assert_eq!(ending(&drill), Some((Some(Colour::Red), How::Shields)));
    assert_eq!(drill.prompt(), Prompt::Nothing, "in the middle of the activation");
}

/// specops M1.8, M1.9, M1.10, C11.4, S15: blue at a console calls reinforcements, throws webs at any enemy, or decrypts.
#[test]
fn blue_at_a_console() {
    let mut drill = drill("shields");
    let (blue, hacker) = (corps(&drill, Colour::Blue), support(&drill, Colour::Blue));
    let enemy = corps(&drill, Colour::Red);
    at(&mut drill, blue, TokenKind::Console);
    activate(&mut drill, blue);
    assert_eq!(deeds(&drill), [MissionDeed::CallReinforcements, MissionDeed::Webs], "no field is covered");
    do_it(&mut drill, MissionDeed::CallReinforcements);
    assert_eq!(drill.view().reinforcements, 1);
    assert!(deeds(&drill).is_empty(), "one console action an activation (C4.7)");
    drill.put(blue, (200, 8900));

    drill.edit(|state| state["covered"] = json!(0b11));
    at(&mut drill, hacker, TokenKind::Console);
    activate(&mut drill, hacker);
    drill.attack = [Hit, Hit].into();
    do_it(&mut drill, MissionDeed::Decrypt);
    drill.dice();
    assert_eq!(
        drill.view().covered.len(),
        0,
        "a support unit throws two dice, each frees a field of its face"
    );

    let mut drill = self::drill("shields");
    at(&mut drill, blue, TokenKind::Console);
    activate(&mut drill, blue);
    drill.attack = [Hit, Crit, Blank].into();
    let from = drill.mark();
    drill.act(Choice::Mission {
        deed: MissionDeed::Webs,
        token: Some(token(&drill, TokenKind::Console, 0).0),
        unit: Some(enemy),
    });
    drill.dice();
    assert!(
        drill.turns_since(from).contains(&("M1.9", TurnEvent::Suppressed { unit: enemy, n: 2 })),
        "both at once"
    );
}

/// specops M1.11, M1.12, M1.14: at the end of each round one unit comes, and another for each crit or surge of the pool; in round 4 all come.
#[test]
fn reinforcements() {
    let waiting = |drill: &Drill| -> Vec<UnitId> {
        let figures = drill.view().figures;
        figures.iter().filter(|it| it.place == Place::Waiting).map(|it| it.id).collect()
    };
    let begin = |pool: u8| {
        let mut drill = drill("shields");
        drill.edit(|state| {
            for n in [5, 6, 7] {
                state["units"][n]["place"] = json!("waiting");
                state["bodies"][n]["is_present"] = json!(false);
            }
            state["reinforcements"] = json!(pool);
        });
        drill
    };
    let mut none = begin(0);
    assert_eq!(waiting(&none).len(), 3);
    let card = none.content.card_named("standing_orders").expect("a card");
    none.play(card);
    none.until(|ask| matches!(ask, Prompt::Reinforcements { .. }));
    assert!(
        matches!(none.prompt(), Prompt::Reinforcements { first: true, left: 0 }),
        "the first comes in any case"
    );
    assert!(!none.is_offered(Choice::Done {}));
    none.until(|ask| matches!(ask, Prompt::Card { .. }));
    assert_eq!(waiting(&none).len(), 2);
    let mut two = begin(2);
    two.play(card);
    two.until(|ask| matches!(ask, Prompt::Turn { .. }));
    two.until(|ask| matches!(ask, Prompt::Report { why: sortie_specops::Throw::Reinforcements, .. }));
    two.attack = [Crit, Blank].into();
    two.dice();
    assert!(
        matches!(two.prompt(), Prompt::Reinforcements { first: true, left: 1 }),
        "a success besides: {:?}",
        two.prompt()
    );
    let mut last = begin(0);
    last.edit(|state| state["round"] = json!(3));
    last.play(card);
    last.until(|ask| matches!(ask, Prompt::Card { .. }));
    assert_eq!((last.view().round, waiting(&last).len()), (4, 0), "all have come");
}

/// The packages as red sees them: who holds which.
fn packages(drill: &Drill) -> Vec<(TokenId, UnitId, u8)> {
    let view = Specops::view(&drill.content, &drill.state, Viewer::Seat(Seat(1)));
    view.tokens.iter().filter_map(|it| Some((it.id, it.holder?, it.number?))).collect()
}

/// specops M2.1, M2.2, M2.5, C1.12, C12.4: three transmitters claimed side up; after deployment red gives three packages to three of its own, which
/// are claimed at once.
#[test]
fn codes_are_laid_out() {
    let drill = drill("codes");
    let tokens = drill.view().tokens;
    let transmitters =
        tokens.iter().filter(|it| it.what == Lying::Objective(TokenKind::Transmitter) && it.claimed);
    assert_eq!(transmitters.count(), 3);
    let mut numbers: Vec<u8> = packages(&drill).iter().map(|it| it.2).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3]);
    assert!(packages(&drill).iter().all(|(_, unit, _)| drill.figure(*unit).colour == Colour::Red));
    let place = |is_it: fn(&Event) -> bool| {
        drill.told.iter().rposition(|told| is_it(&told.event)).expect("it happens")
    };
    let placed = place(|event| matches!(event, Event::Setup(SetupEvent::Placed { .. })));
    assert!(placed < place(|event| matches!(event, Event::Mission(MissionEvent::PackagesDealt { .. }))));
}

/// At the end of a round with the holder of a package at a transmitter.
fn transmitting(number: u8, jams: bool) -> Drill {
    let mut drill = drill("codes");
    let (_, holder, _) = packages(&drill).into_iter().find(|it| it.2 == number).expect("a package");
    at(&mut drill, holder, TokenKind::Transmitter);
    if jams {
        let (_, at) = token(&drill, TokenKind::Transmitter, 0);
        let blue = support(&drill, Colour::Blue);
        drill.put(blue, (at.x(), at.y() - 200));
    }
    let card = drill.content.card_named("standing_orders").expect("a card");
    drill.play(card);
    drill.until(|ask| matches!(ask, Prompt::Transmit | Prompt::Card { .. }));
    drill
}

/// specops M2.6, M2.11, M2.16, C16.1: red wins if the codes are at a transmitter that nobody jams, and red reveals them; the question tells
/// nothing, for it is asked of a decoy as well.
#[test]
fn the_codes_are_transmitted() {
    let mut drill = transmitting(1, false);
    assert_eq!(drill.offers(), [Choice::Accept {}, Choice::Done {}], "it may (M2.16)");
    let from = drill.mark();
    drill.act(Choice::Accept {});
    assert_eq!(ending(&drill), Some((Some(Colour::Red), How::Codes)));
    assert!(
        missions_since(&drill, from)
            .iter()
            .any(|(rule, it)| *rule == "M2.6" && matches!(it, MissionEvent::CodesRevealed { .. }))
    );
    assert_eq!(transmitting(2, false).offers(), [Choice::Done {}], "a decoy");
    assert!(
        matches!(transmitting(1, true).prompt(), Prompt::Card { .. }),
        "a blue support unit jams it (M2.11)"
    );
}

/// specops M2.8, M2.9, C11.5, C12.7: who panics keeps its package, and blue looks at it; of who is defeated somebody near may take it, or it drops.
#[test]
fn a_holder_in_trouble() {
    let begin = |suppression: u8, wounds: u8, heir: bool| {
        let mut drill = drill("codes");
        let (package, holder, number) = packages(&drill)[0];
        for unit in drill.units(Colour::Red) {
            let kind = drill.figure(unit).kind;
            let profile = &mut drill.content.units[kind.index()].profile;
            (profile.health, profile.courage) = (3, Some(2));
            profile.keywords.clear();
        }
        let blue = corps(&drill, Colour::Blue);
        drill.put(holder, CENTRE);
        drill.put(blue, (CENTRE.0, CENTRE.1 + 1500));
        drill.edit(|state| state["tokens"][package.index()]["at"] = json!([CENTRE.0, CENTRE.1]));
        let empty =
            drill.units(Colour::Red).into_iter().find(|unit| packages(&drill).iter().all(|it| it.1 != *unit));
        let empty = empty.expect("somebody without one");
        if heir {
            drill.put(empty, (CENTRE.0 + 270 + 762, CENTRE.1));
        }
        drill.token(holder, "suppression", suppression);
        drill.wound(holder, wounds);
        activate(&mut drill, blue);
        drill.attack = [Hit].into();
        drill.defence = [if wounds > 0 { DefenceFace::Blank } else { DefenceFace::Block }].into();
        let attack = drill.attack_on(holder);
        let from = drill.mark();
        drill.act(attack);
        (drill, package, holder, empty, number, from)
    };
    let (mut drill, package, holder, _, number, from) = begin(2, 0, false);
    drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    let seen = MissionEvent::PackageSeen { token: package, number: Some(number) };
    assert!(missions_since(&drill, from).contains(&("M2.8", seen)));
    assert!(packages(&drill).contains(&(package, holder, number)), "it keeps it");

    let (mut drill, package, _, heir, number, _) = begin(0, 2, true);
    drill.until(|ask| matches!(ask, Prompt::Inherit { .. }));
    drill.act(Choice::Pick { unit: heir });
    assert!(packages(&drill).contains(&(package, heir, number)), "somebody within 3 inches takes it");

    let (mut drill, package, _, _, _, from) = begin(0, 2, false);
    drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert!(
        !missions_since(&drill, from).iter().any(|(_, it)| matches!(it, MissionEvent::PackageSeen { .. })),
        "face down"
    );
    let lying = drill.view().tokens.into_iter().find(|it| it.id == package).expect("it lies there");
    assert_eq!((lying.holder, lying.claimed, lying.number), (None, false, None));
}

/// specops M2.12, M2.13, M2.15, C12.3, C12.6, S16: free, once an activation: a package that lies is claimed by who touches it and holds none;
/// packages are shared; blue looks at one within 3 inches.
#[test]
fn deeds_with_packages() {
    let mut drill = drill("codes");
    let (package, holder, _) = packages(&drill)[0];
    let empty =
        drill.units(Colour::Red).into_iter().find(|unit| packages(&drill).iter().all(|it| it.1 != *unit));
    let empty = empty.expect("somebody without one");
    drill.edit(|state| {
        let token = &mut state["tokens"][package.index()];
        (token["holder"], token["claimed"]) = (json!(null), json!(false));
        token["at"] = json!([CENTRE.0, CENTRE.1]);
    });
    drill.put(empty, (CENTRE.0 + 200, CENTRE.1));
    activate(&mut drill, empty);
    let from = drill.mark();
    do_it(&mut drill, MissionDeed::Secure);
    assert!(drill.turns_since(from).contains(&("M2.12", TurnEvent::Claimed { token: package, unit: empty })));
    let lying = drill.view().tokens.into_iter().find(|it| it.id == package).expect("a package");
    assert_eq!(
        (lying.claimed, lying.at),
        (true, Point::new(CENTRE.0, CENTRE.1)),
        "it stays where it lies (C12.3)"
    );
    assert!(matches!(drill.prompt(), Prompt::Act { left: 2, .. }), "it is free");
    // Who holds one takes no other.
    let mut drill = self::drill("codes");
    let (other, _, _) = packages(&drill)[1];
    drill.edit(|state| {
        let token = &mut state["tokens"][other.index()];
        (token["holder"], token["claimed"]) = (json!(null), json!(false));
        token["at"] = json!([CENTRE.0, CENTRE.1]);
    });
    drill.put(holder, (CENTRE.0 + 200, CENTRE.1));
    activate(&mut drill, holder);
    assert!(!deeds(&drill).contains(&MissionDeed::Secure), "one at most (C12.6)");
    drill.put(empty, (CENTRE.0 + 900, CENTRE.1));
    do_it(&mut drill, MissionDeed::Share);
    assert!(matches!(drill.prompt(), Prompt::Carry { .. } | Prompt::Deal { .. }), "{:?}", drill.prompt());

    for (gap, looks) in [(762, true), (763, false)] {
        let mut drill = self::drill("codes");
        let blue = corps(&drill, Colour::Blue);
        let (package, holder, number) = packages(&drill)[0];
        drill.put(holder, CENTRE);
        drill.put(blue, (CENTRE.0 + 270 + gap, CENTRE.1));
        activate(&mut drill, blue);
        assert_eq!(deeds(&drill).contains(&MissionDeed::Halt), looks, "{gap}");
        if looks {
            let from = drill.mark();
            do_it(&mut drill, MissionDeed::Halt);
            let seen = MissionEvent::PackageSeen { token: package, number: Some(number) };
            assert!(missions_since(&drill, from).contains(&("M2.15", seen)));
            assert!(!deeds(&drill).contains(&MissionDeed::Halt), "what blue knows it need not look at");
        }
    }
}

/// specops M3.1, M3.2, M3.4: the vehicle of blue's faction stands in the middle on its token, with four ambush points; red may go into the network.
#[test]
fn the_vehicle_is_laid_out() {
    let drill = drill("vehicle");
    let view = drill.view();
    let vehicle = view.figures.iter().find(|it| it.is_vehicle).expect("a vehicle");
    let stands = SetupEvent::VehicleStands { unit: vehicle.id, at: Point::new(4572, 4572) };
    assert!(drill.told.iter().any(|told| told.event == Event::Setup(stands.clone())));
    let team = drill.content.team(view.players[0].team);
    assert_eq!((vehicle.colour, usize::from(vehicle.kind.0)), (Colour::Blue, team.faction as usize));
    let n = |kind| view.tokens.iter().filter(|it| it.what == Lying::Objective(kind)).count();
    assert_eq!((n(TokenKind::Vehicle), n(TokenKind::Ambush)), (1, 4));
    let into = drill
        .told
        .iter()
        .filter(|told| matches!(told.event, Event::Setup(SetupEvent::IntoNetwork { .. })))
        .count();
    assert_eq!(into, drill.units(Colour::Red).len(), "the drill takes what is listed first");
}

/// Somebody of red stands somewhere, the others far away; the vehicle's number.
fn raid(unit: impl Fn(&Drill) -> UnitId, place: (i32, i32)) -> (Drill, UnitId, UnitId) {
    let mut drill = drill("vehicle");
    let vehicle = drill.view().figures.iter().find(|it| it.is_vehicle).expect("a vehicle").id;
    drill.put(vehicle, (4572, 4572));
    let unit = unit(&drill);
    drill.put(unit, place);
    (drill, unit, vehicle)
}

/// specops M3.6, M3.7, M3.8, C3.8: out of the network a unit comes beside a point with a detonator, and moves no more but to dash; through a point it
/// leaves again, but not in that activation.
#[test]
fn the_network() {
    let (mut drill, red, _) = raid(|drill| corps(drill, Colour::Red), (200, 200));
    drill.edit(|state| {
        state["units"][red.index()]["place"] = json!("network");
        state["bodies"][red.index()]["is_present"] = json!(false);
    });
    let card = drill.content.card_named("standing_orders").expect("a card");
    drill.play(card);
    let from = drill.mark();
    drill.activate(red);
    assert_eq!(drill.figure(red).place, Place::Table);
    let has = MissionEvent::Detonators { unit: red, has: true };
    assert!(missions_since(&drill, from).contains(&("M3.6", has)));
    let moves: Vec<Action> = drill
        .answers()
        .regions
        .into_iter()
        .filter_map(|offer| {
            if let sortie_specops::Region::Move(movement) = offer.region {
                Some(movement.action)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(moves, [Action::Dash]);
    assert!(!deeds(&drill).contains(&MissionDeed::Ambush), "not in the activation of its arrival");

    let (mut drill, red, _) = raid(|drill| corps(drill, Colour::Red), (200, 200));
    drill.token(red, "detonator", true);
    activate(&mut drill, red);
    at(&mut drill, red, TokenKind::Ambush);
    let from = drill.mark();
    do_it(&mut drill, MissionDeed::Ambush);
    assert!(missions_since(&drill, from).contains(&("M3.7", MissionEvent::IntoNetwork { unit: red })));
    assert_eq!(
        (drill.figure(red).place, drill.figure(red).tokens.detonator),
        (Place::Network, true),
        "it keeps what it has"
    );
}

/// specops M3.9, M3.10, M3.8, M3.5: a detonator is used up; ten white dice at the vehicle itself, each hit, crit and surge a damage; the last one wins.
/// Another comes from a support unit within 3 inches.
#[test]
fn detonators() {
    let blown = |wounds_left: u8, surges: usize| {
        let (mut drill, red, vehicle) = raid(|drill| corps(drill, Colour::Red), (4572, 4572 - 350 - 135));
        drill.token(red, "detonator", true);
        let health = drill.figure(vehicle).health;
        drill.wound(vehicle, health - wounds_left);
        activate(&mut drill, red);
        drill.attack = std::iter::repeat_n(Surge, surges).collect();
        let from = drill.mark();
        do_it(&mut drill, MissionDeed::Detonate);
        drill.dice();
        let thrown = missions_since(&drill, from).iter().find_map(|(_, it)| match it {
            MissionEvent::Thrown { faces, .. } => Some(faces.len()),
            _ => None,
        });
        assert_eq!(thrown, Some(10));
        assert!(!drill.figure(red).tokens.detonator, "used up");
        (drill, vehicle)
    };
    let (drill, vehicle) = blown(5, 2);
    assert_eq!(drill.figure(vehicle).health - drill.figure(vehicle).wounds, 3);
    assert!(
        !drill.offers().iter().any(|choice| matches!(choice, Choice::Attack { .. })),
        "no attack besides (M3.9)"
    );
    assert_eq!(ending(&drill), None);
    assert_eq!(ending(&blown(2, 2).0), Some((Some(Colour::Red), How::Vehicle)));

    for (gap, rearms) in [(762, true), (763, false)] {
        let (mut drill, red, _) = raid(|drill| corps(drill, Colour::Red), (500, 2000));
        let helper = support(&drill, Colour::Red);
        drill.put(helper, (500 + 270 + gap, 2000));
        activate(&mut drill, red);
        assert_eq!(deeds(&drill).contains(&MissionDeed::Rearm), rearms, "{gap}");
        if rearms {
            do_it(&mut drill, MissionDeed::Rearm);
            assert!(drill.figure(red).tokens.detonator);
            assert!(!deeds(&drill).contains(&MissionDeed::Rearm), "one at most (M3.8)");
        }
    }
}

/// specops M3.11, M3.12, M3.13, C9.14, C11.8, S19: a support unit mends the vehicle it touches; who touches it is in heavy cover; the vehicle can be
/// attacked, gains no suppression, takes no order and is never obscured.
#[test]
fn beside_the_vehicle() {
    for (unit, mends) in [(support as fn(&Drill, Colour) -> UnitId, true), (corps, false)] {
        let (mut drill, blue, vehicle) = raid(|drill| unit(drill, Colour::Blue), (4572, 4572 + 350 + 135));
        drill.wound(vehicle, 3);
        activate(&mut drill, blue);
        assert_eq!(deeds(&drill).contains(&MissionDeed::Repair), mends);
        if mends {
            do_it(&mut drill, MissionDeed::Repair);
            assert_eq!(drill.figure(vehicle).wounds, 2);
        }
    }
    let (mut drill, blue, vehicle) = raid(|drill| corps(drill, Colour::Blue), (4572 + 350 + 135, 4572));
    let red = corps(&drill, Colour::Red);
    drill.put(red, (4572 + 485, 4572 - 2000));
    let card = drill.content.card_named("standing_orders").expect("a card");
    drill.play(card);
    let orders = drill.offers();
    assert!(!orders.contains(&Choice::Order { unit: vehicle, by: None }), "no orders");
    drill.activate(red);
    let look = |to: UnitId| drill.view().looks.iter().find(|look| look.to == to).map(|look| look.cover);
    assert_eq!((look(blue), look(vehicle)), (Some(2), Some(0)));
    drill.attack = [Hit].into();
    let attack = drill.attack_on(vehicle);
    let from = drill.mark();
    drill.act(attack);
    drill.until(|ask| matches!(ask, Prompt::Act { .. } | Prompt::Turn { .. }));
    assert!(!drill.turns_since(from).iter().any(|(_, it)| matches!(it, TurnEvent::Suppressed { .. })));
}

/// specops M4.1, M4.2, M4.3, M4.4, M4.5, M4.6, S22: from round 2 on blue throws for the primary objective; both score at once, and seven points win.
#[test]
fn priorities() {
    let mut drill = drill("priorities");
    let (blue, red) = (corps(&drill, Colour::Blue), corps(&drill, Colour::Red));
    let tokens = drill.view().tokens;
    assert_eq!(tokens.iter().filter(|it| !it.claimed).count(), 3);
    assert_eq!(drill.view().primary, None, "none in round 1");
    at(&mut drill, blue, TokenKind::Left);
    at(&mut drill, red, TokenKind::Right);
    let card = drill.content.card_named("standing_orders").expect("a card");
    drill.play(card);
    let from = drill.mark();
    drill.until(|ask| matches!(ask, Prompt::Report { why: sortie_specops::Throw::Primary, .. }));
    let scored = RoundEvent::Scored { gain: [1, 1], points: [1, 1] };
    assert!(drill.rounds_since(from).contains(&("M4.3", scored)), "one each");
    assert_eq!(drill.view().round, 2);
    drill.attack = [Surge].into();
    drill.dice();
    assert_eq!(drill.view().primary, Some(TokenKind::Left), "a surge is left");
    drill.edit(|state| {
        state["players"][0]["points"] = json!(5);
        state["players"][1]["points"] = json!(6);
    });
    drill.play(card);
    drill.until(|ask| {
        matches!(
            ask,
            Prompt::Card { .. }
                | Prompt::Nothing
                | Prompt::Report { why: sortie_specops::Throw::Primary, .. }
        )
    });
    // 5 and 2 are 7, 6 and 1 are 7: nobody leads (M4.7).
    assert_eq!(
        (drill.view().players[0].points, drill.view().players[1].points, ending(&drill)),
        (7, 7, None)
    );
    drill.attack = [Surge].into();
    drill.dice();
    drill.play(card);
    drill.until(|ask| matches!(ask, Prompt::Card { .. } | Prompt::Nothing));
    assert_eq!(ending(&drill), Some((Some(Colour::Blue), How::Points)));
}

/// specops M4.7, M4.8: level after round 4 there is a fifth, and level after that nobody wins.
#[test]
fn a_fifth_round() {
    for (points, winner) in [([3, 3], None), ([3, 2], Some(Colour::Blue))] {
        let mut drill = drill("priorities");
        drill.edit(|state| state["round"] = json!(4));
        let card = drill.content.card_named("standing_orders").expect("a card");
        drill.edit(|state| {
            for (n, points) in points.iter().enumerate() {
                state["players"][n]["points"] = json!(points);
            }
        });
        drill.play(card);
        drill.until(|ask| matches!(ask, Prompt::Card { .. } | Prompt::Nothing));
        if points[0] == points[1] {
            assert_eq!((ending(&drill), drill.view().round), (None, 5));
            drill.play(card);
            drill.until(|ask| matches!(ask, Prompt::Nothing | Prompt::Card { .. }));
        }
        assert_eq!(ending(&drill), Some((winner, How::Counted)), "{points:?}");
    }
}

/// specops M5.4, M5.5, C3.5: under comms interference each gives an order less and draws a token that becomes one; under a clear sky nothing happens.
#[test]
fn comms_interference() {
    for (condition, n_orders, n_drawn) in [("comms", 0, 2), ("clear", 2, 0)] {
        let mut drill = drill("priorities");
        drill.edit(|state| state["table"]["condition"] = json!(condition));
        let card = drill.content.card_named("standing_orders").expect("a card");
        let from = drill.mark();
        drill.play(card);
        drill.until(|ask| matches!(ask, Prompt::Turn { .. }));
        let rounds = drill.rounds_since(from);
        let given = rounds
            .iter()
            .filter(|(rule, it)| *rule == "C3.5" && matches!(it, RoundEvent::Ordered { .. }))
            .count();
        let drawn = rounds.iter().filter(|(_, it)| matches!(it, RoundEvent::CommsDrawn { .. })).count();
        assert_eq!((given, drawn), (n_orders, n_drawn), "{condition}");
    }
}

/// specops M2.3, C1.15: from its third unit on blue sets up in the other of its zones than before.
#[test]
fn blue_alternates_between_its_zones() {
    let drill = drill("codes");
    let zones = &drill.content.missions[1].zones;
    let placed: Vec<usize> = drill
        .told
        .iter()
        .filter_map(|told| match &told.event {
            Event::Setup(SetupEvent::Placed { unit, at, .. })
                if drill.figure(*unit).colour == Colour::Blue =>
            {
                let base = sortie_boards::plane::Circle { centre: *at, radius: 135 };
                zones.iter().position(|zone| zone.area.holds(base))
            }
            _ => None,
        })
        .collect();
    assert_eq!(placed.len(), drill.units(Colour::Blue).len());
    assert!(placed[1..].windows(2).all(|pair| pair[0] != pair[1]), "{placed:?}");
}

/// specops C5.15, S16: a console costs an action, what a chevron marks costs none.
#[test]
fn what_mission_actions_cost() {
    let mut drill = drill("shields");
    let red = corps(&drill, Colour::Red);
    activate(&mut drill, red);
    at(&mut drill, red, TokenKind::Console);
    do_it(&mut drill, MissionDeed::Console);
    drill.dice();
    assert!(matches!(drill.prompt(), Prompt::Act { left: 1, .. }));
    let mut drill = self::drill("codes");
    let (_, holder, _) = packages(&drill)[0];
    let (_, other, _) = packages(&drill)[1];
    drill.put(holder, CENTRE);
    drill.put(other, (CENTRE.0 + 500, CENTRE.1));
    activate(&mut drill, holder);
    do_it(&mut drill, MissionDeed::Share);
    drill.until(|ask| matches!(ask, Prompt::Act { .. }));
    assert!(matches!(drill.prompt(), Prompt::Act { left: 2, .. }), "{:?}", drill.prompt());
}
