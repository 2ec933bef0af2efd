/** The log: steps as sentences, grouped by round. */
import type { Step } from '../../generated/Step';
import { Chronicler } from '../../table/chronicle';
import { line, type Translate } from '../../table/line';
import type { LogChapter, LogEntry, Tale } from '../../table/log';
import { toldIn } from '../../table/told';
import { castOf } from './names';
import { tell, TOPICS, topicOf, type Topic } from './story';
import type { Content, Event, View } from './types';

/** What lies beside a unit is seen there; whoever asks for it finds it. */
const QUIET: readonly Topic[] = ['tokens'];

export function taleOf(chapters: readonly LogChapter<Topic>[], t: Translate): Tale<Topic> {
  return { chapters, topics: TOPICS.map((value) => ({ value, text: t('specops-topic', { topic: value }) })), quiet: QUIET };
}

/** The round that was told last. */
interface Past {
  readonly round: number;
  /** Who is who does not change, but more is known of it: a token that was laid, a vehicle that stands. */
  readonly known: number;
}

const chronicler = new Chronicler<Past, Topic>((one, other) => one.round === other.round && one.known === other.known);

export function chronicle(steps: readonly Step[], view: View, content: Content): LogChapter<Topic>[] {
  const cast = castOf(view, content);
  return chronicler.tell(steps, { round: 0, known: cast.units.length + cast.tokens.size }, [content], (step, before) => {
    let { round } = before;
    const said = toldIn<Event>(step).flatMap(({ event, rule }) => {
      if (event.what === 'round_began') round = event.round;
      const sentence = tell(event, cast);
      if (!sentence) return [];
      const entry: LogEntry<Topic> = { ...sentence, rule, topic: topicOf(event) };
      return [{ at: { round, ...(round === 0 ? { heading: line('specops-set-up') } : {}) }, entry }];
    });
    return { said, after: { ...before, round } };
  });
}
