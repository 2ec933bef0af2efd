import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SpecopsAbility } from '../../../generated/SpecopsAbility';
import type { SpecopsDeed } from '../../../generated/SpecopsDeed';
import type { SpecopsNeed } from '../../../generated/SpecopsNeed';
import type { SpecopsTarget } from '../../../generated/SpecopsTarget';
import type { SpecopsUnitToken } from '../../../generated/SpecopsUnitToken';
import type { SpecopsWhen } from '../../../generated/SpecopsWhen';
import { LANGUAGES, speak, t } from '../../../lib/i18n.svelte';
import { content } from '../fixtures';
import { abilityText, filterText, keywordRule, keywordText, weaponKeywordText, weaponText } from './index';

let warned: string[] = [];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warned.push(words.join(' ')));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await speak('en');
});

type Said = readonly [name: string, lines: readonly string[]];
const title = (kind: string, id: string): string => t(`specops-${kind}-${id.replaceAll('_', '-')}`);
const abilities = (list: readonly SpecopsAbility[]): string[] => list.map((ability) => abilityText(ability, content));
const missionLines = (id: string): string[] =>
  ['.line', '-brief', '-goal-attacker', '-goal-defender'].map((part) => t(`specops-mission-${id}${part}`));

/** Everything printed, by what it is. */
const PRINTED: Readonly<Record<string, () => Said[]>> = {
  units: () =>
    content.units.map(({ id, profile }) => [
      title('unit', id),
      [...profile.keywords.flatMap((word) => [keywordText(word), keywordRule(word)]), ...profile.weapons.map(weaponText), title('unit', id)],
    ]),
  vehicles: () => content.vehicles.map(({ id, profile }) => [title('vehicle', id), profile.keywords.flatMap((word) => [keywordText(word), keywordRule(word)])]),
  teams: () => content.teams.map(({ id }) => [title('team', id), [t(`specops-team-${id.replaceAll('_', '-')}.line`)]]),
  cards: () => content.cards.map(({ id, orders, ability }) => [title('card', id), [`1: ${filterText(orders.whose, content)}`, ...abilities(ability)]]),
  sides: () => content.sides.map(({ id, ability }) => [title('side', id), abilities(ability)]),
  missions: () => content.missions.map(({ id }) => [title('mission', id), missionLines(id)]),
  tables: () => content.tables.map(({ id }) => [title('table', id), [t(`specops-table-${id.replaceAll('_', '-')}.line`)]]),
};

/** What a reader must never see: a key, a hole, a variant by its name in files, two spaces or two stops. */
const LEFTOVER = /\{|\}|specops-|undefined|\bnull\b|NaN|\[object|…|_| {2}|\.\.| [.,;:)]|\(\)|\( |::|; *\.|: *\./;

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  it.each(Object.keys(PRINTED))('all %s have their words', (kind) => {
    const said = PRINTED[kind]!();
    expect(said.length).toBeGreaterThan(0);
    if (process.env.SHOW_TEXTS) for (const [name, lines] of said) process.stdout.write(`${name}\n  ${lines.join('\n  ')}\n`);
    for (const [name, lines] of said) {
      expect(name, name).toMatch(/^\S.*\S$/);
      for (const one of [name, ...lines]) {
        expect(one, name).not.toMatch(LEFTOVER);
        expect(one, name).toMatch(/^[\p{Lu}\d„“«+]/u);
      }
    }
    expect(warned).toEqual([]);
  });

  it('every keyword there is has a name and a rule', () => {
    for (const word of KEYWORDS) {
      expect(keywordText(word), word).toMatch(/^\p{Lu}.*\S$/u);
      expect(keywordText(word), word).not.toMatch(LEFTOVER);
      expect(keywordRule(word), word).toMatch(/^[\p{Lu}\d].+\.$/su);
      expect(keywordRule(word), word).not.toMatch(LEFTOVER);
    }
    expect(warned).toEqual([]);
  });

  it('what no card prints today has its words as well', () => {
    for (const ability of ABILITIES) {
      const text = abilityText(ability, content);
      expect(text).toMatch(/^[\p{Lu}\d].+\.$/u);
      expect(text).not.toMatch(LEFTOVER);
    }
    expect(warned).toEqual([]);
  });
});

