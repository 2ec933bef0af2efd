//! A board that changes in play: locks that are broken, barred doors that are freed, hexes that are blocked.

use std::sync::OnceLock;

use super::board::Board;
use super::error::LayoutError;
use super::layout::{Ground, Layout, Side};
use super::members::Hex;

/// Something of a board that can become something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// What stands between two neighbours.
    Side {
        /// The two.
        between: [Hex; 2],
        /// What it becomes.
        becomes: Side,
    },
    /// What a hex is.
    Ground {
        /// The hex.
        hex: Hex,
        /// What it becomes.
        becomes: Ground,
    },
}

/// A layout with what can change of it, and the board for every set of changes, made when first asked for.
///
/// A set is a number: bit n stands for change n. So the state of a game holds eight bytes and no board, and all games on
/// the same map share its boards.
///
/// ```
/// use sortie_boards::hex::{Change, Hex, Layout, Place, Side, Variants};
///
/// let at = |x| Place { x, y: 0 };
/// let layout = Layout::read(["ao  a.  bo"]).unwrap().with_side(at(2), at(4), Side::Locked).unwrap();
/// let lock = Change::Side { between: [Hex(1), Hex(2)], becomes: Side::Door };
/// let variants = Variants::new(layout, vec![lock]).unwrap();
/// assert!(!variants.board(0b0).adjacent(Hex(1), Hex(2)));
/// assert!(variants.board(0b1).adjacent(Hex(1), Hex(2)));
/// ```
///
/// # Why chains?
/// A map with twenty doors has a million boards, of which a game walks through a few: too many for a list by number, and
/// a map behind a lock would be waited for by all who play on it. Boards stand on shelves, in the order in which they
/// were made, and none is ever taken away: who looks for one only reads.
#[derive(Debug)]
pub struct Variants {
    layout: Layout,
    changes: Vec<Change>,
    shelves: Box<[Slot]>,
}

/// Room for a board, and for the rest of the shelf behind it.
type Slot = OnceLock<Box<Made>>;

#[derive(Debug)]
struct Made {
    set: u64,
    board: Board,
    next: Slot,
}

/// Two to the power of this is the number of shelves.
const SHELF_BITS: u32 = 8;

impl Variants {
    /// A layout and what can change of it, at most 64 things. Of two changes of the same thing the later one counts.
    pub fn new(layout: Layout, changes: Vec<Change>) -> Result<Self, LayoutError> {
        if changes.len() > 64 {
            return Err(LayoutError::Changes { n: changes.len() });
        }
        let mut tried = layout.clone();
        changes.iter().try_for_each(|change| change.make(&mut tried))?;
        let shelves = (0..1 << SHELF_BITS).map(|_| Slot::new()).collect();
        Ok(Self { layout, changes, shelves })
    }

    /// The layout before any change.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// What can change; the number of a change is its bit in a set.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The board after a set of changes. Bits without a change mean nothing.
    #[inline]
    pub fn board(&self, set: u64) -> &Board {
        let set = set & self.known();
        let mut slot = &self.shelves[shelf(set)];
        loop {
            let made = slot.get_or_init(|| Box::new(self.make(set)));
            if made.set == set {
                return &made.board;
            }
            slot = &made.next;
        }
    }

    /// The bits that have a change.
    fn known(&self) -> u64 {
        u64::MAX.checked_shr(64 - self.changes.len() as u32).unwrap_or(0)
    }

    fn make(&self, set: u64) -> Made {
        let mut layout = self.layout.clone();
        for (_, change) in self.changes.iter().enumerate().filter(|(n, _)| set >> n & 1 == 1) {
            change.make(&mut layout).expect("every change was tried");
        }
        Made { set, board: Board::new(layout), next: Slot::new() }
    }
}

impl Change {
    fn make(&self, layout: &mut Layout) -> Result<(), LayoutError> {
        match *self {
            Self::Side { between: [a, b], becomes } => layout.set_side(a, b, becomes),
            Self::Ground { hex, becomes } => {
                layout.set_ground(hex, becomes);
                Ok(())
            }
        }
    }
}

/// The shelf of a set: a multiplication by the golden ratio spreads sets that differ in a few bits.
#[inline]
fn shelf(set: u64) -> usize {
    (set.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - SHELF_BITS)) as usize
}
