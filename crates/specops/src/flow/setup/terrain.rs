//! A table that players build in turn, before anything else is settled (C1.4, C1.6, S5).

use sortie_boards::plane::Point;
use sortie_kernel::{Offer, Progress, RegionOffer, Seat};

use super::next;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Built, Content, StockId};
use crate::event::SetupEvent;
use crate::limits::{LEAST_PIECES, MOST_PIECES};
use crate::region::{Region, Siting};
use crate::state::{OpeningStep, State};

/// Whose turn it is, and whether the other player has just said that it is enough.
#[derive(Debug, Clone, Copy)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    pub(super) enough: bool,
}

impl Turn {
    /// The first seat begins: nobody has a colour yet.
    pub(super) const FIRST: Self = Self { seat: Seat(0), enough: false };

    fn other(self, enough: bool) -> Self {
        Self { seat: Seat(1 - self.seat.0), enough }
    }

    pub(super) fn step(self) -> OpeningStep {
        OpeningStep::Terrain { seat: self.seat, enough: self.enough }
    }
}

/// The table so far.
fn table(state: &State) -> Built {
    state.built.clone().unwrap_or_else(Built::bare)
}

pub(super) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let is_full = table(ctx.state).pieces().len() >= MOST_PIECES;
    if !is_full && sitings(ctx.content, ctx.state).next().is_some() {
        return Progress::Ask;
    }
    next(ctx, OpeningStep::Colours { first: None });
    Progress::Continue
}

/// Each kind of piece that is left and finds a place.
fn sitings<'a>(content: &'a Content, state: &State) -> impl Iterator<Item = Siting> + 'a {
    let built = table(state);
    let used = state.stock_used.clone();
    let kinds = content.stock.iter().zip(0_u8..).map(|(stock, n)| (StockId(n), stock.n));
    kinds.filter_map(move |(stock, n)| {
        let left = n - used.iter().filter(|other| **other == stock).count() as u8;
        let known = Point::new(0, 0);
        let mut siting = Siting { stock, left, built: built.clone(), known, known_turn: 0 };
        (left > 0 && siting.find(content)).then_some(siting)
    })
}

/// From eight pieces on it may be enough.
pub(super) fn offers(state: &State, turn: Turn, out: &mut Vec<Offer<Choice>>) {
    if table(state).pieces().len() >= LEAST_PIECES {
        out.push(Offer { seat: turn.seat, choice: Choice::Done {} });
    }
}

pub(super) fn regions(content: &Content, state: &State, turn: Turn, out: &mut Vec<RegionOffer<Region>>) {
    let all = sitings(content, state).map(|siting| Region::Terrain(Box::new(siting)));
    out.extend(all.map(|region| RegionOffer { seat: turn.seat, region }));
}

pub(super) fn answer(ctx: &mut Ctx<'_>, turn: Turn, choice: Choice) {
    let seat = turn.seat;
    match choice {
        Choice::Terrain { stock, at, turn: way } => {
            next(ctx, turn.other(false).step());
            ctx.tell("S5", SetupEvent::PieceLaid { seat, stock, at, turn: way });
        }
        Choice::Done {} => {
            // Two who say so one after the other have said it together.
            let step =
                if turn.enough { OpeningStep::Colours { first: None } } else { turn.other(true).step() };
            next(ctx, step);
            ctx.tell("S5", SetupEvent::TerrainEnough { seat });
        }
        _ => {}
    }
}

pub(super) fn prompt(state: &State, turn: Turn) -> Prompt {
    let n = table(state).pieces().len() as u8;
    Prompt::Terrain {
        seat: turn.seat,
        n,
        least: LEAST_PIECES as u8,
        most: MOST_PIECES as u8,
        enough: turn.enough,
    }
}
