import { describe, expect, it } from 'vitest';
import { fileName, letter, onScreen, piecesOf, type Fault } from './fault';

const REPORT: Fault = {
  language: 'de',
  version: '0.1.0',
  game: 'alliance',
  step: 17,
  texts: [{ id: 'alliance-mission-first-steps-opening', text: 'Mittag.\n\nKein Permit.' }],
  remark: ' Es fehlt ein Wort. ',
  scene: { ask: 'mission' },
};

describe('a report of a fault in a text', () => {
  it('says which text, where it stood and what is wrong', () => {
    expect(letter(REPORT)).toBe('Sortie 0.1.0, alliance, de, step 17\n\nalliance-mission-first-steps-opening\n> Mittag.\n>\n> Kein Permit.\n\nEs fehlt ein Wort.\n');
    expect(fileName(REPORT)).toBe('sortie-alliance-text-de-17.json');
  });

  it('knows the texts on the screen by their keys, those of the story first', () => {
    const known = [
      { key: 'undo', text: 'Undo' },
      { key: 'round', text: 'Round 3' },
      { key: 'alliance-mission-first-steps-opening', text: 'Brask, noon.\n\nNo permit.' },
      { key: 'alliance-mission-first-steps-patrol', text: 'Not shown now.' },
    ];
    expect(onScreen(['  Undo ', 'Brask, noon.\n  No permit.', 'Round 4'], known).map(({ id }) => id)).toEqual(['alliance-mission-first-steps-opening', 'undo']);
  });

  it('reads the words of a page piece by piece', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = '<p>One <b>two</b></p><button>three</button>';
    expect(piecesOf(page).map((piece) => piece.trim())).toEqual(['One', 'two', 'three']);
  });
});
