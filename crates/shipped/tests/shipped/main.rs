//! The games that ship, asked the way server, lab and command line ask them.

mod complete;
mod files;
mod names;
