//! Which missions, encounters and endings players can come to, by some way of winning, losing and choosing: the explorer
//! of a campaign. What comes next is a matter of conditions: a mission of the campaign can be chosen while those that
//! stand at it hold.

use std::collections::BTreeSet;

use sortie_content::{Finding, Place};

use crate::{Effect, Given, Mission, Words};

/// Campaigns with more missions are not searched for dead ends: each can be open, won or lost.
const MOST_SEARCHED: usize = 12;

/// A campaign as far as it branches.
#[derive(Debug)]
pub struct Story<'a, W: Words> {
    /// Its missions; the first is played at once. In files they stand under `mission`.
    pub chapters: Vec<Chapter<'a, W>>,
    /// What happens between them, under `encounter`.
    pub encounters: Vec<Tale<'a, W>>,
    /// How it ends, under `ending`: the first whose conditions hold.
    pub endings: Vec<Ending<'a, W>>,
}

/// A mission of a campaign.
#[derive(Debug)]
pub struct Chapter<'a, W: Words> {
    id: &'a str,
    given: &'a [Given<W>],
    is_finale: bool,
    /// Flags set by the mission, whatever comes of it, by winning and by losing.
    flags: [BTreeSet<String>; 3],
}

impl<'a, W: Words> Chapter<'a, W> {
    /// A mission that can be chosen when this holds and it has not been played; after a finale the campaign ends.
    pub fn new<M: Mission<Words = W>>(
        id: &'a str,
        mission: Option<&M>,
        given: &'a [Given<W>],
        is_finale: bool,
    ) -> Self {
        let flags = mission.map_or_else(Default::default, |mission| {
            [sets(mission.effects()), sets(flat(mission.won())), sets(flat(mission.lost()))]
        });
        Self { id, given, is_finale, flags }
    }
}

/// Something that happens between missions when its conditions hold.
#[derive(Debug)]
pub struct Tale<'a, W: Words> {
    id: &'a str,
    given: &'a [Given<W>],
    flags: BTreeSet<String>,
}

impl<'a, W: Words> Tale<'a, W> {
    /// What it is called, when it comes, what it does.
    pub fn new(id: &'a str, given: &'a [Given<W>], effects: &'a [Effect<W>]) -> Self {
        Self { id, given, flags: sets(flat(effects)) }
    }
}

/// How a campaign ends.
#[derive(Debug)]
pub struct Ending<'a, W: Words> {
    /// Its name.
    pub id: &'a str,
    /// When it comes.
    pub given: &'a [Given<W>],
}

fn flat<W: Words>(effects: &[Effect<W>]) -> Vec<&Effect<W>> {
    let mut all = Vec::new();
    Effect::flatten(effects, &mut all);
    all
}

/// The flags that effects may set.
fn sets<W: Words>(effects: Vec<&Effect<W>>) -> BTreeSet<String> {
    effects.into_iter().filter_map(Effect::flag).map(str::to_owned).collect()
}

/// What may have happened.
#[derive(Default, PartialEq, Eq, Clone)]
struct Past {
    played: BTreeSet<usize>,
    won: BTreeSet<usize>,
    lost: BTreeSet<usize>,
    met: BTreeSet<usize>,
    flags: BTreeSet<String>,
    /// Whether everything here is possible rather than certain: then what has been won may as well not have been.
    is_open: bool,
}

