import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AllianceContent } from '../../../generated/AllianceContent';
import { speak } from '../../../lib/i18n.svelte';
import EnemyChoice from './EnemyChoice.svelte';

const group = (id: string, cost: number, copies: number, elite = false) => ({ id, cost, copies, elite, faction: 'imperial', figures: 3, base: [1, 1], model: 'stormtrooper' });
const content = {
  groups: [group('stormtrooper', 6, 2), group('stormtrooper_elite', 9, 1, true), group('nexu', 4, 1), { ...group('han_solo', 12, 1), faction: 'rebel' }],
} as unknown as AllianceContent;
const recommended = ['stormtrooper', 'nexu'];

describe('the choice of enemies', () => {
  const onchange = vi.fn<(enemies: readonly string[] | null) => void>();
  let shown: Record<string, unknown> | null = null;

  function show(enemies: readonly string[] | null): void {
    shown = mount(EnemyChoice, { target: document.body, props: { content, recommended, known: recommended, enemies, onchange } });
  }

  const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`) ?? [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name)!;
  const spoken = () => document.querySelector('[aria-live=polite]')!.textContent.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s+/g, ' ').trim();

  beforeEach(() => {
    void speak('en');
    onchange.mockReset();
  });

  afterEach(async () => {
    if (shown) await unmount(shown);
  });

  it('shows the recommended ones with their threat, and begins with them', () => {
    show(null);
    expect([...document.querySelectorAll('li')].map((one) => one.textContent.trim())).toEqual(['Stormtroopers', 'Nexu']);
    expect(spoken()).toBe('Threat 10');
    document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]!.click();
    expect(onchange).toHaveBeenCalledWith(recommended);
  });

  it('adds up what was chosen and says how it compares', () => {
    show(['stormtrooper', 'stormtrooper', 'nexu']);
    expect(spoken()).toBe('Threat 16 of 10 recommended harder than recommended');
    expect(document.querySelectorAll('.elite')).toHaveLength(1);
    expect(document.body.textContent).not.toContain('Han');
  });

  it('gives no more than the box has, and takes one away', () => {
    show(['stormtrooper', 'stormtrooper']);
    expect(button('One more: Stormtroopers').disabled).toBe(true);
    expect(button('One fewer: Nexu').disabled).toBe(true);
    button('One more: Nexu').click();
    expect(onchange).toHaveBeenLastCalledWith(['stormtrooper', 'stormtrooper', 'nexu']);
    button('One fewer: Stormtroopers').click();
    expect(onchange).toHaveBeenLastCalledWith(['stormtrooper']);
  });

  it('mixes anew within the threat, and goes back', () => {
    show(['nexu']);
    button('Another mix').click();
    const [mix] = onchange.mock.lastCall!;
    expect(mix).not.toHaveLength(0);
    button('Back to recommended').click();
    expect(onchange).toHaveBeenLastCalledWith(recommended);
  });

  it('says what comes if nobody is chosen', () => {
    show([]);
    expect(spoken()).toBe('Threat 0 of 10 recommended Nobody chosen yet. Without a choice, the recommended ones come.');
  });
});
