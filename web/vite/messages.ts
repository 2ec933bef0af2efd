/** Texts as the build hands them to the client: parsed, without gaps. */
import { FluentResource } from '@fluent/bundle';

type Parsed = FluentResource['body'][number];

/** A message: its key, its text, and its attributes if it has any. */
export type Message = readonly [id: string, value: Parsed['value'], attributes?: Parsed['attributes']];

export function messagesOf(source: string): Message[] {
  return new FluentResource(source).body.map(({ id, value, attributes }) => message(id, value, attributes));
}

/** The messages of a language, with those of English, and attributes of English, where it has none. */
export function withoutGaps(messages: readonly Message[], english: readonly Message[]): Message[] {
  const known = new Map(messages.map((one) => [one[0], one]));
  for (const [id, value, attributes] of english) {
    const [, own = null, ofOwn = {}] = known.get(id) ?? [];
    known.set(id, message(id, own ?? value, { ...attributes, ...ofOwn }));
  }
  return [...known.values()];
}

function message(id: string, value: Parsed['value'], attributes: Parsed['attributes']): Message {
  return Object.keys(attributes).length > 0 ? [id, value, attributes] : [id, value];
}
