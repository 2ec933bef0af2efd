//! What one seat may know. In `arena` all players know the same (1); hidden are the seed and the order of piles.

use serde::Serialize;
use sortie_boards::Cell;
use sortie_kernel::Seat;
use ts_rs::TS;

use crate::content::{Content, Difficulty, DroidKind, Jedi, Modules, Needs, PhaseKind};
use crate::event::Ending;
use crate::state::{Frame, MEGA, State};

/// The table as a player sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaView")]
pub struct View {
    /// How hard.
    pub difficulty: Difficulty,
    /// The expansions in play.
    pub modules: Modules,
    /// The round, 1 to 5; 0 during set-up.
    pub round: u8,
    /// The gunship's field on the track of this level.
    pub position: u8,
    /// The phase under way; none during set-up.
    pub phase: Option<PhaseKind>,
    /// The Force marker, 0 to 10.
    pub force: u8,
    /// Tiles left of battle droids, super battle droids, droidekas.
    pub supply: [u8; 3],
    /// The droid on each field, by field number.
    pub droids: Vec<Option<DroidKind>>,
    /// The Jedi, by seat.
    pub jedi: Vec<JediView>,
    /// The three threats and the mega threat, by slot; empty outside a round.
    pub cards: Vec<CardView>,
    /// Area tiles left face down.
    pub areas_left: u8,
    /// Area tiles discarded, oldest first.
    pub areas_discarded: Vec<u8>,
    /// Threat cards left face down.
    pub threats_left: u8,
    /// The fight under way.
    pub fight: Option<FightView>,
    /// Whether R2-D2 is ready.
    pub r2d2_ready: bool,
    /// C-3PO tiles left.
    pub c3po_left: u8,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A Jedi and their board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaJediView")]
pub struct JediView {
    /// Who.
    pub jedi: Jedi,
    /// Where; none before the start is chosen.
    pub field: Option<Cell>,
    /// The die of this roll, not yet placed.
    pub die: Option<u8>,
    /// Dice not yet rolled this round.
    pub dice_left: u8,
    /// The die on each action field of the board.
    pub board: Vec<Option<u8>>,
}

/// A threat or mega threat on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaCardView")]
pub struct CardView {
    /// The card's number in the content: of a threat, or of a mega threat in the last slot.
    pub card: u8,
    /// The dice on it, sorted.
    pub dice: Vec<u8>,
    /// Whether it is met now (14).
    pub met: bool,
    /// On a dice card, the faces still missing.
    pub missing: Vec<u8>,
    /// The sum of the dice on it.
    pub sum: u8,
}

/// A fight under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaFightView")]
pub struct FightView {
    /// Who fights.
    pub seat: Seat,
    /// Combat value at the start.
    pub value: u8,
    /// Combat value left.
    pub left: u8,
}

/// Builds the view from nothing, field by field.
pub(crate) fn view(content: &Content, state: &State) -> View {
    let track = &content.level(state.table.difficulty).track;
    View {
        difficulty: state.table.difficulty,
        modules: state.table.modules,
        round: state.round,
        position: state.position,
        phase: (state.round > 0).then(|| track[usize::from(state.position)].phase),
        force: state.force,
        supply: state.supply,
        droids: content.map.all().iter().map(|field| state.droid_at(field)).collect(),
        jedi: state.seats().map(|seat| jedi(content, state, seat)).collect(),
        cards: state
            .cards
            .map(|cards| (0..).zip(cards).map(|(slot, id)| card(content, state, slot, id)).collect())
            .unwrap_or_default(),
        areas_left: state.areas.n_left() as u8,
        areas_discarded: state.areas.discards().to_vec(),
        threats_left: state.threats.n_left() as u8,
        fight: match state.frames.top() {
            Some(Frame::Fight { seat, value, left }) => Some(FightView { seat, value, left }),
            _ => None,
        },
        r2d2_ready: state.r2d2_ready,
        c3po_left: state.c3po_left,
        ending: state.ending,
    }
}

fn jedi(content: &Content, state: &State, seat: Seat) -> JediView {
    let die = |face: u8| (face != 0).then_some(face);
    let n_fields = state.board(content, seat).fields.len();
    JediView {
        jedi: state.table.jedi[seat.index()],
        field: state.jedi_at[seat.index()],
        die: die(state.roll[seat.index()]),
        dice_left: state.dice_left[seat.index()],
        board: state.board_dice[seat.index()][..n_fields].iter().map(|&face| die(face)).collect(),
    }
}

fn card(content: &Content, state: &State, slot: u8, card: u8) -> CardView {
    let dice = &state.card_dice[usize::from(slot)];
    let needs = if slot == MEGA {
        &content.megas[usize::from(card)].needs
    } else {
        &content.threats[usize::from(card)].needs
    };
    CardView {
        card,
        dice: (1..).zip(dice).flat_map(|(face, &n)| std::iter::repeat_n(face, usize::from(n))).collect(),
        met: needs.is_met(dice),
        missing: needs.missing(dice).collect(),
        sum: Needs::sum(dice),
    }
}
