//! What is found in broken missions.

use sortie_content::Source;

use super::{FERRY, TEXTS, base, broken, read, told};

/// A mission is called as its file is, and every name it uses exists. alliance R18.1, R23.7, R36.2.
#[test]
fn ids_and_names() {
    told(
        FERRY,
        &[
            (
                "id = \"ferry\"",
                "id = \"boat\"",
                &[
                    "1: error[mission-id]: the mission calls itself `boat` and lies in `ferry.toml`",
                    "alliance/campaigns/crossing.toml:14: error[mission-unknown]: there is no mission `ferry`",
                    "alliance/campaigns/crossing.toml:20: error[mission-unknown]: there is no mission `ferry`",
                    "alliance/campaigns/crossing.toml:26: error[mission-unknown]: there is no mission `ferry`",
                ][..],
            ),
            (
                "kind = \"story\"",
                "kind = \"epic\"",
                &["3: error[malformed]: unknown variant `epic`, expected one of `story`, `side`, `tutorial`"],
            ),
            (
                "map = \"first_steps\"",
                "map = \"last_steps\"",
                &["14: error[map-unknown]: there is no map `last_steps`"],
            ),
            (
                "map = \"first_steps\"",
                "map = \"quarry\"",
                &[
                    "14: error[map-use]: `quarry` is a map for skirmishes",
                    "17: error[area-unknown]: the map `quarry` has no area `yard`",
                    "43: error[door-unknown]: the map `quarry` has no door 0; its doors count from 0",
                    "49: error[space-floor]: nobody can stand at (14,1)",
                    "57: error[space-floor]: nobody can stand at (7,1)",
                    "103: error[area-unknown]: no map played here has an area `post`: `quarry`",
                ],
            ),
            (
                "start = [\"gallery\"]",
                "start = [\"galley\"]",
                &["22: error[area-unknown]: the map `old_hands` has no area `galley`"],
            ),
            (
                "about = [\"desk\"]",
                "about = [\"table\"]",
                &["26: error[name-unknown]: there is no object, region or group `table`"],
            ),
            (
                "counter = \"copied\"\ngoal",
                "counter = \"copies\"\ngoal",
                &["27: error[counter-unknown]: there is no counter `copies`"],
            ),
            (
                "scene = \"deck\"\nkind = \"rebel_token\"",
                "scene = \"dock\"\nkind = \"rebel_token\"",
                &["82: error[scene-unknown]: there is no scene `dock`"],
            ),
            (
                "area = \"filters\"",
                "area = \"filter\"",
                &["94: error[area-unknown]: the map `old_hands` has no area `filter`"],
            ),
            (
                "{ reveal = \"post\" }",
                "{ reveal = \"filters\" }",
                &["103: error[area-unknown]: no map played here has an area `filters`: `first_steps`"],
            ),
            (
                "{ show = \"part\" }",
                "{ show = \"parts\" }",
                &["105: error[object-unknown]: there is no object `parts`"],
            ),
            (
                "{ unlock = \"hatch\" }]\n\n",
                "{ unlock = \"lever\" }]\n\n",
                &["147: error[object-no-door]: `lever` is no door"],
            ),
            ("desk.smash\" }", "desk.kick\" }", &["115: error[action-unknown]: `desk` has no action `kick`"]),
            (
                "at = \"desk.slice\"",
                "at = \"desk.smash\"",
                &["110: error[object-no-test]: nobody tests at `desk.smash`"],
            ),
            (
                "brought = { object = \"part\"",
                "brought = { object = \"box\"",
                &["127: error[object-no-carry]: `box` cannot be carried"],
            ),
            ("to = \"boat\"", "to = \"bay\"", &["127: error[region-unknown]: there is no region `bay`"]),
            (
                "all_in = \"bridge\"",
                "all_in = \"deck\"",
                &["161: error[region-unknown]: there is no region `deck`"],
            ),
            (
                "{ objective = \"hold\" }]\n\n",
                "{ objective = \"holds\" }]\n\n",
                &["124: error[objective-unknown]: there is no objective `holds`"],
            ),
            (
                "reinforce = { group = \"guards\"",
                "reinforce = { group = \"guard\"",
                &["168: error[label-unknown]: no group comes in as `guard`"],
            ),
            (
                "defeated = \"watch\"",
                "defeated = \"clock\"",
                &["141: error[label-unknown]: no group comes in as `clock`"],
            ),
            (
                "group = \"stormtrooper\"",
                "group = \"stormtroopers\"",
                &["104: error[group-unknown]: there is no group `stormtroopers`"],
            ),
            (
                "group = \"stormtrooper\"",
                "group = \"rebel_trooper\"",
                &["104: error[group-ally]: `rebel_trooper` is an ally; an ally joins by `join`"],
            ),
            (
                "threat = [6, 8, 10]",
                "threat = [1, 8, 10]",
                &["133: error[group-unknown]: no group of the box is like this for so little threat"],
            ),
            (
                "hero = \"gaarkhan\"",
                "hero = \"garkhan\"",
                &["51: error[hero-unknown]: there is no hero `garkhan`"],
            ),
            (
                "flag = \"knows_the_crew\"",
                "flag = \"knows_the_cook\"",
                &["136: error[flag-never-set]: nothing in the pack sets the flag `knows_the_cook`"],
            ),
            (
                "{ medpacs = 1 }",
                "{ item = \"medpac\" }",
                &["151: error[card-unknown]: there is no item or reward `medpac`"],
            ),
            (
                "{ medpacs = 1 }",
                "{ random_item = { tier = 4 } }",
                &["151: error[tier-unknown]: there are no items of tier 4"],
            ),
            (
                "{ medpacs = 1 }",
                "{ ally = { group = \"stormtrooper\" } }",
                &["151: error[ally-unknown]: there is no ally `stormtrooper`"],
            ),
            (
                "{ go_to = \"deck\" }",
                "{ go_to = \"dock\" }",
                &["124: error[scene-unknown]: there is no scene `dock`"],
            ),
            (
                "{ complete = \"codes\" }",
                "{ complete = \"code\" }",
                &["124: error[objective-unknown]: there is no objective `code`"],
            ),
            (
                "{ say = \"opening\" }",
                "{ say = \"ending\" }",
                &[
                    "98: error[text-missing]: the text `alliance-mission-ferry-ending` is missing in en, de, it",
                ],
            ),
            (
                "id = \"box\"",
                "id = \"desk\"",
                &[
                    "53: error[name-twice]: there is another object `desk`",
                    "119: error[object-unknown]: there is no object `box`",
                ],
            ),
            (
                "id = \"bridge\"",
                "id = \"lever\"",
                &[
                    "91: error[name-twice]: there is an object `lever` already",
                    "32: error[name-unknown]: there is no object, region or group `bridge`",
                    "161: error[region-unknown]: there is no region `bridge`",
                    "91: error[text-missing]: the text `alliance-mission-ferry-region-lever` is missing in en, de, it",
                ],
            ),
            ("object:gate", "object:door", &["172: error[object-unknown]: there is no object `door`"]),
            (
                "object:gate",
                "choice:sing",
                &["172: error[hint-point]: no answer of a player is called `sing`"],
            ),
            ("object:gate", "window", &["172: error[hint-point]: a hint cannot point at `window`"]),
            (
                "until = \"interact\"",
                "until = \"done\"",
                &["173: error[hint-until]: nobody does this at that table, so the hint would stay for good"],
            ),
            (
                "[[hint]]\nid = \"door\"\npoint = \"object:gate\"\nuntil = \"interact\"",
                "[[companion_hint]]\nid = \"door\"\npoint = \"object:gate\"\nuntil = \"attack\"",
                &["173: error[hint-until]: nobody does this at that table, so the hint would stay for good"],
            ),
            (
                "[{ completed = \"spare\" }]",
                "[{ met = \"sailor\" }]",
                &["9: error[encounter-unknown]: there is no encounter `sailor`"],
            ),
            (
                "[{ completed = \"spare\" }]",
                "[{ won = \"nothing\" }]",
                &["9: error[mission-unknown]: there is no mission `nothing`"],
            ),
        ],
    );
}

