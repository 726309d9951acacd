import { expect, test } from 'vitest';
import { languageOf } from '~/mfm/languageOf';

test.each([
  ['苔の庭で本を読む', 'ja'],
  ['ฟังเสียงฝน', 'th'],
  ['부산 밤바다', 'ko'],
  ['বৃষ্টির শব্দ', 'bn'],
  ['ಮಳೆಯ ಸದ್ದು', 'kn'],
  ['今天的湯麵，真好吃の湯麵', undefined],
  ['A long read about trains', undefined],
  ['Полярная ночь', undefined],
])('the script of "%s" gives away %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
