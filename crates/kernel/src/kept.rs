//! What follows from a state and is kept beside it.

use std::sync::Arc;

/// Something dear to work out that follows from the rest of a state, kept until the state moves on.
///
/// It is no part of the state: two states are equal whatever they keep, and it is never saved, so a field of this type is
/// skipped (`#[serde(skip)]`). Whoever asks for it must be able to work it out again, and whoever changes what it follows
/// from must drop it.
#[derive(Debug, Clone)]
pub struct Kept<T>(Option<Arc<T>>);

impl<T> Kept<T> {
    /// Keeps a value.
    pub fn keep(&mut self, value: T) {
        self.0 = Some(Arc::new(value));
    }

    /// What is kept, if anything is.
    pub fn get(&self) -> Option<Arc<T>> {
        self.0.clone()
    }

    /// Drops what is kept.
    pub fn forget(&mut self) {
        self.0 = None;
    }
}

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> PartialEq for Kept<T> {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl<T> Eq for Kept<T> {}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
    struct Sum {
        numbers: Vec<u32>,
        #[serde(skip)]
        total: Kept<u32>,
    }

    #[test]
    fn it_is_no_part_of_the_state() {
        let fresh = Sum { numbers: vec![2, 3], total: Kept::default() };
        let mut used = fresh.clone();
        used.total.keep(5);
        assert_eq!((used.total.get().as_deref(), fresh.total.get()), (Some(&5), None));
        assert_eq!(used, fresh);
        let saved = serde_json::to_string(&used).expect("it can be saved");
        assert_eq!(saved, r#"{"numbers":[2,3]}"#);
        let loaded: Sum = serde_json::from_str(&saved).expect("it can be loaded");
        assert_eq!((loaded.total.get(), &loaded), (None, &used));
        used.total.forget();
        assert_eq!(used.total.get(), None);
    }
}
