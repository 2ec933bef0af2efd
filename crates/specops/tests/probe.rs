//! Answers made of any bytes, thrown at games in any state: what is refused changes nothing, what is accepted is carried out, and nothing
//! panics. The suite throws some thousands; `fuzz/` throws as many as anybody has patience for.

use std::sync::{Arc, LazyLock};

use sortie_boards::Member;
use sortie_boards::plane::{PieceId, Point, Way};
use sortie_kernel::{Answers, Game, Offer, Seat, Seed, Sink, run, step, step_unchecked, watch};
use sortie_specops::content::{Content, StockId};
use sortie_specops::ids::UnitId;
use sortie_specops::{Choice, Setup, Specops, State, scene};

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::shipped()));

/// Bytes that are taken one after the other; zeros when there are no more.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    fn word(&mut self) -> i32 {
        i32::from(i16::from_le_bytes([self.next(), self.next()]))
    }

    /// A point somewhere around another, or a tenth of a millimetre beside it.
    fn point(&mut self, from: Point) -> Point {
        let scale = [1, 1, 16, 1000][usize::from(self.next() % 4)];
        let (x, y) = (self.word() / scale, self.word() / scale);
        Point::checked(from.x().saturating_add(x), from.y().saturating_add(y)).unwrap_or(from)
    }
}

/// Any text as a scene: an answer or an error, never a panic.
pub(crate) fn scenes(bytes: &[u8]) {
    if let Ok(value) = serde_json::from_slice(bytes)
        && let Err(why) = scene::ask(&value)
    {
        assert!(!why.is_empty(), "an error says where");
    }
}

/// A game as the first bytes say, and answers as the others say.
pub(crate) fn choices(bytes: &[u8]) {
    let content = &*CONTENT;
    let mut bytes = Bytes(bytes);
    let mut state = some_state(content, &mut bytes);
    while !bytes.0.is_empty() && Specops::outcome(&state).is_none() {
        let answers = Answers::<Specops>::to(content, &state);
        let mut draw = watch::words(bytes.next().into());
        let Offer { seat, choice } = answers.any(content, &mut draw);
        let choice = bend(choice, &mut bytes);
        let seat = if bytes.next().is_multiple_of(16) { Seat(1 - seat.0) } else { seat };
        let allowed = answers.check(content, &state, seat, &choice);
        let before = state.clone();
        let done = step::<Specops>(content, &mut state, seat, &choice, &mut Sink::silent());
        assert_eq!(allowed.is_ok(), done.is_ok(), "{choice:?}: {allowed:?}");
        if let Err(refusal) = done {
            assert_eq!(state, before, "{choice:?} was refused ({refusal}) and changed something");
        }
    }
}

/// Some state of some game.
fn some_state(content: &Content, bytes: &mut Bytes<'_>) -> State {
    let n = usize::from(bytes.next());
    let mission = &content.missions[n % content.missions.len()];
    let mut setup = Setup::new([&content.teams[n % 10].id, &content.teams[n / 10 % 10].id]);
    setup.mission = Some(mission.id.clone());
    setup.build = n.is_multiple_of(3);
    let mut state = Specops::begin(content, &setup, Seed::from_number(bytes.next().into()));
    run::<Specops>(content, &mut state, &mut Sink::silent());
    let mut draw = watch::words(n as u64);
    for _ in 0..bytes.next() {
        if Specops::outcome(&state).is_some() {
            break;
        }
        let offer = Answers::<Specops>::to(content, &state).any(content, &mut draw);
        step_unchecked::<Specops>(content, &mut state, offer.seat, &offer.choice, &mut Sink::silent());
    }
    state
}

/// An answer that is nearly one.
fn bend(choice: Choice, bytes: &mut Bytes<'_>) -> Choice {
    let how = bytes.next();
    if how.is_multiple_of(4) {
        return choice;
    }
    let unit = |unit: UnitId, bytes: &mut Bytes<'_>| if how % 8 == 1 { UnitId(bytes.next()) } else { unit };
    let piece = |on: Option<PieceId>, bytes: &mut Bytes<'_>| match how % 16 {
        2 => None,
        3 => Some(PieceId::from_number(bytes.next().into())),
        _ => on,
    };
    match choice {
        Choice::Move { action, tool, way, on } => {
            let end = bytes.point(way.end);
            let joint = if how & 32 == 0 { way.joint } else { Some(bytes.point(way.end)) };
            let tool = if how & 64 == 0 { tool } else { bytes.next() };
            Choice::Move { action, tool, way: Way { joint, end }, on: piece(on, bytes) }
        }
        Choice::Place { unit: who, at, on } => {
            Choice::Place { unit: unit(who, bytes), at: bytes.point(at), on: piece(on, bytes) }
        }
        Choice::Hide { unit: who, at } => {
            Choice::Hide { unit: who.map(|who| unit(who, bytes)), at: bytes.point(at) }
        }
        Choice::Lay { at } => Choice::Lay { at: bytes.point(at) },
        Choice::Terrain { stock, at, turn } => {
            let stock = if how % 8 == 1 { StockId(bytes.next()) } else { stock };
            let turn = if how % 16 == 2 { bytes.next() } else { turn };
            Choice::Terrain { stock, at: bytes.point(at), turn }
        }
        Choice::Attack { target, weapon } => {
            Choice::Attack { target: unit(target, bytes), weapon: weapon.wrapping_add(bytes.next()) }
        }
        Choice::Activate { unit: who } => Choice::Activate { unit: unit(who, bytes) },
        Choice::Order { unit: who, by } => Choice::Order { unit: unit(who, bytes), by },
        Choice::Pick { unit: who } => Choice::Pick { unit: unit(who, bytes) },
        Choice::Standby { unit: who } => Choice::Standby { unit: unit(who, bytes) },
        Choice::Card { .. } => Choice::Card { slot: bytes.next() },
        Choice::Use { .. } => Choice::Use { deed: bytes.next() },
        Choice::Calm { n } => Choice::Calm { n: n.wrapping_add(bytes.next()) },
        Choice::Shields { n } => Choice::Shields { n: n.wrapping_add(bytes.next()) },
        Choice::Pierce { n } => Choice::Pierce { n: n.wrapping_add(bytes.next()) },
        Choice::Reroll { from, dice } => {
            Choice::Reroll { from: unit(from, bytes), dice: dice ^ bytes.word() as u16 }
        }
        Choice::Observe { .. } => Choice::Observe { die: bytes.next() },
        Choice::Deal { .. } => Choice::Deal { numbers: [bytes.next(), bytes.next(), bytes.next()] },
        other => other,
    }
}
