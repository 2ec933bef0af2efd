import { introduce } from './support/api.ts';
import { isSound, overflow } from './support/looks.ts';
import { seededOperation, specopsContent, type Style } from './support/specops.ts';
import { Player, playOn } from './support/specops-player.ts';
import { expect, test } from './support/test.ts';
import { escaped } from './support/texts.ts';

/** Small teams that hide and walk, and no attack: what is looked at is the screen between the two. */
const STYLE: Style = { hides: true, movers: 1 };

test('two people share one screen, which goes dark before each secret', async ({ guest }) => {
  const page = await guest({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await introduce(page, 'Anna');
  const both = new Player(page, await specopsContent(page));
  const id = await seededOperation(page, 3, { mission: 'codes', teams: ['arc_troopers', 'arc_troopers'] });
  await both.sitDown(id);
  const side = () => (both.state.view.colour === 'blue' ? 'blue' : 'red');
  const covers: string[] = [];

  /** The dark screen says for whom it is, and nothing behind it can be read or pressed. */
  const lift = async () => {
    const { ask } = both;
    const whose = both.text('specops-colour', { side: side() });
    await expect(both.curtain.getByRole('heading', { name: both.text('curtain-title', { whose }) })).toBeVisible();
    const { width, height } = (await both.curtain.boundingBox())!;
    expect([width, height]).toEqual([820, 1180]);
    if (covers.length === 0) {
      await isSound(page, 'the privacy screen');
      for (let n = 0; n < 4; n++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null), 'nothing behind it is reached').toBe(true);
      }
    }
    covers.push(`${ask} ${side()}`);
    await both.curtain.getByRole('button').tap();
    await expect(both.curtain).toBeHidden();
  };
  const secret = async () => {
    const { prompt, regions = [] } = both.state.decision!;
    const isSecret = ['loadouts', 'card', 'deal', 'transmit'].includes(prompt.ask) || (prompt.ask === 'deploy' && regions.some(({ region }) => region.region === 'hide'));
    if (isSecret && (await both.curtain.count()) > 0) await lift();
    await expect(both.curtain).toBeHidden();
  };

  await test.step('loadouts: one after the other, each behind the screen', async () => {
    await playOn([both], ({ ask }) => ask === 'loadouts', () => STYLE);
    await expect(both.curtain).toBeVisible();
    await secret();
    await expect(both.decision.getByRole('group', { name: both.text('specops-loadout-nth', { n: 1 }) })).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    await both.act(STYLE);
    await expect(both.curtain).toBeVisible();
    await secret();
    await both.act(STYLE);
    expect(covers.toSorted()).toEqual(['loadouts blue', 'loadouts red']);
  });

  await test.step('who hides is seen by one side only', async () => {
    await playOn([both], ({ state }) => state.view.tokens.some(({ what }) => 'covert' in what), () => STYLE, secret);
    await playOn([both], ({ ask, state }) => ask !== 'deploy' || !state.decision!.regions?.some(({ region }) => region.region === 'hide'), () => STYLE, secret);
    expect(covers.some((cover) => cover.startsWith('deploy'))).toBe(true);
    // Whoever looks on may see that somebody hides, but not who.
    const own = both.state.view.tokens.find(({ hidden }) => hidden !== null);
    if (own) {
      const name = both.text(`specops-unit-${both.content.units[both.state.view.figures[own.hidden!]!.kind]!.id.replaceAll('_', '-')}`);
      await expect(both.board.getByRole('button', { name: new RegExp(`^${escaped(name)}.*hidden`) })).toHaveCount(0);
    }
  });

  await test.step('a finger drags the ghost, and sees under itself through a magnifier', async () => {
    await playOn([both], ({ ask }) => ask === 'act', () => STYLE, secret);
    const ground = (await both.board.locator('[data-home]').boundingBox())!;
    // Towards the middle of the table, whichever side it is.
    const table = (await both.board.boundingBox())!;
    const inward = ground.y > table.y + table.height / 2 ? -70 : 70;
    await page.touchscreen.tap(ground.x + ground.width / 2, ground.y + inward);
    const handle = both.board.locator('[data-handle]');
    await expect(handle).toBeVisible();
    const from = (await handle.boundingBox())!;
    const finger = (type: string, dx: number) =>
      handle.dispatchEvent(type, { pointerType: 'touch', pointerId: 1, isPrimary: true, bubbles: true, button: type === 'pointermove' ? -1 : 0, clientX: from.x + from.width / 2 + dx, clientY: from.y + from.height / 2 });
    await handle.evaluate((node) => ((node as unknown as { setPointerCapture: () => void }).setPointerCapture = () => {}));
    await finger('pointerdown', 0);
    await expect(page.locator('.loupe')).toBeVisible();
    await finger('pointermove', 24);
    await expect.poll(async () => (await handle.boundingBox())!.x).not.toBe(from.x);
    await finger('pointerup', 24);
    await expect(page.locator('.loupe')).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('packages and cards as well', async () => {
    await playOn([both], ({ state }) => state.view.round > 1 || state.outcome !== null, () => STYLE, secret);
    expect(covers).toContain('deal red');
    expect(covers).toContain('card blue');
    expect(covers).toContain('card red');
    await expect(page.getByRole('log')).toHaveCount(0);
  });

  await test.step('the game goes to its end', async () => {
    await playOn([both], ({ state }) => state.outcome !== null, () => STYLE, secret);
    await expect(page.getByRole('heading', { name: both.text('result-won') }).first()).toBeVisible();
    await isSound(page, 'the end');
  });
});
