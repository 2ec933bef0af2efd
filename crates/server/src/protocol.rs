//! The wire: two closed families of live messages, and the bodies of the REST calls.
//!
//! Every type here is written out for the client by `ts-rs`. Some carry what other crates define: steps, offers, seats
//! and outcomes are types of `sortie-games` and the kernel, and views, prompts, choices and events are JSON as the game
//! writes it. A few REST answers have no type here at all: the list of games, their content and rules, and game files.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sortie_games::Step;
use sortie_kernel::{Offer, Outcome, RegionOffer, Seat};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::whole;

/// What a client says on the live socket.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export)]
pub enum ClientMessage {
    /// First of all: what I have seen so far. Nothing else is heard before. Said again, it changes the language and
    /// tells the table anew; more than once a second, after the first five, is `too-fast`.
    Hello {
        /// The last sequence number I know; none for the whole table.
        #[ts(type = "number | null")]
        since: Option<u64>,
        /// The language for reasons: `en`, `de`, `it`.
        language: String,
    },
    /// I choose for a seat that is mine.
    Choose {
        /// The sequence number my choice is based on.
        #[ts(type = "number")]
        sequence: u64,
        /// Which of my seats.
        seat: Seat,
        /// One of the offers, or an answer from one of the regions.
        #[ts(type = "unknown")]
        choice: Value,
    },
    /// I ask where choices of a seat that is mine, made one after the other, would lead. Nothing happens, and nobody else
    /// hears of it. Answered by `foreseen`.
    Foresee {
        /// The sequence number my question is based on.
        #[ts(type = "number")]
        sequence: u64,
        /// Which of my seats.
        seat: Seat,
        /// At most four; the first is one of the offers.
        #[ts(type = "Array<unknown>")]
        choices: Vec<Value>,
    },
    /// I take my last choice back, from which nobody learnt anything; nobody needs to agree. A finished game is final:
    /// its seed may be known, so nobody goes back in it.
    TakeBack {
        /// The sequence number this is based on.
        #[ts(type = "number")]
        sequence: u64,
    },
    /// I propose to go back to where only `keep` choices had been made. All others who have a seat and are here now
    /// must agree within a minute; so must those whose choices would be taken back, and if they are away it waits for them;
    /// when they have been away for a minute and it has stood for two, the host may decide (`HostAct::Decide`). If nobody has
    /// to be asked, it happens at once. Any choice in between cancels it, and bots wait. Nobody goes back behind a secret that
    /// was seen (`secret-seen`), and a finished game is final. What is taken back is not lost (`GET /api/tables/{id}/lines`).
    ProposeUndo {
        /// The sequence number this is based on.
        #[ts(type = "number")]
        sequence: u64,
        /// How many choices are kept.
        keep: usize,
    },
    /// I agree to the proposal, or not. The one who proposed takes it back with `accept: false`, and whoever has agreed may
    /// still say no.
    AnswerUndo {
        /// Whether I agree.
        accept: bool,
    },
    /// How fast bots move, in milliseconds a choice; for everybody at the table.
    SetPace {
        /// 0 to 10,000.
        milliseconds: u32,
    },
    /// Bots may take this moment, which they leave to people (`BotsState::held`); for this once.
    GoAhead {
        /// The sequence number this is based on.
        #[ts(type = "number")]
        sequence: u64,
    },
    /// Whether bots leave to people what people could answer as well; for everybody at the table, from now on.
    SetBotsWait {
        /// Whether they do.
        wait: bool,
    },
    /// I have finished showing what happened up to this sequence number. Bots wait with their next step for everybody who
    /// says this, so whoever is still at it after two seconds says the last finished number again. Who never says it, has
    /// been silent for four seconds or takes longer than a minute is not waited for until they say it again.
    Shown {
        /// The last sequence number whose steps I have shown.
        #[ts(type = "number")]
        sequence: u64,
    },
    /// I say one of a few ready phrases to everybody here; each hears it in their own language. Nothing of it is kept.
    Speak {
        /// Which.
        phrase: Phrase,
    },
    /// I point at a spot of the board. Those of my side see it; where nobody plays against anybody, all who are here.
    /// Nothing of it is kept.
    Point {
        /// Where.
        at: Spot,
    },
}

/// What people at a table can say to each other without a common language, and without a word that hurts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum Phrase {
    /// Let me go first.
    MeFirst,
    /// You go first.
    YouFirst,
    /// I need help.
    Help,
    /// Wait a moment.
    Wait,
    /// Well done.
    WellDone,
    /// Thank you.
    Thanks,
}

