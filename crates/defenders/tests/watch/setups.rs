//! Tables of all kinds, each from a number.

use sortie_defenders::content::{Class, Content};
use sortie_defenders::setup::TableOptions;
use sortie_defenders::{Difficulty, Setup};
use sortie_kernel::{DiceSource, Draw};

/// A table of any mission, with every number of agents it allows, every level, every set of options, and real dice now and then.
pub(crate) fn any_setup(content: &Content, number: u64, draw: &mut Draw) -> Setup {
    let n = content.missions.len() as u64;
    any_setup_of(content, &content.missions[(number % n) as usize].id, number / n, draw)
}

/// The same of one mission.
pub(crate) fn any_setup_of(content: &Content, mission: &str, number: u64, draw: &mut Draw) -> Setup {
    let printed = &content.missions[content.mission(mission).expect("it is in the content")];
    let [fewest, most] = printed.agents;
    let n = usize::from(fewest + (number % u64::from(most - fewest + 1)) as u8);
    let mut agents = Class::ALL.to_vec();
    draw.shuffle(&mut agents);
    agents.truncate(n);
    let difficulty = Difficulty::ALL[draw.below(Difficulty::ALL.len() as u32) as usize];
    let mut bit = || draw.below(2) == 0;
    let options = TableOptions { human_view: bit(), duel: bit(), friendly_fire: bit(), rank_defence: bit() };
    let options = bit().then_some(options);
    let dice = if draw.below(4) == 0 { DiceSource::Physical } else { DiceSource::Rolled };
    Setup { agents, options, dice, ..Setup::new(mission, n, difficulty) }
}
