import { describe, expect, test } from 'vitest';
import { EmojiIndex } from '~/emoji/EmojiIndex';

const emoji = (name: string, ...aliases: string[]) => ({ name, aliases });
const found = (emojis: ReturnType<typeof emoji>[], query: string) => new EmojiIndex(emojis).search(query).map(({ name }) => name);

describe('the search for emoji', () => {
  test('EM1 the search for emojis puts exact names first, then aliases, then beginnings, then parts', () => {
    const emojis = [
      emoji('in_alias_part', 'wildcat'),
      emoji('bobcat'),
      emoji('begins_alias', 'catlike'),
      emoji('catfish'),
      emoji('neko', 'cat'),
      emoji('cat'),
    ];
    expect(found(emojis, 'cat')).toEqual(['cat', 'neko', 'catfish', 'begins_alias', 'bobcat', 'in_alias_part']);
  });

  test('EM1 the search for emojis keeps the order of the list among equals', () => {
    expect(found([emoji('catz'), emoji('cata'), emoji('catm')], 'cat')).toEqual(['catz', 'cata', 'catm']);
  });

  test('EM2 the search for emojis ignores colons and case', () => {
    expect(found([emoji('Blob_Cat')], ':BLOB:')).toEqual(['Blob_Cat']);
  });

  test('EM2 the search for emojis needs every word, in name or aliases', () => {
    const emojis = [emoji('blob_cat', 'happy'), emoji('blob_dog', 'happy'), emoji('cat')];
    expect(found(emojis, 'happy cat')).toEqual(['blob_cat']);
  });

  test('EM2 the search for emojis stops at a hundred matches, with the best of the whole list', () => {
    const many = [...Array.from({ length: 150 }, (_, place) => emoji(`cat${place}`)), emoji('cat')];
    const names = found(many, 'cat');
    expect({ count: names.length, first: names[0], second: names[1] }).toEqual({ count: 100, first: 'cat', second: 'cat0' });
  });

  test.each(['', '  ', '::'])('the search for emojis finds nothing for "%s"', (query) => {
    expect(found([emoji('cat')], query)).toEqual([]);
  });
});

describe('an exact name', () => {
  const index = new EmojiIndex([emoji('Blob'), emoji('blobcat'), emoji('cat', 'blo')]);

  test.each([':blob:', 'blob', ' BLOB '])('the exact name "%s" finds its emoji', (name) => {
    expect(index.named(name)?.name).toBe('Blob');
  });

  test.each(['blo', 'blob cat', ''])('the name "%s" finds no emoji', (name) => {
    expect(index.named(name)).toBeUndefined();
  });
});
