import { expect, test } from 'vitest';
import { keyText } from '~/services/keyText';

test.each([
  ['Ctrl+ArrowLeft', 'Ctrl+←'],
  ['Shift+ArrowDown', 'Shift+↓'],
  ['Escape', 'Esc'],
  ['PageUp', 'Page Up'],
  ['Ctrl+K', 'Ctrl+K'],
  ['Shift+F6', 'Shift+F6'],
  ['Ctrl++', 'Ctrl++'],
  ['?', '?'],
])('%s is written %s', (key, text) => {
  expect(keyText(key)).toBe(text);
});
