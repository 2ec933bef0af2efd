//! What several of these tests need.

pub(crate) mod table;
