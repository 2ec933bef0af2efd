/** What people are asked beside a real table: the question, the answers, and what the log says of it. */
import { otherwise } from '../../../lib/exhaustive';
import { line, type Line } from '../../../table/line';
import { tokenName, unitName, type Cast } from '../names';
import type { AnswerWords } from '../offers';
import type { Choice, Event, Prompt } from '../types';

export type Question = Extract<Prompt, { ask: 'question' }>['question'];
type Near = Extract<Question, { about: 'near' }>;
type Said = Extract<Event, { what: 'said' }>;

const COVERS = ['none', 'light', 'heavy'] as const;
/** From so many inches on nothing more is asked (M3.9). */
const FAR = 10;

/** What a distance is measured from. */
function spotName({ of }: Near, cast: Cast): Line {
  switch (of.spot) {
    case 'unit':
      return unitName(cast, of.id);
    case 'token':
      return tokenName(cast, of.id);
    case 'objective':
      return line('specops-beside-objective');
    case 'transmitter':
      return line('specops-beside-transmitter');
    default:
      return otherwise(of, line('specops-somebody'));
  }
}

export function questionLine(question: Question, cast: Cast): Line {
  switch (question.about) {
    case 'near': {
      const args = { n: question.inches, sight: question.in_sight ? 'yes' : 'no', what: spotName(question, cast) };
      return question.among.length === 1 ? line('specops-ask-near-one', { ...args, unit: unitName(cast, question.among[0]!) }) : line('specops-ask-near', args);
    }
    case 'cover':
      return line('specops-ask-cover', { defender: unitName(cast, question.defender), attacker: unitName(cast, question.attacker) });
    case 'arc':
      return line('specops-ask-arc', { unit: unitName(cast, question.from), of: unitName(cast, question.of), arc: question.arc });
    case 'inches':
      return line('specops-ask-inches', { from: unitName(cast, question.from), to: unitName(cast, question.to) });
    default:
      return otherwise(question, line('specops-ask-nothing'));
  }
}

/** Units that are lit while it is asked; none if the one that acts is. */
export function askedAbout(question: Question): readonly number[] | null {
  switch (question.about) {
    case 'near':
      return question.of.spot === 'unit' ? [question.of.id] : null;
    case 'cover':
      return [question.defender];
    case 'arc':
      return [question.of];
    case 'inches':
      return [question.from];
    default:
      return otherwise(question, null);
  }
}

/** An answer to such a question as a button; none if something else is asked. */
export function saidOf(choice: Choice, prompt: Prompt): AnswerWords | null {
  if (prompt.ask === 'place' && choice.do === 'done') return { title: line('specops-beside-no-room'), icon: 'lucide:x' };
  if (prompt.ask !== 'question') return null;
  const { question } = prompt;
  const isOne = question.about === 'near' && question.among.length === 1;
  if (choice.do === 'pick') return isOne ? { title: line('specops-beside-yes'), icon: 'lucide:check' } : null;
  if (choice.do === 'done') return { title: line(isOne ? 'specops-beside-no' : prompt.near.length > 0 ? 'specops-beside-nobody-else' : 'specops-beside-nobody'), icon: isOne ? 'lucide:x' : 'lucide:chevron-right' };
  return choice.do === 'say' ? { title: numberLine(question, choice.n) } : null;
}

function numberLine(question: Question, n: number): Line {
  if (question.about === 'cover') return line('specops-beside-cover-of', { cover: COVERS[n] ?? 'none' });
  if (question.about === 'arc') return line(n > 0 ? 'specops-beside-yes' : 'specops-beside-no');
  return n >= FAR ? line('specops-beside-far', { n: FAR }) : line('specops-beside-inches', { n });
}

/** What was said, for the log. */
export function saidLine({ question, near, number }: Said, cast: Cast): Line {
  if (question.about !== 'near') return line('specops-log-said', { question: questionLine(question, cast), answer: numberLine(question, number) });
  const answer = near.length > 0 ? line('specops-beside-these', { units: near.map((unit) => unitName(cast, unit)) }) : line('specops-beside-nobody');
  return line('specops-log-said', { question: questionLine(question, cast), answer });
}
