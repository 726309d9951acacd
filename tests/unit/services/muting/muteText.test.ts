import { describe, expect, test } from 'vitest';
import { muteText, parseMuteText } from '~/services/muting/muteText';

describe('muted words as text', () => {
  test('are one entry a line', () => {
    expect(muteText([['cats', 'dogs'], '/c+/i'])).toBe('cats dogs\n/c+/i');
  });

  test('are read back', () => {
    expect(parseMuteText('cats  dogs\n\n /c+/i \n', [])).toEqual({ words: [['cats', 'dogs'], '/c+/i'], problems: [] });
  });

  test('stay as they were where nothing was changed, spaces and all', () => {
    const before = [['two words', 'three'], ['old']];
    expect(parseMuteText(`${muteText(before)}\nnew one`, before).words).toEqual([['two words', 'three'], ['old'], ['new', 'one']]);
  });

  test('name the lines with a broken pattern, and those with one that is not searched here', () => {
    expect(parseMuteText('cats\n/(/\n/a/zz\n/[a--b]/v', []).problems).toEqual([
      { line: 2, kind: 'invalid' },
      { line: 3, kind: 'invalid' },
      { line: 4, kind: 'unknown' },
    ]);
  });
});
