//! The table on the terminal.

use super::clock::Time;

/// Rows under titles, of which only those are measured and printed that somebody wants.
pub(super) struct Table {
    words: Vec<String>,
    title: String,
    /// Whether nothing has been printed under the title yet.
    is_bare: bool,
}

impl Table {
    /// Only rows in whose title and name all these words occur.
    pub(super) fn new(words: impl Iterator<Item = String>) -> Self {
        Self { words: words.collect(), title: String::new(), is_bare: true }
    }

    /// The rows that follow are about something else.
    pub(super) fn begin(&mut self, title: String) {
        if !self.is_bare {
            println!();
        }
        (self.title, self.is_bare) = (title, true);
    }

    /// Whether one of these rows is wanted, so that it pays to prepare for them.
    pub(super) fn wants(&self, rows: &[&str]) -> bool {
        let has_all =
            |row: &&str| self.words.iter().all(|word| self.title.contains(word) || row.contains(word));
        rows.iter().any(has_all)
    }

    /// How often something happens a second that happens so often in this time.
    pub(super) fn rate(&mut self, what: &str, times: usize, time: Time, unit: &str) {
        self.print(what, times as f64 / time.mean, Some(times as f64 / time.best), unit);
    }

    /// How long something takes.
    pub(super) fn nanoseconds(&mut self, what: &str, time: Time) {
        self.print(what, time.mean * 1e9, Some(time.best * 1e9), "ns");
    }

    /// A plain number.
    pub(super) fn number(&mut self, what: &str, value: f64, unit: &str) {
        self.print(what, value, None, unit);
    }

    fn print(&mut self, what: &str, mean: f64, best: Option<f64>, unit: &str) {
        if !self.wants(&[what]) {
            return;
        }
        if self.is_bare {
            println!("{:<52} {:>12} {:>12} {:>13}", self.title, "mean", "best", "unit");
            self.is_bare = false;
        }
        // Small numbers are means as well.
        let written = |value: f64| match value.fract() != 0.0 && value < 100.0 {
            true => format!("{value:.2}"),
            false => format!("{value:.0}"),
        };
        println!("{what:<52} {:>12} {:>12} {unit:>13}", written(mean), best.map_or(String::new(), written));
    }
}
