import { describe, expect, test } from 'vitest';
import { parseMutedHosts } from '~/services/muting/muteHosts';

describe('MU8 muted servers', () => {
  test.each([
    ['Else.Example', 'else.example'],
    ['  https://else.example/ ', 'else.example'],
    ['else.example:8443', 'else.example:8443'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ])('the line %j is read as the host %s', (line, host) => {
    expect(parseMutedHosts(line, [])).toEqual({ hosts: [host], problems: [] });
  });

  test.each(['two words', '@bob@else.example', 'else.example/about', 'a.example,b.example', 'https://', '.', 'else.example?x'])(
    'the line %j is reported as a problem',
    (line) => {
      expect(parseMutedHosts(`a.example\n\n${line}`, [])).toEqual({ hosts: ['a.example'], problems: [3] });
    },
  );

  test('hosts are listed once, and unchanged lines are kept', () => {
    expect(parseMutedHosts('*.odd\na.example\nA.example', ['*.odd'])).toEqual({ hosts: ['*.odd', 'a.example'], problems: [] });
  });
});
