//! Whole games played by bots, as fast as they think.

use std::sync::Arc;

use serde_json::Value;
use sortie_games::{Contest, End, GameResult, Standing, Tally};
use sortie_kernel::{Offer, Region, RegionOffer, Seat, Seed, Sink, Table, run, step_unchecked};

use crate::{Bot, Playable, Thinking, pick, play_together};

/// No game of ours takes this many choices; one that does has stalled.
const LONGEST: u64 = 100_000;

/// A set-up and who plays it.
pub struct Match<G: Playable> {
    content: Arc<G::Content>,
    setup: G::Setup,
    /// Every seat has a player.
    players: Vec<Player<G>>,
}

impl<G: Playable> Match<G> {
    /// The last bot named plays all further seats. A name nobody has is handed back.
    pub fn new(content: Arc<G::Content>, setup: G::Setup, bots: &[impl AsRef<str>]) -> Result<Self, String> {
        let players = Player::team(bots, &setup)?;
        Ok(Self { content, setup, players })
    }

    /// With a bot of one's own for each seat.
    pub fn of(content: Arc<G::Content>, setup: G::Setup, bots: Vec<Box<dyn Bot<G>>>) -> Self {
        let seats = Seat::first(bots.len() as u8);
        let players = bots.into_iter().zip(seats).map(|(bot, seat)| Player { bot, seats: vec![seat] });
        Self { content, setup, players: players.collect() }
    }

    /// Plays one game to its end; `taken` is told each answer.
    pub fn play_to_end(&self, seed: u64, mut taken: impl FnMut(&Offer<G::Choice>)) -> GameResult {
        let (content, setup) = (&*self.content, &self.setup);
        let mut state = G::begin(content, setup, Seed::from_number(seed));
        let mut thinking = Thinking::new(seed);
        let mut offers = Vec::with_capacity(64);
        let mut regions = Vec::new();
        let mut decisions = 0;
        run::<G>(content, &mut state, &mut Sink::silent());
        while G::outcome(&state).is_none() && decisions < LONGEST {
            offers.clear();
            G::offers(content, &state, &mut offers);
            regions.clear();
            G::regions(content, &state, &mut regions);
            self.draw_from(&regions, &mut thinking, &mut offers);
            let offer = self.answer(&state, &offers, &mut thinking);
            step_unchecked::<G>(content, &mut state, offer.seat, &offer.choice, &mut Sink::silent());
            taken(&offer);
            decisions += 1;
        }
        let Some(outcome) = G::outcome(&state) else {
            let (rounds, standings, missions) = (G::round(content, &state), Vec::new(), Vec::new());
            return GameResult {
                seed,
                ending: None,
                end: End::default(),
                standings,
                rounds,
                decisions,
                missions,
            };
        };
        let Tally { ending, end, rounds, missions } = G::tally(content, &state);
        GameResult {
            seed,
            ending: Some(ending.map_or_else(|| outcome.key.into(), Into::into)),
            end,
            standings: Standing::of(outcome, G::n_seats(setup)),
            rounds: rounds.unwrap_or_else(|| G::round(content, &state)),
            decisions,
            missions,
        }
    }

    /// Adds some answers of each region to those that are listed: as many as its player wants to see.
    fn draw_from(
        &self,
        regions: &[RegionOffer<G::Region>],
        thinking: &mut Thinking,
        offers: &mut Vec<Offer<G::Choice>>,
    ) {
        for offer in regions {
            let player = self.players.iter().find(|player| player.seats.contains(&offer.seat));
            for _ in 0..player.map_or(0, |player| player.bot.n_samples()) {
                let choice = offer.region.sample(&self.content, thinking.draw());
                offers.push(Offer { seat: offer.seat, choice });
            }
        }
    }

    /// What one of the players answers. When several may, any of them is asked first; one who waits leaves it to the
    /// next.
    fn answer(
        &self,
        state: &G::State,
        offers: &[Offer<G::Choice>],
        thinking: &mut Thinking,
    ) -> Offer<G::Choice> {
        let answer = if let [player] = &self.players[..] {
            self.ask(player, state, offers, thinking)
        } else {
            let first = thinking.below(self.players.len());
            (0..self.players.len()).find_map(|n| {
                let player = &self.players[(first + n) % self.players.len()];
                let mine: Vec<_> =
                    offers.iter().filter(|offer| player.seats.contains(&offer.seat)).cloned().collect();
                if mine.is_empty() { None } else { self.ask(player, state, &mine, thinking) }
            })
        };
        // If everybody waits for everybody, somebody has to begin.
        answer.unwrap_or_else(|| offers[0].clone())
    }

    fn ask(
        &self,
        player: &Player<G>,
        state: &G::State,
        offers: &[Offer<G::Choice>],
        thinking: &mut Thinking,
    ) -> Option<Offer<G::Choice>> {
        let picked = pick(&*player.bot, &self.content, state, offers, thinking)?;
        Some(offers[picked].clone())
    }
}

impl<G: Playable> Contest for Match<G> {
    fn play(&self, seed: u64) -> GameResult {
        self.play_to_end(seed, |_| {})
    }

    fn record(&self, seed: u64, content_hash: &str) -> Value {
        let mut answers = Vec::new();
        self.play_to_end(seed, |offer| answers.push(offer.clone()));
        let table = Table::<G>::begin(self.content.clone(), self.setup.clone(), Seed::from_number(seed));
        let mut table = table.expect("the set-up has been played before");
        for Offer { seat, choice } in &answers {
            table.choose(*seat, choice).expect("the answer was offered");
        }
        serde_json::to_value(table.to_file(content_hash)).expect("plain data becomes JSON")
    }
}

impl<G: Playable> std::fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match").field("setup", &self.setup).finish_non_exhaustive()
    }
}

/// A bot and the seats it plays, which it plans together: never those of two sides.
struct Player<G: Playable> {
    bot: Box<dyn Bot<G>>,
    seats: Vec<Seat>,
}

impl<G: Playable> Player<G> {
    /// One player for each different name of each side, with all the seats of that side that bear it.
    fn team(names: &[impl AsRef<str>], setup: &G::Setup) -> Result<Vec<Self>, String> {
        let mut team: Vec<(&str, Self)> = Vec::new();
        for seat in Seat::first(G::n_seats(setup)) {
            let name = names.get(seat.index()).or(names.last()).map_or("", AsRef::as_ref);
            let plays_it = |(other, player): &&mut (&str, Self)| {
                *other == name && player.seats.iter().all(|&other| play_together::<G>(setup, seat, other))
            };
            match team.iter_mut().find(plays_it) {
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
