//! What dice would come to before anybody throws them: a rally, the panic that a free move may cost, consoles and webs, reinforcements,
//! a detonator. All ways are counted, by the code that scenes ask too.

use serde::Serialize;
use sortie_kernel::odds::Distribution;
use ts_rs::TS;

use crate::choice::{Choice, MissionDeed};
use crate::content::Content;
use crate::flow;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::mission::{console, detonator};
use crate::nerve::rally_die;
use crate::odds;
use crate::powers::Powers;
use crate::side::Colour;
use crate::state::{ActivationStep, Frame, OrderToken, Place, State, Throw, TurnsStep};

/// What a throw would come to, if it were made now.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(rename = "SpecopsForecast")]
pub struct ForecastView {
    /// For which unit it would be thrown.
    pub unit: UnitId,
    /// What for.
    pub why: Throw,
    /// Whom it would strike, besides: who stands in the webs, the vehicle.
    pub target: Option<UnitId>,
    /// How many dice.
    pub dice: u8,
    /// Each number it can come to, and how likely: tokens that go in a rally or arrive by webs, wounds of a panic, fields that are covered
    /// or freed, units that come besides the first, damage.
    pub chances: Vec<(u64, f64)>,
    /// The number that is expected.
    pub expected: f64,
    /// How likely that is what matters: nobody suppressed is left (C11.1), the panic defeats (C11.3), the transmitter can be used, or cannot
    /// any more (M1.7), anybody comes besides the first (M1.11), the target of webs panics (M1.9), the vehicle is destroyed (M3.5).
    pub decides: f64,
}

impl ForecastView {
    fn new(
        (unit, why, target): (UnitId, Throw, Option<UnitId>),
        dice: u8,
        odds: &Distribution<u64>,
        is_decided: impl Fn(u64) -> bool,
    ) -> Self {
        Self {
            unit,
            why,
            target,
            dice,
            chances: odds.chances().map(|(number, chance)| (*number, chance)).collect(),
            expected: odds.mean_of(|number| *number),
            decides: odds.chance_of(|number| is_decided(*number)),
        }
    }
}

/// The throws that an answer to what is asked now would bring.
pub(super) fn forecasts(content: &Content, state: &State) -> Vec<ForecastView> {
    let powers = Powers::new(content, state);
    match state.frames.top() {
        Some(Frame::Turns(
            TurnsStep::Turn(colour) | TurnsStep::Again(colour) | TurnsStep::Drawn(colour, _),
        )) => rallies(powers, colour),
        Some(Frame::Activation(ActivationStep::Dauntless)) => {
            state.active().and_then(|unit| panic(powers, unit)).into_iter().collect()
        }
        Some(Frame::Activation(ActivationStep::Actions)) => of_mission(content, state),
        _ => Vec::new(),
    }
}

/// The rallies of those who have still to be activated (C4.6, K30).
fn rallies(powers: Powers<'_>, colour: Colour) -> Vec<ForecastView> {
    let state = powers.state;
    let rally = |unit: UnitId| {
        let body = state.unit(unit);
        let tokens = body.tokens.suppression;
        let waits = body.order != OrderToken::FaceDown && matches!(body.place, Place::Table | Place::Network);
        if !waits || tokens == 0 || u64::from(tokens) > odds::MOST_RALLY {
            return None;
        }
        let removed = odds::rally(tokens.into(), rally_die(powers.has(unit, Keyword::Indomitable)));
        let nerve = flow::nerve(powers, unit);
        let calm = |n: u64| !nerve.with_tokens(u64::from(tokens) - n).is_suppressed();
        Some(ForecastView::new((unit, Throw::Rally, None), tokens, &removed, calm))
    };
    state.units_of(colour).filter_map(rally).collect()
}

/// The panic that a token for a free move costs, if it costs one (C11.3, K18).
fn panic(powers: Powers<'_>, unit: UnitId) -> Option<ForecastView> {
    let shaken = flow::nerve(powers, unit).gains(1);
    if !shaken.panics() {
        return None;
    }
    let left = u64::from(powers.left(unit));
    let wounds = odds::panic(shaken.panic_dice).ok()?;
    let dice = shaken.panic_dice.min(u8::MAX.into()) as u8;
    Some(ForecastView::new((unit, Throw::Panic, None), dice, &wounds, |wounds| wounds >= left))
}

/// The throws of mission actions that are offered.
fn of_mission(content: &Content, state: &State) -> Vec<ForecastView> {
    let Some(unit) = state.active() else { return Vec::new() };
    let forecast = |choice: &Choice| match *choice {
        Choice::Mission { deed, unit: other, .. } => of_deed(content, state, unit, deed, other),
        _ => None,
    };
    flow::answers(content, state).iter().filter_map(forecast).collect()
}

fn of_deed(
    content: &Content,
    state: &State,
    unit: UnitId,
    deed: MissionDeed,
    other: Option<UnitId>,
) -> Option<ForecastView> {
    let powers = Powers::new(content, state);
    let card = &content.transmitter;
    let (is_support, n_covered) = (powers.is_support(unit), u64::from(state.covered.count_ones()));
    let is_enough = |covered: u64| covered >= u64::from(card.needed);
    Some(match deed {
        MissionDeed::Console => {
            let placed = console::placed(&card.count(state.covered, false), is_support);
            let about = (unit, Throw::Console, None);
            ForecastView::new(about, console::DICE, &placed, |placed| is_enough(n_covered + placed))
        }
        MissionDeed::Decrypt => {
            let removed = console::removed(&card.count(state.covered, true), is_support);
            let (about, dice) = ((unit, Throw::Decrypt, None), console::decrypting(is_support));
            ForecastView::new(about, dice, &removed, |removed| !is_enough(n_covered - removed))
        }
        MissionDeed::CallReinforcements => {
            let pool = u64::from(state.reinforcements) + 1;
            let extra = console::extra(pool.min(console::MOST_POOL));
            ForecastView::new((unit, Throw::Reinforcements, None), pool as u8, &extra, |extra| extra > 0)
        }
        MissionDeed::Webs => {
            let target = other?;
            // A token comes like a wound of a panic: with a hit or a crit of a black die (M1.9).
            let tokens = odds::panic(console::DICE.into()).ok()?;
            let nerve = flow::nerve(powers, target);
            let about = (unit, Throw::Webs, Some(target));
            ForecastView::new(about, console::DICE, &tokens, |tokens| nerve.gains(tokens).panics())
        }
        // On a real table nobody has said yet how far it is.
        MissionDeed::Detonate if state.is_beside() => return None,
        MissionDeed::Detonate => {
            let target = state.vehicle()?;
            let dice = flow::detonator_dice(content, state, unit);
            let damage = detonator::damage(dice.into());
            let left = u64::from(powers.left(target));
            let about = (unit, Throw::Detonator, Some(target));
            ForecastView::new(about, dice, &damage, |damage| damage >= left)
        }
        MissionDeed::Transmit
        | MissionDeed::Secure
        | MissionDeed::Share
        | MissionDeed::Halt
        | MissionDeed::Ambush
        | MissionDeed::Rearm
        | MissionDeed::Repair => return None,
    })
}
