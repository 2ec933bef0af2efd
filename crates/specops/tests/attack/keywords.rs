//! T30: keywords, one row each, and what their texts say besides.
#![expect(clippy::needless_pass_by_value, reason = "questions are written where they are asked")]

use serde_json::{Value, json};
use sortie_content::scene::agrees;

use super::examples::ask;

/// Attack, defence, attack roll, defence roll, and what must come of it.
type Row = (Value, Value, Value, Value, Value);

#[track_caller]
fn all(rows: impl IntoIterator<Item = Row>) {
    for (attack, mut defence, roll, faces, expected) in rows {
        defence.as_object_mut().unwrap().entry("die").or_insert(json!("white"));
        let question = json!({"op": "resolve", "attack": attack, "defence": defence, "attack_roll": roll, "defence_roll": faces});
        let answer = ask(&question);
        for (key, value) in expected.as_object().unwrap() {
            assert!(agrees(value, &answer[key]), "{question}\n{key}: expected {value}, answered {answer}");
        }
    }
}

fn by(keywords: Value) -> Value {
    json!({ "keywords": keywords })
}

fn in_melee(keywords: Value) -> Value {
    json!({"kind": "melee", "keywords": keywords})
}

fn blanks(n: usize) -> Value {
    json!(vec!["blank"; n])
}

/// specops K65: no dodge may be spent. K40: dodge cancels crits first.
/// specops T30, C9.18
#[test]
pub(crate) fn dodge() {
    let two = json!({"hit": 1, "crit": 2});
    all([
        (json!({}), json!({"dodge": 2}), two.clone(), blanks(2), json!({"dice": 2})),
        (by(json!({"high_velocity": true})), json!({"dodge": 2}), two.clone(), blanks(3), json!({"dice": 3})),
        (
            json!({}),
            json!({"dodge": 2, "keywords": {"outmaneuver": true}}),
            two.clone(),
            blanks(1),
            json!({"dice": 1}),
        ),
        (
            json!({}),
            json!({"dodge": 9, "keywords": {"outmaneuver": true}}),
            two,
            blanks(0),
            json!({"dice": 0}),
        ),
        // With Outmaneuver crits go first, which Armor would not have stopped.
        (
            json!({}),
            json!({"dodge": 1, "keywords": {"outmaneuver": true, "armor": "all"}}),
            json!({"hit": 2, "crit": 1}),
            blanks(0),
            json!({"dice": 0}),
        ),
    ]);
}

/// specops K6, K9, K70: Impact and Primitive against Armor.
/// specops T30, C9.19
#[test]
pub(crate) fn armor() {
    let four = json!({"hit": 4});
    all([
        (
            by(json!({"impact": 1})),
            by(json!({"armor": 2})),
            four.clone(),
            blanks(2),
            json!({"dice": 2, "wounds": 2}),
        ),
        (by(json!({"impact": 1})), by(json!({"armor": "all"})), four.clone(), blanks(1), json!({"dice": 1})),
        (
            by(json!({"impact": 2, "primitive": true})),
            by(json!({"armor": 2})),
            json!({"hit": 2, "crit": 1}),
            blanks(1),
            json!({"dice": 1, "hits": 2, "crits": 1}),
        ),
        // Without Armor neither does anything: Outmaneuver and dodge would notice.
        (
            by(json!({"impact": 2, "primitive": true})),
            json!({}),
            four.clone(),
            blanks(4),
            json!({"dice": 4, "crits": 0}),
        ),
        (by(json!({"impact": 9})), by(json!({"armor": "all"})), four.clone(), blanks(4), json!({"dice": 4})),
        (json!({}), by(json!({"armor": 9})), json!({"hit": 3, "crit": 1}), blanks(1), json!({"dice": 1})),
        (
            by(json!({"primitive": true})),
            by(json!({"armor": "all"})),
            json!({"crit": 3}),
            blanks(0),
            json!({"dice": 0}),
        ),
    ]);
}

/// specops K51: shields cancel hits or crits, at range alone.
/// specops T30, C9.19
#[test]
pub(crate) fn shields() {
    let three = json!({"hit": 1, "crit": 2});
    all([
        (json!({}), json!({"shields": 2}), three.clone(), blanks(1), json!({"dice": 1})),
        (json!({"kind": "melee"}), json!({"shields": 2}), three.clone(), blanks(3), json!({"dice": 3})),
        (
            json!({}),
            json!({"shields": 9}),
            three.clone(),
            blanks(0),
            json!({"dice": 0, "wounds": 0, "suppression": 0}),
        ),
        // Armor first: the hit is gone before a shield could be wasted on it.
        (json!({}), json!({"shields": 1, "keywords": {"armor": 1}}), three, blanks(1), json!({"dice": 1})),
    ]);
}

