/**
 * Text keys that are put together at run time, by their fixed beginning. The test of the texts counts a message
 * with such a beginning as used; keep the list short and the beginnings long.
 */
export const DYNAMIC_TEXTS: readonly string[] = [
  'alliance-ability-', // an ability of a hero or a group by its id
  'alliance-activation-', // an activation card by its id
  'alliance-campaign-', // words of a campaign by its id
  'alliance-card-', // a card of a hero by its id
  'alliance-encounter-', // words of an encounter by its id
  'alliance-group-', // a group by its id
  'alliance-hero-', // a hero by its id
  'alliance-map-', // a map by its id
  'alliance-mission-', // words of a mission by its id
  'bot-', // a bot by its name
  'callsign-', // screens/NameField
  'difficulty-', // a level of difficulty by its name
  'droid-', // a droid by its kind
  'game-', // a game by its id
  'jedi-', // a Jedi by name
  'language-', // lib/language
  'mega-', // a mega threat by its id
  'pace-', // lib/settings
  'threat-', // a threat by its id
];

/** Texts that only the server uses: such a beginning and then a code, which some Rust source writes down. */
export const SERVER_TEXTS: readonly string[] = ['error-', 'refused-', 'alliance-sheet-kind-', 'alliance-sheet-legend-', 'alliance-sheet-'];
