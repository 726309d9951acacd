import { describe, expect, test } from 'vitest';
import { newTotpSecret, totpAt, verifyTotp } from '../../../../../server/core/sessions/totp';

/** The secret of RFC 6238 appendix B, the text 12345678901234567890, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const NOW = 1_111_111_111_000;
const STEP_MS = 30_000;

test('a new secret of 20 bytes has 32 base32 characters and is never the same', () => {
  const [first, second] = [newTotpSecret(20), newTotpSecret(20)];
  expect(first).toMatch(/^[A-Z2-7]{32}$/);
  expect(second).not.toBe(first);
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
  ])('the code at second %d is the one of the RFC', (seconds, code) => {
    expect(totpAt(SECRET, seconds * 1000)).toBe(code);
  });

  test.each([
    { steps: -2, isAccepted: false },
    { steps: -1, isAccepted: true },
    { steps: 0, isAccepted: true },
    { steps: 1, isAccepted: true },
    { steps: 2, isAccepted: false },
  ])('whether a code that is $steps steps off is accepted: $isAccepted', ({ steps, isAccepted }) => {
    const code = totpAt(SECRET, NOW + steps * STEP_MS);
    expect(verifyTotp(SECRET, code, NOW) !== null).toBe(isAccepted);
  });

  test('a code gives the step it was made for, so that later ones can be told apart', () => {
    const code = totpAt(SECRET, NOW + STEP_MS);
    expect(verifyTotp(SECRET, code, NOW)).toBe(Math.floor(NOW / STEP_MS) + 1);
  });

  test('a code does not work again after its step was used', () => {
    const code = totpAt(SECRET, NOW);
    const step = verifyTotp(SECRET, code, NOW);
    expect(verifyTotp(SECRET, code, NOW, step)).toBeNull();
  });

  test.each(['', '12345', '1234567', 'abcdef', ' 12345'])('%j does not have the form of a code and is refused', (code) => {
    expect(verifyTotp(SECRET, code, 0)).toBeNull();
  });
});
