import { describe, expect, test } from 'vitest';
import { serverOfInput } from '~/stores/session/anyServer/serverOfInput';

const PAGE = 'https://wisteria.example';
const read = (typed: string, page = PAGE) => {
  const input = serverOfInput(typed, page);
  return input.ok ? input.origin : input.problem;
};

describe('the server that somebody types', () => {
  test.each([
    ['example.social', 'https://example.social'],
    ['  Example.Social ', 'https://example.social'],
    ['example.social:8443', 'https://example.social:8443'],
    ['example.social.', 'https://example.social'],
    ['@example.social', 'https://example.social'],
    ['@me@example.social', 'https://example.social'],
    ['me@example.social', 'https://example.social'],
    ['acct:me@example.social', 'https://example.social'],
    ['https://example.social/@me', 'https://example.social'],
    ['example.social/notes/9abc?x=1#y', 'https://example.social'],
    ['https://example.social/@me@other.example', 'https://example.social'],
    ['http://example.social/', 'https://example.social'],
    ['http://example.social:80/', 'https://example.social'],
    ['花.example', 'https://xn--jh1a.example'],
    ['@me@bücher.example', 'https://xn--bcher-kva.example'],
    ['例え。テスト', 'https://xn--r8jz45g.xn--zckzah'],
    ['\u{200b}example.social\u{feff}', 'https://example.social'],
    ['ｅｘａｍｐｌｅ.social', 'https://example.social'],
  ])('%s is a way to name it', (typed, origin) => {
    expect(read(typed)).toBe(origin);
  });

  test.each([
    ['', 'empty'],
    ['  \u{200b} ', 'empty'],
    ['me', 'notAnAddress'],
    ['@me', 'notAnAddress'],
    ['javascript:alert(1)', 'notAnAddress'],
    ['ftp://example.social', 'notAnAddress'],
    ['https://me:secret@example.social', 'notAnAddress'],
    ['https://', 'notAnAddress'],
    ['exam ple..social/', 'notAnAddress'],
    ['a@b@c@d', 'notAnAddress'],
    ['<b>.example', 'notAnAddress'],
  ])('%s names none', (typed, problem) => {
    expect(read(typed)).toBe(problem);
  });

  test.each([
    'localhost',
    'localhost:3000',
    'http://127.0.0.1:3000',
    '[::1]',
    '192.168.0.4',
    '2130706433',
    '0x7f.1',
    'pi.local',
    'x.localhost',
  ])('%s is on a machine or a network that a page of the internet must not reach', (typed) => {
    expect(read(typed)).toBe('local');
  });

  test.each([
    ['localhost:3001', 'http://localhost:3001'],
    ['127.0.0.1:3001', 'http://127.0.0.1:3001'],
    ['http://127.0.0.1:3001/@alice', 'http://127.0.0.1:3001'],
    ['https://localhost:3001', 'https://localhost:3001'],
    ['@alice@localhost:3001', 'http://localhost:3001'],
    ['http://example.social', 'http://example.social'],
    ['example.social', 'https://example.social'],
  ])('a page without TLS reaches %s at %s', (typed, origin) => {
    expect(read(typed, 'http://127.0.0.1:3000')).toBe(origin);
  });
});
