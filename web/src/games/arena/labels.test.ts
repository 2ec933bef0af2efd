import { describe, expect, it } from 'vitest';
import { content, view } from './fixtures';
import { fieldLabel } from './labels';
import type { Tap } from './offers';

const figures = { view, content, neighbours: content.map.neighbours };
const last = (field: number, tap: Tap) => fieldLabel(figures, field, tap).at(-1);

// Mace stands on 0, 2 is empty, a battle droid on 3.
describe('the label of a field', () => {
  it('says where the fighter stands and where it could walk', () => {
    expect(last(0, { light: 'stand', choice: null })).toEqual({ key: 'arena-label-stand-here' });
    expect(last(2, { light: 'stand', choice: null })).toEqual({ key: 'arena-label-can-walk' });
  });

  it('says where a figure can start', () => {
    expect(last(2, { light: 'stand', choice: { do: 'start', field: 2 } })).toEqual({ key: 'arena-label-can-start' });
  });

  it('says what a blow costs', () => {
    expect(last(3, { light: 'strike', choice: null })).toEqual({ key: 'arena-label-can-strike', args: { cost: 1 } });
  });
});
