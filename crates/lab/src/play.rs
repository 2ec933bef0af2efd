//! Playing games by bots, as fast as they think.

use std::time::Instant;

use rayon::prelude::*;
use sortie_bots::{Bot, Playable, Question, Thinking};
use sortie_kernel::{Offer, Seat, Seed, Sink, Viewer, run, step_unchecked};

use crate::{GameResult, Report};

/// No game of ours takes this many choices; one that does has stalled.
const LONGEST: u64 = 100_000;

/// Which games are played.
pub struct Games<'a, G: Playable> {
    /// Cards and maps.
    pub content: &'a G::Content,
    /// What was agreed.
    pub setup: &'a G::Setup,
    /// Who plays; every seat has a player.
    pub players: &'a [Player<G>],
    /// The first game's seed; game `n` has seed + n.
    pub seed: u64,
    /// How many.
    pub games: u64,
}

impl<G: Playable> std::fmt::Debug for Games<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Games").field("setup", self.setup).field("seed", &self.seed).finish_non_exhaustive()
    }
}

/// A bot and the seats it plays, which it plans together.
pub struct Player<G: Playable> {
    bot: Box<dyn Bot<G>>,
    seats: Vec<Seat>,
}

impl<G: Playable> Player<G> {
    /// One player for each different name, with all the seats that bear it. The last name stands for all further
    /// seats. An unknown name is handed back.
    pub fn team(names: &[String], n_seats: u8) -> Result<Vec<Self>, String> {
        let mut team: Vec<(&str, Self)> = Vec::new();
        for seat in Seat::first(n_seats) {
            let name = names.get(seat.index()).or(names.last()).map_or("", String::as_str);
            match team.iter_mut().find(|(other, _)| *other == name) {
                Some((_, player)) => player.seats.push(seat),
                None => {
                    let bot = G::bot(name).ok_or_else(|| name.to_owned())?;
                    team.push((name, Self { bot, seats: vec![seat] }));
                }
            }
        }
        Ok(team.into_iter().map(|(_, player)| player).collect())
    }
}

/// Plays them on the current rayon pool and adds up. `tick` is called after each game.
pub fn simulate<G: Playable>(games: &Games<'_, G>, tick: impl Fn() + Sync) -> Report {
    simulate_and(games, tick, |_, _| {})
}

/// As [`simulate`]; `look` adds to the result what the end of a game says.
pub(crate) fn simulate_and<G: Playable>(
    games: &Games<'_, G>,
    tick: impl Fn() + Sync,
    look: impl Fn(&G::State, &mut GameResult) + Sync,
) -> Report {
    let begin = Instant::now();
    let results: Vec<GameResult> = (0..games.games)
        .into_par_iter()
        .map_init(Vec::new, |offers, n| {
            let (state, mut result) = play_to_end(games, games.seed.wrapping_add(n), offers);
            look(&state, &mut result);
            tick();
            result
        })
        .collect();
    Report::of(&results, begin.elapsed().as_secs_f64())
}

/// Plays one game. `offers` is scratch space that games share.
pub fn play_one<G: Playable>(
    games: &Games<'_, G>,
    seed: u64,
    offers: &mut Vec<Offer<G::Choice>>,
) -> GameResult {
    play_to_end(games, seed, offers).1
}

/// As [`play_one`], with the end itself.
fn play_to_end<G: Playable>(
    games: &Games<'_, G>,
    seed: u64,
    offers: &mut Vec<Offer<G::Choice>>,
) -> (G::State, GameResult) {
    let Games { content, setup, .. } = *games;
    let mut state = G::begin(content, setup, Seed::from_number(seed));
    let mut thinking = Thinking::new(seed);
    let mut decisions = 0;
    run::<G>(content, &mut state, &mut Sink::silent());
    while G::outcome(&state).is_none() && decisions < LONGEST {
        offers.clear();
        G::offers(content, &state, offers);
        let offer = answer(games, &state, offers, &mut thinking);
        step_unchecked::<G>(content, &mut state, offer.seat, &offer.choice, &mut Sink::silent());
        decisions += 1;
    }
    let outcome = G::outcome(&state);
    let result = GameResult {
        won: outcome.is_some_and(|outcome| outcome.is_won_by(Seat(0))),
        outcome: outcome.map(|outcome| outcome.key.into()),
        rounds: G::round(content, &state),
        decisions,
        missions: Vec::new(),
    };
    (state, result)
}

/// What one of the players answers. When several may, any of them is asked first; one who waits leaves it to the next.
fn answer<G: Playable>(
    games: &Games<'_, G>,
    state: &G::State,
    offers: &[Offer<G::Choice>],
    thinking: &mut Thinking,
) -> Offer<G::Choice> {
    let Games { content, players, .. } = *games;
    let ask = |player: &Player<G>, offers: &[Offer<G::Choice>], thinking: &mut Thinking| {
        if !player.bot.needs_view() {
            return Some(offers[thinking.below(offers.len())].clone());
        }
        let view = G::view(content, state, Viewer::Seat(offers[0].seat));
        let prompt = G::prompt(content, state, Viewer::Seat(offers[0].seat));
        let picked =
            player.bot.choose(&Question { content, view: &view, prompt: &prompt, offers }, thinking)?;
        Some(offers[picked].clone())
    };
    let answer = if let [player] = players {
        ask(player, offers, thinking)
    } else {
        let first = thinking.below(players.len());
        (0..players.len()).find_map(|n| {
            let player = &players[(first + n) % players.len()];
            let mine: Vec<_> =
                offers.iter().filter(|offer| player.seats.contains(&offer.seat)).cloned().collect();
            if mine.is_empty() { None } else { ask(player, &mine, thinking) }
        })
    };
    // If everybody waits for everybody, somebody has to begin.
    answer.unwrap_or_else(|| offers[0].clone())
}

impl<G: Playable> std::fmt::Debug for Player<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Player").field("seats", &self.seats).finish_non_exhaustive()
    }
}
