import { expect, it } from 'vitest';
import { preferredLanguage } from './language';

it.each([
  [null, ['de-AT', 'en'], 'de'],
  [null, ['fr', 'it-CH', 'de'], 'it'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
  ['it', ['de'], 'it'],
  ['xx', ['de'], 'de'],
])('%s chosen and %j wished gives %s', (stored, wished, language) => {
  expect(preferredLanguage(stored, wished)).toBe(language);
});
