/** What sentences of the log are about, and how much those of the story matter. */
import type { LogEntry } from '../../../table/log';
import type { StoryEvent } from '../types';

export type Topic = 'story' | 'flow' | 'move' | 'attack' | 'harm' | 'gear' | 'alien' | 'card' | 'thought' | 'detail';

type What = StoryEvent['event'];

export const STORY_TOPICS: Readonly<Record<What, Topic>> = {
  said: 'story',
  objective_set: 'story',
  objective_offered: 'story',
  objective_completed: 'story',
  objective_failed: 'story',
  special_drawn: 'story',
  acted: 'story',
  burned: 'story',
  doused: 'story',
  point_gone: 'story',
  point_moved: 'story',
  waypoint_laid: 'story',
  waypoint_hidden: 'story',
  waypoint_turned: 'story',
  waypoints_cleared: 'story',
  freed: 'story',
  role_taken: 'story',
  recast: 'story',
  confined: 'story',
  joined: 'story',
  saved: 'story',
  dragged: 'move',
  mine_laid: 'gear',
  mine_gone: 'gear',
  armoury_taken: 'gear',
  weapon_due: 'gear',
  item_taken: 'gear',
  item_laid: 'gear',
  item_gone: 'gear',
  gun_jammed: 'gear',
  marked: 'alien',
  withdrawn: 'alien',
  turned: 'alien',
  stripped: 'alien',
  restored: 'alien',
  named: 'detail',
  signals_gathered: 'alien',
  signal_added: 'alien',
  signal_stays: 'alien',
  humans_turned: 'alien',
  body_laid: 'alien',
  body_gone: 'alien',
  event_forwarded: 'card',
  events_paused: 'card',
  encounters_added: 'card',
  aliens_added: 'card',
  alien_taken: 'card',
  counted: 'detail',
  flagged: 'detail',
  due_over: 'detail',
  bodies_unmarked: 'detail',
};

/** Those that are more than plain. */
export const STORY_TONES: Readonly<Partial<Record<What, LogEntry<Topic>['tone']>>> = {
  objective_completed: 'good',
  point_gone: 'good',
  saved: 'good',
  armoury_taken: 'good',
  objective_failed: 'bad',
  special_drawn: 'bad',
  humans_turned: 'bad',
};
