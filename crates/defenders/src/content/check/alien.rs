//! Alien cards.

use std::ops::RangeInclusive;

use sortie_content::{Finding, Texts};

use super::weapon::weapon;
use super::{count, name, twice};
use crate::content::alien::{AlienCard, AlienPower, NamedPower};
use crate::content::entry::{Entry, List};
use crate::content::kinds::SpeciesId;
use crate::content::weapon::{AreaDamage, Weapon};
use crate::dice::Die;
use crate::mind::{Arm, Deed};
use crate::world::Rank;

/// 22 cards of seven species, a blue one never weaker than the green one of its species.
pub(in crate::content) fn aliens(list: &List<'_, AlienCard>, texts: &Texts, findings: &mut Vec<Finding>) {
    twice(&list.entries, |card| &card.id, findings);
    count(list, "alien cards", |card| card.copies, 22, findings);
    for entry in &list.entries {
        let card = &entry.value;
        numbers(entry, findings);
        weapons(entry, texts, findings);
        lines(entry, findings);
        powers(entry, list, texts, findings);
        name(entry, "species", card.species.id(), texts, findings);
        // All others are called by species and rank.
        if card.is_enraged {
            name(entry, "alien", &card.id, texts, findings);
        }
        let green = |other: &&AlienCard| other.species == card.species && other.rank == Rank::Green;
        if card.rank == Rank::Blue
            && let Some(green) = list.values().find(green)
            && !is_no_weaker(green, card)
        {
            let message =
                format!("`{}` is weaker than `{}` in health, shield, dice or reach", card.id, green.id);
            findings.push(entry.error("alien-weaker", message));
        }
    }
    for species in SpeciesId::ALL {
        for rank in [Rank::Green, Rank::Blue, Rank::Red] {
            let of =
                list.values().filter(|card| card.species == species && card.rank == rank && !card.is_enraged);
            let found: u8 = of.map(|card| card.copies).sum();
            let printed = figures(species, rank);
            if found != printed {
                let colour = colour(rank);
                let message =
                    format!("{found} cards of {colour} {}; there are {printed} figures of it", species.id());
                findings.push(list.error("alien-figures", message));
            }
        }
    }
}

fn colour(rank: Rank) -> &'static str {
    match rank {
        Rank::Green => "green",
        Rank::Blue => "blue",
        Rank::Red => "red",
    }
}

/// How many figures of a species and rank there are; a card each.
fn figures(species: SpeciesId, rank: Rank) -> u8 {
    match (species, rank) {
        (SpeciesId::XenoBeast, Rank::Red) => 1,
        (SpeciesId::XenoBeast, Rank::Green | Rank::Blue) | (_, Rank::Red) => 0,
        (SpeciesId::XenoGrey | SpeciesId::Nexus, Rank::Green | Rank::Blue) => 1,
        (
            SpeciesId::XenoBeta | SpeciesId::SpineCritter | SpeciesId::XenoAlpha | SpeciesId::Aracnos,
            Rank::Green | Rank::Blue,
        ) => 2,
    }
}

/// The health and the energy shield a card of a species may have.
fn limits(card: &AlienCard) -> (RangeInclusive<u8>, RangeInclusive<u8>) {
    let green = card.rank == Rank::Green;
    match card.species {
        SpeciesId::XenoBeta if green => (2..=3, 0..=1),
        SpeciesId::XenoBeta => (3..=4, 1..=1),
        SpeciesId::SpineCritter if green => (1..=2, 0..=0),
        SpeciesId::SpineCritter => (2..=3, 0..=0),
        SpeciesId::XenoAlpha if green => (3..=5, 1..=1),
        SpeciesId::XenoAlpha => (4..=6, 1..=2),
        SpeciesId::Aracnos if green => (3..=4, 0..=0),
        SpeciesId::Aracnos => (4..=4, 0..=0),
        SpeciesId::XenoGrey if green => (3..=4, 1..=2),
        SpeciesId::XenoGrey => (4..=6, 1..=2),
        SpeciesId::Nexus if green => (5..=7, 1..=2),
        SpeciesId::Nexus => (6..=9, 2..=2),
        SpeciesId::XenoBeast if card.is_enraged => (8..=14, 0..=2),
        SpeciesId::XenoBeast => (8..=12, 0..=2),
    }
}

fn numbers(entry: &Entry<'_, AlienCard>, findings: &mut Vec<Finding>) {
    let card = &entry.value;
    let (health, shield) = limits(card);
    for (what, value, limit) in
        [("health", card.health, health), ("an energy shield of", card.shield, shield)]
    {
        if !limit.contains(&value) {
            let message =
                format!("`{}` has {what} {value}; {} to {} fit it", card.id, limit.start(), limit.end());
            findings.push(entry.error("alien-numbers", message));
        }
    }
}

