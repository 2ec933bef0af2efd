//! Where requests come from: the peer, or whoever a trusted proxy says it speaks for.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// A range of addresses, such as `10.0.0.0/8` or `2001:db8::/32`; a single address is a range of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cidr {
    first: IpAddr,
    bits: u8,
}

impl Cidr {
    /// This machine. A proxy that runs on it is believed unless told otherwise.
    pub const THIS_MACHINE: [Self; 2] = [
        Self { first: IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)), bits: 8 },
        Self { first: IpAddr::V6(Ipv6Addr::LOCALHOST), bits: 128 },
    ];

    /// Whether an address lies in the range. One of IPv4 may be written as one of IPv6.
    pub fn contains(&self, address: IpAddr) -> bool {
        let masked = |value: u128, width: u8| value.checked_shr((width - self.bits).into()).unwrap_or(0);
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(address)) => {
                masked(first.to_bits().into(), 32) == masked(address.to_bits().into(), 32)
            }
            (IpAddr::V6(first), IpAddr::V6(address)) => {
                masked(first.to_bits(), 128) == masked(address.to_bits(), 128)
            }
            _ => false,
        }
    }
}

impl FromStr for Cidr {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let first: IpAddr = address.parse().map_err(|_| format!("`{address}` is no address"))?;
        let width = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(width), str::parse).ok().filter(|bits| *bits <= width);
        Ok(Self { first, bits: bits.ok_or_else(|| format!("`{text}`: at most /{width}"))? })
    }
}

impl fmt::Display for Cidr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

/// Whether one of these ranges holds an address.
pub(crate) fn is_among(trusted: &[Cidr], address: IpAddr) -> bool {
    trusted.iter().any(|range| range.contains(address))
}

/// Who made a request. Trusted proxies are believed about whom they speak for, each about the one before it; what stands
/// before the first that is not trusted may be made up.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[Cidr]) -> IpAddr {
    let mut client = peer;
    let forwarded: Vec<&str> = headers
        .get_all("x-forwarded-for")
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    for word in forwarded.into_iter().rev() {
        if !is_among(trusted, client) {
            break;
        }
        let Some(before) = address_in(word.trim()) else { break };
        client = before;
    }
    client.to_canonical()
}

/// An address, with a port or without, in brackets or without.
fn address_in(word: &str) -> Option<IpAddr> {
    let bare = word.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(word);
    bare.parse().ok().or_else(|| word.parse().ok().map(|address: SocketAddr| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(text: &str) -> Cidr {
        text.parse().expect("a range")
    }

    fn from(peer: &str, forwarded: &[&str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().expect("a header"));
        }
        let trusted: Vec<Cidr> = trusted.iter().map(|text| range(text)).collect();
        client(peer.parse().expect("an address"), &headers, &trusted).to_string()
    }

    #[test]
    fn ranges_hold_what_lies_in_them() {
        let holds = |text: &str, address: &str| range(text).contains(address.parse().expect("an address"));
        assert!(holds("10.0.0.0/8", "10.255.0.1") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("10.0.0.0/8", "::ffff:10.1.2.3"), "the same address written in two ways");
        assert!(holds("2001:db8::/32", "2001:db8:ffff::1") && !holds("2001:db8::/32", "2001:db9::1"));
        assert!(holds("192.0.2.1", "192.0.2.1") && !holds("192.0.2.1", "192.0.2.2"));
        assert!(holds("0.0.0.0/0", "8.8.8.8") && !holds("0.0.0.0/0", "2001:db8::1"));
        assert!(holds("::/0", "2001:db8::1"));
        for wrong in ["", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "ten", "10.0.0.0/"] {
            assert!(wrong.parse::<Cidr>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(from("127.0.0.1", &["6.6.6.6, 10.1.2.3"], &["127.0.0.0/8"]), "10.1.2.3", "not made up");
        assert_eq!(from("127.0.0.1", &["nonsense"], &["127.0.0.0/8"]), "127.0.0.1");
        assert_eq!(from("8.8.8.8", &["10.1.2.3"], &["127.0.0.0/8"]), "8.8.8.8");
        assert_eq!(from("127.0.0.1", &["10.1.2.3"], &[]), "127.0.0.1");
        let chain = ["127.0.0.0/8", "10.0.0.0/8"];
        assert_eq!(from("127.0.0.1", &["6.6.6.6, 9.9.9.9, 10.1.2.3"], &chain), "9.9.9.9");
        assert_eq!(from("127.0.0.1", &["6.6.6.6", "9.9.9.9", "10.1.2.3"], &chain), "9.9.9.9", "or in lines");
        assert_eq!(from("127.0.0.1", &["10.1.2.3"], &chain), "10.1.2.3", "all of them are ours");
    }

    #[test]
    fn ports_and_brackets_are_read() {
        let trusted = ["::1"];
        for (word, address) in [
            ("203.0.113.7:4711", "203.0.113.7"),
            ("[2001:db8::7]:4711", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("2001:db8::7", "2001:db8::7"),
            ("::ffff:203.0.113.7", "203.0.113.7"),
        ] {
            assert_eq!(from("::1", &[word], &trusted), address);
        }
    }
}
