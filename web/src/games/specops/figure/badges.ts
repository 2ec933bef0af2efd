/** Tokens as small badges: each has an outline of its own, so that they are told apart when they are tiny. In a box of 24 around the origin. */
import type { BadgeId, Rank } from './looks';

export interface BadgeLook {
  readonly plate: string;
  readonly colour: string;
  readonly mark: string;
  /** Lines instead of a filled shape. */
  readonly line?: boolean;
}

const ring = (r: number) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

export const BADGES: Readonly<Record<BadgeId, BadgeLook>> = {
  aim: { plate: ring(11), colour: '#3fbf7f', mark: `M0 -8V-3M0 8V3M-8 0H-3M8 0H3`, line: true },
  dodge: { plate: 'M-10 -10H10V10H-10Z', colour: '#4aa3ff', mark: 'M-5 5L4 -4M-2 -5H5V2', line: true },
  surge: { plate: 'M0 -12L12 0L0 12L-12 0Z', colour: '#ffd75e', mark: 'M2 -8L-5 1H-1L-3 8L5 -2H1Z' },
  standby: { plate: 'M-6 -11H6L12 0L6 11H-6L-12 0Z', colour: '#c79bff', mark: 'M-7 0Q0 -7 7 0Q0 7 -7 0ZM-2 0a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z', line: true },
  suppression: { plate: 'M0 11L-12 -8H12Z', colour: '#ff6b52', mark: 'M0 -5V2M0 4.500V5', line: true },
  observation: { plate: 'M-12 0Q0 -13 12 0Q0 13 -12 0Z', colour: '#ffb26b', mark: ring(3.5) },
  immobilize: { plate: 'M-12 -6H12V6H-12Z', colour: '#b9c2cc', mark: 'M-8 0H-2M2 0H8M-5 0H5', line: true },
  shield: { plate: 'M0 -12L10 -8V1C10 7 5 10 0 12C-5 10 -10 7 -10 1V-8Z', colour: '#7fe3ff', mark: 'M0 -6V6M-5 0H5', line: true },
  detonator: { plate: `${ring(9)}M0 -9L5 -13`, colour: '#ff9a3c', mark: 'M-4 -1L0 -6V0H4L0 6V0Z' },
  objective: { plate: 'M0 -12L11 -4L7 10H-7L-11 -4Z', colour: '#d3aaff', mark: 'M-4 4V-5L5 -2L-4 1', line: true },
};

/** The ranks as signs: a star, a chevron, an arrow head, a wheel. */
export const RANKS: Readonly<Record<Rank, string>> = {
  commander: 'M0 -10L2.600 -3.200L9.800 -3L4.200 1.400L6.100 8.300L0 4.300L-6.100 8.300L-4.200 1.400L-9.800 -3L-2.600 -3.200Z',
  corps: 'M-9 4L0 -7L9 4V9L0 -1L-9 9Z',
  special: 'M0 -10L8 8L0 3L-8 8Z',
  support: 'M-3 -9H3L4 -6L7 -7L9 -3L7 0L9 3L7 7L4 6L3 9H-3L-4 6L-7 7L-9 3L-7 0L-9 -3L-7 -7L-4 -6ZM0 -3a3 3 0 1 0 .01 0Z',
};
