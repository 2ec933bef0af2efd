import type { Teller } from '../../table/log';
import { chronicle, taleOf } from './chronicle';
import type { Content, View } from './types';

const tell: Teller<Content, View> = (story, t) => {
  const view = 'views' in story ? story.views.at(-1) : story.view;
  return taleOf(view ? chronicle(story.steps, view, story.content) : [], t);
};

export default tell;
