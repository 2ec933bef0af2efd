//! Abilities that follow another one ("after Command").

use sortie_kernel::{Offer, Progress, Seat};

use super::moment::Look;
use super::now::Now;
use crate::ability::When;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow::offer::not_offered;
use crate::state::{Frame, Source, State};
use crate::world::FigureId;

/// The ability that others follow, whom it picked, and which have followed (bit n: the n-th that waits for another).
type Following = (Source, Option<FigureId>, u32);

/// An ability that may follow now.
struct Follower {
    source: Source,
    n: u8,
    is_asked: bool,
}

/// What follows an ability, in the order its owner likes where it is asked at all (R14.2).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, following: Following) -> Progress {
    let open = followers(&ctx.look(), following);
    match open.first() {
        None => ctx.pop(),
        Some(_) if open.iter().any(|follower| follower.is_asked) => return Progress::Ask,
        Some(first) => follow(ctx, following, first),
    }
    Progress::Continue
}

/// Uses an ability that follows. Whom the first ability picked is still picked.
fn follow(ctx: &mut Ctx<'_>, (by, picked, done): Following, follower: &Follower) {
    let source = follower.source;
    ctx.set_top(Frame::After { by, picked, done: done | 1 << follower.n });
    ctx.use_ability(Now::After(by), source, by.figure);
    for frame in ctx.frames_mut() {
        if let Frame::Deeds(frame) = frame
            && frame.source == source
        {
            frame.picked = frame.picked.or(picked);
        }
    }
}

/// The abilities of the owner that may follow now and have not yet.
fn followers(look: &Look<'_>, (by, _, done): Following) -> Vec<Follower> {
    let mut found = Vec::new();
    let mut n = 0;
    look.state.each_ability(look.content, by.figure, |source, ability| {
        if matches!(ability.when, When::After(_)) {
            if done >> n & 1 == 0 && look.is_usable(Now::After(by), source, ability) {
                found.push(Follower { source, n, is_asked: ability.is_asked() });
            }
            n += 1;
        }
    });
    found
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, following: Following, _seat: Seat, choice: &Choice) {
    let (by, picked, done) = following;
    let open = followers(&ctx.look(), following);
    match choice {
        Choice::Use { source } | Choice::Let { source } => {
            let chosen = open.iter().find(|follower| follower.source == *source);
            follow(ctx, following, chosen.unwrap_or_else(|| not_offered(choice)));
        }
        Choice::Pass => {
            let asked = open.iter().filter(|follower| follower.is_asked);
            let done = asked.fold(done, |done, follower| done | 1 << follower.n);
            ctx.set_top(Frame::After { by, picked, done });
        }
        _ => not_offered(choice),
    }
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    following: Following,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some(seat) = state.seat_of(following.0.figure) else { return };
    let open = followers(&Look::new(content, state), following);
    for is_asked in [true, false] {
        out.extend(open.iter().filter(|follower| follower.is_asked == is_asked).map(
            |&Follower { source, .. }| {
                let choice = if is_asked { Choice::Use { source } } else { Choice::Let { source } };
                Offer { seat, choice }
            },
        ));
    }
    out.push(Offer { seat, choice: Choice::Pass });
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, (by, ..): Following) -> Prompt {
    Now::After(by).prompt(state)
}
