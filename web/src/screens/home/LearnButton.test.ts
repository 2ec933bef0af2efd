import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { PLAYABLE } from '../../games/registry';
import { speak, t } from '../../lib/i18n.svelte';
import LearnButton from './LearnButton.svelte';

describe('the way into a lesson', () => {
  it('says in its own words which game it teaches where no card of the game stands around it', async () => {
    await speak('en');
    const { id, lesson } = PLAYABLE.find((one) => one.lesson?.first)!;
    const words = (primary: boolean) => {
      const made = mount(LearnButton, { target: document.body, props: { game: id, lesson: lesson!, primary } });
      const text = document.querySelector('button')!.textContent.trim();
      void unmount(made);
      return text;
    };
    expect(words(true)).toBe(`${t(lesson!.name)}: ${t(`game-${id}`)}`);
    expect(words(false)).toBe(t(lesson!.name));
  });
});
