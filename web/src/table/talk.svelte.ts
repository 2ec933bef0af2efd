/** What people at a table say to each other beside the game, and the finger they put on its board. */
import { untrack } from 'svelte';
import type { Phrase } from '../generated/Phrase';
import type { SeatState } from '../generated/SeatState';
import type { Spot } from '../generated/Spot';
import type { Talk } from '../lib/live.svelte';
import type { Bounds, Point } from './camera';

/** In the order of the menu: a list of all, or it does not compile. */
const ORDER: Readonly<Record<Phrase, number>> = { me_first: 0, you_first: 1, help: 2, wait: 3, well_done: 4, thanks: 5 };
export const PHRASES = (Object.keys(ORDER) as Phrase[]).sort((a, b) => ORDER[a] - ORDER[b]);

/** The key of the text of a phrase. */
export function phraseKey(phrase: Phrase): string {
  return `talk-phrase-${phrase.replace('_', '-')}`;
}

/** Whether there is anybody to talk to: another person with a seat, or somebody who watches. */
export function hasCompany(seats: readonly SeatState[], spectators: number): boolean {
  return spectators > 0 || seats.some((seat) => seat.kind === 'person' && !seat.mine && seat.present);
}

/** A point of the board in thousandths of its picture. */
export function spotOf({ x, y }: Point, bounds: Bounds): Spot {
  const share = (value: number, least: number, length: number) => Math.min(1000, Math.max(0, Math.round(((value - least) / length) * 1000)));
  return { x: share(x, bounds.x, bounds.width), y: share(y, bounds.y, bounds.height) };
}

/** The point of the board that a spot means. */
export function pointOf({ x, y }: Spot, bounds: Bounds): Point {
  return { x: bounds.x + (x / 1000) * bounds.width, y: bounds.y + (y / 1000) * bounds.height };
}

/** The place of the board nearest to a point. */
export function nearest<Place extends { readonly at: Point }>(places: readonly Place[], { x, y }: Point): Place | undefined {
  const far = ({ at }: Place) => Math.hypot(at.x - x, at.y - y);
  return places.reduce<Place | undefined>((best, place) => (best && far(best) <= far(place) ? best : place), undefined);
}

/** The finger of whoever sits at this screen, and those of the others. There is one table on a screen. */
class Finger {
  /** The next tap on the board points instead of choosing. */
  raised = $state(false);
  /** What is pointed at now. */
  pointed = $state.raw<readonly Extract<Talk, { say: 'pointed' }>[]>([]);
  /** How it is told; none where nobody can be told. */
  tell = $state.raw<((at: Spot) => void) | null>(null);

  /** Boards on the screen that can be pointed at. */
  boards = $state(0);

  /** A board is there; what is returned takes it away again. */
  reach(): () => void {
    untrack(() => this.boards++);
    return () => untrack(() => this.boards--);
  }

  point(at: Spot): void {
    this.raised = false;
    this.tell?.(at);
  }
}

export const finger = new Finger();
