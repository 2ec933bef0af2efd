//! What more than one procedure asks of a deed. Each question is answered here for every deed, so that a new one has an
//! answer before it compiles.

use super::deed::{AttackDeed, Deed, DicePool, Special, Whom};
use super::kind::{DeedKind, OfOwner, OnDice, OnRoll};
use super::when::Moment;
use crate::surge::SurgeOption;

/// How a deed lets its owner attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Granted<'a> {
    /// One attack.
    One(&'a AttackDeed),
    /// One melee attack against every adjacent hostile figure.
    EachAdjacent,
    /// One attack of its owner and one of a friend, at the same enemy.
    HammerAndAnvil,
}

/// Whom an attack that a deed grants is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aimed {
    /// Whoever can be attacked.
    Anybody,
    /// Whom the owner picked.
    Picked,
    /// The attacker of the attack under way.
    Attacker,
    /// Its target.
    Target,
    /// Whose moment it is.
    Actor,
}

impl AttackDeed {
    /// Whom it is aimed at.
    pub fn aimed(&self) -> Aimed {
        match self.target {
            None => Aimed::Anybody,
            Some(Whom::Picked | Whom::PickedHostile) => Aimed::Picked,
            Some(Whom::Attacker) => Aimed::Attacker,
            Some(Whom::Target) => Aimed::Target,
            Some(
                Whom::Me
                | Whom::Actor
                | Whom::Around
                | Whom::AroundAndObjects
                | Whom::AdjacentHostile
                | Whom::RebelsWithin(_)
                | Whom::AdjacentFriends
                | Whom::Group,
            ) => Aimed::Actor,
        }
    }
}

/// What a deed changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changes {
    /// The attack under way.
    Attack,
    /// The attack or the test under way.
    Roll,
    /// The test under way.
    Test,
    /// Whom an attack may be declared at.
    Aiming,
    /// A supply card just drawn.
    SupplyCard,
    /// Figures, cards and the like: whatever is under way.
    Table,
}

impl Deed {
    /// Whether nobody does it: words of an ability that is ignored (R6.6).
    pub fn is_unplayed(&self) -> bool {
        matches!(self, Self::Unplayed(_))
    }

    /// The attack it grants, if it does. Decoy grants one too, but later, when the attack it drew is over.
    pub fn grants(&self) -> Option<Granted<'_>> {
        match self.kind() {
            DeedKind::Attack(attack) => Some(Granted::One(attack)),
            DeedKind::Special(special) => match special {
                Special::AttackEachAdjacent => Some(Granted::EachAdjacent),
                Special::HammerAndAnvil => Some(Granted::HammerAndAnvil),
                Special::Suppress
                | Special::TrickShot
                | Special::SeePastFigures
                | Special::Decoy
                | Special::ScoutSupply
                | Special::RedrawSupply
                | Special::ChooseSupply
                | Special::CommandAgain
                | Special::StepTowardRebel
                | Special::Reinforce => None,
            },
            DeedKind::Roll(_)
            | DeedKind::Dice(_)
            | DeedKind::Figures(..)
            | DeedKind::Owner(_)
            | DeedKind::Test(_)
            | DeedKind::Unplayed => None,
        }
    }

    /// The surge option it brings into an attack: one of its own, or one of the attack it grants.
    pub fn surge_option(&self) -> Option<&SurgeOption> {
        match (self, self.grants()) {
            (Self::Surge(option), _) => Some(option),
            (_, Some(Granted::One(attack))) => attack.surge.as_ref(),
            (_, Some(Granted::EachAdjacent | Granted::HammerAndAnvil) | None) => None,
        }
    }

    /// To whom it happens, or who is attacked, if the card says so.
    pub fn whom(&self) -> Option<Whom> {
        match self.kind() {
            DeedKind::Figures(_, whom) => Some(whom),
            DeedKind::Attack(attack) => attack.target,
            DeedKind::Owner(OfOwner::Push(_) | OfOwner::Order)
            | DeedKind::Special(Special::HammerAndAnvil) => Some(Whom::Picked),
            DeedKind::Owner(
                OfOwner::Move { .. } | OfOwner::ExtraAction | OfOwner::DrawSupply | OfOwner::Toll { .. },
            )
            | DeedKind::Roll(_)
            | DeedKind::Dice(_)
            | DeedKind::Test(_)
            | DeedKind::Special(_)
            | DeedKind::Unplayed => None,
        }
    }

    /// Whether it changes a roll and nothing else: it comes to the same whatever else happens before it.
    pub fn is_of_roll(&self) -> bool {
        match self.kind() {
            DeedKind::Roll(_) | DeedKind::Dice(_) => true,
            DeedKind::Figures(..)
            | DeedKind::Owner(_)
            | DeedKind::Test(_)
            | DeedKind::Attack(_)
            | DeedKind::Special(_)
            | DeedKind::Unplayed => false,
        }
    }

    /// What it changes: without that under way it does nothing.
    pub fn changes(&self) -> Changes {
        match self.kind() {
            DeedKind::Roll(OnRoll::AttackDie(_)) => Changes::Roll,
            DeedKind::Dice(OnDice::Reroll { pool: DicePool::Test, .. }) => Changes::Test,
            DeedKind::Roll(_) | DeedKind::Dice(_) => Changes::Attack,
            DeedKind::Special(special) => match special {
                Special::Suppress | Special::Decoy => Changes::Attack,
                Special::TrickShot | Special::SeePastFigures => Changes::Aiming,
                Special::RedrawSupply | Special::ChooseSupply => Changes::SupplyCard,
                Special::AttackEachAdjacent
                | Special::HammerAndAnvil
                | Special::ScoutSupply
                | Special::CommandAgain
                | Special::StepTowardRebel
                | Special::Reinforce => Changes::Table,
            },
            DeedKind::Figures(..)
            | DeedKind::Owner(_)
            | DeedKind::Test(_)
            | DeedKind::Attack(_)
            | DeedKind::Unplayed => Changes::Table,
        }
    }
}

impl Changes {
    /// Whether it is under way at a moment. What follows another ability may follow one of any moment.
    pub fn are_possible_at(self, moment: Moment) -> bool {
        if moment == Moment::After {
            return true;
        }
        // What is used before declaring is carried out when the attack is declared.
        let of_attack = moment.is_of_attack() || moment == Moment::Aiming;
        let of_test = moment == Moment::Testing || moment == Moment::Tested;
        match self {
            Self::Attack => of_attack,
            Self::Roll => of_attack || of_test,
            Self::Test => of_test,
            Self::Aiming => moment == Moment::Aiming,
            Self::SupplyCard => moment == Moment::SupplyDrawn,
            Self::Table => true,
        }
    }
}
