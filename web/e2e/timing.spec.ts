import { finishedTable, ME, newTable, playUntil, seededTable } from './support/api.ts';
import { newSkirmish, playSkirmishUntil } from './support/alliance.ts';
import { brinkOf } from './support/brink.ts';
import { Table } from './support/table.ts';
import { expect, test, type Page } from './support/test.ts';
import { any, text } from './support/texts.ts';

/** A whole end of a round plays out, on a machine that may be busy. */
const SHOWN = { timeout: 60_000 };
const MOVING = { reducedMotion: 'no-preference' } as const;

/** What a page said, moment by moment: the log's last number of the Force, the display's, and whether the result stands. */
interface Moment {
  log: number | null;
  display: number;
  round: number;
  logged: number;
  supply: number[];
  over: boolean;
}

/** Writes down what the arena's page says whenever it changes. */
async function watch(page: Page): Promise<() => Promise<Moment[]>> {
  const words = { force: text('arena-force'), supplies: text('arena-supplies'), log: text('log'), title: [text('result-won'), text('result-lost')] };
  const seen = await page.evaluateHandle((words) => {
    const seen: Moment[] = [];
    const numberIn = (one: Element | null | undefined) => Number(/\d+/.exec(one?.textContent ?? '')?.[0] ?? 0);
    const look = () => {
      const log = document.querySelector(`[role=log][aria-label="${words.log}"]`);
      const lines = [...(log?.querySelectorAll('p') ?? [])].map((line) => line.textContent ?? '');
      const forces = lines.flatMap((line) => /is lost; (\d+) left|; Force (\d+)\.|it (?:stays at|is now) (\d+)\./.exec(line)?.slice(1).filter(Boolean) ?? []);
      const moment = {
        log: forces.length > 0 ? Number(forces.at(-1)) : null,
        display: numberIn(document.querySelector(`section[aria-label="${words.force}"] .big`)),
        round: numberIn(document.querySelector('header .where')),
        logged: numberIn([...(log?.querySelectorAll('h3') ?? [])].at(-1)),
        supply: [...document.querySelectorAll(`section[aria-label="${words.supplies}"] li strong`)].map(numberIn),
        over: [...document.querySelectorAll('h2')].some((heading) => words.title.includes(heading.textContent ?? '')),
      };
      if (JSON.stringify(moment) !== JSON.stringify(seen.at(-1))) seen.push(moment);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
    return seen;
  }, words);
  return () => seen.jsonValue();
}

/** The log says no number that the display does not show. */
function expectHonest(seen: readonly Moment[]): void {
  seen.forEach((moment, n) => {
    if (n > 0 && moment.log !== null && moment.log !== seen[n - 1]!.log) expect(moment.display).toBe(moment.log);
    expect(moment.logged).toBeLessThanOrEqual(moment.round);
  });
}

test('arena: the result comes after what led to it, and nothing beside the board is ahead of the board', async ({ guest, sitDown }) => {
  const page = await guest(MOVING);
  const { id, push } = await brinkOf(page, await finishedTable(page, 4));
  const table = await sitDown(page, id);
  const moments = await watch(page);
  const before = table.live.state!;
  await push();
  const { view } = await table.live.until('the end', ({ outcome }) => outcome !== null);

  await expect(table.result).toBeVisible(SHOWN);
  const seen = await moments();
  const result = seen.find(({ over }) => over)!;
  expect(seen[0]).toMatchObject({ over: false, supply: before.view.supply, display: before.view.force });
  // When the word falls, the board has shown everything.
  expect(result).toMatchObject({ supply: view.supply, display: view.force, round: view.round });
  expectHonest(seen);
});

test('arena: a round ends on the board first; log, header and question follow, and Skip brings all of them at once', async ({ guest, sitDown }) => {
  const page = await guest({ ...MOVING, viewport: { width: 1600, height: 900 } });
  const first = await seededTable(page, 7, 2);
  expect((await playUntil(page, first, { ask: 'place', round: 2 })).outcome, 'the dice let them live').toBeNull();

  await test.step('left alone, nothing runs ahead', async () => {
    const { id, push } = await brinkOf(page, first);
    const table = await sitDown(page, id);
    const moments = await watch(page);
    await push();
    await expect(page.locator('header .where')).toContainText(text('arena-round', { round: 2 }));
    await expect(table.decision.getByRole('heading', { name: any('arena-ask-place-die', ['face']) })).toBeVisible(SHOWN);
    await expect(table.log.getByRole('heading', { name: text('round', { n: 2 }) })).toBeVisible();
    const seen = await moments();
    expectHonest(seen);
    expect(seen.filter(({ round, logged }) => round > logged && logged > 0).length).toBeGreaterThan(0);
  });

  await test.step('Skip', async () => {
    const { id, push } = await brinkOf(page, first);
    const table = await sitDown(page, id);
    await push();
    const skip = table.decision.getByRole('button', { name: text('help-skip') });
    await expect(skip).toBeVisible();
    await expect(page.locator('header .where')).not.toContainText(text('arena-round', { round: 2 }));
    await expect(table.log.getByRole('heading', { name: text('round', { n: 2 }) })).toBeHidden();
    await skip.click();
    // One look, without waiting: everything is there.
    const now = await page.evaluate(() => ({ header: document.querySelector('header .where')?.textContent, log: [...document.querySelectorAll('[role=log] h3')].at(-1)?.textContent }));
    expect(now).toMatchObject({ header: expect.stringContaining(text('arena-round', { round: 2 })), log: text('round', { n: 2 }) });
    await expect(skip).toBeHidden();
  });
});

test('alliance: the phone’s header, panel and result wait for the board', async ({ guest }) => {
  const page = await guest({ ...MOVING, viewport: { width: 360, height: 740 } });
  const finished = await newSkirmish(page, [ME, ME]);
  await playSkirmishUntil(page, finished, { ask: 'never' });
  const { id, push } = await brinkOf(page, finished);
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('application', { name: text('alliance-board'), exact: true })).toBeVisible();
  const table = new Table(page);
  const seen = await page.evaluateHandle((titles) => {
    const seen = { early: 0, played: 0 };
    new MutationObserver(() => {
      const over = [...document.querySelectorAll('h2')].some((heading) => titles.includes(heading.textContent ?? ''));
      const plays = document.querySelector('.float, .sight') !== null;
      if (plays) seen.played++;
      if (over && (plays || seen.played === 0)) seen.early++;
    }).observe(document.body, { subtree: true, childList: true });
    return seen;
  }, [text('result-won'), text('result-lost')]);
  await push();
  await expect(table.result).toBeVisible(SHOWN);
  const { early, played } = await seen.jsonValue();
  expect({ early, shown: played > 0 }).toEqual({ early: 0, shown: true });
});

