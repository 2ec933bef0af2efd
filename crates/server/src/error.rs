//! Why a request was refused: one type for REST answers and for the live socket.
//!
//! A code is stable and for programs; its text `error-<code>` in `content/sortie/<language>/errors.ftl` is for people.
//! What clients must not see (a database's words, a path) is logged under a number, and only the number is shown.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use sortie_content::{Language, Texts};
use sortie_games::{ChoiceError, StartError};
use sortie_kernel::{LoadError, Problem, Reason, Refusal};

use crate::protocol::ApiError;
use crate::store::StoreError;
use crate::token;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $status:ident;)*) => {
        /// The stable codes of everything but illegal choices, whose codes the games give.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// All of them, for the test that every language has a text for each.
            #[cfg(test)]
            pub(crate) const ALL: &[Self] = &[$(Self::$name),*];

            /// As it is written on the wire.
            pub(crate) fn as_str(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }

            /// The status of a REST answer.
            pub(crate) fn status(self) -> StatusCode {
                match self { $(Self::$name => StatusCode::$status,)* }
            }
        }
    };
}

codes! {
    /// Not JSON, or not of the expected shape.
    Malformed = "malformed", BAD_REQUEST;
    /// A body that does not say it is JSON.
    NotJson = "not-json", UNSUPPORTED_MEDIA_TYPE;
    TooLarge = "too-large", PAYLOAD_TOO_LARGE;
    NoSuchRoute = "no-such-route", NOT_FOUND;
    MethodNotAllowed = "method-not-allowed", METHOD_NOT_ALLOWED;
    NoSuchTable = "no-such-table", NOT_FOUND;
    NoSuchGame = "no-such-game", NOT_FOUND;
    NoSuchBot = "no-such-bot", BAD_REQUEST;
    /// People play every seat of this table.
    NoBotsHere = "no-bots-here", CONFLICT;
    /// A mission that is not there to be printed.
    NoSuchSheet = "no-such-sheet", NOT_FOUND;
    NoSuchLanguage = "no-such-language", BAD_REQUEST;
    UnknownSeat = "unknown-seat", NOT_FOUND;
    SeatCount = "seat-count", CONFLICT;
    BadName = "bad-name", BAD_REQUEST;
    BadPace = "bad-pace", BAD_REQUEST;
    OffTheBoard = "off-the-board", BAD_REQUEST;
    /// More choices kept than were made.
    BadKeep = "bad-keep", CONFLICT;
    ImportRefused = "import-refused", CONFLICT;
    /// To play a file again takes more than one may take.
    TooLong = "too-long", CONFLICT;
    /// The game does not play again, and it was made with other content, which explains it.
    OtherContent = "other-content", CONFLICT;
    GameOver = "game-over", CONFLICT;
    /// It would show the seed, and so the future.
    GameNotOver = "game-not-over", CONFLICT;
    /// Nobody goes back in a finished game: its seed may be known by now.
    GameFinal = "game-final", CONFLICT;
    /// The table has as many entries as one may have.
    JournalFull = "journal-full", CONFLICT;
    Stale = "stale", CONFLICT;
    SeatNotYours = "seat-not-yours", FORBIDDEN;
    SeatTaken = "seat-taken", CONFLICT;
    /// Who has seen what one side keeps secret does not play for another.
    OtherSideSeen = "other-side-seen", FORBIDDEN;
    /// A seat that is mine, or that I may simply take.
    NothingToAsk = "nothing-to-ask", CONFLICT;
    /// Whoever asked for a seat does so no longer.
    NoSuchAsk = "no-such-ask", CONFLICT;
    NotSeated = "not-seated", FORBIDDEN;
    /// Bots wait for an opponent: it is not for this person to let them go ahead.
    NotYoursToHandOver = "not-yours-to-hand-over", FORBIDDEN;
    MalformedChoice = "malformed-choice", BAD_REQUEST;
    NothingToUndo = "nothing-to-undo", CONFLICT;
    /// What somebody has seen since cannot be unseen.
    SecretSeen = "secret-seen", CONFLICT;
    /// No line of that name was taken back.
    NothingToRestore = "nothing-to-restore", CONFLICT;
    /// Somebody who is asked is here, or has not been away for long enough.
    StillAsked = "still-asked", CONFLICT;
    NothingToTakeBack = "nothing-to-take-back", CONFLICT;
    UndoOpen = "undo-open", CONFLICT;
    NoProposal = "no-proposal", CONFLICT;
    HelloFirst = "hello-first", BAD_REQUEST;
    TextOnly = "text-only", BAD_REQUEST;
    /// An upgrade was expected.
    NotLive = "not-live", UPGRADE_REQUIRED;
    TooFast = "too-fast", TOO_MANY_REQUESTS;
    TooMany = "too-many", TOO_MANY_REQUESTS;
    Busy = "busy", SERVICE_UNAVAILABLE;
    Timeout = "timeout", SERVICE_UNAVAILABLE;
    ForeignOrigin = "foreign-origin", FORBIDDEN;
    /// The database did not take it. Nothing changed.
    Storage = "storage", SERVICE_UNAVAILABLE;
    /// The database is not the one that was opened. Nothing changed, and nothing will until the server is started anew.
    StorageLost = "storage-lost", SERVICE_UNAVAILABLE;
    /// The stored game does not play again as it was written.
    JournalBroken = "journal-broken", CONFLICT;
    /// People play on at another table.
    GoneOn = "gone-on", CONFLICT;
    /// Nobody is known by that phrase.
    NoSuchPhrase = "no-such-phrase", NOT_FOUND;
    /// Somebody without a token.
    NoGuest = "no-guest", UNAUTHORIZED;
    /// Nobody whom this person has muted.
    NotMuted = "not-muted", NOT_FOUND;
    /// Only the host of a table may do that.
    NotHost = "not-host", FORBIDDEN;
    /// The host has closed the table to newcomers.
    TableLocked = "table-locked", FORBIDDEN;
    /// The host has taken this person's seat.
    Removed = "removed", FORBIDDEN;
    /// Somebody who came by a link to watch.
    WatchOnly = "watch-only", FORBIDDEN;
    /// The link is not good any more.
    LinkRenewed = "link-renewed", FORBIDDEN;
    /// The host has ended the table.
    TableEnded = "table-ended", CONFLICT;
    /// Nobody had that seat before, or somebody has it now.
    NobodyToReturn = "nobody-to-return", CONFLICT;
    /// A table that can be played at.
    NothingBroken = "nothing-broken", CONFLICT;
    Internal = "internal", INTERNAL_SERVER_ERROR;
}

