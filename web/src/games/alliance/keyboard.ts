import type { Keyboard } from '../../table/help';

export default [
  { key: 'f', text: 'alliance-help-attack' },
  { key: 'm', text: 'alliance-help-run' },
  { key: 'i', text: 'alliance-help-interact' },
  { key: 'h', text: 'alliance-help-rest' },
  { key: 'u', text: 'alliance-help-strain' },
  { key: 'o', text: 'alliance-help-end' },
  { key: 'g', text: 'alliance-ui-open-mission' },
  { key: 'j', text: 'alliance-help-next' },
] as const satisfies Keyboard;
