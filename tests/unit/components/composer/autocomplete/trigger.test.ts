import { describe, expect, test } from 'vitest';
import { triggerAt, type CompletionKind } from '~/components/composer/autocomplete/trigger';

const ALL: readonly CompletionKind[] = ['user', 'hashtag', 'emoji', 'function', 'argument'];

/** What is completed where `|` marks the caret: kind and typed part. */
function at(marked: string): string | null {
  const caret = marked.indexOf('|');
  const trigger = triggerAt(marked.replace('|', ''), caret, ALL);
  return trigger && `${trigger.kind} ${trigger.query}`.trim();
}

/** The part of the text that a completion replaces. */
function replaced(marked: string): string | undefined {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const trigger = triggerAt(text, caret, ALL);
  return trigger ? text.slice(trigger.start, trigger.end) : undefined;
}

const isSure = (text: string) => triggerAt(text, text.length, ALL)?.isSure;

describe('the word that can be completed', () => {
  test.each([
    ['Hi @|', 'user'],
    ['Hi @al|', 'user al'],
    ['@al|ice', 'user al'],
    ['@al@moss.ex|', 'user al@moss.ex'],
    ['こんにちは@al|', 'user al'],
    ['(@al|', 'user al'],
    ['@foo-ba|', 'user foo-ba'],
    ['@a.b@ex|', 'user a.b@ex'],
    ['＠ａｌ|', 'user ａｌ'],
    ['見て https://example.org/ @bo|', 'user bo'],
    ['#|', 'hashtag'],
    ['＃ねこ|', 'hashtag ねこ'],
    ['I like #ca|', 'hashtag ca'],
    ['猫#ねこ|', 'hashtag ねこ'],
    [':|', 'emoji'],
    ['Nice :thu|', 'emoji thu'],
    ['メモ:ね|', 'emoji ね'],
    [':+1|', 'emoji +1'],
    ['：|', 'emoji'],
    ['いいね：ｗａｒａ|', 'emoji ｗａｒａ'],
    ['：わら|', 'emoji わら'],
    ['$|', 'function'],
    ['$[|', 'function'],
    ['$[ta|', 'function ta'],
    ['$x2|', 'function x2'],
    ['$[tada.|', 'argument'],
    ['$[tada.sp|', 'argument sp'],
    ['$[spin.x,sp|', 'argument sp'],
    ['$[border.style=so|', 'argument style=so'],
  ])('%j completes %j', (text, expected) => {
    expect(at(text)).toBe(expected);
  });

  test.each([
    'Plain|',
    'me@example|',
    'Hi @al |',
    '@al\n|',
    'https://example.org/#to|',
    'https://example.org/@bo|',
    'https://example.org/?by=@bo|',
    'https://example.org/a,$[x|',
    'https://example.org/(:sm|',
    '&#39|',
    'a#b|',
    '# Title|',
    '12:30|',
    '12：30|',
    'https:|',
    ':smile:|',
    ':smile: |',
    'Note: this|',
    'US$[|',
    'It costs $100|',
    '$[tada word|',
  ])('%j completes nothing', (text) => {
    expect(at(text)).toBeNull();
  });

  test('a completion replaces the sign and the typed part, and of arguments only the last one', () => {
    const texts = ['Hi @al|', '#ca|', ':thu|', '$ta|', '$[ta|', '$[spin.left,sp|'];
    expect(texts.map(replaced)).toEqual(['@al', '#ca', ':thu', '$ta', '$[ta', 'sp']);
  });

  test('Enter means a suggestion only after some letters, because a sign may also end a line, and never another hashtag', () => {
    const texts = ['@', '@a', '#', '#a', ':', ':D', ':sm', '：', '：sm', '：ｓｍ', '日時：明日', '$', '$[', '$[t'];
    expect(texts.filter(isSure)).toEqual(['@a', ':sm', '：sm', '：ｓｍ', '$[t']);
  });

  test('a field completes only the kinds that it asks for', () => {
    expect(triggerAt('@al', 3, ['hashtag'])).toBeNull();
  });

  test('a key in a long text takes no time', () => {
    const text = `${'@a #b :c $[d.e '.repeat(200)}@al`;
    const started = performance.now();
    for (let run = 0; run < 100; run += 1) triggerAt(text, text.length, ALL);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
