//! `sortie odds --game defenders`: the wounds of an attack.

use std::fmt::Write as _;

use serde::Deserialize;
use serde_json::Value;
use sortie_games::{Odds, OddsAnswer, OddsOption, OddsValue};

use super::{AttackQuestion, Reroll};
use crate::attack::{Armour, Attacker, Defender, Manner, Target, Weapon, WeaponFlash, check_health};
use crate::dice::Dice;

/// What may be asked on the command line.
pub const ODDS: Odds = Odds {
    options: &[
        words("attack", "The dice of the weapon, for instance red,red,blue", ""),
        words("type", "melee, ranged, healing or basic", "ranged"),
        words("by", "agent or alien", "agent"),
        words("flash", "The flash effects of the weapon, for instance hits+1,defence-1", ""),
        number("hits", "Hits added to every roll", u8::MAX, Some(0)),
        number("ammo", "Ammo tokens; unlimited if left out", u8::MAX, None),
        number("spend", "Ammo tokens spent on hits after the roll", u8::MAX, Some(0)),
        flag("alien-weapon", "It is an alien weapon"),
        flag("knowledge", "Who holds it has Alien Knowledge"),
        flag("reroll", "Every die without a hit is rolled again once"),
        flag("reroll-alien", "With --reroll: alien faces too"),
        words("armour", "The flash effects of the armour, for instance shield+1 or heal+1", ""),
        words("armour-only", "The armour's flash works only against melee or ranged", ""),
        number("shield", "Points of the energy shield", u8::MAX, Some(0)),
        number("reinforced", "Tokens of Reinforced Armour", u8::MAX, Some(0)),
        number("health", "Health of the target", u8::MAX, None),
        number("wounds", "Wounds of the target", u8::MAX, Some(0)),
    ],
    answer,
};

const fn words(name: &'static str, help: &'static str, default: &'static str) -> OddsOption {
    OddsOption { name, help, value: OddsValue::Words(default), not_with: None }
}

const fn number(name: &'static str, help: &'static str, most: u8, default: Option<u16>) -> OddsOption {
    OddsOption { name, help, value: OddsValue::Number { most: most as u16, default }, not_with: None }
}

const fn flag(name: &'static str, help: &'static str) -> OddsOption {
    OddsOption { name, help, value: OddsValue::Flag, not_with: None }
}

/// The options as they were said; left out they take the defaults of a scene.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Words<'a> {
    /// `--attack red,red,red`.
    pub attack: &'a str,
    /// `--type melee`; ranged if left out.
    pub r#type: &'a str,
    /// `--by alien`; an agent if left out.
    pub by: &'a str,
    /// `--flash hits+1,defence-1`.
    pub flash: &'a str,
    /// `--hits 1`.
    pub hits: u8,
    /// `--ammo 3`.
    pub ammo: Option<u8>,
    /// `--spend 3`: the weapon has its own rule for ammo (75).
    pub spend: u8,
    /// `--alien-weapon`.
    pub alien_weapon: bool,
    /// `--knowledge`.
    pub knowledge: bool,
    /// `--reroll`.
    pub reroll: bool,
    /// `--reroll-alien`.
    pub reroll_alien: bool,
    /// `--armour shield+1`.
    pub armour: &'a str,
    /// `--armour-only melee`.
    pub armour_only: &'a str,
    /// `--shield 1`.
    pub shield: u8,
    /// `--reinforced 4`.
    pub reinforced: u8,
    /// `--health 4`.
    pub health: Option<u8>,
    /// `--wounds 2`.
    pub wounds: u8,
}

/// The attack that the words of a command line mean; an error names the option.
pub fn parse_cli(words: &Words<'_>) -> Result<AttackQuestion, String> {
    let manner = if words.r#type.is_empty() { Manner::Ranged } else { word("--type", words.r#type)? };
    let by = if words.by.is_empty() { Attacker::Agent } else { word("--by", words.by)? };
    let armour_only =
        if words.armour_only.is_empty() { None } else { Some(word("--armour-only", words.armour_only)?) };
    let dice = words.attack.parse().map_err(|error| format!("--attack: {error}"))?;
    let weapon = Weapon {
        ammo: words.ammo,
        own_ammo: words.spend > 0,
        hits: words.hits,
        alien: words.alien_weapon,
        knowledge: words.knowledge,
        flash: effects("--flash", words.flash, WeaponFlash::default())?,
        ..Weapon::new(manner, dice)
    };
    weapon.can_spend(by, words.spend).map_err(|error| format!("--spend: {error}"))?;
    let defender = Defender {
        health: words.health,
        wounds: words.wounds,
        shield: words.shield,
        reinforced: words.reinforced,
        armour: effects("--armour", words.armour, Armour::default())?,
        armour_only,
        ..Defender::new(Target::of(by, manner))
    };
    if let Some(health) = words.health {
        check_health(health, words.wounds).map_err(|error| format!("--health: {error}"))?;
    }
    let reroll = words.reroll.then_some(Reroll { names_alien: words.reroll_alien });
    Ok(AttackQuestion { weapon, by, spend: words.spend, defender, reroll })
}

/// One of the words of an enum.
fn word<T: for<'de> Deserialize<'de>>(option: &str, word: &str) -> Result<T, String> {
    serde_json::from_value(word.into()).map_err(|error| format!("{option}: {error}"))
}

/// Effects between commas, all together.
fn effects<T>(option: &str, words: &str, none: T) -> Result<T, String>
where
    T: std::str::FromStr<Err: ToString> + std::ops::Add<Output = T>,
{
    let words = words.split(',').map(str::trim).filter(|word| !word.is_empty());
    words.map(str::parse).try_fold(none, |sum, effect: Result<T, T::Err>| {
        effect.map(|effect| sum + effect).map_err(|error| format!("{option}: {}", error.to_string()))
    })
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "every game is handed its question, and these words borrow from it"
)]
fn answer(question: Value) -> Result<OddsAnswer, String> {
    let words = Words::deserialize(&question).map_err(|error| error.to_string())?;
    let json = parse_cli(&words)?.odds(Dice::shipped()).to_json();
    let text = lines(&json);
    Ok(OddsAnswer { json, text })
}

fn lines(answer: &Value) -> String {
    let percent = |value: &Value| value.as_f64().unwrap_or(0.0) * 100.0;
    let mut text = format!("any wound    {:>6.2} %\n", percent(&answer["p_wound"]));
    let _ = writeln!(text, "expected     {:>6.3} wounds", answer["expected"].as_f64().unwrap_or(0.0));
    for (title, key) in [
        ("dead", "p_dead"),
        ("bleeding", "p_bleeding"),
        ("jam", "p_jam"),
        ("ammo lost", "p_ammo"),
        ("void", "p_void"),
    ] {
        if answer[key].as_f64().is_some_and(|chance| chance > 0.0) {
            let _ = writeln!(text, "{title:<12} {:>6.2} %", percent(&answer[key]));
        }
    }
    for (title, key) in [("hits", "hits"), ("wounds", "wounds")] {
        for (value, chance) in answer[key].as_object().into_iter().flatten() {
            let _ = writeln!(text, "{title:<6} {value:>4}  {:>6.2} %", percent(chance));
        }
    }
    text
}
