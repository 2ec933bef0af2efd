/** Which icon stands for what. Shape and number say the same, so that nothing hangs on the icon alone. */
import type { IconName } from '../../ui/icons';
import type { ActionField, DroidKind, Jedi, Phase } from './types';

export const DROID_ICON: Record<DroidKind, IconName> = {
  battle: 'game-icons:android-mask',
  super: 'game-icons:robot-golem',
  droideka: 'game-icons:nano-bot',
};

export const JEDI_ICON: Record<Jedi, IconName> = {
  obi_wan: 'game-icons:cowled',
  anakin: 'game-icons:polar-star',
  mace: 'game-icons:fist',
  kit: 'game-icons:octopus',
};

/** The colour of a lightsaber; who holds it is known by how it is held as well. */
export const BLADE: Record<Jedi, string> = {
  obi_wan: 'var(--blade-obi-wan)',
  anakin: 'var(--blade-anakin)',
  mace: 'var(--blade-mace)',
  kit: 'var(--blade-kit)',
};

export const FIELD_ICON: Record<ActionField['kind'], IconName> = {
  fight: 'game-icons:light-sabers',
  force: 'game-icons:concentration-orb',
  push: 'game-icons:magic-swirl',
};

export const FORCE_ICON: IconName = 'game-icons:concentration-orb';
export const GUNSHIP_ICON: IconName = 'game-icons:interceptor-ship';

export function phaseIcon(phase: Phase): IconName {
  switch (phase.phase) {
    case 'threats':
      return 'lucide:triangle-alert';
    case 'roll':
      return 'lucide:dices';
    case 'refill':
      return 'lucide:repeat';
    case 'check':
      return 'lucide:clipboard-check';
    case 'rush':
      return DROID_ICON[phase.kind];
    case 'victory':
      return 'game-icons:laurels-trophy';
  }
}
