/** What can be tapped is lit: where to stand softly, whom to strike strongly, whom a walk reaches with a dashed line. */
import type { LightLook } from '../../table/lights';
import type { Light } from './offers';

const STRIKE = 'var(--light-strike)';

export const LIGHTS: Readonly<Record<Light, LightLook>> = {
  stand: { colour: 'var(--light-stand)', fill: 'var(--light-stand-fill)', width: 2.5, strength: 0.9 },
  strike: { colour: STRIKE, fill: 0.55, width: 6, calls: true },
  reach: { colour: STRIKE, fill: 0.16, width: 3, dashes: '9 7' },
  push: { colour: 'var(--light-push)', fill: 0.4, width: 5 },
};
