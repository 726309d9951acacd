import { describe, expect, test } from 'vitest';
import { passwordStrength } from '../../../windows/signUp/passwordStrength';

describe('passwordStrength', () => {
  test.each([
    ['', 'low'],
    ['aaaaaaaa', 'low'],
    ['aaaaaaaaaaaaaaaaaaaa', 'medium'],
    ['abcdef12', 'medium'],
    ['Abcdef12!xyz', 'high'],
  ] as const)('%j is %s', (password, expected) => {
    expect(passwordStrength(password)).toBe(expected);
  });
});
