import type { Keyboard } from '../../table/help';

export default [
  { key: 'm', text: 'specops-help-move' },
  { key: 'f', text: 'specops-help-attack' },
  { key: 'i', text: 'specops-help-contact' },
  { key: 'j', text: 'specops-help-edge' },
  { key: 'g', text: 'specops-help-cover' },
  { key: 'u', text: 'specops-help-land' },
  { key: 'h', text: 'specops-help-tape' },
  { key: ',', text: 'specops-help-turn-left' },
  { key: '.', text: 'specops-help-turn-right' },
  { key: 'o', text: 'specops-help-end' },
] as const satisfies Keyboard;
