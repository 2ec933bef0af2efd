//! What is found in broken missions and campaigns.

use sortie_content::Source;

use super::read;

/// What is found after a change of one file by text, from the line on. The line of the change itself is written `~`.
#[track_caller]
fn found(file: &str, from: &str, to: &str) -> Vec<String> {
    let path = format!("defenders/{file}.toml");
    let text = Source::shipped().get(&path).unwrap();
    let place = text.find(from).unwrap_or_else(|| panic!("`{from}` does not stand in {path}"));
    let line = (text[..place].matches('\n').count() + 1).to_string();
    let changed = text.replacen(from, to, 1);
    let (book, findings) = read(&Source::shipped().with(Source::of([(path.as_str(), changed.as_str())])));
    assert!(book.is_none(), "{to} is fine");
    let short = |finding: String| {
        let rest = finding.strip_prefix(&format!("{path}:")).unwrap_or(&finding).to_owned();
        match rest.split_once(": ") {
            Some((at, message)) if at == line => format!("~: {message}"),
            Some(_) | None => rest,
        }
    };
    findings.iter().map(|finding| short(finding.to_string())).collect()
}

/// A file, what stands in it, what is put there instead, what is found.
type Case<'a> = (&'a str, &'a str, &'a str, &'a [&'a str]);

