import { describe, expect, test } from 'vitest';
import { searchEmojis } from '~/stores/emojis/searchEmojis';

const emoji = (name: string, ...aliases: string[]) => ({ name, aliases });
const found = (emojis: ReturnType<typeof emoji>[], query: string) => searchEmojis(emojis, query).map(({ name }) => name);

describe('the search for emoji', () => {
  test('puts exact names first, then aliases, then beginnings, then parts', () => {
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

  test('does not mind colons and case', () => {
    expect(found([emoji('Blob_Cat')], ':BLOB:')).toEqual(['Blob_Cat']);
  });

  test('needs every word, in name or aliases', () => {
    const emojis = [emoji('blob_cat', 'happy'), emoji('blob_dog', 'happy'), emoji('cat')];
    expect(found(emojis, 'happy cat')).toEqual(['blob_cat']);
  });

  test('ends at a hundred', () => {
    const many = Array.from({ length: 150 }, (_, place) => emoji(`cat${place}`));
    expect(found(many, 'cat')).toHaveLength(100);
  });

  test.each(['', '  ', '::'])('finds nothing for "%s"', (query) => {
    expect(found([emoji('cat')], query)).toEqual([]);
  });
});
