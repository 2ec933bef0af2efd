//! All tests of the games that ship as one program: every program more would be linked once more. They are asked the way
//! server, lab and command line ask them.

mod complete;
mod files;
mod names;
