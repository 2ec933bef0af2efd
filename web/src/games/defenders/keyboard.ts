import type { Keyboard } from '../../table/help';

export default [
  { key: 'f', text: 'defenders-help-attack' },
  { key: 'm', text: 'defenders-help-stop' },
  { key: 'i', text: 'defenders-help-search' },
  { key: 'u', text: 'defenders-help-evade' },
  { key: 'o', text: 'defenders-help-end' },
  { key: 'g', text: 'defenders-help-field' },
  { key: 'j', text: 'defenders-help-next' },
] as const satisfies Keyboard;
