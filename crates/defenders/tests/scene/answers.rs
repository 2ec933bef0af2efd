//! The ops `resolve`, `odds`, `check` and `teleport`, each with all it can be asked.

use serde_json::{Value, json};
use sortie_content::scene::agrees;
use sortie_defenders::scene;

use super::{ask, door};

#[track_caller]
fn assert_answer(question: &Value, expected: &Value) {
    let answer = ask(question).unwrap_or_else(|error| panic!("{error} in {question}"));
    assert!(agrees(expected, &answer), "{question}\nexpected {expected}\nfound    {answer}");
}

/// T6 to T8, T14 to T17, T28 and T35, as a tool would ask them.
#[test]
fn worked_examples() {
    let rifle = json!({"type": "ranged", "dice": {"red": 3}, "range": 2, "ammo": 4, "flash": ["defence-1"]});
    let alien = |knowledge: bool| json!({"type": "ranged", "dice": {"red": 3}, "alien": true, "knowledge": knowledge, "ammo": 3});
    let claws = |kind: &str| json!({"type": kind, "dice": {"blue": 3}});
    let mercury = json!({"kind": "agent", "health": 5, "armour": "shield+1", "armour_only": "melee"});
    let biotech = |wounds: u8| json!({"kind": "agent", "health": 5, "wounds": wounds, "armour": "heal+1"});
    for (example, question, expected) in [
        (
            "T6",
            json!({"weapon": rifle, "roll": [["hit", "hit"], ["hit", "flash"], ["hit", "ammo"]],
                   "defender": {"kind": "alien", "health": 4, "armour": "shield+1"},
                   "defence": [["shield"], ["hit", "flash"], ["hit", "flash"]]}),
            json!({"hits": 4, "ammo_lost": 1, "jammed": false, "void": false, "on_hit": true, "shields_used": 0,
                   "defence_dice": 3, "cancelled": 2, "wounds": 2, "healed": 0, "total": 2, "state": "alive"}),
        ),
        (
            "T7",
            json!({"weapon": {"type": "ranged", "dice": {"red": 4}, "ammo": 5, "own_ammo": true},
                   "roll": [["hit"], ["hit"], ["hit", "ammo"], ["jam"]], "spend": 3,
                   "defender": {"kind": "alien", "health": 4, "shield": 1, "armour": "heal+1"},
                   "defence": [["shield"], ["flash", "hit"], ["hit"], ["hit"], ["alien"]]}),
            json!({"hits": 6, "ammo_lost": 3, "jammed": true, "void": false, "on_hit": true, "shields_used": 1,
                   "defence_dice": 5, "cancelled": 1, "wounds": 4, "healed": 0, "total": 4, "state": "dead"}),
        ),
        (
            "T8",
            json!({"weapon": {"type": "melee", "dice": {"blue": 4}}, "by": "alien",
                   "roll": [["hit"], ["hit"], ["hit"], ["hit", "ammo"]],
                   "defender": {"kind": "agent", "health": 8, "armour": ["shield_each"]},
                   "defence": [["flash"], ["hit", "flash"], ["hit", "flash"], ["alien"]]}),
            json!({"hits": 4, "ammo_lost": 0, "jammed": false, "void": false, "on_hit": true, "shields_used": 0,
                   "defence_dice": 4, "cancelled": 3, "wounds": 1, "healed": 0, "total": 1, "state": "alive"}),
        ),
        (
            "T14, an alien face",
            json!({"weapon": alien(false), "roll": [["hit", "hit"], ["hit"], ["alien"]], "defender": {}}),
            json!({"hits": 0, "ammo_lost": 0, "jammed": false, "void": true, "on_hit": false, "shields_used": 0,
                   "defence_dice": 0}),
        ),
        (
            "T14, a jam",
            json!({"weapon": alien(false), "roll": [["hit", "hit"], ["hit"], ["jam"]], "defender": {}, "defence": []}),
            json!({"hits": 0, "ammo_lost": 0, "jammed": false, "void": true, "on_hit": false, "shields_used": 0,
                   "defence_dice": 0, "cancelled": 0, "wounds": 0, "healed": 0, "total": 0, "state": null}),
        ),
        (
            "T14, Alien Knowledge",
            json!({"weapon": alien(true), "roll": [["hit", "hit"], ["hit", "ammo"], ["jam"]], "defender": {}}),
            json!({"hits": 3, "ammo_lost": 0, "jammed": false, "void": false, "on_hit": true, "shields_used": 0,
                   "defence_dice": 3}),
        ),
        (
            "T15",
            json!({"weapon": {"type": "melee", "dice": {"red": 2}}, "roll": [["hit", "hit"], ["hit"]],
                   "defender": {"kind": "alien", "shield": 2}}),
            json!({"hits": 3, "ammo_lost": 0, "jammed": false, "void": false, "on_hit": true, "shields_used": 2,
                   "defence_dice": 1}),
        ),
        (
            "T16, Acid Poison",
            json!({"weapon": claws("basic"), "by": "alien", "roll": [["hit"], ["hit"], ["hit"]], "defender": mercury,
                   "defence": [["shield"], ["flash"], ["hit"]]}),
            json!({"hits": 3, "ammo_lost": 0, "jammed": false, "void": false, "on_hit": true, "shields_used": 0,
                   "defence_dice": 3, "cancelled": 1, "wounds": 2, "healed": 0, "total": 2, "state": "alive"}),
        ),
        (
            "T16, claws",
            json!({"weapon": claws("melee"), "by": "alien", "roll": [["hit"], ["hit"], ["hit"]], "defender": mercury,
                   "defence": [["shield"], ["flash"], ["hit"]]}),
            json!({"hits": 3, "ammo_lost": 0, "jammed": false, "void": false, "on_hit": true, "shields_used": 0,
                   "defence_dice": 3, "cancelled": 2, "wounds": 1, "healed": 0, "total": 1, "state": "alive"}),
        ),
        (
            "T17",
            json!({"weapon": {"type": "basic", "dice": {"red": 2}}, "roll": [["hit"], ["gd"]],
                   "defender": {"kind": "alien", "health": 3}, "defence": [["shield"]]}),
            json!({"hits": 1, "ammo_lost": 0, "jammed": false, "void": false, "on_hit": true, "shields_used": 0,
                   "defence_dice": 1, "cancelled": 1, "wounds": 0, "healed": 0, "total": 0, "state": "alive"}),
        ),
        (
            "T28",
            json!({"weapon": claws("ranged"), "by": "alien", "roll": [["hit"], ["alien"], ["shield", "jam"]],
                   "defender": biotech(2), "defence": [["hit", "flash"]]}),
            json!({"hits": 1, "ammo_lost": 0, "jammed": false, "void": false, "on_hit": true, "shields_used": 0,
                   "defence_dice": 1, "cancelled": 0, "wounds": 1, "healed": 1, "total": 2, "state": "alive"}),
        ),
        (
            "T28 with A73",
            json!({"weapon": claws("ranged"), "by": "alien", "roll": [["hit"], ["alien"], ["alien"]],
                   "defender": biotech(5), "defence": [["hit", "flash"]]}),
            json!({"hits": 1, "ammo_lost": 0, "jammed": false, "void": false, "on_hit": true, "shields_used": 0,
                   "defence_dice": 1, "cancelled": 0, "wounds": 1, "healed": 1, "total": 5, "state": "bleeding"}),
        ),
        (
            "T35",
            json!({"weapon": {"type": "melee", "dice": {"red": 2}}, "by": "alien", "roll": [["hit", "hit"], ["hit", "hit"]],
                   "defender": {"kind": "agent", "reinforced": 3}}),
            json!({"hits": 4, "ammo_lost": 0, "jammed": false, "void": false, "on_hit": true, "shields_used": 3,
                   "defence_dice": 1}),
        ),
    ] {
        let mut question = question;
        question["op"] = json!("resolve");
        let answer = ask(&question).unwrap_or_else(|error| panic!("{example}: {error}"));
        assert_eq!(answer, expected, "{example}");
    }
}

