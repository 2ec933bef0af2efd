//! What a scene cannot say of a figure, asked of the mind itself: covert figures, tokens carried, wounds and strain.

use sortie_alliance::attack::{AttackKind, Condition, Conditions};
use sortie_alliance::enemy::{
    Aim, Budget, Cost, Criterion, Harm, Harms, Mind, Order, Resolution, Target, Verb, Who, candidates,
};
use sortie_alliance::world::{Body, FigureId, Gifts, Side, Strike, World};
use sortie_boards::square::{Board, Position, Space, read_drawing};
use sortie_kernel::Sink;

/// Every attack is alike.
struct Alike;

impl Harms for Alike {
    fn harm(&self, _: FigureId, _: FigureId, _: u16) -> Harm {
        Harm { expected: 1, defeat: 0 }
    }
}

fn board(drawing: &str) -> Board {
    Board::new(read_drawing(drawing).unwrap().layout)
}

fn body(side: Side, column: u8, row: u8) -> Body {
    let strike = Some(Strike { kind: AttackKind::Ranged, reach: false });
    Body {
        strike,
        is_hero: side == Side::Rebel,
        ..Body::standing(side, Position::small(Space::new(column, row)))
    }
}

fn resolve(world: &World<'_>, verb: Verb, target: Target) -> Resolution {
    let order = Order { verb, cost: Cost::default(), target };
    Mind::default().resolve(world, &Alike, FigureId(0), &order, Budget::default(), &mut Sink::silent())
}

/// alliance R27.16, R27.20, R5.10
///
/// A covert figure hides nobody from afar, but does from near by: what counts is where the enemy ends, not where it
/// started. In a corridor it may attack past the covert one only from four spaces or more.
#[test]
fn who_is_in_the_way_is_judged_from_the_end() {
    let board = board(". . . . . . . . . .");
    let mut covert = body(Side::Rebel, 2, 0);
    covert.gifts = Gifts { covert: true, ..Gifts::default() };
    let bodies = [body(Side::Imperial, 9, 0), covert, body(Side::Rebel, 0, 0)];
    let world = World::new(&board, &bodies);
    let named = Target::named([FigureId(2)]);
    let found = resolve(&world, Verb::MoveAttack { points: 5 }, named);
    assert_eq!(found.way.aim, Some(Aim::Figure(FigureId(2))));
    assert_eq!(
        found.way.end,
        Position::small(Space::new(6, 0)),
        "four spaces from the covert figure, no nearer"
    );
    let there = [Body { at: found.way.end, ..bodies[0] }, bodies[1], bodies[2]];
    assert_eq!(World::new(&board, &there).may_attack(FigureId(0), FigureId(2)), Ok(()));
}

/// alliance A14, R25.5
///
/// Among ways that do equal harm the enemy takes the one nearest to a Rebel who carries a token.
#[test]
fn ties_go_to_who_threatens_the_objective() {
    let board = board(
        "
        . . . . .

        . . . . .

        . . . . .

        . . . . .

        . . . . .
        ",
    );
    let end = |carrier: u8| {
        let mut bodies = [
            body(Side::Imperial, 4, 2),
            body(Side::Rebel, 0, 2),
            body(Side::Rebel, 3, 0),
            body(Side::Rebel, 3, 4),
        ];
        bodies[usize::from(carrier)].is_carrying = true;
        let world = World::new(&board, &bodies);
        let found = resolve(&world, Verb::Toward { points: 1 }, Target::named([FigureId(1)]));
        assert!(found.ties.is_empty(), "nothing is left to choose");
        found.way.end.corner()
    };
    assert_eq!((end(2), end(3)), (Space::new(3, 1), Space::new(3, 3)));
}

/// alliance A14, R25.5
///
/// Of several carriers the nearest one counts: the enemy stays with the upper one, although the lower one is then farther
/// away than need be.
#[test]
fn the_nearest_carrier_counts() {
    let board = board(
        "
        . . . . .

        . . . . .

        . . . . .

        . . . . .

        . . . . .
        ",
    );
    let mut bodies = [
        body(Side::Imperial, 4, 2),
        body(Side::Rebel, 0, 2),
        body(Side::Rebel, 3, 0),
        body(Side::Rebel, 1, 4),
    ];
    bodies[2].is_carrying = true;
    bodies[3].is_carrying = true;
    let world = World::new(&board, &bodies);
    let found = resolve(&world, Verb::Toward { points: 1 }, Target::named([FigureId(1)]));
    assert_eq!((found.way.end.corner(), found.ties), (Space::new(3, 1), vec![]));
}

