import type { ApiError } from '../generated/ApiError';
import type { ClientMessage } from '../generated/ClientMessage';
import type { Phrase } from '../generated/Phrase';
import type { ServerMessage } from '../generated/ServerMessage';
import type { Spot } from '../generated/Spot';
import type { Step } from '../generated/Step';
import type { TableState } from '../generated/TableState';
import { guest } from './guest.svelte';
import { i18n } from './i18n.svelte';
import { hear, NOTHING_YET, patience } from './live-state';

/** How long steps wait for a frame at most: a page in the background draws none. */
const FRAME = 100;

/** How long what people say or point at stays on the screen. */
const HEARD_FOR = 6000;
/** Whoever hears more than this at once reads the newest. */
const MOST_HEARD = 4;

/** What somebody said or pointed at just now; numbered, so that the same twice is two things. */
export type Talk = Extract<ServerMessage, { say: 'spoke' | 'pointed' }> & { readonly n: number };

/** How long an answer is awaited before it is said that there is none yet. */
const OVERDUE = 3000;

/**
 * `connecting` before the first answer; `slow` while what was sent is waited for longer than usual; `lost` when it broke off and
 * is being tried again.
 */
export type Connection = 'connecting' | 'live' | 'slow' | 'lost';

/** A table as it happens: what there is to see, and what can be said. */
export interface Live {
  readonly connection: Connection;
  readonly table: TableState | null;
  readonly story: readonly Step[];
  /** Every step in force, also those that are not to be told yet: for whoever counts them. */
  readonly past: readonly Step[];
  readonly refusal: ApiError | null;
  /** What people say to each other beside the game, as long as it is to be seen. */
  readonly talk: readonly Talk[];
  /** Something was sent and not yet answered: offer nothing until it is. */
  readonly pending: boolean;
  /** Answers for a seat of mine; `automatic` if nobody was asked. */
  choose(seat: number, choice: unknown, automatic?: boolean): void;
  /** Whether this browser gave the answer of this sequence number without asking. */
  isAutomatic(sequence: number): boolean;
  /** Where choices of a seat of mine, one after the other, would lead, as the game tells it; null where that cannot be told, undefined if nobody answers. */
  foresee(seat: number, choices: readonly unknown[]): Promise<unknown>;
  takeBack(): void;
  proposeUndo(keep: number): void;
  answerUndo(accept: boolean): void;
  setPace(milliseconds: number): void;
  /** Bots may take this moment. */
  goAhead(): void;
  setBotsWait(wait: boolean): void;
  /** All up to this sequence has been shown. */
  shown(sequence: number): void;
  speak(phrase: Phrase): void;
  point(at: Spot): void;
  dismissRefusal(): void;
}

/**
 * Joins the table `id` for as long as the calling component lives; call it while the component is set up.
 * Breaks are mended by themselves: each new connection says what is known and is told the rest.
 */
