/** Odds as the server tells them, in thousandths: it has no fractions. */
import { locale } from '../lib/list';

/** A chance in whole percent. */
export function percent(thousandths: number): number {
  return Math.round(thousandths / 10);
}

/** An expected number with one decimal, written as the language does. */
export function expected(thousandths: number): string {
  return (thousandths / 1000).toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
