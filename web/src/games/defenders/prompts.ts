/** What is asked, as one short line. */
import { line, type Line } from '../../table/line';
import type { Prompt, Question, Source, View } from './types';

/** `figure` says who a figure is, `power` what a source is called, `card` which event it is, `weapon` which weapon. */
export interface Names {
  readonly figure: (id: number) => string;
  readonly power: (source: Source) => string;
  readonly alien: (card: number) => string;
  readonly event: (card: number) => string;
  readonly encounter: (card: number) => string;
  readonly question: (question: Question) => string;
  readonly weapon: (weapon: number) => string;
}

export function askLine(prompt: Prompt, view: View, names: Names): Line {
  switch (prompt.ask) {
    case 'nothing':
      return line('defenders-ask-nothing');
    case 'read':
      return line('defenders-ask-read');
    case 'headquarters':
      return line('defenders-ask-headquarters');
    case 'last_roll':
      return line('defenders-ask-last-roll', { agent: names.figure(prompt.agent) });
    case 'equip':
      return line('defenders-ask-equip', { agent: names.figure(prompt.agent), what: prompt.what });
    case 'start':
      return line('defenders-ask-start');
    case 'report':
      return line('defenders-ask-report', { whom: names.figure(prompt.whom), die: prompt.die });
    case 'alpha':
      return line('defenders-ask-alpha');
    case 'rank':
      return line('defenders-ask-rank');
    case 'supplies':
      return line('defenders-ask-supplies');
    case 'reinforcement':
      return line('defenders-ask-reinforcement', { n: view.fragments });
    case 'give':
      return line('defenders-ask-give');
    case 'weapon':
      return line('defenders-ask-weapon', { agent: names.figure(prompt.agent), weapon: names.weapon(prompt.weapon) });
    case 'turn':
      return line('defenders-ask-turn', { agent: names.figure(prompt.agent) });
    case 'movement':
      return line('defenders-ask-movement', { figure: names.figure(prompt.figure), n: prompt.left });
    case 'found':
      return line('defenders-ask-found', { agent: names.figure(prompt.agent) });
    case 'power':
      return line('defenders-ask-power', { power: names.power(prompt.source) });
    case 'granted':
      return line('defenders-ask-granted', { figure: names.figure(prompt.figure) });
    case 'attack': {
      const { attack } = view;
      return line('defenders-ask-attack', {
        moment: prompt.moment,
        attacker: attack?.attacker == null ? 'none' : names.figure(attack.attacker),
        target: attack ? names.figure(attack.defender?.figure ?? attack.target) : '',
      });
    }
    case 'activate':
      return line('defenders-ask-activate');
    case 'way':
      return line('defenders-ask-way', { alien: names.figure(prompt.alien) });
    case 'guard':
      return line('defenders-ask-guard', { alien: names.figure(prompt.alien) });
    case 'reveal':
      return line('defenders-ask-reveal');
    case 'place':
      return line('defenders-ask-place', newcomer(view, names));
    case 'event':
      return line('defenders-ask-event', { card: names.event(prompt.card) });
    case 'story':
      return line('defenders-ask-story');
    case 'acting':
      return line('defenders-ask-acting', { agent: names.figure(prompt.agent) });
    case 'scouting':
      return line('defenders-ask-scouting', { agent: names.figure(prompt.agent) });
    case 'reports':
      return line('defenders-ask-reports', { agent: names.figure(prompt.agent) });
    case 'instructed':
      return line('defenders-ask-instructed');
    case 'called':
      return line('defenders-ask-called', { card: names.encounter(prompt.card) });
    case 'nearest':
      return line('defenders-ask-nearest');
    case 'gone':
      return line('defenders-ask-gone');
    case 'sights':
      return line('defenders-ask-sights', { alien: names.figure(prompt.alien), n: prompt.most });
    case 'target':
      return line('defenders-ask-target', { alien: names.figure(prompt.alien), to: prompt.to });
    case 'obeys':
      return line('defenders-ask-obeys', { alien: names.figure(prompt.alien), n: prompt.within });
    case 'deed':
      return line('defenders-ask-deed', { alien: names.figure(prompt.alien) });
    case 'caught':
      return line('defenders-ask-caught', { alien: names.figure(prompt.alien), burst: prompt.burst ? 'yes' : 'no' });
    case 'suffer':
      return line('defenders-ask-suffer', { figure: names.figure(prompt.figure), n: prompt.wounds });
    case 'question':
      return line('defenders-said', { text: names.question(prompt.question) });
  }
}

/** Who is about to be put on the map, as far as anybody knows. */
function newcomer({ arrives }: View, names: Names): { what: string; name: string } {
  if (arrives === null) return { what: 'spot', name: '' };
  if (typeof arrives === 'string') return { what: arrives, name: '' };
  return 'alien' in arrives ? { what: 'alien', name: names.alien(arrives.alien) } : { what: 'figure', name: names.figure(arrives.figure) };
}
