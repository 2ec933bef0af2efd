import type { Keyboard } from '../../../table/help';

export default [
  { key: 'i', text: 'defenders-help-search' },
  { key: 'o', text: 'defenders-beside-help-done' },
  { key: 'j', text: 'defenders-help-next' },
] as const satisfies Keyboard;