/// defenders 104, A59: hits heal, nobody defends, and the flash effect works.
#[test]
fn healing() {
    let question = |wounds: u8| {
        json!({"op": "resolve", "weapon": {"type": "healing", "dice": {"red": 2}, "flash": ["hits+1"], "ammo": 1},
               "roll": [["hit", "flash"], ["jam"]], "defender": {"health": 4, "wounds": wounds}})
    };
    assert_answer(&question(4), &json!({"hits": 2, "healed": 2, "total": 2, "state": "alive"}));
    assert_answer(&question(1), &json!({"hits": 2, "healed": 1, "total": 0, "state": "alive"}));
    let mut bleeding = question(4);
    bleeding["roll"] = json!([["gd"], ["gd"]]);
    assert_answer(&bleeding, &json!({"hits": 0, "healed": 0, "total": 4, "state": "bleeding"}));
}

/// The rifle of T6, and who is hit if nobody says.
#[test]
fn odds_of_an_attack() {
    let question = json!({"op": "odds", "weapon": {"type": "ranged", "dice": {"red": 1}, "ammo": 2},
        "defender": {"health": 2}});
    let expected = json!({"hits": {"0": 0.4, "1": 0.5, "2": 0.1}, "wounds": {"0": 0.616, "1": 0.348, "2": 0.036},
        "expected": 0.42, "p_wound": 0.384, "p_jam": 0.1, "p_void": 0, "p_ammo": 0.1, "p_on_hit": 0.6,
        "p_dead": 0.036, "p_bleeding": 0});
    assert_answer(&question, &expected);
    let mut by_alien = question;
    by_alien["by"] = json!("alien");
    let answer = ask(&by_alien).expect("odds");
    assert_eq!(
        (&answer["p_dead"], &answer["p_jam"], &answer["p_ammo"]),
        (&json!(0.0), &json!(0.0), &json!(0.0))
    );
    assert!(agrees(&json!(0.036), &answer["p_bleeding"]), "an alien attacks agents: {answer}");
}

