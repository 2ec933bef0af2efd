/** Tables that stand one choice before something happens, and the choice: for tests of what is shown, and when. */
import { expect, type Page } from '@playwright/test';
import { exported } from './api.ts';

export interface Brink {
  id: string;
  /** Makes the choice, from elsewhere: the page only watches. */
  push: () => Promise<void>;
}

interface Entry {
  seat: number;
  choice: unknown;
}

/** The table as it was before its last choice, all seats mine. */
export async function brinkOf(page: Page, id: string): Promise<Brink> {
  const file = await exported(page, id);
  const entries = file.entries as Entry[];
  const { seat, choice } = entries.at(-1)!;
  const answer = await page.request.post('/api/import', { data: { ...file, entries: entries.slice(0, -1) } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id: before } = (await answer.json()) as { id: string };
  return { id: before, push: () => choose(page, before, seat, choice) };
}

/** Over a socket of its own, from a second page of the same guest. */
async function choose(page: Page, id: string, seat: number, choice: unknown): Promise<void> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/manifest.webmanifest');
  await page.bringToFront();
  await elsewhere.evaluate(
    ({ id, seat, choice }) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        socket.onopen = () => say({ say: 'hello', since: null, language: 'en' });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.say === 'table') say({ say: 'choose', sequence: message.table.sequence, seat, choice });
          if (message.say === 'refused') reject(new Error(message.error.message));
          if (message.say === 'steps') resolve(socket.close());
        };
      }),
    { id, seat, choice },
  );
  await elsewhere.close();
}
