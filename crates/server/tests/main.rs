//! All tests of the server as one program: every program more would be linked once more.

mod acts;
mod bad_input;
mod cluster;
mod common;
mod kill;
mod logs;
mod play;
