//! Attacks, suppression and panic: the worked examples, the steps, and all ways counted twice.

mod broken;
mod command;
pub(crate) mod examples;
pub(crate) mod keywords;
mod mangled;
mod odds;
mod simulated;
mod slow;
mod steps;

pub(crate) use odds::Hat;
