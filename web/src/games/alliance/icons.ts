/** Which icon stands for whom and what. Number, shape and words say the same, so that nothing hangs on the icon alone. */
import type { IconName } from '../../ui/icons';
import { groupOf, heroOf } from './figures';
import type { Condition, Content, Figure, View } from './types';

const HEROES: Record<string, IconName> = {
  diala_passil: 'game-icons:meditation',
  fenn_signis: 'game-icons:brodie-helmet',
  gaarkhan: 'game-icons:bear-head',
  gideon_argus: 'game-icons:star-medal',
  jyn_odan: 'game-icons:pistol-gun',
  mak_eshkarey: 'game-icons:hooded-assassin',
};

const MODELS: Record<string, IconName> = {
  at_st: 'game-icons:walking-scout',
  champion: 'game-icons:centurion-helmet',
  chewbacca: 'game-icons:bear-face',
  e_web: 'game-icons:sentry-gun',
  han: 'game-icons:ray-gun',
  ig_88: 'game-icons:vintage-robot',
  luke: 'game-icons:light-sabers',
  nexu: 'game-icons:saber-toothed-cat-head',
  officer: 'game-icons:police-officer-head',
  probe_droid: 'game-icons:delivery-drone',
  rebel_saboteur: 'game-icons:stun-grenade',
  rebel_trooper: 'game-icons:mining-helmet',
  royal_guard: 'game-icons:spartan-helmet',
  stormtrooper: 'game-icons:gas-mask',
  trandoshan: 'game-icons:lizardman',
  vader: 'game-icons:samurai-helmet',
  weiss: 'game-icons:missile-mech',
};

/** Somebody this version has no picture of. */
const STRANGER: IconName = 'game-icons:hooded-assassin';

export function heroIcon(id: string): IconName {
  return HEROES[id] ?? STRANGER;
}

export function modelIcon(model: string): IconName {
  return MODELS[model] ?? STRANGER;
}

export function figureIcon(view: View, content: Content, figure: Figure): IconName {
  const hero = heroOf(view, content, figure);
  if (hero) return heroIcon(hero.id);
  return modelIcon(groupOf(view, content, figure)?.model ?? '');
}

/** A condition is known by its shape as well as by its icon and colour. */
export const CONDITION: Record<Condition, { icon: IconName; shape: string; colour: string }> = {
  bleed: { icon: 'game-icons:drop', shape: 'M0 -15 L13 9 L-13 9 Z', colour: '#ff8f7a' },
  focus: { icon: 'game-icons:on-target', shape: 'M0 -13A13 13 0 1 1 -0.01 -13Z', colour: '#8fe388' },
  hide: { icon: 'game-icons:hidden', shape: 'M0 -15L15 0L0 15L-15 0Z', colour: '#9fb7d8' },
  stun: { icon: 'game-icons:knocked-out-stars', shape: 'M-7 -13H7L14 0L7 13H-7L-14 0Z', colour: '#ffd75e' },
  weaken: { icon: 'game-icons:cracked-shield', shape: 'M-12 -12H12V12H-12Z', colour: '#d9a7f5' },
};

/** Colours of groups of one name, in the order of the rules; the first has none to be told apart by. */
export const GROUP_COLOURS: readonly string[] = ['#ff6b52', '#5aa9ff', '#f2e45a', '#4fd69c', '#d9a7f5', '#f7efe2'];

export function groupColour(colour: number): string {
  return GROUP_COLOURS[colour % GROUP_COLOURS.length]!;
}
