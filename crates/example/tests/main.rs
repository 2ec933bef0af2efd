//! All tests of the example game as one program: every program more would be linked once more.

mod suite;
