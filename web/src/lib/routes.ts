/** The addresses of the client, as plain functions: text to route and back. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string | null }
  | { screen: 'campaign'; game: string | null }
  | { screen: 'fame'; game: string | null }
  | { screen: 'join' }
  | { screen: 'table'; id: string }
  /** A line that was taken back, or what is in force. */
  | { screen: 'replay'; id: string; line: number | null }
  | { screen: 'rules'; game: string | null }
  | { screen: 'settings' }
  | { screen: 'missing' };

export const paths = {
  home: () => '/',
  newTable: (game?: string) => (game ? `/new/${encodeURIComponent(game)}` : '/new'),
  newCampaign: (game: string) => `/campaign/${encodeURIComponent(game)}`,
  fame: (game: string) => `/fame/${encodeURIComponent(game)}`,
  join: () => '/join',
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  replay: (id: string, line: number | null = null) => `/replay/${encodeURIComponent(id)}${line === null ? '' : `/${line}`}`,
  rules: (game?: string | null, rule?: string) => (game ? `/rules/${encodeURIComponent(game)}${rule ? `#rule-${rule}` : ''}` : '/rules'),
  settings: () => '/settings',
};

/** Which screen an address shows. Anything unknown is `missing`, never an exception. */
export function routeOf(pathname: string): Route {
  const [screen, argument, ...rest] = segments(pathname);
  if (screen === 'replay' && argument !== undefined && rest.length === 1 && /^\d{1,9}$/.test(rest[0]!)) return { screen, id: argument, line: Number(rest[0]) };
  if (rest.length > 0) return { screen: 'missing' };
  switch (screen) {
    case undefined:
      return { screen: 'home' };
    case 'new':
    case 'campaign':
    case 'fame':
    case 'rules':
      return { screen, game: argument ?? null };
    case 'join':
    case 'settings':
      return argument === undefined ? { screen } : { screen: 'missing' };
    case 'table':
      return argument === undefined ? { screen: 'missing' } : { screen, id: argument };
    case 'replay':
      return argument === undefined ? { screen: 'missing' } : { screen, id: argument, line: null };
    default:
      return { screen: 'missing' };
  }
}

/** The rule that an address cites after its `#`: `R5.2`, `A18`, `52`. */
export function ruleIn(hash: string): string | null {
  return /^#rule-([\w.]+)$/.exec(hash)?.[1] ?? null;
}

/** The table that a pasted link or code means; none if it is neither. */
export function tableIdIn(text: string): string | null {
  const word = text.trim();
  const linked = /\/(?:table|replay)\/([\w-]+)/.exec(word)?.[1];
  return linked ?? (/^[\w-]{4,}$/.test(word) ? word : null);
}

function segments(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    // A broken escape such as `%E0`: no address of ours.
    return ['%'];
  }
}
