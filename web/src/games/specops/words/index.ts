/**
 * The words of specops, rendered from the same typed values that the engine executes: nothing is written by hand for one
 * card. All functions return text in the language of the reader and follow it when read in a template.
 */
export { abilityText } from './abilities';
export { filterText } from './filters';
export { keywordRule, keywordText, weaponKeywordText } from './keywords';
export { poolText, weaponText } from './weapons';
