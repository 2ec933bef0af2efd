/** Colours of ranks: chevrons and words say the same. */
import type { Grade, Rank } from '../types';

export const RANK_COLOUR: Readonly<Record<Rank, string>> = { green: 'var(--rank-green)', blue: 'var(--rank-blue)', red: 'var(--rank-red)' };

export const GRADE_COLOUR: Readonly<Record<Grade, string>> = {
  copper: '#b8713f',
  bronze: '#9c7a3c',
  silver: '#a9b4be',
  gold: '#d9ae3c',
  palladium: '#8fa7b8',
  platinum: '#cfd8de',
};
