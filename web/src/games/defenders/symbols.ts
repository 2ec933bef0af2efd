/** Symbols of dice and tokens in a box of 24. Tokens differ in their outlines, so that they are told apart when they are tiny. */
import { BOLT, BURST, SHIELD } from '../../table/glyphs';
import type { SymbolId } from './types';

export interface Drawn {
  readonly path: string;
  /** A line instead of a filled shape. */
  readonly line?: boolean;
}

export const SYMBOLS: Readonly<Record<SymbolId, Drawn>> = {
  hit: { path: BURST },
  shield: { path: SHIELD },
  flash: { path: BOLT },
  // G and D.
  gd: { path: 'M10.5 8.5C9 5.5 1.5 5.5 1.5 12S9 18.5 10.5 15.5V12H7.5M14 6h3c7.5 0 7.5 12 0 12h-3z', line: true },
  // Three cartridges.
  ammo: { path: 'M2 22V9C2 6 3 4 4.5 2C6 4 7 6 7 9V22ZM9.5 22V9C9.5 6 10.5 4 12 2C13.5 4 14.5 6 14.5 9V22ZM17 22V9C17 6 18 4 19.5 2C21 4 22 6 22 9V22Z' },
  // A cartridge stuck across, struck out.
  jam: { path: 'M12 2A10 10 0 1 1 11.99 2ZM5 5L19 19', line: true },
  // A head with two slanted eyes.
  alien: { path: 'M12 1C5 1 2.5 6 3.5 12C4.5 17 8 22 12 23.5C16 22 19.5 17 20.5 12C21.5 6 19 1 12 1ZM6 9.5C9 9.5 11 12 11 15C7.5 15 6 12.5 6 9.5ZM18 9.5C15 9.5 13 12 13 15C16.5 15 18 12.5 18 9.5Z' },
};

export type TokenId = 'fragment' | 'ammo' | 'jam' | 'wound' | 'flame' | 'mine' | 'waypoint' | 'lock' | 'block' | 'armoury' | 'guard' | 'hidden' | 'alien_armoury' | 'body' | 'item';

export interface TokenLook {
  /** The plate, around the origin, about 44 wide. */
  readonly plate: string;
  readonly colour: string;
  /** What lies on it, in a box of 24 around the origin. */
  readonly mark: string;
  readonly line?: boolean;
}

const ring = (radius: number) => `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

export const TOKENS: Readonly<Record<TokenId, TokenLook>> = {
  fragment: { plate: 'M-8 -22L12 -18L20 2L6 22L-14 16L-21 -4Z', colour: '#b48cff', mark: 'M-4 -12L7 -8L11 2L2 12L-8 8L-11 -2ZM-4 -12L-1 0L2 12M-11 -2L-1 0L11 2' , line: true },
  ammo: { plate: 'M-14 -22H14V22H-14Z', colour: '#d8b457', mark: 'M-9 12V-2C-9 -6 -7.5 -9 -5 -12C-2.5 -9 -1 -6 -1 -2V12ZM1 12V-2C1 -6 2.5 -9 5 -12C7.5 -9 9 -6 9 -2V12Z' },
  jam: { plate: 'M-9 -22H9L22 -9V9L9 22H-9L-22 9V-9Z', colour: '#ff6b52', mark: 'M-10 -10L10 10M10 -10L-10 10', line: true },
  wound: { plate: 'M0 -24C12 -8 18 -2 18 7A18 17 0 0 1 -18 7C-18 -2 -12 -8 0 -24Z', colour: '#e8553a', mark: 'M0 -8V14M-10 4H10', line: true },
  flame: { plate: 'M-4 -25C8 -16 20 -6 18 8C17 18 9 23 0 23C-10 23 -18 17 -18 6C-18 -2 -12 -8 -10 -14C-6 -10 -5 -8 -4 -4C0 -10 0 -18 -4 -25Z', colour: '#ff9a3c', mark: 'M0 15C-6 15 -9 11 -8 6C-6 4 -3 0 0 -6C4 0 8 4 8 8C8 12 5 15 0 15Z' },
  mine: { plate: `${ring(15)}M0 -24V-14M0 24V14M-24 0H-14M24 0H14M-17 -17L-10 -10M17 17L10 10M-17 17L-10 10M17 -17L10 -10`, colour: '#8b98a6', mark: ring(6) },
  waypoint: { plate: 'M0 24C-12 8 -18 2 -18 -7A18 17 0 0 1 18 -7C18 2 12 8 0 24Z', colour: '#56b4e9', mark: ring(7) },
  lock: { plate: 'M-18 -4H18V22H-18ZM-11 -4V-10A11 12 0 0 1 11 -10V-4H5V-10A5 6 0 0 0 -5 -10V-4Z', colour: '#ffd75e', mark: 'M-4 6A4 4 0 1 1 4 6L3 16H-3Z' },
  block: { plate: 'M0 -24L24 0L0 24L-24 0Z', colour: '#ff9a5c', mark: 'M-10 -5H10M-10 5H10', line: true },
  armoury: { plate: 'M-22 -14H22V20H-22ZM-10 -14V-21H10V-14Z', colour: '#5f9e6e', mark: 'M-12 4H4L12 -2M-6 4V11M4 4V-2', line: true },
  // A waypoint whose number nobody sees.
  hidden: { plate: 'M0 24C-12 8 -18 2 -18 -7A18 17 0 0 1 18 -7C18 2 12 8 0 24Z', colour: '#8b98a6', mark: 'M-6 -10A6 6 0 1 1 3 -4Q0 -2 0 2M0 7V8', line: true },
  alien_armoury: { plate: 'M-22 -14H22V20H-22ZM-10 -14V-21H10V-14Z', colour: '#ff6b52', mark: 'M0 -11C-7 -11 -8 -3 -6 3C-4 9 -2 13 0 15C2 13 4 9 6 3C8 -3 7 -11 0 -11Z' },
  body: { plate: 'M-24 6C-24 -8 -14 -16 0 -16S24 -8 24 6C24 14 14 18 0 18S-24 14 -24 6Z', colour: '#9aa57c', mark: 'M-13 -4L-5 4M-5 -4L-13 4M5 -4L13 4M13 -4L5 4M-6 12H6', line: true },
  item: { plate: 'M0 -24L21 -12V12L0 24L-21 12V-12Z', colour: '#ffd75e', mark: 'M-10 -5L0 -10L10 -5V6L0 11L-10 6ZM-10 -5L0 0L10 -5M0 0V11', line: true },
  guard: { plate: 'M0 -23L20 -16V0C20 12 11 20 0 24C-11 20 -20 12 -20 0V-16Z', colour: '#4fd69c', mark: 'M-12 0C-6 -9 6 -9 12 0C6 9 -6 9 -12 0ZM-3 0A3 3 0 1 0 3 0A3 3 0 1 0 -3 0Z', line: true },
};
