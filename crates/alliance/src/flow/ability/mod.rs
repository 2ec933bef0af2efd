//! Abilities: which may be used at a moment, and how one is carried out.

pub(in crate::flow) mod after;
mod ask;
pub(in crate::flow) mod deeds;
mod dice;
mod effects;
pub(in crate::flow) mod fallen;
mod moment;
mod needs;
mod now;
mod one_card;
mod pay;
mod usable;
mod whom;

pub(crate) use dice::standing;
pub(in crate::flow) use dice::{rerollable, symbols_of};
pub(in crate::flow) use effects::change_roll;
pub(in crate::flow) use fallen::mourners;
pub(crate) use moment::Look;
pub(in crate::flow) use needs::{has_trait, holds};
pub(crate) use now::Now;
