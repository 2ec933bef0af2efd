import type { Keyboard } from '../../../table/help';

export default [
  { key: 'Enter', text: 'alliance-companion-help-on' },
  { key: 'm', text: 'alliance-companion-map' },
  { key: 'g', text: 'alliance-ui-open-mission' },
  { key: 'h', text: 'tab-log' },
] as const satisfies Keyboard;
