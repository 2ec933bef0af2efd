import type { Teller } from '../../table/log';
import { chronicle, taleOf } from './chronicle';
import type { Content, View } from './types';

const tell: Teller<Content, View> = (story, t) => {
  const view = 'views' in story ? story.views[0] : story.view;
  return taleOf(view ? chronicle(story.steps, view, story.content, story.language) : [], t);
};

export default tell;
