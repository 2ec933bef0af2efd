//! All tests of the command line as one program: every program more would be linked once more. They run the binary `sortie`,
//! and its command line with other games than those that ship.

#[cfg(unix)]
mod serve;

mod authors;
mod games;
mod odds;
mod replay;
mod scene;
mod simulate;
mod third_party;
