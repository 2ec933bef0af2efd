/** Small boards for tests. */

/** A flower of hexes: one field and the six around it. */
export const FLOWER = [
  { x: 2, y: 1 },
  { x: 4, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 3, y: 0 },
  { x: 1, y: 2 },
  { x: 3, y: 2 },
];
