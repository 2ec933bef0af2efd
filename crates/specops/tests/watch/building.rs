//! What the watcher believes of a table that is built, and what it holds against it (C1.6, C1.11, S5): in its own geometry.

use sortie_boards::plane::Point;
use sortie_kernel::{Seat, Told};
use sortie_specops::content::{Built, Content, TokenKind};
use sortie_specops::event::SetupEvent;
use sortie_specops::{Event, View};

type Corners = Vec<(i64, i64)>;

/// The pieces as events told of them.
#[derive(Debug, Default)]
pub(crate) struct Building {
    pieces: Vec<Corners>,
    /// Whose turn it was last.
    last: Option<Seat>,
    enough: u8,
}

impl Building {
    pub(crate) fn follow(
        &mut self,
        content: &Content,
        told: &Told<Event>,
        view: &View,
    ) -> Result<(), String> {
        let Event::Setup(event) = &told.event else { return Ok(()) };
        match event {
            SetupEvent::PieceLaid { seat, stock, at, turn } => {
                self.takes_turn(*seat)?;
                self.enough = 0;
                let piece = content.stock(*stock).and_then(|stock| stock.laid(*at, *turn));
                let piece = piece.ok_or("a piece beyond all bounds")?;
                self.pieces.push(corners(piece.piece.polygon.corners()));
                if self.pieces.len() > 14 {
                    return Err("a fifteenth piece (S5)".to_owned());
                }
                self.is_free(self.pieces.len() - 1)
            }
            SetupEvent::TerrainEnough { seat } => {
                self.enough += 1;
                if self.pieces.len() < 8 || self.enough > 2 {
                    return Err(format!("{} pieces are called enough (S5)", self.pieces.len()));
                }
                self.takes_turn(*seat)
            }
            SetupEvent::Chosen { .. }
                if !self.pieces.is_empty() && self.enough < 2 && self.pieces.len() < 14 =>
            {
                Err("the table is built before the mission is told, and it is not done (C1.4)".to_owned())
            }
            SetupEvent::Oriented { turned: true } => {
                self.pieces.iter_mut().flatten().for_each(|(x, y)| (*x, *y) = (9144 - *x, 9144 - *y));
                Ok(())
            }
            SetupEvent::PieceShifted { piece, token, by, .. } => {
                self.shifted(content, view, (piece.index(), *token, *by))
            }
            SetupEvent::PieceRemoved { piece, .. } if piece.index() < self.pieces.len() => {
                self.pieces.remove(piece.index());
                Ok(())
            }
            SetupEvent::PieceRemoved { .. } => Err("there is no such piece".to_owned()),
            _ => Ok(()),
        }
    }

    fn takes_turn(&mut self, seat: Seat) -> Result<(), String> {
        if self.last.replace(seat) == Some(seat) {
            return Err(format!("{seat:?} has two turns in a row (S5)"));
        }
        Ok(())
    }

    /// Straight away from the centre of a token of that kind, and into nobody.
    fn shifted(
        &mut self,
        content: &Content,
        view: &View,
        (n, token, by): (usize, TokenKind, (i32, i32)),
    ) -> Result<(), String> {
        let piece = self.pieces.get_mut(n).ok_or("there is no such piece")?;
        let mission = content.mission(view.mission.ok_or("no mission yet")?);
        let [x, y] = [0, 1].map(|axis: usize| {
            let along = piece.iter().map(|corner| if axis == 0 { corner.0 } else { corner.1 });
            (along.clone().min().unwrap_or(0) + along.max().unwrap_or(0)) / 2
        });
        let (east, south) = (i64::from(by.0), i64::from(by.1));
        let is_away = |at: Point| {
            let (dx, dy) = (x - i64::from(at.x()), y - i64::from(at.y()));
            // A step is rounded to whole units, so it may lie a unit beside the line.
            let length = (dx * dx + dy * dy).isqrt().max(1);
            (dx * south - dy * east).abs() <= 2 * length && dx * east + dy * south > 0
        };
        let mut tokens = mission.tokens.iter().filter(|other| other.kind == token);
        if !tokens.any(|token| is_away(token.at)) {
            return Err(format!("piece {n} goes {by:?}, not straight away from a token (S5)"));
        }
        piece.iter_mut().for_each(|(x, y)| (*x, *y) = (*x + east, *y + south));
        self.is_free(n)
    }