/** K1 to K71, as files and the wire write them. */
const KEYWORDS: readonly string[] = [
  ...['covert deployment', 'disengage', 'armor', 'armor 2', 'agile 1', 'ai: attack', 'ai: dodge, move', 'bolster 2', 'charge'],
  ...['coordinate: droid trooper', 'cover 1', 'danger sense 3', 'dauntless', 'defend 1', 'direct: corps clone trooper', 'disciplined 1'],
  ...['duelist', 'exemplar', 'guardian 2', 'guardian 2: commander', 'immune: melee pierce', 'immune: pierce', 'impervious'],
  ...['independent: aim 1', 'indomitable', 'infiltrate', 'inspire 2', 'jump 1', 'leader', 'low profile', 'marksman', 'nimble'],
  ...['noncombatant', 'observe 1', 'outmaneuver', 'precise 2', 'ready 1', 'recharge 1', 'reliable 1', 'repair 1: capacity 2 (free)'],
  ...['retinue: commander', 'scale', 'scout 3', 'sentinel', 'sharpshooter 1', 'shielded 2', 'sidearm', 'small', 'spotter 1', 'tactical 1'],
  ...['take cover 2', 'target 1', 'treat 1: capacity 1', 'unhindered', 'weak point 1: rear', 'arsenal 2', 'gunslinger', 'clone trooper'],
  ...['droid trooper', 'wookiee trooper', 'pierce 1', 'fixed front', 'critical 2', 'suppressive 1', 'versatile', 'impact 1', 'blast'],
  ...['high velocity', 'immobilize 1', 'immune: deflect', 'lethal 1', 'overwhelm', 'primitive', 'spray'],
];

const everybody = { units: [], ranks: [], kinds: [] };
const ability = (change: Partial<SpecopsAbility>): SpecopsAbility => ({
  when: 'activated',
  whose: everybody,
  needs: [],
  limit: null,
  to: 'bearer',
  either: false,
  does: [{ calm: 1 }],
  ...change,
});
const WHENS: Record<SpecopsWhen, 1> = {
  ...{ always: 1, deployed: 1, revealed: 1, ordered: 1, enemy_ordered: 1, round_start: 1, activated: 1, activation_ends: 1, attacking: 1, defending: 1 },
  ...{ attacked: 1, was_attacked: 1, moved: 1, recovered: 1, stood_by: 1, action: 1, free_action: 1, defeated: 1, panicked: 1, defeated_foe: 1 },
};
const MARKERS: readonly SpecopsUnitToken[] = ['aim', 'dodge', 'surge', 'standby', 'shield', 'suppression', 'observation'];
const NEEDS: readonly SpecopsNeed[] = [
  ...(['ordered', 'suppressed', 'outnumbered', 'has_moved', 'has_not_moved', 'ranged', 'melee', 'foe_suppressed'] as const),
  ...[{ near_objective: 3 }, { foe_within: 6 }, { near_friend: { within: 3, whose: everybody } }],
  { near_friend: { within: 6, whose: { units: ['b2_droid'], ranks: ['corps'], kinds: ['droid_trooper'] } } },
];
const TARGETS: readonly SpecopsTarget[] = [
  ...(['bearer', 'foe'] as const),
  ...[null, 1, 2].flatMap((up_to) =>
    [null, 12].flatMap((within): SpecopsTarget[] => [
      { friends: { whose: everybody, within, in_sight: false, up_to } },
      { enemies: { whose: { ...everybody, ranks: ['support'] }, within, in_sight: true, up_to } },
    ]),
  ),
];
const DEEDS: readonly SpecopsDeed[] = [
  ...(['order', 'peek'] as const),
  ...MARKERS.flatMap((marker) => [1, 2].map((n): SpecopsDeed => ({ gain: { marker, n } }))),
  ...[{ health: 1 }, { courage: 1 }, { speed: 1 }, { covert: 1 }, { covert: 2 }, { calm: 2 }, { move: 1 }, { fewer_orders: 1 }, { fewer_orders: 2 }],
  ...[{ attack_surge: 'hit' }, { attack_surge: 'crit' }, { defence_surge: 'block' }] as SpecopsDeed[],
];
const ABILITIES: readonly SpecopsAbility[] = [
  ...(Object.keys(WHENS) as SpecopsWhen[]).flatMap((when) => NEEDS.map((need) => ability({ when, needs: [need] }))),
  ...TARGETS.flatMap((to) => [ability({ to, limit: 'round' }), ability({ when: 'revealed', to, limit: 'game' })]),
  ...DEEDS.map((deed) => ability({ does: [deed, { calm: 1 }], either: true })),
];

