/** What lies on the map is known by its shape; icon, colour and words say the same. Sizes are units of the drawing. */
import type { IconName } from '../../../ui/icons';
import type { ObjectKind } from '../types';

interface Shape {
  readonly outline: string;
  readonly icon: IconName;
  /** Who put it there. */
  readonly side: 'mission' | 'rebel' | 'imperial';
}

/** Four corners around something: the mark of an objective, whatever the colour. */
export const CORNERS = 'M-46 -30V-46H-30M30 -46H46V-30M46 30V46H30M-30 46H-46V30';

export const SHAPES: Record<ObjectKind, Shape> = {
  door: { outline: 'M-30 -34H30V34H-30Z', icon: 'lucide:door-open', side: 'mission' },
  crate: { outline: 'M-34 -26a8 8 0 0 1 8 -8H26a8 8 0 0 1 8 8V26a8 8 0 0 1 -8 8H-26a8 8 0 0 1 -8 -8Z', icon: 'game-icons:cargo-crate', side: 'mission' },
  terminal: { outline: 'M0 -37A37 37 0 1 1 -0.01 -37Z', icon: 'game-icons:computing', side: 'mission' },
  // A hexagon on its side.
  token: { outline: 'M-20 -35H20L40 0L20 35H-20L-40 0Z', icon: 'game-icons:rune-stone', side: 'mission' },
  // A shield, point down.
  rebel_token: { outline: 'M-34 -34H34V4Q34 28 0 42Q-34 28 -34 4Z', icon: 'game-icons:flying-flag', side: 'rebel' },
  // An octagon.
  imperial_token: { outline: 'M-16 -38H16L38 -16V16L16 38H-16L-38 16V-16Z', icon: 'game-icons:cog', side: 'imperial' },
};
