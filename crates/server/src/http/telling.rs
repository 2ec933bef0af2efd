//! Long answers, made while they are sent: whoever reads slowly waits for the next page and so do we, and nobody's answer is
//! ever whole in memory.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use futures_util::{StreamExt, stream};
use sortie_games::AnyTable;

use super::limits::From;
use super::replay::look;
use crate::app::App;
use crate::error::{Code, Error};
use crate::room::Me;
use crate::visitors::Taken;

/// A page is as many parts as fill this; at least one.
const PAGE: usize = 32 * 1024;

/// A list in parts, made of a table one after the other.
pub(super) struct Telling<P> {
    app: App,
    id: String,
    /// The number of the next part.
    next: usize,
    /// The choices that are told must still be in force: how the table stood at the beginning, unless it is the journal that
    /// is told, which only grows.
    known: Option<u64>,
    /// A finished game does not change any more, so it need not be asked for again; one that goes on would have to be copied
    /// at the next choice if we kept it.
    finished: Option<Arc<dyn AnyTable>>,
    part: P,
}

impl<P: Fn(&dyn AnyTable, usize) -> Option<Arc<str>> + Clone + Send + 'static> Telling<P> {
    /// Begins with a part of the line in force; there are no more when `part` has none.
    pub(super) async fn of_line(app: &App, id: String, first: usize, part: P) -> Result<Self, Error> {
        let table = look(app, &id, Me::NOBODY).await?.table;
        let known = Some(table.sequence());
        let finished = table.outcome().is_some().then_some(table);
        Ok(Self { app: app.clone(), id, next: first, known, finished, part })
    }

    /// Of a table that only whoever reads has.
    pub(super) fn of_table(app: &App, id: String, first: usize, table: Arc<dyn AnyTable>, part: P) -> Self {
        Self { app: app.clone(), id, next: first, known: None, finished: Some(table), part }
    }

    /// As [`Self::of_line`], of the journal.
    pub(super) async fn of_journal(app: &App, id: String, part: P) -> Result<Self, Error> {
        Ok(Self { known: None, ..Self::of_line(app, id, 0, part).await? })
    }

    /// The answer: what stands before the parts, the parts, and the ends of a list and an object. Whoever reads it has a place
    /// as long as they do, and reads no more than an address may.
    pub(super) fn body(self, head: String, from: From, place: Taken) -> Body {
        let begin = (Some(self), head, place);
        let pages = stream::unfold(begin, move |(telling, head, place)| {
            let visit = from.1.clone();
            async move {
                let page = telling?.page(head).await;
                Some(match page {
                    Ok((page, rest)) => {
                        visit.spend(page.len()).await;
                        (Ok(Bytes::from(page)), (rest, String::new(), place))
                    }
                    // The answer ends in the middle, and whoever reads it knows that it does.
                    Err(error) => (Err(std::io::Error::other(error.code())), (None, String::new(), place)),
                })
            }
        });
        // What compresses the answer asks once more after its end.
        Body::from_stream(pages.fuse())
    }

    /// The next page, and whatever follows it.
    async fn page(mut self, mut text: String) -> Result<(String, Option<Self>), Error> {
        let table = match &self.finished {
            Some(table) => table.clone(),
            None => look(&self.app, &self.id, Me::NOBODY).await?.table,
        };
        if self.known.is_some_and(|known| table.n_choices_at(known).is_none()) {
            return Err(Code::Stale.into());
        }
        // It takes a while, and others go on meanwhile.
        let work = move || {
            let begin = text.len();
            while text.len() - begin < PAGE {
                let Some(part) = (self.part)(&*table, self.next) else {
                    text += "]}";
                    return (text, None);
                };
                // Only the first page has a head.
                if begin == 0 || text.len() > begin {
                    text.push(',');
                }
                text += &part;
                self.next += 1;
            }
            (text, Some(self))
        };
        tokio::task::spawn_blocking(work).await.map_err(Error::internal)
    }
}
