//! The moments at which abilities are used (R6, R14).

use crate::ability::When;
use crate::state::{Source, State};
use crate::world::FigureId;

/// The moment it is: [`When`] with whom it is about.
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
    Aiming(FigureId),
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
            | Self::Aiming(figure)
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
    pub(super) fn is_of_attack(self) -> bool {
        matches!(self, Self::Declared | Self::Rolled | Self::Counted | Self::Fought)
    }

    /// Whether an ability waits for this moment.
    #[inline]
    pub(super) fn is(self, when: &When) -> bool {
        matches!(
            (self, when),
            (Self::Action(_), When::Action)
                | (Self::Activation(_), When::Activation)
                | (Self::ActivationStart(_), When::ActivationStart)
                | (Self::ActivationEnd(_), When::ActivationEnd)
                | (Self::Rested(_), When::Rested)
                | (Self::Interacted(_), When::Interacted)
                | (Self::EnemyActivates(_), When::EnemyActivates)
                | (Self::EnemyEnters(_), When::EnemyEnters(_))
                | (Self::Aiming(_), When::Aiming)
                | (Self::Declared, When::Declared)
                | (Self::Rolled, When::Rolled)
                | (Self::Counted, When::Counted)
                | (Self::Fought, When::Fought)
                | (Self::Testing(_), When::Testing)
                | (Self::Tested(_), When::Tested)
                | (Self::Fallen(_), When::Defeated)
                | (Self::SupplyDrawn(_), When::SupplyDrawn)
                | (Self::MissionStart(_), When::MissionStart)
                | (Self::After(_), When::After(_))
        )
    }
}
