/** What can be tapped is lit: who may act softly, whom to attack strongly. */
import type { LightLook } from '../../table/lights';
import type { Light } from './offers';

export const LIGHTS: Readonly<Record<Light, LightLook>> = {
  activate: { colour: 'var(--light-activate)', fill: 0.16, width: 5, calls: true },
  attack: { colour: 'var(--light-attack)', fill: 0.14, width: 5, dashes: '13 7' },
  aimed: { colour: 'var(--light-attack)', fill: 0.34, width: 8 },
  pick: { colour: 'var(--mission)', fill: 0.2, width: 5, calls: true },
};
