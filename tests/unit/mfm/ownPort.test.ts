import { parse } from 'mfm-js';
import { describe, expect, test } from 'vitest';
import { withOwnPort } from '~/mfm/ownPort';

const read = (text: string, own = '127.0.0.1:3000') =>
  withOwnPort(parse(text), own).map((node) =>
    node.type === 'mention' ? node.props.acct : node.type === 'text' ? node.props.text : node.type,
  );

describe('a mention on this server with its port', () => {
  test('a mention with the own port is one link, and the text goes on behind the port', () => {
    expect(read('@alice@127.0.0.1:3000 seen from next door')).toEqual(['@alice@127.0.0.1:3000', ' seen from next door']);
  });

  test('a mention with the own port may end the text, and may be followed by a sign', () => {
    expect(read('hello @alice@127.0.0.1:3000')).toEqual(['hello ', '@alice@127.0.0.1:3000']);
    expect(read('@alice@127.0.0.1:3000, hi')).toEqual(['@alice@127.0.0.1:3000', ', hi']);
  });

  test('a mention with the own port is one link inside other markup', () => {
    const [bold] = withOwnPort(parse('**@alice@localhost:3000**'), 'localhost:3000');
    expect(bold?.children).toEqual([
      { type: 'mention', props: { username: 'alice', host: 'localhost:3000', acct: '@alice@localhost:3000' } },
    ]);
  });
});

describe('a number behind a mention stays text', () => {
  test.each([
    ['on another server', '@bob@moss.example:3000'],
    ['with another port', '@alice@127.0.0.1:30001'],
    ['without a server', '@alice:3000'],
  ])('a number behind a mention %s stays text', (_where, text) => {
    expect(read(text)).toHaveLength(2);
  });

  test('a number behind a mention stays text where this server has no port', () => {
    expect(read('@alice@wisteria.example:3000', 'wisteria.example')).toEqual(['@alice@wisteria.example', ':3000']);
  });
});