describe('a card reads', () => {
  const find = <Of extends { id: string }>(list: readonly Of[], id: string): Of => list.find((one) => one.id === id)!;
  const card = (id: string) => abilities(find(content.cards, id).ability).join(' ');
  const side = (id: string) => abilities(find(content.sides, id).ability).join(' ');

  const samples: [string, () => string, string, string, string][] = [
    [
      'a reaction',
      () => card('covering_fire'),
      'After its attack (with an order this round; at range): 1 dodge token for another friendly unit within 12 inches.',
      'Nach ihrem Angriff (mit Befehl in dieser Runde; auf Entfernung): 1 Ausweichmarker für eine andere eigene Einheit innerhalb von 12 Zoll.',
      'Dopo il suo attacco (con un ordine in questo round; a distanza): 1 segnalino schivata per un’altra unità amica entro 12 pollici.',
    ],
    [
      'a choice',
      () => card('wave_of_clones'),
      'When it is given an order: 1 surge token or 1 suppression token less.',
      'Wenn sie einen Befehl erhält: 1 Energiemarker oder 1 Niederhalten-Marker weniger.',
      'Quando riceve un ordine: 1 segnalino impeto o 1 segnalino soppressione in meno.',
    ],
    [
      'what holds',
      () => side('agility_training'),
      'Corps: Agile 1.',
      'Korps: Agil 1.',
      'Truppe: Agile 1.',
    ],
    [
      'what holds for several ranks',
      () => side('optics'),
      'Corps and special forces: Precise 1.',
      'Korps und Spezialeinheit: Präzise 1.',
      'Truppe e forze speciali: Preciso 1.',
    ],
    [
      'a weapon',
      () => side('grenades'),
      'All units: HE Grenade (up to 6 inches, 2 red dice, Critical 2, Blast).',
      'Alle Einheiten: HE-Granate (bis 6 Zoll, 2 rote Würfel, Kritisch 2, Explosion).',
      'Tutte le unità: Granata HE (fino a 6 pollici, 2 dadi rossi, Critico 2, Esplosione).',
    ],
    [
      'a free action',
      () => side('hold_them_back'),
      'Free card action (commander): 1 suppression token for an enemy within 12 inches in sight. Once a round.',
      'Freie Kartenaktion (Kommandant): 1 Niederhalten-Marker für einen Feind innerhalb von 12 Zoll in Sichtlinie. Einmal je Runde.',
      'Azione di carta gratuita (comandante): 1 segnalino soppressione per un nemico entro 12 pollici in vista. Una volta per round.',
    ],
    [
      'a keyword with a type',
      () => [keywordText('direct: corps clone trooper'), keywordText('repair 1: capacity 2 (free)'), weaponKeywordText('fixed front')].join(' | '),
      'Direct: corps, clone trooper | Repair 1: Capacity 2 (free) | Fixed: front',
      'Anleiten: Korps, Klontruppler | Reparieren 1: Kapazität 2 (frei) | Fester Feuerwinkel: vorn',
      'Dirigere: truppe, soldato clone | Riparare 1: Capacità 2 (gratuita) | Arco fisso: fronte',
    ],
  ];

  it.each(samples)('%s', async (_, text, en, de, italian) => {
    const said: Record<string, string> = {};
    for (const language of LANGUAGES) {
      await speak(language);
      said[language] = text();
    }
    expect(said).toEqual({ en, de, it: italian });
  });
});
