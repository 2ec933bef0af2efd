/** Opens a table: first whether there is one, then all that it takes to show it, at once. */
import type { Component } from 'svelte';
import { enter } from '../games/enter';
import type { TableProps } from '../games/module';
import { gameOf } from '../games/registry';
import { fetchRoom, roomOf, type OpenRoom } from '../games/room';
import { api } from '../lib/api';
import { begun } from '../lib/begun';

/** What a table is shown with. */
export interface Parts {
  readonly Table: Component<TableProps>;
  readonly room: OpenRoom;
  readonly content: never;
}

/** A table that there is; what it is shown with is on its way. */
export interface Found {
  readonly game: string;
  readonly parts: () => Promise<Parts>;
}

/** The address may name a table that does not exist: ask before opening a socket, which cannot say so. */
export async function findTable(id: string): Promise<Found> {
  const table = await api.table(id);
  const game = gameOf(table.game);
  const room = roomOf(game, table);
  return {
    game: table.game,
    parts: begun(async () => {
      const [{ default: Table }, open, content] = await Promise.all([enter(game.id, room.table), fetchRoom(room), api.content<never>(table.game)]);
      return { Table, room: open, content };
    }),
  };
}
