/** What is asked, as one short line. */
import { line, type Line } from '../../table/line';
import type { Prompt, View } from './types';

/** `face` is what my die shows, as far as that is known. */
export function askLine(prompt: Prompt, view: View, seat: number | null, face: number | null): Line {
  switch (prompt.ask) {
    case 'start':
      return line(seat === null ? 'arena-ask-start-others' : 'arena-ask-start');
    case 'report':
      return line(seat === null ? 'arena-ask-report-others' : 'arena-ask-report');
    case 'place':
      return face === null ? line('arena-ask-place') : line('arena-ask-place-die', { face });
    case 'fight':
      return line('arena-ask-fight', { jedi: view.jedi[prompt.seat]?.jedi ?? '' });
    case 'push':
      return line('arena-ask-push', { jedi: view.jedi[prompt.seat]?.jedi ?? '' });
    case 'parley':
      return line('arena-ask-parley');
  }
}

/** "Your move: Mace" */
export function yourMove(view: View, seat: number): Line {
  return line('arena-your-move', { jedi: view.jedi[seat]?.jedi ?? '' });
}
