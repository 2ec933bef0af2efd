//! The figures as space knows them, and which of them are on the map.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sortie_kernel::List;

use crate::limits::MOST_FIGURES;
use crate::world::{Body, FigureId, FigureSet, present};

/// All figures, by [`FigureId`]: each kind in places of its own. Most places are empty most of the time and all rules ask who is
/// there, so that is noted beside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Bodies {
    all: List<Body, MOST_FIGURES>,
    present: FigureSet,
}

impl Bodies {
    pub(crate) fn new(all: List<Body, MOST_FIGURES>) -> Self {
        let present = present(&all);
        Self { all, present }
    }

    /// Those on the map.
    pub(crate) fn present(&self) -> FigureSet {
        self.present
    }

    pub(crate) fn get_mut(&mut self, figure: FigureId) -> BodyMut<'_> {
        BodyMut { body: &mut self.all[figure.index()], present: &mut self.present, figure }
    }
}

impl Deref for Bodies {
    type Target = [Body];

    fn deref(&self) -> &[Body] {
        &self.all
    }
}

/// A figure to be changed. Whether it is on the map afterwards is noted when that is done.
pub(crate) struct BodyMut<'a> {
    body: &'a mut Body,
    present: &'a mut FigureSet,
    figure: FigureId,
}

impl Deref for BodyMut<'_> {
    type Target = Body;

    fn deref(&self) -> &Body {
        self.body
    }
}

impl DerefMut for BodyMut<'_> {
    fn deref_mut(&mut self) -> &mut Body {
        self.body
    }
}

impl Drop for BodyMut<'_> {
    fn drop(&mut self) {
        if self.body.is_present {
            self.present.insert(self.figure);
        } else {
            self.present.remove(self.figure);
        }
    }
}

impl Serialize for Bodies {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.all.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bodies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        List::deserialize(deserializer).map(Self::new)
    }
}
