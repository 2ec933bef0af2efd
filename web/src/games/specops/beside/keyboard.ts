import type { Keyboard } from '../../../table/help';

export default [
  { key: 'f', text: 'specops-help-attack' },
  { key: 'o', text: 'specops-help-end' },
] as const satisfies Keyboard;
