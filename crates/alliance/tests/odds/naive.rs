//! The rules of an attack once more, slow and obvious: every question is answered from the words of the options and
//! the faces of the dice, with no sums kept and nothing shared with the crate.

use std::collections::BTreeMap;

use sortie_alliance::attack::{Context, Modifiers};
use sortie_alliance::odds::{AttackQuestion, Words, parse_cli};

/// Accuracy, damage, surges of the six faces, as `facts/alliance/dice.toml` lists them.
pub(crate) fn attack_faces(colour: &str) -> [[i32; 3]; 6] {
    match colour {
        "blue" => [[2, 0, 1], [2, 1, 0], [3, 1, 1], [3, 2, 0], [4, 2, 0], [5, 1, 0]],
        "green" => [[1, 0, 1], [1, 1, 1], [1, 2, 0], [2, 1, 1], [2, 2, 0], [3, 2, 0]],
        "yellow" => [[0, 0, 1], [0, 1, 2], [1, 2, 0], [1, 1, 1], [2, 1, 0], [2, 0, 1]],
        "red" => [[0, 1, 0], [0, 2, 0], [0, 2, 0], [0, 2, 1], [0, 3, 0], [0, 3, 0]],
        _ => panic!("no die {colour}"),
    }
}

/// Blocks, evades, dodges of the six faces.
pub(crate) fn defence_faces(colour: &str) -> [[i32; 3]; 6] {
    match colour {
        "black" => [[1, 0, 0], [1, 0, 0], [2, 0, 0], [2, 0, 0], [3, 0, 0], [0, 1, 0]],
        "white" => [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0], [1, 1, 0], [0, 0, 1]],
        _ => panic!("no die {colour}"),
    }
}

/// An attack in plain words.
#[derive(Debug, Clone, Default)]
pub(crate) struct Setup {
    pub(crate) melee: bool,
    pub(crate) distance: i32,
    pub(crate) surge: Vec<&'static str>,
    pub(crate) keywords: Vec<&'static str>,
    pub(crate) mod_dmg: i32,
    pub(crate) mod_acc: i32,
    pub(crate) mod_sur: i32,
    pub(crate) mod_pierce: i32,
    pub(crate) mod_blk: i32,
    pub(crate) mod_evd: i32,
    pub(crate) target_remaining: Option<i32>,
    pub(crate) attacker_damage: i32,
    pub(crate) blast_others: i32,
    pub(crate) cleave_others: i32,
    pub(crate) best: bool,
}

/// Accuracy, damage, surges, blocks, evades, dodges.
pub(crate) type Symbols = [i32; 6];

/// How it ends: hit, damage, places of the options used in order, surges lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) hit: bool,
    pub(crate) damage: i32,
    pub(crate) used: Vec<usize>,
    pub(crate) lost: i32,
}

fn cost(option: &str) -> i32 {
    option.split_once(':').map_or(1, |(price, _)| price.parse().expect("a price"))
}

/// Adds the numbers of all words that begin so.
fn total(words: &[&str], name: &str) -> i32 {
    let numbers = words.iter().filter_map(|word| word.strip_prefix(name));
    numbers.map(|number| number.parse::<i32>().expect("a number")).sum()
}

/// What changes on the table: hit, damage suffered, conditions, tokens recovered, blasted and cleaved.
type Change = (bool, i32, Vec<String>, [i32; 3]);

/// Whether an attack hits, its damage without a cap, and what it changes, if exactly these options are bought.
fn result(setup: &Setup, roll: Symbols, bought: &[usize]) -> (bool, i32, Change) {
    let texts = bought.iter().map(|&n| setup.surge[n]);
    let effects = texts.flat_map(|text| text.rsplit(':').next().expect("a text").split_whitespace());
    let words: Vec<&str> = setup.keywords.iter().copied().chain(effects).collect();
    let [acc, dmg, _, blk, _, dodge] = roll;
    let accuracy = acc + setup.mod_acc + total(&words, "acc+");
    let hit = dodge == 0 && (setup.melee || accuracy >= setup.distance);
    let pierce = (setup.mod_pierce + total(&words, "pierce")).max(0);
    let block = (blk + setup.mod_blk - pierce).max(0);
    let damage = dmg + setup.mod_dmg + total(&words, "dmg+") - block;
    let damage = if hit { damage.max(0) } else { 0 };
    let suffered = damage.min(setup.target_remaining.unwrap_or(i32::MAX));
    let is_condition = |word: &&&str| ["bleed", "stun", "weaken", "focus"].contains(word);
    let mut conditions: Vec<String> = words.iter().filter(is_condition).map(ToString::to_string).collect();
    conditions.sort();
    conditions.dedup();
    let mut tokens = [total(&words, "recover_dmg").min(setup.attacker_damage), 0, 0];
    if suffered > 0 {
        tokens[1] = total(&words, "blast") * setup.blast_others.min(1);
        tokens[2] = total(&words, "cleave") * setup.cleave_others.min(1);
    } else {
        conditions.clear();
    }
    (hit, damage, (hit, suffered, conditions, tokens))
}

