//! What dice would come to is shown before anybody throws them, by the numbers of the scenes.

use serde_json::json;
use sortie_boards::plane::Point;
use sortie_kernel::{Game, Viewer};
use sortie_specops::content::Content;
use sortie_specops::ids::UnitId;
use sortie_specops::scenario::Scenario;
use sortie_specops::side::Colour;
use sortie_specops::view::ForecastView;
use sortie_specops::{Choice, Prompt, Setup, Specops, State, Throw, Tokens};

use super::common::SHIPPED;
use super::drill::{CENTRE, Drill};
use super::field::field;

/// The only forecast of a throw.
fn only(drill: &Drill, why: Throw) -> ForecastView {
    one(drill.view().forecasts, why)
}

fn one(forecasts: Vec<ForecastView>, why: Throw) -> ForecastView {
    let mut found: Vec<ForecastView> = forecasts.into_iter().filter(|it| it.why == why).collect();
    assert_eq!(found.len(), 1, "{why:?}: {found:?}");
    found.remove(0)
}

/// The chances as numbers of equal ways.
fn ways(forecast: &ForecastView, total: u32) -> Vec<(u64, u32)> {
    let whole = |chance: f64| (chance * f64::from(total)).round() as u32;
    let ways: Vec<(u64, u32)> = forecast.chances.iter().map(|(n, chance)| (*n, whole(*chance))).collect();
    for ((_, chance), (_, ways)) in forecast.chances.iter().zip(&ways) {
        assert!((chance - f64::from(*ways) / f64::from(total)).abs() < 1e-12, "{forecast:?}");
    }
    ways
}

fn is(chance: f64, ways: u32, total: u32) -> bool {
    (chance - f64::from(ways) / f64::from(total)).abs() < 1e-12
}

/// specops T3, C4.6, K30: before a unit is activated its rally is told: two tokens go with 4/9, 4/9, 1/9; at courage 2 it stays suppressed
/// with 4/9. One token of who is Indomitable goes with 2/3.
#[test]
fn a_rally() {
    let rally = |keywords: &[&str], tokens: u8| {
        let mut field = field(keywords);
        field.drill.token(field.who, "suppression", tokens);
        field.command(field.who);
        field.drill.until(|ask| matches!(ask, Prompt::Turn { colour: Colour::Blue }));
        only(&field.drill, Throw::Rally)
    };
    let two = rally(&[], 2);
    assert_eq!((two.unit, two.dice), (UnitId(0), 2));
    assert_eq!(ways(&two, 9), [(0, 4), (1, 4), (2, 1)]);
    assert!(is(two.decides, 5, 9) && is(two.expected, 2, 3), "{two:?}");
    let one = rally(&["indomitable"], 1);
    assert_eq!(ways(&one, 3), [(0, 1), (1, 2)]);
    assert!(is(one.decides, 1, 1), "one token at courage 2 suppresses nobody (C11.1)");
}

/// specops C11.3, K18, T12: who would panic by the token that a free move costs is told so; of two wounds left a die takes neither both.
#[test]
fn a_panic_for_a_free_move() {
    for (wounds, defeats) in [(1, 0), (2, 1)] {
        let mut field = field(&["dauntless"]);
        field.drill.token(field.who, "suppression", 2);
        field.drill.wound(field.who, wounds);
        field.command(field.who);
        field.drill.until(|ask| matches!(ask, Prompt::Turn { colour: Colour::Blue }));
        field.drill.act(Choice::Activate { unit: field.who });
        field.drill.until(|ask| matches!(ask, Prompt::Dauntless { .. }));
        let panic = only(&field.drill, Throw::Panic);
        assert_eq!(ways(&panic, 2), [(0, 1), (1, 1)]);
        assert!(is(panic.decides, defeats, 2), "{panic:?}");
    }
}

fn setup(mission: &str) -> Setup {
    let mut setup = Setup::new(["clone_troopers", "imperial_infantry"]);
    setup.mission = Some(mission.to_owned());
    setup
}

/// The first unit of a colour that is support or is not.
fn unit(content: &Content, colour: Colour, is_support: bool) -> UnitId {
    let members = |n: usize| {
        let team = content.team_named(["clone_troopers", "imperial_infantry"][n]).expect("a team");
        content.team(team).members.clone()
    };
    let before = if colour == Colour::Red { members(0).len() } else { 0 };
    let is_one = |kind: &_| {
        let rank = content.unit(*kind).profile.rank;
        (rank == sortie_specops::profile::Rank::Support) == is_support
    };
    let n = members(colour.index()).iter().position(is_one).expect("there is one");
    UnitId((before + n) as u8)
}