/// Why a request was refused. Nothing changed.
#[derive(Debug)]
pub(crate) struct Error {
    kind: Kind,
    field: Option<String>,
    args: Vec<(&'static str, String)>,
}

#[derive(Debug)]
enum Kind {
    Plain(Code),
    /// The rules do not allow the choice.
    Illegal(Reason),
    /// The game cannot be set up like this.
    Setup(Vec<Problem>),
    /// Not the client's fault; the cause is for the log only.
    Hidden(Code, String),
}

impl Error {
    pub(crate) fn new(code: Code) -> Self {
        Self { kind: Kind::Plain(code), field: None, args: Vec::new() }
    }

    /// A body or message that is not what was expected.
    pub(crate) fn malformed(field: impl Into<String>, detail: impl ToString) -> Self {
        Self::new(Code::Malformed).field(field).with("detail", detail)
    }

    /// Our own bug or a broken machine.
    #[expect(clippy::needless_pass_by_value, reason = "reads best in `map_err`")]
    pub(crate) fn internal(cause: impl ToString) -> Self {
        Self { kind: Kind::Hidden(Code::Internal, cause.to_string()), field: None, args: Vec::new() }
    }

    /// Names the field of the request that is wrong.
    pub(crate) fn field(mut self, field: impl Into<String>) -> Self {
        let field = field.into();
        self.field = (!field.is_empty() && field != ".").then_some(field);
        self
    }

