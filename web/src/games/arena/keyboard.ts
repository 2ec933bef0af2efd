import type { Keyboard } from '../../table/help';

export default [{ key: 'f', text: 'help-finish' }] as const satisfies Keyboard;
