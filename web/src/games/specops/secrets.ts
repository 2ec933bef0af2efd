/**
 * At a screen that both sides share, what only one of them may know is not drawn. The view knows it, for it is that of whose turn
 * it is.
 */
import type { View } from './types';

export function masked(view: View): View {
  return { ...view, tokens: view.tokens.map((token) => ({ ...token, number: null, hidden: null })) };
}
