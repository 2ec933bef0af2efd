import { t } from './i18n.svelte';

const CALL_SIGNS = 8;

/** A name for whoever does not care to choose one. */
export function callSign(): string {
  return t(`callsign-${1 + Math.floor(Math.random() * CALL_SIGNS)}`);
}
