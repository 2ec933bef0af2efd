//! The rules in motion: one file a procedure, each advancing its frame.

mod after;
mod arms;
mod attack;
mod campaign;
mod cleave;
mod companion;
mod declare;
mod deeds;
mod dice;
mod effects;
mod enemy;
mod facts;
mod hammer;
mod harm;
mod moment;
mod moving;
mod needs;
mod now;
mod orders;
mod other;
mod preview;
mod rebel;
mod round;
mod script;
mod special;
mod surges;
mod target_space;
mod team;
mod test;
mod usable;
mod whom;

use sortie_kernel::{Progress, Seat};

pub(crate) use after::{mourners, nth_after};
pub(crate) use arms::{Arms, arms_of, each_attack, may_strike};
pub(crate) use attack::attack_value;
pub use campaign::{SavedAlly, SavedCampaign, SavedHero, SavedItem, SavedMission};
pub(crate) use campaign::{
    begin_campaign, buying, checkpoint, open_legs, places, selling, trainable, untrainable,
};
pub(crate) use cleave::{cleavable, cleaves};
pub(crate) use companion::{finishable, reports};
pub(crate) use declare::Terms;
pub(crate) use deeds::WAITS_FOR_FACE;
pub(crate) use dice::{rerollable, standing, symbols_of};
pub(crate) use enemy::drawn_card;
pub(crate) use facts::{fell, group_fell, moved, next_peril};
pub(crate) use harm::Memo;
pub(crate) use moment::Look;
pub(crate) use moving::{move_ends, reach_of};
pub(crate) use now::Now;
pub(crate) use orders::ways_of;
pub(crate) use preview::preview;
pub(crate) use rebel::{interactions, may_activate};
pub(crate) use round::{drawn_group, entries, free_near, undeployed};
pub(crate) use script::given::amount;
pub(crate) use script::{
    MissionStart, decide, hint, objects, offers as mission_offers, question as mission_question,
    set_up_mission,
};
pub(crate) use special::kept_slots;
pub(crate) use surges::{option_at, options_left};
pub(crate) use whom::aimed_spaces;

use crate::apply::Ctx;
use crate::choice::Choice;
use crate::setup::Mode;
use crate::state::Frame;

/// Runs the top frame until it has done one thing or needs an answer.
pub(crate) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    if let Some(progress) = script::interrupt(ctx) {
        return progress;
    }
    match ctx.state.frames.top() {
        None => Progress::Over,
        Some(Frame::Deploying) => round::deploying(ctx),
        Some(Frame::Round(step)) => round::advance(ctx, step),
        Some(Frame::Rebel(turn)) => rebel::advance(ctx, turn),
        Some(Frame::Group(turn)) => enemy::advance_group(ctx, turn),
        Some(Frame::Enemy(turn)) => enemy::advance(ctx, turn),
        Some(Frame::Attack(step)) => attack::advance(ctx, step),
        Some(Frame::Deeds(frame)) => deeds::advance(ctx, frame),
        Some(Frame::Moving(frame)) => moving::advance(ctx, frame),
        Some(Frame::Striking(frame)) => moving::advance_striking(ctx, frame),
        Some(Frame::Hammer(frame)) => hammer::advance(ctx, frame),
        Some(Frame::Decoyed { by, from }) => special::advance_decoyed(ctx, by, from),
        Some(Frame::Ordered { figure }) => moving::advance_ordered(ctx, figure),
        Some(Frame::Test(step)) => test::advance(ctx, step),
        Some(Frame::After { by, picked, done }) => after::advance_after(ctx, by, picked, done),
        Some(Frame::Fallen { figure, done }) => after::advance_fallen(ctx, figure, done),
        Some(Frame::Scouting { .. }) => Progress::Ask,
        Some(Frame::Drawn { hero }) => special::advance_drawn(ctx, hero),
        Some(Frame::Keeping { .. }) => Progress::Ask,
        Some(Frame::Script) => script::advance(ctx),
        Some(Frame::StarMap) => campaign::star_map(ctx),
        Some(Frame::Window { .. }) => Progress::Ask,
        Some(Frame::MissionOver { won }) => campaign::mission_over(ctx, won),
    }
}

/// Carries out an answer that is among the offers.
pub(crate) fn answer(ctx: &mut Ctx<'_>, seat: Seat, choice: &Choice) {
    if ctx.state.script.is_some() {
        script::answered(ctx, choice);
    }
    match ctx.state.frames.top() {
        None => {}
        Some(Frame::Deploying) => round::deploy(ctx, choice),
        Some(Frame::Round(_)) if ctx.state.table.mode == Mode::Companion => companion::answer(ctx, choice),
        Some(Frame::Round(_)) => round::activate(ctx, choice),
        Some(Frame::Rebel(turn)) => rebel::answer(ctx, turn, seat, choice),
        Some(Frame::Group(_)) => {}
        Some(Frame::Enemy(turn)) => enemy::answer(ctx, turn, seat, choice),
        Some(Frame::Attack(step)) => attack::answer(ctx, step, seat, choice),
        Some(Frame::Deeds(frame)) => deeds::answer(ctx, frame, choice),
        Some(Frame::Moving(frame)) => moving::answer(ctx, frame, choice),
        Some(Frame::Striking(frame)) => moving::answer_striking(ctx, frame, choice),
        Some(Frame::Hammer(frame)) => hammer::answer(ctx, frame, choice),
        Some(Frame::Decoyed { .. }) => {}
        Some(Frame::Ordered { figure }) => moving::answer_ordered(ctx, figure, choice),
        Some(Frame::Test(step)) => test::answer(ctx, step, seat, choice),
        Some(Frame::After { by, picked, done }) => after::answer_after(ctx, by, picked, done, choice),
        Some(Frame::Fallen { .. }) => {}
        Some(Frame::Scouting { .. }) => special::answer_scouting(ctx, choice),
        Some(Frame::Drawn { hero }) => special::answer_drawn(ctx, hero, choice),
        Some(Frame::Keeping { hero }) => special::answer_keeping(ctx, hero, choice),
        Some(Frame::Script) => script::answer(ctx, seat, choice),
        Some(Frame::StarMap) => campaign::answer(ctx, seat, choice),
        Some(Frame::Window { group, .. }) => companion::answer_window(ctx, group, choice),
        Some(Frame::MissionOver { .. }) => {}
    }
}
