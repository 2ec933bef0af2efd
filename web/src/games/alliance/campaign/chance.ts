/** The chance of a test: each surge is a success (R11.3). */
import { facesOf } from '../dice';
import type { AttackDie } from '../types';
import type { Content } from './types';

/** How likely at least one success is, in hundredths. */
export function chanceOf(content: Content, dice: readonly AttackDie[]): number {
  const none = dice.reduce((so, die) => {
    const faces = facesOf(content, die);
    return faces.length === 0 ? so : (so * faces.filter(({ surges }) => surges === 0).length) / faces.length;
  }, 1);
  return Math.round((1 - none) * 100);
}