#[track_caller]
fn told(cases: &[Case<'_>]) {
    for &(file, from, to, expected) in cases {
        assert_eq!(found(file, from, to), expected, "{file}: {from} -> {to}");
    }
}

/// defenders 4, 22, 31, A47: the map is laid from tiles of the box, and everybody gets everywhere.
#[test]
fn maps() {
    told(&[
        (
            "missions/close_encounters",
            "side = \"D1\"\nstart",
            "side = \"D9\"\nstart",
            &["~: error[side-unknown]: there is no side `D9`"],
        ),
        (
            "missions/close_encounters",
            "[[teleport]]\nsymbol = \"flash\"",
            "[[join]]\nside = \"F2\"\nto = \"D1\"\nat = \"east\"\nby = \"west\"\n\n[[teleport]]\nsymbol = \"flash\"",
            &["~: error[tile-twice]: `F2` is the other face of the tile of `D1`"],
        ),
        (
            "missions/close_encounters",
            "[[teleport]]\nsymbol = \"flash\"",
            "[[join]]\nside = \"D1\"\nto = \"D1\"\nat = \"east\"\nby = \"west\"\n\n[[teleport]]\nsymbol = \"flash\"",
            &["~: error[tile-twice]: `D1` is laid already"],
        ),
        (
            "missions/star_tech",
            "to = \"D2\"",
            "to = \"D1\"",
            &["~: error[side-unknown]: no side `D1` is laid before"],
        ),
        (
            "missions/star_tech",
            "at = \"north\"\nby = \"south\"",
            "at = \"north\"\nby = \"east\"",
            &["17: error[join-rims]: `C2` has no joint that fits there"],
        ),
        (
            "missions/close_encounters",
            "at = \"D1:c\"",
            "at = \"D1:z\"",
            &["~: error[hex-unknown]: no hex is called `D1:z`"],
        ),
        (
            "missions/close_encounters",
            "at = \"D1:c\"",
            "at = \"D1:c.w\"",
            &["~: error[hex-blocked]: `D1:c.w` is blocked"],
        ),
        (
            "missions/close_encounters",
            "\"D1:i.ne\"]",
            "\"D1:i\"]",
            &["~: error[hex-taken]: another figure is on `D1:i` already"],
        ),
        (
            "missions/close_encounters",
            "\"D1:i.sw\", \"D1:i.se\", \"D1:i.e\", \"D1:i.ne\"]",
            "\"D1:i.sw\", \"D1:i.se\"]",
            &["~: error[start-few]: 4 hexes to start from; 5 agents may play"],
        ),
        (
            "missions/close_encounters",
            "symbol = \"hit\"",
            "symbol = \"flash\"",
            &[
                "21: error[name-twice]: there is another teleport point flash",
                "61: error[name-unknown]: nothing in the mission is called `teleport:hit`",
            ],
        ),
        (
            "missions/first_watch",
            "rooms = [\"D2:f\"]",
            "rooms = [\"D2:k\"]",
            &[
                "~: error[room-unknown]: `D2:k` is in no room",
                "15: error[place-empty]: `tent` is nowhere on the map",
            ],
        ),
        (
            "missions/first_watch",
            "[[place]]\nid = \"tent\"",
            "[[door]]\nid = \"south\"\nbetween = [\"D2:f\", \"D2:f.sw\"]\nis = \"wall\"\n\n[[door]]\nid = \"east\"\nbetween = [\"D2:f.e\", \"D2:k.nw\"]\nis = \"wall\"\n\n[[place]]\nid = \"tent\"",
            &[
                "25: error[room-closed]: the room of `D2:f.nw` has no door",
                "12: error[map-reach]: no way leads to `D2:f.nw` and 3 more hexes",
            ],
        ),
        (
            "missions/galaktica",
            "\"C1:g.se\", \"C1:k.nw\"",
            "\"C1:g.se\", \"C1:k\"",
            &["23: error[door-between]: `vault_north` stands between hexes that are no neighbours"],
        ),
        (
            "missions/galaktica",
            "\"C1:g.se\", \"C1:k.nw\"",
            "\"C1:k\", \"C1:k.nw\"",
            &["23: error[door-between]: nothing on the side is what `vault_north` locks or blocks"],
        ),
        (
            "missions/new_hopes",
            "rooms_of = [\"C1\"]",
            "rooms_of = [\"C2\"]",
            &[
                "~: error[side-unknown]: the map has no side `C2`",
                "23: error[place-empty]: `houses` is nowhere on the map",
            ],
        ),
        (
            "missions/starship_troops",
            "barrel = \"C1:i.ne\"",
            "barrel = \"C1:f\"",
            &["77: error[gun-seat]: the seat of `sally` is not next to its barrel"],
        ),
    ]);
}

/// defenders 4, 146: not more than the box holds.
#[test]
fn counts() {
    told(&[
        (
            "missions/close_encounters",
            "xeno_beta_green = 2",
            "xeno_beta_green = 3",
            &["~: error[box-count]: 3 cards `xeno_beta_green`; the box holds 2"],
        ),
        (
            "missions/close_encounters",
            "6, 6, 12, 12]",
            "6, 6, 12, 12, 12]",
            &["~: error[box-count]: 3 encounter cards 12; the box holds 2"],
        ),
        (
            "missions/close_encounters",
            "human = 1",
            "human = 7",
            &["40: error[box-count]: 7 human signals; the box holds 6"],
        ),
        (
            "missions/close_encounters",
            "alien = 7",
            "alien = { easy = [7, 7, 7, 7, 7], normal = [1, 7, 7, 7, 7], hard = [0, 7, 7, 7, 7], very_hard = [10, 7, 7, 7, 7] }",
            &[
                "40: error[box-count]: 10 alien signals; the box holds 9",
                "40: error[signals-few]: 2 signals of the reserve lie on the map at the start; with 1 agents it has fewer",
            ],
        ),
        (
            "missions/close_encounters",
            "symbol = \"hit\"",
            "symbol = \"gd\"",
            &[
                "61: error[name-unknown]: nothing in the mission is called `teleport:hit`",
                "~: error[box-count]: no teleport point shows gd",
            ],
        ),
        (
            "missions/judgement_day",
            "number = 4",
            "number = 5",
            &[
                "102: error[waypoint-unknown]: there is no waypoint `4`",
                "114: error[name-unknown]: nothing in the mission is called `waypoint:4`",
                "218: error[waypoint-unknown]: there is no waypoint `4`",
                "140: error[waypoint-unknown]: there is no waypoint `4`",
                "154: error[waypoint-unknown]: there is no waypoint `4`",
                "179: error[waypoint-unknown]: there is no waypoint `4`",
                "~: error[box-count]: waypoints are 1 to 4, not 5",
            ],
        ),
        (
            "missions/everyone_can_hear",
            "mines = [\"R1:g\", \"R1:j\", \"R2:e\", \"R2:f\"]",
            "mines = [\"R1:g\", \"R1:j\", \"R2:e\", \"R2:f\", \"D1:j\"]",
            &["78: error[box-count]: 5 mines; the box holds 4"],
        ),
        (
            "missions/visitors",
            "[[armoury]]",
            "[[armoury]]\nat = \"S2:h\"\n\n[[armoury]]",
            &["68: error[box-count]: 2 armoury tokens; the box holds 1"],
        ),
        (
            "missions/new_hopes",
            "of = [2, 2]",
            "of = [2, 1]",
            &["54: error[signals-few]: 3 signals for 4 hexes"],
        ),
    ]);
}

/// defenders 54, 141, 142: decks that play.
#[test]
fn decks() {
    told(&[
        (
            "missions/close_encounters",
            "4, 5, 5, 6",
            "4, 4, 4, 6",
            &["~: error[deck-species]: no encounter calls the xeno_beta, which comes in this mission"],
        ),
        (
            "missions/close_encounters",
            ", spine_critter_green = 1, spine_critter_blue = 1",
            "",
            &[
                "37: error[deck-danger]: encounter 6 may teleport a spine_critter, and the alien deck has none",
                "37: error[deck-danger]: encounter 6 may teleport a spine_critter, and the alien deck has none",
            ],
        ),
        (
            "missions/close_encounters",
            "4, 5, 5, 6",
            "4, 5, 7, 6",
            &["~: error[deck-danger]: encounter 7 calls the aracnos, which never comes"],
        ),
        (
            "missions/close_encounters",
            "[1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6, 12, 12]",
            "[1, 2, 3, 5, 6, 12]",
            &["~: error[deck-size]: 6 encounter cards; a mission has 10 to 16"],
        ),
        (
            "missions/close_encounters",
            "[1, 1, 2, 2,",
            "[1, 1, 4, 4,",
            &["~: error[deck-always]: encounter 2 is missing; every deck has it"],
        ),
        (
            "missions/close_encounters",
            "5, 5, 6, 6, 12",
            "5, 5, 6, 6, 13",
            &["~: error[encounter-unknown]: there is no encounter `13`"],
        ),
        (
            "missions/close_encounters",
            "\"TJL\"",
            "\"TJT\"",
            &["~: error[event-twice]: the event T is in the deck already"],
        ),
        (
            "missions/close_encounters",
            "\"TJL\"",
            "\"TJZ\"",
            &["~: error[event-unknown]: there is no event Z"],
        ),
        (
            "missions/close_encounters",
            "\"NFPRS\"",
            "\"NFPRB\"",
            &["~: error[event-silent]: no rule waits for the special event B"],
        ),
        (
            "missions/close_encounters",
            "\"TJL\"",
            "\"\"",
            &["~: error[stack-empty]: a stack has at least one event"],
        ),
        (
            "missions/close_encounters",
            "{ event = \"A\" }",
            "{ event = \"B\" }",
            &[
                "~: error[event-unknown]: B is no special event of the deck",
                "38: error[event-silent]: no rule waits for the special event A",
                "38: error[text-missing]: the text `defenders-mission-close-encounters-event-b` is missing in en, de, it",
            ],
        ),
    ]);
}

/// defenders 11, 36, 157: when a mission starts nobody is on the map and nobody can hold a card; whoever a rule would bring or hurt then
/// would be dropped without a word.
#[test]
fn nobody_is_there_when_a_mission_starts() {
    const NOBODY_HOLDS: &str = "~: error[start-nobody]: nobody holds an alien card yet when the mission starts, so nobody comes; `reinforcement` of round 1 is early enough";
    const NOBODY_IS_THERE: &str = "error[start-nobody]: nobody is on the map yet when the mission starts, so nothing happens; `reinforcement` of round 1 is early enough";
    told(&[
        (
            "missions/close_encounters",
            "{ rule = \"burning\" }, ",
            "{ rule = \"burning\" }, { aliens = 1 }, ",
            &[NOBODY_HOLDS],
        ),
        (
            "missions/galaktica",
            "{ rule = \"quiet\" }, ",
            "{ rule = \"quiet\" }, { alien = { card = \"aracnos_green\", at = \"teleport\" } }, ",
            &[NOBODY_HOLDS],
        ),
        (
            "missions/starship_troops",
            "    { rule = \"mines\" },\n",
            "    { when = { if = [{ agents = { at_most = 1 } }], then = [{ wound = { of = \"any\", wounds = 1 } }] } },\n",
            &[&format!("~: {NOBODY_IS_THERE}")],
        ),
        (
            "missions/judgement_day",
            "{ rule = \"bomb\" }, ",
            "{ rule = \"bomb\" }, { give = { item = \"bomb\", whom = \"alpha\" } }, ",
            &[&format!("~: {NOBODY_IS_THERE}")],
        ),
        // What the start counts calls rules at once; what it does not reach does not.
        (
            "missions/judgement_day",
            "{ objective = \"arm\" }]\n",
            "{ objective = \"arm\" }]\n\n[[rule]]\nwhen = { reaches = { counter = \"jams\", amount = 2 } }\ndo = [{ march = { hexes = 1 } }]\n\n[[rule]]\nwhen = { reaches = { counter = \"jams\", amount = 3 } }\ndo = [{ march = { hexes = 1 } }]\n",
            &[&format!("125: {NOBODY_IS_THERE}")],
        ),
    ]);
}

/// Every name leads somewhere.
#[test]
fn names() {
    told(&[
        (
            "missions/close_encounters",
            "card = \"xeno_alpha_green\"",
            "card = \"xeno_gamma\"",
            &[
                "~: error[card-unknown]: there is no alien card `xeno_gamma`",
                "37: error[deck-danger]: encounter 8 calls the xeno_alpha, which never comes",
            ],
        ),
        (
            "missions/close_encounters",
            "{ done = \"destroy\" }",
            "{ done = \"destory\" }",
            &["~: error[action-unknown]: there is no action `destory`"],
        ),
        (
            "missions/first_watch",
            "figure = \"stray\"",
            "figure = \"strays\"",
            &["~: error[figure-unknown]: there is no figure `strays`"],
        ),
        (
            "missions/first_watch",
            "{ entered = \"tent\" }",
            "{ entered = \"tents\" }",
            &["~: error[place-unknown]: there is no place `tents`"],
        ),
        (
            "missions/first_watch",
            "at = { waypoint = 1 }",
            "at = { waypoint = 2 }",
            &["47: error[waypoint-unknown]: there is no waypoint `2`"],
        ),
        (
            "missions/first_watch",
            "point = \"tent\"",
            "point = \"tend\"",
            &["~: error[name-unknown]: nothing in the mission is called `tend`"],
        ),
        (
            "missions/first_watch",
            "{ search = \"tent\" }",
            "{ search = \"barn\" }",
            &["~: error[place-unknown]: there is no place `barn`"],
        ),
        (
            "missions/close_encounters",
            "about = [\"teleport:flash\"",
            "about = [\"teleport:gd\"",
            &["~: error[name-unknown]: nothing in the mission is called `teleport:gd`"],
        ),
        (
            "missions/new_hopes",
            "{ lost = \"scientist\" }",
            "{ lost = \"scholar\" }",
            &["~: error[person-unknown]: there is no person or profile `scholar`"],
        ),
        (
            "missions/new_hopes",
            "sides = [\"C1\", \"S1\"] } },\n    ], else",
            "sides = [\"C1\", \"S2\"] } },\n    ], else",
            &["~: error[side-unknown]: there is no side of the map `S2`"],
        ),
        (
            "missions/new_hopes",
            "mission = \"close_encounters\"",
            "mission = \"close_encounter\"",
            &["~: error[mission-unknown]: there is no mission `close_encounter`"],
        ),
        (
            "missions/star_tech",
            "id = \"star_tech\"",
            "id = \"star_teck\"",
            &[
                "~: error[mission-id]: the mission calls itself `star_teck` and lies in `star_tech.toml`",
                "defenders/missions/starship_troops.toml:97: error[mission-unknown]: there is no mission `star_tech`",
                "defenders/missions/starship_troops.toml:115: error[mission-unknown]: there is no mission `star_tech`",
                "defenders/missions/starship_troops.toml:134: error[mission-unknown]: there is no mission `star_tech`",
                "defenders/campaigns/first_contact.toml:19: error[mission-unknown]: there is no mission `star_tech`",
            ],
        ),
        (
            "missions/alien_nation",
            "number = 4",
            "number = 3",
            &["defenders/missions/star_tech.toml:6: error[head-number]: `alien_nation` is mission 3 already"],
        ),
        (
            "missions/in_the_matrix",
            "role = { whom = \"chosen\", role = \"operator\" }",
            "role = { whom = \"chosen\", role = \"typist\" }",
            &[
                "114: error[role-unknown]: there is no role `operator`",
                "121: error[role-unknown]: there is no role `operator`",
                "128: error[role-unknown]: there is no role `operator`",
                "181: error[role-unknown]: there is no role `operator`",
                "182: error[role-unknown]: there is no role `operator`",
                "184: error[role-unknown]: there is no role `operator`",
                "185: error[role-unknown]: there is no role `operator`",
            ],
        ),
        (
            "missions/in_the_matrix",
            "{ done = \"hack.wound\" }",
            "{ done = \"hack.kill\" }",
            &["~: error[action-unknown]: `hack` has no result `kill`"],
        ),
        (
            "missions/in_the_matrix",
            "open = [\"north_door\"",
            "open = [\"south_door\"",
            &["~: error[door-unknown]: there is no door `south_door`"],
        ),
        (
            "missions/judgement_day",
            "{ put_down = \"bomb\" }",
            "{ put_down = \"bombe\" }",
            &["~: error[item-unknown]: there is no item `bombe`"],
        ),
        (
            "missions/galaktica",
            "{ clear_gun = \"sally\" }",
            "{ clear_gun = \"molly\" }",
            &["~: error[gun-unknown]: there is no gun `molly`"],
        ),
        (
            "missions/back_in_time",
            "recast = [\"n\", \"s\", \"x\"]",
            "recast = [\"n\", \"s\", \"z\"]",
            &["~: error[profile-unknown]: there is no profile `z`"],
        ),
        (
            "missions/starship_troops",
            "lay_mines = { counter = \"mines\"",
            "lay_mines = { counter = \"mine\"",
            &["~: error[counter-unknown]: there is no counter `mine`"],
        ),
        (
            "missions/visitors",
            "{ forward = \"E\" }",
            "{ forward = \"D\" }",
            &["~: error[event-unknown]: D is no special event of the deck"],
        ),
        (
            "missions/close_encounters",
            "do = [{ say = \"halfway\" }]",
            "do = [{ say = \"half_way\" }]",
            &[
                "~: error[text-missing]: the text `defenders-mission-close-encounters-half-way` is missing in en, de, it",
            ],
        ),
    ]);
}

/// Words in their places.
#[test]
fn shapes() {
    told(&[
        (
            "missions/close_encounters",
            "{ burn = \"there\" }",
            "{ burns = \"there\" }",
            &[
                "~: error[malformed]: unknown variant `burns`, expected one of `say`, `rule`, `choose`, `test`, `when`, `go_to`, `objective`, `offer`, `complete`, `fail`, `add`, `flag`, `unflag`, `win`, `lose`, `alien`, `aliens`, `withdraw`, `turn`, `put`, `lure`, `drag`, `mark`, `unmark`, `wound`, `strip`, `restore`, `encounters`, `cards`, `forward`, `draw`, `pause`, `resume`, `signals`, `signal`, `reveal`, `discard`, `deal`, `humans_turn`, `burn`, `douse`, `burn_next`, `burnt_teleports`, `move_teleports`, `waypoints`, `hide_waypoints`, `clear_waypoints`, `open`, `free`, `lay_mines`, `mines`, `send`, `confine`, `role`, `recast`, `march`, `ammo`, `heal`, `rank`, `fragments`, `deliver`, `join`, `save`, `clear_body`, `clear_bodies`, `give`, `put_down`, `lay`, `lose_item`, `clear_gun`",
            ],
        ),
        (
            "missions/close_encounters",
            "{ discard = \"all\" }",
            "{ discard = { on = \"there\" } }",
            &["83: error[there-nowhere]: this happens nowhere in particular; where is `there`?"],
        ),
        (
            "missions/close_encounters",
            "win = \"partly\"",
            "win = \"nearly\"",
            &[
                "~: error[result-unknown]: a mission is won `accomplished` or `partly`, and lost `failed`",
                "~: error[text-missing]: the text `defenders-mission-close-encounters-how-nearly` is missing in en, de, it",
                "defenders/campaigns/first_contact.toml:10: error[leg-result]: `close_encounters` is never partly",
            ],
        ),
        (
            "missions/close_encounters",
            "win = \"partly\"",
            "win = \"failed\"",
            &[
                "~: error[result-unknown]: a mission is won `accomplished` or `partly`, and lost `failed`",
                "defenders/campaigns/first_contact.toml:10: error[leg-result]: `close_encounters` is never partly",
            ],
        ),
        (
            "missions/close_encounters",
            "if = [\"over\"]\ndo",
            "if = [\"over\", { alive = { at_most = 4 } }]\ndo",
            &[
                "109: error[status-open]: the last row of the table has no condition but `over`, so that every mission ends",
            ],
        ),
        (
            "missions/close_encounters",
            "do = [{ win = \"partly\" }]",
            "do = [{ say = \"halfway\" }]",
            &[
                "104: error[status-idle]: this decides nothing when it holds",
                "defenders/campaigns/first_contact.toml:10: error[leg-result]: `close_encounters` is never partly",
            ],
        ),
        (
            "missions/close_encounters",
            "rank = \"copper\"",
            "agents = [2, 6]\nrank = \"copper\"",
            &["~: error[head-agents]: a mission is for 1 to 5 agents, not 2 to 6"],
        ),
        (
            "missions/close_encounters",
            "minutes = [45, 60]",
            "minutes = [60, 45]",
            &["~: error[head-minutes]: a mission takes from so many minutes to so many"],
        ),
        (
            "missions/first_watch",
            "{ signals = 1 }",
            "{ signals = 0 }",
            &["~: error[amount]: this is always 0: nothing happens"],
        ),
        (
            "missions/first_watch",
            "when = { done = \"radio\" }",
            "when = { failed = \"radio\" }",
            &["~: error[action-sure]: nothing is rolled for `radio`: it never fails"],
        ),
        (
            "missions/star_tech",
            "dice = { red = 1 }, more = { own_tries = 3 }",
            "dice = { red = 4 }, more = { own_tries = 3 }",
            &["~: error[action-dice]: a roll has 1 to 6 dice, and grows if at all"],
        ),
        (
            "missions/in_the_matrix",
            "{ symbol = \"flash\", id = \"strip\" }",
            "{ symbol = \"flash\", id = \"wound\" }",
            &[
                "133: error[action-results]: a roll has one result, or several with names of their own",
                "229: error[action-unknown]: `hack` has no result `strip`",
            ],
        ),
        (
            "missions/agents_in_black",
            "    { does = [{ to_point = { areas = 1 } }] },\n",
            "",
            &["71: error[orders-lines]: lines rise by their numbers, and the last is blind (135, 136)"],
        ),
        (
            "missions/galaktica",
            "mission = \"everyone_can_hear\", how = \"accomplished\"",
            "mission = \"everyone_can_hear\", how = \"partly\"",
            &["~: error[never-ends-so]: `everyone_can_hear` is never partly"],
        ),
        (
            "missions/close_encounters",
            "kind = \"story\"\nnumber = 1",
            "kind = \"story\"",
            &["~: error[head-number]: a mission of the story has a number"],
        ),
    ]);
}

/// What can never happen, with any of 1 to 5 agents.
#[test]
fn never() {
    told(&[
        (
            "missions/close_encounters",
            "{ burn = \"there\" }, ",
            "",
            &[
                "94: error[never-fires]: this rule never fires: its conditions never hold",
                "104: error[never-fires]: this rule never fires: its conditions never hold",
                "5: error[cannot-win]: nothing that can happen wins this mission",
            ],
        ),
        (
            "missions/close_encounters",
            "goal = 4",
            "goal = 5",
            &[
                "59: error[objective-cannot-complete]: `points` cannot be completed with 1 agents on easy: `destroyed` gets to 4 of 5",
            ],
        ),
        (
            "missions/new_hopes",
            "goal = 3",
            "goal = 7",
            &[
                "77: error[objective-cannot-complete]: `scientists` cannot be completed with 1 agents on easy: `saved` gets to 6 of 7",
            ],
        ),
        (
            "missions/new_hopes",
            "is = { at_least = 3 } } }, { alive = { at_least = [1, 1, 1, 2, 2] } }",
            "is = { at_least = 3 } } }, { alive = { at_least = 2 } }",
            &[
                "3: error[cannot-win]: this mission cannot be won with 1 agents on easy, 1 agents on normal, 1 agents on hard, 1 agents on very_hard",
            ],
        ),
        (
            "missions/in_the_matrix",
            "    { send = { whom = { others = \"operator\" }, to = \"grid_gate\" } },\n",
            "",
            &[
                "24: error[area-never-reached]: nobody ever gets to `G1:c.nw` and 72 more hexes of `G1`",
                "31: error[area-never-reached]: nobody ever gets to `G2:c.nw` and 66 more hexes of `G2`",
            ],
        ),
        (
            "missions/in_the_matrix",
            "    { give = { item = \"extinguisher\", whom = { role = \"operator\" } } },\n",
            "",
            &[
                "212: error[never-fires]: this rule never fires: what calls it never happens",
                "217: error[never-fires]: this rule never fires: what calls it never happens",
                "114: error[action-never]: nobody can ever do `extinguish`",
                "121: error[action-never]: nobody can ever do `recharge`",
            ],
        ),
        (
            "missions/galaktica",
            ", \"resume\", { complete = \"witness\" }",
            ", { complete = \"witness\" }",
            &[
                "158: error[never-fires]: this rule never fires: what calls it never happens",
                "169: error[never-fires]: this rule never fires: what calls it never happens",
                "173: error[never-fires]: this rule never fires: what calls it never happens",
                "195: error[never-fires]: this rule never fires: what calls it never happens",
                "213: error[never-fires]: this rule never fires: what calls it never happens",
                "217: error[never-fires]: this rule never fires: its conditions never hold",
                "130: error[objective-never-current]: nothing makes `hackbar` an objective of the players",
                "3: error[cannot-accomplish]: nothing that can happen accomplishes this mission",
            ],
        ),
        (
            "missions/galaktica",
            "do = [\"free\"]",
            "do = [{ say = \"quiet\" }]",
            &[
                "169: error[never-fires]: this rule never fires: what calls it never happens",
                "178: error[never-happens]: nobody ever comes to this: what it depends on is never so",
                "217: error[never-fires]: this rule never fires: its conditions never hold",
                "130: error[objective-never-current]: nothing makes `hackbar` an objective of the players",
                "13: error[area-never-reached]: nobody ever gets to `C1:k.nw` and 4 more hexes of `C1`",
                "3: error[cannot-accomplish]: nothing that can happen accomplishes this mission",
            ],
        ),
        (
            "missions/back_in_time",
            "{ join = { person = \"hackbar\", at = { waypoint = 3 } } },",
            "",
            &[
                "206: error[never-fires]: this rule never fires: what calls it never happens",
                "223: error[never-fires]: this rule never fires: its conditions never hold",
                "3: error[cannot-win]: nothing that can happen wins this mission",
            ],
        ),
        (
            "missions/star_tech",
            "{ fragments = 1 }, ",
            "",
            &[
                "100: error[never-happens]: nobody ever comes to this: what it depends on is never so",
                "107: error[never-fires]: this rule never fires: its conditions never hold",
                "3: error[cannot-win]: nothing that can happen wins this mission",
            ],
        ),
    ]);
}

/// Every mission of a campaign is led to, goes on after every end it can have, and leads to an end.
#[test]
fn campaigns() {
    told(&[
        (
            "campaigns/first_contact",
            "partly = [\"new_hopes\"]\n",
            "",
            &["7: error[leg-result]: nothing is said of what follows when `close_encounters` is partly"],
        ),
        (
            "campaigns/first_contact",
            "mission = \"new_hopes\"\naccomplished = [\"star_tech\"]",
            "mission = \"new_hopes\"\npartly = []\naccomplished = [\"star_tech\"]",
            &[
                "15: error[leg-result]: `new_hopes` is never partly",
                "15: error[ending-missing]: the campaign ends when `new_hopes` is partly, and nothing is said of it",
            ],
        ),
        (
            "campaigns/first_contact",
            "[\"new_hopes\", \"star_tech\"]",
            "[\"new_hopes\", \"star_trek\"]",
            &["~: error[leg-unknown]: the campaign has no leg `star_trek`"],
        ),
        (
            "campaigns/first_contact",
            "accomplished = [\"galaktica\"]\nfailed = [\"everyone_can_hear\"]\n\n[[leg]]\nmission = \"everyone",
            "accomplished = [\"galaktica\"]\nfailed = [\"galaktica\"]\n\n[[leg]]\nmission = \"everyone",
            &["51: error[leg-never]: nothing leads to `everyone_can_hear`"],
        ),
        (
            "campaigns/first_contact",
            "accomplished = [\"back_in_time\"]\npartly = []",
            "accomplished = [\"judgement_day\"]\npartly = [\"judgement_day\"]",
            &[
                "73: error[ending-never]: `smoke` never comes: the campaign does not end when `judgement_day` is partly",
            ],
        ),
        (
            "campaigns/first_contact",
            "how = \"partly\"",
            "how = \"failed\"",
            &[
                "73: error[ending-never]: `smoke` never comes: the campaign does not end when `judgement_day` is failed",
                "65: error[ending-missing]: the campaign ends when `judgement_day` is partly, and nothing is said of it",
            ],
        ),
        (
            "campaigns/first_contact",
            "[[leg]]\nmission = \"alien_nation\"",
            "[[leg]]\nmission = \"alien_notion\"",
            &[
                "16: error[leg-unknown]: the campaign has no leg `alien_nation`",
                "24: error[mission-unknown]: there is no mission `alien_notion`",
            ],
        ),
        (
            "campaigns/first_contact",
            "id = \"circle\"",
            "id = \"square\"",
            &[
                "78: error[text-missing]: the text `defenders-campaign-first-contact-ending-square` is missing in en, de, it",
            ],
        ),
    ]);
}
