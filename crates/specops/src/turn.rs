//! The order of a round: who is first, who may pass, what may follow what in an activation.

use crate::action::{Action, Actions};
use crate::dice::DefenceFace;
use crate::side::Colour;

/// Actions of an activation that are paid for (C4.7).
pub const ACTIONS: u8 = 2;

/// Who has priority by the pips of both cards, blue's first: the fewer. On a tie blue throws a red defence die, and has priority on a
/// block (C3.4); nobody has it before that die lies.
pub fn priority(pips: [u64; 2], tie: Option<DefenceFace>) -> Option<Colour> {
    let [blue, red] = pips;
    match (blue.cmp(&red), tie) {
        (std::cmp::Ordering::Less, _) => Some(Colour::Blue),
        (std::cmp::Ordering::Greater, _) => Some(Colour::Red),
        (std::cmp::Ordering::Equal, None) => None,
        (std::cmp::Ordering::Equal, Some(DefenceFace::Block)) => Some(Colour::Blue),
        (std::cmp::Ordering::Equal, Some(DefenceFace::Surge | DefenceFace::Blank)) => Some(Colour::Red),
    }
}

/// Pass tokens by the undefeated units of both sides, blue's first: the side with fewer gets one less than the difference (C3.10).
pub fn passes(units: [u64; 2]) -> [u64; 2] {
    let [blue, red] = units;
    [red.saturating_sub(blue).saturating_sub(1), blue.saturating_sub(red).saturating_sub(1)]
}

/// Whether what a unit has done in its activation lets it take an action, paid or free: no kind twice (C4.7, C4.8, S9); attack and
/// standby exclude each other (C5.6), and so do attack and detonator (M3.9); who withdraws neither attacks nor takes standby, whatever
/// comes first (C13.3, C13.4). Who has arrived out of the ambush network has no move action and does not leave again (M3.6, M3.7).
pub fn may_follow(action: Action, done: Actions, arrived: bool) -> bool {
    let is_repeated = done.iter().any(|other| other == action || other.is_move() && action.is_move());
    let excluded: &[Action] = match action {
        Action::Attack => &[Action::Standby, Action::Detonator, Action::Withdraw],
        Action::Standby => &[Action::Attack, Action::Withdraw],
        Action::Withdraw => &[Action::Attack, Action::Standby],
        Action::Detonator => &[Action::Attack],
        _ => &[],
    };
    let is_arriving = arrived && (action.is_move() || action == Action::Ambush);
    !is_repeated && !is_arriving && !excluded.iter().any(|&other| done.has(other))
}

/// Whether melee lets a unit move: who is engaged only withdraws, unless it disengages; who is not has nobody to withdraw from
/// (C13.2, C13.3, C13.5).
pub const fn may_leave(withdraws: bool, engaged: bool, disengages: bool) -> bool {
    if withdraws { engaged } else { !engaged || disengages }
}
