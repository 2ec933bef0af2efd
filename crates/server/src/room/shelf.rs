//! Parts of letters that somebody is still being told: whoever asks for the same is given the same, so that a hundred
//! spectators, or one who asks a hundred times, cost one text.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use sortie_kernel::{Seat, Viewer};

/// Which part. A story is as one viewer heard it, and offers are those of some seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Part {
    /// Everything that happened.
    Story(Viewer),
    /// What happened after so many choices.
    Steps(Viewer, usize),
    /// The table but for its lobby, for whoever answers for these seats.
    Table(Viewer, Vec<Seat>),
}

/// The parts that are still under way. They hold for one state of the table.
#[derive(Debug, Default)]
pub(super) struct Shelf(Mutex<Vec<(Part, Weak<str>)>>);

impl Shelf {
    /// The text of a part, which is written unless somebody else is being told it.
    pub(super) fn find(&self, part: Part, write: impl FnOnce() -> String) -> Arc<str> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(_, text)| text.strong_count() > 0);
        let found = known.iter().find(|(other, _)| *other == part).and_then(|(_, text)| text.upgrade());
        found.unwrap_or_else(|| {
            let text: Arc<str> = write().into();
            known.push((part, Arc::downgrade(&text)));
            text
        })
    }

    /// The table has changed.
    pub(super) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_written_once_while_somebody_reads_it() {
        let shelf = Shelf::default();
        let seat = Part::Table(Viewer::Spectator, vec![]);
        let one = shelf.find(seat.clone(), || "long".to_owned());
        let other = shelf.find(seat.clone(), || unreachable!("it is there"));
        assert!(Arc::ptr_eq(&one, &other));
        assert_eq!(&*shelf.find(Part::Story(Viewer::Spectator), || "another".to_owned()), "another");
        shelf.clear();
        assert_eq!(&*shelf.find(seat.clone(), || "new".to_owned()), "new");
        assert_eq!(&*shelf.find(seat, || "newer".to_owned()), "newer", "nobody kept it");
    }
}
