import { expect, it } from 'vitest';
import { ICONS } from './icons';

const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!./icons.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no icon is carried along that nobody draws', () => {
  const text = Object.values(sources).join('\n');
  expect(ICONS.filter((name) => !text.includes(`'${name}'`) && !text.includes(`"${name}"`))).toEqual([]);
});
