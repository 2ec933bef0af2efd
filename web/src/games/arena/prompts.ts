/** What is asked, as one short line. */
import { line, type Line } from '../../table/line';
import type { Prompt, View } from './types';

export function askLine(prompt: Prompt, view: View, seat: number | null): Line {
  switch (prompt.ask) {
    case 'start':
      return line(seat === null ? 'ask-start-others' : 'ask-start');
    case 'report':
      return line(seat === null ? 'ask-report-others' : 'ask-report');
    case 'place': {
      const face = seat === null ? null : (view.jedi[seat]?.die ?? null);
      return face === null ? line('ask-place') : line('ask-place-die', { face });
    }
    case 'fight':
      return line('ask-fight', { jedi: view.jedi[prompt.seat]?.jedi ?? '' });
    case 'push':
      return line('ask-push', { jedi: view.jedi[prompt.seat]?.jedi ?? '' });
    case 'parley':
      return line('ask-parley');
  }
}

/** "Your move: Mace" */
export function yourMove(view: View, seat: number): Line {
  return line('your-move', { jedi: view.jedi[seat]?.jedi ?? '' });
}
