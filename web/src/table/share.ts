import { t } from '../lib/i18n.svelte';
import { toast } from '../lib/toasts.svelte';

/** Copies a link, or shows it where the browser does not let us copy. */
export async function share(address: string): Promise<void> {
  const link = new URL(address, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    toast(t('share-copied'), 'good');
  } catch {
    toast(t('share-link', { link }));
  }
}
