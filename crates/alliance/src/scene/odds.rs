//! The ops `surge`, `odds` and `test`: questions about dice, which need no position.

use serde::Deserialize;
use serde_json::{Value, json};
use sortie_content::scene::text;

use super::{Ask, Object, cast};
use crate::attack::{Attack, Condition, Context, Modifiers, Tally, read_keyword};
use crate::dice::{AttackRoll, DefenceRoll, Dice, Roll};
use crate::odds::{AttackQuestion, TestQuestion};
use crate::surge::by_priority;

/// Answers `surge`, `odds` or `test`; none for another op.
pub(super) fn answer(ask: &Ask) -> Option<Result<Value, String>> {
    match ask.op.as_str() {
        "surge" => Some(surge(&ask.fields)),
        "odds" => Some(odds(&ask.fields)),
        "test" => Some(test(&ask.fields)),
        _ => None,
    }
}

/// How an enemy spends the surges of one roll (R29).
fn surge(fields: &Object) -> Result<Value, String> {
    let attack = attack(fields)?;
    let options = cast::surge(fields)?;
    let spending = by_priority(&options, Tally::of(&attack, roll(fields)?), |_| ());
    // The words of the asker, not ours: they may write the same option in another way.
    let words: Vec<String> = fields.or("surge", Vec::new())?;
    let used: Vec<&String> = spending.used.iter().map(|&option| &words[usize::from(option)]).collect();
    let impact = spending.tally.impact();
    let conditions: Vec<&str> = impact.conditions.iter().map(Condition::keyword).collect();
    Ok(json!({
        "used": used,
        "hit": impact.hit,
        "damage": spending.tally.damage(),
        "surges_lost": spending.tally.surges(),
        "conditions": conditions,
    }))
}

/// The odds of an attack.
fn odds(fields: &Object) -> Result<Value, String> {
    let question = AttackQuestion {
        dice: fields.required("dice")?,
        defence: fields.or("defence", Default::default())?,
        attack: attack(fields)?,
        options: cast::surge(fields)?,
        policy: fields.or("policy", Default::default())?,
        // The format has no rerolls.
        rerolls: Vec::new(),
    };
    let health: Vec<u16> = fields.or("health", Vec::new())?;
    Ok(question.odds(Dice::shipped()).to_json(&health))
}

/// The odds of an attribute test (R11).
fn test(fields: &Object) -> Result<Value, String> {
    let dice = fields.or("dice", Default::default())?;
    let mut question =
        TestQuestion::hero(dice, fields.or("needed", 1)?).by(fields.or("figure", Default::default())?);
    if fields.or("focused", false)? {
        question = question.focused().map_err(|error| format!("{}: {error}", fields.place("focused")))?;
    }
    Ok(question.odds(Dice::shipped()).to_json())
}

/// What `surge` and `odds` say alike about an attack.
fn attack(fields: &Object) -> Result<Attack, String> {
    // Left out it is adjacent; null is a distance that no accuracy reaches (S2).
    let distance = if fields.is_null("distance") { None } else { Some(fields.or("distance", 1)?) };
    let mut attack = Attack::new(fields.required("type")?, distance);
    for (place, word) in fields.list("keywords")? {
        let keyword = read_keyword(text(&place, word)?).map_err(|error| format!("{place}: {error}"))?;
        attack.keywords.extend(keyword);
    }
    if let Some(mods) = fields.part("mods")? {
        let mods = mods.only(&["dmg", "acc", "sur", "pierce", "blk", "evd"])?;
        attack.modifiers = Modifiers {
            damage: mods.or("dmg", 0)?,
            accuracy: mods.or("acc", 0)?,
            surges: mods.or("sur", 0)?,
            pierce: mods.or("pierce", 0)?,
            blocks: mods.or("blk", 0)?,
            evades: mods.or("evd", 0)?,
        };
    }
    if let Some(context) = fields.part("context")? {
        let known = ["target_remaining", "attacker_damage", "blast_others", "cleave_others"];
        let context = context.only(&known)?;
        attack.context = Context {
            target_remaining: context.optional("target_remaining")?,
            attacker_damage: context.or("attacker_damage", 0)?,
            blast_others: context.or("blast_others", 0)?,
            cleave_others: context.or("cleave_others", 0)?,
            ..Context::default()
        };
    }
    Ok(attack)
}

