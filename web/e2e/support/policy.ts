/**
 * How a sensible beginner plays a mission: the objective first, then whoever stands in the way. It only chooses among what
 * the page was offered; pressing it is somebody else's work.
 */
import { hiddenSpaces, revealedOf } from '../../src/games/alliance/mission/fog.ts';
import type { Choice, Content, Figure, Offer, Prompt, Space, View } from '../../src/games/alliance/types.ts';
import { far } from './far.ts';

type Does<K extends Choice['do']> = Offer & { choice: Extract<Choice, { do: K }> };

export interface Asked {
  readonly view: View;
  readonly prompt: Prompt;
  readonly offers: readonly Offer[];
}

/** A space, and what it counts to stand there. */
type Mark = readonly [Space, number];

/** Where the objective leads, and how near is near enough. */
interface Goal {
  readonly spaces: readonly Mark[];
  readonly near: number;
}

/** The offers of a kind, each answer once. */
export function open<K extends Choice['do']>(offers: readonly Offer[], kind: K): Does<K>[] {
  const found = new Map<string, Does<K>>();
  for (const offer of offers) {
    if (offer.choice.do === kind && !found.has(JSON.stringify(offer.choice))) found.set(JSON.stringify(offer.choice), offer as Does<K>);
  }
  return [...found.values()];
}

/** The answer to whatever is asked. */
export function best(asked: Asked, content: Content): Offer {
  const { view, prompt, offers } = asked;
  const first = (...kinds: Choice['do'][]) => kinds.flatMap((kind): Offer[] => open(offers, kind))[0];
  switch (prompt.ask) {
    case 'turn':
      return turn(asked, content);
    case 'activate':
      return activate(asked, content);
    case 'moving': {
      const step = closer(asked, content, prompt.figure);
      return step ?? first('pass') ?? offers[0]!;
    }
    case 'surges':
      return first('surge', 'pass')!;
    case 'mission':
      return prompt.question.about === 'hero' ? tester(prompt.question.test, view, offers, content) : (first('continue', 'option') ?? offers[0]!);
    case 'striking':
    case 'ordered':
      return open(offers, 'attack').sort((a, b) => worth(view, b) - worth(view, a))[0] ?? first('pass') ?? offers[0]!;
    case 'cleave':
      return first('pick') ?? offers[0]!;
    default:
      // Nothing is used that need not be: every moment passes.
      return first('pass') ?? offers[0]!;
  }
}

/** What the objective is about; if there is nothing to reach, whoever can be fought. */
function goalOf(view: View, content: Content): Goal {
  const about = objectsOf(view, content);
  if (about.length > 0) return { spaces: about, near: 1 };
  const { mission } = view;
  if (mission && mission.marks.spaces.length > 0) return { spaces: mission.marks.spaces.map((space) => [space as Space, 0] as const), near: 0 };
  const wanted = view.figures.filter(({ id, at }) => at && mission?.marks.figures.includes(id));
  const enemies = wanted.length > 0 ? wanted : view.figures.filter(({ side, at }) => at && side === 'imperial');
  return { spaces: enemies.map(({ at }) => [at![0] as Space, 0] as const), near: 3 };
}

/** Spaces of the objects the main objective names; of a door those on both of its sides, where one has to stand. */
function objectsOf(view: View, content: Content): Mark[] {
  const { mission } = view;
  const printed = mission && content.missions[mission.mission];
  const about = mission?.objective ? (printed?.objective[mission.objective.objective]?.about ?? []) : [];
  if (!mission || !printed) return [];
  return mission.objects.flatMap(({ object, at, open: isOpen, locked, actions }): Mark[] => {
    const { id, kind, door } = printed.object[object]!;
    if (!about.includes(id)) return [];
    if (kind !== 'door') return at && actions.length > 0 ? [[at as Space, 0]] : [];
    if (isOpen || (locked && actions.length === 0)) return [];
    return content.maps[view.map]!.doors[door!]!.edges.flatMap(([space, side]) => [[space as Space, 1], [beyond(space as Space, side), 1]] as Mark[]);
  });
}

function beyond([column, row]: Space, side: string): Space {
  const [dx, dy] = side === 'north' ? [0, -1] : side === 'south' ? [0, 1] : side === 'east' ? [1, 0] : [-1, 0];
  return [column + dx, row + dy];
}

