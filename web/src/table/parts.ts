import type { Snippet } from 'svelte';

/** A part of the table besides board and decision; it is a tab where there is little room. */
export interface Part {
  readonly name: string;
  readonly text: string;
  readonly inside: Snippet;
  /** On a wide table: to the left of the board, or under the decision. */
  readonly side: 'left' | 'right';
}

/** A part to the left of the board of a wide table. */
export function beside(name: string, text: string, inside: Snippet): Part {
  return { name, text, inside, side: 'left' };
}
