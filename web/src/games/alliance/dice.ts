/** What dice show, from the faces in the content. */
import type { AttackDie, AttackView, Content, DefenceDie } from './types';

export const ATTACK_DICE: readonly AttackDie[] = ['blue', 'green', 'yellow', 'red'];
export const DEFENCE_DICE: readonly DefenceDie[] = ['black', 'white'];
export type AnyDie = AttackDie | DefenceDie;

/** What a face shows; symbols that a kind of die does not have are 0. */
export interface Face {
  readonly accuracy: number;
  readonly damage: number;
  readonly surges: number;
  readonly blocks: number;
  readonly evades: number;
  readonly dodge: boolean;
}

const BLANK: Face = { accuracy: 0, damage: 0, surges: 0, blocks: 0, evades: 0, dodge: false };

export function isAttackDie(die: AnyDie): die is AttackDie {
  return (ATTACK_DICE as readonly string[]).includes(die);
}

export function facesOf(content: Content, die: AnyDie): Face[] {
  const faces = isAttackDie(die)
    ? content.dice.attack[ATTACK_DICE.indexOf(die)]
    : content.dice.defence[DEFENCE_DICE.indexOf(die)];
  return (faces ?? []).map((face) => ({ ...BLANK, ...face }));
}

export function faceOf(content: Content, die: AnyDie, face: number | null | undefined): Face | null {
  return face == null ? null : (facesOf(content, die)[face] ?? null);
}

/** All symbols on the table of an attack, as they lie. What they come to after surges and modifiers the server says. */
export function sum(content: Content, attack: Pick<AttackView, 'attack' | 'defence'>): Face {
  const faces = [...attack.attack, ...attack.defence].map(([die, face]) => faceOf(content, die, face) ?? BLANK);
  return faces.reduce(
    (all, face) => ({
      accuracy: all.accuracy + face.accuracy,
      damage: all.damage + face.damage,
      surges: all.surges + face.surges,
      blocks: all.blocks + face.blocks,
      evades: all.evades + face.evades,
      dodge: all.dodge || face.dodge,
    }),
    BLANK,
  );
}
