/** Plain geometry for the drawings on the game cards: a board seen from its edge, so heights are squashed. */
export const SQUASH = 0.58;

export interface Spot {
  x: number;
  y: number;
}

export interface Hex extends Spot {
  q: number;
  r: number;
  /** Steps from the middle. */
  distance: number;
}

/** The middles of all hexes within `radius` steps, pointy side up, far ones first so that near things cover them. */
export function hexField(radius: number, size: number): Hex[] {
  const hexes: Hex[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) {
      const distance = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      if (distance <= radius) hexes.push({ q, r, distance, ...hexSpot(q, r, size) });
    }
  }
  return hexes;
}

export function hexSpot(q: number, r: number, size: number): Spot {
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r * SQUASH };
}

/** The corners of a hex around a spot, as SVG wants them. */
export function hexCorners({ x, y }: Spot, size: number): string {
  return [30, 90, 150, 210, 270, 330]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${round(x + size * Math.cos(angle))},${round(y + size * Math.sin(angle) * SQUASH)}`)
    .join(' ');
}

/** A point of a square grid turned by 45 degrees. */
export function gridSpot(column: number, row: number, size: number): Spot {
  return { x: (column - row) * size, y: (column + row) * size * SQUASH };
}

export function gridCorners(column: number, row: number, size: number): string {
  return [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ]
    .map(([c, r]) => gridSpot(c!, r!, size))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