fn roll(fields: &Object) -> Result<Roll, String> {
    let roll = fields.object("roll")?.only(&["acc", "dmg", "sur", "blk", "evd", "dodge"])?;
    Ok(Roll {
        attack: AttackRoll {
            accuracy: roll.or("acc", 0)?,
            damage: roll.or("dmg", 0)?,
            surges: roll.or("sur", 0)?,
        },
        defence: DefenceRoll {
            blocks: roll.or("blk", 0)?,
            evades: roll.or("evd", 0)?,
            dodge: roll.or("dodge", Dodge::Count(0))?.is_there(),
        },
    })
}

/// A dodge is counted like the other symbols, but the die files say yes or no.
#[derive(Deserialize)]
#[serde(untagged)]
enum Dodge {
    Count(u8),
    Whether(bool),
}

impl Dodge {
    fn is_there(&self) -> bool {
        match *self {
            Self::Count(n) => n > 0,
            Self::Whether(dodge) => dodge,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(value: &Value) -> Result<Value, String> {
        answer(&Ask::new("checks[0].ask", value).expect("a question")).expect("an op of this file")
    }

    /// T7, D1 and D2 as scenes.
    #[test]
    fn surges() {
        for (list, roll, distance, expected) in [
            (
                json!(["acc+2", "dmg+1"]),
                json!({"acc": 4, "dmg": 1, "sur": 2}),
                4,
                json!({"used": ["dmg+1"], "hit": true, "damage": 2, "surges_lost": 1, "conditions": []}),
            ),
            (
                json!(["stun", "dmg+1"]),
                json!({"acc": 2, "dmg": 1, "sur": 2, "blk": 1}),
                2,
                json!({"used": ["dmg+1", "stun"], "hit": true, "damage": 1, "surges_lost": 0,
                       "conditions": ["stun"]}),
            ),
            (
                json!(["acc+2", "dmg+1"]),
                json!({"acc": 4, "dmg": 1, "sur": 2}),
                5,
                json!({"used": ["acc+2", "dmg+1"], "hit": true, "damage": 2, "surges_lost": 0,
                       "conditions": []}),
            ),
            (
                json!(["acc+2", "dmg+1"]),
                json!({"acc": 9, "dmg": 1, "sur": 1, "dodge": 1}),
                5,
                json!({"used": [], "hit": false, "damage": 0, "surges_lost": 1, "conditions": []}),
            ),
        ] {
            let question =
                json!({"op": "surge", "type": "ranged", "surge": list, "roll": roll, "distance": distance});
            assert_eq!(ask(&question), Ok(expected), "{question}");
        }
    }

    #[test]
    fn surges_with_all_that_is_around() {
        let question = json!({"op": "surge", "type": "melee", "roll": {"dmg": 2, "sur": 4, "blk": 2, "dodge": false},
            "surge": ["bleed", "cleave1", "recover_dmg2", "2: blast3", "focus"],
            "mods": {"dmg": 1, "sur": 1, "evd": 1}, "keywords": ["reach", "stun"],
            "context": {"target_remaining": 5, "attacker_damage": 1, "blast_others": 1}});
        let expected = json!({"used": ["bleed", "recover_dmg2", "2: blast3"], "hit": true, "damage": 1,
            "surges_lost": 0, "conditions": ["bleed", "stun"]});
        assert_eq!(ask(&question), Ok(expected));
    }

    /// The stormtrooper's attack at distance 3 against black, counted over all 216 ways by a script of its own.
    #[test]
    fn odds_of_an_attack() {
        let question = json!({"op": "odds", "type": "ranged", "dice": ["blue", "green"], "defence": ["black"],
            "distance": 3, "surge": ["acc+2", "dmg+1"], "health": [1, 3]});
        let p = |ways: f64| ways / 216.0;
        let expected = json!({
            "damage": {"0": p(37.0), "1": p(60.0), "2": p(72.0), "3": p(41.0), "4": p(6.0)},
            "expected": p(60.0 + 2.0 * 72.0 + 3.0 * 41.0 + 4.0 * 6.0),
            "p_hit": 1.0, "p_dodge": 0.0, "p_damage": p(179.0),
            "p_defeat": {"1": p(179.0), "3": p(47.0)},
        });
        assert_eq!(ask(&question), Ok(expected));
    }

    #[test]
    fn defaults_of_odds() {
        let short = json!({"op": "odds", "type": "ranged", "dice": ["green"]});
        let long = json!({"op": "odds", "type": "ranged", "dice": ["green"], "defence": [], "distance": 1,
            "mods": {}, "surge": [], "policy": "priority", "health": [], "keywords": [], "context": {}});
        assert_eq!(ask(&short), ask(&long));
        assert_eq!(
            ask(&short).expect("odds")["damage"],
            json!({"0": 1.0 / 6.0, "1": 2.0 / 6.0, "2": 3.0 / 6.0})
        );
    }

    #[test]
    fn tests() {
        let third = 1.0 / 3.0;
        for (question, expected) in [
            (json!({"dice": ["blue"]}), json!({"successes": {"0": 4.0 / 6.0, "1": third}, "p_pass": third})),
            (
                json!({"dice": ["blue"], "needed": 2, "focused": true}),
                json!({"successes": {"0": third, "1": 0.5, "2": 6.0 / 36.0}, "p_pass": 6.0 / 36.0}),
            ),
            (json!({"figure": "elite", "needed": 1}), json!({"successes": {"1": 1.0}, "p_pass": 1.0})),
            (json!({"figure": "regular", "dice": ["red"]}), json!({"successes": {"0": 1.0}, "p_pass": 0.0})),
        ] {
            let mut question = question;
            question["op"] = json!("test");
            assert_eq!(ask(&question), Ok(expected), "{question}");
        }
    }

    #[test]
    fn errors_name_the_place() {
        for (question, error) in [
            (json!({"op": "odds", "dice": []}), "checks[0].ask.type: missing"),
            (json!({"op": "odds", "type": "ranged"}), "checks[0].ask.dice: missing"),
            (
                json!({"op": "odds", "type": "ranged", "dice": ["black"]}),
                "checks[0].ask.dice: unknown variant `black`",
            ),
            (json!({"op": "test", "dice": vec!["red"; 13]}), "checks[0].ask.dice: 13 dice; at most 12"),
            (json!({"op": "surge", "type": "ranged"}), "checks[0].ask.roll: missing"),
            (
                json!({"op": "surge", "type": "ranged", "roll": {"acc": -1}}),
                "checks[0].ask.roll.acc: invalid value",
            ),
            (
                json!({"op": "odds", "type": "melee", "dice": [], "surge": ["stun", "zap"]}),
                "checks[0].ask.surge[1]: `zap` is no effect",
            ),
            (
                json!({"op": "odds", "type": "melee", "dice": [], "keywords": [3]}),
                "checks[0].ask.keywords[0]: expected a text",
            ),
            (
                json!({"op": "odds", "type": "melee", "dice": [], "policy": "worst"}),
                "checks[0].ask.policy: unknown variant `worst`",
            ),
            (
                json!({"op": "odds", "type": "melee", "dice": [], "mods": {"blk": "x"}}),
                "checks[0].ask.mods.blk: invalid type",
            ),
        ] {
            let found = ask(&question).expect_err("wrong");
            assert!(found.starts_with(error), "{found}");
        }
        let other = Ask::new("checks[0].ask", &json!({"op": "los"})).expect("a question");
        assert_eq!(answer(&other), None);
    }
}
