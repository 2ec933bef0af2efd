//! All tests of defenders as one program: every program more would be linked and optimised once more.

mod arithmetic;
mod odds;
mod tiles;
