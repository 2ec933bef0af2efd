import type { Locator } from '@playwright/test';
import type { DefendersState } from './support/defenders.ts';
import { CAMPAIGN, MIDWAY, newCampaign, playMission } from './support/defenders-campaign.ts';
import { introduce, ME } from './support/api.ts';
import { isSound, overflow } from './support/looks.ts';
import { Table } from './support/table.ts';
import { expect, test, type Page } from './support/test.ts';
import { escaped, text } from './support/texts.ts';
import { pick } from './support/ui.ts';

const TEAM = 'Night Line';

/** A campaign between its missions, as a person has it before them. */
class Quarters extends Table {
  override readonly board: Locator;

  constructor(page: Page) {
    super(page);
    this.board = page.getByRole('application', { name: text('defenders-board-label'), exact: true });
  }

  get now(): DefendersState {
    return this.live.state as unknown as DefendersState;
  }

  get campaign(): NonNullable<DefendersState['view']['campaign']> {
    return this.now.view.campaign!;
  }

  until(what: string, condition: (state: DefendersState) => boolean): Promise<unknown> {
    return this.live.until(what, (state) => condition(state as unknown as DefendersState));
  }

  title(words: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: words, exact: true });
  }

  press(key: string): Locator {
    return this.page.getByRole('button', { name: text(key), exact: true });
  }

  /** A button about one of several: "Take along: Lasergun". */
  about(key: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${escaped(text(key))}\\s*:`) });
  }

  async go(scene: 'map' | 'quarters' | 'log'): Promise<void> {
    const name = text('defenders-campaign-scene', { scene });
    await this.page.getByRole('navigation', { name: text('campaign-scenes') }).getByRole('button', { name: new RegExp(`^${escaped(name)}`) }).click();
    await expect(this.title(name)).toBeVisible();
  }

  /** Does something and waits until the table has heard it. */
  async does(press: () => Promise<void>): Promise<void> {
    const { sequence } = this.now;
    await press();
    await this.until('an answer', (state) => state.sequence !== sequence);
  }
}

/** What is on the screen can be read by everybody, and on a phone too. */
async function looksGood(page: Page, what: string): Promise<void> {
  const wide = page.viewportSize()!;
  await isSound(page, what);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflow(page), { message: `what sticks out of ${what}` }).toEqual([]);
  await page.setViewportSize(wide);
}

const missionName = (id: string): string => text(`defenders-mission-${id}`.replaceAll('_', '-'));

test('a campaign of defenders: from the form through the first mission to headquarters and into the next', async ({ guest }) => {
  test.slow();
  const page = await guest();
  const table = new Quarters(page);
  let missions: { id: string }[] = [];
  const nameOf = (mission: number) => missionName(missions[mission]!.id);

  await test.step('a new campaign with a team of one’s own', async () => {
    await page.goto('/');
    await page.getByRole('region', { name: new RegExp(text('game-defenders')) }).getByRole('link', { name: text('campaign-new-title') }).click();
    await expect(page.getByRole('radio', { name: new RegExp(`^${escaped(text('defenders-campaign-first-contact'))}`) })).toBeChecked();
    await pick(page, text('defenders-new-agents'), text('defenders-new-count', { n: 2 }));
    await pick(page.getByRole('group', { name: text('new-seat', { n: 2 }) }), text('new-who'), text('who-me'));
    await page.getByRole('textbox', { name: text('campaign-new-name') }).fill(TEAM);
    await page.getByRole('textbox', { name: text('name-label') }).fill('Anna');
    await looksGood(page, 'the form of a campaign');
    await page.getByRole('button', { name: text('new-start') }).click();
    await table.isReady();
    await table.until('the first question', ({ decision }) => (decision?.offers.length ?? 0) > 0);
    ({ missions } = await (await page.request.get('/api/games/defenders/content')).json());
    expect(table.campaign).toMatchObject({ team: TEAM, stage: 'mission', played: [] });
  });

  await test.step('the first mission begins at once', async () => {
    await expect(page.getByRole('region', { name: text('decision') })).toContainText(text('defenders-mission-close-encounters-opening').split('\n')[0]!);
    const { view } = await playMission(page, table.id);
    expect(view.campaign!.played).toHaveLength(1);
  });

  await test.step('its end: how, who, what was found', async () => {
    await page.reload();
    await table.until('headquarters', ({ view }) => view.campaign?.stage === 'headquarters');
    const { ending } = table.campaign.played[0]!;
    await expect(table.title(text('defenders-campaign-ended', { how: ending === 'all_out' ? 'failed' : ending }))).toBeVisible({ timeout: 60_000 });
    const team = page.getByRole('region', { name: text('defenders-campaign-team'), exact: true });
    for (const id of ['marine', 'biotech']) await expect(team).toContainText(text(`defenders-agent-${id}`));
    await expect(page.getByRole('table', { name: text('ending-tally') })).toBeVisible();
    await looksGood(page, 'the end of a mission');
    await table.press('defenders-campaign-to-map').click();
    await expect(table.title(text('defenders-campaign-scene', { scene: 'map' }))).toBeVisible();
  });

  const next = table.campaign.open[0]!;

  await test.step('the situation map, by keyboard', async () => {
    const marks = page.getByRole('group', { name: text('defenders-campaign-chart') }).getByRole('button');
    await expect(marks).toHaveCount(12);
    await looksGood(page, 'the situation map');
    await marks.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(marks.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(marks.first()).toBeFocused();
    await marks.nth(11).focus();
    await page.keyboard.press('Enter');
    await expect(table.title(missionName('back_in_time'))).toBeVisible();
    await expect(page.getByText(text('defenders-campaign-ahead', { ways: '' }).trim())).toBeVisible();
    await expect(table.press('defenders-campaign-set-out')).toHaveCount(0);
    await table.press('defenders-campaign-back').click();
  });

  await test.step('headquarters: somebody else goes, and that is taken back', async () => {
    await table.go('quarters');
    await looksGood(page, 'the headquarters');
    await table.about('defenders-campaign-swap').first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: text('defenders-campaign-swap-title', { who: text('defenders-agent-marine') }) });
    await isSound(page, 'who goes', 'dialog[open]');
    await table.does(() => dialog.getByRole('button', { name: new RegExp(text('defenders-agent-hulk')) }).click());
    expect(table.now.view.agents[0]!.class).toBe('hulk');
    await expect(page.getByRole('article', { name: text('defenders-agent-hulk') })).toBeVisible();
    await table.does(() => page.keyboard.press('t'));
    expect(table.now.view.agents[0]!.class).toBe('marine');
    await page.getByRole('button', { name: text('defenders-campaign-sheet', { who: text('defenders-agent-marine') }) }).click();
    await expect(page.getByRole('dialog', { name: text('defenders-agent-marine') })).toBeVisible();
    await isSound(page, 'a sheet', 'dialog[open]');
    await page.keyboard.press('Escape');
  });

  await test.step('the log tells the mission', async () => {
    await table.go('log');
    await expect(page.getByText(text('defenders-mission-close-encounters-opening').split('\n')[0]!)).toBeVisible();
    await looksGood(page, 'the log');
    await page.getByRole('searchbox', { name: text('campaign-log-search') }).fill('zeppelin');
    await expect(page.getByText(text('campaign-log-nothing', { query: 'zeppelin' }))).toBeVisible();
  });

  await test.step('home knows where the team is', async () => {
    await page.goto('/');
    const campaigns = page.getByRole('region', { name: new RegExp(`${escaped(text('game-defenders'))}$`) });
    await expect(campaigns).toContainText(TEAM);
    await expect(campaigns).toContainText(text('defenders-campaign-at-headquarters'));
    await campaigns.getByRole('link', { name: new RegExp(`^${escaped(text('continue'))}`) }).click();
    await expect(table.title(text('defenders-campaign-scene', { scene: 'map' }))).toBeVisible();
  });

  await test.step('the briefing of the next mission, and out', async () => {
    await page.getByRole('complementary').getByRole('button', { name: new RegExp(escaped(nameOf(next))) }).first().click();
    await expect(table.title(nameOf(next))).toBeVisible();
    await expect(page.getByRole('table', { name: text('defenders-campaign-objectives') })).toContainText(text('defenders-ending', { ending: 'failed' }));
    await looksGood(page, 'a briefing');
    await table.does(() => table.press('defenders-campaign-set-out').click());
    expect(table.campaign.stage).toBe('mission');
    await expect(page.getByRole('banner')).toContainText(nameOf(next));
    await expect(table.board).toBeVisible();
  });
});

test('a campaign of defenders that goes on: weapons are taken along and left, and it comes to its end', async ({ guest }) => {
  test.slow();
  const page = await guest();
  await introduce(page, 'Anna');
  const table = new Quarters(page);
  const open = async (id: string) => {
    await page.goto(`/table/${id}`);
    await table.until('the table', ({ view }) => view.campaign !== null);
  };

  await test.step('a weapon goes along, as many as the briefing says, and stays at headquarters after all', async () => {
    await open(await newCampaign(page, TEAM, [ME, ME, ME], MIDWAY));
    await table.press('defenders-campaign-to-map').click();
    await expect(page.getByRole('button', { name: text('defenders-campaign-badge', { n: 4 }), exact: true })).toBeVisible();
    await table.go('quarters');
    await table.about('defenders-campaign-take').last().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await table.does(() => dialog.getByRole('button', { name: new RegExp(text('defenders-agent-biotech')) }).first().click());
    const { weapons } = table.campaign;
    expect(weapons.filter(({ agent }) => agent !== null)).toMatchObject([{ agent: 1 }]);
    await expect(page.getByText(text('defenders-campaign-along', { rank: 'red', n: 1, most: 2 }))).toBeVisible();
    await expect(page.getByText(text('defenders-campaign-carried', { who: text('defenders-agent-biotech') }))).toBeVisible();
    await table.does(() => page.getByRole('button', { name: new RegExp(`^${escaped(text('defenders-campaign-leave', { weapon: '' }))}`) }).click());
    expect(table.campaign.weapons.every(({ agent }) => agent === null)).toBe(true);
  });

  await test.step('the last mission ends it: epilogue, log and hall', async () => {
    const played = [...MIDWAY.played, { mission: 'visitors', ending: 'accomplished', rounds: 9 }, { mission: 'galaktica', ending: 'partly', rounds: 9 }, { mission: 'judgement_day', ending: 'accomplished', rounds: 14 }] as const;
    const id = await newCampaign(page, 'Last Frequency', [ME, ME], { ...MIDWAY, played });
    await page.goto('/manifest.webmanifest');
    const { view } = await playMission(page, id);
    expect(view.campaign!.stage).toBe('over');
    await open(id);
    await table.press('campaign-to-epilogue').click();
    const { id: ending } = (await (await page.request.get('/api/games/defenders/content')).json()).campaigns.find((one: { id: string }) => one.id === CAMPAIGN).ending[view.campaign!.ending!];
    await expect(page.getByText(text(`defenders-campaign-first-contact-ending-${ending}`))).toBeVisible();
    await looksGood(page, 'an epilogue');
    await table.press('campaign-read-log').click();
    await expect(table.title(text('defenders-campaign-scene', { scene: 'log' }))).toBeVisible();
    await table.press('campaign-to-epilogue').click();
    await page.getByRole('link', { name: text('campaign-hall') }).click();
    await expect(page.getByRole('link', { name: 'Last Frequency' })).toBeVisible();
    await looksGood(page, 'the hall');
  });
});
