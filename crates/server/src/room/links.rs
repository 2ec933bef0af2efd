//! The links to a table: by one somebody may sit down, by the other only look on. Both are secrets, and the second says
//! nothing of the first. The host can renew either; who came by the old one and never had a seat is out then.

use super::Room;
use crate::error::{Code, Error};
use crate::protocol::{LinkKind, LinksState};
use crate::token::{self, GuestId};

/// The links that lead to a table now.
#[derive(Debug, Clone, Default)]
pub(crate) struct Links {
    pub(crate) play: String,
    pub(crate) watch: String,
}

impl Links {
    /// Those of a new table. Its name is its first link to play.
    pub(crate) fn new(id: &str) -> Self {
        Self { play: id.to_owned(), watch: token::table_id() }
    }

    fn of(&self, kind: LinkKind) -> &str {
        match kind {
            LinkKind::Play => &self.play,
            LinkKind::Watch => &self.watch,
        }
    }
}

/// Somebody before a table: who they are, and what they came by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Me {
    /// None for somebody without a token.
    pub(crate) guest: Option<GuestId>,
    pub(crate) link: LinkKind,
}

impl Me {
    /// Somebody who only looks on.
    pub(crate) const NOBODY: Self = Self { guest: None, link: LinkKind::Watch };
}

impl Room {
    /// Whether somebody may sit down or report here: they came by a link to play, or have had a seat.
    pub(super) fn may_play(&self, me: Me) -> bool {
        me.link == LinkKind::Play || me.guest.is_some_and(|guest| self.house.is_welcome(guest))
    }

    /// Refuses somebody who came by a link to watch.
    pub(super) fn came_to_play(&self, me: Me) -> Result<(), Error> {
        if self.may_play(me) { Ok(()) } else { Err(Code::WatchOnly.into()) }
    }

    /// The address by which somebody finds the table again, and which they may pass on.
    pub(super) fn address_for(&self, me: Me) -> String {
        self.house.links.of(if self.may_play(me) { LinkKind::Play } else { LinkKind::Watch }).to_owned()
    }

    /// The links as somebody may know them.
    pub(super) fn links_state(&self, me: Me) -> LinksState {
        let links = &self.house.links;
        LinksState { play: self.may_play(me).then(|| links.play.clone()), watch: links.watch.clone() }
    }

    /// The old link is good for nothing any more but for those who have had a seat.
    pub(super) async fn renew(&mut self, kind: LinkKind) -> Result<(), Error> {
        let code = token::table_id();
        self.store.renew_link(&self.hold, kind, &code).await?;
        match kind {
            LinkKind::Play => self.house.links.play = code,
            LinkKind::Watch => self.house.links.watch = code,
        }
        let is_out = |me: Me| me.link == kind && !me.guest.is_some_and(|guest| self.house.is_welcome(guest));
        let out: Vec<_> = (self.audience.iter().filter(|one| is_out(one.me())))
            .map(|one| (one.connection, one.language))
            .collect();
        for (connection, language) in out {
            self.refuse(connection, &Code::LinkRenewed.into(), language);
            self.audience.leave(connection);
        }
        self.people_changed().await;
        Ok(())
    }
}
