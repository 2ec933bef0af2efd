import { describe, expect, it } from 'vitest';
import { paths, routeOf, ruleIn, tableIdIn } from './routes';

describe('addresses', () => {
  it('lead to screens', () => {
    expect(routeOf('/')).toEqual({ screen: 'home' });
    expect(routeOf('/new')).toEqual({ screen: 'new', game: null });
    expect(routeOf('/new/chess/')).toEqual({ screen: 'new', game: 'chess' });
    expect(routeOf('/join')).toEqual({ screen: 'join' });
    expect(routeOf('/campaign')).toEqual({ screen: 'campaign', game: null });
    expect(routeOf(paths.newCampaign('chess'))).toEqual({ screen: 'campaign', game: 'chess' });
    expect(routeOf(paths.fame('chess'))).toEqual({ screen: 'fame', game: 'chess' });
    expect(routeOf('/settings')).toEqual({ screen: 'settings' });
    expect(routeOf('/rules/chess')).toEqual({ screen: 'rules', game: 'chess' });
    expect(routeOf('/rules')).toEqual({ screen: 'rules', game: null });
  });

  it('are what `paths` makes of a screen', () => {
    expect(routeOf(paths.table('a/b c'))).toEqual({ screen: 'table', id: 'a/b c' });
    expect(routeOf(paths.replay('x_-9'))).toEqual({ screen: 'replay', id: 'x_-9', line: null });
    expect(routeOf(paths.replay('x_-9', 12))).toEqual({ screen: 'replay', id: 'x_-9', line: 12 });
    expect(paths.rules('chess', 'A12')).toBe('/rules/chess#rule-A12');
    expect(paths.rules(null)).toBe('/rules');
  });

  it.each(['R5.2', 'A18', '52', 'C4.2', 'X1'])('cite a rule by its number: %s', (rule) => {
    expect(ruleIn(new URL(paths.rules('chess', rule), 'http://table').hash)).toBe(rule);
  });

  it('that cite nothing have no rule', () => {
    expect(ruleIn('')).toBeNull();
    expect(ruleIn('#section-3')).toBeNull();
  });

  it.each(['/nowhere', '/table', '/replay', '/join/now', '/table/a/b', '/replay/a/b', '/replay/a/1/2', '/table/%E0%A4%A'])(
    'that we do not know are missing: %s',
    (path) => expect(routeOf(path)).toEqual({ screen: 'missing' }),
  );
});

describe('a pasted invitation', () => {
  it.each([
    ['https://sortie.example/table/Qk3x_T-9', 'Qk3x_T-9'],
    ['  http://127.0.0.1:8420/replay/abcd?x=1#y ', 'abcd'],
    ['/table/abcd', 'abcd'],
    ['Qk3x_T-9', 'Qk3x_T-9'],
  ])('%s names a table', (text, id) => expect(tableIdIn(text)).toBe(id));

  it.each(['', 'abc', 'two words', 'https://sortie.example/', 'täble'])('%s does not', (text) =>
    expect(tableIdIn(text)).toBeNull(),
  );
});
