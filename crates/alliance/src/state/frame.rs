//! Rule procedures under way, kept on the stack of the state.

use serde::{Deserialize, Serialize};
use sortie_boards::square::{Position, Space};

use crate::enemy::Cost;
use crate::source::Source;
use crate::world::FigureId;

/// A rule procedure under way. `flow` has a file for each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Heroes are set on the map (R17.1).
    Deploying,
    Round(RoundStep),
    /// A hero or an ally figure acts.
    Rebel(RebelTurn),
    /// An enemy group acts, figure by figure.
    Group(GroupTurn),
    /// A figure of it.
    Enemy(EnemyTurn),
    /// The top of [`State::attacks`].
    Attack(AttackStep),
    /// An ability is carried out.
    Deeds(DeedsFrame),
    /// A Rebel may move so far at once, or not.
    Moving(MovingFrame),
    /// A Rebel attacks at once; it may decline if the source says so.
    Striking(StrikingFrame),
    /// Two Rebels attack the same enemy.
    Hammer(HammerFrame),
    /// After an attack that a decoy drew; its owner stood there.
    Decoyed {
        by: Source,
        from: Position,
    },
    /// An ordered figure may move or attack (Command).
    Ordered {
        figure: FigureId,
    },
    /// [`State::test`].
    Test(TestStep),
    /// Abilities that follow another one.
    After {
        by: Source,
        picked: Option<FigureId>,
        /// Bit n: the n-th of its owner's abilities that wait for another has followed, or was declined.
        done: u32,
    },
    /// Abilities that follow a defeat.
    Fallen {
        figure: FigureId,
        done: u8,
    },
    /// A hero looks at the top supply card.
    Scouting {
        hero: u8,
    },
    /// A drawn supply card may be changed.
    Drawn {
        hero: u8,
    },
    /// Rules of the mission run: [`super::Script`].
    Script,
    /// The team is on the star map (R30.1).
    StarMap,
    /// Companion: people work off an activation window (R24.9).
    Window {
        group: u8,
        card: u8,
    },
    /// The mission of a campaign is over: rewards, then the star map (R21).
    MissionOver {
        won: bool,
    },
    /// A hero holds two drawn supply cards, its last two, and keeps one.
    Keeping {
        hero: u8,
    },
    /// A Rebel who joins is set near a space (R22.5).
    Placing {
        figure: FigureId,
        near: Space,
    },
    /// An ally has found a supply card: whose is it?
    Sharing {
        ally: FigureId,
    },
}

/// What a procedure is part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Course {
    /// Of the round, between activations of figures; of this enemy group's activation, if it is one.
    Round { group: Option<u8> },
    /// The activation of a Rebel.
    Rebel(RebelTurn),
    /// The activation of an enemy figure.
    Enemy(EnemyTurn),
    /// Of something that somebody does: of an activation, or between two.
    Deed,
    /// Of the story: rules of the mission, its end, the star map.
    Story,
}

impl Frame {
    /// What it is part of.
    pub(crate) fn course(&self) -> Course {
        match *self {
            Self::Deploying | Self::Round(_) => Course::Round { group: None },
            Self::Group(GroupTurn { group, .. }) | Self::Window { group, .. } => {
                Course::Round { group: Some(group) }
            }
            Self::Rebel(turn) => Course::Rebel(turn),
            Self::Enemy(turn) => Course::Enemy(turn),
            Self::Attack(_)
            | Self::Deeds(_)
            | Self::Moving(_)
            | Self::Striking(_)
            | Self::Hammer(_)
            | Self::Decoyed { .. }
            | Self::Ordered { .. }
            | Self::Test(_)
            | Self::After { .. }
            | Self::Fallen { .. }
            | Self::Placing { .. }
            | Self::Sharing { .. }
            | Self::Scouting { .. }
            | Self::Drawn { .. }
            | Self::Keeping { .. } => Course::Deed,
            Self::Script | Self::StarMap | Self::MissionOver { .. } => Course::Story,
        }
    }

