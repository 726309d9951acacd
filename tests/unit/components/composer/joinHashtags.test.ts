import { describe, expect, test } from 'vitest';
import { joinHashtags } from '~/components/composer/hashtags/joinHashtags';

describe('the hashtag row', () => {
  test.each([
    { text: 'Hello', row: 'cats', joined: 'Hello #cats' },
    { text: 'Hello', row: '  #cats   ＃dogs birds ', joined: 'Hello #cats #dogs #birds' },
    { text: 'Hello\n', row: 'cats', joined: 'Hello\n#cats' },
    { text: 'Hello\n  ', row: 'cats', joined: 'Hello\n  #cats' },
    { text: 'One\ntwo', row: 'cats', joined: 'One\ntwo #cats' },
    { text: '', row: 'cats dogs', joined: '#cats #dogs' },
    { text: 'Hello', row: ' # ', joined: 'Hello' },
    { text: '', row: '', joined: '' },
  ])('the row "$row" makes "$joined" of "$text"', ({ text, row, joined }) => {
    expect(joinHashtags(text, row)).toBe(joined);
  });
});
