import type { Locator } from '@playwright/test';
import type { Choice, Content } from '../src/games/specops/types.ts';
import { introduce, OPEN, setSeat } from './support/api.ts';
import { isSound } from './support/looks.ts';
import { newOperation, seededOperation, specopsContent, type Answer, type SpecopsState } from './support/specops.ts';
import { Player, type Told } from './support/specops-player.ts';
import { expect, test, type Page } from './support/test.ts';

const TABLET = { locale: 'de-DE', viewport: { width: 1180, height: 820 } };
const PHONE = { locale: 'de-DE', viewport: { width: 390, height: 800 }, hasTouch: true };
const WISHES = { mission: 'codes', teams: ['arc_troopers', 'arc_troopers'] as [string, string], mode: 'companion' as const };
const COVERT = ['concealed', 'covert_deployment', 'ambush'];

type Offer = Answer;

/** Somebody beside a real table: a tablet in the middle, or a phone. */
class Somebody extends Player {
  override readonly board: Locator;

  constructor(page: Page, content: Content) {
    super(page, content, 'de');
    this.board = page.getByRole('group', { name: this.text('specops-beside-field') }).or(page.getByRole('group', { name: this.text('specops-beside-tab') }));
  }

  offers<Kind extends Choice['do']>(kind: Kind): (Offer & { readonly choice: Extract<Choice, { do: Kind }> })[] {
    return (this.state.decision?.offers ?? []).filter((offer): offer is Offer & { readonly choice: Extract<Choice, { do: Kind }> } => offer.choice.do === kind);
  }

  unit(n: number): Locator {
    return this.page.locator(`[data-unit="${n}"]`);
  }

  override async press(answer: Offer): Promise<void> {
    if (answer.choice.do !== 'report') return super.press(answer);
    // Faces of real dice lie there as pictures.
    const n = this.offers('report').filter(({ seat }) => seat === answer.seat).findIndex(({ choice }) => JSON.stringify(choice) === JSON.stringify(answer.choice));
    await this.decision.locator('.faces button').nth(n).click({ timeout: 2000 });
  }

  async say(offer: Offer): Promise<void> {
    await this.act({}, () => offer);
  }
}

/** What is told when nobody wants anything in particular: units are set up, cards laid, all that may be left is left. */
function plain(state: SpecopsState, content: Content): Offer {
  const offers = state.decision!.offers;
  const seat = Math.min(...offers.map((offer) => offer.seat));
  const own = offers.filter((offer) => offer.seat === seat);
  const of = (kind: Choice['do']) => own.find(({ choice }) => choice.do === kind);
  if (state.decision!.prompt.ask === 'loadouts') {
    const colour = state.view.blue === seat ? 0 : 1;
    const cards = content.teams[state.view.players[colour]!.team]!.loadouts;
    const isCovert = (side: number) => COVERT.includes(content.sides[side]!.id);
    const wanted = cards.map(([, b]) => isCovert(b));
    const covert = cards.map(([a]) => isCovert(a));
    return own.find(({ choice }) => choice.do === 'loadouts' && choice.sides.every((side, n) => side === (wanted[n]! && !covert[n]!)))!;
  }
  return of('hide') ?? of('stand') ?? of('activate') ?? of('draw') ?? of('done') ?? of('pass') ?? own[0]!;
}

/** All have heard what one of them has heard. */
async function together(all: readonly Somebody[]): Promise<void> {
  const newest = Math.max(...all.map(({ live }) => live.sequence));
  await Promise.all(all.map(({ live }) => live.until('the same news', ({ sequence }) => sequence >= newest)));
}

/** Whoever is asked says what is plain, the tablet before the phones, until somebody sees what is wanted. */
async function goOn(all: readonly Somebody[], isEnough: () => boolean, decide = plain): Promise<void> {
  for (let n = 0; n < 400; n++) {
    await together(all);
    if (isEnough()) return;
    const asked = all.find((one) => one.isAsked);
    if (!asked) throw new Error('nobody is asked');
    await asked.say(decide(asked.state, asked.content));
  }
  throw new Error('it never comes');
}

test('a table is set up to be played beside a real one', async ({ guest }) => {
  const page = await guest(TABLET);
  await page.goto('/new/specops');
  const content = await specopsContent(page);
  const tablet = new Somebody(page, content);
  await page.getByLabel(tablet.text('specops-beside-mode'), { exact: true }).selectOption({ label: tablet.text('specops-beside-mode-of', { mode: 'companion' }) });
  await expect(page.getByText(tablet.text('who-bot'), { exact: true })).toHaveCount(0);
  await isSound(page, 'a new table beside a real one');
  await page.getByRole('button', { name: tablet.text('new-start') }).click();
  await expect(tablet.board).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText('″');
  await isSound(page, 'what to lay');
});

