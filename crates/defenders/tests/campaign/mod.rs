//! A campaign from its first mission to its end: what follows from what, who comes home as what, headquarters, files.

mod branches;
mod golden;
mod headquarters;
mod promises;
mod ranks;
mod saves;
mod tools;
mod weapons;
