//! Directions all around, as points of a circle.

use std::cmp::Ordering;

/// How many there are: on the longest arm of a tool two neighbours end six units from each other.
pub(super) const DIRECTIONS: usize = 1024;

/// By how many bits the numbers of a direction are longer than it.
const BITS: u32 = 30;

/// Pi, times two to the power of 62.
const PI: i128 = 0xC90F_DAA2_2168_C235;

/// A direction's two numbers, times two to the power of 30.
type Ray = (i64, i64);

static RAYS: [Ray; DIRECTIONS] = rays();

/// A number of directions, to be taken round and round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Direction(pub(super) i32);

impl Direction {
    /// Where one comes in it after so many units, never farther.
    pub(super) fn reach(self, length: i64) -> (i64, i64) {
        let (x, y) = RAYS[self.0 as usize & (DIRECTIONS - 1)];
        ((x * length) / (1 << BITS), (y * length) / (1 << BITS))
    }

    /// The direction that is nearest to a way, or a neighbour of it.
    pub(super) fn of((x, y): (i64, i64)) -> Self {
        // The eighth in which it lies, then by halves: on the left of a ray come those with higher numbers.
        let (far, near) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
        let (mut low, mut high) = (0, DIRECTIONS / 8);
        while high - low > 1 {
            let middle = usize::midpoint(low, high);
            let (ray_x, ray_y) = RAYS[middle];
            match (i128::from(ray_x) * i128::from(near)).cmp(&(i128::from(ray_y) * i128::from(far))) {
                Ordering::Less => high = middle,
                Ordering::Equal | Ordering::Greater => low = middle,
            }
        }
        let eighth = DIRECTIONS as i32 / 8;
        let low = low as i32;
        let from_axis = if x.abs() >= y.abs() { low } else { 2 * eighth - low };
        let from_east = if x >= 0 { from_axis } else { 4 * eighth - from_axis };
        Self(if y >= 0 { from_east } else { -from_east })
    }

    /// So many further, counted from the first axis to the second.
    pub(super) const fn turned(self, by: i32) -> Self {
        Self(self.0 + by)
    }
}

/// Worked out by the compiler from the series of sine and cosine, in whole numbers.
const fn rays() -> [Ray; DIRECTIONS] {
    let mut rays = [(0, 0); DIRECTIONS];
    let quarter = DIRECTIONS / 4;
    let mut n = 0;
    while n <= quarter / 2 {
        let angle = PI * 2 * n as i128 / DIRECTIONS as i128;
        let (cos, sin) = (series(angle, 0), series(angle, 1));
        // The same two numbers make the eight directions that mirror each other.
        let all = [(n, (cos, sin)), (quarter - n, (sin, cos))];
        let mut which = 0;
        while which < 2 {
            let (at, (x, y)) = all[which];
            rays[at] = (x, y);
            rays[at + quarter] = (-y, x);
            rays[at + 2 * quarter] = (-x, -y);
            if at + 3 * quarter < DIRECTIONS {
                rays[at + 3 * quarter] = (y, -x);
            }
            which += 1;
        }
        n += 1;
    }
    rays
}

/// The sum of every other power of an angle divided by its factorial, with signs in turn: from power 0 on it is the cosine, from 1 on
/// the sine.
const fn series(angle: i128, from: i128) -> i64 {
    let one = 1 << 62;
    let mut term = if from == 0 { one } else { angle };
    let (mut sum, mut power) = (0, from);
    while term != 0 {
        sum += term;
        let squared = (angle * angle) >> 62;
        term = -((term * squared) >> 62) / ((power + 1) * (power + 2));
        power += 2;
        if term == -1 {
            break;
        }
    }
    ((sum + (1 << 31)) >> 32) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rays_lie_on_a_circle() {
        for (n, (x, y)) in RAYS.into_iter().enumerate() {
            let angle = std::f64::consts::TAU * n as f64 / DIRECTIONS as f64;
            let expected = [angle.cos(), angle.sin()].map(|part| part * f64::from(1 << BITS));
            assert!((x as f64 - expected[0]).abs() <= 1.0 && (y as f64 - expected[1]).abs() <= 1.0, "{n}");
        }
        assert_eq!(Direction(0).reach(1010), (1010, 0));
        assert_eq!(Direction(-256).reach(510), (0, -510));
    }

    #[test]
    fn joints_lie_at_the_hinge() {
        for length in [510_i64, 760, 1010, 1375] {
            for n in 0..DIRECTIONS as i32 {
                let (x, y) = Direction(n).reach(length);
                let squared = x * x + y * y;
                assert!(squared <= length * length && squared >= (length - 2) * (length - 2), "{length} {n}");
            }
        }
    }

    #[test]
    fn a_way_finds_its_direction() {
        for n in 0..DIRECTIONS as i32 {
            for length in [40, 2020, 60_000] {
                let found = Direction::of(Direction(n).reach(length)).0;
                let apart = (found - n).rem_euclid(DIRECTIONS as i32);
                let most = if length < 100 { 5 } else { 1 };
                assert!(apart <= most || apart >= DIRECTIONS as i32 - most, "{n} {found} {length}");
            }
        }
    }
}
