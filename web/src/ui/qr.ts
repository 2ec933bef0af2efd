/** One path for all dark squares of a code: a line for each run of them in a row. */
export function pathOf(dots: readonly (readonly boolean[])[]): string {
  return dots.flatMap((row, y) => row.flatMap((dark, x) => (dark && !row[x - 1] ? [line(row, x, y)] : []))).join('');
}

function line(row: readonly boolean[], x: number, y: number): string {
  const end = row.indexOf(false, x);
  const n = (end < 0 ? row.length : end) - x;
  return `M${x} ${y}h${n}v1h-${n}z`;
}
