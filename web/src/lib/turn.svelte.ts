/** Calls somebody back to the table: a tune, the title of a page that nobody looks at, a buzz on a phone, and a notification for who wants it. */
import { isMotionReduced, settings } from './settings.svelte';
import { playCue } from './sound.svelte';

/** What the browser lets us do, and whether it was asked. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission !== 'denied';
}

/** Asks for leave; only ever called from the settings. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export interface Call {
  /** One call a table: a new one takes the place of the old. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export function call({ id, title, text }: Call): void {
  playCue('turn');
  if (!isMotionReduced() && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(60);
  if (document.visibilityState !== 'hidden' || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: text, tag: `sortie-${id}`, silent: true });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Phones let only a service worker notify; there the buzz and the title have to do.
  }
}

/** Whether nobody looks at this page. Reading is reactive; call it while a component is set up. */
export function watchHidden(): { readonly now: boolean } {
  let hidden = $state(document.visibilityState === 'hidden');
  $effect(() => {
    const look = () => (hidden = document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  return {
    get now() {
      return hidden;
    },
  };
}
