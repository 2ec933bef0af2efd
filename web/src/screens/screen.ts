/** Which component an address shows, fetched together with the parts of a game that stand on it. */
import type { Component } from 'svelte';
import { enter } from '../games/enter';
import type { PlayableGame } from '../games/module';
import { campaignGame, playableGame, PLAYABLE } from '../games/registry';
import { begun } from '../lib/begun';
import type { Route } from '../lib/routes';
import { findTable } from '../table/open';
import Home from './Home.svelte';
import Missing from './Missing.svelte';

export type Screen = readonly [Component<any>, Record<string, unknown>];

/** Home and the error page come with the shell; everything else when it is first shown. */
export async function screenFor(route: Route): Promise<Screen> {
  switch (route.screen) {
    case 'home':
      return [Home, {}];
    case 'new': {
      const [{ default: NewTable }, form] = await Promise.all([import('./NewTable.svelte'), partOf(playableGame(route.game), ({ form }) => form)]);
      return [NewTable, { game: route.game, Form: form?.default ?? null }];
    }
    case 'campaign': {
      const game = campaignGame(route.game);
      const [{ default: NewCampaign }, form] = await Promise.all([import('../campaign/NewCampaign.svelte'), partOf(game, ({ campaign }) => campaign?.create)]);
      return game && form ? [NewCampaign, { game: game.id, Form: form.default }] : [Missing, {}];
    }
    case 'fame':
      return only(await partOf(campaignGame(route.game), ({ campaign }) => campaign?.fame));
    case 'join':
      return only(await import('./Join.svelte'));
    case 'table': {
      // Asked for while the page is fetched that shows it.
      const find = begun(() => findTable(route.id));
      return [(await import('../table/TableScreen.svelte')).default, { id: route.id, find }];
    }
    case 'replay':
      return [(await import('../replay/ReplayScreen.svelte')).default, { id: route.id, line: route.line }];
    case 'rules':
      if (route.game === null) return only(await import('./RulesShelf.svelte'));
      return [(await import('./Rules.svelte')).default, { game: route.game }];
    case 'settings': {
      const [{ default: Settings }, own] = await Promise.all([import('./SettingsScreen.svelte'), gameSettings()]);
      return [Settings, { own }];
    }
    case 'missing':
      return [Missing, {}];
  }
}

function only(found: { default: Component<any> } | undefined): Screen {
  return [found?.default ?? Missing, {}];
}

/** A part of a game with all it needs; none if there is no such game, or it has no such part. */
async function partOf<Part>(game: PlayableGame | null, which: (game: PlayableGame) => (() => Promise<Part>) | undefined): Promise<Part | undefined> {
  const load = game && which(game);
  return load ? enter(game.id, load) : undefined;
}

/** What games keep in this browser. Without a network those that nobody entered yet are missing: the rest can be set all the same. */
async function gameSettings() {
  const asked = PLAYABLE.flatMap(({ id, settings }) =>
    settings ? [enter(id, settings.body).then(({ default: Body }) => ({ game: id, title: settings.title, Body }))] : [],
  );
  return (await Promise.allSettled(asked)).flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
