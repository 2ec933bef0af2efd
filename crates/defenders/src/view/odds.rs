//! What players may know before they decide: the exact odds of every attack they could declare.

use serde::Serialize;
use ts_rs::TS;

use crate::attack::Manner;
use crate::choice::Choice;
use crate::content::Content;
use crate::flow::{self, Open, Preview};
use crate::odds::AttackOdds;
use crate::state::{Frame, State};
use crate::world::FigureId;

/// The odds of one attack for whom it is aimed at, in thousandths: with all that happens by itself, without what somebody may
/// use besides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersAttackOdds")]
pub struct AttackOddsView {
    /// Who would attack.
    pub figure: FigureId,
    /// With which weapon; 0 for a drone.
    pub gun: u8,
    /// Whom.
    pub target: FigureId,
    /// A token would be paid for area damage.
    pub area: bool,
    /// It heals: what is said of wounds is said of wounds healed.
    pub heals: bool,
    /// Wounds on average, in thousandths.
    pub expected: u32,
    /// The chance of at least one wound.
    pub p_wound: u16,
    /// The chance that the target is off the map.
    pub p_dead: u16,
    /// The chance that the weapon jams.
    pub p_jam: u16,
    /// The chance that an alien weapon fails (106).
    pub p_void: u16,
    /// By wounds, the chance of exactly so many.
    pub wounds: Vec<u16>,
}

/// The odds of every attack that the open decision offers.
pub(super) fn odds(content: &Content, state: &State) -> Vec<AttackOddsView> {
    let mine = match state.frames.top() {
        Some(Frame::Turn(turn)) => turn.agent,
        // Attacks outside the normal order name who makes them.
        Some(Frame::Granted(_) | Frame::Guard(_)) => state.active(),
        _ => return Vec::new(),
    };
    let mut offers = Vec::new();
    flow::offers(content, state, &mut offers);
    let attack = |choice: Choice| match choice {
        Choice::Attack { gun, target, area } => Some((mine, Open { gun, target, area })),
        Choice::Strike { figure, gun, target, area } => Some((figure, Open { gun, target, area })),
        _ => None,
    };
    let mut attacks: Vec<(FigureId, Open)> = offers.iter().filter_map(|offer| attack(offer.choice)).collect();
    attacks.dedup();
    attacks.into_iter().filter_map(|(figure, open)| of(content, state, figure, open)).collect()
}

fn of(content: &Content, state: &State, figure: FigureId, open: Open) -> Option<AttackOddsView> {
    let Preview { question, diverted } = flow::preview(content, state, figure, open)?;
    let odds = question.odds(&content.dice);
    let heals = question.weapon.manner == Manner::Healing;
    let body = state.body(open.target);
    let wounds = match heals {
        true => no_more_than(&odds.hits, body.wounds.into()),
        false => without(&odds, diverted),
    };
    let expected: f64 = wounds.iter().zip(0_u16..).map(|(chance, n)| chance * f64::from(n)).sum();
    Some(AttackOddsView {
        figure,
        gun: open.gun,
        target: open.target,
        area: open.area,
        heals,
        expected: (expected * 1000.0).round() as u32,
        p_wound: thousandths(wounds.iter().skip(1).sum()),
        p_dead: odds.ends.map_or(0, |ends| thousandths(ends.p_dead)),
        p_jam: thousandths(odds.p_jam),
        p_void: thousandths(odds.p_void),
        wounds: wounds.into_iter().map(thousandths).collect(),
    })
}

pub(super) fn thousandths(chance: f64) -> u16 {
    (chance * 1000.0).round() as u16
}

/// The chances of so many or fewer, whatever is beyond being as good as the most.
fn no_more_than(chances: &[f64], most: usize) -> Vec<f64> {
    let mut capped = vec![0.0; chances.len().min(most + 1)];
    for (n, chance) in chances.iter().enumerate() {
        capped[n.min(most)] += chance;
    }
    capped
}

/// The chances of wounds of which some go to another (177).
fn without(odds: &AttackOdds, diverted: u8) -> Vec<f64> {
    let mut left = vec![0.0; odds.wounds.len().saturating_sub(diverted.into()).max(1)];
    for (n, chance) in odds.wounds.iter().enumerate() {
        left[n.saturating_sub(diverted.into())] += chance;
    }
    left
}
