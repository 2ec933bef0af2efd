//! The ops `resolve`, `odds`, `check` and `teleport`: questions about dice, which need no map.

use serde_json::{Map, Value, json};
use sortie_content::scene::entry;

use super::position::faces;
use super::weapon::{read_defender, read_weapon};
use super::{Ask, Object, Position, map};
use crate::attack::{Attacker, Defender, Guard, Manner, Strike, Weapon};
use crate::dice::{Dice, Roll, Symbol};
use crate::odds::{AttackQuestion, CheckQuestion, Reroll, teleport};

type Answer = fn(&Object, &Dice) -> Result<Value, String>;

/// Answers a question about dice; none for another op.
pub(super) fn answer(position: &Position, ask: &Ask) -> Option<Result<Value, String>> {
    let dice = &position.dice;
    let (known, answer): (&[&str], Answer) = match ask.op.as_str() {
        "resolve" => (&["weapon", "roll", "defender", "by", "spend", "defence"], resolve),
        "odds" => (&["weapon", "defender", "by", "spend", "reroll", "reroll_alien"], odds),
        "check" => (&["dice", "symbol", "needed"], check),
        "teleport" => (&["points"], points),
        _ => return None,
    };
    Some(ask.only(known).and_then(|()| answer(&ask.fields, dice)))
}

/// What `resolve` and `odds` say alike about an attack.
struct Attack {
    weapon: Weapon,
    by: Attacker,
    spend: u8,
    defender: Defender,
}

impl Attack {
    fn read(fields: &Object) -> Result<Self, String> {
        let weapon = read_weapon(&fields.object("weapon")?)?;
        let by = fields.or("by", Attacker::default())?;
        let defender = read_defender(&fields.object("defender")?, by, weapon.manner)?;
        let spend = fields.or("spend", 0)?;
        weapon.can_spend(by, spend).map_err(|error| format!("{}: {error}", fields.place("spend")))?;
        Ok(Self { weapon, by, spend, defender })
    }
}

/// One attack whose dice have fallen (A7).
fn resolve(fields: &Object, _: &Dice) -> Result<Value, String> {
    let Attack { weapon, by, spend, defender } = Attack::read(fields)?;
    let roll = rolled(fields, "roll", weapon.dice.n_dice())?;
    let strike = Strike::of(&weapon, by, &roll, spend);
    let defends = fields.value("defence").is_some();
    if weapon.manner == Manner::Healing {
        if defends {
            rolled(fields, "defence", 0)?;
        }
        let healed = defender.healed(strike.hits);
        let (total, state) = defender.after(healed, 0);
        return Ok(json!({ "hits": strike.hits, "healed": healed, "total": total, "state": state }));
    }
    let guard = Guard::of(&defender, &strike);
    let mut answer = json!({
        "hits": strike.hits,
        "ammo_lost": strike.ammo_lost,
        "jammed": strike.jammed,
        "void": strike.void,
        "on_hit": strike.on_hit,
        "shields_used": u16::from(guard.reinforced_used) + u16::from(guard.shield_used),
        "defence_dice": guard.dice,
    });
    if defends {
        let defence = rolled(fields, "defence", guard.dice.into())?;
        let cover = defender.armour_against(weapon.manner).cover(&defence);
        let harm = guard.harm(&defender, weapon.manner, cover);
        answer["cancelled"] = json!(harm.cancelled);
        answer["wounds"] = json!(harm.wounds);
        answer["healed"] = json!(harm.healed);
        answer["total"] = json!(harm.total);
        answer["state"] = json!(harm.life);
    }
    Ok(answer)
}

/// So many faces, added up.
fn rolled(fields: &Object, key: &str, n_dice: usize) -> Result<Roll, String> {
    if fields.value(key).is_none() {
        return Err(format!("{}: missing", fields.place(key)));
    }
    let faces = faces(fields, key)?;
    if faces.len() != n_dice {
        return Err(format!("{}: {} faces; {n_dice} dice are rolled", fields.place(key), faces.len()));
    }
    Ok(faces.into_iter().collect())
}

/// The odds of an attack.
fn odds(fields: &Object, dice: &Dice) -> Result<Value, String> {
    let Attack { weapon, by, spend, defender } = Attack::read(fields)?;
    let names_alien = fields.or("reroll_alien", false)?;
    let reroll = fields.or("reroll", false)?.then_some(Reroll { names_alien });
    Ok(AttackQuestion { weapon, by, spend, defender, reroll }.odds(dice).to_json())
}

/// The odds of dice rolled for a symbol.
fn check(fields: &Object, dice: &Dice) -> Result<Value, String> {
    let question = CheckQuestion {
        dice: fields.required("dice")?,
        symbol: fields.required("symbol")?,
        needed: fields.or("needed", 1)?,
    };
    Ok(question.odds(dice).to_json())
}

/// Where the teleport die leads (A39).
fn points(fields: &Object, dice: &Dice) -> Result<Value, String> {
    if fields.value("points").is_none() {
        return Err(format!("{}: missing", fields.place("points")));
    }
    let symbols = fields.list("points")?.into_iter();
    let symbols = symbols.map(|(place, value)| map::check_symbol(&place, entry(&place, value)?));
    let found = teleport(&symbols.collect::<Result<Vec<_>, _>>()?, dice);
    let named = |chances: Vec<_>| -> Map<_, _> {
        chances
            .into_iter()
            .map(|(symbol, chance): (Symbol, f64)| (symbol.to_string(), json!(chance)))
            .collect()
    };
    Ok(json!(found.map(named)))
}
