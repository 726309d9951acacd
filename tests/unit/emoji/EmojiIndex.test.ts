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

  test.each(['ｗａｒａｉ', 'ワライ', 'ﾜﾗｲ', 'わらい', '：warai：', 'wárai'])(
    'EM2 the search for emojis ignores width, accents and the kind of kana: %s',
    (query) => {
      const emojis = new EmojiIndex([emoji('cat'), emoji('warai', 'わらい')]);
      expect({ found: emojis.search(query), named: emojis.named('ＷＡＲＡＩ') }).toEqual({
        found: [emoji('warai', 'わらい')],
        named: emoji('warai', 'わらい'),
      });
    },
  );

  test('EM2 the search for emojis needs every word, in name or aliases', () => {
    const emojis = [emoji('blob_cat', 'happy'), emoji('blob_dog', 'happy'), emoji('cat')];
    expect(found(emojis, 'happy cat')).toEqual(['blob_cat']);
  });

  test('EM2 the search for emojis stops at a hundred matches, with the best of the whole list', () => {
    const many = [...Array.from({ length: 150 }, (_, place) => emoji(`cat${place}`)), emoji('cat')];
    const names = found(many, 'cat');
    expect({ count: names.length, first: names[0], second: names[1] }).toEqual({ count: 100, first: 'cat', second: 'cat0' });
  });

  test.each(['c', 'ca', 'cat', 'cat 1', '1', 'common'])('EM2 the hundred matches for "%s" are the best of all', (query) => {
    const kinds = [
      emoji('cat'),
      emoji('neko', 'cat'),
      emoji('catfish'),
      emoji('fish', 'catlike'),
      emoji('bobcat'),
      emoji('bob', 'wildcat'),
    ];
    const mixed = Array.from({ length: 1_000 }, (_, place) => {
      const { name, aliases } = kinds[(place * 7) % kinds.length]!;
      return emoji(place % 3 === 0 ? name : `${name}${place}`, ...aliases, 'common');
    });
    const index = new EmojiIndex(mixed);
    const all: { name: string; rank: number }[] = [];
    index.searchPart(query, [0, index.size], ({ name }, rank) => all.push({ name, rank }));
    const best = all.toSorted((a, b) => a.rank - b.rank).slice(0, 100);
    expect(index.search(query).map(({ name }) => name)).toEqual(best.map(({ name }) => name));
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
