//! A roll under way, and an attack under way (A7).

use serde::{Deserialize, Serialize};
use sortie_kernel::List;
use ts_rs::TS;

use crate::attack::{self, Guard};
use crate::content::{AttackBonus, OnHit};
use crate::dice::{Dice, Die, Face, Pool, Roll};
use crate::limits::MOST_TARGETS;
use crate::mind::Arm;
use crate::source::Source;
use crate::world::FigureId;

/// The most dice that fall together: those of an attack, or one for each hit.
pub(crate) const MOST_DICE: usize = 24;

/// A die that has fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersRolled")]
pub struct Rolled {
    /// Which die.
    pub die: Die,
    /// Which of its ten faces, from 0.
    pub face: u8,
    /// It has been rolled again: never a second time (70).
    pub again: bool,
}

impl Rolled {
    /// What it shows.
    pub fn shows(self, dice: &Dice) -> Face {
        dice.faces(self.die)[usize::from(self.face)]
    }
}

/// Dice that have fallen together.
pub(crate) type Fallen = List<Rolled, MOST_DICE>;

/// What dice that have fallen together show, added up.
pub(crate) fn sum(fallen: &Fallen, dice: &Dice) -> Roll {
    fallen.iter().map(|rolled| rolled.shows(dice)).collect()
}

/// Dice that fall: at once, or one by one as people report them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RollState {
    /// For whom: whose dice they are, and who reports them.
    pub whom: FigureId,
    /// One die that is rolled again: never a second time (70), and whoever asked for it tells what it shows.
    #[serde(default)]
    pub is_again: bool,
    /// Dice that are still to fall: red ones, which fall first, and blue ones. A pool would not hold the dice of a defence
    /// against many hits.
    pub left: [u8; 2],
    /// Those that have.
    pub fallen: Fallen,
}

/// With what an attack is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersWith")]
pub enum With {
    /// One of an agent's two weapons.
    Gun(u8),
    /// The weapon of a drone.
    Drone,
    /// One of an alien's weapons (167).
    Arm(Arm),
    /// An ability or item: basic damage (114).
    Power(Source),
    /// What an alien does when it dies (114), by the number of its card.
    Death(u8),
    /// A mine, a gun of the mission: dice without a figure behind them (114).
    Mission(Pool),
}

/// What powers have added to an attack (98).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bonus {
    /// Dice more.
    pub dice: Pool,
    /// Hits more.
    pub hits: u8,
    /// Defence dice less (A8).
    pub fewer_dice: u8,
    /// Areas of range more.
    pub range: u8,
    /// It does area damage.
    pub area: bool,
    /// What befalls whom it hits.
    pub on_hit: Option<OnHit>,
}

impl Bonus {
    /// One power more.
    pub(crate) fn add(&mut self, more: &AttackBonus) {
        self.dice = self.dice.and(more.dice);
        self.hits = self.hits.saturating_add(more.hits);
        self.fewer_dice = self.fewer_dice.saturating_add(more.fewer_dice);
        self.range = self.range.saturating_add(more.range);
        self.area |= more.area;
        self.on_hit = more.on_hit.or(self.on_hit);
    }
}

/// An attack from its declaration to its consequences.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AttackState {
    /// Who attacks; none where nobody stands behind the dice.
    pub attacker: Option<FigureId>,
    /// How its dice count.
    pub by: attack::Attacker,
    /// With what.
    pub with: With,
    /// Whom it is aimed at.
    pub target: FigureId,
    /// Ammo was paid for area damage (T9).
    pub area_paid: bool,
    /// Guard, or another attack outside the normal order: it costs no combat (125).
    pub is_extra: bool,
    /// What powers have added.
    pub bonus: Bonus,
    /// The hit roll.
    pub dice: FallenDice,
    /// Ammo tokens spent on hits after the roll (75).
    pub spent: u8,
    /// What the roll came to, once it is counted.
    pub strike: attack::Strike,
    /// Who defends, one after the other (A12).
    pub targets: Targets,
    /// Which of them defends now.
    pub at: u8,
    /// The defence of who defends now.
    pub guard: Guard,
    /// Hits cancelled by powers before shields and dice.
    pub cancelled: u8,
    /// The defence roll.
    pub defence: FallenDice,
    /// Bit n: agent n has let this moment pass.
    pub passed: u8,
    /// Powers used in this attack: none twice, but for the dice that one of them lets be rolled again.
    pub used: Used,
    /// The die that is rolled again now, and by which power.
    pub again: Option<(Source, u8)>,
    /// Aliens that died of it.
    pub killed: u8,
    /// Damage has been done to the target by melee (195).
    pub hurt: bool,
}

