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
