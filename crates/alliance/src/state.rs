//! The whole truth of a mission, plain data: cloned for search, hashed after every choice, saved as it is.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sortie_boards::square::{Board, Position, Space};
use sortie_kernel::{Chance, Deck, DiceSource, Frames, Seat};

use crate::ability::Attribute;
use crate::attack::{AttackKind, Effect, Modifiers};
use crate::content::Content;
use crate::dice::{AttackDie, DefenceDie};
use crate::event::Ending;
use crate::setup::Difficulty;
use crate::world::{Body, FigureId, Side, World};

/// The most figures of one mission.
pub(crate) const MOST_FIGURES: usize = 32;
/// The most groups of one mission.
pub(crate) const MOST_GROUPS: usize = 12;
/// The most cards of one hero.
pub(crate) const MOST_CARDS: usize = 24;
/// Rebels who have not won after so many rounds have lost: the garrison is awake. A skirmish ends.
pub(crate) const LAST_ROUND: u16 = 20;

/// The whole truth. Everything is public except the order of the supply deck and what chance still holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, 16>,
    pub(crate) table: TableRules,
    /// From 1; 0 before the first.
    pub(crate) round: u16,
    /// Bit n: door n is open (A40).
    pub(crate) doors: u8,
    /// Bit n: crate n is still there.
    pub(crate) crates: u16,
    /// Bit n: terminal n has not been used.
    pub(crate) terminals: u16,
    /// The figures as space knows them, by [`FigureId`].
    pub(crate) bodies: ArrayVec<Body, MOST_FIGURES>,
    /// Who they are.
    pub(crate) cast: ArrayVec<Cast, MOST_FIGURES>,
    pub(crate) heroes: ArrayVec<HeroState, 4>,
    pub(crate) groups: ArrayVec<GroupState, MOST_GROUPS>,
    pub(crate) supply: Deck<12>,
    /// A shared pool (R19.3).
    pub(crate) medpacs: u8,
    /// The attacks under way, the innermost last.
    pub(crate) attacks: ArrayVec<AttackState, 4>,
    pub(crate) test: Option<TestState>,
    /// How often a figure has rolled this round: the name of its next occasion.
    pub(crate) rolls: [u8; MOST_FIGURES],
    /// Abilities used this round that are limited to once a round or an activation.
    pub(crate) used: ArrayVec<Source, 24>,
    /// Abilities used in the moment under way, outside attacks and tests: none is used twice in one.
    pub(crate) now_used: ArrayVec<Source, 12>,
    /// The enemy figure that acts now and its activation card: its bonus effect is in force (R24.3).
    pub(crate) acting: Option<(FigureId, u8)>,
    /// Whom the first attack of Hammer and Anvil was made at.
    pub(crate) hammered: Option<FigureId>,
    /// Who holds the bonus activation of three heroes this round (R7.3).
    pub(crate) bonus_hero: u8,
    pub(crate) ending: Option<Ending>,
}

/// What was agreed and does not change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TableRules {
    pub(crate) map: u8,
    pub(crate) n_seats: u8,
    pub(crate) difficulty: Difficulty,
    pub(crate) dice: DiceSource,
}

/// Who a figure is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cast {
    /// Of which kind.
    pub(crate) part: Part,
    /// Power tokens for attacks and for defence (R37.7).
    pub(crate) tokens: [u8; 4],
}

/// A hero or one of a group, by their place in the lists of the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Part {
    Hero(u8),
    Group { group: u8, number: u8 },
}

/// A hero in this mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HeroState {
    /// The hero, by number in the content.
    pub(crate) hero: u8,
    pub(crate) figure: FigureId,
    pub(crate) cards: ArrayVec<Held, MOST_CARDS>,
    /// Activations left this round (R7).
    pub(crate) activations: u8,
    /// Whether it has activated this round.
    pub(crate) has_activated: bool,
}

/// A card of a hero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Held {
    /// The card, by number in the content.
    pub(crate) card: u8,
    pub(crate) state: CardState,
    /// The slot of the weapon it lies under; its own slot if it lies under none.
    pub(crate) under: u8,
}

