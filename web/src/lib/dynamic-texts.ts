/**
 * Text keys that the shell puts together at run time, by their fixed beginning; games name theirs in their module. The test of the texts counts a message
 * with such a beginning as used; keep the list short and the beginnings long.
 */
export const DYNAMIC_TEXTS: readonly string[] = [
  'bot-', // a bot by its name
  'callsign-', // lib/call-sign
  'difficulty-', // a level of difficulty by its name
  'game-', // a game by its id
  'language-', // lib/language
  'pace-', // lib/settings
  'talk-phrase-', // table/talk
];

/** Texts that only the server uses: such a beginning and then a code, which some Rust source writes down. */
export const SERVER_TEXTS: readonly string[] = ['error-', 'refused-'];
