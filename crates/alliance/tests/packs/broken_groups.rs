//! What is found in broken groups, activation cards and cards of the team.

use super::broken;

const GROUPS: &str = "alliance/groups.toml";
const ACTIVATIONS: &str = "alliance/activations.toml";
const REWARDS: &str = "alliance/rewards.toml";
const ITEMS: &str = "alliance/items.toml";
const SUPPLY: &str = "alliance/supply.toml";

/// What is found after a change, without its line: those of the shipped files move.
#[track_caller]
fn found(path: &str, from: &str, to: &str) -> Vec<String> {
    let without_line = |finding: &String| {
        let rest = finding.strip_prefix(path).expect("the file is named").strip_prefix(':');
        let (line, rest) = rest.and_then(|rest| rest.split_once(": ")).expect("a line");
        assert!(line.parse::<u32>().is_ok_and(|line| line > 1), "{finding}");
        rest.to_owned()
    };
    broken(path, from, to).iter().map(without_line).collect()
}

/// Words that the engine never carries out stand on abilities that are ignored, and nowhere else. alliance R6.6, R37.11.
#[test]
fn what_nobody_does_is_ignored() {
    let cases = [
        (
            "{ explode = \"red\" } }]\nmay = true\nignored = true",
            "{ explode = \"red\" } }]\nmay = true",
            "self_destruct",
        ),
        (
            "does = [{ unplayed = \"planted\" }]\nignored = true",
            "does = [{ unplayed = \"planted\" }]",
            "tripod",
        ),
        ("when = \"rolled\"", "when = \"round_end\"", ""),
    ];
    for (from, to, id) in cases {
        let expected = match id {
            "" => Vec::new(),
            id => vec![format!(
                "error[ability-unplayed]: `{id}` says what only an ability that is `ignored` may say"
            )],
        };
        assert_eq!(found(GROUPS, from, to), expected, "{to}");
    }
    assert_eq!(
        found(REWARDS, "when = \"rested\"", "when = \"round_end\""),
        ["error[ability-unplayed]: `adrenal_implant` says what only an ability that is `ignored` may say"],
    );
}

/// Nobody is asked for an enemy, and an enemy buys what its deployment card lists. alliance R6.6, R24.3, R29.1.
#[test]
fn nobody_chooses_for_an_enemy() {
    let volley = "{ attack_die = \"green\" },";
    let cases = [
        (
            "{ surge = \"dmg+1\" },",
            "`stormtrooper_volley` gives a surge option, and an enemy buys only those of its deployment card (R29)",
        ),
        (
            "{ reroll = { pool = \"attack\", dice = 1 } },",
            "`stormtrooper_volley` lets somebody choose the dice to reroll; nobody chooses for an enemy (R6.6)",
        ),
        (
            "{ convert = { from = \"surge\", to = \"damage\" } },",
            "`stormtrooper_volley` leaves open how many symbols are converted: say the `most`, for nobody chooses for an \
             enemy (R6.6)",
        ),
        (
            "{ shed = {} },",
            "`stormtrooper_volley` lets somebody choose a condition: say `all`, for nobody chooses for an enemy (R6.6)",
        ),
        (
            "{ attack = {} },",
            "`stormtrooper_volley` moves or attacks outside the lines; an enemy does so by its activation card only (R24)",
        ),
        ("\"draw_supply\",", "`stormtrooper_volley` does what only heroes can do"),
    ];
    for (deed, why) in cases {
        assert_eq!(found(ACTIVATIONS, volley, deed), [format!("error[ability-enemy]: {why}")], "{deed}");
    }
    // What asks nobody is fine, and so is what the game makes the enemy ignore.
    let most = "{ convert = { from = \"surge\", to = \"damage\", most = 1 } },";
    assert_eq!(found(ACTIVATIONS, volley, most), Vec::<String>::new());
    // On a deployment card too, and in a line.
    let scattergun = "does = [{ add = \"dmg+1\" }]";
    assert_eq!(
        found(GROUPS, scattergun, "does = [\"remove_defence_die\"]"),
        ["error[ability-enemy]: `scattergun` lets somebody choose a die; nobody chooses for an enemy (R6.6)"],
    );
    let line = "{ icons = [\"attack\"], verb = { move_attack = 4 } },";
    assert_eq!(
        found(ACTIVATIONS, line, "{ icons = [\"action\"], verb = { does = [\"extra_action\"] } },"),
        ["error[ability-enemy]: line 1 does what only heroes can do"],
    );
}