/// A spot of the board, whatever the game has there: thousandths of its picture from the left and from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Spot {
    /// 0 to 1,000, from the left.
    pub x: u16,
    /// 0 to 1,000, from the top.
    pub y: u16,
}

/// What the server says on the live socket.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(tag = "say", rename_all = "snake_case")]
#[ts(export)]
pub enum ServerMessage {
    /// The whole table. Sent after `hello` without `since`, after anything that went back, and when my seats have changed.
    Table {
        /// The table.
        table: Box<TableState>,
        /// The story so far, oldest first.
        story: Vec<Step>,
    },
    /// Something happened: the steps since the last message, and the table after them.
    Steps {
        /// What happened.
        steps: Vec<Step>,
        /// The table now.
        table: Box<TableState>,
    },
    /// Seats, presence, pace, what bots wait for or an undo proposal changed; the game did not.
    Lobby {
        /// The lobby now.
        lobby: Box<Lobby>,
    },
    /// Somebody with a seat said something. It is no part of the game.
    Spoke {
        /// Their name.
        by: String,
        /// Whether it was me, perhaps on another screen.
        mine: bool,
        /// What.
        phrase: Phrase,
    },
    /// Somebody with a seat points at a spot of the board. It is no part of the game.
    Pointed {
        /// Their name.
        by: String,
        /// Whether it was me, perhaps on another screen.
        mine: bool,
        /// Where.
        at: Spot,
    },
    /// The answer to `foresee`.
    Foreseen {
        /// The sequence number the question was based on.
        #[ts(type = "number")]
        sequence: u64,
        /// For which seat.
        seat: Seat,
        /// Which choices.
        #[ts(type = "Array<unknown>")]
        choices: Vec<Value>,
        /// What the game tells of it, as it writes it: a view, or the part of it that matters. None where dice, cards or
        /// secrets would have a say, where it is not open, and where the table has gone on.
        #[ts(type = "unknown")]
        told: Option<Value>,
    },
    /// What you asked for was refused. Nothing changed. `stale` is followed by `steps`, with what you have not been told yet
    /// on this socket; who has lost more says `hello`.
    Refused {
        /// The reason.
        error: ApiError,
    },
}

/// A table as one person sees it.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct TableState {
    /// What there is to see.
    #[serde(flatten)]
    #[ts(flatten)]
    pub scene: SceneState,
    /// Who sits where, and what is under discussion.
    pub lobby: Lobby,
}

/// What there is to see of a table; everybody who looks through the same eyes is told the same.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct SceneState {
    /// The sequence number of this state.
    #[ts(type = "number")]
    pub sequence: u64,
    /// How many choices are in force.
    pub n_choices: usize,
    /// The view, as the game writes it.
    #[ts(type = "unknown")]
    pub view: Value,
    /// The open question; none when the game is over.
    pub decision: Option<DecisionState>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Whether my newest choice can be taken back without asking.
    pub can_take_back: bool,
}

/// The open question as one person sees it.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct DecisionState {
    /// What it is about, as the game writes it.
    #[ts(type = "unknown")]
    pub prompt: Value,
    /// The offers to my seats.
    #[ts(type = "Array<{ seat: number, choice: unknown }>")]
    pub offers: Vec<Offer<Value>>,
    /// The regions my seats may answer from, as the game draws them; left out if there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<RegionOffer<Value>>>", optional)]
    pub regions: Vec<RegionOffer<Value>>,
    /// All seats that could answer now.
    pub awaited: Vec<Seat>,
}

/// Who sits where, and what is under discussion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct Lobby {
    /// The seats in order.
    pub seats: Vec<SeatState>,
    /// The seats that are mine, if I sit here.
    pub mine: Vec<u8>,
    /// How I could come to play each seat.
    pub ways: Vec<SeatWay>,
    /// Who asks for a seat of mine, and what I ask for.
    pub asks: Vec<SeatAsk>,
    /// Whether I may report what happens on the real table although I play no seat.
    pub may_report: bool,
    /// What I would save as a file now.
    pub file: FileKind,
    /// How many people watch without a seat.
    pub spectators: u32,
    /// How fast bots move, in milliseconds a choice.
    pub pace: u32,
    /// How bots share open moments with people.
    pub bots: BotsState,
    /// The undo under discussion.
    pub undo: Option<UndoState>,
    /// Who keeps the table in order.
    pub host: HostState,
    /// The links that lead here.
    pub links: LinksState,
    /// What people here should know and no choice tells them; left out if there is nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Notice>>", optional)]
    pub notices: Vec<Notice>,
}