    /// Fills in a part of the text. It may quote what a client sent, so it is cut short.
    #[expect(clippy::needless_pass_by_value, reason = "numbers and borrowed words alike")]
    pub(crate) fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.args.push((name, shortened(&value.to_string())));
        self
    }

    pub(crate) fn is(&self, code: Code) -> bool {
        self.code() == code.as_str()
    }

    /// Whether the cause lies with us and may be gone in a moment.
    pub(crate) fn is_hidden(&self) -> bool {
        matches!(self.kind, Kind::Hidden(..))
    }

    pub(crate) fn code(&self) -> &'static str {
        match &self.kind {
            Kind::Plain(code) | Kind::Hidden(code, _) => code.as_str(),
            Kind::Illegal(reason) => reason.code,
            Kind::Setup(problems) => problems.first().map_or("setup", |problem| problem.code),
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match &self.kind {
            Kind::Plain(code) | Kind::Hidden(code, _) => code.status(),
            // As described, and the rules say no: it contradicts itself, or what is there.
            Kind::Illegal(_) | Kind::Setup(_) => StatusCode::CONFLICT,
        }
    }

    /// The error as it crosses the wire, in the reader's language. Writes what is hidden to the log.
    pub(crate) fn tell(&self, language: Language) -> ApiError {
        let texts = Texts::shipped();
        let mut args = self.args.clone();
        let (key, rule) = match &self.kind {
            Kind::Plain(code) => (format!("error-{}", code.as_str()), None),
            Kind::Illegal(reason) => (refused_key(reason.code, "refused-illegal"), reason.rule),
            Kind::Setup(problems) => {
                let text = |problem: &Problem| {
                    let args = [("field", problem.field.clone())];
                    texts.format(language, &refused_key(problem.code, "refused-setup"), &args)
                };
                args.push(("problems", problems.iter().map(text).collect::<Vec<_>>().join(" ")));
                ("error-setup".to_owned(), None)
            }
            Kind::Hidden(code, cause) => {
                let incident = token::incident();
                tracing::error!(code = code.as_str(), %incident, %cause, "a request failed");
                args.push(("incident", incident));
                (format!("error-{}", code.as_str()), None)
            }
        };
        ApiError {
            code: self.code().to_owned(),
            message: texts.format(language, &key, &args),
            field: self.field.clone(),
            rule: rule.map(|rule| rule.0.to_owned()),
        }
    }
}

/// Nobody wants a million digits back.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 300;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The text of a game's own code, or a general one if the game has none for it.
fn refused_key(code: &str, general: &str) -> String {
    let key = format!("refused-{code}");
    if Texts::shipped().has(&key) { key } else { general.to_owned() }
}

impl IntoResponse for Error {
    /// The body is written by [`crate::http::speak`], which knows the reader's language.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

impl From<Code> for Error {
    fn from(code: Code) -> Self {
        Self::new(code)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        let code = if matches!(error, StoreError::Lost(_)) { Code::StorageLost } else { Code::Storage };
        Self { kind: Kind::Hidden(code, error.to_string()), field: None, args: Vec::new() }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Over => Code::GameOver.into(),
            Refusal::UnknownSeat(_) => Self::new(Code::UnknownSeat).field("seat"),
            Refusal::Illegal(reason) => {
                Self { kind: Kind::Illegal(reason), field: Some("choice".to_owned()), args: Vec::new() }
            }
            Refusal::NothingToUndo => Self::new(Code::NothingToUndo).field("keep"),
            Refusal::NothingToRestore => Self::new(Code::NothingToRestore).field("line"),
            Refusal::SecretSeen => Self::new(Code::SecretSeen).field("keep"),
            Refusal::Stale => Code::Stale.into(),
        }
    }
}

