import { introduce, setSeat } from './support/api.ts';
import { isSound } from './support/looks.ts';
import { playOperationUntil, quick, seededOperation, specopsContent, type SpecopsState, type Style } from './support/specops.ts';
import { Player, playOn, type Told } from './support/specops-player.ts';
import type { Content } from '../src/games/specops/types.ts';
import { expect, test, type Page } from './support/test.ts';
import { any } from './support/texts.ts';

const GERMAN = { locale: 'de-DE', viewport: { width: 1600, height: 900 } };
const WISHES = { mission: 'codes', teams: ['arc_troopers', 'arc_troopers'] as [string, string] };

/** Both hide whom they may, walk where the mission leads them, and attack until one attack was made. */
function styleOf(attacks: number): Style {
  return { hides: true, movers: 1, ...(attacks === 0 ? { attacks: 0.2 } : {}) };
}

const declared = (events: readonly Told[]) => events.filter(({ what }) => what === 'declared').length;

/** A seed with which it all happens, played as the two will play it. The first one does as long as neither rules nor cards change. */
async function eventfulSeed(page: Page, content: Content): Promise<number> {
  for (let seed = 1; seed <= 30; seed++) {
    const id = await seededOperation(page, seed, WISHES);
    let attacks = 0;
    const decide = (state: SpecopsState) => {
      const answer = quick(state, content, styleOf(attacks));
      if (answer.choice.do === 'attack') attacks++;
      return answer;
    };
    const { view } = await playOperationUntil(page, id, ({ view }) => view.round > 3, decide);
    if (view.ending?.winner !== 'red') continue;
    const { steps } = (await (await page.request.get(`/api/tables/${id}/replay`)).json()) as { steps: { step: { events: { event: Told }[] } }[] };
    const events = steps.flatMap(({ step }) => step.events.map(({ event }) => event));
    if (declared(events) > 0 && ['package_seen', 'hidden', 'covert_revealed'].every((what) => events.some((event) => event.what === what))) return seed;
  }
  throw new Error('no operation in thirty with an attack, a package looked at and the codes sent');
}

test('two people play the second mission to its end, in German', async ({ guest }) => {
  const page = await guest(GERMAN);
  await introduce(page, 'Anna');
  const content = await specopsContent(page);
  const [anna, ben] = [new Player(page, content, 'de'), new Player(await guest(GERMAN), content, 'de')];
  const both = [anna, ben];
  const style = () => styleOf(declared(anna.heard));
  const events = (player: Player, what: string) => player.heard.filter((event) => event.what === what);

  await test.step('Anna makes a table, Ben takes the other team', async () => {
    const id = await seededOperation(page, await eventfulSeed(page, content), WISHES);
    await setSeat(page, id, 1, { kind: 'leave' });
    await anna.sitDown(id);
    await ben.page.goto(`/table/${id}`);
    const invitation = ben.page.getByRole('dialog', { name: ben.text('join-title') });
    await invitation.getByLabel(ben.text('name-label')).fill('Ben');
    await invitation.getByRole('button', { name: new RegExp(ben.text('specops-team-arc-troopers')) }).click();
    await expect(invitation).toBeHidden();
  });

  await test.step('loadouts are chosen in secret, and revealed together', async () => {
    await playOn(both, ({ ask }) => ask === 'loadouts', style);
    const [first, second] = both[0]!.isAsked ? [anna, ben] : [ben, anna];
    await isSound(first.page, 'loadouts');
    await first.act(style());
    await expect(first.decision).toContainText(first.text('specops-loadouts-chosen'));
    expect(second.ask).toBe('loadouts');
    for (const told of events(second, 'loadouts_sealed')) expect(told.sides, 'what was chosen').toBeNull();
    await second.act(style());
    await playOn(both, ({ ask }) => ask === 'deploy', style);
    for (const { page, text } of both.map((player) => ({ page: player.page, text: player.text('specops-side-covert-deployment') }))) await expect(page.getByRole('log')).toContainText(text);
  });

  await test.step('a unit hides under a token, and the other side sees only that', async () => {
    const seen = await playOn(both, (player) => events(player, 'hidden').some(({ unit }) => unit !== null), style);
    const other = both.find((player) => player !== seen)!;
    await other.live.until('the token', () => events(other, 'hidden').length > 0);
    expect(events(other, 'hidden')[0]!.unit).toBeNull();
    const lying = (player: Player) => player.state.view.tokens.filter(({ what }) => 'covert' in what);
    expect(lying(seen)[0]!.hidden).not.toBeNull();
    expect(lying(other)[0]!.hidden).toBeNull();
    await expect(other.page.getByRole('log')).toContainText(any('specops-log-hidden', ['side'], 'de'));
  });

  await test.step('an attack is taken back by consent, and the same dice fall again', async () => {
    const isAttack = (player: Player) => player.isAsked && quick(player.state, content, style()).choice.do === 'attack';
    const attacker = await playOn(both, isAttack, style);
    const other = both.find((player) => player !== attacker)!;
    const before = attacker.state.n_choices;
    const dice = () => events(attacker, 'rolled').slice(-1);
    await attacker.act(style());
    const fell = dice();
    expect(fell).toHaveLength(1);
    await attacker.button('undo').click();
    await attacker.button('undo-mine-last').click();
    await other.button('undo-accept').click();
    await attacker.live.until('the attack is taken back', ({ n_choices }) => n_choices === before);
    await attacker.act(style());
    expect(dice()).toEqual(fell);
  });

  await test.step('a carrier is stopped, and only its side and who stopped it know the package', async () => {
    const looker = await playOn(both, (player) => events(player, 'package_seen').length > 0, style);
    expect(looker.state.view.tokens.filter(({ number }) => number !== null).length).toBeGreaterThan(0);
    for (const player of both) await expect(player.page.getByRole('log')).toContainText(any('specops-log-package-number', ['n'], 'de'));
    await isSound(looker.page, 'the table');
  });

  await test.step('red brings the codes to a transmitter, and both read the same end', async () => {
    await playOn(both, ({ state }) => state.outcome !== null, style);
    await Promise.all(both.map(({ live }) => live.until('the end', ({ outcome }) => outcome !== null)));
    expect(events(anna, 'codes_revealed')).toHaveLength(1);
    expect(ben.state.view.ending).toEqual(anna.state.view.ending);
    const won = both.map((player) => player.page.getByRole('heading', { name: new RegExp(`^(${player.text('result-won')}|${player.text('result-lost')})`) }));
    for (const heading of won) await expect(heading.first()).toBeVisible();
    await isSound(anna.page, 'the end');
  });
});