/// The addresses of a table, as one person may know them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct LinksState {
    /// Who has it may sit down; none for who came by a link to watch and has never had a seat.
    pub play: Option<String>,
    /// Who has it sees what anybody without a seat may see, and sits down nowhere.
    pub watch: String,
}

/// What a link to a table is good for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum LinkKind {
    /// To sit down, or to look on.
    Play,
    /// To look on.
    Watch,
}

/// Who keeps a table in order, as one person sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct HostState {
    /// The host's name, if they have a seat.
    pub name: Option<String>,
    /// Whether it is me.
    pub mine: bool,
    /// Whether nobody sits down who has not sat here before.
    pub locked: bool,
    /// The seats that I may give back to whoever had them before.
    pub returns: Vec<u8>,
}

/// `POST /api/tables/{id}/host`: what only the host may do. Answered with the [`Lobby`].
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export)]
pub enum HostAct {
    /// Nobody sits down from now on who has not sat here before, or everybody may again. Who has a link can watch.
    Lock {
        /// Whether newcomers are kept out.
        locked: bool,
    },
    /// Whoever plays this seat loses all of theirs and does not sit down here again.
    Remove {
        /// Which seat.
        #[schema(maximum = 255)]
        #[serde(deserialize_with = "whole::number")]
        seat: u8,
    },
    /// Whoever had this seat before has it again.
    GiveBack {
        /// Which seat.
        #[schema(maximum = 255)]
        #[serde(deserialize_with = "whole::number")]
        seat: u8,
    },
    /// Those whose choices a proposal is about are away, and I decide in their place: when each has been away for a minute and it
    /// has stood for two, and none is an opponent of mine.
    Decide {
        /// Whether it happens.
        accept: bool,
    },
    /// There is a new link of this kind. The old one leads nobody here any more but those who have had a seat.
    Renew {
        /// Which.
        link: LinkKind,
    },
    /// Nothing happens here any more; it can be looked at.
    End {},
}

/// Something that people at a table should know and no choice tells them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export)]
pub enum Notice {
    /// The rest of the journal does not play again, or people play on elsewhere: the table can only be looked at.
    ReadOnly {
        /// The first entry that does not play again.
        #[ts(type = "number")]
        entry: u64,
        /// Whether it was made with other content, which explains it.
        other_content: bool,
        /// Which version of the program wrote it, if that is known.
        written_by: Option<String>,
        /// The table on which people play on.
        goes_on_at: Option<String>,
        /// Whether I may make one (`POST /api/tables/{id}/go-on`).
        may_go_on: bool,
    },
    /// Its host has ended the table: it can only be looked at.
    Ended,
    /// The journal did not play again and was put aside: the game has begun anew from its checkpoint.
    Resumed {
        /// When, in seconds since 1970.
        #[ts(type = "number")]
        at: i64,
    },
}

/// How bots share open moments with people, as one person sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct BotsState {
    /// Whether bots leave to people what people could answer as well. Questions that are put to people and bots of one
    /// side alike are left to people in any case.
    pub wait: bool,
    /// Whether a bot could answer now and leaves it to people.
    pub held: bool,
    /// Whether I may let it go ahead: it is not held for an opponent of mine.
    pub may_go_ahead: bool,
    /// Whether I may change `wait`: no opponent of mine is a person.
    pub may_set: bool,
}

/// One seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct SeatState {
    /// A person, a bot, or still open.
    pub kind: SeatKind,
    /// The person's name, or the bot's.
    pub name: String,
    /// Whether the person is connected now.
    pub present: bool,
    /// Whether it is mine.
    pub mine: bool,
    /// Whether I have muted the person: I hear nothing of them, and am not told their name.
    pub muted: bool,
    /// Whether I have blocked them too.
    pub blocked: bool,
}

impl SeatState {
    /// A seat that nobody has.
    pub(crate) fn open() -> Self {
        let (kind, name) = (SeatKind::Open, String::new());
        Self { kind, name, present: false, mine: false, muted: false, blocked: false }
    }
}

