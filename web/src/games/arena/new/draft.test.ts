import { describe, expect, it } from 'vitest';
import { census, firstDraft, toNewTable, withJedi, withPlayer } from './draft';

describe('a table of arena in the making', () => {
  it('starts with me and bots', () => {
    expect(toNewTable(firstDraft('greedy'), 900)).toEqual({
      game: 'arena',
      setup: {
        jedi: ['obi_wan', 'anakin', 'mace', 'kit'],
        difficulty: 'normal',
        dice: 'rolled',
        modules: { r2d2: false, c3po: false },
        sixth_die: null,
      },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
      pace: 900,
    });
  });

  it('gives each Jedi to one seat only', () => {
    const swapped = withJedi(firstDraft('greedy'), 0, 'kit');
    expect(swapped.seats.map(({ jedi }) => jedi)).toEqual(['kit', 'anakin', 'mace', 'obi_wan']);
  });

  it('names the owner of the sixth die with three players only', () => {
    const draft = { ...firstDraft('greedy'), sixthDie: 2 };
    const sixthDie = (players: number) => toNewTable({ ...draft, players }, 0).setup as { sixth_die: unknown };
    expect(sixthDie(3).sixth_die).toBe(2);
    expect(sixthDie(4).sixth_die).toBeNull();
  });

  it('counts only the seats in use', () => {
    const draft = withPlayer({ ...firstDraft('greedy'), players: 3 }, 1, { kind: 'open' });
    expect(census(draft)).toEqual({ mine: 1, open: 1, bots: 1 });
  });
});
