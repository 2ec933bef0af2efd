/** What any board and any list of a team are given. */
import type { Lobby } from '../generated/Lobby';
import type { Point } from './camera';
import type { Outlook } from './relief';

export interface BoardProps<Content, View, Place> {
  content: Content;
  /** What is shown now: the view, or what events have made of it so far. */
  scene: View;
  /** Seats that a bot plays. */
  bots?: readonly boolean[];
  /** Seats or figures whose move it is. */
  acting?: readonly number[];
  /** How it is looked at, so that walls have height and figures stand upright. */
  outlook?: Outlook;
  ontap?: (place: Place, byFinger: boolean) => void;
  /** The keyboard came to a place: bring it into view. */
  onreach?: (spot: Point) => void;
}

export interface TeamProps<Content, View> {
  content: Content;
  scene: View;
  lobby: Lobby;
  /** Seats or figures whose move it is. */
  acting: readonly number[];
}
