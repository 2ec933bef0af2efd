//! What is found in broken campaigns.

use super::{CROSSING, told};

/// A campaign names what exists, begins, goes on and ends. alliance R30.2, R30.5, R31.4, R35.4.
#[test]
fn broken_campaigns_are_found() {
    told(
        CROSSING,
        &[
            (
                "id = \"crossing\"",
                "id = \"passage\"",
                &["1: error[campaign-id]: the campaign calls itself `passage` and lies in `crossing.toml`"][..],
            ),
            (
                "mission = \"cold_ledger\"",
                "mission = \"ledger\"",
                &["18: error[mission-unknown]: there is no mission `ledger`"],
            ),
            (
                "location = \"island\"",
                "location = \"isle\"",
                &["19: error[location-unknown]: there is no location `isle`"],
            ),
            (
                "location = \"quay\"\nif",
                "location = \"pier\"\nif",
                &["25: error[location-unknown]: there is no location `pier`"],
            ),
            (
                "at = [70, 30]",
                "at = [70, 130]",
                &["11: error[location-at]: a place on the star map is told in hundredths, 0 to 100"],
            ),
            (
                "location = \"quay\"\n\n",
                "location = \"quay\"\nif = [{ flag = \"ferry_taken\" }]\n\n",
                &["13: error[leg-first]: `ferry` is played first, so it has no condition"],
            ),
            (
                "finale = true\n",
                "",
                &["13: error[no-finale]: no mission ends the campaign: one at least is `finale = true`"],
            ),
            (
                "if = [{ played = \"ferry\" }]",
                "if = [{ won = \"ferry\" }]",
                &[
                    "13: error[campaign-stuck]: after `ferry` lost no mission is left and the campaign has not ended",
                ],
            ),
            (
                "if = [{ played = \"ferry\" }]",
                "if = [{ flag = \"has_the_ledger\" }]",
                &[
                    "17: error[leg-never]: the mission `cold_ledger` never comes up",
                    "13: error[finale-never]: no way leads to a finale",
                    "47: error[ending-never]: no campaign ends with `free`",
                    "13: error[campaign-stuck]: after `ferry` won no mission is left and the campaign has not ended",
                ],
            ),
            (
                "if = [{ won = \"ferry\" }]",
                "if = [{ met = \"old_sailor\" }]",
                &["23: error[encounter-never]: the encounter `old_sailor` never comes up"],
            ),
            (
                "if = [{ won = \"ferry\" }]",
                "if = [{ round = { at_least = 2 } }]",
                &[
                    "26: error[given-misplaced]: this is known in a mission only; a mission tells others by a flag",
                ],
            ),
            (
                "{ credits = -50 }",
                "{ reveal = \"yard\" }",
                &["28: error[effect-misplaced]: this changes a mission, and none is played here"],
            ),
            (
                "{ credits = -50 }",
                "{ harm = { whom = \"actor\", damage = 1 } }",
                &["28: error[no-actor]: nobody has done anything here; who is the actor?"],
            ),
            (
                "{ text = \"leave\" }",
                "{ text = \"leave\", if = [{ fame = { at_least = 1 } }] }",
                &["27: error[choose-closed]: every answer has a condition; one at least must always be open"],
            ),
            (
                "tiers = [[1], [1, 2]]",
                "tiers = [[1], []]",
                &["34: error[armory]: after each mission the armory offers cards of some tier"],
            ),
            (
                "tiers = [[1], [1, 2]]",
                "tiers = [[1], [4]]",
                &["34: error[armory]: no weapon or modification is of tier 4"],
            ),
            ("cards = 4", "cards = 0", &["33: error[armory]: the armory offers at least one card"]),
            (
                "sell = 50",
                "sell = 150",
                &["36: error[armory]: whoever buys for 100 and sells for 150 gets rich"],
            ),
            ("unhurt = 1", "unhurt = -1", &["38: error[fame]: nobody loses fame by a deed"]),
            (
                "id = \"quiet\"\nwon = false",
                "id = \"quiet\"\nwon = false\nif = [{ fame = { at_most = 5 } }]",
                &["47: error[ending-last]: the last ending has no condition, so that every campaign ends"],
            ),
            (
                "if = [{ won = \"cold_ledger\" }, { flag = \"ferry_taken\" }]\n",
                "",
                &["51: error[ending-never]: no campaign ends with `quiet`"],
            ),
            (
                "flag = \"ferry_taken\" }]",
                "flag = \"ferry_sunk\" }]",
                &["50: error[flag-never-set]: nothing in the pack sets the flag `ferry_sunk`"],
            ),
            (
                "id = \"island\"\n",
                "id = \"quay\"\n",
                &[
                    "9: error[name-twice]: there is another location `quay`",
                    "19: error[location-unknown]: there is no location `island`",
                ],
            ),
            (
                "mission = \"cold_ledger\"",
                "mission = \"ferry\"",
                &["17: error[name-twice]: `ferry` is on the star map already"],
            ),
            (
                "ask = \"offer\"",
                "ask = \"plea\"",
                &[
                    "27: error[text-missing]: the text `alliance-encounter-old-sailor-plea` is missing in en, de, it",
                ],
            ),
        ],
    );
}
