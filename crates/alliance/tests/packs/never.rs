//! What can never happen in a mission, whoever plays it.

use super::{FERRY, told};

/// More than a core box has is told with the party that meets it first; what excludes each other is not added up.
/// alliance R1.3, R8.2, R22.2.
#[test]
fn more_than_one_box_has() {
    let again = "{ show = \"part\" },";
    let more = |what: &str| format!("{again}\n{what}");
    let deploy = |group: &str, label: &str| {
        format!("{{ deploy = {{ group = \"{group}\", as = \"{label}\", at = [11, 2] }} }},")
    };
    let elite = more(&deploy("stormtrooper_elite", "late"));
    let three = more(&[deploy("stormtrooper", "b"), deploy("stormtrooper", "c")].concat());
    let either = format!(
        "{{ when = {{ if = [{{ flag = \"knows_the_crew\" }}], then = [{}], else = [{}] }} }},",
        deploy("imperial_officer_elite", "b").trim_end_matches(','),
        deploy("imperial_officer_elite", "c").trim_end_matches(','),
    );
    let join = "{ join = { ally = \"rebel_saboteur\", at = [11, 2] } },";
    let twice = more(&[join, &join.replace("saboteur", "trooper")].concat());
    told(
        FERRY,
        &[
            (
                again,
                &elite,
                &[
                    "106: error[box-cards]: with 2 heroes on hard: 2 groups of `stormtrooper_elite` on the map at once \
                   (`guards`, `late`); the box has 1 card",
                ][..],
            ),
            (
                again,
                &three,
                &[
                    "106: error[box-cards]: with 2 heroes on normal: 3 groups of `stormtrooper` on the map at once \
                   (`guards`, `b`, `c`); the box has 2 cards",
                ],
            ),
            (again, &more(&either), &[]),
            (
                again,
                &twice,
                &[
                    "106: error[second-ally]: a mission has one ally group at most; `rebel_saboteur`, `rebel_trooper` join",
                ],
            ),
            (
                "{ reinforce = { group = \"guards\" } }",
                "{ deploy = { group = \"probe_droid\", as = \"eyes\", at = [1, 2] } }",
                &[
                    "168: error[box-cards]: with 2 heroes on normal: any number of groups of `probe_droid` on the map at once \
                   (`eyes`); the box has 2 cards",
                ],
            ),
            (
                "{ reinforce = { group = \"guards\" } }",
                "{ when = { if = [{ alive = \"eyes\" }], then = [{ medpacs = 1 }], else = [{ deploy = { group = \"probe_droid\", as = \"eyes\", at = [1, 2] } }] } }",
                &[],
            ),
        ],
    );
}

