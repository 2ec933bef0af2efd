import { FluentBundle } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { messagesOf, withoutGaps } from './messages';

const ENGLISH = messagesOf('# A comment\nclose = Close\nsave = Save { $n }\n    .hint = To a file\nmenu =\n    .label = Menu\n');

describe('the messages of a language', () => {
  it('are what the file holds, without comments', () => {
    expect(ENGLISH.map(([id]) => id)).toEqual(['close', 'save', 'menu']);
    expect(ENGLISH[0]).toEqual(['close', 'Close']);
  });

  it('have English where they have a gap, message by message and attribute by attribute', () => {
    const german = withoutGaps(messagesOf('save = { $n } sichern\nmenu =\n    .label = Menü\n'), ENGLISH);
    const bundle = new FluentBundle('de', { useIsolating: false });
    bundle.addResource({ body: german.map(([id, value, attributes = {}]) => ({ id, value, attributes })) });
    const say = (id: string, attribute?: string) => {
      const message = bundle.getMessage(id)!;
      return bundle.formatPattern((attribute ? message.attributes[attribute] : message.value)!, { n: 3 });
    };
    expect([say('close'), say('save'), say('save', 'hint'), say('menu', 'label')]).toEqual(['Close', '3 sichern', 'To a file', 'Menü']);
  });

  it('stay as they are where nothing is missing', () => {
    expect(withoutGaps(ENGLISH, ENGLISH)).toEqual(ENGLISH);
  });
});
