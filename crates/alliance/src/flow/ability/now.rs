//! The moments at which abilities are used (R6, R14).

#![warn(clippy::wildcard_enum_match_arm, reason = "a new moment is thought about here")]

use crate::ability::{Attribute, Moment};
use crate::attack::AttackKind;
use crate::choice::{OpenMoment, Prompt};
use crate::state::{Source, State};
use crate::world::FigureId;

/// The moment it is: [`Moment`] with whom it is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Now {
    Action(FigureId),
    Activation(FigureId),
    ActivationStart(FigureId),
    ActivationEnd(FigureId),
    Rested(FigureId),
    Interacted(FigureId),
    EnemyActivates(FigureId),
    EnemyEnters(FigureId),
    /// With a weapon of this kind.
    Aiming(FigureId, AttackKind),
    Declared,
    Rolled,
    Counted,
    Fought,
    Testing(FigureId),
    Tested(FigureId),
    Fallen(FigureId),
    SupplyDrawn(FigureId),
    MissionStart(FigureId),
    After(Source),
}

impl Now {
    /// Whom the moment is about.
    pub(crate) fn actor(self, state: &State) -> FigureId {
        match self {
            Self::Action(figure)
            | Self::Activation(figure)
            | Self::ActivationStart(figure)
            | Self::ActivationEnd(figure)
            | Self::Rested(figure)
            | Self::Interacted(figure)
            | Self::EnemyActivates(figure)
            | Self::EnemyEnters(figure)
            | Self::Aiming(figure, _)
            | Self::Testing(figure)
            | Self::Tested(figure)
            | Self::Fallen(figure)
            | Self::SupplyDrawn(figure)
            | Self::MissionStart(figure) => figure,
            Self::After(source) => source.figure,
            Self::Declared | Self::Rolled | Self::Counted | Self::Fought => {
                state.attacks.last().map_or(FigureId(0), |attack| attack.attacker)
            }
        }
    }

    /// Whether it is a moment of the attack under way.
    pub(in crate::flow) fn is_of_attack(self) -> bool {
        self.moment().is_of_attack()
    }

    /// Whether it comes once and passes: nothing is used twice in it. Attacks and tests keep lists of their own, actions
    /// have their limits, and what follows an ability or a defeat is gone through one by one, each time anew.
    pub(super) fn is_passing(self) -> bool {
        match self {
            Self::ActivationStart(_)
            | Self::ActivationEnd(_)
            | Self::Rested(_)
            | Self::Interacted(_)
            | Self::EnemyActivates(_)
            | Self::EnemyEnters(_)
            | Self::Aiming(..)
            | Self::SupplyDrawn(_)
            | Self::MissionStart(_) => true,
            Self::Action(_)
            | Self::Activation(_)
            | Self::Declared
            | Self::Rolled
            | Self::Counted
            | Self::Fought
            | Self::Testing(_)
            | Self::Tested(_)
            | Self::Fallen(_)
            | Self::After(_) => false,
        }
    }

    /// The moment as people are asked about it. In some nobody is asked: what may be used then is an offer among others, or
    /// happens by itself.
    pub(in crate::flow) fn prompt(self, state: &State) -> Prompt {
        let tested = |moment: fn(Attribute) -> OpenMoment| {
            state
                .test
                .as_ref()
                .map_or(Prompt::Nothing, |test| Prompt::Moment { moment: moment(test.attribute) })
        };
        let moment = match self {
            Self::ActivationStart(figure) => OpenMoment::ActivationStart { figure },
            Self::ActivationEnd(figure) => OpenMoment::ActivationEnd { figure },
            Self::Rested(figure) => OpenMoment::Rested { figure },
            Self::Interacted(figure) => OpenMoment::Interacted { figure },
            Self::EnemyActivates(figure) => OpenMoment::EnemyActivates { figure },
            Self::EnemyEnters(figure) => OpenMoment::EnemyEnters { figure },
            Self::Declared => OpenMoment::Declared,
            Self::Rolled => OpenMoment::Rolled,
            Self::Counted => OpenMoment::Counted,
            Self::Fought => OpenMoment::Fought,
            Self::Testing(_) => return tested(|attribute| OpenMoment::Testing { attribute }),
            Self::Tested(_) => return tested(|attribute| OpenMoment::Tested { attribute }),
            Self::After(source) => OpenMoment::After { source },
            Self::SupplyDrawn(_) => OpenMoment::SupplyDrawn,
            Self::Action(_)
            | Self::Activation(_)
            | Self::Aiming(..)
            | Self::Fallen(_)
            | Self::MissionStart(_) => {
                return Prompt::Nothing;
            }
        };
        Prompt::Moment { moment }
    }

    /// The kind of moment it is.
    #[inline]
    pub(in crate::flow) fn moment(self) -> Moment {
        match self {
            Self::Action(_) => Moment::Action,
            Self::Activation(_) => Moment::Activation,
            Self::ActivationStart(_) => Moment::ActivationStart,
            Self::ActivationEnd(_) => Moment::ActivationEnd,
            Self::Rested(_) => Moment::Rested,
            Self::Interacted(_) => Moment::Interacted,
            Self::EnemyActivates(_) => Moment::EnemyActivates,
            Self::EnemyEnters(_) => Moment::EnemyEnters,
            Self::Aiming(..) => Moment::Aiming,
            Self::Declared => Moment::Declared,
            Self::Rolled => Moment::Rolled,
            Self::Counted => Moment::Counted,
            Self::Fought => Moment::Fought,
            Self::Testing(_) => Moment::Testing,
            Self::Tested(_) => Moment::Tested,
            Self::Fallen(_) => Moment::Defeated,
            Self::SupplyDrawn(_) => Moment::SupplyDrawn,
            Self::MissionStart(_) => Moment::MissionStart,
            Self::After(_) => Moment::After,
        }
    }
}