/// What can never happen is told. alliance R16.2, R18.2, R20.1.
#[test]
fn what_never_happens() {
    told(
        FERRY,
        &[
            (
                "{ reveal = \"post\" }",
                "{ say = \"opening\" }",
                &[
                    "39: error[door-to-nowhere]: `gate` opens and nothing reveals `post` behind it",
                    "1: error[cannot-win]: nothing that can happen wins this mission",
                ][..],
            ),
            (
                "{ go_to = \"deck\" }, ",
                "",
                &[
                    "19: error[scene-never-reached]: nothing leads to the scene `deck`",
                    "1: error[cannot-win]: nothing that can happen wins this mission",
                ],
            ),
            (
                "{ show = \"part\" },",
                "",
                &["59: error[object-never-shown]: `part` is hidden and nothing shows it"],
            ),
            (
                "locked = true\n\n[[object]]\nid = \"cupboard\"",
                "locked = true\nhidden = true\n\n[[object]]\nid = \"cupboard\"",
                &[
                    "19: error[area-never-revealed]: nothing reveals `filters`",
                    "67: error[object-never-shown]: `hatch` is hidden and nothing shows it",
                    "1: error[cannot-win]: nothing that can happen wins this mission",
                ],
            ),
            (
                "when = { opened = \"cupboard\" }\ndo = [{ reveal = \"archive\" }, ",
                "when = { interacted = \"lever\" }\ndo = [",
                &["74: error[door-to-nowhere]: `cupboard` opens and nothing reveals `archive` behind it"],
            ),
            (
                "if = [{ objective = \"hold\" }]",
                "if = [{ scene = \"shore\" }, { not = { scene = \"shore\" } }, { counter = { counter = \"fallen\", is = { at_most = -1 } } }]",
                &[
                    "160: error[never-fires]: this rule never fires: its conditions never hold",
                    "1: error[cannot-win]: nothing that can happen wins this mission",
                ],
            ),
            (
                "start = [\"yard\"]",
                "start = [\"post\"]",
                &[
                    "14: error[scene-start]: the heroes start in `yard`, so it is revealed at the start",
                    "1: error[cannot-win]: nothing that can happen wins this mission",
                ],
            ),
            (
                "{ win = \"sailed\" }",
                "{ say = \"opening\" }",
                &["1: error[cannot-win]: nothing that can happen wins this mission"],
            ),
            (
                "if = [{ objective = \"hold\" }]",
                "if = [{ objective = \"hold\" }, { heroes = { at_least = 3 } }]",
                &[
                    "1: error[cannot-win]: this mission cannot be won with 2 heroes on normal, 2 heroes on hard",
                ],
            ),
            (
                "if = [{ objective = \"hold\" }]",
                "if = [{ objective = \"hold\" }, { not = { difficulty = \"hard\" } }]",
                &[
                    "1: error[cannot-win]: this mission cannot be won with 2 heroes on hard, 3 heroes on hard, 4 heroes on hard",
                ],
            ),
            (
                "if = [{ objective = \"hold\" }]",
                "if = [{ objective = \"hold\" }, { counter = { counter = \"fallen\", is = { at_least = 2 } } }]",
                &[
                    "160: error[never-fires]: this rule never fires: its conditions never hold",
                    "1: error[cannot-win]: nothing that can happen wins this mission",
                ],
            ),
            (
                "{ offer = \"spare\" },",
                "",
                &["34: error[objective-never-current]: nothing makes `spare` an objective of the players"],
            ),
            (
                "{ complete = \"spare\" }, ",
                "",
                &[
                    "9: error[never-happens]: nobody ever comes to this: what it depends on is never so",
                    "34: error[objective-cannot-complete]: nothing completes `spare`",
                ],
            ),
            (
                "again = true\ndo = [{ add = { counter = \"copied\" } }]",
                "do = [{ add = { counter = \"copied\", by = 1 } }]",
                &[
                    "24: error[objective-cannot-complete]: `codes` cannot be completed with 4 heroes on normal: `copied` gets to 2 of 3",
                    "1: error[cannot-win]: this mission cannot be won with 4 heroes on normal, 4 heroes on hard",
                ],
            ),
            (
                "every = 2",
                "every = 2\nif = [{ round = { at_most = 0 } }]",
                &["165: error[never-fires]: this peril never comes: its conditions never hold"],
            ),
            (
                "kind = \"door\"\ndoor = 0\n\n",
                "kind = \"door\"\ndoor = 0\nlocked = true\n\n",
                &[
                    "39: error[door-stays-locked]: `gate` is locked; nothing unlocks or opens it",
                    "1: error[cannot-win]: nothing that can happen wins this mission",
                ],
            ),
            (
                "id = \"cupboard\"\nscene = \"deck\"\nkind = \"door\"\ndoor = 1\n",
                "id = \"cupboard\"\nscene = \"deck\"\nkind = \"door\"\ndoor = 1\nlocked = true\n",
                &["74: error[door-stays-locked]: `cupboard` is locked; nothing unlocks or opens it"],
            ),
            (
                "[{ completed = \"spare\" }], then",
                "[{ heroes = { at_least = 5 } }], then",
                &["9: error[never-happens]: nobody ever comes to this: what it depends on is never so"],
            ),
        ],
    );
}
