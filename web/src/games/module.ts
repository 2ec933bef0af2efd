/**
 * What a game hands to the client: one object, exported by `games/<game>/index.ts` and listed in `registry.ts`. Whatever is
 * heavy comes by a loader, so that nobody fetches a game before playing it; `enter` fetches its words and figures besides.
 * What is not optional here no game can do without: one that lacks it does not compile. Its rules the server knows.
 */
import type { Component } from 'svelte';
import type { Replay } from '../generated/Replay';
import type { TableSummary } from '../generated/TableSummary';
import type { Live } from '../lib/live.svelte';
import type { Keyboard } from '../table/help';
import type { Teller } from '../table/log';

export type Loader<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{ default: Component<Props> }>;

// The server's answers have no type before a game gives them its own: `never` fits every one of them.
export type TableProps<Content = never> = { id: string; content: Content; live: Live };
export type FormProps<Content = never> = { content: Content; bots: readonly string[] };
export type ReplayProps<Content = never> = { id: string; content: Content; replay: Replay };
export type HintProps<Content = never, View = never, Offer = never> = {
  content: Content;
  view: View;
  /** What I may answer. */
  offers: readonly Offer[];
  /** Something lies on the table to be read: one thing at a time. */
  reading: boolean;
};
export type PictureProps<Content = never, View = never> = { content: Content; view: View; bots: readonly boolean[] };

interface Announced {
  /** As the server and the addresses call it. Its name is the text `game-<id>`. */
  readonly id: string;
  /** The drawing on its card: SVG around the middle, 400 wide and 250 high. */
  readonly art: Component;
}

/** A game that is still being made: its card is no link. */
export interface ComingGame extends Announced {
  readonly playable: false;
  /** Words that its parts use before there is a table. */
  readonly texts?: GameTexts;
}

/** Where a game is played, and watched afterwards. */
export interface Room {
  /** The table while it is played, as soon as it is known how it stands, and once it is recorded. */
  readonly table: Loader<TableProps>;
  readonly replay: Loader<ReplayProps>;
  /** What happened, in sentences: the log of both. */
  readonly log: () => Promise<{ default: Teller }>;
  /** The keys besides those of every table. */
  readonly keyboard: () => Promise<{ default: Keyboard }>;
  /** What a lesson says at the right moment, where there are lessons. */
  readonly hints?: Loader<HintProps>;
}

export interface PlayableGame extends Announced, Room {
  readonly playable: true;
  /** Sets up a table. */
  readonly form: Loader;
  /** A small picture of the board as it stands. */
  readonly picture: Loader<PictureProps>;
  readonly texts: GameTexts;
  /** A table in a list, in words, where there is more to say than game and round. */
  readonly describe?: (table: TableSummary) => Described | null;
  /** A first game that teaches the rules. */
  readonly lesson?: Lesson;
  /** What this browser keeps for the game. */
  readonly settings?: GameSettings;
  /** Missions that follow each other, for games that have them. */
  readonly campaign?: CampaignRoom;
  /** Pages beside the boxed game, for games that come in a box. */
  readonly companion?: CompanionRoom;
}

export type GameModule = ComingGame | PlayableGame;

export interface GameTexts {
  /** Keys of what a story says; everything else on the screen is a word of the interface. */
  readonly stories: RegExp;
  /** Keys that are put together at run time, by their fixed beginning, as in `lib/dynamic-texts.ts`. */
  readonly dynamic: readonly string[];
  /** Keys that only the server uses: such a beginning and then a code, which some Rust source writes down. */
  readonly server: readonly string[];
}

export interface Described {
  readonly title: string;
  /** The round, or where a campaign is. */
  readonly where: string;
  /** What it is about right now; empty where only the board could say. */
  readonly aim: string;
}

export interface Lesson {
  /** The one that a newcomer is led to. */
  readonly first?: boolean;
  /** Sets its table up for the guest of this browser, and gives its id. */
  readonly begin: () => Promise<{ default: (pace: number) => Promise<string> }>;
  /** The keys of its name and of a sentence about it. */
  readonly name: string;
  readonly text: string;
}

export interface GameSettings {
  /** The key of what is set; its attribute `hint` says more. */
  readonly title: string;
  readonly body: Loader;
}

export interface CampaignRoom {
  /** Sets up a campaign: the form, once it is known what there is to choose from. */
  readonly create: Loader<FormProps>;
  /** Shows those that are over: a page of its own. */
  readonly fame: Loader;
  /** The campaign a table plays; none if it plays something else. */
  readonly at: (table: TableSummary) => CampaignSummary | null;
  /** Whether the server goes on from the campaign that an old file saved instead of replaying it. */
  readonly isResumed: (table: TableSummary) => boolean;
}

export interface CompanionRoom extends Room {
  /** Whether a table is played with the boxed game. */
  readonly isBeside: (table: TableSummary) => boolean;
}

export interface CampaignSummary {
  readonly team: string;
  readonly name: string;
  /** None where an earlier version wrote the table down and nobody opened it since. */
  readonly progress: { readonly where: string; readonly missions: number; readonly score: CampaignScore | null; readonly ended: boolean } | null;
}

/** What a campaign counts, where it counts something. */
export interface CampaignScore {
  readonly of: 'fame';
  readonly n: number;
  /** What it is, said aloud. */
  readonly label: string;
}