fn forecasts(state: &State) -> Vec<ForecastView> {
    Specops::view(&SHIPPED, state, Viewer::Spectator).forecasts
}

/// A table of a mission where its tokens lie, and a unit at the first token of a kind.
fn at_token(drill: &mut Drill, unit: UnitId, kind: sortie_specops::content::TokenKind) {
    let token = drill
        .view()
        .tokens
        .into_iter()
        .find(|token| token.what == sortie_specops::Lying::Objective(kind))
        .expect("such a token");
    drill.put(unit, (token.at.x(), token.at.y() + 200));
}

/// specops T15, M1.6, M1.10, M1.11, M1.9: at a console with all fields open, with fields covered, before webs and reinforcements.
#[test]
fn at_a_console() {
    use sortie_specops::content::TokenKind::Console;
    let content = super::drill::bare(None, None);
    let card = content.transmitter;
    let mut drill = Drill::of("shields", content, ["clone_troopers", "imperial_infantry"], [false; 3]);
    let red = unit(&drill.content, Colour::Red, false);
    let (blue, support) =
        (unit(&drill.content, Colour::Blue, false), unit(&drill.content, Colour::Blue, true));
    at_token(&mut drill, red, Console);
    drill.activate(red);
    let console = only(&drill, Throw::Console);
    assert_eq!((console.unit, console.dice), (red, 3));
    assert!(is(console.decides, 0, 1), "three dice cover no six fields");
    // As `sortie scene` answers the same question.
    let open = json!({"hit": card.hit, "crit": card.crit, "surge": card.surge, "blank": card.blank});
    let asked =
        json!({"game": "specops", "checks": [{"ask": {"op": "console", "open": open, "support": false}}]});
    let answer = sortie_specops::scene::ask(&asked).expect("a scene");
    for (n, chance) in &console.chances {
        assert_eq!(answer.answers[0]["placed"][n.to_string()], json!(chance), "{n} fields");
    }
    // All fields covered but one that a hit needs: it is enough for the transmitter already.
    drill.edit(|state| state["covered"] = json!((1_u16 << card.n_fields()) - 2));
    let console = only(&drill, Throw::Console);
    assert!(is(console.decides, 1, 1), "enough are covered already");
    assert_eq!(ways(&console, 512), [(0, 125), (1, 387)], "a hit with 3/8 each");

    drill.defeat(red);
    drill.anything();
    for (who, dice) in [(blue, 1), (support, 2)] {
        at_token(&mut drill, who, Console);
        drill.activate(who);
        let decrypt = only(&drill, Throw::Decrypt);
        assert_eq!((decrypt.unit, decrypt.dice), (who, dice), "a support unit throws one more (M1.10)");
        let reinforcements = only(&drill, Throw::Reinforcements);
        assert_eq!(ways(&reinforcements, 4), [(0, 3), (1, 1)], "one die in the pool (M1.11)");
        let webs = drill.view().forecasts.into_iter().filter(|it| it.why == Throw::Webs);
        let webs: Vec<ForecastView> = webs.collect();
        assert!(!webs.is_empty() && webs.iter().all(|it| ways(it, 8) == [(0, 1), (1, 3), (2, 3), (3, 1)]));
        drill.defeat(who);
        drill.anything();
    }
}

/// specops T16, M3.9: ten dice in contact with the vehicle, each a damage with 3/8.
#[test]
fn a_detonator() {
    let setup = setup("vehicle");
    let red = unit(&SHIPPED, Colour::Red, false);
    let vehicle = {
        let teams = ["clone_troopers", "imperial_infantry"];
        let n = |team| SHIPPED.team(SHIPPED.team_named(team).expect("a team")).members.len();
        UnitId((n(teams[0]) + n(teams[1])) as u8)
    };
    let (x, y) = CENTRE;
    let far = |gap: i32| {
        let team = SHIPPED.team(SHIPPED.team_named("clone_troopers").expect("a team"));
        let radius = i32::from(SHIPPED.vehicles[team.faction as usize].profile.radius);
        let state = Scenario::new(&SHIPPED, &setup)
            .stand(vehicle, Point::new(x, y), None)
            .stand(red, Point::new(x, y + radius + 135 + gap), None)
            .tokens(red, Tokens { detonator: true, ..Tokens::default() })
            .activate(red);
        one(forecasts(&state), Throw::Detonator)
    };
    let near = far(0);
    assert_eq!((near.dice, near.target), (10, Some(vehicle)));
    assert!(is(near.decides, 0, 1), "it stands more than ten");
    assert!(is(near.expected, 30, 8));
    assert_eq!(far(1143).dice, 6);
    assert!(is(far(1143).expected, 9, 4));
}
