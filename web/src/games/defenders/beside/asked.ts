/** What is asked in another way beside the boxed game, or only there. */
import type { Prompt } from '../types';

const ASKED: ReadonlySet<Prompt['ask']> = new Set<Prompt['ask']>(['reports', 'instructed', 'called', 'nearest', 'gone', 'sights', 'target', 'obeys', 'deed', 'caught', 'suffer', 'question', 'place']);

export const isAskedBeside = ({ ask }: Prompt): boolean => ASKED.has(ask);
