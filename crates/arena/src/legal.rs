//! Which answers are open now, and why others are not.

use sortie_boards::{Cell, CellSet};
use sortie_kernel::{Offer, Reason, Rule, Seat};

use crate::choice::{Choice, Prompt};
use crate::content::{ActionField, Content, DroidKind};
use crate::flow::push_targets;
use crate::state::{Frame, MEGA, State};

/// Adds every legal answer, in a fixed order.
pub(crate) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    match state.frames.top() {
        Some(Frame::Opening) => opening(content, state, out),
        Some(Frame::Reporting) => {
            for seat in state.seats().filter(|seat| has_to_report(state, *seat)) {
                out.extend((1..=6).map(|face| Offer { seat, choice: Choice::Report { face } }));
            }
        }
        Some(Frame::Placing) => placing(content, state, out),
        Some(Frame::Fight { seat, left, .. }) => fight(content, state, seat, left, out),
        Some(Frame::Push { seat, field, done }) => {
            let target = push_targets(content, state, seat, field)[usize::from(done)];
            let kinds = DroidKind::ALL.into_iter().filter(|&kind| target.takes(kind));
            let fields = kinds.fold(CellSet::EMPTY, |fields, kind| fields | state.droids[kind as usize]);
            out.extend(fields.iter().map(|target| Offer { seat, choice: Choice::Push { target } }));
            out.push(Offer { seat, choice: Choice::Stop });
        }
        Some(Frame::Parley { .. }) => {
            for seat in state.seats() {
                out.extend([true, false].map(|spend| Offer { seat, choice: Choice::Parley { spend } }));
            }
        }
        Some(Frame::Phase(_)) | None => {}
    }
}

/// What the open decision is about.
pub(crate) fn prompt(content: &Content, state: &State) -> Prompt {
    match state.frames.top() {
        Some(Frame::Reporting) => Prompt::Report,
        Some(Frame::Fight { seat, left, .. }) => {
            Prompt::Fight { seat, left, at: state.jedi_at[seat.index()].unwrap_or(Cell(0)) }
        }
        Some(Frame::Push { seat, field, done }) => {
            let rest = &push_targets(content, state, seat, field)[usize::from(done)..];
            Prompt::Push { seat, target: rest[0], left: rest.len() as u8 }
        }
        Some(Frame::Parley { slot }) => Prompt::Parley { slot },
        Some(Frame::Placing) => Prompt::Place,
        Some(Frame::Opening | Frame::Phase(_)) | None => Prompt::Start,
    }
}

/// A field beside a pillar that nobody else has taken, one pillar each (S6).
fn opening(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let fields = start_fields(content, state);
    for seat in state.seats().filter(|seat| state.jedi_at[seat.index()].is_none()) {
        out.extend(fields.iter().map(|field| Offer { seat, choice: Choice::Start { field } }));
    }
}

fn start_fields(content: &Content, state: &State) -> CellSet {
    let jedi = state.all_jedi();
    let open = content.map.pillars.iter().map(|pillar| pillar.beside).filter(|beside| !beside.meets(jedi));
    open.fold(CellSet::EMPTY, |all, beside| all | beside)
}

fn has_to_report(state: &State, seat: Seat) -> bool {
    state.roll[seat.index()] == 0 && state.dice_left[seat.index()] > 0
}

/// Dice onto cards (10), onto free fields of the own board (17), and changes before that (35, X2).
fn placing(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    for seat in state.seats() {
        let face = state.roll[seat.index()];
        if face == 0 {
            continue;
        }
        out.extend((0..=MEGA).map(|slot| Offer { seat, choice: Choice::Card { slot } }));
        let taken = &state.board_dice[seat.index()];
        for ((action, die), field) in state.board(content, seat).fields.iter().zip(taken).zip(0..) {
            if *die == 0 && action.takes(face) {
                out.push(Offer { seat, choice: Choice::Board { field } });
            }
        }
    }
    let dice = || state.seats().filter(|die| state.roll[die.index()] != 0);
    // The Force may not be used if that would bring the marker to 0 (37).
    if state.force > 1 {
        for die in dice() {
            for up in [true, false] {
                // Not above 6, not below 1 (35).
                if state.roll[die.index()] != if up { 6 } else { 1 } {
                    out.extend(state.seats().map(|seat| Offer { seat, choice: Choice::Force { die, up } }));
                }
            }
        }
    }
    if state.r2d2_ready {
        for die in dice() {
            out.extend(state.seats().map(|seat| Offer { seat, choice: Choice::Flip { die } }));
        }
    }
}

