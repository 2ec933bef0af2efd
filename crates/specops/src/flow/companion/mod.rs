//! Beside a real table: miniatures stand where people put them, and Sortie keeps everything else.
//!
//! The same rooms run the same rules. What differs is how a rule gets to know where miniatures stand:
//!
//! - **What is offered** may be possible: `Space` answers that somebody *could* be near, touch or see. Whoever picks it has measured
//!   (C6.2), so the pick itself is the report: "at the console", "attacks that one with the rifle".
//! - **What is reported**: a miniature was moved, perhaps into contact with an enemy ([`Choice::Go`]), or set up
//!   ([`Choice::Stand`]). Contact is remembered until one of the two moves, since melee hangs on it (C13).
//! - **What is asked** ([`Question`]): where a rule would look for itself, cover (C9.12), control (M4.5), who is within reach of what
//!   happens by itself. A step is tried out first on a copy; what it looked up and nobody has said comes as a question before it is
//!   taken (`trial.rs`). So any card that measures asks, and no room knows of it.
//!
//! **Who answers.** Whatever everybody at the table sees is put to both seats alike, and any device may say it
//! ([`Game::is_reported`](sortie_kernel::Game::is_reported)). What a seat keeps secret is put to that seat alone: loadouts, the card of the
//! round, who is hidden, the packages, the top of the pool.

mod asked;
mod trial;

use sortie_kernel::{Offer, Seat};

pub(in crate::flow) use asked::{advance, answer, offers, prompt};
pub(super) use trial::{missing, missing_for};

use crate::ability::{Deed, When};
use crate::choice::Choice;
use crate::content::Content;
use crate::side::Colour;
use crate::state::{AbilityFrame, AbilityStep, CommandStep, EndStep, Frame, MissionStep, OpeningStep, State};

/// Whether what is asked now is for the seat whose it is, because the answer is its secret, or follows from one (C16.1).
pub(super) fn is_secret(content: &Content, state: &State, frame: Frame) -> bool {
    match frame {
        Frame::Opening(OpeningStep::Loadouts) | Frame::Command(CommandStep::Cards) => true,
        // Who may hide somebody deploys alone: whether it is a miniature or a token is its choice each time.
        Frame::Opening(OpeningStep::Deploy { turn, .. }) => may_hide(content, state, turn),
        Frame::Mission(MissionStep::Deal { .. }) | Frame::End(EndStep::Transmit) => true,
        Frame::Ability(AbilityFrame { step: AbilityStep::Peek { .. }, .. }) => true,
        _ => false,
    }
}

/// Whether a loadout of a side lets it hide somebody (C1.18). Loadouts are open by then.
fn may_hide(content: &Content, state: &State, colour: Colour) -> bool {
    let hides = |deed: &Deed| matches!(deed, Deed::Covert(_));
    let mut abilities = state.abilities_of(content, colour);
    abilities.any(|(_, ability)| ability.when == When::Always && ability.does.iter().any(hides))
}

/// What is put to one seat is put to both, from a place in the list on.
pub(super) fn share(out: &mut Vec<Offer<Choice>>, from: usize) {
    let mut choices: Vec<Choice> = Vec::new();
    for offer in out.drain(from..) {
        if !choices.contains(&offer.choice) {
            choices.push(offer.choice);
        }
    }
    for seat in Seat::first(2) {
        out.extend(choices.iter().map(|choice| Offer { seat, choice: *choice }));
    }
}
