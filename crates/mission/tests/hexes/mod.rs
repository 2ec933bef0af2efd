//! A second game speaks the language: agents on hexes, teleport points and signals. It exists in these tests only; its
//! mission is read, checked, explored and played.

mod ground;
mod mission;
mod table;
mod words;

use mission::{Mission, read};
use table::{Desert, Question};
use words::{Difficulty, Happens, Kind};

const TEXT: &str = include_str!("close_contact.toml");

fn shipped() -> Mission {
    let mut findings = Vec::new();
    let mission = read(TEXT, &mut findings).expect("it can be read");
    assert_eq!(findings, []);
    mission
}

/// What is found after a change of the file by text, from the line on.
#[track_caller]
fn broken(from: &str, to: &str) -> Vec<String> {
    let changed = TEXT.replacen(from, to, 1);
    assert_ne!(changed, TEXT, "`{from}` does not stand in the file");
    let mut findings = Vec::new();
    read(&changed, &mut findings);
    findings.iter().map(|finding| finding.to_string().split_once(".toml:").unwrap().1.to_owned()).collect()
}

#[test]
fn words_of_both_are_read_with_their_lines() {
    shipped();
    let cases = [
        (
            "{ attach = \"ship\" }",
            "{ atach = \"ship\" }",
            "51: error[malformed]: unknown variant `atach`, expected one of `say`, `rule`, `choose`, `test`, `when`, \
             `go_to`, `objective`, `offer`, `complete`, `fail`, `add`, `flag`, `unflag`, `win`, `lose`, `signal`, `attach`",
        ),
        (
            "kind = \"human\"",
            "kind = \"robot\"",
            "81: error[malformed]: unknown variant `robot`, expected `alien` or `human`",
        ),
        (
            "by = 1 } }, { attach",
            "by = [1, 2] } }, { attach",
            "51: error[malformed]: an amount is a number, or five of them for 1 to 5 agents",
        ),
        (
            "{ signals = { at_most = 4 } }",
            "{ players = { at_most = 4 } }",
            "60: error[malformed]: unknown variant `players`, expected one of `flag`, `counter`, `agents`, `difficulty`, \
             `round`, `objective`, `completed`, `scene`, `played`, `won`, `met`, `not`, `any`, `all`, `signals`",
        ),
    ];
    for (from, to, expected) in cases {
        assert_eq!(broken(from, to), [expected], "{from} -> {to}");
    }
    assert_eq!(broken("{ signals = { at_most = 4 } }", "{ agents = { at_most = 5 } }"), [] as [&str; 0]);
}

#[test]
fn names_and_shapes_of_both_are_checked() {
    let cases = [
        ("destroyed = \"south\"", "destroyed = \"mast\"", "54: error[teleport-unknown]: `mast` sends nobody"),
        ("attach = \"ship\"", "attach = \"shop\"", "51: error[tile-unknown]: there is no tile `shop`"),
        (
            "offer = \"listen\"",
            "offer = \"hear\"",
            "51: error[objective-unknown]: there is no objective `hear`",
        ),
        ("about = [\"mast\"]", "about = [\"mist\"]", "41: error[point-unknown]: there is no point `mist`"),
        (
            "flag = \"heard_them\" } }]",
            "flag = \"heard\" } }]",
            "81: error[flag-never-set]: nothing in the pack sets the flag `heard`",
        ),
        ("n = [1, 1, 2, 2, 3]", "n = 0", "47: error[amount]: this is always 0: nothing happens"),
        (
            "won = [{ say",
            "won = [{ attach = \"ship\" }, { say",
            "5: error[effect-misplaced]: this changes a mission, and none is played here",
        ),
        (
            "when = \"start\"\ndo = [",
            "when = \"start\"\ndo = [{ test = { attribute = \"science\", whom = \"actor\", outcomes = [{ do = [] }] } }, ",
            "47: error[no-actor]: nobody has done anything here; who is the actor?",
        ),
    ];
    for (from, to, expected) in cases {
        assert_eq!(broken(from, to), [expected], "{from} -> {to}");
    }
}

