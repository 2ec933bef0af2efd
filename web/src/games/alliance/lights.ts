/** What can be tapped is lit: where to go softly, dashed where it takes the move action first, whom to attack strongly. */
import type { LightLook } from '../../table/lights';
import type { Light } from './offers';

const MOVE: LightLook = { colour: 'var(--light-move)', fill: 'var(--light-move-fill)', width: 3, strength: 0.85 };
const PICK: LightLook = { colour: 'var(--light-pick)', fill: 0.24, width: 5, calls: true };

export const LIGHTS: Readonly<Record<Light, LightLook>> = {
  move: MOVE,
  deploy: MOVE,
  run: { colour: 'var(--light-move)', width: 3, strength: 0.55, dashes: '4 10', dotted: true },
  attack: { colour: 'var(--light-attack)', fill: 0.2, width: 5 },
  pick: PICK,
  way: PICK,
  activate: { colour: 'var(--ring-player)', fill: 0.2, width: 4 },
  thing: { colour: 'var(--thing)', fill: 0.25, width: 4, dashes: '14 8' },
};
