import { describe, expect, test } from 'vitest';
import { keysOf, workspaceCommandFor } from '~/services/allKeys';
import { commandFor, keyName, type KeyPress } from '~/services/keys';

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
  ])('%s', (name, pressed) => {
    expect(keyName(pressed)).toBe(name);
  });
});

describe('WS17 what a key means', () => {
  test('is what the product says until it is changed', () => {
    expect(commandFor(press('r'), ['reply', 'renote'], {})).toBe('reply');
    expect(commandFor(press('q'), ['reply'], {})).toBeUndefined();
  });

  test('is what somebody chose, and the original keys mean nothing then', () => {
    const changes = { reply: ['X', 'Ctrl+Shift+R'] };
    expect(commandFor(press('x'), ['reply'], changes)).toBe('reply');
    expect(commandFor(press('R', { ctrlKey: true, shiftKey: true }), ['reply'], changes)).toBe('reply');
    expect(commandFor(press('r'), ['reply'], changes)).toBeUndefined();
  });

  test('is known for the workspace as well, whose keys come with it', () => {
    expect(workspaceCommandFor(press('F6'), ['undo', 'nextFrame'], {})).toBe('nextFrame');
    expect(workspaceCommandFor(press('F7'), ['nextFrame'], { nextFrame: ['F7'] })).toBe('nextFrame');
    expect(workspaceCommandFor(press('F6'), ['nextFrame'], { nextFrame: ['F7'] })).toBeUndefined();
  });

  test('is nothing when its keys are switched off', () => {
    expect(keysOf('scheme', { scheme: [] })).toEqual([]);
    expect(commandFor(press('d'), ['scheme'], { scheme: [] })).toBeUndefined();
  });
});
