/** Odds as the server tells them, in thousandths: it has no fractions. */

/** A chance in whole percent. */
export function percent(thousandths: number): number {
  return Math.round(thousandths / 10);
}

/** An expected number with one decimal. */
export function expected(thousandths: number): string {
  return (thousandths / 1000).toFixed(1);
}
