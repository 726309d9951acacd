import { describe, expect, test } from 'vitest';
import { muteText, parseMuteText } from '~/services/muting/muteText';

describe('muted words as text', () => {
  test('muted words are formatted one entry per line', () => {
    expect(muteText([['cats', 'dogs'], '/c+/i'])).toBe('cats dogs\n/c+/i');
  });

  test('formatted words can be parsed again', () => {
    expect(parseMuteText('cats  dogs\n\n /c+/i \n', [])).toEqual({ words: [['cats', 'dogs'], '/c+/i'], problems: [] });
  });

  test('unchanged entries keep their spaces', () => {
    const before = [['two words', 'three'], ['old']];
    expect(parseMuteText(`${muteText(before)}\nnew one`, before).words).toEqual([['two words', 'three'], ['old'], ['new', 'one']]);
  });

  test('problems name the lines with an invalid or unsupported pattern', () => {
    expect(parseMuteText('cats\n/(/\n/a/zz\n/a(?!b)/', []).problems).toEqual([
      { line: 2, kind: 'invalid' },
      { line: 3, kind: 'invalid' },
      { line: 4, kind: 'unknown' },
    ]);
  });
});
