//! Every broken scene is refused by the place that is wrong and the reason.

use serde_json::{Value, json};
use sortie_defenders::scene;

use super::{ask, door};

/// The scene with the value at a JSON pointer replaced; a last part that is not there yet is added.
fn with(pointer: &str, value: Value) -> Value {
    let mut scene = door();
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    match scene.pointer_mut(parent).unwrap_or_else(|| panic!("{parent} is there")) {
        Value::Object(fields) => drop(fields.insert(key.to_owned(), value)),
        Value::Array(entries) => {
            let n: usize = key.parse().expect("a number");
            if n < entries.len() { entries[n] = value } else { entries.push(value) }
        }
        _ => panic!("{parent} holds nothing"),
    }
    scene
}

#[test]
fn the_scene_itself_is_whole() {
    assert_eq!(scene::ask(&door()).expect("answers").answers.len(), 1);
}

#[test]
fn broken_scenes_name_the_place() {
    for (scene, error) in [
        (json!([]), "a scene is an object"),
        (json!({}), "game: missing"),
        (json!({"game": "alliance"}), "game: expected defenders, found alliance"),
        (with("/maps", json!({})), "maps: unknown field"),
        (with("/id", json!(3)), "id: invalid type"),
        (with("/alpha", json!("B1")), "alpha: there is no agent `B1`"),
        (with("/alpha", json!("Nobody")), "alpha: there is no agent `Nobody`"),
        (with("/options/human", json!(true)), "options.human: unknown field"),
        (with("/options/duel", json!(1)), "options.duel: invalid type"),
        // The map.
        (with("/map", json!(7)), "map: expected an object"),
        (with("/map", json!({})), "map.rows: missing"),
        (with("/map/walls", json!([])), "map.walls: unknown field"),
        (with("/map/rows", json!([])), "map.rows: no hex is drawn"),
        (with("/map/rows", json!("ao")), "map.rows: invalid type"),
        (
            with("/map/rows/3", json!("              b.  b#")),
            "map.rows: line 3 of the drawing: `b.` at column 14",
        ),
        (with("/map/rows/0", json!("  a.  a")), "map.rows: line 0 of the drawing: `a` is not a token"),
        (with("/map/rows/0", json!("  a.  a?")), "map.rows: line 0 of the drawing: `a?`"),
        (with("/map/rows/0", json!("  a.  1.")), "map.rows: line 0 of the drawing: `1.`"),
        (with("/map/rows/2", json!("  a.  a.  b.  b.  b.")), "map.rows: area b has no centre"),
        (with("/map/rows/2", json!("  a.  a.  bo  bo  b.")), "map.rows: area b has two centres"),
        (with("/map/rows/3", json!("a.          b.  b#")), "map.rows: area a: [0,3]"),
        (with("/map/rows/3", json!("ao  ".repeat(1_001))), "map.rows: a board has at most 1,000 hexes"),
        (with("/map/sides", json!({})), "map.sides: expected a list"),
        (with("/map/sides/0/kind", json!("moat")), "map.sides[0].kind: unknown variant `moat`"),
        (
            with("/map/sides/1/between", json!([[0, 1], [4, 1]])),
            "map.sides[1].between: [0,1] and [4,1] are no neighbours",
        ),
        (
            with("/map/sides/1/between", json!([[8, 1], [10, 1]])),
            "map.sides[1].between: no hex is drawn at [10,1]",
        ),
        (with("/map/sides/1/between", json!([[8, 1]])), "map.sides[1].between: invalid length 1"),
        (with("/map/sides/2/thick", json!(1)), "map.sides[2].thick: unknown field"),
        (
            with("/map/teleport/0/symbol", json!("gd")),
            "map.teleport[0].symbol: no teleport point has the symbol gd",
        ),
        (with("/map/teleport/0/symbol", json!("star")), "map.teleport[0].symbol: unknown variant `star`"),
        (with("/map/teleport/0/at", json!([10, 1])), "map.teleport[0].at: no hex is drawn at [10,1]"),
        // The figures.
        (with("/figures/0/name", json!("M")), "figures[0].name: unknown field"),
        (with("/figures/0/kind", json!("hero")), "figures[0].kind: unknown variant `hero`"),
        (with("/figures/0/id", json!(null)), "figures[0].id: missing"),
        (with("/figures/1/id", json!("Mercury")), "figures[1].id: `Mercury` is there twice"),
        (with("/figures/1/at", json!([0, 1])), "figures[1].at: another figure stands there"),
        (with("/figures/1/at", json!([20, 1])), "figures[1].at: no hex is drawn at [20,1]"),
        (with("/figures/1/at", json!([8, 3])), "figures[1].at: the hex [8,3] is blocked"),
        (with("/figures/1/at", json!([8])), "figures[1].at: invalid length 1"),
        (with("/figures/1/at", json!([99_999, -99_999])), "figures[1].at: invalid value"),
        (with("/figures/1/at", json!(null)), "figures[1].at: missing"),
        (with("/figures/0/facing", json!(6)), "figures[0].facing: 6 is no facing from 0 to 5"),
        (with("/figures/0/facing", json!(-1)), "figures[0].facing: invalid value: integer `-1`"),
        (with("/figures/0/health", json!(-3)), "figures[0].health: invalid value: integer `-3`"),
        (with("/figures/0/health", json!(1e300)), "figures[0].health: invalid type"),
        (with("/figures/0/wounds", json!(6)), "figures[0].wounds: 6 wounds are more than its health of 5"),
        (with("/figures/0/health", json!(0)), "figures[0].health: health is at least 1"),
        (with("/figures/0/move", json!("far")), "figures[0].move: invalid type"),
        (
            with("/figures/0/conditions", json!(["evaded", "tired"])),
            "figures[0].conditions[1]: `tired` is no condition",
        ),
        (with("/figures/1/rank", json!("gold")), "figures[1].rank: unknown variant `gold`"),
        (with("/figures/1/player", json!("B1")), "figures[1].player: there is no agent `B1`"),
        (with("/figures/1/came_from", json!("z")), "figures[1].came_from: there is no area z"),
        (
            with("/figures/0/weapons/0/type", json!("magic")),
            "figures[0].weapons[0].type: unknown variant `magic`",
        ),
        (
            with("/figures/0/weapons/0/dice", json!({"green": 1})),
            "figures[0].weapons[0].dice: unknown field `green`",
        ),
        (
            with("/figures/0/weapons/0/dice", json!({"red": 9, "blue": 4})),
            "figures[0].weapons[0].dice: 13 dice; at most 12",
        ),
        (with("/figures/0/weapons/0/damage", json!(1)), "figures[0].weapons[0].damage: unknown field"),
        (
            with("/figures/0/weapons/0/flash", json!(["hits+1", "zap"])),
            "figures[0].weapons[0].flash[1]: `zap` is no flash",
        ),
        // The cards.
        (with("/figures/1/ai", json!([])), "figures[1].ai: there is always a blind line"),
        (
            with("/figures/1/ai/2", json!({"at": 2, "do": [{"attack": "melee"}]})),
            "figures[1].ai: the blind line is the last",
        ),
        (
            with("/figures/1/ai/0", json!({"blind": true, "do": [{"attack": "melee"}]})),
            "figures[1].ai[0].blind: the blind",
        ),
        (with("/figures/1/ai/0/at", json!(2)), "figures[1].ai[1].at: the numbers of the lines rise"),
        (with("/figures/1/ai/0/blind", json!(true)), "figures[1].ai[0].at: a line has a number or is blind"),
        (with("/figures/1/ai/0/do", json!([])), "figures[1].ai[0].do: a line does something"),
        (
            with("/figures/1/ai/0/do/0", json!({"attack": "teeth"})),
            "figures[1].ai[0].do[0].attack: unknown variant",
        ),
        (
            with("/figures/1/ai/0/do/0/times", json!(3)),
            "figures[1].ai[0].do[0].times: an attack is made once or twice",
        ),
        (with("/figures/1/ai/0/do/0/to", json!("B1")), "figures[1].ai[0].do[0].to: unknown variant"),
        (with("/figures/1/ai/0/do/0", json!({})), "figures[1].ai[0].do[0].move: missing"),
        (
            with("/figures/1/ai/0/do/0", json!({"move": "home"})),
            "figures[1].ai[0].do[0].move: `home` is no move",
        ),
        (with("/figures/1/ai/0/do/0", json!({"move": "adjacent"})), "figures[1].ai[0].do[0].to: missing"),
        (with("/figures/1/ai/1/do/1/to", json!("closest")), "figures[1].ai[1].do[1].to: unknown field"),
        // The dice.
        (with("/dice", json!({"blue": [["hit"]]})), "dice.blue: 1 faces; a die has 10"),
        (with("/dice", json!({"red": vec![json!(["hit"]); 11]})), "dice.red: 11 faces; a die has 10"),
        (with("/dice", json!({"green": []})), "dice.green: unknown field"),
        (with("/dice", json!({"red": [["hit"], ["star"]]})), "dice.red[1]: unknown variant `star`"),
        (with("/dice", json!({"red": [vec!["hit"; 10]]})), "dice.red[0]: 10 symbols on a face; at most 9"),
        // The questions.
        (with("/checks", json!({})), "checks: expected a list"),
        (with("/checks/0", json!({})), "checks[0].ask: missing"),
        (with("/checks/0/ask", json!({})), "checks[0].ask.op: missing"),
        (with("/checks/0/ask/op", json!("dance")), "checks[0].ask.op: there is no op `dance`"),
        (with("/checks/0/why", json!(1)), "checks[0].why: unknown field"),
        (with("/checks/0/ask/colour", json!(1)), "checks[0].ask.colour: unknown field"),
    ] {
        let found = scene::ask(&scene).expect_err("broken");
        assert!(found.starts_with(error), "expected {error}\nfound    {found}");
    }
}

