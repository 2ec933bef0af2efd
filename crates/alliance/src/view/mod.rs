//! What one seat may know: everything except the order of the supply deck and what chance still holds.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new frame is thought about here")]

mod campaign;
mod foreseen;
mod mission;
mod odds;
mod progress;
mod sight;
mod ways;

use serde::Serialize;
use sortie_boards::square::Position;
use sortie_kernel::{Seat, Viewer};
use ts_rs::TS;

use crate::attack::{AttackKind, Condition};
use crate::content::Content;
use crate::dice::{AttackDie, DefenceDie};
use crate::flow;
use crate::order::ClosedOption;
use crate::setup::{Difficulty, Mode};
use crate::state::{AttackStep, CardState, Ending, Frame, Part, Source, State};
use crate::world::{FigureId, Side};

pub use campaign::{CampaignView, HeroFileView, Priced};
pub use foreseen::Foreseen;
pub(crate) use foreseen::foreseen;
pub use mission::{Marks, MissionView, ObjectView, ObjectiveView};
pub use odds::OddsView;
pub(crate) use progress::progress;
pub use progress::{EndingReached, Progress, Whereabouts};
pub use sight::{BlockedBy, BlockedView, SightView};
pub use ways::WayView;

/// The table as a seat sees it: whoever looks may read everything on it (R3.12, R18.1). Heroes, cards, groups and maps
/// are named by their number in the content.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceView")]
#[allow(missing_docs, reason = "named as in the state")]
pub struct View {
    pub map: u8,
    pub difficulty: Difficulty,
    pub round: u16,
    pub last_round: u16,
    pub open_doors: Vec<u8>,
    pub crates: Vec<u8>,
    pub terminals: Vec<u8>,
    pub figures: Vec<FigureView>,
    pub heroes: Vec<HeroView>,
    pub groups: Vec<GroupView>,
    pub medpacs: u8,
    pub supply_left: u8,
    /// Only for the seat that looks at it.
    pub top_supply: Option<u8>,
    pub attack: Option<AttackView>,
    pub test: Option<TestView>,
    /// Who acts now.
    #[ts(type = "number | null")]
    pub acting: Option<FigureId>,
    pub turn: Option<TurnView>,
    pub enemy: Option<EnemyView>,
    /// What the one who acts sees of everybody else.
    pub sight: Vec<SightView>,
    /// The odds of every attack that may be declared now.
    pub odds: Vec<OddsView>,
    /// Seats whose open answers could change nothing about the attack under way.
    pub moot: Vec<Seat>,
    /// What the answers to a mission's question lack that are not offered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ClosedOption>>", optional)]
    pub closed: Vec<ClosedOption>,
    /// Where the one who moves now could go.
    pub ways: Vec<WayView>,
    pub ending: Option<Ending>,
    pub mode: Mode,
    pub mission: Option<MissionView>,
    pub campaign: Option<CampaignView>,
}

/// A figure on the map, or one that has left it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceFigure")]
#[allow(missing_docs, reason = "named as in the state")]
pub struct FigureView {
    #[ts(type = "number")]
    pub id: FigureId,
    pub side: Side,
    pub hero: Option<u8>,
    pub group: Option<u8>,
    /// No figure: this object of the mission, which can be attacked (S14).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub object: Option<u8>,
    /// Its number within the group, from 1.
    pub number: u8,
    pub at: Option<Position>,
    pub health: u16,
    pub damage: u16,
    pub strain: u16,
    pub endurance: u16,
    pub speed: u8,
    pub wounded: bool,
    pub activated: bool,
    pub conditions: Vec<Condition>,
}

/// A hero's cards and activations, in place of portraits (R2.8, R7.4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceHeroView")]
#[allow(missing_docs, reason = "named as in the state")]
pub struct HeroView {
    pub hero: u8,
    #[ts(type = "number")]
    pub figure: FigureId,
    pub seat: Seat,
    pub activations: u8,
    pub cards: Vec<CardView>,
}