/// specops K1, K23, K26, K27, K28, K68: Pierce, what adds to it and what shrugs it off.
/// specops T30, C9.21, C9.22
#[test]
pub(crate) fn pierce() {
    let two = json!({"hit": 2});
    let blocks = |n: usize| json!(vec!["block"; n]);
    let three_of_four = json!(["block", "block", "block", "blank"]);
    let aimed = |kind: &str| json!({"kind": kind, "aim": 1, "keywords": {"duelist": true}});
    all([
        (
            by(json!({"pierce": 2})),
            by(json!({"impervious": true})),
            two.clone(),
            three_of_four,
            json!({"dice": 4, "blocks": 1, "wounds": 1}),
        ),
        (
            by(json!({"pierce": 2})),
            by(json!({"impervious": true, "immune_pierce": true})),
            two.clone(),
            blocks(2),
            json!({"dice": 2, "blocks": 2, "wounds": 0}),
        ),
        // Impervious counts Lethal and Duelist too.
        (
            json!({"lethal": 1}),
            by(json!({"impervious": true})),
            two.clone(),
            blocks(3),
            json!({"dice": 3, "blocks": 2}),
        ),
        (
            aimed("melee"),
            by(json!({"impervious": true})),
            two.clone(),
            blocks(3),
            json!({"dice": 3, "blocks": 2}),
        ),
        (json!({"lethal": 1}), json!({}), two.clone(), blocks(2), json!({"blocks": 1, "wounds": 1})),
        // K23: a duelist pierces in melee alone, and only having spent aim.
        (aimed("melee"), json!({}), two.clone(), blocks(2), json!({"blocks": 1})),
        (aimed("ranged"), json!({}), two.clone(), blocks(2), json!({"blocks": 2})),
        (in_melee(json!({"duelist": true})), json!({}), two.clone(), blocks(2), json!({"blocks": 2})),
        // K23: a defending duelist that has spent dodge, also without hits (C5.10); in melee alone.
        (
            in_melee(json!({"pierce": 2})),
            json!({"dodge": 1, "keywords": {"duelist": true}}),
            two.clone(),
            blocks(1),
            json!({"dice": 1, "blocks": 1, "wounds": 0}),
        ),
        (
            in_melee(json!({"pierce": 1})),
            json!({"dodge": 1, "keywords": {"duelist": true}}),
            json!({"crit": 1}),
            blocks(1),
            json!({"dice": 1, "blocks": 1}),
        ),
        (
            in_melee(json!({"pierce": 1})),
            by(json!({"duelist": true})),
            two.clone(),
            blocks(2),
            json!({"blocks": 1}),
        ),
        (
            by(json!({"pierce": 1})),
            json!({"dodge": 1, "keywords": {"duelist": true}}),
            two.clone(),
            blocks(1),
            json!({"blocks": 0, "wounds": 1}),
        ),
        // K65 keeps the duelist from spending dodge.
        (
            in_melee(json!({"pierce": 1, "high_velocity": true})),
            json!({"dodge": 1, "keywords": {"duelist": true}}),
            two.clone(),
            blocks(2),
            json!({"dice": 2, "blocks": 1}),
        ),
        // K26: in melee alone.
        (
            in_melee(json!({"pierce": 1})),
            by(json!({"immune_melee_pierce": true})),
            two.clone(),
            blocks(2),
            json!({"blocks": 2}),
        ),
        (
            by(json!({"pierce": 1})),
            by(json!({"immune_melee_pierce": true})),
            two.clone(),
            blocks(2),
            json!({"blocks": 1}),
        ),
        (by(json!({"pierce": 9})), json!({}), two, blocks(2), json!({"blocks": 0, "wounds": 2})),
    ]);
}

