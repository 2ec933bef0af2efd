//! Hammer and Anvil: two attack the same enemy, and it picks the order (R25.5, A14).

use sortie_alliance::attack::{Attack, AttackKind};
use sortie_alliance::dice::{AttackDie, DefenceDie, Pool};
use sortie_alliance::odds::AttackQuestion;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::surge::Policy;
use sortie_alliance::world::FigureId;
use sortie_alliance::{Alliance, Choice, Event, OrderReason, Prompt};
use sortie_kernel::{Game, Seat, Viewer};

use super::FOE;
use super::table::{CONTENT, Table, face::*};

const GIDEON: u8 = 0;
const FRIEND: u8 = 1;

/// Gideon at (2,4), a friend at (3,5), and an enemy at (7,4), whom both see: five and four spaces.
fn scene(cards: &[&str], friend: &str, friends: &[&str], enemy: &str) -> Scenario {
    let cards: Vec<&str> = cards.iter().copied().chain(["hammer_and_anvil"]).collect();
    let scene = Scenario::on("hall").hero("gideon_argus", &cards, [2, 4]).hero(friend, friends, [3, 5]);
    scene.enemy(enemy, &[[7, 4]])
}

fn begun(scene: &Scenario) -> Table {
    let mut table = Table::new(scene);
    table.activate(GIDEON).play("hammer_and_anvil").pick(FRIEND);
    table
}

/// Who was first, why, and what was to be expected so and the other way round.
fn order(table: &Table) -> Option<(u8, OrderReason, u32, u32, &'static str)> {
    table.events.iter().find_map(|told| match told.event {
        Event::OrderPicked { first, by, expected, otherwise, .. } => {
            Some((first.0, by, expected, otherwise, told.rule.0))
        }
        _ => None,
    })
}

/// Damage to be expected of an attack, as the public odds count it.
fn expected(dice: &[AttackDie], surges: &str, distance: u16, bonus: &str, defence: &[DefenceDie]) -> f64 {
    let mut attack = Attack::new(AttackKind::Ranged, Some(distance));
    attack.modifiers = bonus.parse().expect("modifiers");
    let question = AttackQuestion {
        dice: Pool::new(dice.iter().copied()).expect("few dice"),
        defence: Pool::new(defence.iter().copied()).expect("few dice"),
        attack,
        options: surges.parse().expect("options"),
        policy: Policy::Best,
        rerolls: Vec::new(),
    };
    question.odds(&CONTENT.dice).expected()
}

/// alliance R25.5, A14
///
/// The defender takes the order of which less damage is to be expected, whoever owns the card, and says so.
#[test]
fn the_defender_picks_the_order() {
    use AttackDie::{Blue, Green, Yellow};
    let black = &[DefenceDie::Black][..];
    // With so much health that nothing is lost.
    let holdout = |defence: &[DefenceDie]| expected(&[Blue, Yellow], "pierce2", 5, "", defence);
    let rifle = |defence: &[DefenceDie]| expected(&[Blue, Green], "dmg+1;acc+1", 4, "", defence);
    let a280 = |defence: &[DefenceDie]| expected(&[Blue, Green], "dmg+2;pierce2", 5, "acc+1", defence);
    let vintage = |defence: &[DefenceDie]| expected(&[Green, Green], "dmg+1;acc+1", 4, "", defence);
    type Odds<'a> = &'a dyn Fn(&[DefenceDie]) -> f64;
    // Gideon's cards and his best weapon, the friend and the friend's.
    let cases: [(&[&str], Odds<'_>, &str, Odds<'_>); 2] =
        [(&[], &holdout, "fenn_signis", &rifle), (&["a280"], &a280, "jyn_odan", &vintage)];
    let mut firsts = Vec::new();
    for (cards, mine, friend, theirs) in cases {
        let scene = scene(cards, friend, &[], "royal_guard").bonus_health(FOE, 100);
        let table = begun(&scene);
        let ways = [mine(black) + theirs(&[]), theirs(black) + mine(&[])];
        let (first, by, expected, otherwise, rule) = order(&table).expect("an order");
        let close = |told: u32, way: f64| (f64::from(told) / 1000.0 - way).abs() < 0.0011;
        let (best, other) = if ways[0] < ways[1] { (0, 1) } else { (1, 0) };
        assert_eq!((usize::from(first), by, rule), (best, OrderReason::Damage, "R25.5"), "{ways:?}");
        assert!(
            close(expected, ways[best]) && close(otherwise, ways[other]),
            "{expected} {otherwise} {ways:?}"
        );
        assert_eq!(table.prompt(), Prompt::Striking { figure: FigureId(first) });
        firsts.push(first);
    }
    assert_eq!(firsts, [FRIEND, GIDEON], "who loses most by defence dice comes first");
}

/// alliance R25.5, R37.7, A14
///
/// The defender counts its tokens once: the first attack uses them up.
#[test]
fn tokens_help_against_the_first_attack() {
    use AttackDie::{Blue, Green, Yellow};
    let black = &[DefenceDie::Black][..];
    let holdout = |tokens, defence| expected(&[Blue, Yellow], "pierce2", 5, tokens, defence);
    let rifle = |tokens, defence| expected(&[Blue, Green], "dmg+1;acc+1", 4, tokens, defence);
    let scene = scene(&[], "fenn_signis", &[], "royal_guard").bonus_health(FOE, 100);
    let (first, _, expected, ..) = order(&begun(&scene.tokens(FOE, [0, 0, 2, 0]))).expect("an order");
    let way = match first {
        GIDEON => holdout("blk+2", black) + rifle("", &[]),
        _ => rifle("blk+2", black) + holdout("", &[]),
    };
    assert!((f64::from(expected) / 1000.0 - way).abs() < 0.0011, "{expected} {way}");
}

