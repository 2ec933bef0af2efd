/** Symbols of dice and tokens, our own, in a box of 24. */
export const BURST =
  'M12 1l2.6 6.2L21 4.5l-2.9 6.2L24 13l-6.2 1.6L20 21l-5.6-3.6L12 23l-2.4-5.6L4 21l2.2-6.4L0 13l5.9-2.3L3 4.5l6.4 2.7z';
export const BOLT = 'M14 0L3 14h7L8 24l13-15h-8z';
export const SHIELD = 'M12 1l10 4v7c0 6-4 9.500-10 11.500C6 21.500 2 18 2 12V5z';
