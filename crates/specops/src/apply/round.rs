//! Cards, orders, pools, the end phase.

use sortie_kernel::{List, Sealed};

use crate::content::Content;
use crate::event::RoundEvent;
use crate::ids::UnitId;
use crate::powers::Powers;
use crate::profile::Rank;
use crate::side::Colour;
use crate::state::{OrderToken, Phase, Place, State, what};

pub(super) fn apply(content: &Content, state: &mut State, event: &RoundEvent) {
    match event {
        RoundEvent::RoundBegan { round } => {
            state.round = *round;
            state.primary = None;
            state.used_round = 0;
        }
        RoundEvent::PhaseBegan { phase } => state.phase = *phase,
        RoundEvent::PrimaryThrown { primary, .. } => state.primary = *primary,
        RoundEvent::CardSealed { seat, card } => {
            if let Some(card) = *card {
                state.cards.seal(*seat, card);
            }
        }
        RoundEvent::CardsRevealed { cards } => {
            state.cards = Sealed::ask([]);
            for (player, card) in state.players.iter_mut().zip(cards) {
                player.hand.retain(|held| held != card);
                (player.played, player.fewer) = (Some(*card), 0);
            }
        }
        RoundEvent::Priority { colour, .. } => state.priority = Some(*colour),
        RoundEvent::Ordered { unit, .. } => {
            let ordered = state.unit_mut(*unit);
            (ordered.order, ordered.was_ordered) = (OrderToken::FaceUp, true);
            // Once pools are filled the token comes out of one (C3.9); that of an order that interference has drawn is out already (M5.4).
            let (colour, rank) = (state.unit(*unit).colour, Powers::new(content, state).rank(*unit));
            if state.phase == Phase::Activation || has_one_too_many(content, state, colour, rank) {
                take_from_pool(state, colour, rank);
            }
        }
        RoundEvent::FewerOrders { colour, n } => state.players[colour.index()].fewer += n,
        RoundEvent::CommsDrawn { colour, rank } => {
            take_from_pool(state, *colour, *rank);
        }
        RoundEvent::PoolFilled { colour, ranks } => fill(state, *colour, *ranks),
        RoundEvent::PassTokens { n } => {
            for (player, n) in state.players.iter_mut().zip(n) {
                (player.passes, player.has_passed) = (*n, false);
            }
        }
        RoundEvent::Peeked { colour, .. } => {
            let player = &mut state.players[colour.index()];
            player.seen = player.seen.max(1).min(player.pool.len() as u8);
        }
        RoundEvent::PutBelow { colour } => {
            let player = &mut state.players[colour.index()];
            if let Some(rank) = player.pool.pop() {
                player.pool.insert(0, rank);
            }
            player.seen = player.seen.saturating_sub(1);
        }
        RoundEvent::Drawn { colour, rank } => {
            take_from_pool(state, *colour, *rank);
        }
        RoundEvent::TokenLost { .. } => {}
        RoundEvent::Passed { colour, with_token } => {
            // A pass is a pass, whether it costs a token or not (C4.2, C4.4).
            let player = &mut state.players[colour.index()];
            player.passes = player.passes.saturating_sub(u8::from(*with_token));
            player.has_passed = true;
        }
        RoundEvent::Scored { points, .. } => {
            for (player, points) in state.players.iter_mut().zip(points) {
                player.points = *points;
            }
        }
        RoundEvent::Cleared => clear(content, state),
        RoundEvent::Ended { ending } => state.ending = Some(*ending),
    }
}

/// Whether more tokens of a rank are in a pool than units of that rank are without an order.
fn has_one_too_many(content: &Content, state: &State, colour: Colour, rank: Rank) -> bool {
    let powers = Powers::new(content, state);
    let is_open = |unit: &UnitId| {
        let body = state.unit(*unit);
        body.order == OrderToken::None
            && matches!(body.place, Place::Table | Place::Network)
            && powers.rank(*unit) == rank
    };
    let tokens = state.players[colour.index()].pool.iter().filter(|other| **other == rank).count();
    tokens > state.units_of(colour).filter(is_open).count()
}

/// Takes a token out of a pool: the top one, which is what is drawn.
fn take_from_pool(state: &mut State, colour: Colour, rank: Rank) {
    let player = &mut state.players[colour.index()];
    if let Some(at) = player.pool.iter().rposition(|other| *other == rank) {
        player.pool.remove(at);
    }
    player.seen = player.seen.saturating_sub(1);
}

/// A pool of so many tokens of each rank, shuffled (C3.9).
fn fill(state: &mut State, colour: Colour, ranks: [u8; 4]) {
    let all = Rank::ALL.into_iter().flat_map(|rank| (0..ranks[rank.index()]).map(move |_| rank));
    let mut pool: List<Rank, { crate::limits::MOST_TEAM }> = all.collect();
    state.draw_of(what::POOL, colour.index() as u16).shuffle(&mut pool);
    let player = &mut state.players[colour.index()];
    (player.pool, player.seen) = (pool, 0);
}

/// The end phase clears the table (C14.1): cards, tokens, orders; what stays is told in C14.2.
fn clear(content: &Content, state: &mut State) {
    for player in &mut state.players {
        if let Some(card) = player.played.take() {
            if content.card(card).returns {
                player.hand.push(card);
            } else {
                player.discards.push(card);
            }
        }
        player.pool.clear();
        (player.seen, player.passes, player.has_passed, player.fewer) = (0, 0, false, 0);
    }
    for unit in &mut state.units {
        (unit.order, unit.was_ordered) = (OrderToken::None, false);
        unit.tokens.clear();
    }
    state.priority = None;
    state.phase = Phase::End;
}
