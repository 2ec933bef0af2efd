//! `sortie odds --game specops`: the odds of an attack.

use std::fmt::Write as _;

use serde::Deserialize;
use serde_json::Value;
use sortie_games::{Odds, OddsAnswer, OddsOption, OddsValue};

use crate::attack::{Attacker, Defender, Plan};
use crate::keyword::{Keyword, WeaponKeyword};
use crate::nerve::Nerve;
use crate::profile::AttackKind;

/// What may be asked on the command line.
pub const ODDS: Odds = Odds {
    options: &[
        words("attack", "The dice of the attack, for instance red,black,black", ""),
        flag("melee", "The attack is made in melee"),
        words("surge", "What attack surges become: none, hit or crit", "none"),
        words("keywords", "Keywords of attacker and weapons, for instance \"pierce 1, impact 2\"", ""),
        flag("suppressed", "The attacker is suppressed and loses a die"),
        number("aim", "Aim tokens spent on rerolls", Some(0)),
        number("observation", "Observation tokens spent on rerolls", Some(0)),
        number("surge-tokens", "Surge tokens spent by the attacker", Some(0)),
        number("lethal", "Aim tokens spent through Lethal", Some(0)),
        number("marksman", "Aim tokens spent through Marksman", Some(0)),
        flag("weather", "Bad weather counts against the attack"),
        words("defence", "The defence die: white or red", "white"),
        words("defence-surge", "What defence surges become: none or block", "none"),
        words("defence-keywords", "Keywords of the defender, for instance \"armor 2, cover 1\"", ""),
        number("cover", "The cover of the terrain: 0 none, 1 light, 2 heavy", Some(0)),
        number("courage", "Courage of the defender; left out, it gains no suppression", None),
        number("suppression", "Suppression tokens of the defender", Some(0)),
        flag("droid", "The defender is a droid trooper"),
        number("left", "Health the defender has left", Some(1)),
        number("dodge", "Dodge tokens spent", Some(0)),
        number("defence-surge-tokens", "Surge tokens spent by the defender", Some(0)),
        number("shields", "Active shields of the defender", Some(0)),
    ],
    answer,
};

const fn words(name: &'static str, help: &'static str, default: &'static str) -> OddsOption {
    OddsOption { name, help, value: OddsValue::Words(default), not_with: None }
}

const fn number(name: &'static str, help: &'static str, default: Option<u16>) -> OddsOption {
    OddsOption { name, help, value: OddsValue::Number { most: 99, default }, not_with: None }
}

const fn flag(name: &'static str, help: &'static str) -> OddsOption {
    OddsOption { name, help, value: OddsValue::Flag, not_with: None }
}

/// The options as they were said.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Words<'a> {
    /// `--attack red,black`.
    pub attack: &'a str,
    /// `--melee`.
    pub melee: bool,
    /// `--surge hit`; none if left out.
    pub surge: &'a str,
    /// `--keywords "pierce 1, high velocity"`.
    pub keywords: &'a str,
    /// `--suppressed`.
    pub suppressed: bool,
    /// `--aim 1`.
    pub aim: u16,
    /// `--observation 1`.
    pub observation: u16,
    /// `--surge-tokens 1`.
    pub surge_tokens: u16,
    /// `--lethal 1`.
    pub lethal: u16,
    /// `--marksman 1`.
    pub marksman: u16,
    /// `--weather`.
    pub weather: bool,
    /// `--defence red`; white if left out.
    pub defence: &'a str,
    /// `--defence-surge block`; none if left out.
    pub defence_surge: &'a str,
    /// `--defence-keywords "armor 2"`.
    pub defence_keywords: &'a str,
    /// `--cover 2`.
    pub cover: u16,
    /// `--courage 1`.
    pub courage: Option<u64>,
    /// `--suppression 1`.
    pub suppression: u64,
    /// `--droid`.
    pub droid: bool,
    /// `--left 2`; 1 if left out.
    pub left: Option<u64>,
    /// `--dodge 1`.
    pub dodge: u16,
    /// `--defence-surge-tokens 1`.
    pub defence_surge_tokens: u16,
    /// `--shields 1`.
    pub shields: u16,
}

