//! The rules of an attack once more, as plainly as they can be said: every face of every die is looked at, one roll after
//! the other, and nothing of the library is used but the data of weapons and targets.

use std::collections::BTreeMap;

use sortie_defenders::attack::{Attacker, Defender, Manner, Target, Weapon};
use sortie_defenders::dice::Die;
use sortie_defenders::odds::AttackQuestion;

type Face = &'static [&'static str];

pub(super) const RED: [Face; 10] = [
    &["hit"],
    &["hit", "ammo"],
    &["hit", "flash"],
    &["hit", "flash"],
    &["hit", "flash"],
    &["hit", "hit"],
    &["gd"],
    &["gd"],
    &["jam"],
    &["alien"],
];

pub(super) const BLUE: [Face; 10] = [
    &["hit"],
    &["hit"],
    &["hit", "ammo"],
    &["hit", "flash"],
    &["hit", "flash"],
    &["shield"],
    &["shield"],
    &["shield"],
    &["shield", "jam"],
    &["alien"],
];

/// More defence dice than any question here asks for: all ways are counted in units of so many defence rolls.
const MOST_DEFENCE: u32 = 6;

/// All that can be asked, in whole ways.
#[derive(Debug, Default)]
pub(super) struct Counted {
    pub(super) hits: BTreeMap<usize, u128>,
    pub(super) wounds: BTreeMap<usize, u128>,
    pub(super) jam: u128,
    pub(super) void: u128,
    pub(super) ammo: u128,
    pub(super) on_hit: u128,
    pub(super) dead: u128,
    pub(super) bleeding: u128,
    pub(super) total: u128,
}

pub(super) fn count(question: &AttackQuestion) -> Counted {
    let mut counted = Counted::default();
    let mut defended = BTreeMap::new();
    for (roll, ways) in hit_rolls(question) {
        let ways = ways * 10_u128.pow(MOST_DEFENCE);
        let struck = strike(question, &roll);
        counted.total += ways;
        *counted.hits.entry(struck.hits).or_default() += ways;
        counted.jam += if struck.jam { ways } else { 0 };
        counted.void += if struck.void { ways } else { 0 };
        counted.ammo += if struck.ammo { ways } else { 0 };
        counted.on_hit += if struck.on_hit { ways } else { 0 };
        let ends = defended
            .entry((struck.hits, struck.fewer))
            .or_insert_with(|| defend(question, struck.hits, struck.fewer));
        let share = ways / ends.values().sum::<u128>();
        for (&(wounds, is_dead, is_bleeding), n) in ends.iter() {
            *counted.wounds.entry(wounds).or_default() += share * n;
            counted.dead += if is_dead { share * n } else { 0 };
            counted.bleeding += if is_bleeding { share * n } else { 0 };
        }
    }
    counted
}

fn times(faces: &[Face], symbol: &str) -> usize {
    faces.iter().flat_map(|face| face.iter()).filter(|shown| **shown == symbol).count()
}

/// Every hit roll with its ways, each die looked at by itself. A die that is rolled again has a way for each second face.
fn hit_rolls(question: &AttackQuestion) -> Vec<(Vec<Face>, u128)> {
    let mut rolls = vec![(Vec::new(), 1)];
    for die in question.weapon.dice.dice() {
        let faces = if die == Die::Red { RED } else { BLUE };
        let mut shown: Vec<(Face, u128)> = Vec::new();
        for first in faces {
            let is_alien = first.contains(&"alien");
            let takes_up = question.reroll.is_some_and(|reroll| {
                !first.contains(&"hit") && (!is_alien || reroll.names_alien || question.by == Attacker::Alien)
            });
            match takes_up {
                true => shown.extend(faces.map(|second| (second, 1))),
                false => shown.push((first, 10)),
            }
        }
        rolls = rolls
            .iter()
            .flat_map(|(roll, ways)| {
                shown.iter().map(move |&(face, more)| ([roll.as_slice(), &[face]].concat(), ways * more))
            })
            .collect();
    }
    rolls
}

struct Struck {
    hits: usize,
    fewer: usize,
    jam: bool,
    void: bool,
    ammo: bool,
    on_hit: bool,
}

fn strike(question: &AttackQuestion, roll: &[Face]) -> Struck {
    let Weapon { manner, alien, knowledge, no_jam, own_ammo, ammo, hits, fewer_dice, flash, .. } =
        question.weapon;
    let shows = |symbol| times(roll, symbol) > 0;
    let by_agent = question.by == Attacker::Agent;
    if by_agent && alien && !knowledge && (shows("alien") || shows("jam")) {
        return Struck { hits: 0, fewer: 0, jam: false, void: true, ammo: false, on_hit: false };
    }
    let gun = by_agent && manner == Manner::Ranged && !alien;
    let mut sum = times(roll, "hit") + usize::from(hits) + usize::from(question.spend);
    let mut fewer = usize::from(fewer_dice);
    if shows("flash") {
        sum += usize::from(flash.hits);
        fewer += usize::from(flash.fewer_dice);
    }
    Struck {
        hits: sum,
        fewer,
        jam: gun && !no_jam && shows("jam"),
        void: false,
        ammo: gun && !own_ammo && ammo.unwrap_or(0) > 0 && shows("ammo"),
        on_hit: shows("hit"),
    }
}

/// Every defence roll against so many hits: wounds, whether it kills, whether it leaves an agent bleeding.
fn defend(question: &AttackQuestion, hits: usize, fewer: usize) -> BTreeMap<(usize, bool, bool), u128> {
    let Defender { target, health, wounds, shield, reinforced, armour, armour_only, most_dice, warded } =
        question.defender;
    let manner = question.weapon.manner;
    let end = |healed: usize, suffered: usize| {
        let before = usize::from(wounds) - healed;
        let gone = health.is_some_and(|health| before + suffered >= usize::from(health));
        let bled = health.is_some_and(|health| before >= usize::from(health));
        let is_agent = target == Target::Agent;
        let is_dead = gone && (!is_agent || bled && suffered > 0);
        (suffered, is_dead, gone && !is_dead)
    };
    if manner == Manner::Healing {
        return BTreeMap::from([(end(hits.min(usize::from(wounds)), 0), 1)]);
    }
    let left = hits.saturating_sub(usize::from(reinforced)).saturating_sub(usize::from(shield));
    let n_dice = left.saturating_sub(fewer).min(most_dice.map_or(usize::MAX, usize::from)) as u32;
    assert!(n_dice <= MOST_DEFENCE, "too many for every face to be looked at");
    let works = armour_only.is_none_or(|only| only == manner);
    let mut ends = BTreeMap::new();
    for n in 0..10_usize.pow(n_dice) {
        let dice: Vec<Face> = (0..n_dice).map(|die| BLUE[n / 10_usize.pow(die) % 10]).collect();
        let (mut shields, flashes) = (times(&dice, "shield"), times(&dice, "flash"));
        let mut healed = 0;
        if works && flashes > 0 {
            shields += usize::from(armour.shields);
            shields += if armour.shield_each { flashes } else { 0 };
            healed = if target == Target::Drone { 0 } else { armour.heal.min(wounds).into() };
        }
        let wounds = if warded { 0 } else { left.saturating_sub(shields) };
        *ends.entry(end(healed, wounds)).or_default() += 1;
    }
    ends
}
