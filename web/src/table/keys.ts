/** Whether a key belongs to what is focused: somebody types, picks from a list, or a dialog is open. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  // A drawer beside the table has the keys while the focus is in it; the table keeps its own.
  if (target?.closest?.('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [data-beside]')) return true;
  return document.querySelector('dialog[open]:not([data-beside])') !== null;
}

/** A key together with Ctrl, Alt or ⌘ is the browser's, and one that is typed belongs to the field. */
export function isForTable(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
}

/** What keys do. One that means nothing now answers `false`, and stays with the browser. */
export type Keys = Readonly<Record<string, () => unknown>>;

/** Where keys lead at every table: to the board, the choices, the log. */
const PLACES: Keys = {
  b: () => focusOn('.hits [data-home]', '.hits [data-ground]'),
  c: () => focusOn('.decision :is(button, a):not(:disabled):not([aria-disabled=true])'),
  l: () => focusOn('[role=log]'),
};

/** Does what a key means at a table; `nth` takes the answer of a digit, counted from 0. */
export function pressKey(event: KeyboardEvent, own: Keys, nth: (n: number) => void): void {
  if (event.defaultPrevented || !isForTable(event)) return;
  const act = /^[1-9]$/.test(event.key) ? () => nth(Number(event.key) - 1) : (own[event.key] ?? PLACES[event.key]);
  if (act && act() !== false) event.preventDefault();
}

/** The first of these that is there. */
function focusOn(...whats: string[]): void {
  for (const what of whats) {
    const found = document.querySelector<HTMLElement>(what);
    if (found) return found.focus();
  }
}
