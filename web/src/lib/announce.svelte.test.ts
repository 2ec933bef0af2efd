import { describe, expect, it } from 'vitest';
import { saidOnce } from './announce.svelte';

describe('what is said aloud', () => {
  it('does not ask in the words that the log just said', () => {
    const revealed = 'A new part of the map is revealed: tiles 01A and 02A.';
    expect(saidOnce([revealed], revealed)).toBe(revealed);
    expect(saidOnce([`Round 2 begins. ${revealed}`], `${revealed} Lay them out.`)).toBe(`Round 2 begins. ${revealed} Lay them out.`);
  });

  it('nor in some of them, but whole words only', () => {
    expect(saidOnce(['Activation: Probe Droid, “Scan”.'], 'Activation: Probe Droid. The card says what each figure does.')).toBe(
      'Activation: Probe Droid, “Scan”. The card says what each figure does.',
    );
    expect(saidOnce(['Deploy 12 figures.'], 'Deploy 1.')).toBe('Deploy 12 figures. Deploy 1.');
  });

  it('tells what happened twice twice, and a question alone as it is', () => {
    expect(saidOnce(['Fenn suffers 1 damage.', 'Fenn suffers 1 damage.'], '')).toBe('Fenn suffers 1 damage. Fenn suffers 1 damage.');
    expect(saidOnce([], 'Who activates?')).toBe('Who activates?');
    expect(saidOnce(['Fenn activates.'], '')).toBe('Fenn activates.');
  });
});