export function joinTable(id: string): Live {
  // Views are replaced as a whole and never written to: deep proxies would only cost.
  let state = $state.raw(NOTHING_YET);
  let connection = $state<Connection>('connecting');
  let pending = $state(false);
  /** What is under way was asked by the table itself, not by somebody. */
  let unasked = false;
  let talk = $state.raw<readonly Talk[]>([]);
  let n = 0;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  /** Counts connections, so that one that was overtaken while it waited is dropped. */
  let turn = 0;
  /** Steps that came since the last drawing: each would cost a whole one, so those of one frame are shown at once. */
  let heard: ServerMessage[] = [];
  /** Something was drawn in this frame. */
  let held = false;
  let frame = 0;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const automatic = new Set<number>();
  /** Who waits to be told where choices would lead, by the question. */
  const wondering = new Map<string, ((told: unknown) => void)[]>();

  /** A step that comes alone is shown at once, as is whatever somebody waits for. */
  function receive(message: ServerMessage): void {
    if (message.say === 'spoke' || message.say === 'pointed') return overhear({ ...message, n: ++n });
    // Another page of mine was quicker with the same answer: nobody here did anything that could be refused.
    if (message.say === 'refused' && message.error.code === 'stale' && pending && unasked) {
      connection = 'live';
      return answered();
    }
    heard.push(message);
    if (message.say !== 'steps' || pending || !held) takeIn();
  }

  /** It answers nothing and changes nothing, so nobody's question is touched by it. */
  function overhear(one: Talk): void {
    talk = [...talk, one].slice(-MOST_HEARD);
    setTimeout(() => (talk = talk.filter((other) => other !== one)), HEARD_FOR);
  }

  /** All that was heard, in order; only the newest view is ever drawn. */
  function takeIn(): void {
    release();
    if (heard.length === 0) return;
    state = heard.reduce(hear, state);
    heard = [];
    connection = 'live';
    attempts = 0;
    answered();
    held = true;
    frame = requestAnimationFrame(takeIn);
    deadline = setTimeout(takeIn, FRAME);
  }

  function answered(): void {
    clearTimeout(overdue);
    pending = false;
  }

  function release(): void {
    held = false;
    cancelAnimationFrame(frame);
    clearTimeout(deadline);
  }

  /** A socket cannot make somebody a guest, and who is none yet when it opens could never be seated through it. */
  function connect(language: string): void {
    clearTimeout(retry);
    const mine = ++turn;
    const open = () => {
      if (mine === turn) openSocket(language);
    };
    guest.load().then(open, open);
  }

  function openSocket(language: string): void {
    const opened = new WebSocket(liveAddress(id));
    socket = opened;
    opened.onopen = () => send({ say: 'hello', since: state.table?.sequence ?? null, language });
    opened.onmessage = ({ data }) => {
      // One that was overtaken: its successor is told the same.
      if (socket !== opened) return;
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.say === 'foreseen') settle(questionOf(message.sequence, message.seat, message.choices), message.told);
      else if (message.say === 'refused' && wondering.size > 0 && !pending) giveUp();
      else receive(message);
    };
    opened.onclose = () => {
      if (socket === opened) lose(language);
    };
  }

  /** It broke off, and is tried again. */
  function lose(language: string): void {
    takeIn();
    giveUp();
    socket = null;
    answered();
    connection = state.table ? 'lost' : 'connecting';
    clearTimeout(retry);
    retry = setTimeout(() => connect(language), patience(attempts++));
  }

  /**
   * The network is gone: a socket would only find out when nobody answers for long. It is tried again all the same, since a
   * table on this very machine needs no network.
   */
  function drop(language: string): void {
    const closing = socket;
    if (!closing) return;
    lose(language);
    closing.close();
  }

  function disconnect(): void {
    clearTimeout(retry);
    turn++;
    const closing = socket;
    takeIn();
    release();
    clearTimeout(overdue);
    giveUp();
    socket = null;
    closing?.close();
  }

  function send(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  /** Sends what changes the game, once; a second click before the answer is not a second wish. */
  function ask(message: ClientMessage, byItself = false): boolean {
    if (pending || socket?.readyState !== WebSocket.OPEN) return false;
    pending = true;
    unasked = byItself;
    state = { ...state, refusal: null };
    send(message);
    overdue = setTimeout(() => (connection = 'slow'), OVERDUE);
    return true;
  }

  function questionOf(sequence: number, seat: number, choices: readonly unknown[]): string {
    return JSON.stringify([sequence, seat, choices], inOrder);
  }

  /** The server writes the fields of a choice in an order of its own, and somebody who makes a choice up does too. */
  function inOrder(_: string, value: unknown): unknown {
    const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isPlain ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
  }

  function settle(question: string, told: unknown): void {
    for (const tell of wondering.get(question) ?? []) tell(told);
    wondering.delete(question);
  }

  /** Nobody will answer any more: it may be asked again. */
  function giveUp(): void {
    for (const question of [...wondering.keys()]) settle(question, undefined);
  }

  function foresee(seat: number, choices: readonly unknown[]): Promise<unknown> {
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
    const question = questionOf(sequence(), seat, choices);
    const waiting = wondering.get(question);
    if (!waiting) send({ say: 'foresee', sequence: sequence(), seat, choices: [...choices] });
    return new Promise((resolve) => wondering.set(question, [...(waiting ?? []), resolve]));
  }

  // A new language means a new greeting: reasons are told in the language of the last one.
  $effect(() => {
    const { language } = i18n;
    const wake = () => {
      if (document.visibilityState === 'visible' && !socket) connect(language);
    };
    /** What was begun without a network may hang for long: it begins anew. */
    const online = () => {
      if (socket?.readyState !== WebSocket.OPEN) drop(language);
      wake();
    };
    const offline = () => drop(language);
    connect(language);
    addEventListener('online', online);
    addEventListener('offline', offline);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', wake);
      disconnect();
    };
  });

  const sequence = () => state.table?.sequence ?? 0;
  return {
    get connection() {
      return connection;
    },
    get table() {
      return state.table;
    },
    get story() {
      return state.story;
    },
    get past() {
      return state.story;
    },
    get refusal() {
      return state.refusal;
    },
    get pending() {
      return pending;
    },
    get talk() {
      return talk;
    },
    choose: (seat, choice, byItself = false) => {
      const next = sequence() + 1;
      if (!ask({ say: 'choose', sequence: sequence(), seat, choice }, byItself)) return;
      // Whatever was meant to be that number before and was refused is forgotten.
      if (byItself) automatic.add(next);
      else automatic.delete(next);
    },
    isAutomatic: (sequence) => automatic.has(sequence),
    foresee,
    takeBack: () => ask({ say: 'take_back', sequence: sequence() }),
    proposeUndo: (keep) => ask({ say: 'propose_undo', sequence: sequence(), keep }),
    answerUndo: (accept) => send({ say: 'answer_undo', accept }),
    setPace: (milliseconds) => send({ say: 'set_pace', milliseconds }),
    goAhead: () => send({ say: 'go_ahead', sequence: sequence() }),
    setBotsWait: (wait) => send({ say: 'set_bots_wait', wait }),
    shown: (sequence) => send({ say: 'shown', sequence }),
    speak: (phrase) => send({ say: 'speak', phrase }),
    point: (at) => send({ say: 'point', at }),
    dismissRefusal: () => {
      state = { ...state, refusal: null };
    },
  };
}

function liveAddress(id: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/live`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
