import { describe, expect, test } from 'vitest';
import { isFree, withKey, withKeys, withoutKey } from '../../../../windows/keyHelp/changeKeys';

describe('changing keys', () => {
  test('adds a key and takes it from whoever had it in the same place', () => {
    expect(withKey({}, 'reply', 'Q', ['reply', 'renote', 'menu'])).toEqual({ reply: ['R', 'Q'], renote: [] });
  });

  test('leaves what works in other places alone', () => {
    expect(withKey({}, 'search', 'R', ['commands', 'search'])).toEqual({ search: ['S', '/', 'R'] });
  });

  test('what it begins with is no change', () => {
    expect(withoutKey(withKey({}, 'reply', 'X', ['reply']), 'reply', 'X')).toEqual({});
    expect(withKeys({ cw: [] }, 'cw', ['X', 'S'])).toEqual({});
  });

  test('a command without keys is switched off', () => {
    expect(withoutKey({}, 'scheme', 'D')).toEqual({ scheme: [] });
  });

  test.each(['Enter', 'Shift+Tab', 'ArrowUp', '5', 'Control', 'Ctrl+Shift', 'Dead', 'PageDown'])('%s has a meaning of its own', (key) => {
    expect(isFree(key)).toBe(false);
  });

  test.each(['X', 'Ctrl+Enter', 'Alt+5', '#', 'F9'])('%s is free', (key) => {
    expect(isFree(key)).toBe(true);
  });
});