test('a tablet in the middle and two phones play the second mission beside a real table, in German', async ({ guest }) => {
  const page = await guest(TABLET);
  await introduce(page, 'Tisch');
  const content = await specopsContent(page);
  const id = await newOperation(page, [OPEN, OPEN], WISHES);
  const tablet = new Somebody(page, content);
  const phones = [new Somebody(await guest(PHONE), content), new Somebody(await guest(PHONE), content)];
  const all = [tablet, ...phones];
  const events = (one: Somebody, what: string): Told[] => one.heard.filter((event) => event.what === what);
  const phoneOf = (colour: 'blue' | 'red') => phones.find(({ state }) => state.view.colour === colour)!;

  await test.step('two phones sit down, the tablet takes no seat', async () => {
    for (const [n, phone] of phones.entries()) {
      await introduce(phone.page, n === 0 ? 'Anna' : 'Ben');
      await setSeat(phone.page, id, n, { kind: 'take' });
      await phone.sitDown(id);
    }
    await page.goto(`/table/${id}`);
    await expect(tablet.board).toBeVisible();
    await tablet.live.until('the table', ({ decision }) => decision !== null);
    await isSound(page, 'what to lay');
  });

  await test.step('loadouts are chosen on the phones, and the tablet knows none of them', async () => {
    await goOn(all, () => tablet.ask === 'loadouts');
    expect(tablet.isAsked).toBe(false);
    await isSound(phones[0]!.page, 'loadouts on a phone');
    await phones[0]!.say(plain(phones[0]!.state, content));
    await together(all);
    for (const one of [tablet, phones[1]!]) for (const told of events(one, 'loadouts_sealed')) expect(told.sides).toBeNull();
    await goOn(all, () => tablet.ask === 'deploy');
    expect(events(tablet, 'loadouts_revealed')).toHaveLength(2);
  });

  await test.step('a unit is hidden on the phone of its player, and the others see a token', async () => {
    expect(tablet.isAsked, 'whether somebody hides is for nobody else').toBe(false);
    await goOn(all, () => events(tablet, 'hidden').length > 0);
    const [own, other] = phones[0]!.heard.some(({ what, unit }) => what === 'hidden' && unit !== null) ? phones : phones.toReversed();
    expect(events(own!, 'hidden')[0]!.unit).not.toBeNull();
    for (const one of [tablet, other!]) expect(events(one, 'hidden')[0]!.unit).toBeNull();
  });

  await test.step('red deals the packages on its phone', async () => {
    await goOn(all, () => tablet.ask === 'deal');
    const [red, blue] = [phoneOf('red'), phoneOf('blue')];
    expect(all.filter(({ isAsked }) => isAsked)).toEqual([red]);
    await red.say(red.offers('deal')[3]!);
    await together(all);
    const numbers = (one: Somebody) => one.state.view.tokens.flatMap(({ number }) => (number === null ? [] : [number])).sort();
    expect(numbers(red)).toEqual([1, 2, 3]);
    expect([numbers(blue), numbers(tablet)]).toEqual([[], []]);
    await expect(red.page.getByText(red.text('specops-beside-package', { n: 1 }))).toBeVisible();
  });

  await test.step('cards are laid in secret on the phones and revealed together on the tablet', async () => {
    await goOn(all, () => tablet.ask === 'card');
    expect(tablet.isAsked).toBe(false);
    await isSound(phones[0]!.page, 'the hand on a phone');
    await phones[0]!.say(phones[0]!.offers('play')[0]!);
    await together(all);
    expect(events(tablet, 'card_sealed').at(-1)!.card).toBeNull();
    expect(events(phones[1]!, 'card_sealed').at(-1)!.card).toBeNull();
    await phones[1]!.say(phones[1]!.offers('play')[0]!);
    await tablet.live.until('both cards', () => events(tablet, 'cards_revealed').length === 1);
  });

  await test.step('the tablet runs an activation: a move by a tap, taken back alone, then aim', async () => {
    await goOn(all, () => tablet.ask === 'act');
    await isSound(page, 'an activation');
    const before = tablet.state.n_choices;
    const move = tablet.offers('go').find(({ choice }) => choice.action === 'move' && choice.into === null)!;
    await tablet.say(move);
    expect(events(tablet, 'went')).toHaveLength(1);
    // Nothing was learnt by it: whoever said it takes it back alone.
    await page.keyboard.press('t');
    await tablet.live.until('it is taken back', ({ n_choices }) => n_choices === before);
    expect(tablet.offers('go').some(({ choice }) => choice.action === 'move'), 'it may be made again').toBe(true);
    await tablet.say(move);
    await tablet.say(tablet.offers('act').find(({ choice }) => choice.action === 'aim')!);
    expect(tablet.offers('act').some(({ choice }) => choice.action === 'aim'), 'nothing twice').toBe(false);
  });

  await test.step('blue looks at a package: its phone knows the number, the tablet does not', async () => {
    const halt = () => tablet.offers('mission').find(({ choice }) => choice.deed === 'halt');
    await goOn(all, () => tablet.ask === 'act' && halt() !== undefined);
    await tablet.say(halt()!);
    await together(all);
    const [red, blue] = [phoneOf('red'), phoneOf('blue')];
    await blue.live.until('the package', () => events(blue, 'package_seen').length === 1);
    expect(events(blue, 'package_seen')[0]!.number).toEqual(events(red, 'package_seen')[0]!.number);
    expect(events(tablet, 'package_seen')[0]!.number).toBeNull();
    expect(tablet.state.view.tokens.every(({ number }) => number === null)).toBe(true);
    await page.getByRole('tab', { name: tablet.text('tab-log') }).click();
    await expect(page.getByRole('log')).toContainText(tablet.text('specops-log-package-seen'));
  });
});

