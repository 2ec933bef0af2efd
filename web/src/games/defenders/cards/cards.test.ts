import { mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, speak } from '../../../lib/i18n.svelte';
import { content, dice } from '../fixtures';
import Die from '../Die.svelte';
import type { Condition } from '../figure/looks';
import AgentSheet from './AgentSheet.svelte';
import AlienCard from './AlienCard.svelte';
import EncounterCard from './EncounterCard.svelte';
import EventCard from './EventCard.svelte';
import ItemCard from './ItemCard.svelte';
import WeaponCard from './WeaponCard.svelte';

let warned: unknown[] = [];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warned.push(words));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await speak('en');
});

/** What a card says, as text and as labels. */
function shown<Props extends Record<string, unknown>>(card: Component<Props>, props: Props): { text: string; html: HTMLElement; close: () => void } {
  const html = document.createElement('div');
  const instance = mount(card, { target: html, props });
  const labels = [...html.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return { text: `${html.textContent} ${labels.join(' ')}`, html, close: () => void unmount(instance) };
}

function expectWords<Props extends Record<string, unknown>>(card: Component<Props>, props: Props): void {
  const { text, close } = shown(card, props);
  expect(text).not.toMatch(/defenders-|\{|undefined|NaN|…/);
  expect(text.trim().length).toBeGreaterThan(8);
  close();
}

const CONDITIONS: Record<Condition, 1> = { bleeding: 1, engaged: 1, immobilised: 1, paralysed: 1, evaded: 1 };

/** Every card there is, by what it is; a sheet once on either side. */
const CARDS: Readonly<Record<string, () => void>> = {
  weapons: () => content.weapons.forEach((weapon) => expectWords(WeaponCard, { weapon, jammed: weapon.rank === 'blue' })),
  aliens: () => content.aliens.forEach((card) => expectWords(AlienCard, { card, content, lit: 1 })),
  devices: () => content.devices.forEach((item) => expectWords(ItemCard, { kind: 'device' as const, item })),
  skills: () => content.skills.forEach((item) => expectWords(ItemCard, { kind: 'skill' as const, item, state: 'used' as const })),
  tactics: () => content.tactics.forEach((item) => expectWords(ItemCard, { kind: 'tactic' as const, item, state: 'gone' as const })),
  events: () => content.events.forEach((card) => expectWords(EventCard, { card, agents: 3, lit: 0 })),
  encounters: () => content.encounters.forEach((card) => expectWords(EncounterCard, { card })),
  sheets: () =>
    content.agents.forEach((agent, n) => {
      const conditions = n === 0 ? (Object.keys(CONDITIONS) as Condition[]) : [];
      for (const grade of ['gold', 'palladium'] as const) expectWords(AgentSheet, { agent, grade, wounds: 2, conditions });
    }),
  dice: () => (['red', 'blue'] as const).forEach((die) => dice[die].forEach((face) => expectWords(Die, { die, face }))),
};

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.keys(CARDS))('%s are drawn without a hole', async (kind) => {
    await speak(language);
    CARDS[kind]!();
    expect(warned).toEqual([]);
  });
});

it('a line that an alien acts on is lit, and those above are passed', () => {
  const card = content.aliens.find(({ id }) => id === 'aracnos_green')!;
  const { html, close } = shown(AlienCard, { card, content, lit: 2 });
  expect([...html.querySelectorAll('li')].map((line) => [line.classList.contains('passed'), line.getAttribute('aria-current')])).toEqual([
    [true, null],
    [true, null],
    [false, 'step'],
    [false, null],
  ]);
  close();
});

it('from palladium on a sheet shows its other side', () => {
  const hulk = content.agents.find(({ class: id }) => id === 'hulk')!;
  const health = (grade: 'gold' | 'palladium') => {
    const { html, close } = shown(AgentSheet, { agent: hulk, grade, wounds: 1 });
    const facts = [...html.querySelectorAll('dd')].map((one) => one.textContent);
    close();
    return facts;
  };
  expect(health('gold')).toEqual([`${hulk.base.health - 1}/${hulk.base.health}`, String(hulk.base.movement)]);
  expect(health('palladium')).toEqual([`${hulk.elite.health - 1}/${hulk.elite.health}`, String(hulk.elite.movement), `${hulk.elite.shield}/${hulk.elite.shield}`]);
});

it('a die shows the symbols of its face and nothing else', () => {
  for (const die of ['red', 'blue'] as const) {
    for (const face of dice[die]) {
      const { html, close } = shown(Die, { die, face });
      expect([...html.querySelectorAll('.symbol')].map((one) => one.classList[1])).toEqual(face);
      close();
    }
  }
});
