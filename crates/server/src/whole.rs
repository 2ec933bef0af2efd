//! Whole numbers as JSON has them: `1.0` is as whole as `1`, whoever wrote it.

use std::fmt::{Formatter, Result as Written};
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{Error, Unexpected, Visitor};

/// Above this a floating number may stand for several whole ones.
const EXACT: f64 = 9_007_199_254_740_992.0;

struct Whole<T>(PhantomData<T>);

impl<T: TryFrom<u64>> Visitor<'_> for Whole<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> Written {
        write!(f, "a whole number from 0 on, no larger than {} bytes hold", size_of::<T>())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        T::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        let whole = u64::try_from(number).map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))?;
        self.visit_u64(whole)
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<T, E> {
        if number.fract() == 0.0 && (0.0..EXACT).contains(&number) {
            return self.visit_u64(number as u64);
        }
        Err(E::invalid_value(Unexpected::Float(number), &self))
    }
}

/// A whole number, for `#[serde(deserialize_with = "whole::number")]`.
pub(crate) fn number<'de, T: TryFrom<u64>, D: Deserializer<'de>>(reader: D) -> Result<T, D::Error> {
    reader.deserialize_any(Whole(PhantomData))
}

/// One, or none.
pub(crate) fn or_none<'de, T: TryFrom<u64>, D: Deserializer<'de>>(reader: D) -> Result<Option<T>, D::Error> {
    struct OrNone<T>(PhantomData<T>);
    impl<'de, T: TryFrom<u64>> Visitor<'de> for OrNone<T> {
        type Value = Option<T>;

        fn expecting(&self, f: &mut Formatter<'_>) -> Written {
            f.write_str("a whole number, or none")
        }

        fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
            Ok(None)
        }

        fn visit_none<E: Error>(self) -> Result<Self::Value, E> {
            Ok(None)
        }

        fn visit_some<D: Deserializer<'de>>(self, reader: D) -> Result<Self::Value, D::Error> {
            number(reader).map(Some)
        }
    }
    reader.deserialize_option(OrNone(PhantomData))
}

#[cfg(test)]
mod tests {
    use crate::protocol::{HostAct, NewBranch, NewTable};

    #[test]
    fn a_whole_number_is_whole_however_it_is_written() {
        let pace = |text: &str| {
            let new = format!("{{\"game\": \"go\", \"setup\": 0, \"seats\": [], \"pace\": {text}}}");
            serde_json::from_str::<NewTable>(&new).map(|new| new.pace).ok()
        };
        assert_eq!(pace("null"), Some(None));
        for (text, expected) in [("7", 7), ("7.0", 7), ("7e2", 700), ("0", 0), ("-0.0", 0)] {
            assert_eq!(pace(text), Some(Some(expected)), "{text}");
        }
        for wrong in ["7.5", "-1", "-1.0", "1e300", "4294967296", "\"7\"", "true"] {
            assert_eq!(pace(wrong), None, "{wrong}");
        }
        let branch: NewBranch = serde_json::from_str("{\"keep\": 9.0, \"seats\": []}").expect("it is whole");
        assert_eq!(branch.keep, 9);
        let act = serde_json::from_str("{\"kind\": \"remove\", \"seat\": 1.0}").expect("it is whole");
        assert!(matches!(act, HostAct::Remove { seat: 1 }));
        assert!(serde_json::from_str::<HostAct>("{\"kind\": \"remove\", \"seat\": 256}").is_err());
    }
}