/// A card as it lies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceCardView")]
#[allow(missing_docs, reason = "named as in the state")]
pub struct CardView {
    pub card: u8,
    pub state: CardState,
    pub under: u8,
}

/// A group on the display, enemies and allies (R22.5, R23.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceGroupView")]
#[allow(missing_docs, reason = "named as in the state")]
pub struct GroupView {
    pub group: u8,
    pub side: Side,
    pub colour: u8,
    pub ready: bool,
    pub card: Option<u8>,
    #[ts(type = "number[]")]
    pub figures: Vec<FigureId>,
}

/// The activation of a Rebel under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceTurnView")]
#[allow(missing_docs, reason = "named as in the state")]
pub struct TurnView {
    #[ts(type = "number")]
    pub figure: FigureId,
    pub actions: u8,
    pub points: u8,
    pub strained: u8,
}

/// The activation of an enemy under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceEnemyView")]
#[allow(missing_docs, reason = "named as in the state")]
pub struct EnemyView {
    #[ts(type = "number")]
    pub figure: FigureId,
    pub group: u8,
    pub card: u8,
    pub line: u8,
    pub actions: u8,
}

/// The attack under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceAttackView")]
#[allow(missing_docs, reason = "named as in the state")]
pub struct AttackView {
    #[ts(type = "number")]
    pub attacker: FigureId,
    #[ts(type = "number")]
    pub target: FigureId,
    pub weapon: u8,
    pub kind: AttackKind,
    pub distance: u8,
    pub attack: Vec<(AttackDie, Option<u8>)>,
    pub defence: Vec<(DefenceDie, Option<u8>)>,
    /// Surge options as printed, with how often each was bought.
    pub options: Vec<(String, u8)>,
    pub surges: u16,
    pub damage: u16,
    pub hits: bool,
    pub used: Vec<Source>,
    pub rolled: bool,
}

/// The test under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceTestView")]
#[allow(missing_docs, reason = "named as in the state")]
pub struct TestView {
    #[ts(type = "number")]
    pub figure: FigureId,
    pub attribute: crate::ability::Attribute,
    pub dice: Vec<(AttackDie, Option<u8>)>,
}

/// Builds the view.
pub(crate) fn view(content: &Content, state: &State, viewer: Viewer) -> View {
    let mut view = view_for_bots(content, state, viewer);
    view.sight = view.acting.map_or_else(Vec::new, |acting| sight::sight(content, state, acting));
    view.ways = ways::ways(content, state);
    view.moot = flow::moot(content, state);
    view.closed = flow::closed_options(content, state);
    view
}

/// The view without what saves people counting, which bots do for themselves: where one could go, whom one sees, and what is
/// not worth asking.
pub fn view_for_bots(content: &Content, state: &State, viewer: Viewer) -> View {
    let bits = |mask: u16| (0..16).filter(|n| mask >> n & 1 == 1).collect();
    let top_supply = state.supply.peek().filter(|_| state.sees_top_supply(viewer));
    let turn = state.frames.iter().find_map(|frame| {
        let Frame::Rebel(turn) = frame else { return None };
        Some(TurnView {
            figure: turn.figure,
            actions: turn.actions,
            points: turn.points,
            strained: turn.strained,
        })
    });
    let enemy = state.frames.iter().find_map(|frame| {
        let Frame::Enemy(turn) = frame else { return None };
        Some(EnemyView {
            figure: turn.figure,
            group: turn.group,
            card: turn.card,
            line: turn.line,
            actions: turn.actions,
        })
    });
    let acting = enemy.as_ref().map(|enemy| enemy.figure).or(turn.as_ref().map(|turn| turn.figure));
    View {
        map: state.table.map,
        difficulty: state.table.difficulty,
        round: state.round,
        last_round: if state.script.is_some() {
            crate::state::LAST_MISSION_ROUND
        } else {
            crate::state::LAST_ROUND
        },
        open_doors: bits(u16::from(state.doors)),
        crates: bits(state.crates),
        terminals: bits(state.terminals),
        figures: state.figures().map(|figure| figure_view(state, figure)).collect(),
        heroes: hero_views(state),
        groups: group_views(state),
        medpacs: state.medpacs,
        supply_left: state.supply.n_left() as u8,
        top_supply,
        attack: attack_view(content, state),
        test: state.test.as_ref().map(|test| TestView {
            figure: test.figure,
            attribute: test.attribute,
            dice: faces(&test.dice, &test.faces),
        }),
        sight: Vec::new(),
        acting,
        turn,
        enemy,
        odds: odds::odds(content, state),
        moot: Vec::new(),
        closed: Vec::new(),
        ways: Vec::new(),
        ending: state.ending,
        mode: state.table.mode,
        mission: mission::mission_view(content, state),
        campaign: campaign::view(content, state),
    }
}

