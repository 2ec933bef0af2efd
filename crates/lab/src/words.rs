//! The words of a command line of the lab: numbers, a folder of content, and names of what is wanted, in any order between them.

use std::path::Path;

/// Words as they were given, each kind in its order.
///
/// ```
/// use sortie_lab::Words;
///
/// let words = Words::of(["sides", "300", "shields", "7"].map(str::to_owned));
/// assert_eq!((words.number(0, 100), words.number(1, 1), words.number(2, 9)), (300, 7, 9));
/// assert_eq!((words.name(0), words.name(1), words.name(2)), (Some("sides"), Some("shields"), None));
/// assert!(words.wants("sides") && !words.wants("random"));
/// assert!(Words::of([]).wants("random"), "who names nothing wants everything");
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Words {
    numbers: Vec<u64>,
    folders: Vec<String>,
    names: Vec<String>,
}

impl Words {
    /// Those of the process.
    pub fn of_the_process() -> Self {
        Self::of(std::env::args().skip(1))
    }

    /// Sorts words: what is a folder on this machine is no name.
    pub fn of(words: impl IntoIterator<Item = String>) -> Self {
        let mut sorted = Self::default();
        for word in words {
            if let Ok(number) = word.parse() {
                sorted.numbers.push(number);
            } else if Path::new(&word).is_dir() {
                sorted.folders.push(word);
            } else {
                sorted.names.push(word);
            }
        }
        sorted
    }

    /// A number by its place among the numbers.
    pub fn number(&self, place: usize, otherwise: u64) -> u64 {
        self.numbers.get(place).copied().unwrap_or(otherwise)
    }

    /// The folder of content that is laid over what ships.
    pub fn folder(&self) -> Option<&Path> {
        self.folders.first().map(Path::new)
    }

    /// A name by its place among the names.
    pub fn name(&self, place: usize) -> Option<&str> {
        self.names.get(place).map(String::as_str)
    }

    /// Whether something is wanted: it is the first name, or there is none.
    pub fn wants(&self, what: &str) -> bool {
        self.name(0).is_none_or(|name| name == what)
    }

    /// Takes out the first name that is something, wherever it stands.
    pub fn take<T>(&mut self, is_it: impl Fn(&str) -> Option<T>) -> Option<T> {
        let (place, it) = self.names.iter().enumerate().find_map(|(n, name)| Some((n, is_it(name)?)))?;
        self.names.remove(place);
        Some(it)
    }
}
