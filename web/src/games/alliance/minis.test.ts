import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { heroMini, modelMini } from './minis';
import { readToml, type Table } from './text/toml';

const pack = (file: string, list: string) => readToml(readFileSync(`../content/alliance/${file}.toml`, 'utf8'))[list] as Table[];
const heroes = pack('heroes', 'hero').map(({ id }) => id as string);
const models = [...new Set(pack('groups', 'group').map(({ model }) => model as string))];

it('everybody of the pack has a figure, and no two have the same outline', () => {
  const stranger = modelMini('nobody');
  const all = [...heroes.map(heroMini), ...models.map(modelMini)];
  expect(all).not.toContain(stranger);
  expect(new Set(all.map(({ outline }) => outline)).size).toBe(all.length);
});