/// Figures in more hexes than numbers tell apart.
#[test]
fn too_many_figures() {
    let figure = |n: usize| json!({"id": n.to_string(), "kind": "signal"});
    let scene = json!({"game": "defenders", "figures": (0..256).map(figure).collect::<Vec<_>>()});
    assert_eq!(scene::ask(&scene).expect_err("broken"), "figures: 256 figures; at most 255");
}

#[test]
fn broken_questions_name_the_place() {
    let gun = json!({"type": "ranged", "dice": {"red": 1}, "ammo": 2});
    let vulcan = json!({"type": "ranged", "dice": {"red": 1}, "ammo": 2, "own_ammo": true});
    for (question, error) in [
        (json!({"op": "odds", "defender": {}}), "weapon: missing"),
        (json!({"op": "odds", "weapon": gun}), "defender: missing"),
        (json!({"op": "odds", "weapon": {}, "defender": {}}), "weapon.type: missing"),
        (json!({"op": "odds", "weapon": gun, "defender": {}, "roll": []}), "roll: unknown field"),
        (json!({"op": "odds", "weapon": gun, "defender": {}, "by": "drone"}), "by: unknown variant `drone`"),
        (json!({"op": "odds", "weapon": gun, "defender": {"armor": 1}}), "defender.armor: unknown field"),
        (
            json!({"op": "odds", "weapon": gun, "defender": {"kind": "signal"}}),
            "defender.kind: unknown variant `signal`",
        ),
        (
            json!({"op": "odds", "weapon": gun, "defender": {"health": 2, "wounds": 3}}),
            "defender.wounds: 3 wounds are more",
        ),
        (json!({"op": "odds", "weapon": gun, "defender": {"shield": -1}}), "defender.shield: invalid value"),
        (
            json!({"op": "odds", "weapon": gun, "defender": {"armour": "zap"}}),
            "defender.armour: `zap` is no flash effect",
        ),
        (
            json!({"op": "odds", "weapon": gun, "defender": {"armour": ["heal+1", 3]}}),
            "defender.armour[1]: expected a text",
        ),
        (
            json!({"op": "odds", "weapon": gun, "defender": {"armour_only": "basic"}}),
            "defender.armour_only: melee or ranged",
        ),
        (
            json!({"op": "odds", "weapon": gun, "defender": {}, "spend": 1}),
            "spend: only a weapon with its own rule",
        ),
        (
            json!({"op": "odds", "weapon": vulcan, "defender": {}, "spend": 3}),
            "spend: there are only 2 ammo tokens",
        ),
        (
            json!({"op": "odds", "weapon": vulcan, "defender": {}, "spend": 1, "by": "alien"}),
            "spend: aliens spend no ammo",
        ),
        (json!({"op": "odds", "weapon": vulcan, "defender": {}, "reroll": "all"}), "reroll: invalid type"),
        (json!({"op": "resolve", "weapon": gun, "defender": {}}), "roll: missing"),
        (
            json!({"op": "resolve", "weapon": gun, "defender": {}, "roll": [[], []]}),
            "roll: 2 faces; 1 dice are rolled",
        ),
        (json!({"op": "resolve", "weapon": gun, "defender": {}, "roll": ["hit"]}), "roll[0]: invalid type"),
        (
            json!({"op": "resolve", "weapon": gun, "defender": {}, "roll": [["hit", "boom"]]}),
            "roll[0]: unknown variant `boom`",
        ),
        (
            json!({"op": "resolve", "weapon": gun, "defender": {}, "roll": [["hit"]], "defence": []}),
            "defence: 0 faces; 1 dice are rolled",
        ),
        (
            json!({"op": "resolve", "weapon": {"type": "healing"}, "defender": {}, "roll": [], "defence": [[]]}),
            "defence: 1 faces; 0 dice are rolled",
        ),
        (json!({"op": "check", "dice": {"red": 13}, "symbol": "gd"}), "dice: 13 dice; at most 12"),
        (json!({"op": "check", "symbol": "gd"}), "dice: missing"),
        (json!({"op": "check", "dice": {"red": 1}}), "symbol: missing"),
        (json!({"op": "check", "dice": {"red": 1}, "symbol": "star"}), "symbol: unknown variant `star`"),
        (json!({"op": "check", "dice": {"red": 1}, "symbol": "gd", "needed": -1}), "needed: invalid value"),
        (json!({"op": "teleport"}), "points: missing"),
        (
            json!({"op": "teleport", "points": ["hit", "ammo"]}),
            "points[1]: no teleport point has the symbol ammo",
        ),
        (json!({"op": "teleport", "points": "hit"}), "points: expected a list"),
    ] {
        let found = ask(&question).expect_err("broken");
        let error = format!("checks[0].ask.{error}");
        assert!(found.starts_with(&error), "expected {error}\nfound    {found}");
    }
}

