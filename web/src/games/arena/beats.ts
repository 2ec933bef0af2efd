/**
 * The rhythm of events: which happen at once and how long each is shown. Motion tells cause and effect and never
 * makes anybody wait long.
 */
import { run, type Timed } from '../../table/beats';
import type { Content, Event } from './types';

export interface Beat extends Timed {
  readonly events: readonly Event[];
  /** The area a tile was drawn for, lit meanwhile. */
  readonly area?: number;
  /** The droids that fall to a blow or a push meanwhile. */
  readonly struck?: readonly number[];
}

/** Beats of these events in order. A walk becomes one beat a field, so that the figure keeps to its path. */
export function beats(events: readonly Event[], content: Content): Beat[] {
  const found: Beat[] = [];
  for (let n = 0; n < events.length; n++) {
    const event = events[n]!;
    switch (event.what) {
      case 'rolled':
      case 'reported': {
        const all = run(events, n, (next) => next.what === event.what);
        found.push({ events: all, milliseconds: 500 });
        n += all.length - 1;
        break;
      }
      case 'walked': {
        const pace = Math.min(110, 350 / Math.max(1, event.path.length));
        for (const [step, field] of event.path.entries()) {
          const from = step === 0 ? event.from : event.path[step - 1]!;
          found.push({ events: [{ ...event, from, to: field, path: [field] }], milliseconds: pace });
        }
        break;
      }
      case 'struck':
      case 'pushed':
        found.push({ events: [event], milliseconds: 260, struck: [event.field] });
        break;
      case 'droid_placed': {
        const area = areaOf(content, event.field);
        const all = run(
          events,
          n,
          (next) => next.what === 'droid_placed' && areaOf(content, next.field) === area,
        );
        found.push({ events: all, milliseconds: 260, ...(area === undefined ? {} : { area }) });
        n += all.length - 1;
        break;
      }
      case 'area_drawn':
        found.push({ events: [event], milliseconds: 120, area: event.area });
        break;
      case 'phase_began':
      case 'force_gained':
      case 'force_lost':
      case 'threats_revealed':
        found.push({ events: [event], milliseconds: 280 });
        break;
      case 'mega_checked':
      case 'threat_checked':
        found.push({ events: [event], milliseconds: 200 });
        break;
      default:
        found.push({ events: [event], milliseconds: 0 });
    }
  }
  return found;
}

function areaOf(content: Content, field: number): number | undefined {
  return content.map.fields[field]?.area;
}