impl<W: Words> Story<'_, W> {
    /// What never comes up, and a way on which nothing is left to play.
    pub fn check(&self, file: &Place<'_>, findings: &mut Vec<Finding>) {
        let all = self.everything();
        for (n, chapter) in self.chapters.iter().enumerate().filter(|(n, _)| !all.played.contains(n)) {
            let message = format!("the mission `{}` never comes up", chapter.id);
            findings.push(file.key("mission").nth(n).error("leg-never", message));
        }
        let mut chapters = self.chapters.iter().enumerate();
        if chapters.all(|(n, chapter)| !chapter.is_finale || !all.played.contains(&n)) {
            findings.push(file.key("mission").error("finale-never", "no way leads to a finale"));
        }
        for (n, encounter) in self.encounters.iter().enumerate().filter(|(n, _)| !all.met.contains(n)) {
            let message = format!("the encounter `{}` never comes up", encounter.id);
            findings.push(file.key("encounter").nth(n).error("encounter-never", message));
        }
        for (n, ending) in self.endings.iter().enumerate() {
            let is_hidden = self.endings[..n].iter().any(|before| before.given.is_empty());
            if is_hidden || !self.may_all(ending.given, &all) {
                let message = format!("no campaign ends with `{}`", ending.id);
                findings.push(file.key("ending").nth(n).error("ending-never", message));
            }
        }
        if let Some(way) = self.dead_end() {
            let message = format!("after {way} no mission is left and the campaign has not ended");
            findings.push(file.key("mission").error("campaign-stuck", message));
        }
    }

    /// Everything that may happen in some way.
    fn everything(&self) -> Past {
        let mut past = Past { is_open: true, ..Past::default() };
        loop {
            let before = past.clone();
            for (n, chapter) in self.chapters.iter().enumerate() {
                if self.may_all(chapter.given, &past) {
                    past.played.insert(n);
                    past.won.insert(n);
                    past.lost.insert(n);
                    past.flags.extend(chapter.flags.iter().flatten().cloned());
                }
            }
            self.meet(&mut past);
            if past == before {
                return past;
            }
        }
    }

    /// Encounters that may come up.
    fn meet(&self, past: &mut Past) {
        for (n, encounter) in self.encounters.iter().enumerate() {
            if self.may_all(encounter.given, past) && past.met.insert(n) {
                past.flags.extend(encounter.flags.iter().cloned());
            }
        }
    }

    fn may_all(&self, givens: &[Given<W>], past: &Past) -> bool {
        givens.iter().all(|given| self.may(given, true, past))
    }

    /// Whether a condition may be so. Flags may be set if anything that has happened sets them; what the players own
    /// may be anything.
    fn may(&self, given: &Given<W>, wanted: bool, past: &Past) -> bool {
        let number = |id: &str| self.chapters.iter().position(|chapter| chapter.id == id);
        let known = |is_so: bool| if past.is_open && !wanted { true } else { is_so == wanted };
        match given {
            Given::Flag(flag) => !wanted || past.flags.contains(flag),
            Given::Played(id) => known(number(id).is_some_and(|n| past.played.contains(&n))),
            Given::Won(id) => known(number(id).is_some_and(|n| past.won.contains(&n))),
            Given::Met(id) => {
                let number = self.encounters.iter().position(|encounter| encounter.id == id);
                !wanted || number.is_some_and(|n| past.met.contains(&n))
            }
            Given::Not(given) => self.may(given, !wanted, past),
            Given::Any(list) if wanted => list.iter().any(|given| self.may(given, true, past)),
            Given::Any(list) => list.iter().all(|given| self.may(given, false, past)),
            Given::All(list) if wanted => self.may_all(list, past),
            Given::All(list) => list.iter().any(|given| self.may(given, false, past)),
            Given::Counter { .. }
            | Given::Players(_)
            | Given::Difficulty(_)
            | Given::Round(_)
            | Given::Objective(_)
            | Given::Completed(_)
            | Given::Scene(_)
            | Given::Own(_) => true,
        }
    }

    /// A way of winning and losing after which nothing can be chosen, if there is one.
    fn dead_end(&self) -> Option<String> {
        if self.chapters.len() > MOST_SEARCHED {
            return None;
        }
        let mut seen: BTreeSet<(BTreeSet<usize>, BTreeSet<usize>)> = BTreeSet::new();
        let mut open = vec![(Past::default(), Vec::new())];
        let mut next = 0;
        while let Some((past, way)) = open.get(next).cloned() {
            next += 1;
            let chapters = self.chapters.iter().enumerate();
            // The first mission is played at once.
            let chapters = chapters.take(if past.played.is_empty() { 1 } else { usize::MAX });
            let choices: Vec<usize> = chapters
                .filter(|(n, chapter)| !past.played.contains(n) && self.may_all(chapter.given, &past))
                .map(|(n, _)| n)
                .collect();
            if choices.is_empty() {
                return Some(way.join(", "));
            }
            for (n, won) in choices.into_iter().flat_map(|n| [(n, true), (n, false)]) {
                let chapter = &self.chapters[n];
                if chapter.is_finale {
                    continue;
                }
                let mut past = past.clone();
                past.played.insert(n);
                if won {
                    past.won.insert(n)
                } else {
                    past.lost.insert(n)
                };
                past.flags.extend(chapter.flags[0].iter().cloned());
                past.flags.extend(chapter.flags[if won { 1 } else { 2 }].iter().cloned());
                self.meet(&mut past);
                if seen.insert((past.won.clone(), past.lost.clone())) {
                    let mut way = way.clone();
                    way.push(format!("`{}` {}", chapter.id, if won { "won" } else { "lost" }));
                    open.push((past, way));
                }
            }
        }
        None
    }
}
