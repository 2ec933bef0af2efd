import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, speak } from '../../../lib/i18n.svelte';
import type { EventEffect, Power, Weather } from '../types';
import { content } from '../fixtures';
import {
  agentName,
  alienName,
  alienPowerText,
  className,
  droneName,
  droneText,
  encounterName,
  encounterText,
  eventEffectText,
  eventName,
  eventText,
  gradeName,
  innateName,
  itemLine,
  itemName,
  itemText,
  lineText,
  plateText,
  powerOf,
  powerText,
  promotionText,
  weaponName,
  weaponText,
  weatherText,
  type ItemKind,
} from './index';

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
const items = (kind: ItemKind, from: typeof content.devices): Said[] =>
  from.map((item) => [itemName(kind, item.id), [...itemText(kind, item), itemLine(kind, item.id)]]);

/** Everything printed, by what it is. */
const PRINTED: Readonly<Record<string, () => Said[]>> = {
  agents: () =>
    content.agents.flatMap(({ class: id, innate, base, elite }) =>
      [base, elite].map((sheet): Said => [
        `${agentName(id)}, ${className(id)}`,
        [innateName(innate.id), powerText(innate.power), plateText(sheet.armour), ...[sheet.primary, sheet.secondary].flatMap((one) => [weaponName(one.id), ...weaponText(one)])],
      ]),
    ),
  drones: () => content.drones.map((drone) => [droneName(drone.id), [droneText(drone), ...weaponText(drone.weapon), ...(drone.innate ? [innateName(drone.innate.id), powerText(drone.innate.power)] : [])]]),
  ranks: () => content.ranks.map((rank) => [gradeName(rank.grade), promotionText(rank)]),
  weapons: () => content.weapons.map((weapon) => [weaponName(weapon.id), weaponText(weapon)]),
  devices: () => items('device', content.devices),
  skills: () => items('skill', content.skills),
  tactics: () => items('tactic', content.tactics),
  aliens: () =>
    content.aliens.map((card) => [
      alienName(card),
      [plateText(card.armour), ...[card.ranged, card.melee].flatMap((one) => (one ? weaponText(one, 'alien') : [])), ...card.power.map((power) => alienPowerText(power, content)), ...card.line.map((line) => lineText(line, card))],
    ]),
  events: () => content.events.map((card) => [eventName(card.id), eventText(card)]),
  encounters: () => content.encounters.map((card) => [encounterName(card.id), encounterText(card)]),
};

/** What a reader must never see: a key, a hole, a variant by its name in files, two spaces or two stops. */
const LEFTOVER = /\{|\}|defenders-|undefined|\bnull\b|NaN|\[object|…|_| {2}|\.\.| [.,;:]|::|; *\.|: *\./;

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => speak(language));

  it.each(Object.keys(PRINTED))('all %s have their words', (kind) => {
    const said = PRINTED[kind]!();
    expect(said.length).toBeGreaterThan(0);
    if (process.env.SHOW_TEXTS) for (const [name, lines] of said) process.stdout.write(`${name}\n  ${lines.join('\n  ')}\n`);
    for (const [name, lines] of said) {
      expect(name, name).toMatch(/^\S.*\S$/);
      expect(lines.length, name).toBeGreaterThan(0);
      for (const line of [name, ...lines]) {
        expect(line, name).not.toMatch(LEFTOVER);
        expect(line, name).toMatch(/^[\p{Lu}\d„“«]/u);
      }
    }
    expect(warned).toEqual([]);
  });

  it('what no card prints today has its words as well', () => {
    for (const text of [...POWERS.map(powerText), powerOf('swarm', content), ...EFFECTS.map(eventEffectText), ...WEATHERS.map(weatherText)]) {
      expect(text).toMatch(/^[\p{Lu}\d].+\.$/u);
      expect(text).not.toMatch(LEFTOVER);
    }
    expect(warned).toEqual([]);
  });
});

const power = (change: Partial<Power>): Power => ({ timing: 'reaction', when: 'turn', who: 'me', needs: [], does: [{ heal: 2 }], ...change });
const WHENS: Record<Power['when'], 1> = { turn: 1, always: 1, gained: 1, attacking: 1, rolled: 1, killed: 1, under_attack: 1, defence_rolled: 1, alien_moved: 1 };
const POWERS: readonly Power[] = (Object.keys(WHENS) as Power['when'][]).flatMap((when) =>
  (['standard', 'passive', 'reaction'] as const).flatMap((timing) =>
    (['me', { one: 0 }, { other: 1 }, { each: 2 }] as const).flatMap((who) =>
      (['melee', 'ranged', 'healing', 'grenade', 'unmoved'] as const).map((need) => power({ when, timing, who, needs: [need] })),
    ),
  ),
);
const EFFECTS: readonly EventEffect[] = (['each', 'alpha', 'most_wounded', { chosen: 1 }, { chosen: 3 }] as const).flatMap((who): EventEffect[] => [
  { lose_ammo: { tokens: 2, who } },
  { ammo: { tokens: 2, who } },
  { heal: { wounds: 1, who } },
  ...([null, 'city', 'desert', 'forest', 'grid', 'ship', 'urban'] as const).map((on): EventEffect => ({ wound: { wounds: 2, who, on } })),
  { clear_jam: { who } },
  { move: { hexes: 1, who } },
]);
const WEATHERS: readonly Weather[] = ['passing', 'no_evade', 'no_shields', { slow: 1 }, { slow: 2 }, { dim: 1 }, { dim: 2 }];

