//! Moves along a given way.

use serde_json::{Value, json};

use super::{answer, blue, obstacle, reasons, red, table, with};

/// What is wrong with a move of the figure `a`.
fn go(figures: &Value, rest: &Value, action: &str, tool: u8, path: &Value, more: &Value) -> Vec<String> {
    let ask = json!({"op": "move", "figure": "a", "action": action, "tool": tool, "path": path});
    reasons(&answer(figures, rest, with(ask, more))).into_iter().map(str::to_owned).collect()
}

/// T6 (C7.4, S4): what each tool reaches in the open, straight and bent.
/// specops T6, C7.2, C7.3, C7.4, S1, S4
#[test]
fn tools_in_the_open() {
    let (x, y) = (4000, 4000);
    let alone = json!([with(blue("a", x, y), &json!({"speed": 3}))]);
    for (tool, run) in [(1, 510), (2, 760), (3, 1010)] {
        let go = |path| go(&alone, &json!({}), "move", tool, &path, &json!({}));
        let none: [&str; 0] = [];
        assert_eq!(go(json!([[x + 2 * run, y]])), none);
        assert_eq!(go(json!([[x + 2 * run + 1, y]])), ["length"]);
        assert_eq!(go(json!([[x + run, y], [x + run, y + run]])), none);
        assert_eq!(go(json!([[x + run, y], [x + run, y + run + 1]])), ["length"]);
        assert_eq!(go(json!([[x + run, y], [x + run - 1, y + run - 1]])), ["bend"]);
        assert_eq!(go(json!([[x + run - 2, y], [x + run, y + 300]])), none);
        assert_eq!(go(json!([[x + run - 3, y], [x + run, y + 300]])), ["length"]);
    }
}

/// T6 (C5.2, C7.3, C7.8, C7.13, C13.3): a slower tool always, a faster never; dash, climb and withdraw only the slowest; at
/// speed 0 nothing. C7.14: vehicles stay.
/// specops T6, C5.2, C7.3, C7.8, C7.13, C7.14, C13.3, K33
#[test]
fn tools_of_a_speed() {
    let figures = |speed: u8| json!([with(blue("a", 4000, 4000), &json!({"speed": speed}))]);
    for (action, speed, fastest) in [
        ("move", 1, 1),
        ("move", 2, 2),
        ("move", 3, 3),
        ("move", 0, 0),
        ("jump", 3, 3),
        ("jump", 1, 1),
        ("dash", 3, 1),
        ("climb", 3, 1),
        ("dash", 0, 0),
        ("climb", 0, 0),
        ("jump", 0, 0),
    ] {
        for tool in 1..=3 {
            let told = go(&figures(speed), &json!({}), action, tool, &json!([[4300, 4000]]), &json!({}));
            let expected: &[&str] = if tool <= fastest { &[] } else { &["speed"] };
            assert_eq!(told, expected, "{action} {speed} {tool}");
        }
    }
    let tank = with(blue("a", 4000, 4000), &json!({"vehicle": "ground"}));
    assert_eq!(go(&json!([tank]), &json!({}), "move", 1, &json!([[4300, 4000]]), &json!({})), ["speed"]);
}

