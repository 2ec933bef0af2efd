import type { Lobby } from '../generated/Lobby';
import type { SeatState } from '../generated/SeatState';

/** A lobby in which nobody of this guest's sits and nothing is under discussion: of a recorded game, and to begin with in tests. */
export function quietLobby(seats: SeatState[] = []): Lobby {
  return {
    seats,
    mine: [],
    ways: [],
    asks: [],
    may_report: false,
    file: 'nothing',
    spectators: 0,
    pace: 0,
    bots: { wait: true, held: false, may_go_ahead: false, may_set: false },
    undo: null,
    host: { name: null, mine: false, locked: false, returns: [] },
    links: { play: null, watch: '' },
  };
}