/// The attack that the words of a command line mean, and the health that is left; an error names the option.
pub fn parse_cli(words: &Words<'_>) -> Result<(Plan, u64), String> {
    let mut attacker = Attacker {
        kind: if words.melee { AttackKind::Melee } else { AttackKind::Ranged },
        surge: word("--surge", words.surge)?,
        weather: words.weather,
        ..Attacker::default()
    };
    for keyword in listed(words.keywords) {
        let counts = match keyword.parse::<WeaponKeyword>() {
            Ok(WeaponKeyword::HighVelocity) => {
                // All weapons of the pool have it: nothing is said of others.
                attacker.high_velocity = true;
                true
            }
            Ok(keyword) => attacker.add_of_weapon(keyword),
            Err(_) => attacker.add(named("--keywords", keyword)?),
        };
        check_counts(counts, "--keywords", keyword)?;
    }
    if words.cover > Defender::HEAVY {
        return Err("--cover: 0, 1 or 2".to_owned());
    }
    let nerve = Nerve { courage: words.courage, tokens: words.suppression, droid: words.droid };
    let die = word("--defence", if words.defence.is_empty() { "white" } else { words.defence })?;
    let surge = word("--defence-surge", words.defence_surge)?;
    let mut defender = Defender::of(die, surge, nerve, words.cover, []);
    for keyword in listed(words.defence_keywords) {
        let counts = defender.add(named("--defence-keywords", keyword)?);
        check_counts(counts, "--defence-keywords", keyword)?;
    }
    let plan = Plan {
        attacker,
        defender,
        pool: words.attack.parse().map_err(|error| format!("--attack: {error}"))?,
        suppressed: words.suppressed,
        aim: words.aim,
        observation: words.observation,
        surge_tokens: words.surge_tokens,
        lethal: words.lethal,
        marksman: words.marksman,
        dodge: words.dodge,
        defence_surge_tokens: words.defence_surge_tokens,
        shields: words.shields,
    };
    let left = words.left.unwrap_or(1);
    if left == 0 { Err("--left: at least 1".to_owned()) } else { Ok((plan, left)) }
}

/// One of the words of an enum; `none` if nothing is said.
fn word<T: for<'de> Deserialize<'de>>(option: &str, word: &str) -> Result<T, String> {
    let word = if word.is_empty() { "none" } else { word };
    serde_json::from_value(word.into()).map_err(|error| format!("{option}: {error}"))
}

fn listed(words: &str) -> impl Iterator<Item = &str> {
    words.split(',').map(str::trim).filter(|word| !word.is_empty())
}

fn named(option: &str, keyword: &str) -> Result<Keyword, String> {
    keyword.parse().map_err(|error| format!("{option}: {error}"))
}

/// A keyword that does nothing here was meant for something else.
fn check_counts(counts: bool, option: &str, keyword: &str) -> Result<(), String> {
    if counts { Ok(()) } else { Err(format!("{option}: `{keyword}` changes nothing in these dice")) }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "every game is handed its question, and these words borrow from it"
)]
fn answer(question: Value) -> Result<OddsAnswer, String> {
    let words = Words::deserialize(&question).map_err(|error| error.to_string())?;
    let (plan, left) = parse_cli(&words)?;
    let json = plan.odds().map_err(|error| error.to_string())?.to_json(left);
    let text = lines(&json);
    Ok(OddsAnswer { json, text })
}

fn lines(answer: &Value) -> String {
    let mut text = String::new();
    for (title, key) in [("any wound", "p_wound"), ("defeated", "p_defeat"), ("with panic", "p_defeat_total")]
    {
        let _ = writeln!(text, "{title:<12} {:>6.2} %", percent(&answer[key]));
    }
    let _ = writeln!(text, "expected     {:>6.3} wounds", answer["expected"].as_f64().unwrap_or(0.0));
    for key in ["wounds", "suppression", "total"] {
        for (value, chance) in answer[key].as_object().into_iter().flatten() {
            let _ = writeln!(text, "{key:<12} {value:>4}  {:>6.2} %", percent(chance));
        }
    }
    text
}

#[expect(clippy::float_arithmetic, reason = "for people to read, after all rules are done")]
fn percent(chance: &Value) -> f64 {
    chance.as_f64().unwrap_or(0.0) * 100.0
}
