/** What icons look like: those of the shell at once, the figures of a game when it is entered. */
import { games, shell } from 'virtual:icons';
import type { IconName } from './icons';

const known = { ...shell };

export function drawingOf(name: IconName): { body: string; size: number } {
  const drawing = known[name];
  if (!drawing) throw new Error(`nobody fetched the icon ${name}`);
  return drawing;
}

const made = new Map<IconName, DocumentFragment>();

/** The shapes of an icon for one place in the page: read once and copied then, for a table shows hundreds of a few icons. */
export function shapesOf(name: IconName): DocumentFragment {
  let shapes = made.get(name);
  if (!shapes) {
    const template = document.createElement('template');
    template.innerHTML = `<svg>${drawingOf(name).body}</svg>`;
    shapes = document.createDocumentFragment();
    shapes.append(...template.content.firstElementChild!.childNodes);
    made.set(name, shapes);
  }
  return shapes.cloneNode(true) as DocumentFragment;
}

/** Fetches the figures that a game draws. */
export async function fetchDrawings(game: string): Promise<void> {
  const found = await games[game]?.();
  Object.assign(known, found?.default);
}