test('an ending: on the board, read aloud, left and found again by keyboard', async ({ guest, sitDown }) => {
  const page = await guest();
  const { id, push } = await brinkOf(page, await finishedTable(page, 2));
  const table = await sitDown(page, id);
  await push();
  await expect(table.result).toBeVisible(SHOWN);
  await expect(table.result).toBeFocused();
  const tally = page.getByRole('table', { name: text('ending-tally') });
  await expect(tally.getByRole('row')).toHaveCount(6);
  await expect(tally.getByRole('rowheader', { name: text('arena-tally-droids') })).toBeVisible();
  // The ways on stand where questions stood.
  for (const way of ['result-replay', 'result-again', 'result-home']) await expect(table.decision.getByRole('link', { name: text(way) })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(table.result).toBeHidden();
  await table.decision.getByRole('button', { name: text('ending-show') }).click();
  await expect(table.result).toBeVisible(SHOWN);
});

test('sound: none before a touch, some when things are shown, none where it is switched off', async ({ guest, sitDown }) => {
  const page = await guest(MOVING);
  await page.addInitScript(() => {
    const made = { contexts: 0, sounds: 0 };
    (window as unknown as { made: typeof made }).made = made;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.contexts++;
      }
      override createGain(): GainNode {
        made.sounds++;
        return super.createGain();
      }
    };
  });
  const made = () => page.evaluate(() => (window as unknown as { made: { contexts: number; sounds: number } }).made);
  const finished = await finishedTable(page, 2);

  const silent = await brinkOf(page, finished);
  let table = await sitDown(page, silent.id);
  await silent.push();
  await expect(table.result).toBeVisible(SHOWN);
  expect(await made()).toEqual({ contexts: 0, sounds: 0 });

  const heard = await brinkOf(page, finished);
  table = await sitDown(page, heard.id);
  await page.mouse.click(2, 2);
  await heard.push();
  await expect(table.result).toBeVisible(SHOWN);
  expect(await made()).toMatchObject({ contexts: 1, sounds: expect.any(Number) });
  expect((await made()).sounds).toBeGreaterThan(3);

  await page.goto('/settings');
  await page.getByRole('radiogroup', { name: text('settings-sound') }).getByText(text('settings-off')).click();
  const off = await brinkOf(page, finished);
  table = await sitDown(page, off.id);
  await page.mouse.click(2, 2);
  await off.push();
  await expect(table.result).toBeVisible(SHOWN);
  expect(await made()).toEqual({ contexts: 0, sounds: 0 });
});

test('the title calls whoever looks elsewhere when it is their turn', async ({ guest, sitDown }) => {
  const page = await guest();
  const id = await newTable(page, [ME, ME]);
  await sitDown(page, id);
  await expect(page).toHaveTitle(new RegExp(`^${text('arena-title-move')}`));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).toHaveTitle(new RegExp(`^${text('turn-title', { title: text('arena-title-move') })}`));
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).toHaveTitle(new RegExp(`^${text('arena-title-move')}`));
});
