//! What an attack comes to on average, in thousandths of a wound: quick, not exact.

use sortie_boards::plane::{Base, INCH};
use sortie_specops::content::Condition;
use sortie_specops::dice::{AttackDie, DefenceDie};
use sortie_specops::keyword::{Keyword, WeaponKeyword};
use sortie_specops::profile::{AttackSurge, DefenceSurge, Profile, SurgeChart, Weapon, WeaponKind};
use sortie_specops::view::FigureView;

use super::sight::{Sight, is_support, left};

/// Thousandths.
const ONE: i64 = 1000;

/// An attack that could be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Shot {
    /// Wounds on average, in thousandths.
    pub(super) wounds: i64,
    /// Whether it is made at range.
    pub(super) ranged: bool,
}

impl<'a> Sight<'a> {
    fn profile(&self, figure: &FigureView) -> &'a Profile {
        if figure.is_vehicle {
            &self.content.vehicles[figure.kind.index()].profile
        } else {
            &self.content.unit(figure.kind).profile
        }
    }

    /// How far a weapon reaches now (M5.3).
    fn reach(&self, weapon: &Weapon) -> u32 {
        let max = u32::from(weapon.max);
        if self.view.condition == Condition::Darkness && max > 6 { max.saturating_sub(4).max(6) } else { max }
    }

    /// The best attack of somebody there on somebody there, with some more aim than it has.
    pub(super) fn shot(
        &self,
        (attacker, from): (&FigureView, Base),
        (defender, to): (&FigureView, Base),
        aim: u8,
    ) -> Option<Shot> {
        let touches = from.touches(to);
        // Beyond every weapon nobody need be seen.
        let longest = attacker.weapons.iter().map(|weapon| self.reach(weapon)).max()?;
        if !touches && !from.is_within(to, longest * INCH) {
            return None;
        }
        let sees = touches || self.sees((attacker, from), (defender, to));
        if !sees {
            return None;
        }
        let fits = |weapon: &&Weapon| match (touches, weapon.kind) {
            (true, kind) => kind != WeaponKind::Ranged,
            (false, WeaponKind::Melee) => false,
            (false, _) => {
                from.is_within(to, self.reach(weapon) * INCH)
                    && (weapon.min == 0 || !from.is_within(to, u32::from(weapon.min) * INCH))
            }
        };
        let cover = if touches { 0 } else { self.cover((attacker, from), (defender, to)) };
        let shot = |weapon: &Weapon| Shot {
            wounds: self.wounds(attacker, defender, weapon, cover, aim, touches),
            ranged: !touches,
        };
        attacker.weapons.iter().filter(fits).map(shot).max_by_key(|shot| shot.wounds)
    }

    /// The cover in force against a shot (C9.12 to C9.16), nearly.
    fn cover(&self, (attacker, from): (&FigureView, Base), (defender, to): (&FigureView, Base)) -> i64 {
        if defender.is_vehicle {
            return 0;
        }
        let terrain = self.terrain_cover(from, to);
        let own = Self::sum(defender, |keyword| if let Keyword::Cover(x) = keyword { x } else { 0 });
        let weather = u8::from(self.view.condition == Condition::Weather);
        let better = terrain + i64::from(own + weather + u8::from(defender.is_suppressed));
        let sharp = Self::sum(attacker, |keyword| if let Keyword::Sharpshooter(x) = keyword { x } else { 0 });
        (better.min(2) - i64::from(sharp)).max(0)
    }

    /// Wounds of one weapon, in thousandths.
    fn wounds(
        &self,
        attacker: &FigureView,
        defender: &FigureView,
        weapon: &Weapon,
        cover: i64,
        aim: u8,
        melee: bool,
    ) -> i64 {
        let chart = self.profile(attacker).surge;
        let n_dice: i64 = AttackDie::ALL.into_iter().map(|die| i64::from(weapon.dice.of(die))).sum();
        if n_dice == 0 {
            return 0;
        }
        // In eighths of a die.
        let surge_hits = i64::from(chart.attack != AttackSurge::None);
        let of_die = |die: AttackDie| match die {
            AttackDie::Red => 6 + surge_hits,
            AttackDie::Black => 4 + surge_hits,
            AttackDie::White => 2 + surge_hits,
        };
        let eighths: i64 =
            AttackDie::ALL.into_iter().map(|die| i64::from(weapon.dice.of(die)) * of_die(die)).sum();
        let mut hits = eighths * ONE / 8;
        if attacker.is_suppressed && !self.is_droid(attacker) {
            hits = hits * (n_dice - 1) / n_dice;
        }
        // An aim token rolls up to two dice again.
        let aims = i64::from(attacker.tokens.aim + aim);
        let misses = (n_dice * ONE - hits).max(0);
        hits += misses.min(aims * 2 * ONE) * hits / (n_dice * ONE) * 9 / 10;
        let of = |pick: fn(WeaponKeyword) -> u8| -> i64 {
            weapon.keywords.iter().map(|keyword| i64::from(pick(*keyword))).sum()
        };
        let pierce = of(|keyword| if let WeaponKeyword::Pierce(x) = keyword { x } else { 0 });
        let impact = of(|keyword| if let WeaponKeyword::Impact(x) = keyword { x } else { 0 });
        if !melee {
            hits -= ONE * i64::from(defender.tokens.shields);
        }
        hits -= ONE * i64::from(defender.tokens.dodge);
        let armor = Self::sum(defender, |keyword| match keyword {
            Keyword::Armor(Some(x)) => x,
            Keyword::Armor(None) => 12,
            _ => 0,
        });
        hits -= (ONE * (i64::from(armor) - impact)).clamp(0, hits.max(0) * 9 / 10);
        if hits <= 0 {
            return 0;
        }
        let profile = self.profile(defender);
        let blocks = hits * block_sixths(profile, profile.surge, cover) / 6;
        let immune = defender.keywords.contains(&Keyword::ImmunePierce);
        let pierced = if immune { 0 } else { blocks.min(pierce * ONE) * 3 / 4 };
        (hits - blocks + pierced).max(hits / 12)
    }

    /// What it is worth to wound somebody so much, in thousandths of a line trooper.
    pub(super) fn harm_value(&self, defender: &FigureView, wounds: i64, ranged: bool) -> i64 {
        let left = left(defender) * ONE;
        let share = wounds.min(left) * ONE / left;
        let suppresses = if ranged && defender.courage.is_some() { 60 } else { 0 };
        (share * self.worth(defender) / ONE) + suppresses
    }

    /// What somebody is worth, in thousandths of a line trooper.
    pub(super) fn worth(&self, figure: &FigureView) -> i64 {
        if figure.is_vehicle {
            return i64::from(figure.health) * 450;
        }
        let strongest =
            figure.weapons.iter().map(|weapon| i64::from(weapon.dice.n_dice())).max().unwrap_or(0);
        let carries = self.view.tokens.iter().any(|token| token.holder == Some(figure.id));
        600 + 200 * i64::from(figure.health)
            + 120 * strongest
            + if is_support(figure) { 350 } else { 0 }
            + if carries { 1800 } else { 0 }
    }
}

/// Sixths of a defence die that block.
fn block_sixths(profile: &Profile, chart: SurgeChart, cover: i64) -> i64 {
    let plain = match profile.defence {
        DefenceDie::White => 1,
        DefenceDie::Red => 3,
    };
    plain + i64::from(chart.defence == DefenceSurge::Block || cover > 0)
}
