import { expect, test } from 'vitest';
import { splitText } from '~/services/splitText';

test('a text that fits stays whole', () => {
  expect(splitText('Short.', 20)).toEqual(['Short.']);
});

test('a long text is split after sentences, and no piece is too long', () => {
  expect(splitText('The first is here. The second follows. And a third.', 24)).toEqual([
    'The first is here.',
    'The second follows.',
    'And a third.',
  ]);
});

test('paragraphs come before sentences, and Japanese sentences count', () => {
  expect(splitText('One. Two. Three.\n\nFour. Five. Six.', 24)).toEqual(['One. Two. Three.', 'Four. Five. Six.']);
  expect(splitText('今日は晴れです。明日は雨でしょう。', 10)).toEqual(['今日は晴れです。', '明日は雨でしょう。']);
});

test('a text without ends is split between letters, never inside one', () => {
  expect(splitText('🦊'.repeat(4), 5)).toEqual(['🦊🦊', '🦊🦊']);
});