/// specops K17, K35: dice more and dice fewer.
/// specops T30, C9.20
#[test]
pub(crate) fn dice() {
    let two = json!({"hit": 2});
    let danger = |tokens: u64| json!({"courage": 9, "suppression": tokens, "keywords": {"danger_sense": 3}});
    all([
        (json!({}), danger(1), two.clone(), blanks(3), json!({"dice": 3})),
        (json!({}), danger(5), two.clone(), blanks(5), json!({"dice": 5})),
        (json!({}), danger(0), two.clone(), blanks(2), json!({"dice": 2})),
        (
            json!({}),
            json!({"cover": 1, "keywords": {"low_profile": true}}),
            two.clone(),
            blanks(1),
            json!({"dice": 1, "blocks": 1, "wounds": 1}),
        ),
        // Without cover, in melee and without dice Low Profile does nothing.
        (
            json!({}),
            by(json!({"low_profile": true})),
            two.clone(),
            blanks(2),
            json!({"dice": 2, "blocks": 0}),
        ),
        (
            json!({"kind": "melee"}),
            json!({"cover": 2, "keywords": {"low_profile": true}}),
            two.clone(),
            blanks(2),
            json!({"dice": 2, "blocks": 0}),
        ),
        (
            json!({}),
            json!({"cover": 1, "dodge": 2, "keywords": {"low_profile": true}}),
            two.clone(),
            blanks(0),
            json!({"dice": 0, "blocks": 0}),
        ),
        // Its block can be pierced like any other.
        (
            by(json!({"pierce": 1})),
            json!({"cover": 1, "keywords": {"low_profile": true}}),
            two,
            blanks(1),
            json!({"blocks": 0, "wounds": 2}),
        ),
    ]);
}

/// specops K4, C9.24, C11.4: tokens come together, with or without results.
/// specops T30, S15, C11.8, C11.7
#[test]
pub(crate) fn suppressive() {
    let calm = json!({"courage": 1});
    all([
        (
            by(json!({"suppressive": 1})),
            calm.clone(),
            json!({"hit": 1}),
            blanks(1),
            json!({"suppression": 2, "panic_dice": 1}),
        ),
        (
            by(json!({"suppressive": 2})),
            json!({"courage": 2}),
            json!({"blank": 2}),
            blanks(0),
            json!({"suppression": 2, "panic_dice": 0}),
        ),
        (
            in_melee(json!({"suppressive": 1})),
            calm,
            json!({"hit": 1}),
            blanks(1),
            json!({"suppression": 1, "panic_dice": 0}),
        ),
        // C11.8: no courage, no tokens. C11.7: a droid panics.
        (
            by(json!({"suppressive": 2})),
            json!({}),
            json!({"hit": 1}),
            blanks(1),
            json!({"suppression": 0, "panic_dice": 0}),
        ),
        (
            by(json!({"suppressive": 2})),
            json!({"courage": 1, "droid": true}),
            json!({"hit": 1}),
            blanks(1),
            json!({"suppression": 3, "panic_dice": 2}),
        ),
    ]);
}

/// specops K36: a Marksman raises blanks before hits, after conversion.
/// specops T30, C9.9
#[test]
pub(crate) fn marksman() {
    let marksman = |tokens: u64| json!({ "marksman": tokens });
    all([
        (marksman(2), json!({}), json!({"hit": 1, "blank": 1}), blanks(2), json!({"hits": 1, "crits": 1})),
        (marksman(1), json!({}), json!({"hit": 1, "blank": 1}), blanks(2), json!({"hits": 2, "crits": 0})),
        (marksman(9), json!({}), json!({"hit": 1, "blank": 1}), blanks(2), json!({"hits": 0, "crits": 2})),
        // A surge that nothing converts has become a blank by then; what it is raised to counts as a result.
        (
            marksman(1),
            json!({"courage": 2}),
            json!({"surge": 1}),
            blanks(1),
            json!({"hits": 1, "suppression": 1}),
        ),
        (marksman(3), json!({}), json!({"crit": 2}), blanks(2), json!({"hits": 0, "crits": 2})),
    ]);
}

/// specops K3, S13: Critical before the chart, surge tokens after it.
/// specops C9.9
#[test]
pub(crate) fn critical() {
    let three = json!({"surge": 3});
    all([
        (
            json!({"surge": "hit", "keywords": {"critical": 1}}),
            json!({}),
            three.clone(),
            blanks(3),
            json!({"hits": 2, "crits": 1}),
        ),
        (
            json!({"surge_tokens": 1, "keywords": {"critical": 1}}),
            json!({}),
            three.clone(),
            blanks(2),
            json!({"hits": 1, "crits": 1}),
        ),
        (
            json!({"surge": "crit", "surge_tokens": 3}),
            json!({}),
            three.clone(),
            blanks(3),
            json!({"hits": 0, "crits": 3}),
        ),
        (by(json!({"critical": 9})), json!({}), three, blanks(3), json!({"crits": 3})),
    ]);
}
