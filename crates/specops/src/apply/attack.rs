//! Attacks: what they leave on the table are tokens and wounds, which are told by themselves.

use crate::event::AttackEvent;
use crate::state::State;

pub(super) fn apply(_state: &mut State, event: &AttackEvent) {
    match event {
        AttackEvent::Declared { .. }
        | AttackEvent::WeaponAdded { .. }
        | AttackEvent::Rolled { .. }
        | AttackEvent::Rerolled { .. }
        | AttackEvent::Converted { .. }
        | AttackEvent::Raised { .. }
        | AttackEvent::SurgeTurned { .. }
        | AttackEvent::Dodged { .. }
        | AttackEvent::Modified { .. }
        | AttackEvent::Pierces { .. }
        | AttackEvent::Guarded { .. }
        | AttackEvent::GuardRolled { .. }
        | AttackEvent::GuardSuffered { .. }
        | AttackEvent::Armored { .. }
        | AttackEvent::Shielded { .. }
        | AttackEvent::DefenceRolled { .. }
        | AttackEvent::Compared { .. }
        | AttackEvent::Done { .. } => {}
    }
}
