/**
 * What is shown while events play out. A scene is a view that events are laid over one by one; when they are through,
 * the server's view takes its place, so whatever is shown is right in the end.
 */
import { otherwise } from '../../lib/exhaustive';
import type { AgentView, AlienView, Content, Event, GunView, StoryEvent, View } from './types';

/** The scene after an event. `final` is the view at the end of the events, for what only the rules can tell. */
export function play(scene: View, event: Event, final: View, content: Content): View {
  switch (event.event) {
    case 'round_began':
      return { ...scene, round: event.round };
    case 'phase_began':
      return { ...scene, phase: event.phase, encounter: null };
    case 'refreshed':
      return { ...refreshed(scene, final), aliens: scene.aliens.map((one) => ({ ...one, immobilised: false, paralysed: false })) };
    case 'started':
      return agent(scene, event.agent, () => ({ at: event.at, facing: event.facing }));
    case 'alpha_chosen':
      return { ...scene, alpha: event.agent };
    case 'promoted':
      return agent(scene, event.agent, () => ({ ...only(final, event.agent, 'health', 'movement', 'shield', 'skills', 'tactics'), grade: event.grade }));
    case 'tactic_gained':
    case 'skill_gained':
    case 'device_gained':
    case 'tactic_restored':
    case 'reinforced':
    case 'hidden':
      return agent(scene, event.agent, () => only(final, event.agent, 'skills', 'tactics', 'devices', 'innate', 'reinforced', 'stealth'));
    case 'power_used':
      return agent(scene, event.source.owner, () => only(final, event.source.owner, 'skills', 'tactics', 'devices', 'innate'));
    case 'weapon_taken':
      return agent(scene, event.agent, () => only(final, event.agent, 'guns'));
    case 'fragment_gained':
    case 'fragments_spent':
      return { ...scene, fragments: event.fragments };
    case 'turn_began':
      return { ...scene, active: event.agent, encounter: null };
    case 'ended':
      return { ...scene, ending: event.ending };

    case 'walked':
      return stand(scene, event.figure, event.to);
    case 'faced':
      return agent(scene, event.figure, () => ({ facing: event.facing }));
    case 'leapt':
    case 'redeployed':
      return stand(scene, event.agent, event.to);
    case 'placed':
      return stand(scene, event.figure, event.at);
    case 'pushed':
      return stand(scene, event.figure, event.to);
    case 'bashed':
      return { ...scene, changed: final.changed };
    case 'evaded':
      return agent(scene, event.agent, () => ({ evaded: event.free }));
    case 'reloaded':
      return gun(scene, event.agent, event.gun, ({ ammo }) => ({ ammo: [event.ammo, ammo?.[1] ?? event.ammo] }));
    case 'unjammed':
      return gun(scene, event.agent, event.gun, () => ({ jammed: false }));
    case 'deployed': {
      const drone = final.drones.find(({ figure }) => figure === event.drone);
      return drone ? { ...scene, drones: [...scene.drones.filter(({ figure }) => figure !== event.drone), { ...drone, at: event.at }] } : scene;
    }

    case 'ammo_lost':
      return gun(scene, event.figure, event.gun, ({ ammo }) => ({ ammo: [event.ammo, ammo?.[1] ?? event.ammo] }));
    case 'jammed':
      return gun(scene, event.figure, event.gun, () => ({ jammed: true }));
    case 'shielded':
      return shields(scene, event.figure, event.shield, event.reinforced);
    case 'wounded':
    case 'healed':
      return body(scene, event.figure, () => ({ wounds: event.total, ...(event.event === 'healed' ? { bleeds: false } : {}) }));
    case 'bleeds':
      return agent(scene, event.agent, () => ({ bleeds: true }));
    case 'died':
      return {
        ...agent(scene, event.figure, () => ({ at: null, is_dead: true, bleeds: false })),
        aliens: scene.aliens.filter(({ figure }) => figure !== event.figure),
        drones: scene.drones.filter(({ figure }) => figure !== event.figure),
      };
    case 'befallen':
      switch (event.what) {
        case 'immobilise':
          return body(scene, event.figure, () => ({ immobilised: true }));
        case 'paralyse':
          return body(scene, event.figure, () => ({ paralysed: true }));
        case 'strip_shields':
          return shields(scene, event.figure, 255, 255);
        case 'push':
          return scene;
        default:
          return otherwise(event.what, scene);
      }
    case 'raged': {
      const card = content.aliens[event.card];
      return alien(scene, event.alien, () => ({ card: event.card, health: card?.health ?? 0, wounds: 0, shield: card?.shield ?? 0 }));
    }

    case 'encounter_drawn':
      return { ...scene, encounter: event.card, active: event.agent, decks: { ...scene.decks, encounters: final.decks.encounters } };
    case 'encounter_over':
      return { ...scene, encounter: null, decks: final.decks };
    case 'moved':
      return stand(scene, event.alien, event.to);
    case 'appeared':
      return { ...scene, aliens: [...scene.aliens.filter(({ figure }) => figure !== event.alien), newcomer(event, final, content)] };
    case 'passed':
      return alien(scene, event.alien, () => ({ player: event.player }));
    case 'signal_placed':
      return { ...scene, signals: [...scene.signals.filter(({ figure }) => figure !== event.signal), { figure: event.signal, at: event.at }] };
    case 'signal_moved': {
      const end = event.path.at(-1);
      return end === undefined ? scene : stand(scene, event.signal, end);
    }
    case 'revealed':
    case 'signal_destroyed':
      return { ...scene, signals: scene.signals.filter(({ figure }) => figure !== event.signal) };
    case 'event_drawn':
      return { ...scene, event: event.card };
    case 'event_over':
      return { ...scene, event: null, weather: final.weather, decks: final.decks };

    // At headquarters nothing moves: what is so afterwards is shown at once.
    case 'set_out':
    case 'mission_ended':
    case 'debriefed':
    case 'returned':
    case 'planned':
    case 'enlisted':
    case 'armed':
    case 'disarmed':
    case 'campaign_ended':
      return { ...final };

    // Read, heard, or shown by the dice.
    case 'rank_rolled':
    case 'weapon_refused':
    case 'weapon_drawn':
    case 'turn_ended':
    case 'turn_skipped':
    case 'spent':
    case 'halted':
    case 'searched':
    case 'operated':
    case 'strike_called':
    case 'strike_fell':
    case 'scouted':
    case 'stacked':
    case 'declared':
    case 'rolled':
    case 'changed':
    case 'rerolled':
    case 'spent_on_hits':
    case 'failed':
    case 'struck':
    case 'defended':
    case 'diverted':
    case 'over':
    case 'called':
    case 'activated':
    case 'thought':
    case 'nobody_comes':
    case 'signal_strayed':
    case 'point_rolled':
    case 'reshuffled':
    case 'reported':
    case 'answered':
    case 'sighted':
    case 'instructed':
    case 'worked':
    case 'ordered':
    case 'carried':
      return scene;
    default:
      return tell(scene, event, final, content);
  }
}

