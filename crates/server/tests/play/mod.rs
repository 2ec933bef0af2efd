//! The server as browsers know it: REST and live sockets on a real port.

mod backends;
mod backup;
mod bots;
mod files;
mod flaw;
mod foresee;
mod guests;
mod handover;
mod heal;
mod host;
mod limits;
mod live;
mod lobby;
mod metrics;
mod progress;
mod protocol;
mod restart;
mod secrets;
mod talk;
mod task_teams;
mod undo;
mod waiting;
mod web;