/// The explorer knows what can be met, with one agent and with five, at every level.
#[test]
fn what_cannot_be_met_is_proved() {
    let cases = [
        // Nothing joins the ship, so nobody ever comes to the mast.
        (
            "{ attach = \"ship\" }, ",
            "",
            &[
                "57: error[never-fires]: this rule never fires: what calls it never happens",
                "68: error[never-fires]: this rule never fires: what calls it never happens",
                "72: error[never-fires]: this rule never fires: what calls it never happens",
                "88: error[never-happens]: nobody ever comes to this: what it depends on is never so",
                "38: error[objective-cannot-complete]: nothing completes `listen`",
                "38: error[objective-cannot-complete]: `listen` cannot be completed with 1 agents on easy: `tuned` gets to 0 of 1",
            ][..],
        ),
        // Only more than three of them destroy the second point.
        (
            "when = { destroyed = \"south\" }\n",
            "when = { destroyed = \"south\" }\nif = [{ agents = { at_least = 4 } }, { difficulty = \"easy\" }]\n",
            &[
                "32: error[objective-cannot-complete]: `destroy` cannot be completed with 1 agents on easy: `destroyed` gets to 1 of 2",
                "3: error[cannot-win]: this mission cannot be won with 1 agents on easy, 2 agents on easy, 3 agents on easy, \
                 1 agents on normal, 2 agents on normal, 3 agents on normal, 4 agents on normal, 5 agents on normal, \
                 1 agents on hard, 2 agents on hard, 3 agents on hard, 4 agents on hard, 5 agents on hard, \
                 1 agents on very_hard, 2 agents on very_hard, 3 agents on very_hard, 4 agents on very_hard, 5 agents on very_hard",
            ],
        ),
        (
            "{ signals = { at_most = 4 } }",
            "{ signals = { at_most = -1 } }",
            &[
                "57: error[never-fires]: this rule never fires: its conditions never hold",
                "68: error[never-fires]: this rule never fires: what calls it never happens",
                "72: error[never-fires]: this rule never fires: what calls it never happens",
                "88: error[never-happens]: nobody ever comes to this: what it depends on is never so",
                "38: error[objective-cannot-complete]: nothing completes `listen`",
                "38: error[objective-cannot-complete]: `listen` cannot be completed with 1 agents on easy: `tuned` gets to 0 of 1",
            ],
        ),
    ];
    for (from, to, expected) in cases {
        assert_eq!(broken(from, to), expected, "{from} -> {to}");
    }
}

fn reached(point: &str) -> Happens {
    Happens::Reached(point.to_owned())
}

fn destroyed(point: &str) -> Happens {
    Happens::Destroyed(point.to_owned())
}

/// Reads every page up to the next question.
fn read_on(table: &mut Desert<'_>) -> Option<Question> {
    loop {
        match table.go_on() {
            Some(Question::Page(_)) => table.read_page(),
            other => return other,
        }
    }
}

#[test]
fn the_mission_is_played_to_its_end() {
    let mission = shipped();
    let mut table = Desert::new(&mission, 3, Difficulty::Hard);
    assert_eq!(table.go_on(), Some(Question::Page("landing".to_owned())));
    assert_eq!(read_on(&mut table), None);
    assert_eq!(table.signals, [((1, 1), Kind::Alien); 2], "two with three agents");
    assert_eq!(table.progress.objective, Some(0));

    table.happens(0, &destroyed("north"));
    assert_eq!(read_on(&mut table), None);
    assert_eq!((table.progress.counters[0], &table.attached[..]), (1, &["ship".to_owned()][..]));
    assert!(table.progress.is_shown(1));

    // Three agents on hard need two successes; who fails is heard, who succeeds is counted.
    table.happens(2, &reached("mast"));
    assert_eq!(read_on(&mut table), Some(Question::Successes(2)));
    table.roll(0);
    assert_eq!(read_on(&mut table), None);
    assert_eq!((table.signals.len(), table.progress.counters[1]), (3, 0));
    table.happens(2, &reached("mast"));
    assert_eq!(read_on(&mut table), Some(Question::Successes(2)));
    table.roll(2);
    assert_eq!(read_on(&mut table), None);
    assert!(table.progress.is_completed(1));
    assert_eq!(table.flags, ["heard_them"]);

    // It fires once.
    table.happens(0, &destroyed("north"));
    assert_eq!(read_on(&mut table), None);
    assert_eq!(table.progress.counters[0], 1);

    // Who has heard them cannot wait.
    table.happens(1, &destroyed("south"));
    assert_eq!(read_on(&mut table), Some(Question::Options(vec![0])));
    table.choose(0);
    assert_eq!(read_on(&mut table), None);
    assert_eq!(table.over, Some((true, "clear".to_owned())));
    assert_eq!(table.flags, ["heard_them", "held_the_hill"]);
    assert_eq!(table.log.last().unwrap(), "Flag { flag: \"held_the_hill\", set: true }");
}

/// Peril comes at its round and every second one after; five agents meet it earlier.
#[test]
fn peril_comes_and_the_last_round_ends_it() {
    let mission = shipped();
    for (n_agents, first) in [(1, 4), (5, 2)] {
        let mut table = Desert::new(&mission, n_agents, Difficulty::Easy);
        read_on(&mut table);
        let before = table.signals.len();
        for round in 1..=11 {
            table.round = round;
            table.end_round();
            assert_eq!(read_on(&mut table), None);
            let due = if round < first { 0 } else { (round - first) / 2 + 1 };
            if table.over.is_none() {
                assert_eq!(table.signals.len() - before, due as usize, "{n_agents} agents, round {round}");
            }
        }
        assert_eq!(table.over, Some((false, "too_late".to_owned())));
    }
}

/// A rule that leads on by what holds: who leaves without listening has done it partly.
#[test]
fn what_holds_decides_which_list_follows() {
    let mission = shipped();
    let mut table = Desert::new(&mission, 2, Difficulty::Normal);
    read_on(&mut table);
    table.happens(0, &destroyed("north"));
    table.happens(0, &destroyed("south"));
    assert_eq!(read_on(&mut table), Some(Question::Options(vec![0, 1])));
    table.choose(1);
    assert_eq!(read_on(&mut table), None);
    assert_eq!(table.signals.last(), Some(&((0, 0), Kind::Human)));
    table.happens(1, &reached("south"));
    assert_eq!(read_on(&mut table), None);
    assert_eq!(table.over, Some((true, "partly".to_owned())));
}