/// How a card lies (R9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, rename = "AllianceCardState")]
pub enum CardState {
    /// Ready.
    Ready,
    /// Exhausted until its owner's next activation (R9.1, R9.3).
    Exhausted,
    /// Depleted or discarded: out for this mission.
    Gone,
}

/// A group in this mission, enemies and allies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GroupState {
    /// The deployment card, by number in the content.
    pub(crate) group: u8,
    pub(crate) side: Side,
    /// Tells groups of the same name apart (R1.4, R23.10).
    pub(crate) colour: u8,
    /// Whether it still has its activation this round.
    pub(crate) is_ready: bool,
    /// Bonus health of each figure (R23.11).
    pub(crate) bonus_health: u8,
    /// Its figures are these, whether on the map or not.
    pub(crate) first: u8,
    pub(crate) n_figures: u8,
    /// Where it came in, for reinforcements.
    pub(crate) entry: Space,
    /// The activation card it used last, by number (R23.6).
    pub(crate) card: Option<u8>,
    /// Abilities that only the first figure has, used in this activation.
    pub(crate) is_first_used: bool,
}

/// Where an ability stands: on a sheet or deployment card, on a card of a hero, on the activation card in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export, rename = "AllianceSource")]
pub struct Source {
    /// Its owner.
    #[ts(type = "number")]
    pub figure: FigureId,
    /// The slot of the card, or [`Source::SHEET`], or [`Source::BONUS`].
    pub slot: u8,
    /// Which ability of it.
    pub n: u8,
}

impl Source {
    /// On the hero sheet or the deployment card.
    pub const SHEET: u8 = 255;
    /// The bonus effect of the activation card.
    pub const BONUS: u8 = 254;
    /// A line of the activation card.
    pub const LINE: u8 = 253;
}

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
    /// An ordered figure may move or attack (Command).
    Ordered {
        figure: FigureId,
        by: Source,
    },
    /// [`State::test`].
    Test(TestStep),
    /// Abilities that follow another one.
    After {
        by: Source,
        picked: Option<FigureId>,
        done: u8,
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
    /// A hero holds two drawn supply cards, its last two, and keeps one.
    Keeping {
        hero: u8,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum RoundStep {
    Begin,
    /// The players choose who activates.
    Rebels,
    /// An enemy group activates, if one is ready.
    Enemies,
    End,
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
    /// Movement points left after an interrupt; the line has been paid for then (A19).
    pub(crate) rest: Option<u8>,
    /// Whether the line under way ends a stun (R37.3).
    pub(crate) discards_stunned: bool,
    /// Seats that let a moment pass.
    pub(crate) passed: u8,
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
    Cleave { left: u8 },
    Fought,
    End,
}

/// The attack under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AttackState {
    pub(crate) attacker: FigureId,
    pub(crate) target: FigureId,
    /// The slot of the weapon; [`Source::SHEET`] for the attack of a deployment card or an ability.
    pub(crate) weapon: u8,
    pub(crate) kind: AttackKind,
    pub(crate) reach: bool,
    /// Where the attacker counts from; its own position, except for a trick.
    pub(crate) distance: u8,
    pub(crate) attack: ArrayVec<AttackDie, 8>,
    pub(crate) defence: ArrayVec<DefenceDie, 6>,
    /// The faces rolled, as far as dice have been rolled.
    pub(crate) attack_faces: ArrayVec<u8, 8>,
    pub(crate) defence_faces: ArrayVec<u8, 6>,
    /// A die is rolled again at most once: bit n for attack die n, bit 8 + n for defence die n.
    pub(crate) rerolled: u16,
    pub(crate) modifiers: Modifiers,
    pub(crate) keywords: ArrayVec<Effect, 8>,
    /// Surge options: where they are printed.
    pub(crate) options: ArrayVec<OptionRef, 16>,
    /// Those bought, in order.
    pub(crate) bought: ArrayVec<u8, 16>,
    /// Abilities used in this attack.
    pub(crate) used: ArrayVec<Source, 16>,
    /// The die that Focused adds.
    pub(crate) focus_die: AttackDie,
    pub(crate) is_focused: bool,
    pub(crate) is_hidden: bool,
    /// The attack misses whatever is rolled (Decoy).
    pub(crate) is_missed: bool,
    /// The second attack of Hammer and Anvil.
    pub(crate) ignores_defence: bool,
    /// Seats that let the moment pass.
    pub(crate) passed: u8,
    /// What the target suffered, once that is known.
    pub(crate) suffered: u8,
    pub(crate) is_defeated: bool,
    /// Everybody hurt by it; bit by figure.
    pub(crate) hurt: u32,
    /// Surge options may be bought twice.
    pub(crate) is_overloaded: bool,
    /// A decoy drew it: its owner strikes back afterwards.
    pub(crate) is_decoyed: bool,
    /// The die that waits for the face of a real die.
    pub(crate) waiting: u8,
}

/// Where a surge option is printed: the content is looked at, nothing is copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum OptionRef {
    /// On a weapon card: card number, place.
    Weapon(u8, u8),
    /// On a modification.
    Modification(u8, u8),
    /// On a deployment card.
    Group(u8, u8),
    /// Granted by the deed of an ability.
    Deed(Source, u8),
    /// Every hero may recover 1 strain for 1 surge (R6.5).
    RecoverStrain,
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
    /// The only target allowed.
    pub(crate) target: Option<FigureId>,
    pub(crate) may_decline: bool,
    pub(crate) ignores_defence: bool,
}

