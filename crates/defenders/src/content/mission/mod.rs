//! Missions: a map laid from tiles, decks, signals and aliens, what can be done besides, and the rules that tell the story.
//! Data only; a table plays it.
//!
//! Texts are named after the mission: `defenders-mission-<id>` its title, `-brief` the story before it, `-goal` what is to be
//! done in a sentence, `-goal-accomplished`, `-goal-partly`, `-goal-failed` when it ends so, `-event-<letter>` what a special
//! event does, `-action-<id>` an action and `-action-<id>-note` what it does, and `-<word>` what rules say.
//!
//! # How the table plays a mission
//!
//! **Setting up.** [`Field::new`] lays the map once, when content is read: boards for every set of freed locks, and hexes for
//! every name. Locks of the tiles and of `[[door]]` are [`Field::locks`]; bit n of a `u64` in the state says that lock n is
//! gone, and the bash action (83) frees those that are `is_locked`. The state keeps numbers only: of locks, teleport points,
//! waypoints, places, figures ([`Mission::figures`]), people, items, guns, actions, in the order of the file.
//!
//! 1. [`Mission::alien_deck`], [`Mission::encounter_deck`], [`Mission::event_stacks`] name the cards; each stack is shuffled by
//!    itself, the first lies on top. Cards that only an effect names are kept aside.
//! 2. The reserve is [`Mission::reserve`] (146), less what `[[signal]]` with `of` mixes by itself. Signals at the start
//!    are laid face down; items that have a hex, armouries and waypoints that are not `later` are laid.
//! 3. [`sortie_mission::run::started`]: the story begins. Agents take their start hexes and the alpha agent is chosen; then the
//!    aliens of `[[alien]]` come, with `from` as many agents or more, assigned by 157 and 158 unless `to_alpha`; then
//!    `scene_began`.
//!
//! **What it reports, and when.** Shared facts by the functions of [`sortie_mission::run`]: `round_began` before the refresh
//! phase, `round_ended` after the event phase. The game's own as [`Fact`]s, by `call_each` with
//! [`Mission::is_called`], the doer and the hex of it as what is found:
//!
//! | when | fact |
//! | --- | --- |
//! | after a refresh phase has done its own (34) | `Refresh` |
//! | when the strategy phase begins, before the alpha agent is chosen | `Strategy` |
//! | in the reinforcement step, before fragments are spent (41) | `Reinforcement` |
//! | in the mission status step (45) | `Status` |
//! | when an agent's turn begins, before it may be answered | `Turn`, by him, on his hex |
//! | a special event is drawn: it has no other effects (54) | `Event`; marked as drawn before |
//! | after any event is carried out, special ones included | `AfterEvent` |
//! | an action is paid, rolled and has a result, or none | `Done` or `Failed`, by the agent, on the hex of the target |
//! | a figure is off the map (90, 168) | `Killed`, `AgentDied`, `Lost`, on its last hex, by the attacker if there is one |
//! | an agent is on a new hex, hex by hex, before signals are looked for (154); also when he is put somewhere | `Stepped`; and `Waypoint` if one lies there |
//! | a signal is turned (153), before it is discarded | `Revealed`, by the agent who sees it if one does, on its hex |
//! | a mine has hurt a named figure | `Mined`, on its hex |
//!
//! A rule that is called goes on the agenda and runs as a frame at once, before whatever was under way goes on, as a
//! reveal does (145). In the status step the first `win` or `lose` that runs decides and the agenda is cleared: rules that
//! wait for `status` are the objectives table, read from the top. When all agents are out the mission has failed
//! (92), with the word `failed`. [`OwnGiven::Over`] is for the table to answer by [`Mission::ends`].
//!
//! **What it carries out.** [`Next::Own`](sortie_mission::run::Next::Own) hands over an [`OwnEffect`]; the comment of each says
//! what it does, with its rules. `Spot::There` is the hex of the fact that called the rule. Where a player decides (a taken hex
//! A38, a weapon, a chosen agent) a frame asks; `Whom::Chosen` and all tests but those of the actor are the alpha agent's to
//! answer. What an effect names and is not there any more it passes over (A41). `Effect::Test` rolls the
//! [`Throw`] of its attribute; successes are the symbols shown.
//!
//! **Actions.** [`Action`] is offered to an agent whose turn it is, who is not bleeding, and not engaged unless it says so, for
//! every hex its target has within contact (20); places have one target, the agent's own hex. Tries are counted by
//! action and hex, by agent too for `OwnTries`; a room of `once_a_room` is closed to all when it has succeeded there.
//!
//! **What is different.** [`Special`] lists it, typed; procedures ask [`Mission::special`] for theirs.
//!
//! **The end.** `Change::Decide { how }` is a [`MissionResult`] by name. `won` and `lost` run after it. A campaign
//! ([`Campaign::next`](super::campaign::Campaign::next)) knows which missions follow.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new word of a mission is thought about here")]

