/** Who and what is on a hex, in words: "Aracnos green 3", "2 areas", "in sight", "3 of 4 health". */
import { line, type Line } from '../../table/line';
import { agentOf, alienOf, figureAt, kindOf, vigourOf } from './figures';
import { hexOf, keyOfHex, type Chart } from './map';
import type { Condition } from './figure/looks';
import type { Tap } from './offers';
import { tokenWords } from './tokens';
import type { AgentView, Content, Stop, View } from './types';

export interface Seen {
  readonly view: View;
  readonly content: Content;
  readonly chart: Chart;
  /** The name of a figure, in words of the language. */
  readonly name: (figure: number) => string;
}

/** The conditions of somebody, in the order in which they matter. */
export function conditionsOf(view: View, figure: number): Condition[] {
  const agent = agentOf(view, figure);
  const found: readonly [Condition, boolean][] = agent
    ? [
        ['bleeding', agent.bleeds],
        ['paralysed', agent.paralysed],
        ['immobilised', agent.immobilised],
        ['engaged', agent.engaged && !agent.evaded],
        ['evaded', agent.evaded],
      ]
    : [
        ['paralysed', alienOf(view, figure)?.paralysed ?? false],
        ['immobilised', alienOf(view, figure)?.immobilised ?? false],
      ];
  return found.filter(([, is]) => is).map(([condition]) => condition);
}

/** Everything to be said about whoever stands somewhere, and what a tap does. */
export function hexWords(seen: Seen, key: string, tap?: Tap): Line[] {
  const { view, chart } = seen;
  const hex = hexOf(chart, key);
  if (hex === null) return [];
  const parts: Line[] = [];
  const figure = figureAt(view, hex);
  if (figure !== null) parts.push(...figureWords(seen, figure));
  const point = view.points.find(({ at }) => at === hex);
  if (point) parts.push(line('defenders-label-point', { symbol: line('defenders-symbol', { symbol: point.symbol }) }));
  parts.push(...tokenWords(view, seen.content, hex));
  if (tap) parts.push(...tapWords(seen, hex, tap));
  return parts;
}

function figureWords({ view, content, chart, name }: Seen, figure: number): Line[] {
  const parts = [line('defenders-label-figure', { name: name(figure) })];
  const turned = view.story.turned.find((one) => one.figure === figure);
  if (turned) parts.push(line('defenders-label-turned', { alien: turned.alien ? 'yes' : 'no' }));
  const look = view.looks?.others.find((one) => one.figure === figure);
  if (look) {
    parts.push(line('defenders-label-distance', { n: look.distance ?? -1 }));
    parts.push(look.stopped_by ? stopLine(look.stopped_by, view, chart) : line('defenders-label-sight', { front: look.in_view ? 'yes' : 'no' }));
  }
  const vigour = vigourOf(view, content, figure);
  if (vigour) parts.push(line('defenders-label-health', { ...vigour }));
  const shield = agentOf(view, figure)?.shield[0] ?? alienOf(view, figure)?.shield ?? 0;
  if (shield > 0) parts.push(line('defenders-label-shield', { n: shield }));
  parts.push(...conditionsOf(view, figure).map((condition) => line('defenders-condition', { condition })));
  const stealth = agentOf(view, figure)?.stealth;
  if (stealth != null) parts.push(line('defenders-label-stealth', { n: stealth }));
  if (kindOf(figure) === 'agent' && view.alpha === figure) parts.push(line('defenders-label-alpha'));
  return parts;
}

/** What stops a line of sight (27). */
export function stopLine(stop: Stop, { changed }: Pick<View, 'changed'>, { picture }: Chart): Line {
  if ('hex' in stop) {
    const { ground, obstacle } = picture.hexes[stop.hex] ?? { ground: 'blocked', obstacle: null };
    return line('defenders-label-stopped', { by: ground === 'door' ? 'door' : obstacle ? line(`defenders-obstacle-${obstacle}`) : 'block' });
  }
  if ('edge' in stop) return line('defenders-label-stopped', { by: 'edge' });
  const [a, b] = stop.side;
  const between = ({ between: [one, other] }: { between: readonly [number, number] }) => (one === a && other === b) || (one === b && other === a);
  const side = changed.find(between) ?? picture.sides.find(between);
  return line('defenders-label-stopped', { by: side?.kind ?? 'wall' });
}

function tapWords({ view, name }: Seen, hex: number, { light }: Tap): Line[] {
  const way = view.looks?.ways.find(({ to }) => to === hex);
  switch (light) {
    case 'move':
    case 'unmask':
    case 'contact': {
      const parts = [line('defenders-can-move', { cost: way?.cost ?? 0, left: view.looks?.hexes ?? 0 })];
      if (!way) return parts;
      if (way.reveals.length > 0) parts.push(line('defenders-way-reveals', { n: way.reveals.length }));
      if (way.contacts.length > 0) parts.push(line('defenders-way-contacts', { aliens: way.contacts.map((one) => line('defenders-label-figure', { name: name(one) })) }));
      if (way.seen_by.length > 0) parts.push(line('defenders-way-seen', { n: way.seen_by.length }));
      return parts;
    }
    case 'deploy':
      return [line('defenders-can-start')];
    case 'stop':
      return [line('defenders-can-stop')];
    case 'face':
      return [line('defenders-can-face')];
    case 'attack':
      return [line('defenders-can-attack')];
    case 'heal':
      return [line('defenders-can-heal')];
    case 'pick':
      return [line('defenders-can-pick')];
    case 'way':
      return [line('defenders-can-way')];
    case 'activate':
      return [line('defenders-can-activate')];
    case 'deed':
      return [line('defenders-can-deed')];
  }
}

/** The hexes somebody could attack into, as they are dimmed on the board; nothing where nobody is about to act. */
export function fieldOf(view: View, chart: Chart): ReadonlySet<string> | null {
  const { looks } = view;
  if (!looks || looks.field.length === 0) return null;
  const here = agentOf(view, looks.figure)?.at;
  return new Set([...looks.field, ...(here == null ? [] : [here])].map((hex) => keyOfHex(chart, hex)));
}

/** What of a turn is left, for whoever counts. */
export function readiness(agent: Pick<AgentView, 'skills' | 'tactics' | 'devices' | 'innate'>): number {
  return [...agent.skills, ...agent.tactics, ...agent.devices].filter(({ used }) => !used).length + (agent.innate ? 1 : 0);
}
