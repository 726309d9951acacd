// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { matchShortcut, type Shortcut } from '~/app/shortcuts';
import type { KeyChanges } from '~/services/keys';

function press(init: KeyboardEventInit, target: Element = document.body, changes: KeyChanges = {}): Shortcut | undefined {
  let found: Shortcut | undefined;
  target.addEventListener('keydown', (event) => (found = matchShortcut(event as KeyboardEvent, changes)), { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  return found;
}

describe('a key that works everywhere', () => {
  test.each<[KeyboardEventInit, string]>([
    [{ key: 'd' }, 'scheme'],
    [{ key: 'D' }, 'scheme'],
    [{ key: 'w' }, 'dashboard'],
    [{ key: 'l' }, 'more'],
    [{ key: 'g' }, 'goTo'],
    [{ key: 's' }, 'search'],
    [{ key: '/' }, 'search'],
    [{ key: 't' }, 'timeline'],
    [{ key: 'k', ctrlKey: true }, 'commands'],
    [{ key: 'k', metaKey: true }, 'commands'],
    [{ key: '?', shiftKey: true }, 'keys'],
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
    expect([press({ key: 'd' }, field), press({ key: 'k', ctrlKey: true }, field)]).toEqual([undefined, 'commands']);
  });
});
