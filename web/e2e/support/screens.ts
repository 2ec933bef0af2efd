/** One guest who has been everywhere: every screen there is, with something on it. */
import { expect, type Page } from '@playwright/test';
import type { View } from '../../src/games/specops/types.ts';
import { attackTable, newSkirmish, playSkirmishUntil } from './alliance.ts';
import { BOT, fightTable, finishedTable, introduce, ME, newTable, OPEN, playUntil, setSeat, type Stop } from './api.ts';
import { newCompanionTable } from './companion.ts';
import { newMission, playMissionUntil, seededMission } from './defenders.ts';
import { MIDWAY, newCampaign } from './defenders-campaign.ts';
import { playOperationUntil, quick, seededOperation } from './specops.ts';
import { text } from './texts.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A table or replay: a board that fills the window. */
  readonly board?: boolean;
}

/** Makes what the screens show. The page's guest owns it all. */
export async function everyScreen(page: Page): Promise<Screen[]> {
  await introduce(page, 'Anna');
  const at = async (stop: Stop) => {
    const id = await newTable(page, [ME, BOT, BOT, BOT]);
    await playUntil(page, id, stop);
    return id;
  };
  const finished = await finishedTable(page, 2);
  const skirmish = await newSkirmish(page, [ME, ME], { difficulty: 'easy' });
  await playSkirmishUntil(page, skirmish, { ask: 'over' });
  const watch = await seededMission(page, 33, { difficulty: 'easy' });
  await playMissionUntil(page, watch, ({ view, decision }) => view.round > 1 && view.odds.length > 0 && decision?.prompt.ask === 'turn');
  const held = await seededMission(page, 34, { difficulty: 'easy' });
  await playMissionUntil(page, held, () => false);
  const operation = async (ask: string, more: (view: View) => boolean = () => true) => {
    const id = await seededOperation(page, 3);
    await playOperationUntil(page, id, ({ view, decision }) => decision?.prompt.ask === ask && more(view), (state, content) => quick(state, content, { movers: 2 }));
    return id;
  };
  const attack = await operation('act', ({ shots }) => shots.length > 0);
  const hand = await operation('card');
  // Alone on a side nobody has to look away.
  await setSeat(page, hand, 1, { kind: 'leave' });
  const fought = await operation('', () => false);
  return [
    { name: 'home', path: '/' },
    { name: 'new table', path: '/new' },
    { name: 'new arena', path: '/new/arena' },
    { name: 'new alliance', path: '/new/alliance' },
    { name: 'new defenders', path: '/new/defenders' },
    { name: 'new specops', path: '/new/specops' },
    { name: 'new campaign', path: '/campaign' },
    { name: 'new campaign of defenders', path: '/campaign/defenders' },
    { name: 'hall of defenders', path: '/fame/defenders' },
    { name: 'campaign of defenders', path: `/table/${await newCampaign(page, 'Night Line', [ME, ME, OPEN], MIDWAY)}` },
    { name: 'join', path: '/join' },
    { name: 'rules of all games', path: '/rules' },
    { name: 'rules', path: '/rules/arena' },
    { name: 'settings', path: '/settings' },
    { name: 'nothing there', path: '/nowhere' },
    { name: 'start', path: `/table/${await newTable(page, [ME, OPEN])}`, board: true },
    { name: 'place', path: `/table/${await at({ ask: 'place', choices: 24 })}`, board: true },
    { name: 'fight', path: `/table/${await fightTable(page, [ME, BOT, BOT, BOT])}`, board: true },
    { name: 'over', path: `/table/${finished}`, board: true },
    { name: 'replay', path: `/replay/${finished}?at=60`, board: true },
    { name: 'skirmish', path: `/table/${await newSkirmish(page, [ME, ME])}`, board: true },
    { name: 'mission', path: `/table/${await newSkirmish(page, [ME, ME], { map: '', mission: 'first_steps' })}`, board: true },
    { name: 'attack', path: `/table/${await attackTable(page, [ME, ME])}`, board: true },
    // A phone shows one hero and keeps the map behind a tab.
    { name: 'companion', path: `/table/${await newCompanionTable(page, 'first_steps', ['fenn_signis', 'diala_passil'], [ME, OPEN])}` },
    { name: 'skirmish over', path: `/table/${skirmish}`, board: true },
    { name: 'replay', path: `/replay/${skirmish}?at=40`, board: true },
    { name: 'training', path: `/table/${await newMission(page, [ME, ME], { mission: 'first_watch' })}`, board: true },
    { name: 'a turn of defenders', path: `/table/${watch}`, board: true },
    { name: 'a mission of defenders over', path: `/table/${held}`, board: true },
    { name: 'replay', path: `/replay/${held}?at=30`, board: true },
    { name: 'a hand of specops', path: `/table/${hand}`, board: true },
    { name: 'an activation of specops', path: `/table/${attack}`, board: true },
    { name: 'an operation over', path: `/table/${fought}`, board: true },
    { name: 'replay', path: `/replay/${fought}?at=40`, board: true },
  ];
}

/** Goes there and waits until everything has come. */
export async function visit(page: Page, { path, board }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(text('loading'), { exact: true })).toHaveCount(0);
  if (board) {
    await expect(page.getByRole('application')).toBeVisible();
    await expect(page.getByRole('application')).not.toHaveAttribute('aria-busy', 'true');
  }
  await page.evaluate(() => document.fonts.ready);
}
