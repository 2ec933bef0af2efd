import type { ApiError } from '../generated/ApiError';
import type { GameInfo } from '../generated/GameInfo';
import type { Guest } from '../generated/Guest';
import type { HostAct } from '../generated/HostAct';
import type { Lobby } from '../generated/Lobby';
import type { MutedPerson } from '../generated/MutedPerson';
import type { NewBranch } from '../generated/NewBranch';
import type { NewTable } from '../generated/NewTable';
import type { OldLines } from '../generated/OldLines';
import type { RecoveryPhrase } from '../generated/RecoveryPhrase';
import type { Replay } from '../generated/Replay';
import type { ReportPeople } from '../generated/ReportPeople';
import type { RestoreLine } from '../generated/RestoreLine';
import type { Rulebook } from '../generated/Rulebook';
import type { SetPerson } from '../generated/SetPerson';
import type { SetSeat } from '../generated/SetSeat';
import type { TableSummary } from '../generated/TableSummary';
import { i18n, learn, t } from './i18n.svelte';

/** A request that was refused, or never arrived. Its message is meant for people. */
export class RequestFailed extends Error {
  constructor(
    /** The HTTP status; 0 when the server could not be reached. */
    readonly status: number,
    readonly error: ApiError,
  ) {
    super(error.message);
    this.name = 'RequestFailed';
  }
}

export const api = {
  guest: () => request<Guest>('GET', '/guest'),
  nameGuest: (name: string) => request<Guest>('PUT', '/guest', { name }),
  /** A new phrase by which this guest comes back. */
  phrase: () => request<RecoveryPhrase>('POST', '/guest/phrase', {}),
  recover: (phrase: string) => request<Guest>('POST', '/guest/recover', { phrase }),
  signOut: () => request<null>('POST', '/guest/sign-out', {}),
  deleteGuest: () => request<null>('DELETE', '/guest'),
  games: () => request<GameInfo[]>('GET', '/games'),
  content: <Content>(game: string) => request<Content>('GET', `/games/${part(game)}/content${contentHash(game)}`),
  rules: (game: string) => request<Rulebook>('GET', `/games/${part(game)}/rules?language=${i18n.language}`),
  tables: () => request<TableSummary[]>('GET', '/tables'),
  table: (id: string) => request<TableSummary>('GET', `/tables/${part(id)}`),
  /** Off my list, and gone when nobody else has a part in it. */
  putAway: (id: string) => request<null>('DELETE', `/tables/${part(id)}`),
  createTable: (table: NewTable) => request<TableSummary>('POST', '/tables', table),
  setSeat: (id: string, seat: number, change: SetSeat) =>
    request<TableSummary>('POST', `/tables/${part(id)}/seats/${seat}`, change),
  host: (id: string, act: HostAct) => request<Lobby>('POST', `/tables/${part(id)}/host`, act),
  /** What is in force, or a line that was taken back. */
  replay: (id: string, line: number | null = null) => request<Replay>('GET', `/tables/${part(id)}/replay${line === null ? '' : `?line=${line}`}`),
  /** What I want to hear of whoever plays a seat. */
  setPerson: (id: string, seat: number, wish: SetPerson) => request<Lobby>('POST', `/tables/${part(id)}/seats/${seat}/person`, wish),
  /** To the operator of this server. */
  report: (id: string, report: ReportPeople) => request<null>('POST', `/tables/${part(id)}/report`, report),
  mutedPeople: () => request<MutedPerson[]>('GET', '/guest/people'),
  unmute: (person: string) => request<null>('DELETE', `/guest/people/${part(person)}`),
  lines: (id: string) => request<OldLines>('GET', `/tables/${part(id)}/lines`),
  restore: (id: string, line: RestoreLine) => request<Lobby>('POST', `/tables/${part(id)}/restore`, line),
  branch: (id: string, branch: NewBranch) => request<TableSummary>('POST', `/tables/${part(id)}/branch`, branch),
  /** The table on which people play on from one that does not play again. */
  goOn: (id: string) => request<TableSummary>('POST', `/tables/${part(id)}/go-on`),
  /** Of the server; it tells before anybody is a guest, and outside of the games. */
  version: async () => ((await (await fetch('/healthz')).json()) as { version: string }).version,
  /** A link, not a request: the browser saves what it finds there. */
  exportAddress: (id: string) => `/api/tables/${part(id)}/export`,
  /** A page to print, in the reader's language: opened, not requested. */
  sheetAddress: (game: string, mission: string) => `/api/games/${part(game)}/sheets/${part(mission)}?language=${i18n.language}`,
  importGame: (file: string) => request<TableSummary>('POST', '/import', file),
};

/** What to show when something went wrong, whatever it was. */
export function messageOf(error: unknown): string {
  return error instanceof RequestFailed ? error.message : t('error-unexpected');
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Bodies are values that become JSON, or text that is JSON already. */
async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': i18n.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new RequestFailed(0, await ownError('offline', 'error-offline'));
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new RequestFailed(response.status, isApiError(answer) ? answer : await ownError('unexpected', 'error-unexpected'));
  }
  if (response.status === 204) return null as Answer;
  // A proxy that answers in HTML with status 200 is no server of ours.
  if (answer === null) throw new RequestFailed(response.status, await ownError('unexpected', 'error-unexpected'));
  return answer as Answer;
}

/** What is asked for ahead may fail before there are words to say so. */
async function ownError(code: string, key: string): Promise<ApiError> {
  await learn('sortie');
  return { code, message: t(key), field: null, rule: null };
}

function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

const part = encodeURIComponent;

/** The page names in its head which content the server has: what is asked for by its hash, browsers keep for good. */
function contentHash(game: string): string {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="content"]');
  const link = [...links].find(({ dataset }) => dataset.game === game);
  return link ? new URL(link.href).search : '';
}
