/** Whether a key belongs to what is focused: somebody types, picks from a list, or a dialog is open. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  if (target?.closest?.('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]')) return true;
  return document.querySelector('dialog[open]') !== null;
}
