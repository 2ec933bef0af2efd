/** What lies and stands on a board, as plain data. */
import type { Looks } from '../figure/looks';
import type { TokenId } from '../symbols';
import type { At } from './plan';

export interface BoardFigure {
  readonly key: string;
  readonly at: At;
  readonly looks: Looks;
}

export interface BoardSignal {
  readonly key: string;
  readonly at: At;
  readonly face: 'unknown' | 'human' | 'alien';
}

export interface BoardToken {
  readonly key: string;
  readonly at: At;
  readonly kind: TokenId;
  /** Its place among the tokens of its hex. */
  readonly slot?: number;
  readonly count?: number | null;
}
