/** A campaign between its missions, as a person has it before them: the star map and its scenes. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { CampaignView, Scene } from '../../src/games/alliance/campaign/types.ts';
import type { MissionTable } from './mission.ts';
import { open } from './policy.ts';
import { escaped, text } from './texts.ts';

/** A name of the content as the texts have it. */
export const nameOf = (kind: 'card' | 'hero' | 'mission' | 'encounter', id: string): string => text(`alliance-${kind}-${id}`.replaceAll('_', '-'));

/** A campaign after its first mission, as a saved one: two heroes who have learnt and earned something. */
export async function betweenMissions(page: Page): Promise<string> {
  const campaign = 'how_many_aboard';
  const team = 'Night Shift';
  const heroes = [
    { hero: 'fenn_signis', trainings: 1, items: [{ card: 'e_11', under: null }] },
    { hero: 'diala_passil', class: ['force_adept'], trainings: 2, kept: 1 },
  ];
  const resume = {
    version: 1,
    campaign,
    team,
    heroes,
    epoch: 1,
    played: [{ mission: 'clear_lane', won: true, how: 'picked_up', rounds: 6 }],
    encounters: ['twelve_names', 'toll_keeper', 'a_seat_at_the_table'],
    stash: ['dl_44'],
    credits: 850,
    fame: 12,
    allies: [{ group: 'rebel_trooper', deployments: 2 }],
    stock: ['vibroblade', 'dh_17', 'marksman_barrel', 'tactical_display', 'armored_gauntlets', 'combat_coat_t1'],
  };
  const setup = { heroes: heroes.map(({ hero }) => ({ hero })), campaign: { id: campaign, team, resume } };
  const answer = await page.request.post('/api/tables', { data: { game: 'alliance', setup, seats: [{ kind: 'me' }, { kind: 'me' }] } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

export class CampaignDesk {
  readonly table: MissionTable;
  readonly page: Page;

  constructor(table: MissionTable) {
    this.table = table;
    this.page = table.page;
  }

  get campaign(): CampaignView {
    return this.table.view.campaign!;
  }

  /** What a card is called. */
  card(n: number): string {
    return nameOf('card', this.table.content.cards[n]!.id);
  }

  hero(n: number): string {
    return nameOf('hero', this.table.content.heroes[this.campaign.heroes[n]!.hero]!.id);
  }

  button(key: string, values: Record<string, string | number> = {}): Locator {
    return this.page.getByRole('button', { name: text(key, values), exact: true });
  }

  /** A button about one of several: "Buy: Vibroblade". */
  about(key: string, name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${escaped(text(key))}\\s*: ${escaped(name)}$`) });
  }

  title(words: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: words, exact: true });
  }

  async go(scene: Scene): Promise<void> {
    const name = text('alliance-campaign-scene', { scene });
    await this.page.getByRole('navigation', { name: text('campaign-scenes') }).getByRole('button', { name: new RegExp(`^${escaped(name)}`) }).click();
    await expect(this.title(name)).toBeVisible();
  }

  /** Does something and waits until the table has heard it. */
  async does(press: () => Promise<void>): Promise<void> {
    const { sequence } = this.table.state;
    await press();
    await this.table.until('an answer', (state) => state.sequence !== sequence);
  }

  /** Opens a place of the chart with the keyboard. */
  async travel(kind: 'story' | 'encounter', name: string): Promise<void> {
    const mark = this.page.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-campaign-mark', { kind, name, place: '' }))}`) });
    await mark.focus();
    await this.page.keyboard.press('Enter');
    await expect(this.title(name)).toBeVisible();
  }

  /** Meets somebody, gives this answer to the one question there is, and reads to the end. */
  async meet(encounter: string, answer: string): Promise<void> {
    const words = text(`alliance-encounter-${encounter}-${answer}`.replaceAll('_', '-'));
    await this.does(() => this.button('alliance-campaign-meet').click());
    while (this.campaign.encounter !== null) {
      const { prompt, offers } = this.table;
      if (open(offers, 'continue').length > 0) await this.does(() => this.button('alliance-campaign-continue').click());
      else if (prompt.ask === 'mission' && prompt.question.about === 'options') await this.does(() => this.page.getByRole('button', { name: words }).click());
      else if (prompt.ask === 'mission') await this.does(() => this.page.getByRole('button', { name: new RegExp(escaped(this.hero(0))) }).first().click());
      else await this.does(() => this.page.getByRole('button', { name: new RegExp(`^${escaped(text('alliance-pass'))}`) }).first().click());
      await this.table.mine();
    }
    await expect(this.title(text('alliance-campaign-encounter-over'))).toBeVisible();
  }

  /** What a hero carries, as the inventory shows it. */
  kit(hero: number): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { level: 3, name: this.hero(hero), exact: true }) });
  }

  /** Hands a card to the first who may have it, with the keyboard alone. */
  async handOver(card: number, from: Locator): Promise<void> {
    await from.getByRole('button', { name: this.card(card) }).focus();
    await this.page.keyboard.press('Enter');
    const where = this.page.getByRole('region', { name: text('alliance-campaign-where', { card: this.card(card) }) });
    await expect(where.getByRole('button', { disabled: false }).and(this.page.locator(':focus'))).toBeVisible();
    await this.does(() => this.page.keyboard.press('Enter'));
    await expect(where).toBeHidden();
  }

  /** Who has a card: a place in the team, or nobody. */
  holder(card: number): number {
    return this.campaign.heroes.findIndex(({ items }) => items.some((item) => item.card === card));
  }
}
