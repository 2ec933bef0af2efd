//! Beside the boxed game: what is asked, what is told, what may be reported.

mod random;