/// Resolves one roll by the policy of the setup.
pub(crate) fn resolve(setup: &Setup, roll: Symbols) -> End {
    let surges = (roll[2] + setup.mod_sur).max(0) - (roll[4] + setup.mod_evd).max(0);
    let mut left = surges.max(0);
    let mut used = Vec::new();
    if setup.best {
        let affordable = |set: &Vec<usize>| set.iter().map(|&n| cost(setup.surge[n])).sum::<i32>() <= left;
        let sets = (0..1u32 << setup.surge.len())
            .map(|set| (0..setup.surge.len()).filter(|n| set >> n & 1 == 1).collect::<Vec<_>>());
        let key = |set: &Vec<usize>| {
            let (hit, damage, _) = result(setup, roll, set);
            (damage, hit)
        };
        let best = sets.filter(affordable).max_by_key(key).expect("the empty set");
        let (hit, damage, _) = result(setup, roll, &best);
        // What else a player buys is no business of the odds of damage.
        return End { hit, damage, used: Vec::new(), lost: 0 };
    }
    loop {
        let now = result(setup, roll, &used).2;
        let bought = (0..setup.surge.len()).find(|&n| {
            let more: Vec<usize> = used.iter().copied().chain([n]).collect();
            !used.contains(&n) && cost(setup.surge[n]) <= left && result(setup, roll, &more).2 != now
        });
        let Some(n) = bought else { break };
        left -= cost(setup.surge[n]);
        used.push(n);
    }
    let (hit, damage, _) = result(setup, roll, &used);
    End { hit, damage, used, lost: left }
}

/// Remembers how rolls end: the same symbols end the same way, whichever dice show them.
#[derive(Default)]
pub(crate) struct Known(BTreeMap<Symbols, End>);

impl Known {
    pub(crate) fn resolve(&mut self, setup: &Setup, roll: Symbols) -> &End {
        self.0.entry(roll).or_insert_with(|| resolve(setup, roll))
    }
}

/// Every roll of some dice: one for each way.
pub(crate) fn every_roll(attack: &[&str], defence: &[&str]) -> Vec<Symbols> {
    let mut rolls = vec![[0; 6]];
    let faces = attack.iter().map(|colour| attack_faces(colour).map(|[a, b, c]| [a, b, c, 0, 0, 0]));
    let faces =
        faces.chain(defence.iter().map(|colour| defence_faces(colour).map(|[a, b, c]| [0, 0, 0, a, b, c])));
    for die in faces {
        let add = |roll: &Symbols, face: &Symbols| std::array::from_fn(|n| roll[n] + face[n]);
        rolls = rolls.iter().flat_map(|roll| die.iter().map(move |face| add(roll, face))).collect();
    }
    rolls
}

/// Attacks that between them use every option, keyword, modifier and policy.
pub(crate) fn setups() -> Vec<Setup> {
    let ranged =
        |distance, surge: &[&'static str]| Setup { distance, surge: surge.to_vec(), ..Setup::default() };
    let melee = |surge: &[&'static str]| Setup {
        melee: true,
        distance: 1,
        surge: surge.to_vec(),
        ..Setup::default()
    };
    let mut setups = vec![
        ranged(1, &[]),
        ranged(3, &["acc+2", "dmg+1"]),
        Setup { target_remaining: Some(2), ..ranged(4, &["acc+3", "stun", "focus", "dmg+1"]) },
        Setup { attacker_damage: 1, mod_acc: 3, ..ranged(5, &["recover_dmg2", "dmg+1"]) },
        Setup { mod_blk: 1, mod_evd: 1, ..ranged(2, &["dmg+2", "pierce2", "recover_dmg2"]) },
        Setup { blast_others: 2, mod_acc: 2, ..ranged(4, &["2:blast3", "pierce2"]) },
        Setup { mod_acc: -2, mod_sur: 1, mod_dmg: -1, ..ranged(3, &["acc+1", "acc+2 dmg+1", "weaken"]) },
        Setup { mod_evd: -1, mod_blk: -1, mod_sur: -1, ..melee(&["stun", "dmg+1", "pierce1", "cleave1"]) },
        Setup {
            keywords: vec!["bleed", "cleave2"],
            cleave_others: 1,
            ..melee(&["bleed", "cleave1", "pierce2"])
        },
        Setup { keywords: vec!["pierce1", "reach"], mod_pierce: 1, ..melee(&["dmg+1", "dmg+1", "2:dmg+3"]) },
    ];
    let best = setups.iter().map(|setup| Setup { best: true, ..setup.clone() });
    setups.extend(best.collect::<Vec<_>>());
    setups
}

/// The same attack in the words of a scene.
pub(crate) fn question(setup: &Setup, attack: &[&str], defence: &[&str]) -> AttackQuestion {
    let words = Words {
        attack: &attack.join(","),
        defence: &defence.join(","),
        kind: if setup.melee { "melee" } else { "ranged" },
        distance: setup.distance as u16,
        surge: &setup.surge.join(";"),
        keywords: &setup.keywords.join(","),
        policy: if setup.best { "best" } else { "priority" },
        ..Words::default()
    };
    let mut question = parse_cli(&words).expect("a question");
    question.attack.modifiers = Modifiers {
        damage: setup.mod_dmg as i8,
        accuracy: setup.mod_acc as i8,
        surges: setup.mod_sur as i8,
        pierce: setup.mod_pierce as i8,
        blocks: setup.mod_blk as i8,
        evades: setup.mod_evd as i8,
    };
    question.attack.context = Context {
        target_remaining: setup.target_remaining.map(|n| n as u16),
        attacker_damage: setup.attacker_damage as u16,
        blast_others: setup.blast_others as u16,
        cleave_others: setup.cleave_others as u16,
        ..Context::default()
    };
    question
}
