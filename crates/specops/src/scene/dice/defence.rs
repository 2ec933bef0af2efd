//! The defending half of an attack.

use serde_json::Value;

use crate::attack::{Armor, Defender, Plan};
use crate::nerve::Nerve;
use crate::scene::Object;
use crate::scene::numbers::{at_most, count, few, kinds};

const DEFENCE: [&str; 11] = [
    "die",
    "surge",
    "cover",
    "courage",
    "suppression",
    "droid",
    "left",
    "dodge",
    "surge_tokens",
    "shields",
    "keywords",
];

const KEYWORDS: [&str; 9] = [
    "armor",
    "impervious",
    "danger_sense",
    "immune_pierce",
    "immune_melee_pierce",
    "outmaneuver",
    "low_profile",
    "cover",
    "duelist",
];

/// A plan of which only this half is known.
pub(super) fn read(defence: &Object) -> Result<Plan, String> {
    let defence = defence.clone().only(&DEFENCE)?;
    let nerve = Nerve {
        courage: defence.optional("courage")?,
        tokens: count(&defence, "suppression")?,
        droid: defence.or("droid", false)?,
    };
    let plain = Defender::default();
    let plain = Defender {
        die: defence.or("die", plain.die)?,
        surge: defence.or("surge", Default::default())?,
        terrain: at_most(&defence, "cover", Defender::HEAVY.into())? as u16,
        nerve,
        ..plain
    };
    Ok(Plan {
        defender: if defence.value("keywords").is_some() { with_keywords(plain, &defence)? } else { plain },
        dodge: few(&defence, "dodge")?,
        defence_surge_tokens: few(&defence, "surge_tokens")?,
        shields: few(&defence, "shields")?,
        ..Plan::default()
    })
}

fn with_keywords(plain: Defender, defence: &Object) -> Result<Defender, String> {
    let keywords = kinds(defence, "keywords", &KEYWORDS, "keyword")?;
    Ok(Defender {
        armor: armor(&keywords)?,
        impervious: keywords.or("impervious", false)?,
        danger_sense: count(&keywords, "danger_sense")?,
        immune_pierce: keywords.or("immune_pierce", false)?,
        immune_melee_pierce: keywords.or("immune_melee_pierce", false)?,
        outmaneuver: keywords.or("outmaneuver", false)?,
        low_profile: keywords.or("low_profile", false)?,
        cover: few(&keywords, "cover")?,
        duelist: keywords.or("duelist", false)?,
        ..plain
    })
}

/// A number, or `all`; Armor 0 is no Armor (K9).
fn armor(keywords: &Object) -> Result<Option<Armor>, String> {
    match keywords.value("armor") {
        Some(Value::String(word)) if word == "all" => Ok(Some(Armor::All)),
        Some(Value::String(word)) => {
            Err(format!("{}: `{word}` is no number and not all", keywords.place("armor")))
        }
        _ => Ok(Some(few(keywords, "armor")?).filter(|&x| x > 0).map(Armor::Some)),
    }
}
