/** What the test of the texts needs to know: which messages there are, and which the sources use. */
import { FluentResource } from '@fluent/bundle';

type Pattern = FluentResource['body'][number]['value'];

/** A message or one of its attributes, `key` or `key.attribute`, with the variables it takes. */
export type Messages = Map<string, Set<string>>;

/** What a Fluent file holds. A message that cannot be read is an error, not silence. */
export function messagesIn(source: string): Messages {
  const found: Messages = new Map();
  for (const { id, value, attributes } of new FluentResource(source).body) {
    if (value !== null) found.set(id, variablesIn(value));
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, variablesIn(pattern));
  }
  for (const [, id] of source.matchAll(/^(-?[a-zA-Z][\w-]*)\s*=/gm)) {
    if (![...found.keys()].some((key) => key.split('.')[0] === id)) throw new Error(`unreadable message ${id}`);
  }
  return found;
}

function variablesIn(pattern: Pattern): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type === 'var' && 'name' in node) names.add(String(node.name));
      Object.values(node).forEach(walk);
    }
  };
  walk(pattern);
  return names;
}

/** The messages and attributes that messages of a Fluent file are made of: they are used too. */
export function referencesIn(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type === 'mesg' && 'name' in node && 'attr' in node) {
        found.push(node.attr ? `${String(node.name)}.${String(node.attr)}` : String(node.name));
      }
      Object.values(node).forEach(walk);
    }
  };
  walk(new FluentResource(source).body.map(({ value, attributes }) => [value, attributes]));
  return found;
}

const KEY = /['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z][a-z-]*)?)['"`]/g;

/** Every string in a source that looks like a key: whoever writes a key down uses it. */
export function literalsIn(source: string): string[] {
  return [...source.matchAll(KEY)].map((match) => match[1]!);
}

/** The keys that a source hands to `t` or `line` as they are: these must exist. */
export function keysAskedFor(source: string): string[] {
  return firstArguments(source).flatMap((argument) => literalsIn(withoutComparisons(argument)));
}

/** The fixed beginnings of keys that a source puts together. */
export function prefixesAskedFor(source: string): string[] {
  return firstArguments(source).flatMap((argument) =>
    [...argument.matchAll(/`([a-z][a-z0-9-]*)\$\{/g)].map((match) => match[1]!),
  );
}

/** Attributes at the end of keys that a source puts together: `${key}.short`. */
export function attributesAskedFor(source: string): string[] {
  return [...source.matchAll(/\}\.([a-z][a-z-]*)`/g)].map((match) => match[1]!);
}

/** A string that something is compared with, to choose between keys, is no key. */
function withoutComparisons(code: string): string {
  return code.replace(/[!=]==\s*'[^']*'/g, '');
}

/** The first argument of every call of `t` or `line`, up to its comma or closing bracket. */
function firstArguments(source: string): string[] {
  return [...source.matchAll(/(?<![\w.$])(?:t|line)\(/g)].map((match) => {
    const start = match.index + match[0].length;
    return source.slice(start, endOfArgument(source, start));
  });
}

function endOfArgument(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const sign = source[at]!;
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) && depth-- === 0) return at;
    else if (sign === ',' && depth === 0) return at;
  }
  return source.length;
}
