import { describe, expect, it } from 'vitest';
import { lightStyle } from './lights';

describe('a light', () => {
  it('is filled with its own colour, with another one, or not at all', () => {
    expect(lightStyle({ colour: 'red', width: 3, fill: 0.2 })).toMatch(/^fill: red; fill-opacity: 0.2; stroke: red; stroke-width: 3; stroke-opacity: 1$/);
    expect(lightStyle({ colour: 'red', width: 3, fill: 'pink' })).toMatch(/^fill: pink; stroke: red/);
    expect(lightStyle({ colour: 'red', width: 3 })).toMatch(/^fill: none; /);
  });

  it('says how its rim is drawn', () => {
    const style = lightStyle({ colour: 'red', width: 3, strength: 0.5, dashes: '4 10', dotted: true });
    expect(style).toContain('stroke-opacity: 0.5; stroke-dasharray: 4 10; stroke-linecap: round');
  });
});
