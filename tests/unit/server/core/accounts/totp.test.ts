import { describe, expect, test } from 'vitest';
import { encodeBase32, totpAt, verifyTotp } from '../../../../../server/core/accounts/totp';

/** RFC 6238 appendix B: the secret is the ASCII text 12345678901234567890. */
const SECRET = encodeBase32(new TextEncoder().encode('12345678901234567890'));

describe('base32', () => {
  test.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('encodes the RFC 4648 vector %s', (text, encoded) => {
    expect(encodeBase32(new TextEncoder().encode(text))).toBe(encoded);
  });
});

describe('codes', () => {
  // The last six of the eight digits of RFC 6238 appendix B.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %d are those of the RFC', (seconds, code) => {
    expect(totpAt(SECRET, seconds * 1000)).toBe(code);
  });

  test('are accepted one step early and late, not two', () => {
    const now = 1_111_111_111_000;
    const accepted = [-2, -1, 0, 1, 2].map((steps) => verifyTotp(SECRET, totpAt(SECRET, now + steps * 30_000), now) !== null);
    expect(accepted).toEqual([false, true, true, true, false]);
  });

  test('do not work again once their step was used', () => {
    const now = 1_111_111_111_000;
    const code = totpAt(SECRET, now);
    const step = verifyTotp(SECRET, code, now);
    expect(verifyTotp(SECRET, code, now, step)).toBeNull();
  });

  test.each(['', '12345', '1234567', 'abcdef'])('of another form (%s) are wrong', (code) => {
    expect(verifyTotp(SECRET, code, 0)).toBeNull();
  });
});
