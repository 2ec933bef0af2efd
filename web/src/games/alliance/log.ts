import type { Story, Teller } from '../../table/log';
import { chronicle, sinceMission, taleOf, timelyViews, type Chapter } from './chronicle';
import type { Content, View } from './types';

/** While a mission is played the log tells of it alone; a recorded game is told from its beginning. */
export function chaptersOf(story: Story<Content, View>): Chapter[] {
  const { steps, content, language } = story;
  return 'views' in story ? chronicle(steps, timelyViews(story.views), content, language) : chronicle(sinceMission(steps), story.view, content, language);
}

const tell: Teller<Content, View> = (story, t) => taleOf(chaptersOf(story), t);

export default tell;
