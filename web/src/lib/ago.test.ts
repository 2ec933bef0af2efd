import { expect, it } from 'vitest';
import { ago } from './ago';

it.each([
  [0, 'en', 'now'],
  [-50, 'en', 'now'],
  [59, 'de', 'jetzt'],
  [61, 'en', '1 minute ago'],
  [7_300, 'de', 'vor 2 Stunden'],
  [90_000, 'it', 'ieri'],
])('%i seconds in %s are "%s"', (seconds, language, words) => {
  expect(ago(1_000_000 - seconds, 1_000_000, language)).toBe(words);
});
