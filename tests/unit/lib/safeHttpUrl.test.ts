import { describe, expect, test } from 'vitest';
import { safeHttpUrl } from '~/lib/safeHttpUrl';

describe('safeHttpUrl', () => {
  test.each(['https://example.com/', 'http://example.com/a?b#c'])('lets %s pass', (url) => {
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
  ])('refuses %s', (url) => {
    expect(safeHttpUrl(url)).toBeNull();
  });

  test('resolves against a base', () => {
    expect(safeHttpUrl('/files/x', 'https://example.com')).toBe('https://example.com/files/x');
  });
});
