//! All tests of the goldens as one program.

mod games;
