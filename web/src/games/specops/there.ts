/** Where a move would lead: whom the unit would see from there, what covers whom, and what its best shot would do. */
import { line, type Line } from '../../table/line';
import type { SpecopsForeseen } from '../../generated/SpecopsForeseen';

export interface There {
  readonly unit: number;
  /** Inches that it is within. */
  readonly inches: number;
  /** The cover it has, and the one that it leaves. */
  readonly its: number;
  readonly own: number;
  /** How likely the best attack that is left wounds it; none if none is. */
  readonly wounds: number | null;
}

/** Everybody in sight from there, the nearest first. Sight is mutual (C8.2). */
export function inSightThere({ looks, threats, shots }: SpecopsForeseen): There[] {
  const seen = looks.filter(({ sees }) => sees).toSorted((a, b) => a.gap - b.gap);
  return seen.map(({ to, gap, cover }) => {
    const chances = shots.filter(({ target }) => target === to);
    return {
      unit: to,
      inches: Math.ceil(gap / 254),
      its: chances[0]?.cover ?? cover,
      own: threats.find(({ from }) => from === to)?.cover ?? 0,
      wounds: chances.length === 0 ? null : Math.max(...chances.map(({ wounds }) => wounds)),
    };
  });
}

/** The same in a few words, while the pointer is still looking for a place. */
export function thereLines(foreseen: SpecopsForeseen): Line[] {
  const all = inSightThere(foreseen);
  const best = Math.max(0, ...all.map(({ wounds }) => wounds ?? 0));
  const bare = all.filter(({ own }) => own === 0).length;
  return [
    line('specops-there-tip', { n: all.length }),
    ...(best > 0 ? [line('specops-there-best', { n: Math.round(100 * best) })] : []),
    ...(bare > 0 ? [line('specops-there-bare', { n: bare })] : []),
  ];
}
