import type { Story, Teller } from '../../../table/log';
import { taleOf, type Chapter } from '../chronicle';
import { chaptersOf } from '../log';
import type { Content, View } from '../types';
import { tableStory } from './story';

export function chaptersBeside(story: Story<Content, View>): Chapter[] {
  return chaptersOf({ ...story, steps: tableStory(story.steps) });
}

const tell: Teller<Content, View> = (story, t) => taleOf(chaptersBeside(story), t);

export default tell;