impl From<ChoiceError> for Error {
    fn from(error: ChoiceError) -> Self {
        match error {
            ChoiceError::Malformed(detail) => {
                Self::new(Code::MalformedChoice).field("choice").with("detail", detail)
            }
            ChoiceError::Refused(refusal) => refusal.into(),
        }
    }
}

impl From<StartError> for Error {
    fn from(error: StartError) -> Self {
        match error {
            StartError::UnknownGame(game) => Self::new(Code::NoSuchGame).field("game").with("game", game),
            StartError::Malformed(detail) => Self::malformed("setup", detail),
            StartError::MalformedFile(detail) => Self::new(Code::ImportRefused).with("detail", detail),
            StartError::Problems(problems) => Self::setup(problems),
            StartError::Load(LoadError::Setup(problems)) => Self::setup(problems),
            StartError::Load(LoadError::Content { number, .. }) => {
                Self::new(Code::OtherContent).field("content").with("entry", number)
            }
            StartError::Load(LoadError::Stopped { number }) => {
                Self::new(Code::TooLong).field("entries").with("entry", number)
            }
            StartError::Load(error) => {
                let detail = error.to_string();
                // The kernel's words start with the path of what is wrong: `entries[3].digest: ...`.
                let field = detail.split_once(": ").map_or("entries", |(field, _)| field).to_owned();
                Self::new(Code::ImportRefused).field(field).with("detail", detail)
            }
        }
    }
}

impl Error {
    fn setup(problems: Vec<Problem>) -> Self {
        let field = problems.first().map(|problem| format!("setup.{}", problem.field));
        Self { kind: Kind::Setup(problems), field, args: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_speaks(key: &str) {
        for language in Language::ALL {
            // A missing message is answered with its key.
            assert_ne!(Texts::shipped().format(language, key, &[]), key, "missing in {}", language.code());
        }
    }

    #[test]
    fn every_code_has_a_text_in_every_language() {
        for code in Code::ALL {
            assert_speaks(&format!("error-{}", code.as_str()));
        }
        for key in ["error-setup", "error-no-client", "refused-illegal", "refused-setup"] {
            assert_speaks(key);
        }
    }

    #[test]
    fn codes_are_kebab_case_and_unique() {
        let mut codes: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
        assert!(codes.iter().all(|code| code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')));
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), Code::ALL.len());
    }

    #[test]
    fn what_is_hidden_stays_hidden() {
        let error = Error::internal("secret words of the database").tell(Language::English);
        assert_eq!(error.code, "internal");
        assert!(!error.message.contains("secret"), "{}", error.message);
    }

    #[test]
    fn what_a_client_sent_is_quoted_in_short() {
        let error = Error::from(ChoiceError::Malformed("9".repeat(60_000))).tell(Language::English);
        assert!(error.message.len() < 500, "{}", error.message.len());
    }

    #[test]
    fn refusals_keep_the_code_and_rule_of_the_game() {
        let reason = Reason { code: "arena-no-such-thing", rule: Some(sortie_kernel::Rule("13")) };
        let error = Error::from(Refusal::Illegal(reason)).tell(Language::German);
        assert_eq!((error.code.as_str(), error.rule.as_deref()), ("arena-no-such-thing", Some("13")));
        assert_eq!(error.message, Texts::shipped().format(Language::German, "refused-illegal", &[]));
    }

    #[test]
    fn set_up_problems_are_all_told_at_once() {
        let problem = |field: &str| Problem { field: field.to_owned(), code: "no-such-code" };
        let error =
            Error::from(StartError::Problems(vec![problem("jedi"), problem("dice")])).tell(Language::Italian);
        assert_eq!(error.field.as_deref(), Some("setup.jedi"));
        assert!(error.message.contains("jedi") && error.message.contains("dice"), "{}", error.message);
    }
}
