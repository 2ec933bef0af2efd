/** What can be tapped is lit: where to go softly, with a warning where it wakes somebody, whom to attack strongly. */
import type { LightLook } from '../../table/lights';
import type { Light } from './offers';

const MOVE: LightLook = { colour: 'var(--light-move)', fill: 'var(--light-move-fill)', width: 3, strength: 0.85 };
const PICK: LightLook = { colour: 'var(--light-pick)', fill: 0.24, width: 5, calls: true };

export const LIGHTS: Readonly<Record<Light, LightLook>> = {
  deploy: MOVE,
  move: MOVE,
  unmask: { ...MOVE, dashes: '14 8', width: 4 },
  contact: { colour: 'var(--light-attack)', fill: 'var(--light-move-fill)', width: 4, dashes: '4 9', dotted: true },
  stop: { colour: 'var(--ring-player)', width: 4, strength: 0.9, dashes: '10 8' },
  face: { colour: 'var(--ring-player)', fill: 0.14, width: 3 },
  attack: { colour: 'var(--light-attack)', fill: 0.2, width: 5 },
  heal: { colour: 'var(--light-heal)', fill: 0.2, width: 5 },
  pick: PICK,
  way: PICK,
  activate: { colour: 'var(--ring-enemy)', fill: 0.2, width: 4 },
  deed: { colour: 'var(--light-pick)', fill: 0.25, width: 4, dashes: '14 8' },
};

/** Ways are many, and none is about anybody: N and P pass over them while others are lit. */
export const FAINT: ReadonlySet<string> = new Set<Light>(['move', 'unmask', 'contact', 'deploy']);
