//! The games that are counted.

use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

use rayon::prelude::*;
use sortie_bots::{Bot, Match, Playable, Question, Thinking};
use sortie_kernel::Seat;
use sortie_specops::content::{Content, TableId};
use sortie_specops::{Choice, Prompt, Setup, Specops};

/// Who chooses the sides of loadout cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loadouts {
    /// The bot.
    Chosen,
    /// Chance.
    Drawn,
}

/// A game that was played.
#[derive(Debug, Clone)]
pub(crate) struct Played {
    pub(crate) mission: usize,
    pub(crate) table: TableId,
    /// By colour, blue first: teams, sides of their loadout cards.
    pub(crate) teams: [usize; 2],
    pub(crate) sides: [[bool; 3]; 2],
    /// By colour: halves of a win.
    pub(crate) halves: [u32; 2],
    /// The colour of the bot that is measured, against another.
    pub(crate) measured: usize,
    pub(crate) ending: String,
    pub(crate) rounds: u32,
    pub(crate) seconds: f64,
}

/// A bot whose loadouts are drawn.
struct Drawn(Box<dyn Bot<Specops>>);

impl Bot<Specops> for Drawn {
    fn choose(&self, question: &Question<'_, Specops>, thinking: &mut Thinking) -> Option<usize> {
        if matches!(question.prompt, Prompt::Loadouts { .. }) {
            return Some(thinking.below(question.offers.len()));
        }
        self.0.choose(question, thinking)
    }

    fn n_samples(&self) -> usize {
        self.0.n_samples()
    }
}

fn bot(name: &str) -> Box<dyn Bot<Specops>> {
    Specops::bot(name).expect("specops has this bot")
}

/// So many games of each of these missions.
#[derive(Debug, Clone)]
pub(crate) struct Batch<'a> {
    pub(crate) content: &'a Arc<Content>,
    pub(crate) missions: Range<usize>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
}

impl Batch<'_> {
    /// So many games a mission and colour, `greedy` in each seat in turn.
    pub(crate) fn against_random(&self) -> Vec<Played> {
        let n_missions = self.missions.len() as u64;
        // Which colour a seat has is thrown for: twice as many make both about as many as wished.
        let play = |n: u64| {
            let seat = (n / n_missions % 2) as usize;
            let mut bots = vec![bot("random"), bot("random")];
            bots[seat] = bot("greedy");
            self.play(n, bots, seat)
        };
        (0..self.games * 2 * n_missions).into_par_iter().map(play).collect()
    }

    /// `greedy` against itself, all pairings of teams in turn.
    pub(crate) fn among_equals(&self, loadouts: Loadouts) -> Vec<Played> {
        let player = || match loadouts {
            Loadouts::Chosen => bot("greedy"),
            Loadouts::Drawn => Box::new(Drawn(bot("greedy"))),
        };
        let play = |n: u64| self.play(n, vec![player(), player()], 0);
        (0..self.games * self.missions.len() as u64).into_par_iter().map(play).collect()
    }

    /// Game `n`: the mission changes from game to game, then the pairing of two different teams, then the table.
    fn play(&self, n: u64, bots: Vec<Box<dyn Bot<Specops>>>, measured: usize) -> Played {
        let content = self.content;
        let mission = self.missions.start + n as usize % self.missions.len();
        let round = n as usize / self.missions.len();
        let n_teams = content.teams.len();
        // Every pairing comes up once before any comes again, far ones next to each other.
        let pairing = round * 37 % (n_teams * (n_teams - 1));
        let (one, other) = (pairing % n_teams, pairing / n_teams);
        let other = (one + 1 + other) % n_teams;
        let tables = &content.missions[mission].tables;
        let table = tables[(round + round / tables.len()) % tables.len()];
        let team = |n: usize| content.teams[n].id.as_str();
        let mut setup = Setup::new([team(one), team(other)]);
        setup.mission = Some(content.missions[mission].id.clone());
        setup.table = Some(content.table(table).id.clone());
        let mut sides = [[false; 3]; 2];
        let mut blue = None;
        let begin = Instant::now();
        let contest = Match::<Specops>::of(content.clone(), setup, bots);
        let result = contest.play_to_end(self.seed.wrapping_add(n), |offer| match offer.choice {
            Choice::Loadouts { sides: chosen } => sides[offer.seat.index()] = chosen,
            // Blue is the first to set up (C1.15).
            Choice::Place { .. } | Choice::Hide { .. } | Choice::Network { .. } if blue.is_none() => {
                blue = Some(offer.seat);
            }
            _ => {}
        });
        let seconds = begin.elapsed().as_secs_f64();
        let seats = if blue == Some(Seat(1)) { [1, 0] } else { [0, 1] };
        let won = |seat: usize| result.standings.get(seat).is_some_and(|standing| standing.won);
        let halves = match seats.map(won) {
            [true, false] => [2, 0],
            [false, true] => [0, 2],
            _ => [1, 1],
        };
        Played {
            mission,
            table,
            teams: seats.map(|seat| [one, other][seat]),
            sides: seats.map(|seat| sides[seat]),
            halves,
            measured: usize::from(seats[1] == measured),
            ending: result.ending.map_or_else(|| "stalled".to_owned(), Into::into),
            rounds: result.rounds,
            seconds,
        }
    }
}
