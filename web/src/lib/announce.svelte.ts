let spoken = $state('');

/** What the live region of `App.svelte` holds. */
export const announcement = {
  get text(): string {
    return spoken;
  },
};

/** Tells screen readers something that others see happen. The same words twice are told twice. */
export function announce(text: string): void {
  spoken = '';
  // An element that is emptied and filled in one go has not changed for a screen reader.
  setTimeout(() => (spoken = text), 50);
}

/** Sentences are told apart at their ends; the mark at the end belongs to them. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…]["”»]?)\s+/u).filter((one) => one !== '');
}

/**
 * What happened, and after it what is asked, without the sentences that were said just then: an order is told by the log too,
 * and often word for word. Of what happened nothing is left out, as the same may happen twice.
 */
export function saidOnce(happened: readonly string[], asked: string): string {
  const before = happened.join(' ').trim();
  const told = (sentence: string) => {
    const core = sentence.replace(/[.!?…\s]+$/u, '');
    const at = core === '' ? -1 : before.indexOf(core);
    // "Deploy 1" is no part of "Deploy 12".
    return at >= 0 && !/[\p{L}\p{N}]/u.test(before[at + core.length] ?? '') && !/[\p{L}\p{N}]/u.test(before[at - 1] ?? '');
  };
  return [before, ...sentences(asked).filter((one) => !told(one))].join(' ').trim();
}
