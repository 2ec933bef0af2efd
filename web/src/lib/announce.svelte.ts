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
