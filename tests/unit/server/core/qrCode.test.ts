import { describe, expect, test } from 'vitest';
import { qrDataUrl, qrModules } from '../../../../server/core/qrCode';

const drawn = (text: string) => qrModules(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('a QR code', () => {
  test('is the one that an independent reader was seen to read', () => {
    expect(drawn('wisteria')).toMatchSnapshot('version 1');
    expect(drawn('otpauth://totp/127.0.0.1%3A3000:alice?issuer=127.0.0.1%3A3000&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toMatchSnapshot(
      'version 5',
    );
  });

  test.each([
    [17, 21],
    [18, 25],
    [230, 53],
    [231, 57],
    [425, 69],
  ])('of %d bytes has %d modules a side', (length, size) => {
    expect(qrModules('x'.repeat(length))).toHaveLength(size);
  });

  test('counts bytes, not characters', () => {
    expect(qrModules('藤'.repeat(6))).toHaveLength(25);
  });

  test('refuses what does not fit', () => {
    expect(() => qrModules('x'.repeat(426))).toThrow(RangeError);
  });

  test('is a picture in a data address with a quiet zone of four modules', () => {
    const [type, data] = qrDataUrl('wisteria').split(',');
    expect(type).toBe('data:image/svg+xml;base64');
    expect(Buffer.from(data ?? '', 'base64').toString()).toContain('viewBox="0 0 29 29"');
  });
});