/// A test under way (R11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TestState {
    pub(crate) figure: FigureId,
    pub(crate) attribute: Attribute,
    pub(crate) dice: ArrayVec<AttackDie, 8>,
    pub(crate) faces: ArrayVec<u8, 8>,
    pub(crate) rerolled: u8,
    pub(crate) used: ArrayVec<Source, 8>,
    pub(crate) passed: u8,
    /// Once it is known.
    pub(crate) successes: u8,
    /// A terminal: a success brings a medpac.
    pub(crate) opens_locker: bool,
    /// The die that waits for the face of a real die.
    pub(crate) waiting: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum TestStep {
    Testing,
    Rolling,
    Tested,
    End,
}

/// What is drawn by chance; each kind has its own occasions.
pub(crate) mod what {
    pub(crate) const SUPPLY: u16 = 1;
    pub(crate) const GROUP: u16 = 2;
    pub(crate) const CARD: u16 = 3;
    pub(crate) const ROLL: u16 = 4;
}

impl State {
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.table.n_seats)
    }

    pub(crate) fn board<'a>(&self, content: &'a Content) -> &'a Board {
        content.maps[usize::from(self.table.map)].board(self.doors)
    }

    pub(crate) fn world<'a>(&'a self, content: &'a Content) -> World<'a> {
        World::new(self.board(content), &self.bodies)
    }

    pub(crate) fn body(&self, figure: FigureId) -> &Body {
        &self.bodies[figure.index()]
    }

    pub(crate) fn body_mut(&mut self, figure: FigureId) -> &mut Body {
        &mut self.bodies[figure.index()]
    }

    pub(crate) fn figures(&self) -> impl Iterator<Item = FigureId> + use<> {
        (0..self.bodies.len() as u8).map(FigureId)
    }

    pub(crate) fn present(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.figures().filter(|&figure| self.body(figure).is_present)
    }

    /// The hero a figure is.
    pub(crate) fn hero_of(&self, figure: FigureId) -> Option<usize> {
        match self.cast[figure.index()].part {
            Part::Hero(hero) => Some(usize::from(hero)),
            Part::Group { .. } => None,
        }
    }

    /// The group a figure belongs to.
    pub(crate) fn group_of(&self, figure: FigureId) -> Option<usize> {
        match self.cast[figure.index()].part {
            Part::Group { group, .. } => Some(usize::from(group)),
            Part::Hero(_) => None,
        }
    }

    /// The seat that decides for a Rebel. Allies follow the first hero's player.
    pub(crate) fn seat_of(&self, figure: FigureId) -> Option<Seat> {
        match self.cast[figure.index()].part {
            Part::Hero(hero) => Some(Seat(hero)),
            Part::Group { .. } => (self.body(figure).side == Side::Rebel).then_some(Seat(0)),
        }
    }

    /// The figures of a group, on the map or not.
    pub(crate) fn members(&self, group: usize) -> impl Iterator<Item = FigureId> + use<> {
        let group = &self.groups[group];
        (group.first..group.first + group.n_figures).map(FigureId)
    }
}