mod action;
pub(super) mod check;
mod effect;
mod fact;
mod field;
mod forces;
mod given;
mod grammar;
mod level;
mod map;
mod named;
mod read;
mod special;
mod spot;
mod trigger;
mod words;

use serde::{Deserialize, Serialize};
use sortie_mission::Mission as _;
use ts_rs::TS;

pub use action::{Action, Check, Cost, More, Outcome, Target, Throw};
pub use effect::{Arrival, Into, Mark, OwnEffect, Signals};
pub use fact::Fact;
pub use field::{Field, FieldError, Lock};
pub use forces::{
    Decks, Gun, MissionItem, Orders, Person, PersonMoves, Profile, Reserve, StartAlien, StartSignals,
};
pub use given::OwnGiven;
pub use level::{Difficulty, Preset};
pub use map::{Armoury, Door, DoorKind, LaidSide, MissionPlace, Teleport, Waypoint};
pub use named::Named;
pub(super) use read::read_missions;
pub use special::{Mine, Special};
pub use spot::{HexName, Quarry, Result as MissionResult, SignalKind, Spot, Whom};
pub use trigger::{Deed, Goal, OwnTrigger};
pub use words::DefendersWords;

use super::kinds::{Grade, Origin};

/// A number by agents and difficulty.
pub type Amount = sortie_mission::Amount<DefendersWords>;
/// From one amount to another.
pub type Range = sortie_mission::Range<DefendersWords>;
/// Who plays and how hard.
pub type Party = sortie_mission::Party<DefendersWords>;
/// What calls a rule.
pub type Trigger = sortie_mission::Trigger<DefendersWords>;
/// What must hold.
pub type Given = sortie_mission::Given<DefendersWords>;
/// What follows.
pub type Effect = sortie_mission::Effect<DefendersWords>;
/// A test in a rule.
pub type TestEffect = sortie_mission::TestEffect<DefendersWords>;
/// A rule.
pub type MissionRule = sortie_mission::Rule<DefendersWords>;
/// What grows worse with time.
pub type Peril = sortie_mission::Peril<DefendersWords>;
/// An objective. It is about teleport points (`teleport:flash`), waypoints (`waypoint:1`), places, figures, people or items.
pub type Objective = sortie_mission::Objective<DefendersWords>;
/// A hint of a training mission. It points at `decision`, `agents`, `aliens`, `signals`, `decks`, `log`, `board`, `objective`,
/// `choice:move` for an offered answer, or at what an objective may be about.
pub type Hint = sortie_mission::Hint<DefendersWords>;