test('an attack beside a real table with dice that people roll', async ({ guest }) => {
  const page = await guest(TABLET);
  await introduce(page, 'Anna');
  const content = await specopsContent(page);
  const id = await seededOperation(page, 7, { ...WISHES, mission: 'priorities', teams: ['rebel_troopers', 'imperial_infantry'], dice: 'physical' });
  const tablet = new Somebody(page, content);
  await tablet.sitDown(id);
  // The first seat throws worse and is blue; else dice are blank as long as nobody says more.
  let thrown = 0;
  const decide = (state: SpecopsState, of: Content): Offer => {
    const offers = state.decision!.offers;
    if (state.decision!.prompt.ask !== 'report') return plain(state, of);
    const wanted = state.view.blue === null && thrown++ >= 3 ? 'crit' : 'blank';
    return offers.find(({ choice }) => choice.do === 'report' && ('attack' in choice.face ? choice.face.attack : choice.face.defence) === wanted)!;
  };
  // Both seats are at this tablet: before each secret question it is handed over.
  const open = async () => {
    const curtain = tablet.curtain.getByRole('button');
    if (await curtain.count()) await curtain.first().click();
  };
  const until = async (isEnough: () => boolean) => {
    for (let n = 0; n < 300 && !isEnough(); n++) {
      await open();
      await tablet.say(decide(tablet.state, content));
    }
    expect(isEnough()).toBe(true);
  };
  await test.step('the first activation', async () => {
    await until(() => tablet.ask === 'act' && tablet.offers('attack').length > 0);
    await open();
  });

  const shot = tablet.offers('attack')[0]!;
  const { prompt } = tablet.state.decision!;
  const attacker = prompt.ask === 'act' ? prompt.unit : -1;
  await test.step('whoever is tapped can be attacked, and the odds are shown for each cover', async () => {
    await tablet.unit(shot.choice.target).click();
    const box = tablet.decision.locator(`[data-target="${shot.choice.target}"]`);
    await expect(box.getByRole('table').first().getByRole('row')).toHaveCount(4);
    await isSound(page, 'the odds of an attack');
  });

  await test.step('cover is asked, then each die is told face by face', async () => {
    await tablet.say(shot);
    expect(tablet.state.decision!.prompt).toMatchObject({ ask: 'question', question: { about: 'cover', attacker, defender: shot.choice.target } });
    await isSound(page, 'the cover that people see');
    await tablet.say(tablet.offers('say')[1]!);
    for (let n = 0; n < 40 && !tablet.heard.some(({ what }) => what === 'converted'); n++) {
      if (tablet.ask === 'report') await tablet.say(tablet.offers('report').find(({ choice }) => 'attack' in choice.face && choice.face.attack === 'hit')!);
      else await tablet.say(plain(tablet.state, content));
    }
    const rolled = tablet.heard.filter(({ what }) => what === 'rolled').at(-1)!;
    expect((rolled.dice as [string, string][]).every(([, face]) => face === 'hit')).toBe(true);
    await isSound(page, 'an attack with real dice');
    await until(() => tablet.heard.some(({ what, attacker: who }) => what === 'done' && who === attacker));
    expect(tablet.heard.filter(({ what, unit }) => what === 'suppressed' && unit === shot.choice.target), 'it had results').not.toHaveLength(0);
    const n = tablet.state.view.figures[shot.choice.target]!.tokens.suppression;
    if (n > 0) await expect(tablet.unit(shot.choice.target)).toHaveAttribute('aria-label', new RegExp(tablet.text('specops-badge', { badge: 'suppression', n })));
  });
});
