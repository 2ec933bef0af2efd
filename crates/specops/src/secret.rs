//! What is secret (C16): who hears what of events and choices, what anybody learns from them, and other states that look the same.

use sortie_kernel::{Chance, Draw, Learnt, Seat, Seed, Viewer};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::{AttackEvent, Event, MissionEvent, RoundEvent, SetupEvent, TurnEvent};
use crate::side::Colour;
use crate::state::{Lying, Phase, Place, State};

/// What a viewer hears of an event: of what was chosen in secret that it was chosen (C16.4).
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let mut heard = event.clone();
    match &mut heard {
        Event::Setup(SetupEvent::LoadoutsSealed { seat, sides }) => hide(sides, viewer, *seat),
        Event::Setup(SetupEvent::Hidden { seat, unit, .. }) => hide(unit, viewer, *seat),
        Event::Round(RoundEvent::CardSealed { seat, card }) => hide(card, viewer, *seat),
        Event::Round(RoundEvent::Peeked { seat, rank, .. }) => hide(rank, viewer, *seat),
        Event::Mission(MissionEvent::PackagesDealt { seat, numbers, .. }) => hide(numbers, viewer, *seat),
        // Blue looks, and red knows; who only watches does not (C16.3).
        Event::Mission(MissionEvent::PackageSeen { number, .. }) if viewer == Viewer::Spectator => {
            *number = None;
        }
        _ => {}
    }
    Some(heard)
}

fn hide<T>(secret: &mut Option<T>, viewer: Viewer, seat: Seat) {
    if !viewer.is(seat) {
        *secret = None;
    }
}

/// What a viewer hears of a choice (C16.4).
pub(crate) fn redact_choice(choice: &Choice, seat: Seat, viewer: Viewer) -> Option<Choice> {
    match *choice {
        Choice::Loadouts { .. } | Choice::Play { .. } | Choice::Deal { .. } => {
            viewer.is(seat).then_some(*choice)
        }
        Choice::Hide { unit, at } => Some(Choice::Hide { unit: unit.filter(|_| viewer.is(seat)), at }),
        _ => Some(*choice),
    }
}

/// What a viewer learns from an event: how dice fell, what was drawn, what the other side had kept secret.
pub(crate) fn learnt(event: &Event, viewer: Viewer) -> Learnt {
    let is_chance = match event {
        Event::Setup(event) => {
            if matches!(event, SetupEvent::LoadoutsRevealed { .. }) {
                return Learnt::Secret;
            }
            matches!(
                event,
                // The mission of a table that was built is drawn then (C1.4).
                SetupEvent::Chosen { table: None, .. }
                    | SetupEvent::ColoursThrown { .. }
                    | SetupEvent::ConditionThrown { .. }
            )
        }
        Event::Round(event) => {
            if matches!(event, RoundEvent::CardsRevealed { .. }) {
                return Learnt::Secret;
            }
            match event {
                RoundEvent::PrimaryThrown { .. }
                | RoundEvent::Drawn { .. }
                | RoundEvent::CommsDrawn { .. } => true,
                RoundEvent::Priority { face, .. } => face.is_some(),
                RoundEvent::Peeked { seat, .. } => viewer.is(*seat),
                _ => false,
            }
        }
        Event::Turn(event) => {
            matches!(event, TurnEvent::RallyThrown { .. } | TurnEvent::Panicked { .. })
        }
        Event::Attack(event) => matches!(
            event,
            AttackEvent::Rolled { .. }
                | AttackEvent::Rerolled { .. }
                | AttackEvent::GuardRolled { .. }
                | AttackEvent::DefenceRolled { .. }
        ),
        Event::Mission(event) => {
            let is_secret = matches!(
                event,
                MissionEvent::PackageSeen { .. }
                    | MissionEvent::CodesRevealed { .. }
                    | MissionEvent::CovertRevealed { .. }
            );
            if is_secret {
                return Learnt::Secret;
            }
            matches!(event, MissionEvent::Thrown { .. })
        }
        // What stands on a real table everybody sees.
        Event::Beside(_) => false,
    };
    if is_chance { Learnt::Chance } else { Learnt::Nothing }
}

/// Another state that looks the same to a viewer: other dice to come, other answers under cover, pools in another order, others
/// under tokens, other numbers on packages (C16.1).
pub(crate) fn resample(content: &Content, state: &State, viewer: Viewer, draw: &mut Draw) -> State {
    let mut other = state.clone();
    let mut bytes = [0; 32];
    bytes.iter_mut().for_each(|byte| *byte = draw.below(256) as u8);
    other.chance = Chance::new(Seed::from_bytes(bytes));
    other.loadouts.resample(viewer, |_| std::array::from_fn(|_| draw.below(2) == 1));
    other.cards.resample(viewer, |seat| {
        let hand = &state.players[state.colour_of(seat).index()].hand;
        hand[draw.below(hand.len() as u32) as usize]
    });
    for colour in Colour::ALL {
        let is_own = state.is_seen_by(colour, viewer);
        let player = &mut other.players[colour.index()];
        let known = if is_own { usize::from(player.seen) } else { 0 };
        let hidden = player.pool.len().saturating_sub(known);
        draw.shuffle(&mut player.pool[..hidden]);
        if !is_own {
            hide_others(content, &mut other, colour, draw);
        }
    }
    if !state.is_seen_by(Colour::Red, viewer) {
        deal_others(&mut other, state.is_seen_by(Colour::Blue, viewer), draw);
    }
    other
}

/// Others of a side are under its tokens; while it deploys also some who are not set up yet and could be hidden as well.
fn hide_others(content: &Content, state: &mut State, colour: Colour, draw: &mut Draw) {
    let tokens: Vec<usize> = (0..state.tokens.len())
        .filter(|n| state.tokens[*n].what == Lying::Covert(colour) && !state.tokens[*n].is_gone)
        .collect();
    let mut hidden: Vec<_> = tokens.iter().filter_map(|n| state.tokens[*n].hidden).collect();
    if hidden.len() < tokens.len() {
        return;
    }
    draw.shuffle(&mut hidden);
    for (n, unit) in tokens.into_iter().zip(hidden) {
        let mut under = unit;
        if state.phase == Phase::SetUp {
            let alike = crate::flow::could_hide_instead(content, state, unit);
            let pick = draw.below(alike.len() as u32 + 1) as usize;
            if let Some(instead) = alike.iter().nth(pick) {
                state.put(unit, Place::Aside);
                state.put(instead, Place::Covert);
                under = instead;
            }
        }
        state.tokens[n].hidden = Some(under);
    }
}

/// Other numbers on the packages that are not known (C16.3).
fn deal_others(state: &mut State, is_blue: bool, draw: &mut Draw) {
    let is_hidden = |token: &crate::state::TableToken| token.is_package() && !(is_blue && token.is_known);
    let mut numbers: Vec<u8> =
        state.tokens.iter().filter(|token| is_hidden(token)).map(|token| token.number).collect();
    draw.shuffle(&mut numbers);
    for (token, number) in state.tokens.iter_mut().filter(|token| is_hidden(token)).zip(numbers) {
        token.number = number;
    }
}
