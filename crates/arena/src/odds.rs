//! Exact odds of meeting a card.

use sortie_kernel::odds::Distribution;

use crate::content::Needs;

/// Dice counted by face.
type Counts = [u8; 6];

/// What `n` dice can show, as dice counted by face.
fn rolls(n: u8) -> Distribution<Counts> {
    let one = Distribution::uniform((0..6).map(|face| {
        let mut counts = [0; 6];
        counts[face] = 1;
        counts
    }));
    let add = |a: &Counts, b: &Counts| std::array::from_fn(|face| a[face] + b[face]);
    if n == 0 { Distribution::certain([0; 6]) } else { one.times(u32::from(n), add) }
}

/// In how many of how many ways `n` dice meet a card, with some of them put there and at most `force` steps of Force
/// spent (14, 15, 35).
pub fn ways_to_meet(needs: &Needs, n: u8, force: u8) -> (u128, u128) {
    let rolls = rolls(n);
    (rolls.weight_of(|roll| cheapest(needs, roll).is_some_and(|steps| steps <= force)), rolls.total())
}

/// The fewest steps of Force with which some of these dice meet a card; none if there are too few dice.
pub fn cheapest(needs: &Needs, roll: &Counts) -> Option<u8> {
    match needs {
        Needs::Dice(faces) => cheapest_faces(faces, roll),
        Needs::Sum(sum) => cheapest_sum(*sum, roll),
    }
}

/// Dice and wanted faces in order: an assignment without crossings is never dearer, so a table over both lists
/// (this die is put on that face, or left out) finds the best.
fn cheapest_faces(faces: &[u8], roll: &Counts) -> Option<u8> {
    let mut wanted = faces.to_vec();
    wanted.sort_unstable();
    let dice = (1..).zip(roll).flat_map(|(face, &n): (u8, _)| std::iter::repeat_n(face, usize::from(n)));
    // best[k]: the fewest steps that put earlier dice on the first k faces.
    let mut best: Vec<Option<u8>> = vec![None; wanted.len() + 1];
    best[0] = Some(0);
    for die in dice {
        for k in (1..=wanted.len()).rev() {
            let put = best[k - 1].map(|steps| steps + die.abs_diff(wanted[k - 1]));
            best[k] = [best[k], put].into_iter().flatten().min();
        }
    }
    best[wanted.len()]
}

/// Every set of dice: with `k` of them a sum between `k` and `6k` can be reached, at one step a pip.
fn cheapest_sum(sum: u8, roll: &Counts) -> Option<u8> {
    let mut best = None;
    let mut take = [0u8; 6];
    loop {
        let n: u8 = take.iter().sum();
        let shown = Needs::sum(&take);
        if n <= sum && sum <= n * 6 {
            let steps = shown.abs_diff(sum);
            best = Some(best.map_or(steps, |other: u8| other.min(steps)));
        }
        // Counts through all sets of dice like an odometer.
        let Some(face) = (0..6).find(|&face| take[face] < roll[face]) else { return best };
        take[face] += 1;
        take[..face].fill(0);
    }
}
