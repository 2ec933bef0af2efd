/**
 * Standing figures, drawn from a few painted parts. Feet are at the origin, up is negative, a grown person is about 85 units
 * high; what is drawn later lies in front. They are known by their outline first: by what they wear on their head and
 * what they hold.
 */

/** A colour and an outline; what shines is drawn without ink, and lights what is around it. */
export interface Part {
  readonly colour: string;
  readonly outline: string;
  readonly shines?: boolean;
}

export interface Mini {
  readonly parts: readonly Part[];
  /** All of it that does not shine, as one outline: ink lies around it, light and shade over it. */
  readonly outline: string;
}

export function mini(...parts: readonly (Part | readonly Part[])[]): Mini {
  const all = parts.flat();
  return { parts: all, outline: all.filter(({ shines }) => !shines).map(({ outline }) => outline).join('') };
}

/** Paints outlines in one colour. */
export function painted(colour: string, ...outlines: readonly string[]): Part {
  return { colour, outline: outlines.join('') };
}

/** Something that gives light: a blade, an eye, a lamp. */
export function shining(colour: string, ...outlines: readonly string[]): Part {
  return { colour, outline: outlines.join(''), shines: true };
}

/** An arm, a leg, a barrel: from one end to the other, so thick at both; its ends are round. */
export function limb(x1: number, y1: number, x2: number, y2: number, from: number, to = from): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y1 - y2) / length / 2, (x2 - x1) / length / 2];
  const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
  return (
    `M${at(x1 + nx * from, y1 + ny * from)}A${from / 2} ${from / 2} 0 0 1 ${at(x1 - nx * from, y1 - ny * from)}` +
    `L${at(x2 - nx * to, y2 - ny * to)}A${to / 2} ${to / 2} 0 0 1 ${at(x2 + nx * to, y2 + ny * to)}Z`
  );
}

/** A round or oval shape. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/** A shape with straight edges, from x and y in turn. */
export function shape(...numbers: readonly number[]): string {
  return `M${numbers.join(' ')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
