/**
 * Texts that the client was not built with: those of the server's content folder. The page names them in its head, by pack and
 * language, and they are fetched with the pack they belong to.
 */
import type { FluentResource } from '@fluent/bundle';
import type { Language } from './language';

/** What the server adds to a pack; none if it plays what ships. */
export async function addedTexts(pack: string, language: Language): Promise<FluentResource | null> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="texts"]');
  const link = [...links].find(({ hreflang, dataset }) => hreflang === language && dataset.pack === pack);
  if (!link) return null;
  // What ships was parsed when it was built; whoever plays what ships need not fetch a parser.
  const [{ parsed }, answer] = await Promise.all([import('./fluent'), fetch(link.href)]);
  if (!answer.ok) throw new Error(`${link.href}: ${answer.status}`);
  return parsed(await answer.text());
}
