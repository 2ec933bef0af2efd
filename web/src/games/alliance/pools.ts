/** Which dice an attack would be made with, as printed; what abilities add comes with the declaration. */
import { cardIn, figureOf, groupOf, heroOf, objectOf } from './figures';
import { SHEET, type AttackDie, type Content, type DefenceDie, type View } from './types';

export function attackPool(view: View, content: Content, attacker: number, weapon: number): readonly AttackDie[] {
  const figure = figureOf(view, attacker);
  if (!figure) return [];
  if (weapon !== SHEET) return cardIn(view, content, attacker, weapon)?.weapon?.dice ?? [];
  return groupOf(view, content, figure)?.dice ?? [];
}

export function defencePool(view: View, content: Content, target: number): readonly DefenceDie[] {
  const figure = figureOf(view, target);
  if (!figure) return [];
  const hero = heroOf(view, content, figure);
  if (hero) return (figure.wounded ? hero.wounded : hero.healthy).defence;
  return (objectOf(view, content, figure) ?? groupOf(view, content, figure))?.defence ?? [];
}