/// What lies on a map lies on its floor, once, and is in the box. alliance R4.5, R17.1, R23.8.
#[test]
fn things_on_the_map() {
    told(
        FERRY,
        &[
            ("at = [14, 1]", "at = [12, 3]", &["49: error[space-floor]: nobody can stand at (12,3)"][..]),
            ("at = [14, 1]", "at = [40, 1]", &["49: error[space-floor]: nobody can stand at (40,1)"]),
            (
                "at = [11, 4]\nhidden = true",
                "at = [7, 1]",
                &["59: error[space-twice]: `part` lies where `box` lies"],
            ),
            (
                "door = 0\n\n",
                "door = 1\n\n",
                &["43: error[door-unknown]: the map `first_steps` has no door 1; its doors count from 0"],
            ),
            (
                "door = 0\n\n",
                "at = [8, 2]\n\n",
                &[
                    "39: error[object-parts]: the door `gate` names its number on the map in `door`, and no space",
                ],
            ),
            ("door = 1\n", "door = 0\n", &["74: error[space-twice]: `cupboard` lies where `hatch` lies"]),
            (
                "spaces = [[1, 2], [1, 3]]",
                "spaces = [[1, 2], [0, 3]]",
                &["89: error[space-floor]: nobody can stand at (0,3)"],
            ),
            (
                "spaces = [[1, 2], [1, 3]]",
                "spaces = []",
                &["86: error[region-parts]: `boat` is a list of spaces or an area"],
            ),
            ("[10, 2]] }", "[6, 2]] }", &["104: error[space-floor]: nobody can stand at (6,2)"]),
            (
                "[9, 3], [10, 2]] }",
                "[9, 3]] }",
                &[
                    "104: error[deploy-place]: 2 spaces for the 3 figures of `stormtrooper`",
                    "104: error[deploy-place]: 2 spaces for the 3 figures of `stormtrooper_elite`",
                ],
            ),
            ("at = [8, 6] }", "at = [14, 1] }", &["133: error[space-floor]: nobody can stand at (14,1)"]),
            (
                "at = [8, 6] }",
                "each = [[8, 6]] }",
                &[
                    "133: error[deploy-place]: nobody knows how many figures a random group has; it comes in at one space",
                ],
            ),
            (
                ", at = [8, 6] }",
                " }",
                &[
                    "133: error[deploy-place]: a group comes in together at one space, `at`, or figure by figure, `each`",
                ],
            ),
            (
                "kind = \"crate\"",
                "kind = \"crate\"\nlocked = true",
                &["53: error[object-parts]: `box` is no door; only doors are locked"],
            ),
        ],
    );
}

