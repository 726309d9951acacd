import { describe, expect, test } from 'vitest';
import { customFolders, tagFolders, unicodeFolders, type PickerSection } from '~/components/emojiPicker/pickerSections';
import { customEmoji } from '../../../fixtures/emojis';

/** `title(count): own emoji [inner folders]`. */
const sketch = ({ title, count, emojis, folders }: PickerSection): string =>
  `${title}(${count}): ${emojis.join(' ')}${folders.length > 0 ? ` [${folders.map(sketch).join(', ')}]` : ''}`;
const foldersOf = (...categories: (string | null)[]) =>
  customFolders(
    categories.map((category, place) => customEmoji(`e${place}`, { category })),
    'Other',
  ).map(sketch);

describe('folders of custom emoji', () => {
  test('folders of custom emojis are the categories in the order of the list', () => {
    expect(foldersOf('cats', 'birds', 'cats')).toEqual(['cats(2): :e0: :e2:', 'birds(1): :e1:']);
  });

  test('EM5 folders of custom emojis are nested if a category has a slash, and count their content', () => {
    expect(foldersOf('animals / cats', 'animals', 'animals/cats/big')).toEqual(['animals(3): :e1: [cats(2): :e0: [big(1): :e2:]]']);
  });

  test('EM5 folders of custom emojis put emoji without a category last', () => {
    expect(foldersOf(null, 'null', '', ' / ', 'cats')).toEqual(['cats(1): :e4:', 'Other(4): :e0: :e1: :e2: :e3:']);
  });

  test('folders of custom emojis with the same name in different places are separate', () => {
    const folders = customFolders([customEmoji('a', { category: 'x/z' }), customEmoji('b', { category: 'y/z' })], 'Other');
    const ids = folders.flatMap(({ id, folders: inner }) => [id, ...inner.map((one) => one.id)]);
    expect(new Set(ids).size).toBe(4);
  });

  test('folders of custom emojis know their depth', () => {
    const [animals] = customFolders([customEmoji('a', { category: 'animals/cats' })], 'Other');
    expect({ outer: animals?.depth, inner: animals?.folders[0]?.depth }).toEqual({ outer: 0, inner: 1 });
  });
});

test('the tags with the most emojis come first, and each tag of an emoji counts once', () => {
  const tags = tagFolders([
    customEmoji('a', { aliases: ['rare', 'often', 'often', ' '] }),
    customEmoji('b', { aliases: ['often', 'also rare'] }),
  ]);
  expect(tags.map(sketch)).toEqual(['often(2): :a: :b:', 'also rare(1): :b:', 'rare(1): :a:']);
});

test('built-in emojis are listed by category', () => {
  const entry = (char: string, category: 'face' | 'flags') => ({ char, category, name: char, aliases: [] });
  const folders = unicodeFolders([entry('😀', 'face'), entry('🏁', 'flags'), entry('😬', 'face')], (category) => category.toUpperCase());
  expect(folders.map(sketch)).toEqual(['FACE(2): 😀 😬', 'FLAGS(1): 🏁']);
});
