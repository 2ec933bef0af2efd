/**
 * What is shown while events play out. A scene is a view that events are laid over one by one; when they are through,
 * the server's view takes its place, so whatever is shown is right in the end.
 */
import { otherwise } from '../../lib/exhaustive';
import { isObject } from './figures';
import { isBookkeeping } from './mission/bookkeeping';
import type { Event, Figure, MissionView, Order, Position, View } from './types';

/** The scene after an event. `final` is the view at the end of the events, for what only the rules can tell. */
export function play(scene: View, event: Event, final: View): View {
  switch (event.what) {
    case 'deployed':
    case 'reinforced':
      return figure(met(scene, event.figure, final), event.figure, () => ({ at: event.at }));
    case 'round_began':
      return { ...scene, round: event.round, heroes: final.heroes, groups: scene.groups.map((group) => ({ ...group, ready: true })) };
    case 'activated':
    case 'figure_activated':
      return { ...scene, acting: event.figure };
    case 'activation_ended':
      return { ...figure(scene, event.figure, () => ({ activated: true })), acting: null };
    case 'moved':
      return event.path.length > 0 ? figure(scene, event.figure, () => ({ at: event.path.at(-1)! })) : scene;
    case 'placed':
      return figure(scene, event.figure, () => ({ at: event.to }));
    case 'medpac_used':
    case 'medpac_gained':
      return { ...scene, medpacs: event.left };
    case 'interacted': {
      const { object } = event;
      if ('crate' in object) return { ...scene, crates: scene.crates.filter((n) => n !== object.crate) };
      if ('terminal' in object) return { ...scene, terminals: scene.terminals.filter((n) => n !== object.terminal) };
      return scene;
    }
    case 'door_opened':
      return { ...scene, open_doors: [...scene.open_doors, event.door] };
    case 'card_exhausted':
    case 'card_gone': {
      const state = event.what === 'card_gone' ? 'gone' : 'exhausted';
      const cards = (hero: View['heroes'][number]) => hero.cards.map((card, slot) => (slot === event.slot ? { ...card, state } as typeof card : card));
      return { ...scene, heroes: scene.heroes.map((hero, n) => (n === event.hero ? { ...hero, cards: cards(hero) } : hero)) };
    }
    case 'strain_suffered':
      return figure(scene, event.figure, (one) => ({ strain: one.strain + event.strain }));
    case 'suffered':
      return figure(scene, event.figure, (one) => ({ damage: Math.min(one.health, one.damage + event.damage) }));
    case 'recovered':
      return figure(scene, event.figure, (one) => ({
        damage: Math.max(0, one.damage - event.damage),
        strain: Math.max(0, one.strain - event.strain),
      }));
    case 'condition_gained':
      return figure(scene, event.figure, (one) => ({ conditions: [...one.conditions, event.condition] }));
    case 'condition_lost':
      return figure(scene, event.figure, (one) => ({ conditions: one.conditions.filter((condition) => condition !== event.condition) }));
    case 'wounded': {
      const after = final.figures.find((one) => one.id === event.figure);
      return figure(scene, event.figure, () => ({ wounded: true, damage: 0, health: after?.health ?? 0, endurance: after?.endurance ?? 0 }));
    }
    case 'withdrawn':
    case 'defeated':
      return figure(scene, event.figure, () => ({ at: null }));
    case 'destroyed':
      return mission(figure(scene, event.figure, () => ({ at: null })), final, (after) => ({ objects: after.objects }));
    case 'group_activated':
      return {
        ...scene,
        groups: scene.groups.map((group, n) => (n === event.group ? { ...group, card: event.card, ready: false } : group)),
      };
    case 'ordered':
      return ordered(scene, event.order, final);
    case 'picked_up':
    case 'dropped':
      return mission(scene, final, (after) => ({ objects: after.objects }));
    case 'ended':
      return { ...scene, ending: event.ending };
    default:
      return scene;
  }
}

/** What an order of the mission changes. Where it is not told what comes of it, the end of the events tells. */
function ordered(scene: View, order: Order, final: View): View {
  if (isBookkeeping(order)) return scene;
  switch (order.order) {
    case 'reveal':
      return mission(objectsStand(scene, final), final, (after, before) => ({
        revealed: [...new Set([...before.revealed, order.area])],
        objects: after.objects,
        regions: after.regions,
      }));
    case 'show':
    case 'remove':
    case 'unlock':
      return mission(objectsStand(scene, final), final, (after) => ({ objects: after.objects }));
    case 'open':
      return { ...mission(scene, final, (after) => ({ objects: after.objects })), open_doors: final.open_doors };
    case 'deploy':
    case 'join':
      return { ...scene, groups: final.groups.map((group, n) => scene.groups[n] ?? group) };
    case 'withdraw':
      return { ...scene, figures: scene.figures.map((one) => (one.group === order.group ? { ...one, at: null } : one)) };
    case 'clear_map':
      return { ...scene, map: final.map, mission: final.mission, open_doors: final.open_doors, figures: scene.figures.map((one) => ({ ...one, at: null })) };
    case 'say':
    case 'rule':
    case 'objective':
    case 'offer':
    case 'complete':
    case 'fail':
    case 'count':
      return mission(scene, final, ({ objective, beside, marks, told }) => ({ objective, beside, marks, told }));
    // Told by events of their own.
    case 'reinforce':
    case 'ready':
    case 'place_heroes':
    case 'place_allies':
      return scene;
    default:
      return otherwise(order, scene);
  }
}

function mission(scene: View, final: View, change: (after: MissionView, before: MissionView) => Partial<MissionView>): View {
  // A campaign may have left the mission by the end of the events.
  if (!scene.mission || !final.mission || scene.mission.mission !== final.mission.mission) return scene;
  return { ...scene, mission: { ...scene.mission, ...change(final.mission, scene.mission) } };
}

/** Objects that can be attacked stand where they are seen. */
function objectsStand(scene: View, final: View): View {
  const there = new Map(final.figures.filter(isObject).map(({ id, at }) => [id, at]));
  return there.size === 0 ? scene : { ...scene, figures: scene.figures.map((one) => (there.has(one.id) ? { ...one, at: there.get(one.id)! } : one)) };
}

/** Whoever comes in during a mission is not in the scene yet. */
function met(scene: View, id: number, final: View): View {
  const known = scene.figures.some((one) => one.id === id);
  const found = final.figures.find((one) => one.id === id);
  if (known || !found) return scene;
  return { ...scene, figures: [...scene.figures, found], groups: final.groups.map((group, n) => scene.groups[n] ?? group) };
}

/** A figure on its way. */
export function stand(scene: View, id: number, at: Position): View {
  return figure(scene, id, () => ({ at: at as Figure['at'] }));
}

function figure(scene: View, id: number, change: (figure: Figure) => Partial<Figure>): View {
  return { ...scene, figures: scene.figures.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) };
}