describe('a card reads', () => {
  const find = <Of extends { id: string }>(list: readonly Of[], id: string): Of => list.find((one) => one.id === id)!;
  const alien = (id: string) => find(content.aliens, id);

  const samples: [string, () => string, string, string, string][] = [
    [
      'a rifle',
      () => weaponText(content.agents[0]!.base.primary).join(' '),
      'Ranged weapon: 3 red dice, range 2 areas, 5 ammo. Discard 1 ammo token before the roll for area damage. Flash: 1 defence die fewer.',
      'Fernkampfwaffe: 3 rote Würfel, Reichweite 2 Gebiete, 5 Munition. Lege vor dem Wurf 1 Munitionsmarker für Flächenschaden ab. Blitz: 1 Verteidigungswürfel weniger.',
      'Arma a distanza: 3 dadi rossi, portata 2 aree, 5 munizioni. Scarta 1 segnalino munizioni prima del tiro per il danno ad area. Lampo: 1 dado di difesa in meno.',
    ],
    [
      'a device for two',
      () => itemText('device', find(content.devices, 'medikit')).join(' '),
      'Action for you or one other agent (adjacent): heal 3 wounds. Once, then discard it.',
      'Aktion für dich oder einen anderen Agenten (benachbart): 3 Wunden heilen. Einmal, dann ablegen.',
      'Azione per te o per un altro agente (adiacente): curare 3 ferite. Una volta, poi si scarta.',
    ],
    [
      'a grenade',
      () => itemText('device', find(content.devices, 'emp_grenade'))[0]!,
      'Action: choose an alien in sight, up to 1 area away: roll 2 red dice against every alien in its area; on hit, every alien there loses all shield tokens for good.',
      'Aktion: Ein Alien in Sicht wählen, bis 1 Gebiet entfernt: mit 2 roten Würfeln gegen jedes Alien in seinem Gebiet würfeln; bei Treffer verliert jedes Alien dort alle Schildmarker für immer.',
      'Azione: scegliere un alieno in vista, fino a 1 area di distanza: lanciare 2 dadi rossi contro ogni alieno nella sua area; se colpisce, ogni alieno lì perde per sempre tutti i segnalini scudo.',
    ],
    [
      'a reaction',
      () => itemText('skill', find(content.skills, 'bulwark')).join(' '),
      'Reaction during an attack against another agent (adjacent), before the defence roll: cancel 2 hits. Once a round.',
      'Reaktion bei einem Angriff gegen einen anderen Agenten (benachbart), vor dem Verteidigungswurf: 2 Treffer aufheben. Einmal je Runde.',
      'Reazione durante un attacco contro un altro agente (adiacente), prima del tiro di difesa: annullare 2 colpi. Una volta per round.',
    ],
    [
      'what is always on',
      () => powerText(content.agents[3]!.innate.power),
      'During your ranged attack, if you have not left your hex this turn: 1 defence die fewer.',
      'Bei deinem Fernkampfangriff, wenn du dein Feld in diesem Zug nicht verlassen hast: 1 Verteidigungswürfel weniger.',
      'Durante un tuo attacco a distanza, se in questo turno non hai lasciato il tuo esagono: 1 dado di difesa in meno.',
    ],
    [
      'a line of an alien',
      () => lineText(alien('aracnos_green').line[1]!, alien('aracnos_green')),
      'Agent within 1 area: move next to the closest agent, then attack with “Claws”.',
      'Agent bis 1 Gebiet entfernt: Neben den nächstgelegenen Agenten ziehen, dann mit „Klauen“ angreifen.',
      'Agente entro 1 area: muovere accanto all’agente più vicino, poi attaccare con «Artigli».',
    ],
    [
      'a blind line',
      () => lineText(alien('aracnos_green').line[3]!, alien('aracnos_green')),
      'Otherwise, blind: move up to 3 areas toward the most wounded agent.',
      'Sonst, blind: Bis zu 3 Gebiete auf den am stärksten verwundeten Agenten zu ziehen.',
      'Altrimenti, alla cieca: muovere fino a 3 aree verso l’agente più ferito.',
    ],
    [
      'two attacks',
      () => lineText(alien('xeno_beast').line[0]!, alien('xeno_beast')),
      'Agent adjacent: attack with “Fangs and Claws” twice.',
      'Agent benachbart: Zweimal mit „Zähne und Krallen“ angreifen.',
      'Agente adiacente: attaccare due volte con «Zanne e artigli».',
    ],
    [
      'a weather',
      () => eventText(find(content.events, 'scorching_sun')).slice(0, 2).join(' '),
      'Every agent in the desert: suffer 1 wound, and nothing prevents it. All signals move 1 area toward the closest agent.',
      'Jeder Agent in der Wüste: 1 Wunde erleiden, die nichts verhindert. Alle Signale bewegen sich 1 Gebiet auf den nächstgelegenen Agenten zu.',
      'Ogni agente nel deserto: subire 1 ferita, che nulla impedisce. Tutti i segnali muovono di 1 area verso l’agente più vicino.',
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
