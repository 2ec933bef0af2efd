//! What players may know before they decide: the exact odds of every attack they could declare.

use serde::Serialize;
use ts_rs::TS;

use crate::content::Content;
use crate::flow::{self, Look, Terms};
use crate::odds::AttackOdds;
use crate::powers::Arms;
use crate::state::State;
use crate::world::FigureId;

/// The odds of one attack, in thousandths.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceOdds")]
#[allow(missing_docs, reason = "named in full")]
pub struct OddsView {
    #[ts(type = "number")]
    pub attacker: FigureId,
    pub weapon: u8,
    #[ts(type = "number")]
    pub target: FigureId,
    pub distance: u8,
    pub hit: u16,
    /// The chance to defeat the target.
    pub defeat: u16,
    /// Damage on average, in thousandths.
    pub expected: u32,
    /// By damage, the chance of exactly so much.
    pub damage: Vec<u16>,
}

/// The odds of every attack that the open decision offers.
pub(super) fn odds(content: &Content, state: &State) -> Vec<OddsView> {
    let look = Look::new(content, state);
    let mut all: Vec<OddsView> = Vec::new();
    flow::open_attacks(&look, |attacker, arms, terms, target| {
        let is_known = |known: &OddsView| known.weapon == arms.slot && known.target == target;
        if !all.iter().any(is_known) {
            all.extend(odds_of(&look, attacker, arms, target, terms));
        }
    });
    all
}

/// The odds of one attack as it stands, with surges spent as well as they can be and with what happens by itself;
/// abilities that somebody may use are left out.
fn odds_of(
    look: &Look<'_>,
    attacker: FigureId,
    arms: Arms,
    target: FigureId,
    terms: Terms<'_>,
) -> Option<OddsView> {
    let (question, distance) = flow::question(look, attacker, arms, target, terms)?;
    let odds: AttackOdds = question.try_odds(&look.content.dice).ok()?;
    let damage = odds.damage();
    let total = damage.total();
    let thousandths = |ways: u128| ((ways * 1000 + total / 2) / total) as u16;
    let health = look.state.body(target).remaining();
    let most = damage.iter().map(|(&n, _)| n).max().unwrap_or(0);
    let exactly = |n: u16| damage.iter().filter(|(d, _)| **d == n).map(|(_, ways)| ways).sum::<u128>();
    let hit = odds.outcomes().iter().filter(|(end, _)| end.hit).map(|(_, ways)| ways).sum::<u128>();
    let defeat = damage.iter().filter(|(d, _)| **d >= health).map(|(_, ways)| ways).sum::<u128>();
    let expected = damage.iter().map(|(&n, ways)| u128::from(n) * ways).sum::<u128>() * 1000 / total;
    Some(OddsView {
        attacker,
        weapon: arms.slot,
        target,
        distance,
        hit: thousandths(hit),
        defeat: thousandths(defeat),
        expected: expected as u32,
        damage: (0..=most).map(|n| thousandths(exactly(n))).collect(),
    })
}