/// What is left out has its default; without health nobody says who dies.
#[test]
fn defaults_of_odds() {
    let short = json!({"op": "odds", "weapon": {"type": "melee", "dice": {"blue": 2}}, "defender": {}});
    let long = json!({"op": "odds", "by": "agent", "spend": 0, "reroll": false, "reroll_alien": false,
        "weapon": {"type": "melee", "dice": {"blue": 2, "red": 0}, "range": 0, "ammo": null, "own_ammo": false,
                   "jammed": false, "no_jam": false, "hits": 0, "alien": false, "knowledge": false, "flash": []},
        "defender": {"kind": "alien", "health": null, "wounds": 0, "shield": 0, "reinforced": 0, "armour": [],
                     "armour_only": null}});
    let answer = ask(&short).expect("odds");
    assert_eq!(Ok(&answer), ask(&long).as_ref());
    assert!(answer.get("p_dead").is_none());
    // 70, A61: a power that lets dice be rolled again.
    let mut again = short;
    again["reroll"] = json!(true);
    let answer = ask(&again).expect("odds");
    assert!(agrees(&json!(1.0 - 0.3_f64.powi(2)), &answer["p_on_hit"]), "1 - (0.1 + 0.4 * 0.5)^2: {answer}");
}

/// T33, T34.
#[test]
fn checks() {
    for (question, p) in [
        (json!({"dice": {"red": 3}, "symbol": "gd"}), 61.0 / 125.0),
        (json!({"dice": {"red": 3}, "symbol": "gd", "needed": 2}), 13.0 / 125.0),
        (json!({"dice": {"red": 3}, "symbol": "gd", "needed": 3}), 1.0 / 125.0),
        (json!({"dice": {"red": 1}, "symbol": "flash"}), 0.3),
        (json!({"dice": {"red": 1}, "symbol": "gd"}), 0.2),
        (json!({"dice": {"blue": 1}, "symbol": "shield"}), 0.4),
    ] {
        let mut question = question;
        question["op"] = json!("check");
        let answer = ask(&question).expect("odds");
        assert!(agrees(&json!(p), &answer["p"]), "{question}: {answer}");
    }
    let two = json!({"op": "check", "dice": {"blue": 2}, "symbol": "shield"});
    assert_answer(&two, &json!({"count": {"0": 0.36, "1": 0.48, "2": 0.16}, "p": 0.64}));
}

