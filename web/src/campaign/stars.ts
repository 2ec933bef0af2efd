/** The night sky of a campaign, drawn from a name. */

/** A sky that is the same whenever it is looked at, in hundredths of the picture. */
export function starfield(name: string, n: number): { x: number; y: number; r: number; glow: number }[] {
  let seed = hash(name) || 1;
  const next = () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 2 ** 32;
  };
  return Array.from({ length: n }, () => ({
    x: Math.round(next() * 1000) / 10,
    y: Math.round(next() * 1000) / 10,
    r: Math.round((0.6 + next() ** 3 * 2.6) * 10) / 10,
    glow: Math.round((0.25 + next() * 0.65) * 100) / 100,
  }));
}

/** A number from a name, the same everywhere. */
export function hash(name: string): number {
  let sum = 2166136261;
  for (const sign of name) sum = Math.imul(sum ^ sign.codePointAt(0)!, 16777619);
  return sum >>> 0;
}
