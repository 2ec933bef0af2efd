/** What ships, as the program reads it; for tests and drawings of it. */
import printed from '../../generated/defenders/content.json';
import faces from '../../generated/defenders/dice.json';
import type { Content, Dice } from './types';

export const content = printed as unknown as Content;
export const dice = faces as unknown as Dice;
