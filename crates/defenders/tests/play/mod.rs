//! The rules in motion, procedure by procedure.

mod aliens;
