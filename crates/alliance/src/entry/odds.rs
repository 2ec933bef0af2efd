//! `sortie odds --game alliance`: the damage of an attack.

use std::fmt::Write as _;

use serde::Deserialize;
use serde_json::Value;
use sortie_games::{Odds, OddsAnswer, OddsOption, OddsValue};

use crate::dice::Dice;
use crate::odds::{Words, parse_cli};

pub(super) const ODDS: Odds = Odds {
    options: &[
        words("attack", "The attack dice, for instance blue,green", ""),
        words("defence", "The defence dice, for instance black", ""),
        words("type", "ranged or melee", "ranged"),
        number("distance", "The distance in spaces", u16::MAX, 1),
        words("surge", "The surge abilities in order of priority, for instance \"damage+1;accuracy+2\"", ""),
        OddsOption {
            name: "mods",
            help: "Modifiers, for instance dmg+1,blk-1",
            value: OddsValue::SignedWords(""),
            not_with: None,
        },
        words("keywords", "Keywords of the attack, for instance pierce1,bleed", ""),
        words(
            "policy",
            "How surges are spent: priority (as an enemy does) or best (most damage)",
            "priority",
        ),
        OddsOption {
            name: "health",
            help: "Health values to give the chance of defeat for",
            value: OddsValue::Numbers(u16::MAX),
            not_with: None,
        },
        number("reroll-attack", "How many attack dice the attacker may reroll", u8::MAX as u16, 0),
        number("reroll-defence", "How many defence dice the defender may reroll", u8::MAX as u16, 0),
    ],
    answer,
};

const fn words(name: &'static str, help: &'static str, default: &'static str) -> OddsOption {
    OddsOption { name, help, value: OddsValue::Words(default), not_with: None }
}

const fn number(name: &'static str, help: &'static str, most: u16, default: u16) -> OddsOption {
    OddsOption { name, help, value: OddsValue::Number { most, default: Some(default) }, not_with: None }
}

/// The options as they were said.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Question {
    attack: String,
    defence: String,
    r#type: String,
    distance: u16,
    surge: String,
    mods: String,
    keywords: String,
    policy: String,
    health: Vec<u16>,
    reroll_attack: u8,
    reroll_defence: u8,
}

fn answer(question: Value) -> Result<OddsAnswer, String> {
    let question: Question = serde_json::from_value(question).map_err(|error| error.to_string())?;
    let words = Words {
        attack: &question.attack,
        defence: &question.defence,
        kind: &question.r#type,
        distance: question.distance,
        surge: &question.surge,
        mods: &question.mods,
        keywords: &question.keywords,
        policy: &question.policy,
        reroll_attack: question.reroll_attack,
        reroll_defence: question.reroll_defence,
    };
    let odds = parse_cli(&words)?.try_odds(Dice::shipped()).map_err(|error| error.to_string())?;
    let json = odds.to_json(&question.health);
    let text = lines(&json);
    Ok(OddsAnswer { json, text })
}

fn lines(answer: &Value) -> String {
    let percent = |value: &Value| value.as_f64().unwrap_or(0.0) * 100.0;
    let mut text = format!("hit          {:>6.2} %\n", percent(&answer["p_hit"]));
    let _ = writeln!(text, "any damage   {:>6.2} %", percent(&answer["p_damage"]));
    let _ = writeln!(text, "expected     {:>6.3} damage", answer["expected"].as_f64().unwrap_or(0.0));
    for (title, key) in [("damage", "damage"), ("defeat", "p_defeat")] {
        for (value, chance) in answer[key].as_object().into_iter().flatten() {
            let _ = writeln!(text, "{title} {value:>4}  {:>6.2} %", percent(chance));
        }
    }
    text
}