/// Choices have an open answer, tests one for every roll, numbers make sense. alliance R11.5, R15.3, R20.1.
#[test]
fn effects_in_their_place() {
    told(
        FERRY,
        &[
            (
                "{ text = \"wait\" },",
                "{ text = \"wait\", if = [{ flag = \"ferry_taken\" }] },",
                &[
                    "134: error[choose-closed]: every answer has a condition; one at least must always be open",
                ][..],
            ),
            (
                "    { do = [{ harm",
                "    { at_least = 1, do = [{ harm",
                &[
                    "155: error[test-open]: the last outcome is for 0 successes, so that every roll has an answer",
                ],
            ),
            (
                "{ at_least = 2, do",
                "{ at_least = [0, 2, 2], do",
                &["157: error[test-order]: this outcome never comes: one before it takes its successes"],
            ),
            (
                "{ medpacs = 1 }",
                "{ medpacs = 0 }",
                &["151: error[amount]: this is always 0: nothing happens"],
            ),
            (
                "{ medpacs = 1 }",
                "{ medpacs = [1, 1] }",
                &[
                    "151: error[malformed]: an amount is a number, three of them for 2, 3 and 4 heroes, or { normal = [..], hard = [..] }",
                ],
            ),
            (
                "{ medpacs = 1 }",
                "{ medpacs = [1, 1, -1] }",
                &["151: error[amount]: -1 is too little here; it is at least 0"],
            ),
            (
                "round = [5, 5, 4]",
                "round = [5, 5, 0]",
                &["166: error[amount]: 0 is too little here; it is at least 1"],
            ),
            ("every = 2", "every = 0", &["167: error[amount]: a peril comes again after at least 1 round"]),
            (
                "goal = [2, 2, 3]\n",
                "",
                &["24: error[objective-goal]: `codes` counts, so it names a counter and a goal, or neither"],
            ),
            (
                "{ heal = { whom = \"actor\", strain = 2 } }",
                "{ heal = { whom = \"actor\", condition = \"stun\" } }",
                &["156: error[harm-condition]: `stun` does harm; it belongs to `harm`"],
            ),
            (
                "successes = { at_least = 1 }",
                "successes = { at_least = 3, at_most = 2 }",
                &["110: error[range-empty]: no number is at least and at most this"],
            ),
            (
                "do = [{ say = \"opening\" }",
                "do = [{ supply = { whom = \"actor\" } }",
                &["98: error[no-actor]: nobody has done anything here; who is the actor?"],
            ),
            (
                "lost = [{ credits = 50 }]",
                "lost = [{ win = \"sailed\" }]",
                &["12: error[effect-misplaced]: this changes a mission, and none is played here"],
            ),
            (
                "do = [{ unlock = \"hatch\" }]\n\n",
                "do = [{ when = { if = [{ open = \"gate\" }], then = [{ when = { if = [{ open = \"gate\" }], then = [{ when = { if = [{ open = \"gate\" }], then = [{ when = { if = [{ open = \"gate\" }], then = [{ when = { if = [{ open = \"gate\" }], then = [{ unlock = \"hatch\" }] } }] } }] } }] } }] } }]\n\n",
                &["147: error[too-deep]: effects lie in effects at most 4 deep"],
            ),
            (
                "do = [{ unlock = \"hatch\" }]\n\n",
                "do = [{ when = { if = [], then = [{ unlock = \"hatch\" }] } }]\n\n",
                &["147: error[when-empty]: `when` without a condition always holds"],
            ),
            (
                "do = [{ supply = { whom = \"actor\" } }]",
                "do = []",
                &["118: error[rule-empty]: nothing follows this rule"],
            ),
        ],
    );
}

