/** What a step of a recorded game is shown as: the board, or one of the scenes between missions. */
import type { Step } from '../../../generated/Step';
import type { Choice, Told, View } from '../types';

/** `report` is the end of a mission, `outcome` that of an encounter. */
export type Moment = 'board' | 'map' | 'armory' | 'training' | 'inventory' | 'encounter' | 'outcome' | 'report' | 'epilogue';

type Plan = Extract<Choice, { do: 'plan' }>['step'];

const SCENE: Record<Plan['step'], Moment> = {
  start: 'map',
  meet: 'map',
  buy: 'armory',
  sell: 'armory',
  train: 'training',
  untrain: 'training',
  give: 'inventory',
};

/** The moment after a step; `before` is the view it led away from. */
export function momentOf(step: Step, view: View, before: View | undefined): Moment {
  const { campaign } = view;
  if (!campaign) return 'board';
  if (campaign.ending !== null) return 'epilogue';
  if (campaign.encounter !== null) return 'encounter';
  if (view.mission) return 'board';
  if (before?.mission) return 'report';
  if (before?.campaign && before.campaign.encounter !== null) return 'outcome';
  const choice = step.choice as Choice | null;
  return choice?.do === 'plan' ? SCENE[choice.step.step] : 'map';
}

/** The encounter that a step ended, if it did. */
export function endedIn(step: Step): number | null {
  const ended = (step.events as Told[]).map(({ event }) => event).find((event) => event.what === 'encounter_ended');
  return ended?.what === 'encounter_ended' ? ended.encounter : null;
}

/** Who took a class card in a step, or gave one back. */
export function trainedIn({ choice }: Step): number | null {
  const made = choice as Choice | null;
  if (made?.do !== 'plan') return null;
  return made.step.step === 'train' || made.step.step === 'untrain' ? made.step.hero : null;
}

/** The group whose card a step drew, which people at a real table then work off. */
export function drawnIn(step: Step): { group: number; card: number } | null {
  const drawn = (step.events as Told[]).map(({ event }) => event).findLast((event) => event.what === 'group_activated');
  return drawn?.what === 'group_activated' ? { group: drawn.group, card: drawn.card } : null;
}
