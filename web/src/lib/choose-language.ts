import { speak, t, type Language } from './i18n.svelte';
import { toast } from './toasts.svelte';

/** Changes the language because somebody asked for it, who is told if its texts cannot be had. */
export function chooseLanguage(language: Language): void {
  speak(language).catch(() => toast(t('error-offline'), 'danger'));
}
