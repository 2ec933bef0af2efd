import { describe, expect, it } from 'vitest';
import { fileName, letter, onScreen, piecesOf, type Fault } from './fault';

const REPORT: Fault = {
  language: 'de',
  version: '0.1.0',
  game: 'chess',
  step: 17,
  texts: [{ id: 'tale-opening', text: 'Mittag.\n\nKein Permit.' }],
  remark: ' Es fehlt ein Wort. ',
  scene: { ask: 'mission' },
};

describe('a report of a fault in a text', () => {
  it('says which text, where it stood and what is wrong', () => {
    expect(letter(REPORT)).toBe('Sortie 0.1.0, chess, de, step 17\n\ntale-opening\n> Mittag.\n>\n> Kein Permit.\n\nEs fehlt ein Wort.\n');
    expect(fileName(REPORT)).toBe('sortie-chess-text-de-17.json');
  });

  it('knows the texts on the screen by their keys, those of the story first', () => {
    const known = [
      { key: 'undo', text: 'Undo' },
      { key: 'round', text: 'Round 3' },
      { key: 'tale-opening', text: 'Brask, noon.\n\nNo permit.' },
      { key: 'tale-patrol', text: 'Not shown now.' },
    ];
    expect(onScreen(['  Undo ', 'Brask, noon.\n  No permit.', 'Round 4'], known, (key) => key.startsWith('tale-')).map(({ id }) => id)).toEqual(['tale-opening', 'undo']);
  });

  it('reads the words of a page piece by piece', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = '<p>One <b>two</b></p><button>three</button>';
    expect(piecesOf(page).map((piece) => piece.trim())).toEqual(['One', 'two', 'three']);
  });
});
