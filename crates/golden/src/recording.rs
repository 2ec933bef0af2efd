//! A recorded game: a game file that also knows what was told and asked at every step.
//!
//! ```text
//! {"sortie":1,"game":"chess",…,"told":"0b5f11c9","asks":"c2e4a01d","entries":[
//! {"seat":1,"choice":{"do":"deploy","figure":1,"to":[13,5]},"digest":"02595cb8…","told":"9d40…","asks":"77f1…"},
//! ```
//!
//! A digest says that a step led to the same state. It says nothing of how: of the events on the way, of their order and
//! rules, nor of the order in which the next answers are offered, on which the play of every bot rests. So each line has
//! two marks more, short hashes of what was told and of what is asked next. Whoever reads game files passes over them.

use std::fmt::{self, Display, Formatter};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sortie_kernel::{Chance, Digest, Draw, Entry, Game, GameFile, Occasion, Proposal, Seed, Table, Told};

/// A game file with the marks of every step.
#[derive(Debug)]
pub struct Recording<G: Game> {
    file: GameFile<G>,
    /// Of the opening, then of every entry. A file that was just exported has none.
    marks: Vec<Marks>,
}

/// What was told in a step, and what is asked after it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
struct Marks {
    told: String,
    asks: String,
}

impl<G: Game> Recording<G> {
    /// Reads a recorded game, or a game file that shall become one.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        #[derive(Deserialize)]
        struct Marked {
            #[serde(flatten)]
            opening: Marks,
            entries: Vec<Marks>,
        }
        let Marked { opening, entries } = serde_json::from_str(text)?;
        let marks = std::iter::once(opening).chain(entries).collect();
        Ok(Self { file: serde_json::from_str(text)?, marks })
    }

    /// Plays it again and says at which step it goes another way.
    pub fn check(&self, content: &Arc<G::Content>) -> Result<(), String> {
        let mut table = self.begin(content)?;
        let opening = &self.marks[0];
        same_story("the opening", &opening.told, table.opening())?;
        same_question("after the opening", &opening.asks, &table)?;
        for (n, (entry, marks)) in (1..).zip(self.file.entries.iter().zip(&self.marks[1..])) {
            // The first line of a file is its head.
            let at = format!("entry {n}, line {}", n + 1);
            let act = json(&entry.act);
            let proposal = table
                .propose_act(&entry.act)
                .map_err(|refusal| format!("{at}: {act} is refused: {refusal}"))?;
            same_story(&format!("{at}: {act}"), &marks.told, &proposal.events)?;
            if proposal.entry.digest != entry.digest {
                return Err(format!("{at}: {act} leads to another state, with the same events"));
            }
            commit(&mut table, proposal);
            same_question(&format!("after {at}"), &marks.asks, &table)?;
        }
        if table.checkpoint() != self.file.checkpoint {
            return Err("it ends with another checkpoint".to_owned());
        }
        Ok(())
    }

    /// The game as it goes now. An entry that is no longer legal gives way to a random answer, so that a recording lives on
    /// when a card changes.
    ///
    /// # Panics
    /// If its set-up is not playable.
    pub fn renewed(&self, content: &Arc<G::Content>) -> Self {
        let mut table = self.begin(content).unwrap_or_else(|why| panic!("{why}"));
        let mut marks = vec![marks(table.opening(), &table)];
        let mut draw =
            Chance::new(Seed::from_number(0)).on(Occasion { what: u16::MAX, whom: 0, round: 0, time: 0 });
        for Entry { act, .. } in &self.file.entries {
            let Some(proposal) = table.propose_act(act).ok().or_else(|| any(&table, &mut draw)) else {
                break;
            };
            let events = proposal.events.clone();
            commit(&mut table, proposal);
            marks.push(self::marks(&events, &table));
        }
        // Played with whatever ships, so it has no content of its own.
        Self { file: table.to_file(""), marks }
    }

    /// What was lost when it was renewed: answers that gave way, and a game that is over sooner.
    pub fn lost(&self, renewed: &Self) -> Option<String> {
        let (old, new) = (&self.file.entries, &renewed.file.entries);
        let n_others = old.iter().zip(new).filter(|(old, new)| json(&old.act) != json(&new.act)).count();
        let n_gone = old.len() - new.len();
        (n_others + n_gone > 0).then(|| {
            format!("{n_others} of {} answers are others now, and {n_gone} at the end are gone", old.len())
        })
    }

    fn begin(&self, content: &Arc<G::Content>) -> Result<Table<G>, String> {
        if self.file.game != G::ID {
            return Err(format!("a game of {}, not of {}", self.file.game, G::ID));
        }
        Table::begin(content.clone(), self.file.setup.clone(), self.file.seed)
            .map_err(|problems| format!("the set-up is refused: {problems:?}"))
    }
}

/// As it lies in a file: the head in the first line, then one line an entry.
impl<G: Game> Display for Recording<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        #[derive(Serialize)]
        #[serde(bound = "")]
        struct Head<'a, G: Game> {
            sortie: u32,
            game: &'a str,
            content: &'a str,
            setup: &'a G::Setup,
            seed: Seed,
            #[serde(skip_serializing_if = "Option::is_none")]
            checkpoint: Option<&'a Value>,
            #[serde(flatten)]
            marks: &'a Marks,
        }
        #[derive(Serialize)]
        struct Line<'a, C> {
            #[serde(flatten)]
            entry: &'a Entry<C>,
            #[serde(flatten)]
            marks: &'a Marks,
        }
        let GameFile { sortie, game, content, setup, seed, entries, checkpoint } = &self.file;
        let (opening, later) = self.marks.split_first().expect("the opening is always marked");
        let checkpoint = checkpoint.as_ref();
        let head =
            Head::<G> { sortie: *sortie, game, content, setup, seed: *seed, checkpoint, marks: opening };
        let head = json(&head);
        let open = head.strip_suffix('}').expect("an object");
        let lines: Vec<String> =
            entries.iter().zip(later).map(|(entry, marks)| json(&Line { entry, marks })).collect();
        writeln!(f, "{open},\"entries\":[\n{}\n]}}", lines.join(",\n"))
    }
}

fn marks<G: Game>(events: &[Told<G::Event>], table: &Table<G>) -> Marks {
    Marks { told: mark(&json(&events)), asks: mark(&json(&table.decision())) }
}

fn same_story<E: Serialize>(at: &str, recorded: &str, events: &[Told<E>]) -> Result<(), String> {
    if mark(&json(&events)) == recorded {
        return Ok(());
    }
    let told: String = events.iter().map(|told| format!("\n    {}", json(told))).collect();
    Err(format!("{at} tells another story; now it tells:{told}"))
}

fn same_question<G: Game>(at: &str, recorded: &str, table: &Table<G>) -> Result<(), String> {
    let question = json(&table.decision());
    if mark(&question) == recorded {
        return Ok(());
    }
    Err(format!("{at} the question is another, or its answers, or their order; now it is:\n    {question}"))
}

fn any<G: Game>(table: &Table<G>, draw: &mut Draw) -> Option<Proposal<G>> {
    let answers = table.answers();
    (!answers.is_empty()).then(|| {
        let offer = answers.any(table.content(), draw);
        table.propose(offer.seat, &offer.choice).expect("it was offered")
    })
}

fn commit<G: Game>(table: &mut Table<G>, proposal: Proposal<G>) {
    table.commit(proposal).expect("nothing happened since it was proposed");
}

/// Of the words, not of the bytes of the values: those change when a variant finds another place in its enum.
fn mark(json: &str) -> String {
    Digest::of(&json).to_string()[..8].to_owned()
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data")
}
