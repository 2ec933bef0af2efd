import { describe, expect, it } from 'vitest';
import type { Lobby } from '../generated/Lobby';
import type { ServerMessage } from '../generated/ServerMessage';
import type { Step } from '../generated/Step';
import type { TableState } from '../generated/TableState';
import { quietLobby } from '../table/lobby';
import { hear, NOTHING_YET, patience, type LiveState } from './live-state';

const lobby: Lobby = { ...quietLobby(), mine: [0] };

function table(sequence: number): TableState {
  return { sequence, n_choices: sequence, view: {}, decision: null, outcome: null, can_take_back: false, lobby };
}

function step(sequence: number): Step {
  return { sequence, seat: 0, choice: null, events: [] };
}

function told(...messages: ServerMessage[]): LiveState {
  return messages.reduce(hear, NOTHING_YET);
}

const sequences = (state: LiveState) => state.story.map(({ sequence }) => sequence);
const opening: ServerMessage = { say: 'table', table: table(1), story: [step(0), step(1)] };

describe('what is heard from a table', () => {
  it('starts with all of it', () => {
    expect(sequences(told(opening))).toEqual([0, 1]);
    expect(told(opening).table?.sequence).toBe(1);
  });

  it('goes on with steps', () => {
    const state = told(opening, { say: 'steps', steps: [step(2), step(3)], table: table(3) });
    expect(sequences(state)).toEqual([0, 1, 2, 3]);
    expect(state.table?.sequence).toBe(3);
  });

  it('is not told twice after a gap', () => {
    const again: ServerMessage = { say: 'steps', steps: [step(1), step(2)], table: table(2) };
    expect(sequences(told(opening, again))).toEqual([0, 1, 2]);
  });

  it('starts anew when the table went back', () => {
    const back: ServerMessage = { say: 'table', table: table(4), story: [step(0)] };
    expect(sequences(told(opening, back))).toEqual([0]);
  });

  it('changes the lobby alone', () => {
    const state = told(opening, { say: 'lobby', lobby: { ...lobby, pace: 0 } });
    expect(state.table?.lobby.pace).toBe(0);
    expect(state.table?.sequence).toBe(1);
  });

  it('knows no lobby without a table', () => {
    expect(told({ say: 'lobby', lobby })).toBe(NOTHING_YET);
  });

  it('keeps the table when something was refused', () => {
    const error = { code: 'stale', message: 'Too late.', field: null, rule: null };
    const state = told(opening, { say: 'refused', error });
    expect(state.refusal).toEqual(error);
    expect(state.table?.sequence).toBe(1);
  });
});

it('waits longer after each failure, but never long', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(patience)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});
