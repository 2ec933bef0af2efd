import { describe, expect, it } from 'vitest';
import { chunkOf } from './chunks';

/** Who imports whom, and what is fetched for itself. */
const IMPORTERS: Record<string, string[]> = {
  '/src/table/camera.ts': ['/src/games/chess/ChessPlay.svelte', '/src/games/chess/MiniBoard.svelte'],
  '/src/table/Log.svelte': ['/src/games/chess/ChessPlay.svelte', '/src/games/chess/replay/Replay.svelte'],
  '/src/games/chess/words.ts': ['/src/games/chess/Panel.svelte', '/src/games/chess/new/NewChess.svelte'],
  '/src/games/chess/Panel.svelte': ['/src/games/chess/ChessPlay.svelte'],
  '/src/games/chess/new/draft.ts': ['/src/games/chess/new/NewChess.svelte'],
  '/src/games/chess/replay/reel.ts': ['/src/games/chess/replay/Replay.svelte'],
};
const DOORS = ['/src/games/chess/ChessPlay.svelte', '/src/games/chess/MiniBoard.svelte', '/src/games/chess/new/NewChess.svelte', '/src/games/chess/replay/Replay.svelte'];
const modules = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [], dynamicImporters: DOORS.includes(id) ? ['/src/games/chess/index.ts'] : [] }),
};

describe('a module goes', () => {
  it.each([
    ['/src/games/chess/ChessPlay.svelte', 'chess-table'],
    ['/src/games/chess/Panel.svelte', 'chess-table'],
    ['/src/table/Log.svelte', 'every-table'],
    // What home shows must not bring the whole table with it.
    ['/src/table/camera.ts', 'every-picture'],
    ['/src/games/chess/MiniBoard.svelte', 'chess-picture'],
    ['/src/games/chess/words.ts', 'chess-shared'],
    // Few pages need these.
    ['/src/games/chess/new/draft.ts', null],
    ['/src/games/chess/replay/reel.ts', null],
    ['/node_modules/fluent/index.js', null],
  ])('%s: %s', (id, chunk) => {
    expect(chunkOf(id, modules)).toBe(chunk);
  });
});
