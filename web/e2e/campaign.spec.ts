import { CampaignDesk, nameOf } from './support/campaign.ts';
import { isSound, overflow } from './support/looks.ts';
import { MissionTable } from './support/mission.ts';
import { expect, test } from './support/test.ts';
import { any, escaped, text } from './support/texts.ts';
import { pick } from './support/ui.ts';

const TEAM = 'Night Shift';

test('a campaign: the first mission, everything between missions, and on to the next', async ({ guest }) => {
  const page = await guest();
  const table = new MissionTable(page);
  const desk = new CampaignDesk(table);

  /** What is on the screen can be read by everybody, and on a phone too. */
  const looksGood = async (what: string) => {
    const wide = page.viewportSize()!;
    await isSound(page, what);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflow(page), { message: `what sticks out of ${what}` }).toEqual([]);
    await page.setViewportSize(wide);
  };

  await test.step('a new campaign with a team of one’s own', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: text('campaign-new-title') }).first().click();
    await expect(page.getByRole('radio', { name: new RegExp(`^${escaped(text('alliance-campaign-how-many-aboard'))}`) })).toBeChecked();
    for (const hero of ['gideon_argus', 'jyn_odan']) await page.getByRole('checkbox', { name: new RegExp(nameOf('hero', hero)) }).check();
    for (const hero of ['diala_passil', 'jyn_odan']) await page.getByRole('checkbox', { name: new RegExp(nameOf('hero', hero)) }).uncheck();
    await pick(page.getByRole('group', { name: nameOf('hero', 'gideon_argus') }), text('new-who'), text('who-me'));
    await pick(page, text('new-difficulty'), text('difficulty-normal'));
    await page.getByRole('textbox', { name: text('campaign-new-name') }).fill(TEAM);
    await page.getByRole('textbox', { name: text('name-label') }).fill('Anna');
    await page.getByRole('button', { name: text('new-start') }).click();
    await table.arrive();
    expect(table.state.lobby.mine).toEqual([0, 1]);
  });

  await test.step('the first mission', async () => {
    await expect(table.story).toBeVisible();
    await table.pace('instant');
    await table.play(() => desk.campaign.played.length > 0);
    const { won } = desk.campaign.played[0]!;
    await expect(table.story.getByRole('heading', { name: text(won ? 'alliance-campaign-mission-won' : 'alliance-campaign-mission-lost') })).toBeVisible();
    await expect(table.story).toContainText(text(`alliance-mission-clear-lane-after-${won ? 'won' : 'lost'}`));
    await table.play();
    expect(table.prompt.ask).toBe('star_map');
  });

  await test.step('its end: rewards and fame', async () => {
    const { won, fame, how } = desk.campaign.played[0]!;
    await expect(desk.title(text(won ? 'alliance-campaign-mission-won' : 'alliance-campaign-mission-lost'))).toBeVisible();
    await expect(page.getByText(text(`alliance-mission-clear-lane-how-${how}`.replaceAll('_', '-')))).toBeVisible();
    await expect(page.getByRole('region', { name: text('alliance-campaign-rewards') })).toContainText(any('alliance-campaign-gain-credits', ['n', 'written']));
    const sum = page.getByRole('region', { name: text('campaign-fame'), exact: true });
    for (const { what, times } of fame) await expect(sum).toContainText(text('alliance-campaign-fame-line', { what, times }));
    await expect(sum).toContainText(text('alliance-campaign-fame-now', { n: desk.campaign.fame }));
    await looksGood('the end of a mission');
    const did = page.getByRole('table', { name: text('ending-tally') });
    const counted = await did.innerText();
    expect(counted, 'somebody did something').toMatch(/[1-9]/);
    await page.reload();
    await expect(did, 'whoever comes later reads it too').toBeVisible();
    expect(await did.innerText()).toBe(counted);
    await desk.button('alliance-campaign-to-map').click();
    await expect(desk.title(text('alliance-campaign-scene', { scene: 'map' }))).toBeVisible();
    await looksGood('the star map');
  });

  await test.step('two encounters: one pays, one is a test', async () => {
    const { credits } = desk.campaign;
    await desk.travel('encounter', nameOf('encounter', 'twelve_names'));
    await desk.meet('twelve_names', 'leave');
    expect(desk.campaign.credits).toBe(credits + 100);
    await desk.button('alliance-campaign-to-map').click();

    await page.getByRole('button', { name: new RegExp(`^${escaped(nameOf('encounter', 'toll_keeper'))}`) }).click();
    await desk.meet('toll_keeper', 'look');
    const tests = table.live.story.flatMap(({ events }) => events.filter(({ event }) => event.what === 'test_ended'));
    expect(tests.length, 'somebody was tested').toBeGreaterThan(0);
    await desk.button('alliance-campaign-to-map').click();
    await expect(desk.title(text('alliance-campaign-scene', { scene: 'map' }))).toBeVisible();
    expect(desk.campaign.encounters).toHaveLength(1);
  });

  await test.step('training: a card taken, given back, and taken again', async () => {
    await desk.go('training');
    await looksGood('training');
    const take = page.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-campaign-train'))}\\b`) });
    const back = page.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-campaign-untrain'))}\\b`) });
    await desk.does(() => take.first().click());
    expect(desk.campaign.heroes[0]!.class).toHaveLength(1);
    await desk.does(() => back.click());
    expect(desk.campaign.heroes[0]!.class).toHaveLength(0);
    await desk.does(() => take.first().click());
    await page.getByRole('tab', { name: new RegExp(`^${escaped(desk.hero(1))}`) }).click();
    await desk.does(() => take.last().click());
    expect(desk.campaign.heroes.map((hero) => hero.class.length)).toEqual([1, 1]);
  });

  const weapon = await test.step('the armory: a weapon is bought', async () => {
    const { credits, stock } = desk.campaign;
    const [offer] = stock.filter(({ card, price }) => table.content.cards[card]!.slot === 'weapon' && price <= credits).sort((a, b) => a.price - b.price);
    expect(offer, 'a weapon that the team can pay').toBeDefined();
    const { card, price } = offer!;
    await desk.go('armory');
    await looksGood('the armory');
    await desk.about('alliance-campaign-buy', desk.card(card)).click();
    await desk.does(() => page.getByRole('dialog').getByRole('button', { name: text('alliance-campaign-buy-for', { n: price }) }).click());
    expect(desk.campaign.credits).toBe(credits - price);
    await expect(desk.about('alliance-campaign-sell', desk.card(card))).toBeVisible();
    return card;
  });

  await test.step('the inventory: by keyboard from the stash to one and to the other, by mouse back', async () => {
    await desk.go('inventory');
    await looksGood('the inventory');
    await desk.handOver(weapon, page.getByRole('region', { name: text('alliance-campaign-stash') }));
    const first = desk.holder(weapon);
    expect(first).toBeGreaterThanOrEqual(0);
    await desk.handOver(weapon, desk.kit(first));
    const second = desk.holder(weapon);
    expect(second).not.toBe(first);
    const slot = desk.kit(first).getByText(text('alliance-campaign-slot-free'), { exact: true }).first();
    await slot.scrollIntoViewIfNeeded();
    await desk.does(() => desk.kit(second).getByRole('button', { name: desk.card(weapon) }).dragTo(slot));
    expect(desk.holder(weapon)).toBe(first);
    await expect(desk.kit(first).getByRole('button', { name: desk.card(weapon) })).toBeVisible();
  });

  await test.step('the log: what was told is found again', async () => {
    await desk.go('log');
    await page.getByRole('tab', { name: new RegExp(`^${escaped(nameOf('mission', 'clear_lane'))}`) }).click();
    const opening = page.getByText(text('alliance-mission-clear-lane-opening').split('\n')[0]!);
    const second = page.getByText(text('alliance-mission-clear-lane-two-ways'));
    await expect(opening).toBeVisible();
    await looksGood('the log');
    await page.getByRole('searchbox', { name: text('campaign-log-search') }).fill('muscle');
    await expect(opening).toBeHidden();
    await expect(second).toBeVisible();
    await page.getByRole('searchbox', { name: text('campaign-log-search') }).fill('zeppelin');
    await expect(page.getByText(text('campaign-log-nothing', { query: 'zeppelin' }))).toBeVisible();
  });

  /** What a team has, wherever it is looked at. */
  const has = () => {
    const { team, credits, fame, heroes, stash, allies, encounters, played } = desk.campaign;
    return JSON.stringify({ team, credits, fame, heroes, stash, allies, encounters, played });
  };
  const before = has();

  await test.step('the page is opened again, and everything is there', async () => {
    await desk.go('map');
    await page.reload();
    await expect(desk.title(text('alliance-campaign-scene', { scene: 'map' }))).toBeVisible();
    await table.mine();
    expect(has()).toBe(before);
    await expect(page.getByRole('banner')).toContainText(TEAM);
    await desk.go('inventory');
    await expect(desk.kit(desk.holder(weapon)).getByRole('button', { name: desk.card(weapon) })).toBeVisible();
  });

  await test.step('saved as one file and opened again, it is another campaign at the same point', async () => {
    const { id } = table;
    await table.button('menu').click();
    await page.getByRole('link', { name: text('menu-home') }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: new RegExp(`^${escaped(text('menu-export'))}.*${TEAM}$`) }).click();
    const file = await (await saving).path();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('region', { name: new RegExp(`${escaped(text('game-alliance'))}$`) }).getByRole('button', { name: text('campaign-open'), exact: true }).click();
    await (await choosing).setFiles(file);
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id));
    await desk.button('alliance-campaign-to-map').click();
    await table.mine();
    expect(has()).toBe(before);
  });

  await test.step('what is not needed is sold', async () => {
    const { credits, sales } = desk.campaign;
    const { price } = sales.find(({ card }) => card === weapon)!;
    await desk.go('armory');
    await desk.about('alliance-campaign-sell', desk.card(weapon)).click();
    await desk.does(() => page.getByRole('dialog').getByRole('button', { name: text('alliance-campaign-sell-for', { n: price }) }).click());
    expect(desk.campaign.credits).toBe(credits + price);
    await expect(desk.about('alliance-campaign-sell', desk.card(weapon))).toHaveCount(0);
  });

  await test.step('the next mission: who comes along, what is left behind', async () => {
    const { allies } = desk.campaign;
    await desk.go('map');
    await desk.travel('story', nameOf('mission', 'two_places'));
    await expect(page.getByText(text('alliance-mission-two-places-brief'))).toBeVisible();
    await expect(page.getByText(text('alliance-campaign-check-encounters', { n: 1 }))).toBeVisible();
    await looksGood('a briefing');
    if (allies.length > 0) {
      const who = page.getByRole('group', { name: text('alliance-campaign-ally') });
      await who.getByText(text(`alliance-group-${table.content.groups[allies[0]!.group]!.id}`.replaceAll('_', '-')), { exact: true }).click();
      await expect(who.getByRole('radio').nth(1)).toBeChecked();
    }
    await desk.button('alliance-campaign-start-mission').click();
    const leave = page.getByRole('dialog', { name: text('alliance-campaign-leave-title') });
    await expect(leave).toContainText(nameOf('encounter', 'a_seat_at_the_table'));
    await desk.does(() => leave.getByRole('button', { name: text('alliance-campaign-leave-go') }).click());
    await expect(table.board).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(nameOf('mission', 'two_places'));
    await expect(table.decision.getByText(text('last-attack')), 'the last mission is over').toHaveCount(0);
    await table.play(() => table.prompt.ask === 'activate');
    expect(table.view.figures.some(({ side, group }) => side === 'rebel' && group !== null)).toBe(allies.length > 0);
  });
});
