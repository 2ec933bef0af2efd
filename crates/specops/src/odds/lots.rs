//! Ways by what lies on the table, added up: a small hash table, since a pool falls in hundreds of ways and all of them are counted
//! while somebody waits for the number. Order never matters, as ways are only added.

/// What an empty place holds; no table lies so.
const EMPTY: u64 = u64::MAX;

/// In how many ways each thing happens.
#[derive(Debug, Clone)]
pub(super) struct Lots {
    places: Vec<(u64, u128)>,
    taken: usize,
}

impl Lots {
    /// One thing, in so many ways.
    pub(super) fn one(thing: u64, ways: u128) -> Self {
        let mut lots = Self::with_places(64);
        lots.add(thing, ways);
        lots
    }

    /// None yet, with room for so many.
    pub(super) fn with_places(n: usize) -> Self {
        Self { places: vec![(EMPTY, 0); n.next_power_of_two()], taken: 0 }
    }

    /// How many places it has, which is a good guess for what comes of it.
    pub(super) fn n_places(&self) -> usize {
        self.places.len()
    }

    /// So many ways more.
    pub(super) fn add(&mut self, thing: u64, ways: u128) {
        if self.taken * 2 >= self.places.len() {
            self.grow();
        }
        let mask = self.places.len() - 1;
        // Fibonacci hashing: the upper bits of the product depend on all bits of the thing.
        let mut at = (thing.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & mask;
        loop {
            match &mut self.places[at] {
                (found, sum) if *found == thing => {
                    *sum += ways;
                    return;
                }
                place if place.0 == EMPTY => {
                    *place = (thing, ways);
                    self.taken += 1;
                    return;
                }
                _ => at = (at + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        let mut larger = Self::with_places(self.places.len() * 2);
        self.iter().for_each(|(thing, ways)| larger.add(thing, ways));
        *self = larger;
    }

    /// Everything with its ways.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, u128)> {
        self.places.iter().copied().filter(|&(thing, _)| thing != EMPTY)
    }
}
