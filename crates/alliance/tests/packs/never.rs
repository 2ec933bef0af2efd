//! What can never happen in a mission, whoever plays it.

use super::{FERRY, told};

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
