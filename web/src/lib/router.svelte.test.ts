import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navigate, router, showInPlace, startRouter } from './router.svelte';

describe('the router', () => {
  let stop: () => void;
  beforeEach(() => (stop = startRouter()));
  afterEach(() => stop());

  function click(link: HTMLAnchorElement, options: MouseEventInit = {}): boolean {
    document.body.append(link);
    return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  }

  function link(href: string): HTMLAnchorElement {
    return Object.assign(document.createElement('a'), { href });
  }

  it('goes where it is told', () => {
    navigate('/rules/chess#rule-37');
    expect(router.route).toEqual({ screen: 'rules', game: 'chess' });
    expect(router.hash).toBe('#rule-37');
    expect(router.moved).toBe(true);
  });

  it('follows our own links without loading the page', () => {
    expect(click(link('/settings'))).toBe(false);
    expect(router.route).toEqual({ screen: 'settings' });
  });

  it('leaves other links to the browser', () => {
    const download = link('/join');
    download.setAttribute('download', '');
    // After the router has looked, nothing may really leave the page.
    const stay = (event: Event) => event.preventDefault();
    addEventListener('click', stay);
    for (const other of [link('https://game-icons.net/'), link('/api/tables/x/export'), download]) {
      const before = router.visits;
      click(other);
      expect(router.visits).toBe(before);
    }
    removeEventListener('click', stay);
  });

  it('leaves a click with a modifier key to the browser', () => {
    const before = router.visits;
    click(link('/join'), { ctrlKey: true });
    expect(router.visits).toBe(before);
  });

  it('lets a screen show what a link leads to without being left', () => {
    navigate('/table/x');
    const shown: string[] = [];
    const stop = showInPlace((url) => url.pathname === '/rules/chess' && shown.push(url.hash) > 0);
    click(link('/rules/chess#rule-R5.2'));
    expect(shown).toEqual(['#rule-R5.2']);
    expect(router.pathname).toBe('/table/x');
    click(link('/settings'));
    expect(router.pathname).toBe('/settings');
    stop();
    click(link('/rules/chess#rule-1'));
    expect(router.pathname).toBe('/rules/chess');
  });

  it('counts a second visit to the same rule', () => {
    navigate('/rules/chess#rule-1');
    const before = router.visits;
    navigate('/rules/chess#rule-1');
    expect(router.visits).toBe(before + 1);
  });
});
