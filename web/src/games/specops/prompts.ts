/** What is asked, as one short line. */
import { otherwise } from '../../lib/exhaustive';
import { line, type Line } from '../../table/line';
import { questionLine } from './beside/asked';
import { colourName, rankName, tokenName, unitName, type Cast } from './names';
import type { Colour, Prompt } from './types';

export function askLine(prompt: Prompt, cast: Cast): Line {
  const unit = (id: number) => unitName(cast, id);
  switch (prompt.ask) {
    case 'nothing':
      return line('specops-ask-nothing');
    case 'terrain':
      return line('specops-ask-terrain');
    case 'orient':
      return line('specops-ask-orient');
    case 'loadouts':
      return line('specops-ask-loadouts');
    case 'deploy':
      return line('specops-ask-deploy');
    case 'place':
      return line('specops-ask-place', { unit: unit(prompt.unit) });
    case 'carry':
      return line('specops-ask-carry', { n: prompt.left });
    case 'deal':
      return line('specops-ask-deal');
    case 'inherit':
      return line('specops-ask-inherit', { token: tokenName(cast, prompt.token) });
    case 'card':
      return line('specops-ask-card');
    case 'order':
      return line('specops-ask-order', { n: prompt.left });
    case 'coordinate':
      return line('specops-ask-coordinate', { unit: unit(prompt.unit) });
    case 'comms':
      return line('specops-ask-comms', { rank: rankName(prompt.rank) });
    case 'turn':
      return line('specops-ask-turn');
    case 'drawn':
      return line('specops-ask-drawn', { rank: rankName(prompt.rank) });
    case 'act':
      return line('specops-ask-act', { unit: unit(prompt.unit), n: prompt.left });
    case 'dauntless':
      return line('specops-ask-dauntless', { unit: unit(prompt.unit) });
    case 'calm':
      return line('specops-ask-calm', { unit: unit(prompt.unit), n: prompt.most });
    case 'retinue':
      return line('specops-ask-retinue', { unit: unit(prompt.unit) });
    case 'granted':
      return line('specops-ask-granted', { unit: unit(prompt.unit), because: prompt.because });
    case 'standby':
      return line('specops-ask-standby', { unit: unit(prompt.trigger) });
    case 'pools':
      return line('specops-ask-pools');
    case 'rerolls':
      return line('specops-ask-rerolls');
    case 'surges':
      return line('specops-ask-surges');
    case 'dodge':
      return line('specops-ask-dodge', { unit: unit(prompt.defender) });
    case 'lethal':
      return line('specops-ask-lethal');
    case 'guardian':
      return line('specops-ask-guardian', { unit: unit(prompt.defender) });
    case 'pierce':
      return line('specops-ask-pierce', { unit: unit(prompt.by), n: prompt.most });
    case 'share':
      return line('specops-ask-share', { unit: unit(prompt.by), n: prompt.group.length });
    case 'shields':
      return line('specops-ask-shields', { unit: unit(prompt.defender), n: prompt.most });
    case 'defence_surges':
      return line('specops-ask-defence-surges', { unit: unit(prompt.unit) });
    case 'ability':
      return line('specops-ask-ability');
    case 'effects':
      return line('specops-ask-effects');
    case 'facing':
      return line('specops-ask-facing', { unit: unit(prompt.unit) });
    case 'hand':
      return line('specops-ask-hand', { n: prompt.left });
    case 'field':
      return line('specops-ask-field');
    case 'reinforcements':
      return line('specops-ask-reinforcements', { n: prompt.left });
    case 'transmit':
      return line('specops-ask-transmit');
    case 'reveal':
      return line('specops-ask-reveal');
    case 'lay':
      return line('specops-ask-lay', { token: tokenName(cast, prompt.token) });
    case 'report':
      return line('specops-ask-report');
    case 'question':
      return questionLine(prompt.question, cast);
    default:
      return otherwise(prompt, line('specops-ask-nothing'));
  }
}

/** Questions that are answered in secret: whoever shares the screen looks away. */
const SECRET: ReadonlySet<Prompt['ask']> = new Set<Prompt['ask']>(['loadouts', 'card', 'deal', 'transmit']);

/** Whether an answer must not be seen by the other side; `hides` says that a covert unit is to be laid down. */
export function isSecret(prompt: Prompt, hides: boolean): boolean {
  return SECRET.has(prompt.ask) || (prompt.ask === 'deploy' && hides);
}

/** "Your move: Blue" */
export function yourMove(colour: Colour): Line {
  return line('specops-your-move', { side: colourName(colour) });
}
