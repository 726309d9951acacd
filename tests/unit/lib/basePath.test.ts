import { expect, test } from 'vitest';
import { browserPath, productPath } from '~/lib/basePath';

test.each([
  ['/', '/wisteria/'],
  ['/notes/x?y#z', '/wisteria/notes/x?y#z'],
])('%s in the product is %s for the browser, and back', (inside, outside) => {
  expect({ outside: browserPath(inside, '/wisteria'), inside: productPath(outside, '/wisteria') }).toEqual({ outside, inside });
});

test.each(['https://far.test/x', '//far.test/x', '?y', '#z'])('%s is no path of the product, and stays', (address) => {
  expect(browserPath(address, '/wisteria')).toBe(address);
});

test('the folder without its slash is the start page', () => {
  expect(productPath('/wisteria', '/wisteria')).toBe('/');
});

test('a folder whose name only begins alike is not that of the product', () => {
  expect(productPath('/wisteria2/x', '/wisteria')).toBe('/wisteria2/x');
});

test('at the top of an origin, paths stay as they are', () => {
  expect({ outside: browserPath('/notes/x'), inside: productPath('/notes/x') }).toEqual({ outside: '/notes/x', inside: '/notes/x' });
});