/// A text that one language lacks is read in another, which is told with the texts; one that nobody wrote is missing.
#[test]
fn a_text_is_there_in_one_language_at_least() {
    let line = "alliance-mission-ferry-object-box-note = Words\n";
    assert_eq!(broken(TEXTS[1], line, ""), [""; 0]);
    let good = base();
    let gone = TEXTS.map(|path| (path, good.get(path).unwrap().replacen(line, "", 1)));
    let gone = Source::of(gone.iter().map(|(path, text)| (*path, text.as_str())));
    assert_eq!(
        read(&good.with(gone)).1,
        [
            "alliance/missions/ferry.toml:53: error[text-missing]: the text `alliance-mission-ferry-object-box-note` is missing in en, de, it"
        ]
    );
}

/// One box is enough, and the state has room for everything.
#[test]
fn a_mission_is_not_too_large() {
    let many =
        |n: usize, text: &str| -> String { (0..n).map(|n| text.replace("%", &n.to_string())).collect() };
    let crates = many(
        9,
        "\n[[object]]\nid = \"c%\"\nscene = \"deck\"\nkind = \"crate\"\nat = [3, 5]\nhidden = true\n",
    );
    let codes = |found: Vec<String>, code: &str| -> Vec<String> {
        found.into_iter().filter(|finding| finding.contains(code)).collect()
    };
    let add = |text: &str| broken(FERRY, "\n[[region]]", &format!("{text}\n[[region]]"));
    assert_eq!(
        codes(add(&crates), "box-tokens"),
        ["alliance/missions/ferry.toml:19: error[box-tokens]: 9 crates in the scene `deck`; the box has 8"]
    );
    let objects = many(
        26,
        "\n[[object]]\nid = \"c%\"\nscene = \"deck\"\nkind = \"token\"\nat = [3, 5]\nhidden = true\n",
    );
    assert_eq!(
        codes(add(&objects), "too-many"),
        ["alliance/missions/ferry.toml:261: error[too-many]: 33 objects; at most 32 fit"]
    );
    let rules = many(51, "\n[[rule]]\nwhen = \"start\"\ndo = [{ medpacs = 1 }]\n");
    assert_eq!(
        codes(add(&rules), "too-many"),
        ["alliance/missions/ferry.toml:86: error[too-many]: 65 rules and perils; at most 64 fit"]
    );
    let counters =
        broken(FERRY, "\"fallen\"]", "\"fallen\", \"a\", \"b\", \"c\", \"d\", \"e\", \"f\", \"g\"]");
    assert_eq!(counters, ["alliance/missions/ferry.toml:5: error[too-many]: 9 counters; at most 8 fit"]);
}

/// Orders are a group's that comes in, and name what is there and can be moved to. alliance R24.4, R26.1, R27.4.
#[test]
fn orders_can_be_carried_out() {
    let found = |group: &str, line: &str| {
        let orders = format!("\n[[orders]]\nid = \"go\"\ngroup = \"{group}\"\nline = [{line}]\n\n[[region]]");
        broken(FERRY, "\n[[region]]", &orders)
    };
    let toward = |name: &str| format!("{{ verb = {{ toward = 4 }}, target = {{ named = {{ {name} }} }} }}");
    let missing = "error[text-missing]: the text `alliance-mission-ferry-orders-go` is missing in en, de, it";
    for (group, line, error) in [
        ("guards", toward("object = \"desk\""), missing),
        ("nobody", toward("object = \"desk\""), "error[label-unknown]: no group comes in as `nobody`"),
        ("guards", String::new(), "error[activation-empty]: `go` has no instruction"),
        ("guards", toward("object = \"table\""), "error[object-unknown]: there is no object `table`"),
        (
            "guards",
            toward("object = \"gate\""),
            "error[orders-target]: `gate` is a door and lies on no space",
        ),
        ("guards", toward("hero = \"yoda\""), "error[hero-unknown]: there is no hero `yoda`"),
        ("guards", toward("space = [60, 60]"), "error[space-floor]: nobody can stand at (60,60)"),
        (
            "guards",
            "{ verb = \"attack\", target = { named = { object = \"desk\" } } }".to_owned(),
            "error[orders-target]: an object or a space can be moved to, not attacked",
        ),
        (
            "guards",
            "{ verb = { does = [{ gain = { condition = \"focus\" } }] } }".to_owned(),
            "error[orders-does]: orders of a mission move and attack; other effects stand on activation cards",
        ),
    ] {
        let told = found(group, &line);
        assert!(told.iter().any(|finding| finding.ends_with(error)), "{group} {line}: {told:#?}");
    }
}
