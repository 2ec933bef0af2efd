//! The world a game lends: what scenes do not say.

use sortie_boards::plane::{Base, PieceSet, Point, Table, Way};
use sortie_specops::content::Condition;
use sortie_specops::ids::{UnitId, Units};
use sortie_specops::profile::{AttackKind, UnitKind, Weapon, WeaponKind};
use sortie_specops::side::Colour;
use sortie_specops::world::{Body, Disengage, Move, Mover, NoAttack, Reason, Reasons, View, World};

fn body(side: Colour, x: i32, y: i32) -> Body {
    Body::trooper(Base::new(Point::new(x, y), 135, 420), side)
}

fn world<'a>(table: &'a Table, bodies: &'a [Body]) -> World<'a> {
    World { table, bodies, markers: &[], condition: Condition::Clear }
}

fn open() -> Table {
    Table::new([9144, 9144], Vec::new()).expect("a table")
}

fn mover(unit: u8) -> Mover {
    Mover { unit: UnitId(unit), speed: 2, scales: false, disengage: Disengage::Never, charges: true }
}

/// Who is not on the table neither sees nor is seen, stands in nobody's way and is in melee with nobody.
///
/// specops C8.7, C15.3, C3.8
#[test]
fn the_absent() {
    let table = open();
    let gone = Body { is_present: false, ..body(Colour::Red, 4270, 4000) };
    let bodies = [body(Colour::Blue, 4000, 4000), gone, body(Colour::Red, 4000, 6000)];
    let world = world(&table, &bodies);
    let (a, b) = (UnitId(0), UnitId(1));
    assert!(!world.sees(a, b) && !world.sees(b, a) && !world.is_engaged(a));
    assert_eq!(world.view(a, b), View::Absent);
    assert_eq!(world.enemies(a).collect::<Vec<_>>(), [UnitId(2)]);
    assert_eq!(world.present().collect::<Vec<_>>(), [a, UnitId(2)]);
    assert!(world.obscured(a, b).pieces.is_empty());
    let way = Way::straight(Point::new(4270, 4000));
    assert_eq!(world.moving_reasons(&mover(0), Move::Walk, 2, way, None), Reasons::EMPTY);
}

/// Against how many enemies somebody disengages: one by the keyword, any number in mission 2.
///
/// specops C13.5, K8, M2.14
#[test]
fn disengaging() {
    let table = open();
    let bodies =
        [body(Colour::Blue, 4000, 4000), body(Colour::Red, 4270, 4000), body(Colour::Red, 3730, 4000)];
    for (n_enemies, disengage, moves) in [
        (1, Disengage::Never, false),
        (1, Disengage::FromOne, true),
        (2, Disengage::FromOne, false),
        (2, Disengage::FromAny, true),
        (0, Disengage::Never, true),
    ] {
        let world = world(&table, &bodies[..1 + n_enemies]);
        assert_eq!(world.engaged_with(UnitId(0)).count(), n_enemies);
        let mover = Mover { disengage, ..mover(0) };
        assert_eq!(world.leaving_reasons(&mover, Move::Walk).is_empty(), moves, "{n_enemies} {disengage:?}");
        // Out of melee one goes whoever one is.
        let withdraws = world.leaving_reasons(&mover, Move::Withdraw).is_empty();
        assert_eq!(withdraws, n_enemies > 0);
    }
}

/// A dash with the tool of speed 2, where a mission says so; no contact after a withdrawal, whatever weapon one has.
///
/// specops M2.10, C13.3
#[test]
fn what_missions_and_activations_change() {
    let table = open();
    let bodies = [body(Colour::Blue, 4000, 4000), body(Colour::Red, 5000, 4000)];
    let world = world(&table, &bodies);
    let reasons = |mover: Mover, kind: Move, x: i32| {
        world.moving_reasons(&mover, kind, 2, Way::straight(Point::new(x, 4000)), None)
    };
    assert!(reasons(mover(0), Move::Dash { speed: 2 }, 4600).is_empty());
    assert!(reasons(mover(0), Move::Dash { speed: 1 }, 4600).has(Reason::Speed));
    assert!(reasons(mover(0), Move::Walk, 4730).is_empty());
    let withdrew = Mover { charges: false, ..mover(0) };
    assert_eq!(reasons(withdrew, Move::Walk, 4730), Reasons::of(Reason::Melee));
}

