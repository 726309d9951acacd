import { parse } from 'mfm-js';
import { describe, expect, test } from 'vitest';
import { hostText } from '~/mfm/hostText';
import { isMisleading } from '~/mfm/isMisleading';
import { linkTarget, readable } from '~/mfm/linkTarget';

const OWN = ['https://me.example'];

describe('linkTarget', () => {
  test('linkTarget keeps a link to this server inside', () => {
    expect(linkTarget('https://me.example/notes/1?x=2#y', OWN)).toMatchObject({ kind: 'internal', to: '/notes/1?x=2#y' });
  });

  test('linkTarget opens a link to another host outside', () => {
    expect(linkTarget('https://other.example/a', OWN)).toMatchObject({ kind: 'external', href: 'https://other.example/a' });
  });

  test.each([
    'https://me.example.evil.example/',
    'https://me.example:8443/',
    'http://me.example/',
    'https://evil.example/https://me.example/',
  ])('the address %s only looks like this server and opens outside', (address) => {
    expect(linkTarget(address, OWN).kind).toBe('external');
  });

  test.each(['https://me.example/files/a.png', 'https://me.example/api/meta', 'https://me.example/proxy/x'])(
    'the address %s is served by the server, not by a page',
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
    'https://me.example//evil.example/x',
    'https://me.example/\\evil.example/x',
    'https://me.example/.//evil.example/x',
  ])('the address %s leads nowhere', (address) => {
    expect(linkTarget(address, OWN).kind).toBe('invalid');
  });
});

describe('hostText', () => {
  test.each([
    ['an international one is decoded', 'xn--r8jz45g.xn--zckzah', '例え.テスト'],
    ['Latin with marks is decoded', 'xn--mnchen-3ya.de', 'münchen.de'],
    ['Cyrillic is decoded', 'xn--e1afmkfd.example', 'пример.example'],
    ['one that looks Latin stays encoded', 'xn--80ak6aa92e.com', 'xn--80ak6aa92e.com'],
    ['one that mixes scripts stays encoded', 'xn--pple-43d.com', 'xn--pple-43d.com'],
    ['a malformed one stays as it is', 'xn--%%%.com', 'xn--%%%.com'],
    ['an ordinary one stays as it is', 'example.com', 'example.com'],
  ])('a host is shown so that %s', (_rule, host, shown) => {
    expect(hostText(host)).toBe(shown);
  });

  test.each(['straße', 'łódź', 'дом', 'рф', 'ελλάδα', 'データ', '日本語', '한국', 'مصر', 'ไทย', 'भारत'])(
    'the host %s is decoded',
    (label) => {
      expect(hostText(new URL(`https://${label}.example`).host)).toBe(`${label}.example`);
    },
  );

  test.each([
    ['com⁄x', 'xn--comx-2g7a'],
    ['comノlogin', 'xn--comlogin-634g'],
    ['com丶x', 'xn--comx-dh5f'],
    ['comーlogin', 'xn--comlogin-0g5g'],
    ['comᅳlogin', 'xn--comlogin-345a'],
    ['abc猫', 'xn--abc-739g'],
    ['comㅡlogin', 'xn--comlogin-z65g'],
    ['ɡoogle', 'xn--oogle-qmc'],
    ['ɑpple', 'xn--pple-p5b'],
    ['ᴡikipedia', 'xn--ikipedia-v37c'],
    ['ʀeddit', 'xn--eddit-1rc'],
    ['githuƅ', 'xn--githu-5jb'],
    ['ıan', 'xn--an-gpa'],
    ['kraĸ', 'xn--kra-eva'],
    ['micr‐osoft', 'xn--microsoft-y79d'],
    ['ѡіх', 'xn--u1a7a6a'],
    ['dаta', 'xn--dta-6cd'],
    ['co·op', 'xn--coop-6ha'],
  ])('the host %s imitates another one and stays encoded', (_decoded, label) => {
    expect(hostText(`${label}.example`)).toBe(`${label}.example`);
  });
});

describe('a decoded part of an address', () => {
  test('a decoded part of an address is readable', () => {
    expect(readable('/%E7%8C%AB')).toBe('/猫');
  });

  test('a part of an address stays encoded when the result is not text', () => {
    expect(readable('/%ff')).toBe('/%ff');
  });

  test('a part of an address keeps characters encoded that could rearrange the line', () => {
    expect(readable('/a%E2%80%AEb%0Ac')).toBe('/a%E2%80%AEb%0Ac');
  });
});

describe('the text of a link', () => {
  const misleads = (label: string, hostname = 'evil.example') => {
    const [link] = parse(`[${label}](https://${hostname})`);
    return isMisleading(link!.children ?? [], hostname);
  };

  test.each([
    'bank.example',
    'https://bank.example/login',
    'click here: bank.example',
    '**bank.example**',
    '<small>https://bank.example/login</small>',
    '`bank.example`',
    '<plain>bank.example</plain>',
    'bank.**example**',
    '$[fg.color=00f https://bank.example]',
    '$[flip elpmaxe.knab]',
    '\\(bank.example\\)',
    'bank.example\u200B',
    'ba\u00ADnk.example',
    '\u202Eelpmaxe.knab',
    'bank\uFF0Eexample',
    '🔗bank.example',
    'bank.example.',
    'https://bank.example…',
    'evil.example bank.example',
    'b\u0430nk.example',
    'bank\u3002example',
    'bank\uFF61example',
    'bank\uA4F8example',
    'bank\u2024example',
    'bank\u2022example',
    'bank\u06D4example',
    'банк\u3002рф',
    'bank\u200B:dot:\u200Bexample',
    'bank⚫example',
    'https://bank/login',
    'ftp://bank',
    'https://evil.example@bank',
    'alice@bank',
    '192.0.2.7',
    'http://2130706433/',
    '2001:db8::1',
    'a'.repeat(600),
  ])('the link text %j is misleading', (label) => {
    expect(misleads(label)).toBe(true);
  });

  test.each([
    'my page',
    '**my** page 🔗',
    'v1.2',
    'evil.example',
    'Evil.Example/x',
    'see https://evil.example/a.html?b=c.d, please',
    '日本語のページ。次の文',
    'ハリー・ポッター',
    'هنا۔ وهناك',
    '٢٠٢٤',
    'col·legi',
    'at 10:30:45',
    'A/B and 50/50',
    'version 1.2.3',
    ':wisteria: my garden :wisteria:',
    '@alice',
  ])('the link text %j is not misleading', (label) => {
    expect(misleads(label)).toBe(false);
  });

  test('the text of a link may be an international host as shown, but not one that imitates another', () => {
    expect(misleads('münchen.example', 'xn--mnchen-3ya.example')).toBe(false);
    expect(misleads('аррӏе.example', 'xn--80ak6aa92e.example')).toBe(true);
  });

  test('the text of a link is checked quickly, however long it is', () => {
    expect(misleads(`${'a.'.repeat(5000)}1`)).toBe(true);
  });
});
