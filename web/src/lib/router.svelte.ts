import { tick } from 'svelte';
import { routeOf, type Route } from './routes';

export { paths, ruleIn } from './routes';

interface Place {
  /** How far the page was scrolled when it was left. */
  scroll?: number;
}

let pathname = $state(location.pathname);
let hash = $state(location.hash);
let moved = $state(false);
let visits = $state(0);
const route = $derived<Route>(routeOf(pathname));
let inPlace: ((target: URL, link: HTMLElement) => boolean) | null = null;

export const router = {
  get route(): Route {
    return route;
  },
  get pathname(): string {
    return pathname;
  },
  /** With its `#`, or empty. */
  get hash(): string {
    return hash;
  },
  /** Grows with every step, also with one to where we are: a link to the same rule shows it again. */
  get visits(): number {
    return visits;
  },
  /** Whether the page was changed since it was opened: only then may a screen take the focus. */
  get moved(): boolean {
    return moved;
  },
};

/** Goes to an address of ours; `replace` leaves no way back to the present one. */
export function navigate(address: string, options: { replace?: boolean } = {}): void {
  const target = new URL(address, location.href);
  const samePage = target.pathname === location.pathname;
  if (options.replace) {
    history.replaceState({}, '', target);
  } else {
    keepScroll();
    history.pushState({}, '', target);
  }
  arrive(samePage);
  if (!samePage) scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Lets a screen show what some links lead to without being left for it, as a table does with its rules. `show` says
 * whether it did; the address stays as it is. The answer takes it back.
 */
export function showInPlace(show: (target: URL, link: HTMLElement) => boolean): () => void {
  inPlace = show;
  return () => {
    if (inPlace === show) inPlace = null;
  };
}

/** Listens to links and to the back button. Called once. */
export function startRouter(): () => void {
  history.scrollRestoration = 'manual';
  document.addEventListener('click', followLink);
  addEventListener('popstate', comeBack);
  addEventListener('pagehide', keepScroll);
  return () => {
    document.removeEventListener('click', followLink);
    removeEventListener('popstate', comeBack);
    removeEventListener('pagehide', keepScroll);
  };
}

function arrive(samePage: boolean): void {
  pathname = location.pathname;
  hash = location.hash;
  visits++;
  if (!samePage) moved = true;
}

function keepScroll(): void {
  history.replaceState({ ...(history.state as Place | null), scroll: scrollY }, '');
}

function comeBack(): void {
  arrive(location.pathname === pathname);
  void tick().then(() => restoreScroll((history.state as Place | null)?.scroll ?? 0));
}

/** A screen that loads its data first is short for a moment: try until it is long enough, at most a second. */
function restoreScroll(target: number, until = performance.now() + 1000): void {
  scrollTo({ top: target, behavior: 'instant' });
  if (Math.abs(scrollY - target) > 1 && performance.now() < until) {
    requestAnimationFrame(() => restoreScroll(target, until));
  }
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  if (!inPlace?.(new URL(link.href), link)) navigate(link.href);
}