/// T21 (C7.6 to C7.9, K33, K47): what is walked, climbed and jumped over and onto.
/// specops T21, C6.9, C7.6, C7.7, C7.8, C7.9, K33, K47
#[test]
fn heights() {
    let none = json!({});
    let scale = json!({"keywords": ["scale"]});
    for (height, action, jump, keywords, over, onto) in [
        (420, "move", 0, &none, true, true),
        (421, "move", 0, &none, false, false),
        (420, "dash", 0, &none, true, true),
        (421, "dash", 0, &none, false, false),
        (421, "climb", 0, &none, true, true),
        (421, "jump", 1, &none, true, true),
        (1524, "climb", 0, &none, true, true),
        (1525, "climb", 0, &none, true, false),
        (1944, "climb", 0, &none, true, false),
        (1945, "climb", 0, &none, false, false),
        (1525, "climb", 0, &scale, true, true),
        (3048, "climb", 0, &scale, true, true),
        (3049, "climb", 0, &scale, true, false),
        (1524, "jump", 1, &none, true, true),
        (1525, "jump", 1, &none, false, false),
        (1525, "jump", 2, &none, true, true),
    ] {
        let alone = json!([with(with(blue("a", 3500, 4000), &json!({"speed": 3})), keywords)]);
        let jump = json!({"jump": jump});
        let wall = table(&[obstacle("wall", (3700, 3000), (3780, 5000), height)]);
        let told = go(&alone, &wall, action, 1, &json!([[4300, 4000]]), &jump);
        assert_eq!(told, if over { &[][..] } else { &["blocked"] }, "{action} {height}");
        let roof = table(&[obstacle("roof", (3700, 3000), (4700, 5000), height)]);
        let on = with(jump.clone(), &json!({"on": "roof"}));
        let told = go(&alone, &roof, action, 1, &json!([[4000, 4000]]), &on);
        assert_eq!(told.is_empty(), onto, "{action} {height}: {told:?}");
        assert_eq!(told.contains(&"level".to_owned()), !onto, "{action} {height}: {told:?}");
    }
}

/// K33: without a number in the question a jump is as high as the keyword says.
/// specops K33, C7.9
#[test]
fn jumps_of_the_keyword() {
    let alone = |keywords: Value| json!([with(blue("a", 3500, 4000), &json!({"keywords": keywords}))]);
    let wall = table(&[obstacle("wall", (3700, 3000), (3780, 5000), 1525)]);
    let jump = |keywords| go(&alone(keywords), &wall, "jump", 1, &json!([[4300, 4000]]), &json!({}));
    assert_eq!(jump(json!(["jump 2"])), [""; 0]);
    assert_eq!(jump(json!(["jump 1", "jump 1"])), [""; 0], "they add up");
    assert_eq!(jump(json!(["jump 1"])), ["blocked"]);
    assert_eq!(jump(json!([])), ["blocked"]);
}

/// T21 (C7.9, C7.10, S5): impassable ground is crossed by a jump only, scatter by everybody; nobody ends there. C7.6: friends and
/// enemies are crossed, and so are vehicles.
/// specops T21, C7.6, C7.9, C7.10, C7.12, S5
#[test]
fn what_is_crossed() {
    let alone = json!([blue("a", 3500, 4000)]);
    let swamp = table(&[with(
        obstacle("swamp", (3800, 3000), (4000, 5000), 0),
        &json!({"kind": "area", "impassable": true}),
    )]);
    let past = json!([[4200, 4000]]);
    for (action, expected) in [("move", &["blocked"][..]), ("climb", &["blocked"]), ("jump", &[])] {
        assert_eq!(go(&alone, &swamp, action, 1, &past, &json!({})), expected, "{action}");
    }
    assert_eq!(go(&alone, &swamp, "jump", 1, &json!([[3900, 4000]]), &json!({})), ["impassable"]);
    let scatter =
        table(&[with(obstacle("crates", (3800, 3900), (4000, 4100), 254), &json!({"kind": "scatter"}))]);
    assert_eq!(go(&alone, &scatter, "move", 1, &past, &json!({})), [""; 0]);
    assert_eq!(go(&alone, &scatter, "move", 1, &json!([[3900, 4000]]), &json!({})), ["scatter"]);
    let tank = json!({"id": "v", "side": "red", "at": [4000, 4000], "radius": 250, "height": 800, "vehicle": "ground"});
    let crowd = json!([blue("a", 3500, 4000), red("b", 3500, 4400), tank]);
    assert_eq!(go(&crowd, &json!({}), "move", 2, &json!([[4900, 4000]]), &json!({})), [""; 0]);
}

