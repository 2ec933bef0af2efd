//! Token buckets: so many at once, so many a second.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};

use tokio::time::{Duration, Instant};

/// When more addresses than this are known, those that have their full allowance are forgotten.
const MANY_ADDRESSES: usize = 10_000;

/// How much is allowed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Allowance {
    /// At once.
    pub(crate) burst: u32,
    /// The time in which one more is allowed.
    pub(crate) every: Duration,
}

impl Allowance {
    /// So many a minute, and as many at once.
    pub(crate) fn per_minute(n: u32) -> Self {
        Self { burst: n, every: Duration::from_secs(60) / n.max(1) }
    }

    /// So many a second in the long run, and so many at once.
    pub(crate) fn per_second(n: u32, burst: u32) -> Self {
        Self { burst, every: Duration::from_secs(1) / n.max(1) }
    }
}

/// One bucket. It holds the time at which it was or will be full: no counting, no drift.
#[derive(Debug)]
pub(crate) struct Bucket {
    allowance: Allowance,
    full_at: Instant,
}

impl Bucket {
    pub(crate) fn new(allowance: Allowance, now: Instant) -> Self {
        Self { allowance, full_at: now }
    }

    /// Takes one, if there is one left.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let after = self.full_at.max(now) + self.allowance.every;
        let has_one = after <= now + self.allowance.every * self.allowance.burst;
        if has_one {
            self.full_at = after;
        }
        has_one
    }

    /// Takes some, also what is not there yet, and says how long it is until it is.
    pub(crate) fn owe(&mut self, n: u32, now: Instant) -> Duration {
        self.full_at = self.full_at.max(now) + self.allowance.every * n;
        self.full_at.saturating_duration_since(now + self.allowance.every * self.allowance.burst)
    }

    pub(crate) fn is_full(&self, now: Instant) -> bool {
        self.full_at <= now
    }
}

/// A bucket for each address.
#[derive(Debug)]
pub(crate) struct Buckets {
    allowance: Allowance,
    by_address: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Buckets {
    pub(crate) fn new(allowance: Allowance) -> Self {
        Self { allowance, by_address: Mutex::default() }
    }

    /// Takes one from this address's bucket, if there is one left.
    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY_ADDRESSES {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        buckets.entry(household(address)).or_insert_with(|| Bucket::new(self.allowance, now)).take(now)
    }
}

/// A household has one IPv4 address, or 2^64 of IPv6.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: Allowance = Allowance { burst: 3, every: Duration::from_secs(1) };

    #[test]
    fn a_bucket_fills_again() {
        let begin = Instant::now();
        let mut bucket = Bucket::new(THREE, begin);
        let mut taken = |after: u64| {
            let now = begin + Duration::from_millis(after);
            (0..10).filter(|_| bucket.take(now)).count()
        };
        assert_eq!((taken(0), taken(1500), taken(100_000)), (3, 1, 3));
    }

    #[test]
    fn a_household_shares_a_bucket() {
        let buckets = Buckets::new(THREE);
        let now = Instant::now();
        let take = |address: &str| buckets.take(address.parse().expect("an address"), now);
        assert!(take("2001:db8::1") && take("2001:db8::2") && take("2001:db8::3"));
        assert!(!take("2001:db8::4"));
        assert!(take("2001:db8:0:1::1"), "the neighbours have their own");
        assert!(take("10.0.0.1") && take("::ffff:10.0.0.1") && take("10.0.0.1"));
        assert!(!take("10.0.0.1"), "the same address written in two ways");
    }
}