fn faces<D: Copy>(dice: &[D], faces: &[u8]) -> Vec<(D, Option<u8>)> {
    dice.iter().enumerate().map(|(n, &die)| (die, faces.get(n).copied())).collect()
}

fn figure_view(state: &State, figure: FigureId) -> FigureView {
    let body = state.body(figure);
    let (hero, group, object, number) = match state.cast[figure.index()].part {
        Part::Hero(hero) => (Some(hero), None, None, 1),
        Part::Group { group, number } => (None, Some(group), None, number + 1),
        Part::Object(object) => (None, None, Some(object), 1),
    };
    FigureView {
        id: figure,
        side: body.side,
        hero,
        group,
        object,
        number,
        at: body.is_present.then_some(body.at),
        health: body.health,
        damage: body.damage,
        strain: body.strain,
        endurance: state.body(figure).endurance,
        speed: body.speed,
        wounded: body.is_wounded,
        activated: body.is_activated,
        conditions: body.conditions.iter().collect(),
    }
}

fn hero_views(state: &State) -> Vec<HeroView> {
    let view = |(n, hero): (usize, &crate::state::HeroState)| HeroView {
        hero: hero.hero,
        figure: hero.figure,
        seat: Seat(n as u8),
        activations: hero.activations,
        cards: hero
            .cards
            .iter()
            .map(|held| CardView { card: held.card, state: held.state, under: held.under })
            .collect(),
    };
    state.heroes.iter().enumerate().map(view).collect()
}

fn group_views(state: &State) -> Vec<GroupView> {
    let view = |(n, group): (usize, &crate::state::GroupState)| GroupView {
        group: group.group,
        side: group.side,
        colour: group.colour,
        ready: group.is_ready,
        card: group.card,
        figures: state.members(n).collect(),
    };
    state.groups.iter().enumerate().map(view).collect()
}

fn attack_view(content: &Content, state: &State) -> Option<AttackView> {
    let attack = state.attacks.last()?;
    let rolled = attack.attack_faces.len() == attack.attack.len() && !attack.attack.is_empty();
    let is_counting = matches!(state.frames.top(), Some(Frame::Attack(AttackStep::Surging)));
    let (damage, surges, hits) = flow::standing(content, state, attack);
    let left = if is_counting { flow::options_left(content, state, attack).0 } else { surges };
    let option = |place: usize| {
        let printed = flow::option_at(content, state, attack, place);
        let word = printed.map_or_else(|| "recover_str1".to_owned(), ToString::to_string);
        let times = attack.bought.iter().filter(|&&bought| usize::from(bought) == place).count();
        (word, times as u8)
    };
    Some(AttackView {
        attacker: attack.attacker,
        target: attack.target,
        weapon: attack.weapon,
        kind: attack.kind,
        distance: attack.distance,
        attack: faces(&attack.attack, &attack.attack_faces),
        defence: faces(&attack.defence, &attack.defence_faces),
        options: (0..attack.options.len()).map(option).collect(),
        surges: left,
        damage,
        hits,
        used: attack.used.to_vec(),
        rolled,
    })
}
