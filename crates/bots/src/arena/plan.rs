//! Planning the dice of a roll together.

use sortie_arena::{ActionField, Choice};
use sortie_kernel::Seat;

use super::roll::{Roll, Sum, To, Use};

/// How many unfinished plans are kept after each die.
const KEPT: usize = 32;

/// An unfinished plan: which use of each die so far, what they come to, and the cost with dice of any face in place of
/// those not yet planned.
#[derive(Debug, Clone, Copy)]
struct Draft {
    cost: f32,
    picked: [u8; 4],
    sum: Sum,
}

/// The cheapest way found to use these dice together, one use a die.
pub(super) fn best_plan(roll: &Roll<'_>, dice: &[(usize, u8)]) -> Vec<Use> {
    let mut uses: Vec<Vec<Use>> = dice.iter().map(|&(seat, die)| roll.uses(seat, die)).collect();
    let picked = search(roll, &uses).or_else(|| {
        // All drafts counted on Force that nobody made. Every die can be put somewhere as it is (A10).
        uses.iter_mut().for_each(|uses| uses.retain(|one| one.steps == 0 && !one.flip));
        search(roll, &uses)
    });
    picked.map_or_else(Vec::new, |picked| {
        uses.iter().zip(picked).map(|(uses, n)| uses[usize::from(n)]).collect()
    })
}

/// Die by die, every kept draft goes on with every use, and the best drafts are kept. Drafts that count on Force which a
/// later die might make are kept too; only the whole plan has to be possible.
fn search(roll: &Roll<'_>, uses: &[Vec<Use>]) -> Option<[u8; 4]> {
    let mut drafts = vec![Draft { cost: 0.0, picked: [0; 4], sum: roll.nothing() }];
    let mut next = Vec::with_capacity(32 * KEPT);
    for (die, of_die) in uses.iter().enumerate() {
        let open = uses.len() - die - 1;
        for draft in drafts.drain(..) {
            for (n, one) in of_die.iter().enumerate() {
                let sum = roll.with(draft.sum, one);
                let short = roll.force_short(&sum);
                if roll.flips_too_often(&sum) || open == 0 && short > 0 {
                    continue;
                }
                let mut picked = draft.picked;
                picked[die] = n as u8;
                let cost = roll.cost(&sum, open) + f32::from(short) * roll.a_step_short();
                next.push(Draft { cost, picked, sum });
            }
        }
        keep_best(&mut next);
        std::mem::swap(&mut drafts, &mut next);
    }
    drafts.first().map(|best| best.picked)
}

/// Sorts drafts by cost and keeps the best few.
fn keep_best(drafts: &mut Vec<Draft>) {
    // The choice of uses decides between equals, so that the order never depends on how a sort works.
    let order = |a: &Draft, b: &Draft| a.cost.total_cmp(&b.cost).then(a.picked.cmp(&b.picked));
    if drafts.len() > 2 * KEPT {
        drafts.select_nth_unstable_by(2 * KEPT, order);
        drafts.truncate(2 * KEPT);
    }
    drafts.sort_unstable_by(order);
    // Two dice that change places come to the same.
    drafts.dedup_by(|a, b| a.cost == b.cost);
    drafts.truncate(KEPT);
}

/// The next step of a plan: Force is made first (38), then dice go on cards, then droids are pushed, and fights come
/// last, when it is known what is left to do.
pub(super) fn next_step(roll: &Roll<'_>, plan: &[Use]) -> Option<(Seat, Choice)> {
    let one = plan.iter().min_by_key(|one| rank(roll, one))?;
    let seat = Seat(one.seat as u8);
    let die = roll.sight.view.jedi[one.seat].die?;
    let choice = if one.flip {
        Choice::Flip { die: seat }
    } else if die != one.face {
        Choice::Force { die: seat, up: one.face > die }
    } else {
        match one.to {
            To::Card(slot) => Choice::Card { slot },
            To::Board(field) => Choice::Board { field },
        }
    };
    Some((seat, choice))
}

fn rank(roll: &Roll<'_>, one: &Use) -> (u8, u8) {
    let order = match one.to {
        To::Card(_) => 1,
        To::Board(field) => match roll.sight.board(one.seat).fields[usize::from(field)] {
            ActionField::Force { .. } => 0,
            ActionField::Push { .. } => 2,
            ActionField::Fight { .. } => 3,
        },
    };
    (order, one.steps)
}
