//! The table as the bot thinks about it: what the view says, in sets and small numbers.

use sortie_arena::{ActionField, Board, CardView, Content, DroidKind, JediView, Penalty, PhaseKind, View};
use sortie_boards::{Cell, CellSet};

/// What one question is thought about with. Built once a question, from the view alone.
#[derive(Debug)]
pub(super) struct Sight<'a> {
    pub(super) content: &'a Content,
    pub(super) view: &'a View,
    /// The fields with a droid of each kind.
    pub(super) droids: [CellSet; 3],
    /// The fields with a Jedi.
    pub(super) jedi: CellSet,
    /// Rushes still to come of each kind, this round and each later one.
    pub(super) rushes: Vec<[u8; 3]>,
    /// Fields an area drawn next has on average.
    pub(super) area_size: f32,
}

impl<'a> Sight<'a> {
    /// Looks at a view.
    pub(super) fn new(content: &'a Content, view: &'a View) -> Self {
        let mut droids = [CellSet::EMPTY; 3];
        for (kind, field) in view.droids.iter().zip(0..) {
            if let Some(kind) = kind {
                droids[*kind as usize].insert(Cell(field));
            }
        }
        let all = droids[0] | droids[1] | droids[2];
        // Only areas without droids are filled anew (52, A3), so the big ones already taken do not count.
        let free_areas = content.map.areas.iter().filter(|area| !area.meets(all));
        let (n, fields) = free_areas.fold((0, 0), |(n, fields), area| (n + 1, fields + area.len()));
        Self {
            content,
            view,
            droids,
            jedi: view.jedi.iter().filter_map(|jedi| jedi.field).collect(),
            rushes: rushes(content, view),
            area_size: if n == 0 { 0.0 } else { fields as f32 / n as f32 },
        }
    }

    /// Whether this round is the last.
    pub(super) fn is_last_round(&self) -> bool {
        self.rushes.len() == 1
    }

    /// The dice of this roll that are not placed, by seat.
    pub(super) fn roll(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.view.jedi.iter().enumerate().filter_map(|(seat, jedi)| Some((seat, jedi.die?)))
    }

    /// Dice that are still to be rolled this round.
    pub(super) fn dice_to_come(&self) -> usize {
        self.view.jedi.iter().map(|jedi| usize::from(jedi.dice_left)).sum()
    }

    /// A seat's ability board.
    pub(super) fn board(&self, seat: usize) -> &'a Board {
        self.content.board(self.view.jedi[seat].jedi, self.view.jedi.len())
    }

    /// The action fields of a seat that are free (17).
    pub(super) fn free_fields(&self, seat: usize) -> impl Iterator<Item = (u8, &'a ActionField)> + '_ {
        let JediView { board, .. } = &self.view.jedi[seat];
        let fields = (0..).zip(&self.board(seat).fields).zip(board);
        fields.filter(|(_, die)| die.is_none()).map(|(field, _)| field)
    }

    /// What the threat in a slot does if it is not met.
    pub(super) fn penalty(&self, card: &CardView) -> &'a Penalty {
        &self.content.threats[usize::from(card.card)].penalty
    }

    /// The kind of droid in an area, and where.
    pub(super) fn droids_in(&self, area: CellSet) -> Option<(DroidKind, CellSet)> {
        // An area only ever holds one kind (A3).
        let kind = DroidKind::ALL.into_iter().find(|&kind| self.droids[kind as usize].meets(area))?;
        Some((kind, self.droids[kind as usize] & area))
    }
}

fn rushes(content: &Content, view: &View) -> Vec<[u8; 3]> {
    let track = &content.level(view.difficulty).track;
    let mut rounds = Vec::with_capacity(5);
    for field in &track[usize::from(view.position)..] {
        let ahead = usize::from(field.round - view.round.clamp(1, field.round));
        rounds.resize(rounds.len().max(ahead + 1), [0; 3]);
        if let PhaseKind::Rush { kind } = field.phase {
            rounds[ahead][kind as usize] += 1;
        }
    }
    rounds
}