/// alliance R14.1
///
/// Each of the two may decline. Only a second attack meets no defence dice.
#[test]
fn each_may_decline() {
    let scene = scene(&[], "fenn_signis", &[], "royal_guard");
    let first = order(&begun(&scene)).expect("an order").0;
    let rolls = |attacks: [bool; 2]| {
        let mut table = begun(&scene);
        for (n, attacks) in attacks.into_iter().enumerate() {
            let who = if n == 0 { first } else { 1 - first };
            assert_eq!(table.prompt(), Prompt::Striking { figure: FigureId(who) });
            if attacks {
                table.attack(0, FOE).finish_attack();
            } else {
                table.pass();
            }
        }
        table.finish();
        assert_eq!(table.strain(GIDEON), 2);
        table.rolls().iter().map(|roll| !roll.ends_with('|')).collect::<Vec<bool>>()
    };
    assert_eq!(rolls([true, true]), [true, false], "the second without defence dice");
    assert_eq!(rolls([false, true]), [true], "the second is the first attack then");
    assert_eq!(rolls([true, false]), [true]);
    assert_eq!(rolls([false, false]), [false; 0]);
}

/// alliance R5.1
///
/// The odds shown for the second attack are those without defence dice.
#[test]
fn the_odds_know() {
    let mut table = begun(&scene(&[], "fenn_signis", &[], "royal_guard"));
    let shown = |table: &Table| Alliance::view(&CONTENT, &table.state, Viewer::Seat(Seat(0))).odds[0].clone();
    table.attack(0, FOE).finish_attack();
    let (weapon, distance): (&[AttackDie], u16) = match shown(&table).attacker.0 {
        GIDEON => (&[AttackDie::Blue, AttackDie::Yellow], 5),
        _ => (&[AttackDie::Blue, AttackDie::Green], 4),
    };
    let surges = if distance == 5 { "pierce2" } else { "dmg+1;acc+1" };
    let wanted = expected(weapon, surges, distance, "", &[]);
    assert!((f64::from(shown(&table).expected) / 1000.0 - wanted).abs() < 0.0011);
}

/// alliance A14
///
/// Two attacks alike: the order is all the same, so the players choose.
#[test]
fn the_players_choose_between_equal_orders() {
    // Both hold the same strong weapon, four spaces away.
    let scene = Scenario::on("hall")
        .hero("gideon_argus", &["hammer_and_anvil", "deathhammer_434"], [3, 4])
        .hero("fenn_signis", &["deathhammer_434"], [3, 5])
        .enemy("royal_guard", &[[7, 4]]);
    for first in [GIDEON, FRIEND] {
        let mut table = begun(&scene);
        assert!(matches!(table.prompt(), Prompt::First { target, .. } if target.0 == FOE));
        let seats: Vec<u8> = table.offers().iter().map(|offer| offer.seat.0).collect();
        assert_eq!(seats, [0, 0, 1, 1], "anybody may say");
        table.pick(first);
        let (told, by, expected, otherwise, rule) = order(&table).expect("an order");
        assert_eq!((told, by, rule), (first, OrderReason::Equal, "A14"));
        assert_eq!(expected, otherwise);
        assert_eq!(table.prompt(), Prompt::Striking { figure: FigureId(first) });
    }
}

/// alliance R5.12
///
/// With several enemies the owner picks one that either of the two could attack; both attack that one only.
#[test]
fn the_same_enemy() {
    let scene = scene(&[], "gaarkhan", &[], "royal_guard").enemy("imperial_officer", &[[4, 5]]);
    let officer = FOE + 2;
    let mut table = begun(&scene);
    assert!(matches!(table.prompt(), Prompt::SameTarget { .. }));
    table.pick(officer);
    for _ in 0..2 {
        assert!(!table.may_attack(0, FOE) && table.may_attack(0, officer));
        table.dice(&[BLUE_2_1, YELLOW_1_2]).attack(0, officer).finish_attack();
        if table.is_gone(officer) {
            break;
        }
    }
    // Gaarkhan's axe does not reach the guard: Gideon attacks alone, and the dice are rolled.
    let mut alone = begun(&scene);
    alone.pick(FOE);
    assert_eq!((order(&alone), alone.prompt()), (None, Prompt::Striking { figure: FigureId(GIDEON) }));
    alone.attack(0, FOE).finish();
    assert_eq!(alone.rolls(), ["blue yellow | black"]);
}

/// alliance R3.15
///
/// The card can be used if only the friend has somebody to attack, and not if nobody has.
#[test]
fn the_friend_alone() {
    let walled = Scenario::on("rooms").hero("gideon_argus", &["hammer_and_anvil"], [0, 0]);
    let mut table =
        Table::new(&walled.clone().hero("fenn_signis", &[], [6, 0]).enemy("royal_guard", &[[7, 2]]));
    table.activate(GIDEON).play("hammer_and_anvil").pick(FRIEND);
    assert_eq!(table.prompt(), Prompt::Striking { figure: FigureId(FRIEND) });
    let mut nobody = Table::new(&walled.hero("fenn_signis", &[], [1, 2]).enemy("royal_guard", &[[7, 2]]));
    nobody.activate(GIDEON);
    assert!(!nobody.may_use("hammer_and_anvil"));
    assert!(!nobody.is_offered(Choice::Pass));
}