/** How far each space is from the goal, for somebody who walks there. */
function distances(view: View, content: Content, who: number, goal: Goal): Map<string, number> {
  const plan = content.maps[view.map]!;
  const hidden = hiddenSpaces(plan, revealedOf(view, plan));
  const alone = { ...view, figures: view.figures.filter(({ id }) => id !== who) };
  const found = new Map<string, number>();
  for (const [from, first] of goal.spaces) {
    if (hidden.has(String(from))) continue;
    for (const [key, cost] of far(plan, alone, from, hidden)) found.set(key, Math.min(first + cost, found.get(key) ?? Infinity));
  }
  return found;
}

function figureOf(view: View, id: number): Figure {
  return view.figures.find((figure) => figure.id === id)!;
}

/** How far a figure is from what it wants, and the way there among what is offered. */
function outlook({ view, offers }: Asked, content: Content, who: number) {
  const goal = goalOf(view, content);
  const far = distances(view, content, who, goal);
  const here = far.get(String(figureOf(view, who).at?.[0])) ?? Infinity;
  const moves = open(offers, 'move')
    .map((offer) => ({ offer, left: far.get(String(offer.choice.to[0])) ?? Infinity }))
    .filter(({ left }) => left < here)
    .sort((a, b) => a.left - b.left);
  return { goal, here, step: here > goal.near ? moves[0]?.offer : undefined };
}

function closer(asked: Asked, content: Content, who: number): Offer | undefined {
  return outlook(asked, content, who).step;
}

function worth(view: View, { choice }: Does<'attack'>): number {
  const odds = view.odds.find(({ target, weapon }) => target === choice.target && weapon === choice.weapon);
  const marked = view.mission?.marks.figures.includes(choice.target) ? 500 : 0;
  return (odds?.expected ?? 0) + (odds?.defeat ?? 0) + marked - (choice.by ? 1 : 0);
}

function turn(asked: Asked, content: Content): Offer {
  const { view, prompt, offers } = asked;
  if (prompt.ask !== 'turn') throw new Error('nobody acts');
  const figure = figureOf(view, prompt.figure);
  const end = open(offers, 'end')[0]!;
  const thing = interaction(view, offers);
  if (thing) return thing;
  const { goal, here, step } = outlook(asked, content, prompt.figure);
  if (step) return step;
  const run = here > goal.near ? open(offers, 'run')[0] : undefined;
  const [attack] = open(offers, 'attack').sort((a, b) => worth(view, b) - worth(view, a));
  const medpac = open(offers, 'rest').find(({ choice }) => choice.medpac);
  if (medpac && figure.damage + 4 >= figure.health) return medpac;
  const there = here - goal.near <= figure.speed;
  if (run && (goal.near === 0 || (goal.near === 1 && there && prompt.actions > 1))) return run;
  // A shot, then on: whoever only shoots never arrives.
  if (attack && (prompt.actions > 1 || !run || goal.near === 3)) return attack;
  const rest = open(offers, 'rest').find(({ choice }) => !choice.medpac);
  return run ?? attack ?? (rest && figure.strain > 1 ? rest : end);
}

/** What the objectives name, and doors that anybody may open. */
function interaction(view: View, offers: readonly Offer[]): Offer | undefined {
  const marked = (offer: Does<'interact'>) => {
    const { object } = offer.choice;
    if ('mission' in object) return view.mission?.marks.objects.includes(object.mission[0]) ?? false;
    return 'door' in object;
  };
  return open(offers, 'interact').find(marked);
}

/** Whoever has the longest way to a place where all must go; otherwise whoever is nearest. */
function activate(asked: Asked, content: Content): Offer {
  const goal = goalOf(asked.view, content);
  const far = (offer: Does<'activate'>) => {
    const way = distances(asked.view, content, offer.choice.figure, goal).get(String(figureOf(asked.view, offer.choice.figure).at?.[0])) ?? 99;
    return goal.near === 0 ? -way : way;
  };
  return open(asked.offers, 'activate').sort((a, b) => far(a) - far(b))[0] ?? asked.offers[0]!;
}

/** Whoever has most dice for it. */
function tester(test: 'strength' | 'insight' | 'tech' | null, view: View, offers: readonly Offer[], content: Content): Offer {
  const dice = (offer: Does<'pick'>) => {
    const { hero } = figureOf(view, offer.choice.figure);
    return test === null || hero === null ? 0 : (content.heroes[view.heroes[hero]?.hero ?? hero]?.healthy[test].length ?? 0);
  };
  return open(offers, 'pick').sort((a, b) => dice(b) - dice(a))[0] ?? offers[0]!;
}
