//! The game `alliance`: heroes against an enemy that plays itself and says why.
//!
//! Rule numbers in this crate are those of `content/alliance/rules`: `R4.7` for a rule, `A26` for a reading of an
//! ambiguity, `T5` and `D3` for worked examples.

pub mod ability;
mod agreed;
mod apply;
mod atlas;
pub mod attack;
mod choice;
pub mod content;
pub mod dice;
pub mod enemy;
mod entry;
mod event;
mod flow;
mod limits;
pub mod odds;
mod order;
mod powers;
mod rules;
pub mod scenario;
pub mod scene;
mod setup;
pub mod sheet;
mod source;
mod state;
pub mod surge;
mod view;
pub mod world;

pub use choice::{Choice, CleaveBy, Object, OpenMoment, Plan, Prompt};
pub use event::{Event, OrderReason, SuppressedReason};
pub use order::{ClosedOption, Concerned, Fact, Lack, Order, Question};
pub use rules::Alliance;
pub use setup::{
    CampaignPick, Difficulty, HeroPick, Mode, PRODUCTS, SavedAlly, SavedCampaign, SavedHero, SavedItem,
    SavedMission, Setup,
};
pub use state::{AllyFile, CardState, Ending, FameFor, FameLine, ItemHeld, Played, Source, State, Told};
pub use view::{
    AttackView, BlockedBy, BlockedView, CampaignView, CardView, EndingReached, EnemyView, FigureView,
    Foreseen, GroupView, HeroFileView, HeroView, Marks, MissionView, ObjectView, ObjectiveView, OddsView,
    Priced, Progress, SightView, TestView, TurnView, View, WayView, Whereabouts, view_for_bots,
};
