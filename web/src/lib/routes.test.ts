import { describe, expect, it } from 'vitest';
import { paths, routeOf, tableIdIn } from './routes';

describe('addresses', () => {
  it('lead to screens', () => {
    expect(routeOf('/')).toEqual({ screen: 'home' });
    expect(routeOf('/new')).toEqual({ screen: 'new', game: null });
    expect(routeOf('/new/arena/')).toEqual({ screen: 'new', game: 'arena' });
    expect(routeOf('/join')).toEqual({ screen: 'join' });
    expect(routeOf(paths.newCampaign())).toEqual({ screen: 'campaign' });
    expect(routeOf(paths.fame())).toEqual({ screen: 'fame' });
    expect(routeOf('/settings')).toEqual({ screen: 'settings' });
    expect(routeOf('/rules/arena')).toEqual({ screen: 'rules', game: 'arena' });
  });

  it('are what `paths` makes of a screen', () => {
    expect(routeOf(paths.table('a/b c'))).toEqual({ screen: 'table', id: 'a/b c' });
    expect(routeOf(paths.replay('x_-9'))).toEqual({ screen: 'replay', id: 'x_-9' });
    expect(paths.rules('arena', 'A12')).toBe('/rules/arena#rule-A12');
  });

  it.each(['/nowhere', '/table', '/replay', '/rules', '/join/now', '/table/a/b', '/table/%E0%A4%A'])(
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
