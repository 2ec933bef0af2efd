//! What one address takes at once and in a while, so that a flood from one leaves the others untouched.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::time::{Duration, Instant, sleep};

use crate::bucket::{Allowance, Bucket, household};
use crate::options::Limits;

/// When more addresses than this are known, those that take nothing are forgotten.
const MANY: usize = 10_000;

/// Bytes are counted in units of this many.
const UNIT: usize = 1024;

/// What is had for as long as it lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// A connection, whatever is asked over it.
    Connection,
    /// A request that is worked on.
    Request,
    /// A live socket.
    Socket,
    /// A long answer that is being read, or a file that is being replayed.
    Long,
}

const N_PLACES: usize = 4;

/// All addresses that take something.
#[derive(Debug)]
pub(crate) struct Visitors {
    limits: Limits,
    known: Mutex<HashMap<IpAddr, Visitor>>,
}

#[derive(Debug)]
struct Visitor {
    taken: [usize; N_PLACES],
    dear: Bucket,
    sockets: Bucket,
    bytes: Bucket,
}

/// One address among all.
#[derive(Debug, Clone)]
pub(crate) struct Visit {
    visitors: Arc<Visitors>,
    address: IpAddr,
}

/// A place that an address has until this is dropped.
#[derive(Debug)]
pub(crate) struct Taken {
    visit: Visit,
    place: Place,
}

impl Visitors {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, known: Mutex::default() }
    }

    fn with<T>(&self, address: IpAddr, act: impl FnOnce(&mut Visitor, Instant) -> T) -> T {
        let now = Instant::now();
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() > MANY {
            known.retain(|_, visitor| !visitor.is_away(now));
        }
        act(known.entry(address).or_insert_with(|| Visitor::new(&self.limits, now)), now)
    }

    fn most(&self, place: Place) -> usize {
        match place {
            Place::Connection => self.limits.connections_each,
            Place::Request => self.limits.requests_each,
            Place::Socket => self.limits.sockets_each,
            Place::Long => self.limits.long_answers_each,
        }
    }
}

impl Visitor {
    fn new(limits: &Limits, now: Instant) -> Self {
        Self {
            taken: [0; N_PLACES],
            dear: Bucket::new(Allowance::per_minute(limits.dear_requests_each), now),
            sockets: Bucket::new(Allowance::per_minute(limits.new_sockets_each), now),
            bytes: Bucket::new(Allowance::per_minute(limits.bytes_each / UNIT as u32), now),
        }
    }

    fn is_away(&self, now: Instant) -> bool {
        self.taken == [0; N_PLACES]
            && self.dear.is_full(now)
            && self.sockets.is_full(now)
            && self.bytes.is_full(now)
    }
}

impl Visit {
    pub(crate) fn new(visitors: &Arc<Visitors>, address: IpAddr) -> Self {
        Self { visitors: visitors.clone(), address: household(address) }
    }

    /// What one address may take.
    pub(crate) fn limits(&self) -> &Limits {
        &self.visitors.limits
    }

    /// Takes a place, if this address has one left.
    pub(crate) fn take(&self, place: Place) -> Option<Taken> {
        let most = self.visitors.most(place);
        let is_free = self.visitors.with(self.address, |visitor, now| {
            let taken = &mut visitor.taken[place as usize];
            let is_free = *taken < most && (place != Place::Socket || visitor.sockets.take(now));
            *taken += usize::from(is_free);
            is_free
        });
        is_free.then(|| Taken { visit: self.clone(), place })
    }

    /// Whether this address may ask for something that costs much.
    pub(crate) fn may_ask_dear(&self) -> bool {
        self.visitors.with(self.address, |visitor, now| visitor.dear.take(now))
    }

    /// Waits until this address may send or read so many bytes.
    pub(crate) async fn spend(&self, n_bytes: usize) {
        let wait = self.wait_for_bytes(n_bytes);
        if !wait.is_zero() {
            sleep(wait).await;
        }
    }

    fn wait_for_bytes(&self, n_bytes: usize) -> Duration {
        self.visitors.with(self.address, |visitor, now| visitor.bytes.owe(n_bytes.div_ceil(UNIT) as u32, now))
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.visit.visitors.with(self.visit.address, |visitor, _| visitor.taken[self.place as usize] -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_back_and_are_each_address_s_own() {
        let limits = Limits { requests_each: 2, ..Limits::default() };
        let visitors = Arc::new(Visitors::new(limits));
        let visit = |address: &str| Visit::new(&visitors, address.parse().expect("an address"));
        let [ann, ben] = [visit("10.0.0.1"), visit("10.0.0.2")];
        let first = ann.take(Place::Request).expect("free");
        let _second = ann.take(Place::Request).expect("free");
        assert!(ann.take(Place::Request).is_none());
        assert!(ben.take(Place::Request).is_some() && ann.take(Place::Connection).is_some());
        drop(first);
        assert!(ann.take(Place::Request).is_some());
        let sixth = visit("2001:db8::1");
        let _both = [sixth.take(Place::Request), visit("2001:db8::2").take(Place::Request)];
        assert!(sixth.take(Place::Request).is_none(), "a household is one");
    }

    #[test]
    fn bytes_beyond_the_allowance_are_waited_for() {
        let limits = Limits { bytes_each: 60 * 1024, ..Limits::default() };
        let visitors = Arc::new(Visitors::new(limits));
        let ann = Visit::new(&visitors, "10.0.0.1".parse().expect("an address"));
        assert_eq!(ann.wait_for_bytes(60 * 1024), Duration::ZERO);
        let wait = ann.wait_for_bytes(10 * 1024);
        assert!((9..=10).contains(&wait.as_secs()), "{wait:?}");
    }
}
