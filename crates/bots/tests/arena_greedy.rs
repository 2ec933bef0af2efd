//! The bot `greedy` of `arena`: it answers what it may, always the same, and wins.

use std::sync::LazyLock;

use sortie_arena::{Arena, Choice, Content, Difficulty, Modules, Setup};
use sortie_bots::{Bot, Playable, Question, Thinking};
use sortie_kernel::{DiceSource, Game, Offer, Seat, Seed, Silent, Viewer, run, step_unchecked};

static CONTENT: LazyLock<Content> = LazyLock::new(Content::shipped);

fn bot(name: &str) -> Box<dyn Bot<Arena>> {
    Arena::bot(name).expect("arena has this bot")
}

/// Asks a bot that plays the seats of these offers.
fn ask(bot: &dyn Bot<Arena>, state: &<Arena as Game>::State, offers: &[Offer<Choice>], thinking: &mut Thinking) -> usize {
    let view = Arena::view(&CONTENT, state, Viewer::Seat(offers[0].seat));
    let prompt = Arena::prompt(&CONTENT, state);
    bot.choose(&Question { content: &CONTENT, view: &view, prompt: &prompt, offers }, thinking)
}

/// Plays a game in which `pick` answers, and returns what was chosen and how it ended.
fn play(
    setup: &Setup,
    seed: u64,
    mut pick: impl FnMut(&<Arena as Game>::State, &[Offer<Choice>], &mut Thinking) -> usize,
) -> (Vec<Offer<Choice>>, bool) {
    let mut state = Arena::begin(&CONTENT, setup, Seed::from_number(seed));
    let mut thinking = Thinking::new(seed);
    let mut chosen = Vec::new();
    run::<Arena, _>(&CONTENT, &mut state, &mut Silent);
    while Arena::outcome(&state).is_none() {
        assert!(chosen.len() < 5_000, "seed {seed} does not end");
        let mut offers = Vec::new();
        Arena::offers(&CONTENT, &state, &mut offers);
        let offer = offers[pick(&state, &offers, &mut thinking)];
        step_unchecked::<Arena, _>(&CONTENT, &mut state, offer.seat, &offer.choice, &mut Silent);
        chosen.push(offer);
    }
    (chosen, Arena::outcome(&state).is_some_and(|outcome| outcome.is_won_by(Seat(0))))
}

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 2..=4 {
        let plain = Setup::new(players, Difficulty::Normal);
        setups.push(Setup { modules: Modules { r2d2: true, c3po: true }, ..plain.clone() });
        setups.push(Setup { dice: DiceSource::Physical, ..Setup::new(players, Difficulty::Easy) });
        setups.push(plain);
    }
    setups
}

/// In positions no sensible player would come to, for all seats together and for each alone, with whatever offers that
/// leaves, the answer is one of the offers and always the same.
#[test]
fn answers_are_offers_in_any_position() {
    let greedy = bot("greedy");
    for setup in setups() {
        for seed in 0..6 {
            play(&setup, seed, |state, offers, thinking| {
                for seat in Seat::first(setup.jedi.len() as u8) {
                    let own: Vec<_> = offers.iter().copied().filter(|offer| offer.seat == seat).collect();
                    if !own.is_empty() {
                        let answer = || ask(&*greedy, state, &own, &mut Thinking::new(seed));
                        assert!(answer() < own.len(), "{setup:?} seed {seed}");
                        assert_eq!(answer(), answer(), "{setup:?} seed {seed}");
                    }
                }
                let picked = ask(&*greedy, state, offers, &mut Thinking::new(seed));
                assert!(picked < offers.len(), "{setup:?} seed {seed}");
                // Two random choices for every planned one.
                if thinking.below(3) == 0 { picked } else { thinking.below(offers.len()) }
            });
        }
    }
}

#[test]
fn the_same_words_give_the_same_game() {
    let greedy = bot("greedy");
    for setup in setups() {
        let game = || play(&setup, 7, |state, offers, thinking| ask(&*greedy, state, offers, thinking));
        assert_eq!(game(), game(), "{setup:?}");
    }
}

/// Of 60 easy games for each number of players a bot that picks at random wins none, and `greedy` nearly all.
#[test]
fn wins_where_random_loses() {
    for players in 2..=4 {
        let setup = Setup::new(players, Difficulty::Easy);
        let wins = |name| {
            let bot = bot(name);
            let won = |seed| play(&setup, seed, |state, offers, thinking| ask(&*bot, state, offers, thinking)).1;
            (0..60).filter(|&seed| won(seed)).count()
        };
        let (greedy, random) = (wins("greedy"), wins("random"));
        assert!(greedy >= 40, "{players} players: greedy won {greedy} of 60");
        assert!(random <= 2, "{players} players: random won {random} of 60");
    }
}

/// Four `greedy` that each see to one seat only, as at a table where each is added alone, still play well together.
#[test]
fn alone_at_every_seat_they_still_win() {
    let greedy = bot("greedy");
    let setup = Setup::new(4, Difficulty::Easy);
    let won = |seed| {
        let (_, won) = play(&setup, seed, |state, offers, thinking| {
            // Whose turn it is falls by lot among those who have something of their own to do.
            let minds_own = |offer: &&Offer<Choice>| Arena::minds_its_own(&offer.choice, &[offer.seat]);
            let own: Vec<_> = offers.iter().filter(minds_own).collect();
            let seat = own[thinking.below(own.len())].seat;
            let own: Vec<_> = own.into_iter().copied().filter(|offer| offer.seat == seat).collect();
            let picked = own[ask(&*greedy, state, &own, thinking)];
            offers.iter().position(|offer| *offer == picked).expect("its own offers are offers")
        });
        won
    };
    let wins = (0..60).filter(|&seed| won(seed)).count();
    assert!(wins >= 35, "won {wins} of 60");
}