/// alliance R37.6
///
/// A massive figure moves through no other massive figure, not even to the free spaces behind it.
#[test]
fn massive_figures_bar_each_other() {
    let board = board(
        "
        . . . . . . . .

        . . . . . . . .
        ",
    );
    let base = |column| Position::new(Space::new(column, 0), 2, 2).expect("a base on the board");
    let walker =
        |column| Body { at: base(column), is_massive: true, ..Body::standing(Side::Imperial, base(column)) };
    let ends = |bodies: &[Body]| {
        let reach = World::new(&board, bodies).reach(FigureId(0), 8);
        reach.into_iter().map(|(end, _)| end.corner().column()).max()
    };
    assert_eq!(ends(&[walker(0)]), Some(6));
    assert_eq!(ends(&[walker(0), walker(3)]), Some(1));
}

/// alliance R26.1, R26.2, R26.4
///
/// Every criterion for itself. Of three heroes in a row the farthest is meant, or is none the better for what it has;
/// whoever is not told apart is ranked by distance.
#[test]
fn each_criterion_looks_at_one_thing() {
    type Change = fn(&mut [Body; 4]);
    let board = board(". . . .");
    let ranked = |by: Criterion, change: Change| {
        let mut bodies = [0, 1, 2, 3]
            .map(|column| body(if column == 0 { Side::Imperial } else { Side::Rebel }, column, 0));
        change(&mut bodies);
        let target = Target::Ranked { by, who: Who::Hero, within: None };
        let found = candidates(&World::new(&board, &bodies), FigureId(0), &target);
        found.iter().map(|candidate| candidate.figure.0).collect::<Vec<u8>>()
    };
    let cases: [(Criterion, Change, Change); 12] = [
        (
            Criterion::Nearest,
            |them| them[3].at = Position::small(Space::new(0, 0)),
            |them| them[3].damage = 9,
        ),
        (
            Criterion::MostHealth,
            |them| them[3].health = 11,
            |them| (them[3].health, them[3].damage) = (12, 3),
        ),
        (
            Criterion::LeastHealth,
            |them| them[3].damage = 1,
            |them| (them[3].health, them[3].damage) = (12, 1),
        ),
        (Criterion::HighestSpeed, |them| them[3].speed = 5, |them| them[3].speed = 3),
        (Criterion::LowestSpeed, |them| them[3].speed = 3, |them| them[3].speed = 5),
        (Criterion::MostDamage, |them| them[3].damage = 1, |them| them[3].strain = 1),
        (Criterion::MostStrain, |them| them[3].strain = 1, |them| them[3].damage = 1),
        (Criterion::Wounded, |them| them[3].is_wounded = true, |_| ()),
        (Criterion::Unwounded, |them| them[1..3].iter_mut().for_each(|it| it.is_wounded = true), |_| ()),
        (Criterion::Unactivated, |them| them[1..3].iter_mut().for_each(|it| it.is_activated = true), |_| ()),
        (Criterion::Carrying, |them| them[3].is_carrying = true, |_| ()),
        (Criterion::Stunned, |them| them[3].conditions = Conditions::NONE.with(Condition::Stun), |_| ()),
    ];
    for (by, is_meant, is_not) in cases {
        assert_eq!((ranked(by, is_meant), ranked(by, is_not)), (vec![3, 1, 2], vec![1, 2, 3]), "{by:?}");
    }
}

/// alliance R26.1, R26.4, R25.2
///
/// A line may mean those who bear a trait and rank them: the healthier of two Force users, though the other is nearer, and
/// after them everybody else. With "within" nobody else comes in question.
#[test]
fn those_who_are_named_are_ranked_by_the_criterion() {
    let board = board(". . . .");
    let mut bodies =
        [0, 1, 2, 3].map(|column| body(if column == 0 { Side::Imperial } else { Side::Rebel }, column, 0));
    bodies[2].damage = 1;
    let ranked = |by: Criterion, within: Option<u16>| {
        let figures = vec![FigureId(2), FigureId(3)];
        let found =
            candidates(&World::new(&board, &bodies), FigureId(0), &Target::Named { figures, by, within });
        found.iter().map(|candidate| candidate.figure.0).collect::<Vec<u8>>()
    };
    assert_eq!(ranked(Criterion::Nearest, None), [2, 3, 1]);
    assert_eq!(ranked(Criterion::MostHealth, None), [3, 2, 1]);
    assert_eq!(ranked(Criterion::MostDamage, None), [2, 3, 1]);
    assert_eq!(ranked(Criterion::MostHealth, Some(2)), [2]);
}
