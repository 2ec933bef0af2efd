/** What an agent carries now, as his sheet shows it. */
import type { AgentView, Content, GunView, Item, Weapon } from './types';

type State = 'ready' | 'used' | 'gone';

export interface Held {
  readonly item: Item;
  readonly state: State;
}

export function heldOf(list: readonly Item[], held: AgentView['skills']): Held[] {
  return held.flatMap(({ item, used }) => {
    const found = list[item];
    return found ? [{ item: found, state: used ? ('used' as const) : ('ready' as const) }] : [];
  });
}

/** The printed weapon in somebody's hands. */
export function weaponOf(content: Content, agent: AgentView, gun: GunView): Weapon | undefined {
  if (typeof gun.model === 'object') return content.weapons[gun.model.token];
  const printed = content.agents.find((one) => one.class === agent.class);
  const elite = agent.grade === 'palladium' || agent.grade === 'platinum';
  return (elite ? printed?.elite : printed?.base)?.[gun.model];
}

export function weaponsOf(content: Content, agent: AgentView): { weapon: Weapon; ammo: number | null; jammed: boolean }[] {
  return agent.guns.flatMap((gun) => {
    const weapon = weaponOf(content, agent, gun);
    return weapon ? [{ weapon, ammo: gun.ammo?.[0] ?? null, jammed: gun.jammed }] : [];
  });
}
