/** The hints of a tutorial, as somebody reads them who has never played. */
import { expect, type Page } from '@playwright/test';
import { isTimely } from '../../src/games/alliance/mission/point.ts';
import type { MissionTable } from './mission.ts';
import { text } from './texts.ts';

type Hint = MissionTable['content']['missions'][number]['hint'][number];

/** Buttons of the question and of the header that lie under the hint, by their words. */
export async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bubble = document.querySelector('.bubble:has(aside)')?.getBoundingClientRect();
    // Somebody else moved, and it waits.
    if (!bubble) return [];
    return [...document.querySelectorAll('.decision button:not(:disabled), header :is(a, button)')].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const panel = (one.closest('.decide, .scroll') ?? document.body).getBoundingClientRect();
      const [top, bottom] = [Math.max(box.top, panel.top), Math.min(box.bottom, panel.bottom)];
      const isUnder = bottom > top && box.left < bubble.right && box.right > bubble.left && top < bubble.bottom && bottom > bubble.top;
      return isUnder ? [one.textContent] : [];
    });
  });
}

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
    await expect.poll(() => covered(this.#table.page), { message: `what the hint "${id}" lies over` }).toEqual([]);
    this.read.push(id);
  }
}
