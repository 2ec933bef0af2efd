import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses one of several: radio buttons lie under their words, so a person presses the words. */
export async function pick(where: Page | Locator, group: string, option: string): Promise<void> {
  const choices = where.getByRole('radiogroup', { name: group, exact: true });
  await choices.getByText(option, { exact: true }).click();
  await expect(choices.getByRole('radio', { name: option, exact: true })).toBeChecked();
}

/** All words on a page, also those that are only spoken. */
export async function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.add(node.textContent ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
      for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name)!);
    }
    found.add(document.title);
    return [...found].map((words) => words.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
}