/// Why a weapon cannot be used is one typed reason.
///
/// specops C9.1, C9.2, C9.3, C9.4
#[test]
fn why_there_is_no_attack() {
    let table = open();
    let bodies = [
        body(Colour::Blue, 1000, 1000),
        body(Colour::Red, 1270, 1000),
        body(Colour::Red, 3000, 3000),
        body(Colour::Blue, 8000, 8000),
        Body { is_present: false, ..body(Colour::Red, 6000, 6000) },
    ];
    let world = world(&table, &bodies);
    let weapon = |kind: WeaponKind| Weapon {
        id: "it".to_owned(),
        kind,
        min: 0,
        max: 18,
        dice: Default::default(),
        keywords: Vec::new(),
    };
    let attack = |from: u8, to: u8, kind| world.attack(UnitId(from), UnitId(to), &weapon(kind));
    assert_eq!(attack(0, 1, WeaponKind::Both), Ok(AttackKind::Melee));
    assert_eq!(attack(0, 1, WeaponKind::Ranged), Err(NoAttack::InMelee));
    assert_eq!(attack(0, 2, WeaponKind::Ranged), Err(NoAttack::Engaged));
    assert_eq!(attack(0, 3, WeaponKind::Ranged), Err(NoAttack::Friend));
    assert_eq!(attack(0, 4, WeaponKind::Ranged), Err(NoAttack::Absent));
    assert_eq!(attack(3, 2, WeaponKind::Melee), Err(NoAttack::NoContact));
    assert_eq!(attack(3, 2, WeaponKind::Ranged), Err(NoAttack::TooFar));
    assert_eq!(attack(3, 1, WeaponKind::Ranged), Err(NoAttack::TargetEngaged));
}

/// What hides somebody is told by name: a vehicle too.
///
/// specops C8.2, C8.3, C8.4
#[test]
fn hidden_behind_a_vehicle() {
    let table = open();
    let tank = Body {
        kind: UnitKind::GroundVehicle,
        ..Body::trooper(Base::new(Point::new(3000, 1000), 500, 700), Colour::Blue)
    };
    let bodies = [body(Colour::Blue, 1000, 1000), tank, body(Colour::Red, 5000, 1000)];
    let world = world(&table, &bodies);
    let (pieces, vehicles) = (PieceSet::EMPTY, Units::of(UnitId(1)));
    assert_eq!(world.view(UnitId(0), UnitId(2)), View::Hidden { pieces, vehicles });
    assert!(world.sees(UnitId(0), UnitId(1)) && world.sees(UnitId(1), UnitId(2)));
    assert!(matches!(world.view(UnitId(0), UnitId(1)), View::Free(..)));
}

/// All ends of a field are legal moves, contact with enemies included; so are ends by chance, and near misses are none.
///
/// specops C7.4, C7.10, C7.11
#[test]
fn fields_of_legal_moves() {
    let table = open();
    let bodies = [body(Colour::Blue, 400, 400), body(Colour::Red, 1000, 400), body(Colour::Red, 1000, 800)];
    let world = world(&table, &bodies);
    for charges in [true, false] {
        let mover = Mover { charges, ..mover(0) };
        let (kind, reach) = (Move::Walk, world.reach(&mover, Move::Walk));
        let may_end = |end, on| world.may_end(&mover, kind, end, on);
        let field = reach.field(70, may_end);
        assert!(field.ends.len() > 100 && !field.outlines.is_empty());
        let legal = |end: &sortie_boards::plane::End| {
            let speed = sortie_boards::plane::Tool::ALL.iter().position(|tool| *tool == end.tool);
            let speed = speed.map_or(0, |n| n as u8 + 1);
            world.moving_reasons(&mover, kind, speed, end.way, end.on).is_empty()
        };
        assert!(field.ends.iter().all(legal));
        let mut n = 0_u32;
        let mut below = |most: u32| {
            n = n.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (n >> 8) % most
        };
        for _ in 0..50 {
            assert!(reach.sample(99, &mut below, may_end).is_some_and(|end| legal(&end)));
            let missed = reach.near_miss(99, &mut below, may_end).expect("a miss");
            assert_eq!(world.move_to(&mover, kind, &reach, missed, None), None);
        }
    }
}