    /// Whose activation it is, if it is one, and whether that figure has left its space in it.
    pub(crate) fn activation(&self) -> Option<(FigureId, bool)> {
        match self.course() {
            Course::Rebel(turn) => Some((turn.figure, turn.has_moved)),
            Course::Enemy(turn) => Some((turn.figure, turn.has_moved)),
            Course::Round { .. } | Course::Deed | Course::Story => None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum RoundStep {
    Begin,
    /// The players choose who activates.
    Rebels,
    /// A figure of this ally group has acted: the others go on, or an enemy group follows.
    Allies(u8),
    /// An enemy group activates, if one is ready.
    Enemies,
    End,
    /// Of a mission: what grows worse with time (R20).
    Peril,
    /// Of a mission: whether it has lasted too long.
    Late,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RebelTurn {
    pub(crate) figure: FigureId,
    pub(crate) stage: RebelStage,
    pub(crate) actions: u8,
    /// Movement points left.
    pub(crate) points: u8,
    /// How often strain was turned into movement points (R4.14).
    pub(crate) strained: u8,
    /// Whether an action was spent on an attack, which an ally may do once (R22.11).
    pub(crate) has_attacked: bool,
    /// Whether it has left its space.
    pub(crate) has_moved: bool,
    /// Seats that let a moment pass.
    pub(crate) passed: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum RebelStage {
    Start,
    Acting,
    /// An action is done; bleeding may hurt now.
    ActionDone,
    /// It has rested, or interacted: what follows may be used.
    Rested,
    Interacted,
    End,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GroupTurn {
    pub(crate) group: u8,
    /// The activation card, by number in the content.
    pub(crate) card: u8,
    /// Bit n: figure n of the group has yet to act.
    pub(crate) left: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EnemyTurn {
    pub(crate) figure: FigureId,
    pub(crate) group: u8,
    pub(crate) card: u8,
    pub(crate) stage: EnemyStage,
    pub(crate) line: u8,
    pub(crate) actions: u8,
    pub(crate) attack_used: bool,
    /// Whether it has left its space.
    pub(crate) has_moved: bool,
    /// Whether it, a massive figure, has stopped on others and moves no more.
    pub(crate) is_planted: bool,
    /// Movement points left after an interrupt; the line has been paid for then (A19).
    pub(crate) rest: Option<u8>,
    /// Whether the line under way ends a stun (R37.3).
    pub(crate) discards_stunned: bool,
    /// Seats that let a moment pass.
    pub(crate) passed: u8,
}

impl EnemyTurn {
    /// The beginning of a figure's activation in that of its group.
    pub(crate) fn new(figure: FigureId, GroupTurn { group, card, .. }: GroupTurn) -> Self {
        Self {
            figure,
            group,
            card,
            stage: EnemyStage::Start,
            line: 0,
            actions: 2,
            attack_used: false,
            has_moved: false,
            is_planted: false,
            rest: None,
            discards_stunned: false,
            passed: 0,
        }
    }

    /// The same after a line was paid for (R24.6).
    #[must_use]
    pub(crate) fn paid(self, cost: Cost) -> Self {
        Self {
            actions: self.actions.saturating_sub(cost.actions),
            attack_used: self.attack_used || cost.is_attack_action,
            ..self
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum EnemyStage {
    /// Heroes may interrupt.
    Start,
    /// The bonus effect, before the first line.
    Bonus,
    Line,
    /// It walks to an end and may be interrupted on the way.
    Walking {
        end: Position,
        points: u8,
        target: Option<FigureId>,
    },
    /// Somebody may react to where it is now.
    Entered {
        end: Position,
        points: u8,
        target: Option<FigureId>,
    },
    /// The line's attack.
    Attack {
        target: FigureId,
    },
    /// The line is done.
    LineDone,
    End,
}

/// The steps of an attack (R5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum AttackStep {
    Declared,
    Pool,
    Rolling,
    Rolled,
    Counted,
    Surging,
    Resolve,
    /// The source of Cleave that comes next, by its place in the order of its sources.
    Cleave {
        next: u8,
    },
    Fought,
    End,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DeedsFrame {
    pub(crate) source: Source,
    /// The deed that comes next.
    pub(crate) at: u8,
    pub(crate) picked: Option<FigureId>,
    pub(crate) space: Option<Space>,
    /// Whose moment it is.
    pub(crate) actor: FigureId,
    /// Dice still to be rerolled, attacks still to be made and the like.
    pub(crate) left: u8,
    pub(crate) is_aimed: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MovingFrame {
    pub(crate) figure: FigureId,
    /// Who decides; another than the figure's own player for a push.
    pub(crate) by: FigureId,
    pub(crate) points: u8,
    pub(crate) how: Moving,
}

/// How somebody moves outside the normal flow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Moving {
    /// With movement points.
    Points,
    /// By count, extra costs ignored.
    Spaces,
    /// Pushed: by count, over nothing that stops feet.
    Pushed,
    /// Put on an empty space within so many.
    Placed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StrikingFrame {
    pub(crate) figure: FigureId,
    /// The ability that grants it, and which of its deeds.
    pub(crate) by: Source,
    pub(crate) deed: u8,
    /// The targets allowed; bit by figure.
    pub(crate) among: u32,
    pub(crate) may_decline: bool,
    pub(crate) ignores_defence: bool,
}

/// Hammer and Anvil under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HammerFrame {
    /// The ability, and which of its deeds.
    pub(crate) by: Source,
    pub(crate) deed: u8,
    pub(crate) friend: FigureId,
    /// Whom both attack, once it is picked.
    pub(crate) target: Option<FigureId>,
    /// Who of the two comes first, once the defender has picked.
    pub(crate) first: Option<FigureId>,
    /// How many of the two have had their turn.
    pub(crate) done: u8,
    /// Whether the first has attacked: only a second attack meets no defence dice.
    pub(crate) has_struck: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum TestStep {
    Testing,
    Rolling,
    Tested,
    End,
}
