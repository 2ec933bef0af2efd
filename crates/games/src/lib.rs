//! The one list of games, type-erased: server, bots and tools handle any game through [`AnyTable`].

mod any;
mod list;
mod sheet;

pub use any::{AnyProposal, AnyTable, ChoiceError, ReplayStep, Step, Typed};
pub use list::{
    GameInfo, Listed, SceneAnswers, StartError, alliance_content, arena_content, begin, check, content_hash,
    content_json, games, info, install, load, replay, resume, scene,
};
pub use sheet::{NoSheet, sheet};
