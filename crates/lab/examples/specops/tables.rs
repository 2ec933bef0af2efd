//! What the games come to.

use std::collections::BTreeMap;

use sortie_specops::content::Content;

use crate::games::Played;

/// Wins of some games, a draw as half of one.
#[derive(Debug, Clone, Copy, Default)]
struct Rate {
    halves: u32,
    games: u32,
}

impl Rate {
    fn add(&mut self, halves: u32) {
        self.halves += halves;
        self.games += 1;
    }

    fn of(games: impl Iterator<Item = u32>) -> Self {
        let mut rate = Self::default();
        games.for_each(|halves| rate.add(halves));
        rate
    }

    fn share(self) -> f64 {
        f64::from(self.halves) / 2.0 / f64::from(self.games.max(1))
    }

    /// Half the width of the 95 % interval.
    fn error(self) -> f64 {
        1.96 * (self.share() * (1.0 - self.share()) / f64::from(self.games.max(1))).sqrt()
    }

    fn words(self) -> String {
        if self.games == 0 {
            return "-".to_owned();
        }
        format!("{:.0} ± {:.0}", self.share() * 100.0, self.error() * 100.0)
    }

    fn short(self) -> String {
        if self.games == 0 { "-".to_owned() } else { format!("{:.0}", self.share() * 100.0) }
    }
}

const COLOURS: [&str; 2] = ["blue", "red"];

/// `greedy` against `random`, by mission and colour.
pub(crate) fn against_random(content: &Content, games: &[Played]) {
    println!("{} games of greedy against random; of 100 it wins\n", games.len());
    println!("| Mission | as blue | as red |\n|---|---|---|");
    for (n, mission) in content.missions.iter().enumerate() {
        let rate = |colour: usize| {
            let cell = games.iter().filter(|game| game.mission == n && game.measured == colour);
            Rate::of(cell.map(|game| game.halves[colour]))
        };
        println!("| {} | {} | {} |", mission.id, rate(0).words(), rate(1).words());
    }
    println!();
}

/// How often red wins each mission, how games end, how long they take; and the same by table.
pub(crate) fn missions(content: &Content, games: &[Played]) {
    println!("{} games of greedy against itself\n", games.len());
    println!("| Mission | red wins | rounds | seconds | endings of 100 |\n|---|---|---|---|---|");
    for (n, mission) in content.missions.iter().enumerate() {
        let of_it: Vec<&Played> = games.iter().filter(|game| game.mission == n).collect();
        let mut endings = BTreeMap::<&str, usize>::new();
        of_it.iter().for_each(|game| *endings.entry(&game.ending).or_default() += 1);
        let n_games = of_it.len().max(1);
        let endings: Vec<String> = endings
            .iter()
            .map(|(word, n)| format!("{word} {:.0}", *n as f64 * 100.0 / n_games as f64))
            .collect();
        let mean = |of: fn(&Played) -> f64| of_it.iter().map(|game| of(game)).sum::<f64>() / n_games as f64;
        println!(
            "| {} | {} | {:.1} | {:.2} | {} |",
            mission.id,
            Rate::of(of_it.iter().map(|game| game.halves[1])).words(),
            mean(|game| f64::from(game.rounds)),
            mean(|game| game.seconds),
            endings.join(", ")
        );
    }
    println!("\n| Table | mission | red wins |\n|---|---|---|");
    for (n, mission) in content.missions.iter().enumerate() {
        for table in &mission.tables {
            let of_it = games.iter().filter(|game| game.mission == n && game.table == *table);
            let rate = Rate::of(of_it.map(|game| game.halves[1]));
            println!("| {} | {} | {} |", content.table(*table).id, mission.id, rate.words());
        }
    }
    println!();
}