/** What the story of the mission changes. Where it is not told what comes of it, the end of the events tells. */
function tell(scene: View, event: StoryEvent, final: View, content: Content): View {
  switch (event.event) {
    case 'point_gone':
    case 'point_moved':
      return { ...scene, points: final.points };
    case 'freed':
      return { ...scene, changed: final.changed };
    case 'burned':
      return { ...scene, story: { ...scene.story, flames: [...scene.story.flames, event.at] } };
    case 'doused':
      return { ...scene, story: { ...scene.story, flames: scene.story.flames.filter((hex) => hex !== event.at) } };
    case 'objective_set':
      return { ...scene, story: { ...scene.story, objective: event.objective, count: final.story.count, goals: final.story.goals } };
    case 'withdrawn':
      return { ...scene, aliens: scene.aliens.filter(({ figure }) => figure !== event.alien) };
    case 'turned': {
      const card = content.aliens[event.card];
      return alien(scene, event.alien, () => ({ card: event.card, rank: card?.rank ?? 'green', health: card?.health ?? 0, wounds: 0, shield: card?.shield ?? 0 }));
    }
    case 'stripped':
      return shields(scene, event.alien, 255, 0);
    case 'restored':
      return alien(scene, event.alien, () => ({ wounds: 0 }));
    case 'recast':
      return { ...scene, agents: scene.agents.map((one) => (one.figure === event.agent ? (final.agents.find(({ figure }) => figure === event.agent) ?? one) : one)) };
    case 'encounters_added':
    case 'aliens_added':
    case 'alien_taken':
    case 'signals_gathered':
    case 'signal_added':
      return { ...scene, decks: final.decks };
    // Pages, counts and tokens.
    case 'said':
    case 'objective_offered':
    case 'objective_completed':
    case 'objective_failed':
    case 'counted':
    case 'flagged':
    case 'special_drawn':
    case 'event_forwarded':
    case 'events_paused':
    case 'acted':
    case 'waypoint_laid':
    case 'waypoint_hidden':
    case 'waypoint_turned':
    case 'waypoints_cleared':
    case 'mine_laid':
    case 'mine_gone':
    case 'armoury_taken':
    case 'weapon_due':
    case 'due_over':
    case 'item_taken':
    case 'item_laid':
    case 'item_gone':
    case 'gun_jammed':
    case 'named':
    case 'marked':
    case 'role_taken':
    case 'confined':
    case 'signal_stays':
    case 'humans_turned':
    case 'body_laid':
    case 'body_gone':
    case 'bodies_unmarked':
    case 'joined':
    case 'saved':
    case 'dragged':
      return scene;
    default:
      return otherwise(event, scene);
  }
}

