//! What an answer would bring: the chances of checks, and who is about to be put on the map.

use serde::Serialize;
use sortie_kernel::Offer;
use ts_rs::TS;

use super::odds::thousandths;
use crate::choice::Choice;
use crate::content::{Content, Gain, Grade};
use crate::dice::{Pool, Symbol};
use crate::flow;
use crate::odds::CheckQuestion;
use crate::state::{Arrives, Frame, State};
use crate::world::FigureId;

/// The chances of the checks that are offered now, in thousandths (81, 84, 126).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersChecksView")]
pub struct ChecksView {
    /// An engaged agent may move all the same (84).
    pub evade: Option<u16>,
    /// A search finds something (81).
    pub search: Option<SearchView>,
    /// An agent rises by one rank (126).
    pub rank: Option<RankView>,
}

/// What a search finds, in thousandths (81).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersSearchView")]
pub struct SearchView {
    /// First aid or ammo.
    pub supplies: u16,
    /// A device or a fragment.
    pub special: u16,
}

/// The next rank of the agent who is asked (126, 127).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersRankView")]
pub struct RankView {
    /// The rank.
    pub grade: Grade,
    /// What it brings.
    pub gain: Gain,
    /// The gd results it takes.
    pub needed: u8,
    /// The chance, in thousandths.
    pub p: u16,
}

/// Who or what is about to be put on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersNewcomer")]
pub enum Newcomer {
    /// A signal.
    Signal,
    /// An alien nobody knows yet.
    Stranger,
    /// An alien with this card.
    Alien(u8),
    /// A figure that is on the map, or was.
    Figure(FigureId),
}

pub(super) fn checks(content: &Content, state: &State) -> ChecksView {
    if !matches!(state.frames.top(), Some(Frame::Turn(_) | Frame::Round(_) | Frame::Campaign(_))) {
        return ChecksView::default();
    }
    let mut offers = Vec::new();
    flow::offers(content, state, &mut offers);
    let asked = |choice| offers.iter().find(|offer| offer.choice == choice);
    let p = |red, blue, symbol, needed| {
        let dice = Pool::new(red, blue).unwrap_or_default();
        thousandths(CheckQuestion { dice, symbol, needed }.odds(&content.dice).p())
    };
    ChecksView {
        evade: asked(Choice::Evade).map(|_| p(0, 1, Symbol::Shield, 1)),
        search: asked(Choice::Search)
            .map(|_| SearchView { supplies: p(1, 0, Symbol::Flash, 1), special: p(1, 0, Symbol::Gd, 1) }),
        rank: asked(Choice::RollRank).and_then(|Offer { seat, .. }| {
            let rank = flow::next_rank(content, state, FigureId(seat.0))?;
            let p = p(flow::RANK_DICE, 0, Symbol::Gd, rank.gd.into());
            Some(RankView { grade: rank.grade, gain: rank.gain, needed: rank.gd, p })
        }),
    }
}

pub(super) fn arrives(state: &State) -> Option<Newcomer> {
    let Some(Frame::Arrival(frame)) = state.frames.top() else { return None };
    Some(match frame.who {
        Arrives::Signal => Newcomer::Signal,
        Arrives::TopAlien => Newcomer::Stranger,
        Arrives::Alien { card, .. } | Arrives::OfSwarm { card, .. } => Newcomer::Alien(card),
        Arrives::Figure(figure) => Newcomer::Figure(figure),
    })
}