/// From every field within reach (20), every droid next to it that the combat value can pay for (23, 24); and an
/// end on every field within reach (26).
fn fight(content: &Content, state: &State, seat: Seat, left: u8, out: &mut Vec<Offer<Choice>>) {
    let Some(at) = state.jedi_at[seat.index()] else { return };
    let reach = content.map.reach(at, state.free(content));
    let weak = weak_enough(state, left);
    for from in reach {
        for target in content.map.beside(from) & weak {
            out.push(Offer { seat, choice: Choice::Strike { from, target } });
        }
    }
    out.extend(reach.iter().map(|at| Offer { seat, choice: Choice::Finish { at } }));
}

/// The droids a combat value can pay for (24).
fn weak_enough(state: &State, left: u8) -> CellSet {
    let kinds = DroidKind::ALL.into_iter().filter(|kind| kind.strength() <= left);
    kinds.fold(CellSet::EMPTY, |fields, kind| fields | state.droids[kind as usize])
}

/// Why an answer is not among the offers: the first rule it breaks.
pub(crate) fn why_not(content: &Content, state: &State, seat: Seat, choice: Choice) -> Reason {
    let because = |code, rule| Reason { code, rule: Some(Rule(rule)) };
    let not_now = Reason { code: "arena-not-now", rule: None };
    match (choice, state.frames.top()) {
        (Choice::Start { .. }, Some(Frame::Opening)) => because("arena-start", "S6"),
        (Choice::Report { face }, Some(Frame::Reporting)) if !(1..=6).contains(&face) => {
            because("arena-face", "8")
        }
        (Choice::Report { .. }, Some(Frame::Reporting)) => because("arena-reported", "8"),
        (Choice::Card { .. } | Choice::Board { .. }, Some(Frame::Placing))
            if state.roll[seat.index()] == 0 =>
        {
            because("arena-no-die", "9")
        }
        (Choice::Card { .. }, Some(Frame::Placing)) => because("arena-no-card", "10"),
        (Choice::Board { field }, Some(Frame::Placing)) => {
            match state.board(content, seat).fields.get(usize::from(field)) {
                None => because("arena-no-field", "10"),
                Some(_) if state.board_dice[seat.index()][usize::from(field)] != 0 => {
                    because("arena-field-taken", "17")
                }
                // Fight fields for one face have a rule of their own.
                Some(ActionField::Fight { .. }) => because("arena-field-face", "22"),
                Some(_) => because("arena-field-face", "31"),
            }
        }
        (Choice::Force { die, .. } | Choice::Flip { die }, Some(Frame::Placing))
            if die.0 >= state.table.n_seats || state.roll[die.index()] == 0 =>
        {
            because("arena-die-placed", "A12")
        }
        (Choice::Force { .. }, Some(Frame::Placing)) if state.force <= 1 => because("arena-force-low", "37"),
        (Choice::Force { .. }, Some(Frame::Placing)) => because("arena-die-limit", "35"),
        (Choice::Flip { .. }, Some(Frame::Placing)) => because("arena-r2d2", "X2"),
        (Choice::Strike { .. } | Choice::Finish { .. }, Some(Frame::Fight { seat: fighter, .. }))
            if fighter != seat =>
        {
            not_now
        }
        (Choice::Strike { from, target }, Some(Frame::Fight { left, .. })) => {
            strike_breaks(content, state, seat, from, target, left)
        }
        (Choice::Finish { .. }, Some(Frame::Fight { .. })) => because("arena-no-way", "20"),
        (Choice::Push { .. }, Some(Frame::Push { seat: pusher, .. })) if pusher == seat => {
            because("arena-push-kind", "33")
        }
        _ => not_now,
    }
}

fn strike_breaks(content: &Content, state: &State, seat: Seat, from: Cell, target: Cell, left: u8) -> Reason {
    let because = |code, rule| Reason { code, rule: Some(Rule(rule)) };
    let n_fields = content.map.fields.len();
    let at = state.jedi_at[seat.index()].unwrap_or(Cell(0));
    if from.index() >= n_fields || target.index() >= n_fields {
        because("arena-no-such-place", "20")
    } else if !content.map.reach(at, state.free(content)).has(from) {
        because("arena-no-way", "20")
    } else if !content.map.beside(from).has(target) {
        because("arena-not-adjacent", "23")
    } else if state.droid_at(target).is_some_and(|kind| kind.strength() > left) {
        because("arena-too-strong", "24")
    } else {
        because("arena-no-droid", "23")
    }
}
