import { describe, expect, test } from 'vitest';
import { isNewer } from '~/app/version';

describe('isNewer', () => {
  test.each([
    ['2024.3.0-wisteria', '2024.2.0-wisteria', true],
    ['2024.2.1-wisteria', '2024.2-wisteria', true],
    ['2024.10.0', '2024.9.9', true],
    ['2024.2.0-wisteria', '2024.2.0', false],
    ['2023.12.0', '2024.2.0', false],
  ])('whether %s is newer than %s: %s', (a, b, expected) => {
    expect(isNewer(a, b)).toBe(expected);
  });
});
