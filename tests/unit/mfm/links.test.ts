import { describe, expect, test } from 'vitest';
import { hostText } from '~/mfm/hostText';
import { linkTarget, readable } from '~/mfm/linkTarget';
import { pretendedHost } from '~/mfm/pretendedHost';

const OWN = ['https://me.example'];

describe('a link', () => {
  test('to our own address stays inside', () => {
    expect(linkTarget('https://me.example/notes/1?x=2#y', OWN)).toMatchObject({ kind: 'internal', to: '/notes/1?x=2#y' });
  });

  test('elsewhere goes out', () => {
    expect(linkTarget('https://other.example/a', OWN)).toMatchObject({ kind: 'external', href: 'https://other.example/a' });
  });

  test.each([
    'https://me.example.evil.example/',
    'https://me.example:8443/',
    'http://me.example/',
    'https://evil.example/https://me.example/',
  ])('%s only looks like our own', (address) => {
    expect(linkTarget(address, OWN).kind).toBe('external');
  });

  test.each(['https://me.example/files/a.png', 'https://me.example/api/meta', 'https://me.example/proxy/x'])(
    'to %s is served by the server, not a page',
    (address) => {
      expect(linkTarget(address, OWN).kind).toBe('external');
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://a.example',
    '//a.example',
    'https://u:p@a.example',
    'nonsense',
  ])('%s leads nowhere', (address) => {
    expect(linkTarget(address, OWN).kind).toBe('invalid');
  });
});

describe('a host for reading', () => {
  test.each([
    ['an international one is decoded', 'xn--r8jz45g.xn--zckzah', '例え.テスト'],
    ['Latin with marks is decoded', 'xn--mnchen-3ya.de', 'münchen.de'],
    ['Cyrillic is decoded', 'xn--e1afmkfd.example', 'пример.example'],
    ['one that looks Latin stays encoded', 'xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
    ['one that mixes scripts stays encoded', 'xn--pple-43d.com', 'xn--pple-43d.com'],
    ['a malformed one stays as it is', 'xn--%%%.com', 'xn--%%%.com'],
    ['an ordinary one stays as it is', 'example.com', 'example.com'],
  ])('%s', (_rule, host, shown) => {
    expect(hostText(host)).toBe(shown);
  });
});

describe('a part of an address for reading', () => {
  test('is decoded', () => {
    expect(readable('/%E7%8C%AB')).toBe('/猫');
  });

  test('stays as it is where it would not be text', () => {
    expect(readable('/%ff')).toBe('/%ff');
  });

  test('keeps what could rearrange the line encoded', () => {
    expect(readable('/a%E2%80%AEb%0Ac')).toBe('/a%E2%80%AEb%0Ac');
  });
});

describe('the text of a link', () => {
  test.each([
    ['https://bank.example/login', 'bank.example'],
    ['bank.example', 'bank.example'],
    ['Bank.Example/x', 'bank.example'],
    ['my page', null],
    ['click here: bank.example', null],
    ['v1.2', null],
    ['', null],
  ])('"%s" claims to lead to %s', (label, host) => {
    expect(pretendedHost(label)).toBe(host);
  });
});
