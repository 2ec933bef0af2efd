//! What several of these tests need.

pub(crate) mod frozen;
pub(crate) mod story;
