/**
 * The words of alliance, rendered from the same typed values that the engine executes: nothing is written by hand
 * for one card. All functions return text in the language of the reader and follow it when read in a template.
 */
export { abilityText, needText, passiveTexts } from './ability';
export { bonusText, cardText, groupText, instructionText, lineText, markText, weaponText } from './cards';
export { endingText, eventLine, isWon, objectName, type EventLine, type Kind, type Told, type Tone } from './events';
export {
  abilityName,
  activationName,
  attributeName,
  cardName,
  conditionName,
  dieName,
  figureName,
  groupName,
  heroName,
  mapName,
  tableGroupName,
  traitName,
  sameMiniatures,
} from './names';
export { factText, stepText } from './facts';
export {
  encounterName,
  hintText,
  howText,
  missionActionName,
  missionBrief,
  missionName,
  missionObjectName,
  missionObjectNote,
  missionTestName,
  objectiveText,
  pageTitle,
  placeName,
  regionName,
  storyTitle,
  tellingOf,
  type Telling,
} from './mission';
export { orderText, planOf, tilesOf } from './orders';
export { keywordText, modifierText, surgeEffects, surgePrice, surgeText } from './notation';
export { plainLine } from './plain';
export { positionName, skipText, spaceName, surgeSkipText, thoughtLine } from './thoughts';
