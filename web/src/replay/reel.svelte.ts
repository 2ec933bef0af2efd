import type { Lobby } from '../generated/Lobby';
import type { Replay } from '../generated/Replay';
import type { SeatState } from '../generated/SeatState';
import type { Step } from '../generated/Step';
import { quietLobby } from '../table/lobby';
import type { Source } from '../table/news';
import { Playback } from './playback.svelte';
import { stepIn } from './timeline';

/** A recorded game of any kind, and where it is shown. Lives as long as the calling component. */
export class Reel<View> {
  readonly views: readonly View[];
  readonly story: readonly Step[];
  readonly seats: readonly SeatState[];
  /** Seats that a bot played. */
  readonly bots: readonly boolean[];
  /** As a live table has one, with nobody of this guest's in it. */
  readonly lobby: Lobby;
  readonly finished: boolean;
  /** The link by which others may look at it. */
  readonly watch: string;
  readonly playback: Playback;

  constructor({ steps, table, watch }: Replay) {
    this.views = steps.map((one) => one.view as View);
    this.story = steps.map((one) => one.step);
    this.seats = table.seats;
    this.bots = table.seats.map((seat) => seat.kind === 'bot');
    this.lobby = quietLobby(table.seats);
    this.watch = watch;
    this.finished = table.outcome !== null;
    this.playback = new Playback(steps.length - 1, stepIn(location.search, steps.length - 1));
  }

  readonly view = $derived.by(() => this.views[this.playback.step]!);
  readonly step = $derived.by(() => this.story[this.playback.step]!);

  /** What a stage plays out. */
  readonly source = (): Source<View> => ({
    view: this.view,
    story: this.story.slice(0, this.playback.step + 1),
  });

  /** Shows the moment after a choice. */
  goTo(sequence: number): void {
    this.playback.go(this.story.findIndex((one) => one.sequence === sequence));
  }
}
