/** What the shell of a table asks the game for while it is played or watched. */
import { createContext, type Component } from 'svelte';
import type { TableSummary } from '../generated/TableSummary';
import type { Keyboard } from '../table/help';
import type { Teller } from '../table/log';
import type { HintProps, PlayableGame, Room } from './module';

export interface OpenRoom {
  readonly tell: Teller;
  readonly keyboard: Keyboard;
  readonly Hints: Component<HintProps> | null;
}

/** The room that a table or a replay is shown in: set around it, read by the shells. */
export const [openRoom, setOpenRoom] = createContext<OpenRoom>();

/** Where a table is played: here, or beside the boxed game. */
export function roomOf(game: PlayableGame, table: TableSummary): Room {
  return game.companion?.isBeside(table) ? game.companion : game;
}

export async function fetchRoom({ log, keyboard, hints }: Room): Promise<OpenRoom> {
  const [{ default: tell }, { default: keys }, found] = await Promise.all([log(), keyboard(), hints?.()]);
  return { tell, keyboard: keys, Hints: found?.default ?? null };
}
