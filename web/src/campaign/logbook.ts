/** The log of a campaign, as it is read and as a text file. */
import { t } from '../lib/i18n.svelte';

/** Something that was told, in words. */
export interface Told {
  readonly title: string;
  readonly text: string;
  /** 0 before the first. */
  readonly round: number;
  readonly isRule: boolean;
}

/** A mission, or what was told between missions. */
export interface Chapter {
  readonly name: string;
  readonly text: string;
  readonly told: readonly Told[];
  /** Said where nothing was told, if there is a reason. */
  readonly empty?: string;
  /** How it ended and what it brought, for the text file. */
  readonly head?: readonly string[];
  readonly foot?: readonly string[];
}

/** The whole log as text: chapter after chapter, each under its name. */
export function logbook(title: string, chapters: readonly Chapter[], end: readonly string[] = []): string {
  const parts = chapters.flatMap(({ text, told, head = [], foot = [] }) => [`== ${text} ==`, ...head, ...told.map(message), ...foot]);
  return `${[title, ...parts, ...end].filter(Boolean).join('\n\n')}\n`;
}

function message({ title, text, round, isRule }: Told): string {
  const head = [round > 0 ? t('round', { n: round }) : '', isRule ? t('campaign-special-rule') : '', title];
  return [head.filter(Boolean).join(' · '), text].filter(Boolean).join('\n');
}