/** A figure or a signal on its way. */
export function stand(scene: View, figure: number, at: number): View {
  const moved = <One extends { figure: number }>(all: One[]) => all.map((one) => (one.figure === figure ? { ...one, at } : one));
  return { ...scene, agents: moved(scene.agents), aliens: moved(scene.aliens), drones: moved(scene.drones), signals: moved(scene.signals) };
}

function newcomer({ alien: figure, card, at, player }: Extract<Event, { event: 'appeared' }>, final: View, content: Content): AlienView {
  const known = final.aliens.find((one) => one.figure === figure);
  // It may be gone again by the end of the events.
  const printed = content.aliens[card];
  const fresh = { figure, card, species: 0, rank: printed?.rank ?? 'green', health: printed?.health ?? 1, shield: printed?.shield ?? 0, immobilised: false, paralysed: false };
  return { ...fresh, ...(known?.card === card ? { species: known.species } : {}), wounds: 0, at, player };
}

function agent(scene: View, figure: number, change: (agent: AgentView) => Partial<AgentView>): View {
  return { ...scene, agents: scene.agents.map((one) => (one.figure === figure ? { ...one, ...change(one) } : one)) };
}

function alien(scene: View, figure: number, change: (alien: AlienView) => Partial<AlienView>): View {
  return { ...scene, aliens: scene.aliens.map((one) => (one.figure === figure ? { ...one, ...change(one) } : one)) };
}

/** What agents, aliens and drones have in common; what one of them has not got, nobody reads. */
function body(scene: View, figure: number, change: () => Partial<AgentView>): View {
  const { wounds, immobilised, paralysed } = change();
  const plain = { ...(wounds === undefined ? {} : { wounds }), ...(immobilised ? { immobilised } : {}), ...(paralysed ? { paralysed } : {}) };
  const hurt = alien(agent(scene, figure, change), figure, () => plain);
  return wounds === undefined ? hurt : { ...hurt, drones: hurt.drones.map((one) => (one.figure === figure ? { ...one, wounds } : one)) };
}

function shields(scene: View, figure: number, points: number, armour: number): View {
  const less = (now: number, gone: number) => Math.max(0, now - gone);
  const worn = agent(scene, figure, ({ shield: [now, most], reinforced }) => ({ shield: [less(now, points), most], reinforced: less(reinforced, armour) }));
  const bare = alien(worn, figure, ({ shield }) => ({ shield: less(shield, points) }));
  return { ...bare, drones: bare.drones.map((one) => (one.figure === figure ? { ...one, shield: less(one.shield, points) } : one)) };
}

function gun(scene: View, figure: number, n: number, change: (gun: GunView) => Partial<GunView>): View {
  return agent(scene, figure, ({ guns }) => ({ guns: guns.map((one, k) => (k === n ? { ...one, ...change(one) } : one)) }));
}

/** Some of what the rules say of an agent in the end. */
function only<Key extends keyof AgentView>(final: View, figure: number, ...keys: Key[]): Partial<AgentView> {
  const after = final.agents.find((one) => one.figure === figure);
  return after ? Object.fromEntries(keys.map((key) => [key, after[key]])) : {};
}

function refreshed(scene: View, final: View): View {
  const fresh = { immobilised: false, paralysed: false, evaded: false };
  return { ...scene, agents: scene.agents.map((one) => ({ ...one, ...only(final, one.figure, 'skills', 'innate', 'shield'), ...fresh })) };
}