/// T23 (C7.11): with a melee weapon into contact with one enemy, never with two, never without.
/// specops T23, C7.11, C6.7, S2
#[test]
fn into_melee() {
    let figures = |weapons: Value| {
        json!([
            with(blue("a", 3000, 4000), &json!({"weapons": weapons})),
            red("b", 4000, 4000),
            red("c", 4000, 4400)
        ])
    };
    let fist = json!([{"name": "fist", "kind": "melee"}]);
    let carbine = json!([{"name": "carbine", "kind": "ranged", "max": 18}]);
    let pistols = json!([{"name": "pistols", "kind": "both", "max": 12}]);
    for (weapons, end, expected) in [
        (&fist, [3730, 4000], &[][..]),
        (&fist, [3725, 4000], &[]),
        (&fist, [3724, 4000], &[]),
        (&fist, [3815, 4200], &["melee"]),
        (&carbine, [3730, 4000], &["melee"]),
        (&carbine, [3724, 4000], &[]),
        (&pistols, [3730, 4000], &[]),
        (&fist, [3731, 4000], &["overlap"]),
    ] {
        let told = go(&figures(weapons.clone()), &json!({}), "move", 2, &json!([end]), &json!({}));
        assert_eq!(told, expected, "{end:?}");
    }
}

/// T23 (C13.2, C13.3, C13.5): engaged nobody moves but by a withdrawal with the slowest tool that ends free, or by Disengage
/// from a single enemy.
/// specops T23, C13.1, C13.2, C13.3, C13.5, K8
#[test]
fn out_of_melee() {
    let plain = json!({});
    let slippery = json!({"keywords": ["disengage"]});
    let figures = |fields: &Value, reds: &[(i32, i32)]| {
        let reds = reds.iter().enumerate().map(|(n, &(x, y))| red(&format!("r{n}"), x, y));
        let all: Vec<Value> = [with(blue("a", 4000, 4000), fields)].into_iter().chain(reds).collect();
        json!(all)
    };
    let (one, two) = (&[(4270, 4000)][..], &[(4270, 4000), (3730, 4000)][..]);
    for (fields, reds, action, tool, end, expected) in [
        (&plain, one, "move", 1, [4000, 4600], &["engaged"][..]),
        (&plain, one, "dash", 1, [4000, 4600], &["engaged"]),
        (&plain, one, "climb", 1, [4000, 4600], &["engaged"]),
        (&plain, one, "jump", 1, [4000, 4600], &["engaged"]),
        (&plain, one, "withdraw", 1, [4000, 4600], &[]),
        (&plain, one, "withdraw", 1, [4000, 4000], &["melee"]),
        (&plain, one, "withdraw", 2, [4000, 4600], &["speed"]),
        (&slippery, one, "move", 2, [4000, 4600], &[]),
        (&slippery, one, "dash", 1, [4000, 4600], &[]),
        (&slippery, two, "move", 2, [4000, 4600], &["engaged"]),
        (&plain, two, "withdraw", 1, [4000, 4600], &[]),
        (&plain, &[], "withdraw", 1, [4000, 4600], &["engaged"]),
    ] {
        let told = go(&figures(fields, reds), &json!({}), action, tool, &json!([end]), &json!({}));
        assert_eq!(told, expected, "{action} {end:?} {reds:?}");
    }
    // A vehicle in contact engages nobody (C13.1); a friend does not either.
    let tank = json!({"id": "v", "side": "red", "at": [4635, 4000], "radius": 500, "height": 800, "vehicle": "ground"});
    let beside = json!([blue("a", 4000, 4000), tank, blue("b", 4000, 3730)]);
    assert_eq!(go(&beside, &json!({}), "move", 1, &json!([[3600, 4400]]), &json!({})), [""; 0]);
    assert_eq!(go(&beside, &json!({}), "withdraw", 1, &json!([[3600, 4400]]), &json!({})), ["engaged"]);
}

/// All that applies is listed, sorted.
/// specops C7.2, C7.4, C7.6, C7.10, C7.11, C13.2
#[test]
fn all_reasons_at_once() {
    let house = table(&[obstacle("house", (4300, 3000), (5000, 5000), 900)]);
    let figures = json!([
        with(blue("a", 4000, 4000), &json!({"weapons": []})),
        red("b", 4000, 4270),
        red("c", 4400, 3000)
    ]);
    let path = json!([[4400, 4000], [4200, 3100]]);
    let told = go(&figures, &house, "dash", 2, &path, &json!({}));
    assert_eq!(told, ["bend", "blocked", "engaged", "length", "melee", "overlap", "partly", "speed"]);
}
