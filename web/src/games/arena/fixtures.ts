/** A tiny arena for tests: seven fields around a middle, two areas, one pillar far off. */
import type { Content, Event, View } from './types';

export const content: Content = {
  map: {
    // 0 is the middle; 1 to 6 lie around it, clockwise from the right.
    fields: [
      { x: 2, y: 1, area: 1, number: 1 },
      { x: 4, y: 1, area: 1, number: 2 },
      { x: 3, y: 2, area: 1, number: 3 },
      { x: 1, y: 2, area: 2, number: 1 },
      { x: 0, y: 1, area: 2, number: 2 },
      { x: 1, y: 0, area: 2, number: 3 },
      { x: 3, y: 0, area: 2, number: 4 },
    ],
    pillars: [{ x: 6, y: 1, beside: [1] }],
    areas: [
      [0, 1, 2],
      [3, 4, 5, 6],
    ],
    neighbours: [
      [1, 2, 3, 4, 5, 6],
      [0, 2, 6],
      [0, 1, 3],
      [0, 2, 4],
      [0, 3, 5],
      [0, 4, 6],
      [0, 1, 5],
    ],
  },
  levels: [level(), level(), level()],
  threats: [
    { id: 'dust_cloud', needs: { sum: 9 }, penalty: { droids: ['battle', 'battle'] } },
    { id: 'closing_ring', needs: { dice: [1, 3, 5] }, penalty: { droids: ['super', 'super'] } },
    { id: 'falling_masonry', needs: { dice: [4, 5, 6] }, penalty: { force: 2 } },
  ],
  megas: [{ id: 'gates_thrown_open', round: 1, needs: { dice: [3, 4, 5] } }],
  boards: [
    {
      jedi: 'mace',
      players: 2,
      fields: [
        { kind: 'fight', bonus: 2, exact: null },
        { kind: 'fight', bonus: 5, exact: 1 },
        { kind: 'force', exact: null, steps: null },
        { kind: 'force', exact: 5, steps: 3 },
        { kind: 'push', exact: 4, droids: ['super', 'any', 'any'] },
      ],
    },
  ],
  force_scale: [0, 1, 1, 2, 2, 3],
  r2d2_areas: [1, 0, 0],
  c3po_areas: [0, 1, 0],
  c3po_tiles: 2,
};

function level(): Content['levels'][number] {
  return {
    start_force: 1,
    start_areas: [1, 0, 0],
    track: [
      { round: 1, phase: { phase: 'threats' } },
      { round: 1, phase: { phase: 'roll' } },
      { round: 1, phase: { phase: 'rush', kind: 'super' } },
      { round: 2, phase: { phase: 'threats' } },
      { round: 2, phase: { phase: 'victory' } },
    ],
  };
}

/** Mace in the middle with a 4, Kit on field 1; battle droids on 3 and 4, a droideka on 6. */
export const view: View = {
  difficulty: 'normal',
  modules: { r2d2: true, c3po: true },
  round: 1,
  position: 1,
  phase: { phase: 'roll' },
  force: 3,
  supply: [28, 30, 29],
  droids: [null, null, null, 'battle', 'battle', null, 'droideka'],
  jedi: [
    { jedi: 'mace', field: 0, die: 4, dice_left: 7, board: [null, null, null, null, null] },
    { jedi: 'kit', field: 1, die: 2, dice_left: 7, board: [] },
  ],
  cards: [
    { card: 0, dice: [3], met: false, missing: [], sum: 3 },
    { card: 1, dice: [3, 6], met: false, missing: [1, 5], sum: 9 },
    { card: 2, dice: [], met: false, missing: [4, 5, 6], sum: 0 },
    { card: 0, dice: [], met: false, missing: [3, 4, 5], sum: 0 },
  ],
  areas_left: 20,
  areas_discarded: [2],
  threats_left: 12,
  fight: null,
  r2d2_ready: true,
  c3po_left: 2,
  ending: null,
};

/** One event of every kind; the compiler complains when one is missing. */
export const events: { [What in Event['what']]: Extract<Event, { what: What }> } = {
  started: { what: 'started', seat: 0, field: 0 },
  phase_began: { what: 'phase_began', position: 2, round: 1, phase: { phase: 'rush', kind: 'super' } },
  threats_revealed: { what: 'threats_revealed', threats: [0, 1, 2], mega: 0 },
  rolled: { what: 'rolled', seat: 0, face: 4 },
  reported: { what: 'reported', seat: 0, face: 4 },
  force_spent: { what: 'force_spent', by: 0, die: 1, face: 3, force: 2 },
  flipped: { what: 'flipped', by: 0, die: 1, face: 5 },
  placed_on_card: { what: 'placed_on_card', seat: 0, slot: 1, face: 5 },
  placed_on_board: { what: 'placed_on_board', seat: 0, field: 0, face: 4 },
  fight_began: { what: 'fight_began', seat: 0, value: 6 },
  walked: { what: 'walked', seat: 0, from: 0, to: 5, path: [2, 5] },
  struck: { what: 'struck', seat: 0, field: 3, kind: 'battle', left: 5 },
  fight_ended: { what: 'fight_ended', seat: 0, unused: 2 },
  force_gained: { what: 'force_gained', seat: 0, steps: 2, force: 5 },
  pushed: { what: 'pushed', seat: 0, field: 6, kind: 'droideka' },
  push_stopped: { what: 'push_stopped', seat: 0, left: 2 },
  area_drawn: { what: 'area_drawn', area: 1, kind: 'super', cause: { by: 'threat', slot: 0 } },
  area_skipped: { what: 'area_skipped', area: 2 },
  reshuffled: { what: 'reshuffled', tiles: 28 },
  no_area_free: { what: 'no_area_free', kind: 'super', cause: { by: 'rush' } },
  droid_placed: { what: 'droid_placed', field: 2, kind: 'super' },
  mega_checked: { what: 'mega_checked', met: true },
  threat_checked: { what: 'threat_checked', slot: 0, met: false },
  parleyed: { what: 'parleyed', by: 0, slot: 0 },
  force_lost: { what: 'force_lost', slot: 0, steps: 2, force: 1 },
  round_cleared: { what: 'round_cleared' },
  ended: { what: 'ended', ending: { how: 'victory', smallest: 11, rating: 'knight' } },
};
