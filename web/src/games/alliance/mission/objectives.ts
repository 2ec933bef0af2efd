/** Objectives, peril and messages of a mission, as they are listed. */
import type { Message, MissionView, ObjectiveView } from '../types';

export type Standing = 'open' | 'done' | 'failed';

export function standing({ completed, failed }: ObjectiveView): Standing {
  return completed ? 'done' : failed ? 'failed' : 'open';
}

/** How far an objective is, where it is counted: never beyond its goal. */
export function progress({ now, goal }: ObjectiveView): { now: number; goal: number } | null {
  if (now === null || goal === null || goal <= 0) return null;
  return { now: Math.max(0, Math.min(now, goal)), goal };
}

/** In how many rounds peril comes: 0 is at the end of this one. */
export function perilIn(state: MissionView, round: number): number | null {
  return state.peril === null ? null : Math.max(0, state.peril - Math.max(1, round));
}

/** Special rules, each once, in the order they were told. */
export function specialRules(told: readonly Message[]): string[] {
  return [...new Set(told.filter(({ is_rule }) => is_rule).map(({ text }) => text))];
}

export interface StoryRound {
  readonly round: number;
  readonly messages: readonly Message[];
}

/** Messages by round. */
export function byRound(told: readonly Message[]): StoryRound[] {
  const rounds: { round: number; messages: Message[] }[] = [];
  for (const message of told) {
    const last = rounds.at(-1);
    if (last?.round === message.round) last.messages.push(message);
    else rounds.push({ round: message.round, messages: [message] });
  }
  return rounds;
}
