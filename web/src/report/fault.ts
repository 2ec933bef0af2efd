/**
 * The report of a fault in a text: which text, where it stood, and what is wrong with it. Nothing is sent anywhere. It is
 * passed on to strangers, so it does not name the table, which whoever knows its name may enter.
 */

export interface Text {
  /** The key of the message. */
  readonly id: string;
  readonly text: string;
}

export interface Fault {
  readonly language: string;
  readonly version: string;
  readonly game: string;
  /** The sequence number of the table. */
  readonly step: number;
  readonly texts: readonly Text[];
  readonly remark: string;
  /** What was asked at the table, as the server wrote it. */
  readonly scene: unknown;
}

/** As a letter: for a mail or an issue. */
export function letter({ language, version, game, step, texts, remark }: Fault): string {
  const lines = [`Sortie ${version}, ${game}, ${language}, step ${step}`, ''];
  for (const { id, text } of texts) lines.push(id, ...text.split('\n').map((line) => `> ${line}`.trimEnd()), '');
  return [...lines, remark.trim() || '-', ''].join('\n');
}

export function fileName({ game, step, language }: Fault): string {
  return `sortie-${game}-text-${language}-${step}.json`;
}

const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();

/**
 * Which texts stand on the screen: those that were asked for and can be read there, stories first. `pieces` are the
 * words as they stand there, `known` what was asked for, `isStory` tells keys of stories from those of the interface.
 */
export function onScreen(pieces: readonly string[], known: readonly { key: string; text: string }[], isStory: (key: string) => boolean): Text[] {
  const seen = new Set(pieces.map(plain).filter(Boolean));
  const found = new Map<string, string>();
  for (const { key, text } of known) if (!found.has(key) && seen.has(plain(text))) found.set(key, text);
  const texts = [...found].map(([id, text]) => ({ id, text }));
  return texts.sort((one, other) => Number(isStory(other.id)) - Number(isStory(one.id)));
}

/** The words of a page, piece by piece, as far as they can be seen. */
export function piecesOf(root: Element): string[] {
  const pieces: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && parent.checkVisibility?.({ visibilityProperty: true }) !== false) pieces.push(node.textContent ?? '');
  }
  return pieces;
}
