import { describe, expect, test } from 'vitest';
import { keyName, keysOf, keyText, writesText, type KeyPress } from '~/services/keys';

const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...change,
});

describe('the name of a key press', () => {
  test.each<[string, KeyPress]>([
    ['R', press('r')],
    ['Shift+R', press('R', { shiftKey: true })],
    ['?', press('?', { shiftKey: true })],
    ['Ctrl+K', press('k', { ctrlKey: true })],
    ['Ctrl+K', press('k', { metaKey: true })],
    ['Ctrl+Alt+Shift+F6', press('F6', { ctrlKey: true, altKey: true, shiftKey: true })],
    ['Ctrl+Space', press(' ', { ctrlKey: true })],
  ])('a key press is named %s', (name, pressed) => {
    expect(keyName(pressed)).toBe(name);
  });
});

test.each([
  ['Ctrl+ArrowLeft', 'Ctrl+←'],
  ['Shift+ArrowDown', 'Shift+↓'],
  ['Escape', 'Esc'],
  ['PageUp', 'Page Up'],
  ['Ctrl+K', 'Ctrl+K'],
  ['Shift+F6', 'Shift+F6'],
  ['Ctrl++', 'Ctrl++'],
  ['?', '?'],
])('the key %s is shown to people as %s', (key, text) => {
  expect(keyText(key)).toBe(text);
});

test.each<[KeyPress, boolean]>([
  [press('a'), true],
  [press('é', { altKey: true }), true],
  [press('a', { ctrlKey: true }), false],
  [press('F6'), false],
])('the key press %o types a character: %s', (pressed, expected) => {
  expect(writesText(pressed)).toBe(expected);
});

test('WS17 the keys of a command are the viewer’s own ones, or else the default ones', () => {
  const reply = { id: 'reply', keys: ['R'] };
  expect(keysOf(reply, {})).toEqual(['R']);
  expect(keysOf(reply, { reply: ['X'] })).toEqual(['X']);
  expect(keysOf(reply, { reply: [] })).toEqual([]);
});
