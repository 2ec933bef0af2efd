import { describe, expect, it } from 'vitest';
import { LANGUAGES, speak } from '../../../lib/i18n.svelte';
import type { AllianceThought } from '../../../generated/AllianceThought';
import type { AllianceVerb } from '../../../generated/AllianceVerb';
import type { Space } from '../../../generated/Space';
import { content, view } from './fixtures';
import { figureName, plainLine } from './index';

const ENEMY = view.figures.find(({ side }) => side === 'imperial')!.id;
const [FIRST, SECOND] = view.figures.filter(({ side }) => side !== 'imperial').map(({ id }) => id) as [number, number];
const order = (verb: AllianceVerb): AllianceThought => ({ thought: 'order', verb, cost: { actions: 1, is_attack_action: false }, budget: { actions: 2, attack_used: false } });
const candidate = (figure: number, more: Partial<Extract<AllianceThought, { thought: 'candidate' }>> = {}): AllianceThought => ({
  thought: 'candidate',
  figure,
  by: null,
  value: null,
  distance: 3,
  tied: false,
  ...more,
});
const told = (thoughts: readonly AllianceThought[], before: Parameters<typeof plainLine>[0]['before'] = null) => plainLine({ figure: ENEMY, thoughts, before }, view, content);
const name = (figure: number) => figureName(view, content, figure);

describe('the enemy’s reason in one sentence', () => {
  it('is not told before the figure has made up its mind', () => {
    expect(told([])).toBeNull();
    expect(told([order('attack'), candidate(FIRST)])).toBeNull();
    expect(told([order({ toward: { points: 4 } }), candidate(FIRST), { thought: 'aims', target: FIRST }])).toBeNull();
  });

  it('says whom it attacks, and why that one', () => {
    const aims: AllianceThought = { thought: 'aims', target: FIRST };
    expect(told([order('attack'), candidate(FIRST), aims])).toBe(`${name(ENEMY)} attacks ${name(FIRST)}: there is no other target.`);
    expect(told([order('attack'), candidate(FIRST), candidate(SECOND, { distance: 5 }), aims])).toBe(`${name(ENEMY)} attacks ${name(FIRST)}: nobody is nearer (3 spaces).`);
    expect(told([order('attack'), candidate(FIRST, { by: 'most_damage', value: 4 }), candidate(SECOND, { by: 'most_damage', value: 1 }), aims])).toBe(
      `${name(ENEMY)} attacks ${name(FIRST)}: nobody has suffered more damage (4).`,
    );
  });

  it('says what settled a tie', () => {
    const tied = [candidate(FIRST, { tied: true }), candidate(SECOND, { tied: true })];
    const law = (by: 'damage' | 'danger', left: number): AllianceThought => ({ thought: 'law', by, left });
    const aims: AllianceThought = { thought: 'aims', target: FIRST };
    expect(told([order('attack'), ...tied, law('damage', 2), law('danger', 1), aims])).toContain('the fewest of you can strike back');
    expect(told([order('attack'), ...tied, law('damage', 2), aims])).toContain('the worst for you');
  });

  it('says that a better target was out of reach', () => {
    const passed: AllianceThought = { thought: 'passed', target: SECOND, passed: 'no_space_to_attack_from' };
    const walks: AllianceThought = { thought: 'walks', path: [[[1, 1]]], cost: 2 };
    expect(told([order({ move_attack: { points: 4 } }), candidate(SECOND, { distance: 1 }), passed, candidate(FIRST), { thought: 'aims', target: FIRST }, walks])).toBe(
      `${name(ENEMY)} moves and attacks ${name(FIRST)}: ${name(SECOND)} is out of reach, and otherwise nobody is nearer (3 spaces).`,
    );
  });

  it('says that it falls back, and what led to it', () => {
    const thoughts: AllianceThought[] = [
      order({ reposition: { points: 4, spaces: 6 } }),
      { thought: 'repositions', spaces: 6, distance: 3, fit: 'exact' },
      { thought: 'ends', end: [[2, 2]], aim: { figure: FIRST }, distance: 6, of: 9 },
    ];
    expect(told(thoughts, 'nobody_to_attack')).toBe(`${name(ENEMY)} falls back: nobody can be attacked, so it keeps 6 spaces away from ${name(FIRST)}.`);
    expect(told(thoughts.map((one) => (one.thought === 'ends' ? { ...one, aim: null } : one)))).toBe(`${name(ENEMY)} falls back: it keeps 6 spaces away from the nearest Rebel.`);
  });

  it('tells a choice that was left open once it is made', () => {
    const tied = [order({ move_attack: { points: 3 } }), candidate(FIRST, { tied: true }), candidate(SECOND, { tied: true })];
    const left: AllianceThought = { thought: 'players_choose', ends: [[[4, 4]], [[5, 5]]], targets: [FIRST, SECOND] };
    const made = (more: object, thoughts = [...tied, left]) => plainLine({ figure: ENEMY, thoughts, before: null, ...more }, view, content);
    expect(made({})).toBeNull();
    const open = 'several targets are equally bad for you, and this one was taken.';
    expect(made({ taken: [[5, 5]] })).toBe(`${name(ENEMY)} moves and attacks ${name(SECOND)}: ${open}`);
    expect(made({ target: FIRST })).toBe(`${name(ENEMY)} attacks ${name(FIRST)}: ${open}`);
    // Whom it strikes says more than where it stands, which may be the same place.
    expect(made({ target: FIRST, taken: [[5, 5]] })).toBe(`${name(ENEMY)} moves and attacks ${name(FIRST)}: ${open}`);
    const away: AllianceThought[] = [order({ reposition: { points: 2, spaces: 3 } }), { thought: 'repositions', spaces: 3, distance: 1, fit: 'exact' }, { ...left, targets: [] }];
    expect(made({}, away)).toBeNull();
    expect(made({ taken: [[4, 4]] }, away)).toBe(`${name(ENEMY)} falls back: it keeps 3 spaces away from the nearest Rebel.`);
  });

  it('goes where it is ordered', () => {
    const there: { aim: { space: Space }; distance: number } = { aim: { space: [12, 9] }, distance: 0 };
    expect(told([order({ toward: { points: 3 } }), { thought: 'ends', end: [[12, 9]], of: 9, ...there }])).toBe(`${name(ENEMY)} moves towards 12/9: its orders name that place.`);
    expect(told([order({ toward: { points: 3 } }), { thought: 'stays', ...there }])).toBe(`${name(ENEMY)} stays, as near to 12/9 as it can get: its orders name that place.`);
  });

  it('says what is left out, and why', () => {
    expect(told([order('attack'), { thought: 'skipped', skip: 'nobody_to_attack' }])).toBe(`${name(ENEMY)} leaves this out: nobody can be attacked.`);
  });

  it('is a sentence in every language', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      expect(told([order('attack'), candidate(FIRST), { thought: 'aims', target: FIRST }])).toMatch(/^\S.+: .+\.$/);
    }
    await speak('en');
  });
});