#[test]
fn broken_questions_about_the_position_name_the_place() {
    for (question, error) in [
        (json!({"op": "sights", "figure": "B1"}), "figure: unknown field"),
        (json!({"op": "distance", "from": "Mercury"}), "to: missing"),
        (json!({"op": "los", "from": "Mercury", "to": "B2"}), "to: there is no figure `B2`"),
        (json!({"op": "los", "from": [1, 1], "to": "B1"}), "from: no hex is drawn at [1,1]"),
        (json!({"op": "hexes", "from": [0, 1], "to": 7}), "to: invalid type"),
        (json!({"op": "reach", "figure": "B2"}), "figure: there is no figure `B2`"),
        (json!({"op": "reach", "figure": "B1", "hexes": -1}), "hexes: invalid value"),
        (json!({"op": "walk", "figure": "Mercury"}), "path: missing"),
        (
            json!({"op": "walk", "figure": "Mercury", "path": [[2, 1], [90, 1]]}),
            "path[1]: no hex is drawn at [90,1]",
        ),
        (
            json!({"op": "attack_legal", "from": "Mercury", "to": "B1", "weapon": 1}),
            "weapon: Mercury has no weapon 1",
        ),
        (json!({"op": "attack_legal", "from": "Mercury", "to": [8, 1]}), "to: invalid type"),
        (json!({"op": "alien_turn", "figure": "Mercury"}), "figure: `Mercury` is no alien"),
        (json!({"op": "signal_move", "figure": "B1", "areas": 1, "to": "tp"}), "figure: `B1` is no signal"),
        (json!({"op": "arrivals", "point": "hit"}), "point: no teleport point shows hit"),
        (json!({"op": "assign", "species": "nexus", "rank": "gold"}), "rank: unknown variant `gold`"),
    ] {
        let found = scene::ask(&with("/checks/0/ask", question)).expect_err("broken");
        let error = format!("checks[0].ask.{error}");
        assert!(found.starts_with(&error), "expected {error}\nfound    {found}");
    }
    let lost = ask(&json!({"op": "sights"})).expect_err("there is no map");
    assert_eq!(lost, "map: missing");
}
