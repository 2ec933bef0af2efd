//! Control and points of mission 4 (M4.3 to M4.8).

use serde_json::{Map, Value, json};
use sortie_boards::plane::INCH;

use crate::ids::TokenId;
use crate::mission::priorities::{LAST, NEAR, Verdict, controller, gain, verdict, weight};
use crate::scene::numbers::{kinds, said};
use crate::scene::{Object, Position};
use crate::side::Colour;

/// Who controls which token.
pub(super) fn control(position: &Position, _: &Object) -> Result<Value, String> {
    let tokens = (0..).map(TokenId).zip(&position.tokens);
    let held = tokens.map(|(token, named)| {
        let holder = holder(position, token);
        (named.id.clone(), json!(holder.map(Colour::word)))
    });
    Ok(Value::Object(held.collect::<Map<_, _>>()))
}

/// The end phase of a round.
pub(super) fn score(position: &Position, fields: &Object) -> Result<Value, String> {
    let round = said(fields, "round")?;
    if !(1..=u64::from(LAST)).contains(&round) {
        return Err(format!("{}: there is no round {round}", fields.place("round")));
    }
    let before = kinds(fields, "sp", &Colour::ALL.map(Colour::word), "side")?;
    let primary = match fields.optional::<String>("primary")? {
        None => None,
        Some(id) => {
            let found = position.tokens.iter().position(|token| token.id == id);
            let unknown = || format!("{}: there is no token `{id}`", fields.place("primary"));
            Some(TokenId(found.ok_or_else(unknown)? as u8))
        }
    };
    let (mut gained, mut points) = (Map::new(), [0; 2]);
    for colour in Colour::ALL {
        let held = |&token: &TokenId| holder(position, token) == Some(colour);
        let n_tokens = (0..position.tokens.len()).map(|n| TokenId(n as u8)).filter(held).count();
        let gain = gain(n_tokens as u64, primary.is_some_and(|token| held(&token)));
        gained.insert(colour.word().to_owned(), json!(gain));
        points[colour.index()] = said(&before, colour.word())?.saturating_add(gain);
    }
    let verdict = verdict(round as u8, points);
    let winner = match verdict {
        Verdict::Open => Value::Null,
        Verdict::Won(colour) => json!(colour),
        Verdict::Draw => json!("draw"),
    };
    Ok(json!({
        "gain": gained,
        "sp": {"blue": points[0], "red": points[1]},
        "winner": winner,
        "ends": verdict != Verdict::Open,
    }))
}

/// Who controls a token: leaders of troopers within three inches of it (M4.5).
fn holder(position: &Position, token: TokenId) -> Option<Colour> {
    let mut weights = [0; 2];
    for unit in position.units() {
        let body = &position.bodies[unit.index()];
        let is_near = body.base.is_within(position.markers[token.index()].base, NEAR * INCH);
        if is_near && body.kind.is_trooper() {
            weights[body.side.index()] += weight(position.figure(unit).profile.rank);
        }
    }
    controller(weights)
}
