//! What players may know before they decide: the exact odds of every attack they could declare.

use crate::attack::{Attack, Context};
use crate::content::Content;
use crate::dice::Pool;
use crate::flow::{self, Arms, Look, Terms};
use crate::odds::{AttackOdds, AttackQuestion};
use crate::state::{Frame, State};
use crate::surge::{Policy, SurgeList, SurgeOption};
use crate::view::OddsView;
use crate::world::FigureId;

/// The odds of every attack that the open decision offers.
pub(crate) fn odds(content: &Content, state: &State) -> Vec<OddsView> {
    let mut offers = Vec::new();
    if !matches!(state.frames.top(), Some(Frame::Rebel(_) | Frame::Striking(_) | Frame::Ordered { .. })) {
        return Vec::new();
    }
    flow::offers(content, state, &mut offers);
    let look = Look::new(content, state);
    let attacker = match state.frames.top() {
        Some(Frame::Rebel(turn)) => turn.figure,
        Some(Frame::Striking(frame)) => frame.figure,
        Some(Frame::Ordered { figure }) => figure,
        _ => return Vec::new(),
    };
    let mut all: Vec<OddsView> = Vec::new();
    for offer in &offers {
        let crate::choice::Choice::Attack { weapon, target, .. } = offer.choice else { continue };
        if all.iter().any(|known| known.weapon == weapon && known.target == target) {
            continue;
        }
        // An attack that an ability grants has its dice, keywords and options, and perhaps no defence to meet.
        let (arms, terms) = match state.frames.top() {
            Some(Frame::Striking(frame)) => (frame.arms(content, state), frame.terms(content, state)),
            _ => (flow::arms_of(content, state, attacker), Terms::default()),
        };
        let arms = arms.into_iter().find(|arms| arms.slot == weapon);
        all.extend(arms.and_then(|arms| odds_of(&look, attacker, arms, target, terms)));
    }
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
    let (question, distance) = question(look, attacker, arms, target, terms)?;
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

/// The attack as a question for the odds: declared on a copy of the state, so that it is the same attack.
pub(crate) fn question(
    look: &Look<'_>,
    attacker: FigureId,
    arms: Arms,
    target: FigureId,
    terms: Terms<'_>,
) -> Option<(AttackQuestion, u8)> {
    let distance = look.world.distance(attacker, target).unwrap_or(0);
    let mut copy = look.state.clone();
    let whom = [attacker, target];
    flow::preview(look.content, &mut copy, whom, (arms, terms), distance, |state, attack, value| {
        let options = (0..attack.options.len())
            .filter_map(|place| flow::option_at(look.content, state, attack, place).cloned());
        let times = if attack.is_overloaded { 2 } else { 1 };
        let options: Vec<SurgeOption> =
            options.flat_map(|option| std::iter::repeat_n(option, times)).collect();
        let context = Context { target_remaining: None, ..value.context };
        let question = AttackQuestion {
            dice: Pool::new(attack.attack.iter().copied()).ok()?,
            defence: Pool::new(attack.defence.iter().copied()).ok()?,
            attack: Attack { context, ..value },
            options: SurgeList::new(options).ok()?,
            policy: Policy::Best,
            rerolls: Vec::new(),
        };
        Some((question, attack.distance))
    })?
}
