//! STUB

use crate::apply::Ctx;
use crate::content::OnHit;
use crate::world::FigureId;

impl Ctx<'_> {
    /// Wounds that nothing prevents (116, 171), with what follows: bleeding, death, who takes over.
    pub(in crate::flow) fn wound(&mut self, _rule: &'static str, _figure: FigureId, _wounds: u16) {
        todo!()
    }

    /// Heals, never more than there are wounds (169).
    pub(in crate::flow) fn heal(&mut self, _rule: &'static str, _figure: FigureId, _wounds: u16) {
        todo!()
    }

    /// What befalls somebody who was hit (115), Push included; `from` is where it is pushed away from.
    pub(in crate::flow) fn befall(
        &mut self,
        _figure: FigureId,
        _what: OnHit,
        _from: Option<sortie_boards::hex::Hex>,
    ) {
        todo!()
    }
}
