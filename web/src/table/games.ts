/** Which component shows the table, the replay and a small picture of a game. A new game adds its line here. */
import type { Component } from 'svelte';
import type { Replay } from '../generated/Replay';

type Shows<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

type TableProps = { id: string; content: never };
type ReplayProps = { id: string; content: never; replay: Replay };
type PictureProps = { content: never; view: never; bots: readonly boolean[] };

const TABLES: Record<string, Shows<TableProps>> = {
  alliance: () => import('../games/alliance/AllianceTable.svelte'),
  arena: () => import('../games/arena/ArenaTable.svelte'),
};

const REPLAYS: Record<string, Shows<ReplayProps>> = {
  alliance: () => import('../games/alliance/AllianceReplay.svelte'),
  arena: () => import('../games/arena/ArenaReplay.svelte'),
};

const PICTURES: Record<string, Shows<PictureProps>> = {
  alliance: () => import('../games/alliance/MiniBoard.svelte'),
  arena: () => import('../games/arena/MiniBoard.svelte'),
};

export function tableOf(game: string): Shows<TableProps> {
  return TABLES[game] ?? unknown(game);
}

export function replayOf(game: string): Shows<ReplayProps> {
  return REPLAYS[game] ?? unknown(game);
}

export function pictureOf(game: string): Shows<PictureProps> {
  return PICTURES[game] ?? unknown(game);
}

function unknown(game: string): never {
  throw new Error(`this client cannot show ${game}`);
}