/// How I could come to play a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum SeatWay {
    /// It is mine.
    Mine,
    /// I may take it: it is open, a bot's, or one I handed to somebody who is away.
    Take,
    /// I may ask whoever plays it: they are here, and have another one, or had this one from me.
    Ask,
    /// Somebody plays it.
    Taken,
    /// I have seen what its opponents keep secret.
    Secret,
}

/// Somebody asks for a seat of somebody else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct SeatAsk {
    /// The number by which it is answered.
    pub ask: u32,
    /// Which seat.
    pub seat: u8,
    /// The name of who asks.
    pub by: String,
    /// Whether that is me; otherwise it is asked of me.
    pub mine: bool,
}

/// What somebody who saves the game as a file is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum FileKind {
    /// Everything: it plays again and goes on anywhere, with the same dice.
    Whole,
    /// What the game goes on from, with other dice: some are still to be rolled here.
    Checkpoint,
    /// Nothing before the game is over: it would give coming dice away.
    Nothing,
}

/// Who plays a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum SeatKind {
    /// Somebody.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}

/// An undo under discussion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct UndoState {
    /// The name of who proposed it.
    pub by: String,
    /// Whether it was me.
    pub mine: bool,
    /// How many choices would stay as they are.
    pub keep: usize,
    /// How many that were taken back would come back after them; none if it is an undo.
    pub again: usize,
    /// Whether my answer is missing.
    pub asks_me: bool,
    /// How many answers are missing in all.
    pub missing: u32,
    /// The names of those of them who are not here: it is about their choices, so it waits for them.
    pub away: Vec<String>,
    /// Whether I may decide now for those who are missing, as the host.
    pub may_decide: bool,
    /// Whether I may after a while if they stay away.
    pub will_decide: bool,
}

/// `POST /api/tables/{id}/seats/{seat}/person`: what I want to hear of whoever plays a seat. Answered with the [`Lobby`]. They
/// are not told.
#[derive(Debug, Clone, Copy, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct SetPerson {
    /// I hear none of their phrases, see nothing they point at, and am not told their name.
    pub muted: bool,
    /// Besides, they sit down at no table of mine. Who is blocked is muted.
    pub blocked: bool,
}

/// Somebody I have muted (`GET /api/guest/people`).
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct MutedPerson {
    /// By what I name them: `DELETE /api/guest/people/{person}` hears them again.
    pub person: String,
    /// Their name.
    pub name: String,
    /// Whether they sit down at no table of mine.
    pub blocked: bool,
}

/// `POST /api/tables/{id}/report`: something the operator of this server should look at.
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ReportPeople {
    /// Whoever plays this seat; none if it is about the table.
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
    /// What it is about.
    pub reason: ReportReason,
    /// More, in my own words: at most 500 characters.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    #[schema(max_length = 500)]
    pub note: String,
}

/// What a report is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum ReportReason {
    /// A name that hurts.
    Name,
    /// Phrases or a finger without end.
    Talk,
    /// Cheating, or stalling the game.
    Play,
    /// Something else.
    Other,
}

impl ReportReason {
    /// As it is kept.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Talk => "talk",
            Self::Play => "play",
            Self::Other => "other",
        }
    }
}

/// `GET /api/tables/{id}/lines`: what was taken back at a table, the newest first. All of it stays in the journal.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct OldLines {
    /// The sequence number of the table they are told of.
    #[ts(type = "number")]
    pub sequence: u64,
    /// At most fifty.
    pub lines: Vec<OldLineState>,
}

/// A line that was taken back.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct OldLineState {
    /// Its name: the sequence number of its last choice. `GET /api/tables/{id}/replay?line=` shows it.
    #[ts(type = "number")]
    pub line: u64,
    /// How many choices it shares with what is in force.
    pub shared: usize,
    /// How many choices it has in all.
    pub n_choices: usize,
    /// The sequence number of the entry that took it back.
    #[ts(type = "number")]
    pub left: u64,
    /// Whether I may propose to bring it back: I take part, the game goes on, and nobody has seen a secret since.
    pub may_restore: bool,
}

/// `POST /api/tables/{id}/restore`: I propose to bring a line back. As with an undo others are asked; it happens at once if all
/// that changes is mine and taught nobody anything. Answered with the [`Lobby`].
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct RestoreLine {
    /// The sequence number this is based on.
    #[schema(maximum = 4_294_967_295u32)]
    pub sequence: u32,
    /// The name of the line ([`OldLineState::line`]).
    #[schema(maximum = 4_294_967_295u32)]
    pub line: u32,
}

