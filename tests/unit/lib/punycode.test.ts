import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePunycode } from '~/lib/punycode';

describe('punycode', () => {
  test.each([
    ['wgbh1c', 'مصر'],
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['Proprostnemluvesky-uyb24dma41a', 'Pročprostěnemluvíčesky'],
    ['MajiKoi5-783gue6qz075azm5e', 'MajiでKoiする5秒前'],
    ['mnchen-3ya', 'münchen'],
  ])('the label %s is decoded to %s', (encoded, decoded) => {
    expect(decodePunycode(encoded)?.normalize()).toBe(decoded.normalize());
  });

  test('decoding any text terminates', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const decoded = decodePunycode(text);
        expect(decoded === null || typeof decoded === 'string').toBe(true);
      }),
    );
  });

  test("decoding agrees with the browser's own encoding", () => {
    const letters = fc.string({ unit: fc.constantFrom('ä', 'ö', '猫', 'ひ', 'ж', 'a', 'z', '1'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(letters, (label) => {
        const { hostname } = new URL(`https://${label}.example`);
        const [encoded] = hostname.split('.');
        fc.pre(encoded!.startsWith('xn--'));
        expect(decodePunycode(encoded!.slice(4))).toBe(label.normalize('NFC'));
      }),
    );
  });
});
