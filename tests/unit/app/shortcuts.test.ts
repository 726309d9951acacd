// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { matchShortcut, type Shortcut } from '~/app/shortcuts';

const shortcuts: readonly Shortcut[] = [
  { keys: ['d'], run: () => {} },
  { keys: ['k'], ctrl: true, run: () => {} },
  { keys: ['?'], run: () => {} },
];

function press(init: KeyboardEventInit, target: Element = document.body): string | undefined {
  let found: Shortcut | undefined;
  target.addEventListener('keydown', (event) => (found = matchShortcut(event as KeyboardEvent, shortcuts)), { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  return found?.keys[0];
}

describe('a key that works everywhere', () => {
  test.each<[KeyboardEventInit, string]>([
    [{ key: 'd' }, 'd'],
    [{ key: 'D' }, 'd'],
    [{ key: 'k', ctrlKey: true }, 'k'],
    [{ key: 'k', metaKey: true }, 'k'],
    [{ key: '?', shiftKey: true }, '?'],
  ])('%o means %s', (init, wanted) => {
    expect(press(init)).toBe(wanted);
  });

  test.each<KeyboardEventInit>([
    { key: 'k' },
    { key: 'd', ctrlKey: true },
    { key: 'd', altKey: true },
    { key: 'D', shiftKey: true },
    { key: 'K', ctrlKey: true, shiftKey: true },
    { key: 'd', repeat: true },
    { key: 'd', isComposing: true },
  ])('%o means nothing', (init) => {
    expect(press(init)).toBeUndefined();
  });

  test('belongs to the text while one is typed, but for those with Ctrl', () => {
    const field = document.body.appendChild(document.createElement('input'));
    expect([press({ key: 'd' }, field), press({ key: 'k', ctrlKey: true }, field)]).toEqual([undefined, 'k']);
  });
});