/// An error, the same shape on the socket and in REST answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct ApiError {
    /// A stable code in kebab case.
    pub code: String,
    /// The reason in the reader's language.
    pub message: String,
    /// The field of the request that is wrong, where it is one.
    pub field: Option<String>,
    /// The rule that forbids it, where it is one.
    pub rule: Option<String>,
}

/// A guest: what the browser knows of itself. The token travels in a cookie that scripts cannot read.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct Guest {
    /// The name at tables; empty until one is given.
    pub name: String,
}

/// `PUT /api/guest`
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NameGuest {
    /// 1 to 40 characters, one of which can be seen.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
}

/// `POST /api/guest/phrase`, and the body of `POST /api/guest/recover`: what a guest comes back with.
#[derive(Debug, Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct RecoveryPhrase {
    /// As it was given; capital letters, spaces and hyphens make no difference.
    pub phrase: String,
}

/// `GET /api/guest/export`: everything that is kept of a guest.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct GuestExport {
    /// The name at tables.
    pub name: String,
    /// The tables they sit at, have made or have watched.
    pub tables: Vec<TableSummary>,
}

/// `POST /api/tables`, answered with a [`TableSummary`].
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// The game's own set-up.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// Who plays each seat.
    pub seats: Vec<NewSeat>,
    /// How fast bots move, in milliseconds a choice; 900 if left out.
    #[schema(maximum = 10_000)]
    #[serde(default, deserialize_with = "whole::or_none")]
    #[ts(optional)]
    pub pace: Option<u32>,
}

/// A seat of a new table.
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export)]
pub enum NewSeat {
    /// Mine.
    Me {},
    /// For whoever follows the link.
    Open {},
    /// A bot's.
    Bot {
        /// Which bot.
        bot: String,
    },
}

/// `POST /api/tables/{id}/seats/{seat}`: who plays it from now on. Answered with the [`Lobby`].
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export)]
pub enum SetSeat {
    /// I take an open seat, a bot's, or one that I handed to somebody who is away.
    Take {},
    /// I leave my seat open.
    Leave {},
    /// I hand my seat, an open one or another bot's to a bot.
    Bot {
        /// Which bot.
        bot: String,
    },
    /// I ask whoever plays this seat to hand it to me, or do so no longer. I ask for one seat at a time.
    Ask {
        /// Whether I ask.
        wish: bool,
    },
    /// I hand my seat to whoever asks for it, or say no.
    Answer {
        /// Which of those who ask ([`SeatAsk::ask`]).
        #[schema(maximum = 4_294_967_295u32)]
        #[serde(deserialize_with = "whole::number")]
        ask: u32,
        /// Whether they get it.
        accept: bool,
    },
}

/// A table in a list.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct TableSummary {
    /// The unguessable name in its address, which I may pass on: a link to play, or to watch if I came by one.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The set-up, as the game writes it.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// Seats and names.
    pub seats: Vec<SeatState>,
    /// The round under way.
    pub round: u32,
    /// How many choices are in force.
    pub n_choices: usize,
    /// Whether one of my seats is awaited.
    pub my_move: bool,
    /// How it ended: the game's word; none while it goes on.
    pub outcome: Option<String>,
    /// Whether I won, if it has ended.
    pub won: bool,
    /// How far it has come, as the game writes it; none if round and outcome say it all.
    #[ts(type = "unknown")]
    #[schema(value_type = Object, nullable)]
    pub progress: Option<Value>,
    /// When it was last played, in seconds since 1970.
    #[ts(type = "number")]
    pub played_at: i64,
}

/// `POST /api/tables/{id}/branch`: a new table that goes its own way after so many choices of a finished game.
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewBranch {
    /// How many choices are kept.
    #[schema(maximum = 4_294_967_295u32)]
    #[serde(deserialize_with = "whole::number")]
    pub keep: usize,
    /// Who plays each seat of the branch.
    pub seats: Vec<NewSeat>,
}

/// `GET /api/tables/{id}/replay`, for finished games, and for unfinished ones without what is hidden.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct Replay {
    /// The table.
    pub table: TableSummary,
    /// The link by which others may look at it, and no more.
    pub watch: String,
    /// Every step with the view after it; the first is what happened before the first choice.
    #[schema(value_type = Vec<Object>)]
    pub steps: Vec<sortie_games::ReplayStep>,
}
