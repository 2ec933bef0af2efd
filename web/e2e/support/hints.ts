/** The hints of a tutorial, as somebody reads them who has never played. */
import { expect } from '@playwright/test';
import { isTimely } from '../../src/games/alliance/mission/point.ts';
import type { MissionTable } from './mission.ts';
import { text } from './texts.ts';

type Hint = MissionTable['content']['missions'][number]['hint'][number];

/** Reads each hint once: it must be there, say its words and point at something that is in sight. */
export class Reader {
  readonly read: string[] = [];
  readonly #table: MissionTable;

  constructor(table: MissionTable) {
    this.#table = table;
  }

  /** The hint that should be on the screen now. A page of the story comes first, unless the hint is about pages. */
  get due(): Hint | null {
    const { view, prompt, offers, content } = this.#table;
    const n = view.mission?.hint ?? null;
    if (n === null) return null;
    const hint = content.missions[view.mission!.mission]!.hint[n]!;
    if (!isTimely(hint, offers, view)) return null;
    return prompt.ask === 'mission' && hint.until !== 'continue' ? null : hint;
  }

  /** Reads what is new, and closes it so that nothing lies over the board. */
  async look(): Promise<void> {
    const hint = this.due;
    if (!hint || this.read.includes(hint.id)) return;
    await this.see(hint.id);
    await this.#table.hint.getByRole('button', { name: text('alliance-ui-hint-close') }).click();
    await expect(this.#table.hint).toBeHidden();
  }

  /** Reads a hint and leaves it where it is. */
  async see(id: string): Promise<void> {
    const { hint: bubble, view, content } = this.#table;
    const mission = content.missions[view.mission!.mission]!.id;
    await expect(bubble).toContainText(text(`alliance-mission-${mission}-hint-${id}`.replaceAll('_', '-')));
    await expect(bubble, `the hint "${id}" points at something`).not.toHaveClass(/loose/);
    this.read.push(id);
  }
}
