import { describe, expect, test } from 'vitest';
import { safeHttpUrl } from '~/lib/safeHttpUrl';

describe('safeHttpUrl', () => {
  test.each(['https://example.com/', 'http://example.com/a?b#c'])('the address %s is accepted', (url) => {
    expect(safeHttpUrl(url)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:pass@example.com/',
    'not a url',
    '',
    null,
    undefined,
    'JaVaScRiPt:1',
    ' javascript:1',
  ])('the address %s is refused', (url) => {
    expect(safeHttpUrl(url)).toBeNull();
  });

  test('a relative address is resolved against the base', () => {
    expect(safeHttpUrl('/files/x', 'https://example.com')).toBe('https://example.com/files/x');
  });
});