/// A mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersMission")]
pub struct Mission {
    /// Its name in files and texts.
    pub id: String,
    /// Who made it.
    pub origin: Origin,
    /// Of which kind.
    pub kind: MissionKind,
    /// Its number in the mission book; none if it is not in it.
    #[serde(default)]
    pub number: Option<u8>,
    /// The fewest and the most agents.
    #[serde(default = "any_party")]
    pub agents: [u8; 2],
    /// The rank of agents if it is played alone.
    pub rank: Grade,
    /// Devices for each agent.
    #[serde(default)]
    pub devices: u8,
    /// Improved weapons of the team: at random if it is played alone, in a campaign those of the headquarters up to so many.
    #[serde(default)]
    pub improved: u8,
    /// Alien weapons, likewise.
    #[serde(default)]
    pub alien_weapons: u8,
    /// How many minutes it takes, from and to.
    pub minutes: [u8; 2],
    /// When it is over at the latest.
    pub ends: Ends,
    /// The side of a map tile that lies as it is drawn.
    pub side: String,
    /// Hexes where agents may start.
    pub start: Vec<HexName>,
    /// Counters, from 0.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub counters: Vec<String>,
    /// What is different from the rules of the game.
    #[serde(default)]
    pub special: Vec<Special>,
    /// What the players get for winning.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub won: Vec<Effect>,
    /// What they get all the same.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub lost: Vec<Effect>,
    /// Further sides, each joined to one before.
    #[serde(default)]
    pub join: Vec<LaidSide>,
    /// What stands between two hexes in place of what the sides have there.
    #[serde(default)]
    pub door: Vec<Door>,
    /// Parts of the map with names.
    #[serde(default)]
    pub place: Vec<MissionPlace>,
    /// Teleport points.
    pub teleport: Vec<Teleport>,
    /// Waypoints.
    #[serde(default)]
    pub waypoint: Vec<Waypoint>,
    /// Armoury tokens.
    #[serde(default)]
    pub armoury: Vec<Armoury>,
    /// The decks.
    pub decks: Decks,
    /// The reserve of signals.
    pub signals: Reserve,
    /// Signals on the map at the start.
    #[serde(default)]
    pub signal: Vec<StartSignals>,
    /// Aliens on the map at the start.
    #[serde(default)]
    pub alien: Vec<StartAlien>,
    /// People.
    #[serde(default)]
    pub person: Vec<Person>,
    /// Things to carry.
    #[serde(default)]
    pub item: Vec<MissionItem>,
    /// Guns.
    #[serde(default)]
    pub gun: Vec<Gun>,
    /// Agents in place of one's own.
    #[serde(default)]
    pub profile: Vec<Profile>,
    /// What figures do in place of their cards.
    #[serde(default)]
    pub orders: Vec<Orders>,
    /// Special actions.
    #[serde(default)]
    pub action: Vec<Action>,
    /// Objectives.
    #[serde(default)]
    pub objective: Vec<Objective>,
    /// What happens when.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub rule: Vec<MissionRule>,
    /// What grows worse with time.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub peril: Vec<Peril>,
    /// Hints, in order.
    #[serde(default)]
    pub hint: Vec<Hint>,
}

fn any_party() -> [u8; 2] {
    [1, 5]
}

/// Of which kind a mission is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersMissionKind")]
pub enum MissionKind {
    /// Of the campaign; it may be played alone.
    Story,
    /// For itself.
    Single,
    /// Teaches the game.
    Training,
}

/// When a mission is over at the latest: in the mission status step of a strategy phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersEnds")]
pub enum Ends {
    /// Of this round.
    Round(u8),
    /// Of the first round after the last event of the deck.
    LastEvent,
    /// Of the first round after this event.
    Event(char),
}

