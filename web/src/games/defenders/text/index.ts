/**
 * The words of defenders, rendered from the same typed values that the engine executes: nothing is written by hand
 * for one card. All functions return text in the language of the reader and follow it when read in a template.
 */
export { alienPowerText, lineDeeds, lineHead, lineText, powerOf } from './aliens';
export { droneText, encounterText, eventEffectText, eventText, promotionText, weatherText } from './cards';
export {
  agentName,
  alienName,
  alienPowerName,
  className,
  droneName,
  encounterName,
  eventName,
  gradeName,
  innateName,
  itemLine,
  itemName,
  obstacleName,
  speciesName,
  terrainName,
  weaponName,
  type ItemKind,
} from './names';
export { itemText, powerText } from './powers';
export { farText, flashTexts, onHitText, plateText, poolText, weaponText, withDice } from './weapons';
