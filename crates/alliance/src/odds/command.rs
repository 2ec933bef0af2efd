//! `sortie odds --game alliance`: an attack in the words of a command line.

use super::{AttackQuestion, Chooser, Reroll, RerollPool};
use crate::attack::{Attack, AttackKind, read_keyword};
use crate::surge::Policy;

/// The words of `sortie odds --game alliance`; left empty they take the defaults of a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Words<'a> {
    /// `--attack blue,green`.
    pub attack: &'a str,
    /// `--defence black`; none if left out.
    pub defence: &'a str,
    /// `--type melee`; ranged if left out.
    pub kind: &'a str,
    /// `--distance 3`; 1 if left out.
    pub distance: u16,
    /// `--surge "damage+1;accuracy+2"`, in the order of priority.
    pub surge: &'a str,
    /// `--mods dmg+1,blk-1`.
    pub mods: &'a str,
    /// `--keywords pierce1,bleed`.
    pub keywords: &'a str,
    /// `--policy best`; priority if left out.
    pub policy: &'a str,
    /// `--reroll-attack 1`: how many attack dice the attacker may reroll.
    pub reroll_attack: u8,
    /// `--reroll-defence 1`: how many defence dice the defender may reroll.
    pub reroll_defence: u8,
}

impl Default for Words<'_> {
    fn default() -> Self {
        Self {
            attack: "",
            defence: "",
            kind: "",
            distance: 1,
            surge: "",
            mods: "",
            keywords: "",
            policy: "",
            reroll_attack: 0,
            reroll_defence: 0,
        }
    }
}

/// The attack that the words of a command line mean; an error names the option.
pub fn parse_cli(words: &Words<'_>) -> Result<AttackQuestion, String> {
    let kind = match words.kind {
        "" | "ranged" => AttackKind::Ranged,
        "melee" => AttackKind::Melee,
        other => return Err(format!("--type: `{other}` is neither melee nor ranged")),
    };
    let mut attack = Attack::new(kind, Some(words.distance));
    attack.modifiers = read("--mods", words.mods)?;
    for word in words.keywords.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        attack.keywords.extend(read_keyword(word).map_err(|error| format!("--keywords: {error}"))?);
    }
    let policy = if words.policy.is_empty() { Policy::default() } else { read("--policy", words.policy)? };
    // The attacker rerolls first.
    let rerolls = [
        Reroll { by: Chooser::Attacker, pool: RerollPool::Attack, most: words.reroll_attack },
        Reroll { by: Chooser::Defender, pool: RerollPool::Defence, most: words.reroll_defence },
    ];
    Ok(AttackQuestion {
        dice: read("--attack", words.attack)?,
        defence: read("--defence", words.defence)?,
        attack,
        options: read("--surge", words.surge)?,
        policy,
        rerolls: rerolls.into_iter().filter(|reroll| reroll.most > 0).collect(),
    })
}

fn read<T: std::str::FromStr<Err: ToString>>(option: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| format!("{option}: {}", error.to_string()))
}
