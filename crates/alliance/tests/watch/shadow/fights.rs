//! Lines of activation cards, and attacks with their Cleaves.

use sortie_alliance::attack::Condition;
use sortie_alliance::content::{Icon, LineVerb};
use sortie_alliance::world::{FigureId, Side};

use super::{Checked, Shadow, must};

impl Shadow<'_> {
    /// The line under way is paid for: two actions a figure (R24.6), one attack action (R28.6) unless Assault (R28.5).
    pub(super) fn line_ends(&mut self) -> Checked {
        let (Some(acting), Some(card)) = (&mut self.acting, self.card) else { return Ok(()) };
        let Some(line) = acting.line.take() else { return Ok(()) };
        let card = &self.content.activations[usize::from(card)];
        let icons = &card.line[usize::from(line)].icons;
        acting.spent += icons.len();
        acting.attack_actions += usize::from(icons.contains(&Icon::Attack));
        let acting = *acting;
        let has_assault = self.passives(acting.figure).iter().any(|passive| passive.assault)
            || card.bonus.iter().any(|bonus| bonus.passive.assault);
        must(acting.spent <= 2, || format!("too many actions: {acting:?}"))?;
        must(acting.attack_actions <= 1 || has_assault, || format!("too many attack actions: {acting:?}"))
    }

    pub(super) fn attacks(&mut self, attacker: FigureId, target: FigureId) -> Checked {
        let printed =
            self.figures[attacker.index()].group.map(|group| &self.content.groups[self.groups[group]]);
        self.cleaves.push(Vec::new());
        for word in printed.iter().flat_map(|group| &group.keywords) {
            self.may_cleave(word)?;
        }
        let (one, other) = (&self.figures[attacker.index()], &self.figures[target.index()]);
        must(one.at.is_some() && other.at.is_some(), || "one is not there".to_owned())?;
        must(one.side.is_hostile_to(other.side), || "they are not hostile".to_owned())?;
        must(!one.conditions.contains(&Condition::Stun), || "it is stunned".to_owned())?;
        if one.side == Side::Imperial {
            let acting = self.acting.filter(|acting| acting.figure == attacker).ok_or("it does not act")?;
            let card = self.card.map(|card| &self.content.activations[usize::from(card)]).ok_or("no card")?;
            let line = acting.line.map(|line| &card.line[usize::from(line)]).ok_or("no line is under way")?;
            let may = line.icons.contains(&Icon::Attack)
                || matches!(line.verb, LineVerb::Does(_) | LineVerb::Attack | LineVerb::MoveAttack(_));
            must(may, || format!("the line has no attack: {line:?}"))?;
        }
        Ok(())
    }

    /// An attack gains what is written there; each Cleave is a source for itself, in the order they come in.
    pub(super) fn may_cleave(&mut self, words: &str) -> Checked {
        let found =
            words.split([' ', ':']).filter_map(|word| word.strip_prefix("cleave")?.parse::<u16>().ok());
        self.cleaves.last_mut().ok_or("no attack is under way")?.extend(found);
        Ok(())
    }
}
