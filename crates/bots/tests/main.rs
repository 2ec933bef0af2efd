//! All tests of the bots as one program: every program more would be linked and optimised once more.

mod alliance_missions;
mod alliance_plays;
mod companion_path;
mod defenders_campaign;
mod defenders_missions;
mod dice_of_people;
mod greedy_examples;
mod greedy_plays;
mod specops_plays;
