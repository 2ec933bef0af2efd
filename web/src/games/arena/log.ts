import type { Teller } from '../../table/log';
import { chronicle, taleOf } from './chronicle';
import type { Content, View } from './types';

/** Who plays stays the same throughout: any view knows. */
const tell: Teller<Content, View> = (story, t) => {
  const view = 'views' in story ? story.views[0]! : story.view;
  return taleOf(chronicle(story.steps, view.jedi.map(({ jedi }) => jedi), story.content), t);
};

export default tell;
