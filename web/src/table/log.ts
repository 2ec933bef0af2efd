/** The shape of a log that any game can fill. */
import type { Line } from './line';

export interface LogEntry<Topic extends string> extends Line {
  readonly tone: 'plain' | 'good' | 'bad' | 'phase';
  /** The number of the rule it follows from. */
  readonly rule: string;
  readonly topic: Topic;
}

export interface LogChapter<Topic extends string> {
  /** Of the choice it follows from; 0 before the first. */
  readonly sequence: number;
  /** Who chose; none before the first choice. */
  readonly seat: number | null;
  readonly round: number;
  readonly entries: readonly LogEntry<Topic>[];
}
