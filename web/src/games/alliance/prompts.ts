/** What is asked, as one short line. */
import { otherwise } from '../../lib/exhaustive';
import { line, type Line } from '../../table/line';
import type { Moment, Prompt, Question, View } from './types';

/** `name` says who a figure is, `ability` what a source is called. */
export interface Names {
  readonly figure: (id: number) => string;
  readonly ability: (source: { figure: number; slot: number; n: number }) => string;
  /** A place of the mission, by its id. */
  readonly place?: (id: string) => string;
}

export function askLine(prompt: Prompt, view: View, names: Names): Line {
  switch (prompt.ask) {
    case 'deploy':
      return line('alliance-ask-deploy');
    case 'activate':
      return line('alliance-ask-activate');
    case 'turn':
      return line('alliance-ask-turn', { figure: names.figure(prompt.figure) });
    case 'moment':
      return momentLine(prompt.moment, view, names);
    case 'aim':
      return line('alliance-ask-aim', { ability: names.ability(prompt.source) });
    case 'die':
      return line('alliance-ask-die', { ability: names.ability(prompt.source) });
    case 'convert':
      return line('alliance-ask-convert', { ability: names.ability(prompt.source) });
    case 'moving':
      return line('alliance-ask-moving', { figure: names.figure(prompt.figure), points: prompt.points });
    case 'striking':
      return line('alliance-ask-striking', { figure: names.figure(prompt.figure) });
    case 'ordered':
      return line('alliance-ask-ordered', { figure: names.figure(prompt.figure) });
    case 'surges':
      return line('alliance-ask-surges', { left: prompt.left });
    case 'cleave':
      return line('alliance-ask-cleave', { damage: prompt.damage, by: prompt.by, more: prompt.more });
    case 'same_target':
      return line('alliance-ask-same-target', { ability: names.ability(prompt.source) });
    case 'first':
      return line('alliance-ask-first', { ability: names.ability(prompt.source), target: names.figure(prompt.target) });
    case 'report':
      return line('alliance-ask-report', { pool: prompt.pool });
    case 'way':
      return line('alliance-ask-way', { figure: names.figure(prompt.figure) });
    case 'keep':
      return line('alliance-ask-keep');
    case 'share':
      return line('alliance-ask-share', { figure: names.figure(prompt.figure) });
    case 'card':
      return line('alliance-ask-card');
    case 'mission':
      return questionLine(prompt.question, names);
    case 'star_map':
      return line('alliance-ask-star-map');
    case 'companion':
      return line('alliance-ask-companion');
    case 'window':
      return line('alliance-ask-window');
    case 'nothing':
      return line('alliance-ask-nothing');
  }
}

/** What the mission asks. */
function questionLine(question: Question, names: Names): Line {
  switch (question.about) {
    case 'order':
      return line(question.order.order === 'say' || question.order.order === 'rule' ? 'alliance-ui-read' : 'alliance-ui-order');
    case 'options':
      return { key: question.ask };
    case 'hero':
      return question.test === null
        ? line('alliance-ui-hero')
        : line('alliance-ui-hero-tests', { attribute: line('alliance-rules-attribute', { attribute: question.test }) });
    case 'successes':
      return line('alliance-ui-successes', {
        figure: names.figure(question.figure),
        attribute: line('alliance-rules-attribute', { attribute: question.attribute }),
      });
    case 'control':
      return line('alliance-ui-control', { place: names.place?.(question.place) ?? question.place });
  }
}

function momentLine(moment: Moment, view: View, names: Names): Line {
  const { attack } = view;
  const figure = 'figure' in moment ? names.figure(moment.figure) : '';
  switch (moment.moment) {
    case 'after':
      return line('alliance-moment-after', { ability: names.ability(moment.source) });
    case 'testing':
    case 'tested':
      return line('alliance-moment-test', { when: moment.moment });
    case 'declared':
    case 'rolled':
    case 'counted':
    case 'fought':
      return line('alliance-moment-attack', {
        when: moment.moment,
        attacker: attack ? names.figure(attack.attacker) : '',
        target: attack ? names.figure(attack.target) : '',
      });
    case 'activation_start':
    case 'activation_end':
    case 'rested':
    case 'interacted':
    case 'enemy_activates':
    case 'enemy_enters':
    case 'supply_drawn':
      return line('alliance-moment', { when: moment.moment, figure });
    default:
      return otherwise(moment, line('alliance-moment', { when: '', figure }));
  }
}
