import { expect, test } from 'vitest';
import { linesOf, textOfWords, wordsOf } from '~/services/antennaWords';

test('each line is a group of words, and spaces of any kind separate them', () => {
  expect(wordsOf('rye  bread\n\n sourdough\n猫　犬\n')).toEqual([['rye', 'bread'], ['sourdough'], ['猫', '犬']]);
});

test('groups become lines again, without the empty ones that servers store', () => {
  expect(textOfWords([['rye', 'bread'], [], [''], ['sourdough']])).toBe('rye bread\nsourdough');
});

test('people are read one in each line', () => {
  expect(linesOf(' @alice \n\n@bob@far.example')).toEqual(['@alice', '@bob@far.example']);
});