    /// Wholly on the table, over no other piece.
    fn is_free(&self, n: usize) -> Result<(), String> {
        let own = &self.pieces[n];
        if !own.iter().all(|(x, y)| (0..=9144).contains(x) && (0..=9144).contains(y)) {
            return Err(format!("piece {n} is not wholly on the table (S5)"));
        }
        match self.pieces.iter().enumerate().find(|(other, piece)| *other != n && overlap(own, piece)) {
            Some((other, _)) => Err(format!("piece {n} lies over piece {other} (S5)")),
            None => Ok(()),
        }
    }

    /// What is shown is what was told; and no token lies partly on a piece (C1.11).
    pub(crate) fn compare(&self, view: &View) -> Result<(), String> {
        let shown = view.built.iter().flat_map(Built::pieces);
        let shown: Vec<Corners> = shown.map(|piece| corners(piece.piece.polygon.corners())).collect();
        if shown != self.pieces {
            return Err("other pieces are shown than were told".to_owned());
        }
        for token in view.tokens.iter().filter(|token| token.holder.is_none() && view.round == 0) {
            let (x, y) = (i64::from(token.at.x()), i64::from(token.at.y()));
            let on_edge = |piece: &&Corners| edges(piece).any(|(a, b)| is_nearer((x, y), a, b, 127));
            let objective = matches!(token.what, sortie_specops::Lying::Objective(_));
            if objective && self.pieces.iter().any(|piece| on_edge(&piece)) {
                return Err(format!("the token at {x}, {y} lies partly on a piece (C1.11)"));
            }
        }
        Ok(())
    }
}

fn corners(points: &[Point]) -> Corners {
    points.iter().map(|at| (i64::from(at.x()), i64::from(at.y()))).collect()
}

type Corner = (i64, i64);

fn edges(piece: &Corners) -> impl Iterator<Item = (Corner, Corner)> + '_ {
    (0..piece.len()).map(|n| (piece[n], piece[(n + 1) % piece.len()]))
}

fn side(a: Corner, b: Corner, c: Corner) -> i64 {
    ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
}

/// Edges cross, or a point just inside one of them lies in the other. Coordinates are taken four times, so that there is such a point.
fn overlap(one: &Corners, other: &Corners) -> bool {
    let crosses = |(a, b): (Corner, Corner), (c, d): (Corner, Corner)| {
        side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
    };
    one.iter().all(|corner| other.contains(corner))
        || edges(one).any(|edge| edges(other).any(|next| crosses(edge, next)))
        || inside(one, other)
        || inside(other, one)
}

/// Whether something of the first lies strictly within the second: a corner, or the middle of an edge.
fn inside(one: &Corners, other: &Corners) -> bool {
    let other: Corners = other.iter().map(|(x, y)| (2 * x, 2 * y)).collect();
    let spots = edges(one).flat_map(|(a, b)| [(2 * a.0, 2 * a.1), (a.0 + b.0, a.1 + b.1)]);
    spots.into_iter().any(|spot| is_within(spot, &other))
}

fn is_within(at: Corner, piece: &Corners) -> bool {
    let mut odd = false;
    for (a, b) in edges(piece) {
        let is_on = side(a, b, at) == 0
            && (a.0.min(b.0)..=a.0.max(b.0)).contains(&at.0)
            && (a.1.min(b.1)..=a.1.max(b.1)).contains(&at.1);
        if is_on {
            return false;
        }
        if (a.1 > at.1) != (b.1 > at.1) {
            let (low, high) = if a.1 < b.1 { (a, b) } else { (b, a) };
            odd ^= side(low, high, at) > 0;
        }
    }
    odd
}

/// Whether a point is nearer to an edge than so much.
fn is_nearer(at: Corner, a: Corner, b: Corner, far: i64) -> bool {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let along = (at.0 - a.0) * dx + (at.1 - a.1) * dy;
    let length = dx * dx + dy * dy;
    let squared = |c: Corner| (at.0 - c.0).pow(2) + (at.1 - c.1).pow(2);
    if along <= 0 {
        squared(a) < far * far
    } else if along >= length {
        squared(b) < far * far
    } else {
        let across = i128::from(dx * (at.1 - a.1) - dy * (at.0 - a.0));
        across * across < i128::from(far * far) * i128::from(length)
    }
}
