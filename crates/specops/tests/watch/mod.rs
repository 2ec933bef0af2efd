//! A watcher that trusts nobody: it follows whole games by their events, works out again what must be true, and compares what it
//! believes with what players are shown. `make soak` has it watch thousands of games.

mod building;
pub(crate) mod shadow;

use std::mem::discriminant;
use std::sync::Arc;

use sortie_boards::plane::Point;
use sortie_kernel::{Answers, DiceSource, Draw, Offer, Region as Area, Seed, Table, Told, Viewer, watch};
use sortie_specops::action::Action;
use sortie_specops::content::Content;
use sortie_specops::{Choice, Event, Prompt, Region, Setup, Specops, State, View, view_for_bots};

use building::Building;
use shadow::Watcher;
pub(crate) use watch::words;

/// More choices than any game takes; one that does has stalled.
const LONGEST: usize = 6_000;

/// Somebody who answers.
pub(crate) type Pick<'a> = dyn FnMut(&State, &Answers<Specops>) -> Offer<Choice> + 'a;

/// What stands between a game and its watcher: it may falsify what is told, and what is shown.
pub(crate) trait Ear {
    /// What happened, before the watcher hears it; `view` is what was shown before.
    fn hears(&mut self, _told: &mut Vec<Told<Event>>, _view: &View) {}

    /// What is shown, before the watcher sees it.
    fn sees(&mut self, _view: &mut View) {}

    /// Nothing was found wrong with it.
    fn believed(&mut self) -> Result<(), String> {
        Ok(())
    }
}

/// Everything as it is.
pub(crate) struct Plainly;

impl Ear for Plainly {}

/// Whether somebody's turn begins: whatever came before is completely done.
fn is_turn(table: &Table<Specops>) -> bool {
    matches!(table.prompt(Viewer::Spectator), Some(Prompt::Turn { .. }))
}

/// Whether dice have still to be reported.
fn is_thrown(table: &Table<Specops>) -> bool {
    matches!(table.prompt(Viewer::Spectator), Some(Prompt::Report { .. }))
}

/// Plays a game with somebody who answers, and watches every step. The number of choices, or what went wrong.
pub(crate) fn watched(
    content: &Arc<Content>,
    setup: &Setup,
    number: u64,
    pick: &mut Pick<'_>,
    ear: &mut impl Ear,
) -> Result<usize, String> {
    let table = Table::<Specops>::begin(content.clone(), setup.clone(), Seed::from_number(number));
    let mut table = table.map_err(|problems| format!("{problems:?}"))?;
    let shown = |table: &Table<Specops>| view_for_bots(content, table.state(), Viewer::Spectator);
    let mut watcher: Option<Watcher<'_>> = None;
    let mut building = Building::default();
    for n in 0..LONGEST {
        if table.decision().is_none() {
            return Ok(n);
        }
        if watcher.is_none() && shown(&table).blue.is_some() {
            watcher = Some(Watcher::new(content, shown(&table)));
        }
        let offer = pick(table.state(), table.answers());
        let told = table.choose(offer.seat, &offer.choice);
        let mut told = told.map_err(|refusal| format!("{offer:?} was offered: {refusal}"))?.to_vec();
        let mut view = shown(&table);
        if let Some(watcher) = &watcher {
            ear.hears(&mut told, watcher.view());
            ear.sees(&mut view);
        }
        if setup.build {
            let built = told.iter().try_for_each(|told| building.follow(content, told, &view));
            let built = built.and_then(|()| building.compare(&view));
            built.map_err(|why| format!("choice {n}, {offer:?}: {why}"))?;
        }
        let Some(watcher) = &mut watcher else { continue };
        let followed = told.iter().try_for_each(|told| watcher.follow(told));
        let seen = followed.and_then(|()| watcher.compare(view, is_turn(&table)));
        // Real dice of a panic are reported later.
        let calm = seen.and_then(|()| if is_thrown(&table) { Ok(()) } else { watcher.is_calm(&told) });
        let calm = calm.and_then(|()| ear.believed());
        calm.map_err(|why| format!("choice {n}, {offer:?}: {why}\n{told:#?}"))?;
    }
    Err(format!("still no end after {LONGEST} choices"))
}

/// Any answer; half the time one that does something, each sort of deed as likely as another; and moves often lead to somebody or to a
/// token. Who only walks about meets nobody.
pub(crate) fn pick_any(content: &Content, answers: &Answers<Specops>, draw: &mut Draw) -> Offer<Choice> {
    let sort = |offer: &Offer<Choice>| match offer.choice {
        Choice::Mission { deed, .. } => Some((discriminant(&offer.choice), deed as u8)),
        Choice::Attack { .. } | Choice::Card { .. } | Choice::Power { .. } => {
            Some((discriminant(&offer.choice), 0))
        }
        Choice::Standby { .. } | Choice::Reveal { .. } => Some((discriminant(&offer.choice), 0)),
        _ => None,
    };
    let mut sorts: Vec<_> = answers.offers.iter().filter_map(sort).collect();
    sorts.dedup();
    if !sorts.is_empty() && draw.below(2) == 0 {
        let wanted = Some(sorts[draw.below(sorts.len() as u32) as usize]);
        let fitting: Vec<&Offer<Choice>> =
            answers.offers.iter().filter(|offer| sort(offer) == wanted).collect();
        return *fitting[draw.below(fitting.len() as u32) as usize];
    }
    let any = answers.any(content, draw);
    match any.choice {
        Choice::Move { action, .. } if draw.below(2) == 0 => {
            somewhere(content, answers, action, draw).unwrap_or(any)
        }
        _ => any,
    }
}

/// Of some moves of a kind the one that comes nearest to an enemy, or to a token.
fn somewhere(
    content: &Content,
    answers: &Answers<Specops>,
    action: Action,
    draw: &mut Draw,
) -> Option<Offer<Choice>> {
    let found = answers.regions.iter().find_map(|offer| match &offer.region {
        Region::Move(movement) if movement.action == action => Some((offer, movement)),
        _ => None,
    });
    let (offer, movement) = found?;
    let own = movement.bodies[movement.unit.index()].side;
    let foes = movement.bodies.iter().filter(|body| body.is_present && body.side != own);
    let foes: Vec<Point> = foes.map(|body| body.base.at).collect();
    let goals = if movement.marks.is_empty() || draw.below(2) == 0 { &foes } else { &movement.marks };
    let ends = (0..8).filter_map(|_| {
        let choice = Area::<Specops>::sample(&offer.region, content, draw);
        let Choice::Move { way, .. } = choice else { return None };
        Some((goals.iter().map(|goal| goal.squared_distance(way.end)).min()?, choice))
    });
    let best = ends.min_by_key(|(far, _)| *far)?;
    Some(Offer { seat: offer.seat, choice: best.1 })
}

/// A table of any mission and terrain, or one that is built, with any two teams, with and without the condition table, and real dice now and then.
pub(crate) fn any_setup(content: &Content, number: u64) -> Setup {
    let n = number as usize;
    let mission = &content.missions[n % content.missions.len()];
    let n = n / content.missions.len();
    let table = mission.tables[n % mission.tables.len()];
    let team = |n: usize| content.teams[n % content.teams.len()].id.as_str();
    let mut setup = Setup::new([team(n), team(n / content.teams.len() + n)]);
    setup.mission = Some(mission.id.clone());
    setup.table = Some(content.table(table).id.clone());
    if n % 5 == 4 {
        (setup.table, setup.build) = (None, true);
    }
    setup.condition = n.is_multiple_of(2);
    if n % 4 == 3 {
        setup.dice = DiceSource::Physical;
    }
    setup
}