/// Dice by rank: 2 or 3 blue ones for green cards, 3 for blue ones, 3 or 4 of which at least half are red for red ones.
fn weapons(entry: &Entry<'_, AlienCard>, texts: &Texts, findings: &mut Vec<Finding>) {
    let card = &entry.value;
    for own in card.weapons() {
        weapon(entry, own, texts, findings);
        let (n_dice, red) = (own.dice.n_dice(), usize::from(own.dice.of(Die::Red)));
        let is_right = match card.rank {
            Rank::Green => (2..=3).contains(&n_dice) && red == 0,
            Rank::Blue => n_dice == 3,
            Rank::Red => (3..=4).contains(&n_dice) && 2 * red >= n_dice,
        };
        if !is_right {
            let message = format!(
                "`{}` has dice of another rank: green 2 or 3 blue, blue 3 of any colour, red 3 or 4 with half of them red",
                own.id
            );
            findings.push(entry.error("alien-dice", message));
        }
        let is_bare = own.range == 0
            && own.ammo.is_none()
            && own.class.is_none()
            && own.rank == Rank::Green
            && own.area != AreaDamage::ForAmmo;
        if !is_bare {
            let message =
                format!("`{}` is an alien’s: no range, ammo, class or rank of its own (A54, 166)", own.id);
            findings.push(entry.error("alien-weapon", message));
        }
    }
}

/// Lines with rising numbers from 0 and 1 up to 3, then the blind one; one to three deeds each, with weapons that are there.
fn lines(entry: &Entry<'_, AlienCard>, findings: &mut Vec<Finding>) {
    let card = &entry.value;
    let mut wrong = |code, message: String| findings.push(entry.error(code, message));
    let numbers: Vec<Option<u8>> = card.line.iter().map(|line| line.at).collect();
    let is_right = match numbers.split_last() {
        Some((None, seen)) => {
            let rises = seen.windows(2).all(|pair| pair[0] < pair[1]);
            seen.starts_with(&[Some(0), Some(1)])
                && rises
                && seen.iter().all(|at| at.is_some_and(|at| at <= 3))
        }
        Some((Some(_), _)) | None => false,
    };
    if !is_right {
        let message =
            format!("the lines of `{}` rise from 0 and 1 up to 3, and the last is blind (135, 136)", card.id);
        wrong("alien-lines", message);
    }
    if card.line.iter().any(|line| !(1..=3).contains(&line.does.len())) {
        wrong("alien-deeds", format!("a line of `{}` has no deed or more than 3", card.id));
    }
    let deeds = || card.line.iter().flat_map(|line| line.does.iter().map(move |&deed| (line.at, deed)));
    for arm in [Arm::Ranged, Arm::Melee] {
        let is_used = deeds().any(|(_, deed)| matches!(deed, Deed::Attack { with, .. } if with == arm));
        if is_used != card.weapon(arm).is_some() {
            let message = format!("`{}` attacks with a weapon it has not, or has one no line uses", card.id);
            wrong("alien-arm", message);
        }
    }
    for (at, deed) in deeds() {
        let is_possible = match deed {
            Deed::Attack { times, .. } => (1..=2).contains(&times) && at.is_some(),
            Deed::Adjacent { .. } => at.is_some_and(|at| at > 0),
            Deed::Toward { areas, .. } | Deed::Away { areas } | Deed::ToPoint { areas } => {
                (1..=3).contains(&areas)
            }
            Deed::Activate { aliens, within } => {
                card.species == SpeciesId::XenoGrey && aliens > 0 && within > 0
            }
        };
        if !is_possible {
            wrong("alien-deed", format!("`{}` cannot do {deed:?} in that line (A53, 177)", card.id));
        }
    }
}

fn powers(
    entry: &Entry<'_, AlienCard>,
    list: &List<'_, AlienCard>,
    texts: &Texts,
    findings: &mut Vec<Finding>,
) {
    let card = &entry.value;
    for NamedPower { id, does } in &card.power {
        let is_possible = match does {
            AlienPower::Leader { aliens } => *aliens > 0,
            AlienPower::IgnoresStealth => true,
            // Figures of two cards could not be told apart.
            AlienPower::Swarm => card.copies == 1 && card.health > 1,
            AlienPower::Grab { areas } => *areas > 0 && card.melee.is_some(),
            AlienPower::AcidPoison { dice } => dice.n_dice() > 0,
            AlienPower::SaveTheMaster { wounds } => *wounds > 0,
            AlienPower::Rage { wounds, into } => {
                if !list.values().any(|other| other.id == *into && other.is_enraged) {
                    findings.push(entry.error("unknown-id", format!("there is no enraged card `{into}`")));
                }
                (1..=card.health).contains(wounds)
            }
        };
        if !is_possible {
            findings
                .push(entry.error("alien-power", format!("`{id}` of `{}` can never do anything", card.id)));
        }
        name(entry, "power", id, texts, findings);
    }
}

/// A blue card has at least the health, the shield, the dice and the reach of the green one.
fn is_no_weaker(green: &AlienCard, blue: &AlienCard) -> bool {
    let dice = |weapon: Option<&Weapon>| {
        weapon.map_or((0, 0), |weapon| (weapon.dice.n_dice(), weapon.dice.of(Die::Red)))
    };
    let arm = |arm: Arm| dice(blue.weapon(arm)) >= dice(green.weapon(arm));
    blue.health >= green.health
        && blue.shield >= green.shield
        && blue.reach() >= green.reach()
        && arm(Arm::Melee)
        && arm(Arm::Ranged)
}