/// A39.
#[test]
fn teleport() {
    for (points, expected) in [
        (
            json!(["hit", "flash", "shield", "alien"]),
            json!({"hit": 0.3, "flash": 0.2, "shield": 0.4, "alien": 0.1}),
        ),
        (json!(["shield", "alien"]), json!({"shield": 0.8, "alien": 0.2})),
        (json!(["alien"]), json!({"alien": 1})),
        (json!([]), json!(null)),
    ] {
        assert_answer(&json!({"op": "teleport", "points": points}), &expected);
    }
}

/// Other dice than those of the content.
#[test]
fn dice_of_the_scene() {
    let faces = |face: Value| Value::Array(vec![face; 10]);
    let scene = json!({"game": "defenders", "dice": {"red": faces(json!(["hit", "hit", "hit"])), "blue": faces(json!([]))},
        "checks": [{"ask": {"op": "check", "dice": {"red": 2}, "symbol": "hit", "needed": 6}},
                   {"ask": {"op": "teleport", "points": ["hit", "flash"]}},
                   {"ask": {"op": "odds", "weapon": {"type": "melee", "dice": {"red": 1}}, "defender": {}}}]});
    let answers = scene::ask(&scene).expect("answers").answers;
    assert_eq!(answers[0], json!({"count": {"6": 1.0}, "p": 1.0}));
    assert_eq!(answers[1], json!(null));
    assert_eq!(answers[2]["wounds"], json!({"3": 1.0}));
    let half = json!({"game": "defenders", "dice": {"blue": faces(json!(["alien"]))},
        "checks": [{"ask": {"op": "check", "dice": {"red": 1}, "symbol": "gd"}}]});
    assert_eq!(
        scene::ask(&half).expect("answers").answers[0]["p"],
        0.2,
        "the red die is that of the content"
    );
}

/// A position: what the questions of space and of the aliens find in it.
#[test]
fn a_position() {
    let scene = scene::Scene::read(&door()).expect("a scene");
    let position = &scene.position;
    let (mercury, beta) = (position.find("Mercury").expect("there"), position.find("B1").expect("there"));
    assert_eq!(position.alpha, mercury);
    let world = position.world().expect("a map");
    assert_eq!(position.place(world.at(beta)), json!([8, 1]));
    assert_eq!(world.points.len(), 1);
    let alien = world.body(beta).alien.expect("an alien");
    assert_eq!((alien.player, alien.species), (mercury, position.species("xeno_beta")));
    assert_ne!(position.species("nexus"), alien.species);
    assert_eq!(position.roles[beta.index()].lines.len(), 3);
    assert_eq!(position.roles[mercury.index()].weapons[0].ammo, Some(4));
    assert_eq!(scene.checks.len(), 1);
}

/// Figures without a map stand nowhere, and can be asked about all the same.
#[test]
fn figures_without_a_map() {
    let scene = json!({"game": "defenders", "figures": [{"id": "A", "kind": "alien", "player": "M"},
        {"id": "B", "kind": "alien", "at": [3, 5]}, {"id": "M", "kind": "agent"}]});
    let scene = scene::Scene::read(&scene).expect("a scene");
    assert_eq!(scene.position.cast().bodies.len(), 3);
    assert_eq!(scene.position.world().expect_err("no map"), "map: missing");
    let players = scene.position.bodies.iter().filter_map(|body| body.alien).map(|alien| alien.player);
    assert_eq!(players.collect::<Vec<_>>(), vec![scene.position.find("M").expect("there"); 2]);
}
