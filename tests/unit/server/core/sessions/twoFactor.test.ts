import { expect, test } from 'vitest';
import { qrDataUrl } from '../../../../../server/core/sessions/twoFactor';

/** The SVG picture behind the data address of a text. */
function pictureOf(text: string): string {
  const [type, data] = qrDataUrl(text).split(',');
  expect(type).toBe('data:image/svg+xml;base64');
  return Buffer.from(data ?? '', 'base64').toString();
}

/** The modules of a picture without their quiet zone, dark ones as `#`. */
function modulesOf(svg: string): string[] {
  const pixels = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const squares = [...svg.matchAll(/M(\d+),(\d+)h(\d+)v\3h-\3z/g)].map(([, x, y, side]) => ({
    x: Number(x),
    y: Number(y),
    side: Number(side),
  }));
  const side = squares[0]!.side;
  const size = pixels / side - 8;
  const dark = new Set(squares.map(({ x, y }) => `${x / side - 4} ${y / side - 4}`));
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''));
}

test('a QR code is the one that an independent reader has read', () => {
  expect(modulesOf(pictureOf('wisteria'))).toMatchSnapshot('version 1');
  const secret = 'otpauth://totp/127.0.0.1%3A3000:alice?issuer=127.0.0.1%3A3000&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  expect(modulesOf(pictureOf(secret))).toMatchSnapshot('version 5');
});

test.each([
  { bytes: 17, modules: 21 },
  { bytes: 18, modules: 25 },
  { bytes: 425, modules: 69 },
  { bytes: 2953, modules: 177 },
])('a QR code of $bytes bytes has $modules modules on each side', ({ bytes, modules }) => {
  expect(modulesOf(pictureOf('x'.repeat(bytes)))).toHaveLength(modules);
});

test('the size of a QR code counts bytes, not characters', () => {
  expect(modulesOf(pictureOf('藤'.repeat(6)))).toHaveLength(25);
});

test('a text that no QR code holds is refused', () => {
  expect(() => qrDataUrl('x'.repeat(2954))).toThrow('Data too long');
});
