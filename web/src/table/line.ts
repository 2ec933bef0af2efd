/**
 * A sentence before it has a language: the key of a message and what goes into it. Pure modules return lines, and
 * components turn them into text, so that switching the language switches everything at once.
 */
export interface Line {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** Why something cannot be done, with the rule that says so where there is one. */
export interface Why extends Line {
  readonly rule?: string;
}

/** A part of a sentence: plain, another line, or several lines to be listed. */
export type Arg = string | number | Line | readonly Line[];

export type Translate = (key: string, args?: Record<string, string | number>) => string;

export function line(key: string, args?: Record<string, Arg>): Line {
  return args ? { key, args } : { key };
}

export function why(key: string, rule: string, args?: Record<string, Arg>): Why {
  return { ...line(key, args), rule };
}

export function say(t: Translate, { key, args }: Line): string {
  if (!args) return t(key);
  const plain: Record<string, string | number> = {};
  for (const [name, arg] of Object.entries(args)) plain[name] = sayArg(t, arg);
  return t(key, plain);
}

/** Several lines as one list with commas, for labels. */
export function sayAll(t: Translate, lines: readonly Line[]): string {
  return lines.map((one) => say(t, one)).join(', ');
}

function sayArg(t: Translate, arg: Arg): string | number {
  if (typeof arg === 'string' || typeof arg === 'number') return arg;
  return 'key' in arg ? say(t, arg) : sayAll(t, arg);
}