/// A card of the team is nobody's equipment, and only such a card demands something of the team. alliance R10.3.
#[test]
fn cards_of_the_team() {
    let slot = "id = \"rebel_recon\"\ndeck = \"reward\"";
    assert_eq!(
        found(REWARDS, slot, &format!("{slot}\nslot = \"equipment\"")),
        [
            "error[card-team]: `rebel_recon` is of the whole team: a reward, for no hero alone, and no equipment"
        ],
    );
    let toll =
        ["error[card-toll]: `supply_deficit` demands something of the whole team, at the start of a mission"];
    let deficit = "id = \"supply_deficit\"\ndeck = \"reward\"";
    assert_eq!(found(REWARDS, &format!("{deficit}\nteam = true"), deficit), toll);
    assert_eq!(found(REWARDS, "when = \"mission_start\"", "when = \"rested\""), toll);
}

/// What an ability changes is under way at its moment, and what it needs can be true then: a card that would never do
/// anything is found. alliance R6.1, R24.4.
#[test]
fn what_can_never_happen_is_found() {
    let volley = "when = \"declared\", role = \"attacker\", needs = [\"first\"], does = [\n        { attack_die = \"green\" },";
    let cases = [
        (
            volley.replace("declared", "activation_start"),
            "ability-moment]: `stormtrooper_volley` changes what is not under way at its moment",
        ),
        (
            volley.replace("\"first\"", "{ hurt = 1 }"),
            "ability-need]: `stormtrooper_volley` needs what is never true at its moment",
        ),
        (
            volley.replace("\"first\"", "{ tests = [\"tech\"] }"),
            "ability-need]: `stormtrooper_volley` needs what is never true at its moment",
        ),
    ];
    for (to, message) in cases {
        assert_eq!(found(ACTIVATIONS, volley, &to), [format!("error[{message}")], "{to}");
    }
    let line = "{ icons = [\"action\"], verb = { reposition = { points = 2, spaces = 4 } } },";
    let cases = [
        (
            "{ verb = { does = [\"miss\"] } },",
            "ability-moment]: line 2 changes an attack or a test, and there is none",
        ),
        (
            "{ verb = { does = [{ special = \"scout_supply\" }] } },",
            "ability-hero]: what line 2 does, only heroes can do",
        ),
        (
            "{ verb = { does = [{ unplayed = \"planted\" }] } },",
            "ability-unplayed]: line 2 says what only an ability that is `ignored` may say",
        ),
        (
            "{ verb = \"attack\", needs = [\"unhurt\"] },",
            "ability-need]: line 2 needs what is never true there",
        ),
    ];
    for (to, message) in cases {
        assert_eq!(found(ACTIVATIONS, line, to), [format!("error[{message}")], "{to}");
    }
}

/// An attack holds so much and no more, so no card prints more than leaves room for what abilities add.
#[test]
fn cards_print_what_an_attack_holds() {
    let cases = [
        (
            ACTIVATIONS,
            "group = \"stormtrooper\"\n",
            "group = \"stormtrooper\"\ndice = [\"red\", \"red\", \"red\", \"red\", \"red\"]\n",
            "group-dice]: `stormtrooper_volley` has 5 attack dice; up to 4 are printed",
        ),
        (
            ITEMS,
            "surges = [",
            "surges = [\"acc+1\", \"acc+2\", \"acc+3\", \"acc+4\", \"acc+5\", \"acc+6\", ",
            "surge-options]: 10 surge options; up to 6 are printed",
        ),
        (ITEMS, "bars = 1", "bars = 3", "weapon-bars]: `vibroblade` has 3 bars; a weapon has up to 2"),
        (
            REWARDS,
            "cost = { exhaust = true }",
            "cost = { discard = true }",
            "card-discard]: `adrenal_implant` is no supply card: it is exhausted or depleted, not discarded",
        ),
        (SUPPLY, "copies = 2", "copies = 9", "supply-deck]: the supply deck has at most 12 cards"),
    ];
    for (file, from, to, message) in cases {
        assert_eq!(found(file, from, to), [format!("error[{message}")], "{to}");
    }
}
