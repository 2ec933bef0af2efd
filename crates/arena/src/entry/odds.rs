//! `sortie odds --game arena`: the chance to meet a card.

use serde::Deserialize;
use serde_json::{Value, json};
use sortie_games::{Odds, OddsAnswer, OddsOption, OddsValue};

use crate::Needs;
use crate::odds::ways_to_meet;

/// The largest number an option takes.
const MOST: u16 = u8::MAX as u16;

pub(super) const ODDS: Odds = Odds {
    options: &[
        OddsOption {
            name: "dice",
            help: "How many dice are rolled, 1 to 16",
            value: OddsValue::Number { most: MOST, default: Some(4) },
            not_with: None,
        },
        OddsOption {
            name: "need",
            help: "The faces a card shows, for instance 2,2,5",
            value: OddsValue::Numbers(MOST),
            not_with: Some("sum"),
        },
        OddsOption {
            name: "sum",
            help: "The sum a card asks for",
            value: OddsValue::Number { most: MOST, default: None },
            not_with: None,
        },
        OddsOption {
            name: "force",
            help: "How many steps of Force may be spent",
            value: OddsValue::Number { most: MOST, default: Some(0) },
            not_with: None,
        },
    ],
    answer,
};

/// The options as they were said.
#[derive(Deserialize)]
struct Question {
    dice: u8,
    need: Vec<u8>,
    sum: Option<u8>,
    force: u8,
}

fn answer(question: Value) -> Result<OddsAnswer, String> {
    let Question { dice, need, sum, force } =
        serde_json::from_value(question).map_err(|error| error.to_string())?;
    if !(1..=16).contains(&dice) {
        return Err("--dice: 1 to 16".to_owned());
    }
    if sum.is_none() && need.is_empty() {
        return Err("--need or --sum: name what the card asks for".to_owned());
    }
    if !need.iter().all(|face| (1..=6).contains(face)) {
        return Err("--need: a die shows 1 to 6".to_owned());
    }
    let needs = sum.map_or(Needs::Dice(need), Needs::Sum);
    let (ways, total) = ways_to_meet(&needs, dice, force);
    let chance = ways as f64 / total as f64;
    let text = format!("{ways} of {total} ways: {:.2} %\n", chance * 100.0);
    let ways = [ways.to_string(), total.to_string()];
    let json = json!({ "needs": needs, "dice": dice, "force": force, "p_met": chance, "ways": ways });
    Ok(OddsAnswer { json, text })
}
