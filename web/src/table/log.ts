/** The shape of a log that any game can fill. */
import type { Step } from '../generated/Step';
import { say, type Line, type Translate } from './line';

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
  /** Where it was, if not in a round. */
  readonly heading?: Line;
  readonly entries: readonly LogEntry<Topic>[];
}

/** A story as the log shows it. */
export interface Tale<Topic extends string> {
  readonly chapters: readonly LogChapter<Topic>[];
  /** What it can be filtered by, with its words. */
  readonly topics: readonly { readonly value: Topic; readonly text: string }[];
  /** Topics for those who ask for them: neither shown nor said aloud of themselves. */
  readonly quiet?: readonly Topic[];
}

/** A story to be told: with the view of now while it is played, with the view after each step once it is recorded. */
export type Story<Content, View> = {
  readonly steps: readonly Step[];
  readonly content: Content;
  /** Whoever puts sentences together before they are said needs to know. */
  readonly language: string;
} & ({ readonly view: View } | { readonly views: readonly View[] });

/** How a game tells a story. What it is told of has no type before the game gives it its own: `never` fits all of them. */
export type Teller<Content = never, View = never> = (story: Story<Content, View>, t: Translate) => Tale<string>;

/** What stands over a chapter, where it is not the same as over the one before. */
export function headingOf({ heading, round }: LogChapter<string>, t: Translate): string {
  if (heading) return say(t, heading);
  return round === 0 ? t('log-setup') : t('round', { n: round });
}

/** The log as a text file: a heading for each round, a paragraph for each step, every sentence with its rule. */
export function logText(title: string, chapters: readonly LogChapter<string>[], t: Translate): string {
  const lines = [title];
  let last = '';
  for (const chapter of chapters) {
    const heading = headingOf(chapter, t);
    if (heading !== last) lines.push('', `== ${heading} ==`);
    last = heading;
    lines.push('', ...chapter.entries.map((entry) => `${say(t, entry)} [${entry.rule}]`));
  }
  return `${lines.join('\n')}\n`;
}
