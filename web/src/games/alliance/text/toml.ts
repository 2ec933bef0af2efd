/** As much of TOML as the packs use, for tests: tables, lists of tables, and values that may span lines. */

export type Value = string | number | boolean | Value[] | Table;
export interface Table {
  [key: string]: Value;
}

export function readToml(source: string): Table {
  const root: Table = {};
  let here = root;
  let at = 0;

  const wrong = (what: string): never => {
    throw new Error(`line ${source.slice(0, at).split('\n').length}: ${what}`);
  };
  const blank = () => {
    const [skipped = ''] = /^(?:\s|#[^\n]*)*/.exec(source.slice(at, at + 4000)) ?? [];
    at += skipped.length;
    if (skipped.length === 4000) blank();
  };
  const expect = (sign: string) => {
    if (!source.startsWith(sign, at)) wrong(`${sign} expected`);
    at += sign.length;
  };
  const word = (): string => {
    const found = /^[\w-]+/.exec(source.slice(at, at + 80))?.[0];
    if (!found) return wrong('a name expected');
    at += found.length;
    return found;
  };
  const value = (): Value => {
    if (source[at] === '"') {
      const end = source.indexOf('"', at + 1);
      const text = source.slice(at + 1, end);
      at = end + 1;
      return text;
    }
    if (source[at] === '[') return list();
    if (source[at] === '{') return inline();
    const found = word();
    return found === 'true' ? true : found === 'false' ? false : Number(found);
  };
  const list = (): Value[] => {
    const items: Value[] = [];
    expect('[');
    for (blank(); source[at] !== ']'; blank()) {
      items.push(value());
      blank();
      if (source[at] === ',') at++;
    }
    expect(']');
    return items;
  };
  const inline = (): Table => {
    const table: Table = {};
    expect('{');
    for (blank(); source[at] !== '}'; blank()) {
      pair(table);
      blank();
      if (source[at] === ',') at++;
    }
    expect('}');
    return table;
  };
  const pair = (table: Table) => {
    const key = word();
    blank();
    expect('=');
    blank();
    table[key] = value();
  };
  /** The table a header names; the last of a list where there is one. */
  const table = (path: readonly string[]): Table =>
    path.reduce<Table>((inside, key) => {
      const next = (inside[key] ??= {});
      return (Array.isArray(next) ? next.at(-1) : next) as Table;
    }, root);

  for (blank(); at < source.length; blank()) {
    if (source[at] !== '[') {
      pair(here);
      continue;
    }
    const many = source.startsWith('[[', at);
    at += many ? 2 : 1;
    const end = source.indexOf(']', at);
    const path = source.slice(at, end).trim().split('.');
    at = end + (many ? 2 : 1);
    const last = path.pop()!;
    const parent = table(path);
    if (many) {
      here = {};
      ((parent[last] ??= []) as Value[]).push(here);
    } else here = parent[last] = {};
  }
  return root;
}
