import { expect, test } from 'vitest';
import { identiconSvg } from '../../../../server/media/identicon';

test('the same name always gives the same picture, another name another one', () => {
  expect(identiconSvg('alice@example.com')).toBe(identiconSvg('alice@example.com'));
  expect(identiconSvg('alice@example.com')).not.toBe(identiconSvg('bob@example.com'));
});

test('the pattern is mirrored', () => {
  const columns = [...identiconSvg('alice@example.com').matchAll(/<rect x="(\d+)" y="(\d+)"/g)].map(([, x, y]) => `${x} ${y}`);
  const mirrored = columns.map((place) => {
    const [x = 0, y] = place.split(' ').map(Number);
    return `${256 - 40 - x} ${y}`;
  });
  expect(columns.length).toBeGreaterThan(0);
  expect(new Set(mirrored)).toEqual(new Set(columns));
});

test('a hostile name cannot write into the drawing', () => {
  expect(identiconSvg('"/><script>alert(1)</script>')).not.toContain('script');
});