/// How often each team wins: over everything, by colour, by mission; and against each other.
pub(crate) fn teams(content: &Content, games: &[Played]) {
    let missions: Vec<&str> = content.missions.iter().map(|mission| mission.id.as_str()).collect();
    println!(
        "| Team | wins | as blue | as red | {} |\n|---|---|---|---|{}",
        missions.join(" | "),
        "---|".repeat(missions.len())
    );
    for (n, team) in content.teams.iter().enumerate() {
        let rate = |fits: &dyn Fn(&Played, usize) -> bool| {
            let mut rate = Rate::default();
            for game in games {
                (0..2)
                    .filter(|&colour| game.teams[colour] == n && fits(game, colour))
                    .for_each(|colour| rate.add(game.halves[colour]));
            }
            rate
        };
        let by_colour = [0, 1].map(|wanted| rate(&|_, colour| colour == wanted).short());
        let by_mission: Vec<String> = (0..missions.len())
            .map(|mission| {
                let by_colour = COLOURS.iter().enumerate().map(|(wanted, _)| {
                    rate(&|game, colour| game.mission == mission && colour == wanted).short()
                });
                by_colour.collect::<Vec<_>>().join("/")
            })
            .collect();
        println!(
            "| {} | {} | {} | {} |",
            team.id,
            rate(&|_, _| true).words(),
            by_colour.join(" | "),
            by_mission.join(" | ")
        );
    }
    println!("\nof 100 the team of the row wins against that of the column\n");
    for (row, team) in content.teams.iter().enumerate() {
        let cells: Vec<String> = (0..content.teams.len())
            .map(|column| {
                let mut rate = Rate::default();
                for game in games {
                    (0..2)
                        .filter(|&colour| game.teams[colour] == row && game.teams[1 - colour] == column)
                        .for_each(|colour| rate.add(game.halves[colour]));
                }
                format!("{:>3}", rate.short())
            })
            .collect();
        println!("{:<28} {}", team.id, cells.join(" "));
    }
    println!();
}

/// How often the bot takes side B of each card.
pub(crate) fn chosen(content: &Content, games: &[Played]) {
    println!("| Team | A | B | B is taken |\n|---|---|---|---|");
    each_card(content, games, |team, names, taken| {
        let n_b = taken.iter().filter(|(_, _, is_b)| *is_b).count();
        let share = n_b as f64 * 100.0 / taken.len().max(1) as f64;
        println!("| {team} | {} | {} | {share:.0} |", names[0], names[1]);
    });
    println!();
}

/// By how many games of 100 a team wins more often with side B of a card than with side A.
///
/// Each game is compared with the mean of the games of that team in that mission and colour, so that only the card is left.
pub(crate) fn worth(content: &Content, games: &[Played]) {
    let mut means = BTreeMap::<(usize, usize, usize), Rate>::new();
    for game in games {
        for colour in 0..2 {
            means.entry((game.mission, colour, game.teams[colour])).or_default().add(game.halves[colour]);
        }
    }
    println!("| Team | A | B | B - A | by mission |\n|---|---|---|---|---|");
    each_card(content, games, |team, names, taken| {
        let difference = |fits: &dyn Fn(&Played) -> bool| {
            let mut sums = [(0.0, 0.0, 0.0); 2];
            for (game, colour, is_b) in taken.iter().filter(|(game, ..)| fits(game)) {
                let mean = means[&(game.mission, *colour, game.teams[*colour])].share();
                let more = f64::from(game.halves[*colour]) / 2.0 - mean;
                let sum = &mut sums[usize::from(*is_b)];
                *sum = (sum.0 + 1.0, sum.1 + more, sum.2 + more * more);
            }
            let mean = |(n, sum, _): (f64, f64, f64)| sum / n.max(1.0);
            let variance = |(n, _, squares): (f64, f64, f64)| squares / n.max(1.0) / n.max(1.0);
            let error = 1.96 * (variance(sums[0]) + variance(sums[1])).sqrt();
            ((mean(sums[1]) - mean(sums[0])) * 100.0, error * 100.0)
        };
        let (all, error) = difference(&|_| true);
        let by_mission: Vec<String> = (0..content.missions.len())
            .map(|mission| format!("{:+.0}", difference(&|game| game.mission == mission).0))
            .collect();
        println!(
            "| {team} | {} | {} | {all:+.1} ± {error:.1} | {} |",
            names[0],
            names[1],
            by_mission.join(" ")
        );
    });
    println!();
}

/// Calls for each card of each team with the games in which it was used: the colour of the team, and whether side B was.
fn each_card(
    content: &Content,
    games: &[Played],
    mut tell: impl FnMut(&str, [&str; 2], &[(&Played, usize, bool)]),
) {
    for (n, team) in content.teams.iter().enumerate() {
        for (card, sides) in team.loadouts.iter().enumerate() {
            let taken: Vec<(&Played, usize, bool)> = games
                .iter()
                .flat_map(|game| [(game, 0), (game, 1)])
                .filter(|(game, colour)| game.teams[*colour] == n)
                .map(|(game, colour)| (game, colour, game.sides[colour][card]))
                .collect();
            tell(&team.id, sides.map(|side| content.side(side).id.as_str()), &taken);
        }
    }
}