impl Mission {
    /// A mission with nothing in it, for positions put together by hand: nobody wins or loses it.
    pub(crate) fn blank(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            origin: Origin::Sortie,
            kind: MissionKind::Single,
            number: None,
            agents: any_party(),
            rank: Grade::Copper,
            devices: 0,
            improved: 0,
            alien_weapons: 0,
            minutes: [0, 0],
            ends: Ends::Round(u8::MAX),
            side: String::new(),
            start: Vec::new(),
            counters: Vec::new(),
            special: Vec::new(),
            won: Vec::new(),
            lost: Vec::new(),
            join: Vec::new(),
            door: Vec::new(),
            place: Vec::new(),
            teleport: Vec::new(),
            waypoint: Vec::new(),
            armoury: Vec::new(),
            decks: Decks::default(),
            signals: Reserve {
                alien: Amount::same(0),
                human: Amount::same(0),
                alien_aside: 0,
                human_aside: 0,
            },
            signal: Vec::new(),
            alien: Vec::new(),
            person: Vec::new(),
            item: Vec::new(),
            gun: Vec::new(),
            profile: Vec::new(),
            orders: Vec::new(),
            action: Vec::new(),
            objective: Vec::new(),
            rule: Vec::new(),
            peril: Vec::new(),
            hint: Vec::new(),
        }
    }

    /// Aliens with a name of their own: those of the start, then those that rules bring, each name once. States name them by
    /// their place in this list.
    pub fn figures(&self) -> Vec<&str> {
        let at_start = self.alien.iter().filter_map(|alien| alien.name.as_deref());
        let later = self.effects().into_iter().filter_map(|effect| {
            let Effect::Own(OwnEffect::Alien(arrival)) = effect else { return None };
            arrival.name.as_deref()
        });
        let mut names = Vec::new();
        for name in at_start.chain(later) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// The number of an alien with a name of its own.
    pub fn figure(&self, id: &str) -> Option<usize> {
        self.figures().iter().position(|figure| *figure == id)
    }

    /// The number of a place.
    pub fn place(&self, id: &str) -> Option<usize> {
        self.place.iter().position(|place| place.id == id)
    }

    /// The number of an action.
    pub fn action(&self, id: &str) -> Option<usize> {
        self.action.iter().position(|action| action.id == id)
    }

    /// The number of a person.
    pub fn person(&self, id: &str) -> Option<usize> {
        self.person.iter().position(|person| person.id == id)
    }

    /// The number of a person, or of a profile after all people.
    pub fn soul(&self, id: &str) -> Option<usize> {
        let people = self.person.iter().map(|person| &person.id);
        people.chain(self.profile.iter().map(|profile| &profile.id)).position(|known| known == id)
    }

    /// The number of an item.
    pub fn item(&self, id: &str) -> Option<usize> {
        self.item.iter().position(|item| item.id == id)
    }

    /// The number of a gun.
    pub fn gun(&self, id: &str) -> Option<usize> {
        self.gun.iter().position(|gun| gun.id == id)
    }

    /// Whether something is different in it.
    pub fn has(&self, special: &Special) -> bool {
        self.special.contains(special)
    }

    /// All sides of its map, in the order in which they are laid.
    pub fn sides(&self) -> impl Iterator<Item = &str> {
        [self.side.as_str()].into_iter().chain(self.join.iter().map(|join| join.side.as_str()))
    }

    /// The letters of its event deck, stack by stack, the top one first.
    pub fn event_stacks(&self) -> impl Iterator<Item = &str> {
        self.decks.events.iter().map(String::as_str)
    }

    /// The numbers of its encounter deck. Easy is one card 1 less, as the mission book advises.
    pub fn encounter_deck(&self, difficulty: Difficulty) -> Vec<u8> {
        let mut cards = self.decks.encounters.clone();
        let first = cards.iter().position(|&card| card == 1);
        if let (Difficulty::Easy, Some(first)) = (difficulty, first) {
            cards.remove(first);
        }
        cards
    }

    /// The cards of its alien deck by name, one for each copy.
    pub fn alien_deck(&self) -> Vec<&str> {
        let cards = self.decks.aliens.iter();
        cards.flat_map(|(card, &copies)| std::iter::repeat_n(card.as_str(), usize::from(copies))).collect()
    }

    /// The window in which a special event is drawn: from which to which card of the deck, from 1.
    pub fn window(&self, letter: char) -> Option<(usize, usize)> {
        let mut before = 0;
        for stack in self.event_stacks() {
            let n = stack.chars().count();
            if stack.contains(letter) {
                return Some((before + 1, before + n));
            }
            before += n;
        }
        None
    }

    /// Human and alien signals of the reserve, for a party: kept aside and mixed ones come on top.
    pub fn reserve(&self, party: Party) -> (u8, u8) {
        let of = |amount: Amount| amount.of(party).max(0) as u8;
        (of(self.signals.human), of(self.signals.alien))
    }
}

impl sortie_mission::Mission for Mission {
    type Words = DefendersWords;

    fn id(&self) -> &str {
        &self.id
    }

    /// One, called as the mission: maps are laid once, and what lies apart is reached by being sent there (31).
    fn scenes(&self) -> Vec<&str> {
        vec![&self.id]
    }

    fn counters(&self) -> &[String] {
        &self.counters
    }

    fn objectives(&self) -> &[Objective] {
        &self.objective
    }

    fn rules(&self) -> &[MissionRule] {
        &self.rule
    }

    fn perils(&self) -> &[Peril] {
        &self.peril
    }

    fn hints(&self) -> Vec<(&'static str, &[Hint])> {
        vec![("hint", &self.hint)]
    }

    fn won(&self) -> &[Effect] {
        &self.won
    }

    fn lost(&self) -> &[Effect] {
        &self.lost
    }

    fn scene_of<'m>(&'m self, _: &'m OwnTrigger) -> Option<&'m str> {
        Some(&self.id)
    }
}