impl AttackState {
    /// An attack that was just declared.
    pub(crate) fn new(
        attacker: Option<FigureId>,
        by: attack::Attacker,
        with: With,
        target: FigureId,
        area_paid: bool,
        is_extra: bool,
    ) -> Self {
        Self {
            attacker,
            by,
            with,
            target,
            area_paid,
            is_extra,
            bonus: Bonus::default(),
            dice: FallenDice::default(),
            spent: 0,
            strike: attack::Strike::default(),
            targets: Targets::default(),
            at: 0,
            guard: Guard::default(),
            cancelled: 0,
            defence: FallenDice::default(),
            passed: 0,
            used: Used::default(),
            again: None,
            killed: 0,
            hurt: false,
        }
    }
}

/// Dice of an attack, plain enough to be copied with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FallenDice {
    n: u8,
    dice: [Rolled; MOST_DICE],
}

impl Default for FallenDice {
    fn default() -> Self {
        Self { n: 0, dice: [Rolled { die: Die::Red, face: 0, again: false }; MOST_DICE] }
    }
}

impl FallenDice {
    /// The dice.
    pub(crate) fn as_slice(&self) -> &[Rolled] {
        &self.dice[..usize::from(self.n)]
    }

    /// The dice, to change them.
    pub(crate) fn as_mut_slice(&mut self) -> &mut [Rolled] {
        &mut self.dice[..usize::from(self.n)]
    }

    /// What they show, added up.
    pub(crate) fn sum(&self, dice: &Dice) -> Roll {
        self.as_slice().iter().map(|rolled| rolled.shows(dice)).collect()
    }
}

impl From<&[Rolled]> for FallenDice {
    fn from(all: &[Rolled]) -> Self {
        let mut new = Self::default();
        let n = all.len().min(MOST_DICE);
        new.dice[..n].copy_from_slice(&all[..n]);
        new.n = n as u8;
        new
    }
}

/// Who defends against an attack.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Targets {
    n: u8,
    all: [u8; MOST_TARGETS],
}

impl Targets {
    /// Whom it hits, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.all[..usize::from(self.n)].iter().map(|&n| FigureId(n))
    }

    /// The n-th.
    pub(crate) fn get(&self, n: u8) -> Option<FigureId> {
        (n < self.n).then(|| FigureId(self.all[usize::from(n)]))
    }
}

impl FromIterator<FigureId> for Targets {
    fn from_iter<I: IntoIterator<Item = FigureId>>(figures: I) -> Self {
        let mut new = Self::default();
        for figure in figures.into_iter().take(MOST_TARGETS) {
            new.all[usize::from(new.n)] = figure.0;
            new.n += 1;
        }
        new
    }
}

/// Powers used in an attack.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Used {
    n: u8,
    all: [Option<(Source, u8)>; MOST_USED],
}

/// Powers that one attack sees used: five agents with an action each, and their reactions. What finds no room cannot be used.
const MOST_USED: usize = 12;

impl Used {
    /// Whether a power was used.
    pub(crate) fn has(&self, source: Source) -> bool {
        self.iter().any(|(used, _)| used == source)
    }

    /// Whether one more can be noted.
    pub(crate) fn has_room(&self) -> bool {
        usize::from(self.n) < MOST_USED
    }

    /// The powers, each with the dice that were rolled again by it.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Source, u8)> + '_ {
        self.all[..usize::from(self.n)].iter().flatten().copied()
    }

    /// Notes a power, and the dice that are rolled again by it now.
    pub(crate) fn note(&mut self, source: Source, dice: u8) {
        let n = usize::from(self.n);
        match self.all[..n].iter_mut().flatten().find(|(used, _)| *used == source) {
            Some((_, before)) => *before += dice,
            None if n < MOST_USED => {
                self.all[n] = Some((source, dice));
                self.n += 1;
            }
            None => {}
        }
    }
}
