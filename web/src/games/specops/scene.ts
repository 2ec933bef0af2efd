/**
 * What is shown while events play out: a view that events are laid over one by one; when they are through, the server's view
 * takes its place, so whatever is shown is right in the end.
 */
import { pieceUnder } from '../../table/plane/stand';
import { pointOf, terrainAt } from './terrain';
import type { Content, Event, View } from './types';

type Unit = View['figures'][number];

export function play(scene: View, event: Event, final: View, content: Content): View {
  switch (event.what) {
    case 'round_began':
      return { ...scene, round: event.round };
    case 'phase_began':
      return { ...scene, phase: event.phase };
    case 'oriented':
      // What was built lies as it lies: its pieces themselves are turned.
      return { ...scene, is_turned: final.is_turned, built: final.built };
    case 'piece_laid':
    case 'piece_shifted':
    case 'piece_removed':
      return { ...scene, built: final.built };
    case 'chosen':
      return { ...scene, mission: event.mission, table: event.table };
    case 'token_laid':
    case 'hidden':
    case 'packages_dealt':
      return { ...scene, tokens: final.tokens };
    case 'vehicle_stands':
      return unit(scene, event.unit, { ...final.figures[event.unit]!, place: 'table' });
    case 'placed':
      return unit(scene, event.unit, { place: 'table', at: event.at, on: event.on });
    case 'stands':
      return unit(scene, event.unit, { place: 'table' });
    case 'into_network':
      return unit(scene, event.unit, { place: 'network' });
    case 'waiting':
      return event.units.reduce((now, id) => unit(now, id, { place: 'waiting' }), scene);
    case 'ordered':
      return unit(scene, event.unit, { order: 'face_up' });
    case 'activation_ended':
      return unit(scene, event.unit, { order: 'face_down' });
    case 'moved': {
      const end = event.way.at(-1)!;
      const from = scene.figures[event.unit]!;
      const { ground } = terrainAt(content, scene);
      const before = event.way.length > 1 ? event.way[0]! : (from.at ?? end);
      const facing: [number, number] = [end[0] - before[0], end[1] - before[1]];
      const on = event.on ?? pieceUnder(ground, { at: pointOf(end), radius: 135 });
      return unit(scene, event.unit, { at: end, on, facing: facing[0] === 0 && facing[1] === 0 ? from.facing : facing });
    }
    case 'token_placed':
    case 'package_at':
      return token(scene, event.token, { at: event.at });
    case 'claimed':
      return token(scene, event.token, { holder: event.unit, claimed: true });
    case 'dropped':
      return token(scene, event.token, { holder: null, claimed: false });
    case 'gained':
      return change(scene, event.unit, (now) => ({ tokens: { ...now.tokens, [event.token]: now.tokens[event.token] + event.n } }));
    case 'lost':
      return change(scene, event.unit, (now) => ({ tokens: { ...now.tokens, [event.token]: Math.max(0, now.tokens[event.token] - event.n) } }));
    case 'standby_gained':
      return change(scene, event.unit, (now) => ({ tokens: { ...now.tokens, standby: true } }));
    case 'standby_lost':
      return change(scene, event.unit, (now) => ({ tokens: { ...now.tokens, standby: false } }));
    case 'suppressed':
      return change(scene, event.unit, (now) => ({ tokens: { ...now.tokens, suppression: now.tokens.suppression + event.n } }));
    case 'calmed':
      return change(scene, event.unit, (now) => ({ tokens: { ...now.tokens, suppression: Math.max(0, now.tokens.suppression - event.n) } }));
    case 'steadied':
      return change(scene, event.unit, (now) => ({ tokens: { ...now.tokens, suppression: event.suppression } }));
    case 'shields_up':
      return change(scene, event.unit, (now) => ({ tokens: { ...now.tokens, shields: now.tokens.shields + event.n } }));
    case 'shields_down':
      return change(scene, event.unit, (now) => ({ tokens: { ...now.tokens, shields: Math.max(0, now.tokens.shields - event.n) } }));
    case 'detonators':
      return change(scene, event.unit, (now) => ({ tokens: { ...now.tokens, detonator: event.has } }));
    case 'wounded':
    case 'healed': {
      const sign = event.what === 'wounded' ? 1 : -1;
      return change(scene, event.unit, (now) => ({ wounds: Math.max(0, now.wounds + sign * event.wounds) }));
    }
    case 'defeated':
      return unit(scene, event.unit, { place: 'defeated' });
    case 'scored':
      return { ...scene, players: scene.players.map((player, n) => ({ ...player, points: event.points[n]! })) as View['players'] };
    // Cards, pools and dice lie beside the table: they are there with the view.
    default:
      return scene;
  }
}

function change(scene: View, id: number, how: (unit: Unit) => Partial<Unit>): View {
  const now = scene.figures[id];
  return now ? unit(scene, id, how(now)) : scene;
}

function unit(scene: View, id: number, how: Partial<Unit>): View {
  return { ...scene, figures: scene.figures.map((one, n) => (n === id ? { ...one, ...how } : one)) };
}

function token(scene: View, id: number, how: Partial<View['tokens'][number]>): View {
  return { ...scene, tokens: scene.tokens.map((one) => (one.id === id ? { ...one, ...how } : one)) };
}
