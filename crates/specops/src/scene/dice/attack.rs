//! The attacking half of an attack, and the two ops about whole attacks.

use serde_json::{Value, json};
use sortie_content::scene::{entry, text};

use super::defence;
use crate::attack::{Attacker, Plan};
use crate::dice::{AttackDie, AttackFace, AttackRoll, DefenceDie, DefenceFace, DefenceRoll, Pool};
use crate::odds::{MOST_ATTACK, TooMany};
use crate::scene::Object;
use crate::scene::numbers::{at_most, count, few, kinds, left};

const ATTACK: [&str; 11] = [
    "dice",
    "kind",
    "surge",
    "suppressed",
    "aim",
    "observation",
    "surge_tokens",
    "lethal",
    "marksman",
    "weather",
    "keywords",
];

const KEYWORDS: [&str; 10] = [
    "pierce",
    "critical",
    "impact",
    "suppressive",
    "precise",
    "sharpshooter",
    "high_velocity",
    "blast",
    "primitive",
    "duelist",
];

/// More dice of a face than this are not read.
const MOST_FACES: u64 = 999;

/// The chances of an attack (S21).
pub(super) fn odds(fields: &Object) -> Result<Value, String> {
    fields.object("attack")?.object("dice")?;
    fields.object("defence")?.required::<DefenceDie>("die")?;
    let (plan, left) = read(fields)?;
    let odds = plan.odds().map_err(|error| {
        let place = match error {
            TooMany::AttackDice => "attack.dice",
            TooMany::Rerolls => "attack.aim",
            TooMany::DefenceDice => "defence",
            TooMany::PanicDice => "defence.suppression",
        };
        format!("{}: {error}", fields.place(place))
    })?;
    Ok(odds.to_json(left))
}

/// An attack whose dice have fallen (C9).
pub(super) fn resolve(fields: &Object) -> Result<Value, String> {
    let (plan, _) = read(fields)?;
    let roll = rolled(fields)?;
    let faces = fields.list("defence_roll")?.into_iter().map(|(place, face)| defence_face(&place, face));
    let faces = faces.collect::<Result<Vec<_>, _>>()?;
    let strike = plan.strike(roll);
    let guard = plan.guard(strike);
    let dice = guard.rolls.dice;
    if faces.len() < usize::from(dice) {
        let place = fields.place("defence_roll");
        return Err(format!("{place}: {} faces; {dice} dice are rolled", faces.len()));
    }
    let roll: DefenceRoll = faces.into_iter().take(dice.into()).collect();
    let harm = plan.harm(&guard, &roll);
    let shaken = plan.shaken(strike);
    Ok(json!({
        "hits": strike.hits,
        "crits": strike.crits,
        "dice": dice,
        "cover": guard.cover,
        "blocks": harm.blocks,
        "wounds": harm.wounds,
        "suppression": shaken.gained,
        "panic_dice": shaken.panic_dice,
    }))
}

/// Both halves, and the health the defender has left.
fn read(fields: &Object) -> Result<(Plan, u64), String> {
    let attack = fields.object("attack")?.only(&ATTACK)?;
    let defence = fields.object("defence")?;
    let plan = Plan {
        attacker: read_attacker(&attack)?,
        pool: read_pool(&attack)?,
        suppressed: attack.or("suppressed", false)?,
        aim: few(&attack, "aim")?,
        observation: few(&attack, "observation")?,
        surge_tokens: few(&attack, "surge_tokens")?,
        lethal: few(&attack, "lethal")?,
        marksman: few(&attack, "marksman")?,
        ..defence::read(&defence)?
    };
    Ok((plan, left(&defence)?))
}

fn read_attacker(attack: &Object) -> Result<Attacker, String> {
    let plain = Attacker {
        kind: attack.or("kind", Default::default())?,
        surge: attack.or("surge", Default::default())?,
        weather: attack.or("weather", false)?,
        ..Attacker::default()
    };
    if attack.value("keywords").is_none() {
        return Ok(plain);
    }
    let keywords = kinds(attack, "keywords", &KEYWORDS, "keyword")?;
    Ok(Attacker {
        pierce: few(&keywords, "pierce")?,
        critical: few(&keywords, "critical")?,
        impact: few(&keywords, "impact")?,
        suppressive: count(&keywords, "suppressive")?,
        precise: few(&keywords, "precise")?,
        sharpshooter: few(&keywords, "sharpshooter")?,
        high_velocity: keywords.or("high_velocity", false)?,
        blast: keywords.or("blast", false)?,
        primitive: keywords.or("primitive", false)?,
        duelist: keywords.or("duelist", false)?,
        ..plain
    })
}

fn read_pool(attack: &Object) -> Result<Pool, String> {
    let mut pool = Pool::default();
    if attack.value("dice").is_none() {
        return Ok(pool);
    }
    let dice = kinds(attack, "dice", &AttackDie::ALL.map(AttackDie::word), "colour")?;
    for die in AttackDie::ALL {
        *pool.of_mut(die) = at_most(&dice, die.word(), MOST_ATTACK.into())? as u8;
    }
    Ok(pool)
}

fn rolled(fields: &Object) -> Result<AttackRoll, String> {
    let faces = kinds(fields, "attack_roll", &AttackFace::ALL.map(AttackFace::word), "face")?;
    let n = |face: AttackFace| Ok::<u16, String>(at_most(&faces, face.word(), MOST_FACES)? as u16);
    Ok(AttackRoll {
        hit: n(AttackFace::Hit)?,
        crit: n(AttackFace::Crit)?,
        surge: n(AttackFace::Surge)?,
        blank: n(AttackFace::Blank)?,
    })
}

fn defence_face(place: &str, face: &Value) -> Result<DefenceFace, String> {
    text(place, face)?;
    entry(place, face)
}
