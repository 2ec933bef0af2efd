import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { say, type Translate } from '../../table/line';
import { content, events } from './fixtures';
import { ending, remember, tell, type Memory } from './story';
import type { Ending, Event } from './types';

const files = import.meta.glob<string>('../../../../content/{arena,sortie}/{en,de,it}/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Texts of one language that complain about every missing message and every missing value. */
function strict(language: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(source));
  }
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language}: no message ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`${language}: ${key}: ${errors.join('; ')}`);
    return text;
  };
}

const memory: Memory = { cards: [0, 1, 2, 0], jedi: ['mace', 'kit'] };
const endings: Ending[] = [
  { how: 'victory', smallest: 3, rating: 'youngling' },
  { how: 'supply_empty', kind: 'super' },
  { how: 'force_gone' },
  { how: 'mega_unmet' },
];

describe.each(['en', 'de', 'it'])('the story in %s', (language) => {
  const t = strict(language);

  it.each(Object.values(events) as Event[])('tells $what', (event) => {
    expect(say(t, tell(event, memory, content))).not.toBe('');
  });

  it('tells every ending', () => {
    for (const end of endings) expect(say(t, ending(end))).not.toBe('');
  });

  it('names every cause and the other outcome of a check', () => {
    const more: Event[] = [
      { what: 'area_drawn', area: 2, kind: 'battle', cause: { by: 'setup' } },
      { what: 'mega_checked', met: false },
      { what: 'threat_checked', slot: 2, met: true },
      { what: 'force_spent', by: 0, die: 0, face: 3, force: 2 },
    ];
    for (const event of more) expect(say(t, tell(event, memory, content))).not.toBe('');
  });
});

describe('the story', () => {
  const t = strict('en');

  it('reads like this', () => {
    const told = (event: Event) => say(t, tell(event, memory, content));
    expect(told(events.struck)).toBe('Mace defeats a battle droid in area 2; 5 left.');
    expect(told(events.area_drawn)).toBe('Dust Cloud: super battle droids come to area 1.');
    expect(told(events.force_spent)).toBe('Mace spends 1 Force and turns Kit’s die to 3; Force 2.');
    expect(told(events.threats_revealed)).toBe(
      'New threats: Dust Cloud, Closing Ring, Falling Masonry. Mega threat: Gates Thrown Open.',
    );
  });

  it('remembers the cards of the round', () => {
    const before: Memory = { cards: [], jedi: [] };
    expect(remember(before, events.threats_revealed).cards).toEqual([0, 1, 2, 0]);
    expect(remember(before, events.rolled)).toBe(before);
    // Told before any card was seen, it still makes a sentence.
    expect(say(t, tell(events.threat_checked, before, content))).toContain('not met');
  });

  it('refuses an event it does not know', () => {
    expect(() => tell({ what: 'danced' } as never, memory, content)).toThrow();
  });
});
