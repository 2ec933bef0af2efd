import { readOthers, readSettings, type Settings } from './settings';
import { recall, remember } from './storage';

export { PACES } from './settings';

const STORAGE_KEY = 'sortie-settings';

const current = $state<Settings>(readSettings(recall(STORAGE_KEY)));
const others = $state<Record<string, unknown>>(readOthers(recall(STORAGE_KEY)));
const systemWantsLess = matchMedia('(prefers-reduced-motion: reduce)');
let systemReduced = $state(systemWantsLess.matches);
systemWantsLess.addEventListener('change', () => (systemReduced = systemWantsLess.matches));
applyToPage();

/** How this browser likes things. Reading is reactive; `change` writes. */
export const settings: Readonly<Settings> = current;

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(current, change);
  store();
  applyToPage();
}

/** A setting of one game, kept under a name of its own; `read` makes sense of whatever was stored. Reading is reactive. */
export function gameSetting<Value>(name: string, read: (stored: unknown) => Value): { value: Value } {
  return {
    get value() {
      return read(others[name]);
    },
    set value(value) {
      others[name] = value;
      store();
    },
  };
}

function store(): void {
  remember(STORAGE_KEY, JSON.stringify({ ...others, ...current }));
}

/** Whether to leave out movement: the choice made here, else the system's. */
export function isMotionReduced(): boolean {
  return current.motion === 'system' ? systemReduced : current.motion === 'reduced';
}

/** Whether anything may be heard: the choice made here, else whatever goes for motion. */
export function isSoundOn(): boolean {
  return current.sound === 'system' ? !isMotionReduced() : current.sound === 'on';
}

/** The style sheet reads both attributes; so does `public/theme.js`, before the first paint. */
function applyToPage(): void {
  const { dataset } = document.documentElement;
  for (const name of ['theme', 'motion'] as const) {
    if (current[name] === 'system') delete dataset[name];
    else dataset[name] = current[name];
  }
}
