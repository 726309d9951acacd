import { describe, expect, test } from 'vitest';
import type { CommandScope } from '~/stores/commands/Command';
import { isFree, withKey, withoutKey } from '~/components/shortcuts/changeKeys';
import type { KeyCommand } from '~/stores/commands/ShortcutList';

const command = (id: string, scope: CommandScope, ...keys: string[]): KeyCommand => ({ id, scope, keys, text: 'core.ok' });

const reply = command('reply', 'note', 'R');
const renote = command('renote', 'note', 'Q');
const search = command('search', 'everywhere', 'S', '/');
const undo = command('undo', 'window', 'Ctrl+Z');
const all = [reply, renote, search, undo];

describe('WS17 changing keys', () => {
  test('a new key is taken from the command that has it in the same scope', () => {
    expect(withKey({}, reply, 'Q', all)).toEqual({ reply: ['R', 'Q'], renote: [] });
  });

  test('a new key is taken from a command of another scope that is active at the same time', () => {
    expect(withKey({}, search, 'Ctrl+Z', all)).toEqual({ search: ['S', '/', 'Ctrl+Z'], undo: [] });
  });

  test('a command of a narrower scope keeps the same key', () => {
    expect(withKey({}, search, 'R', all)).toEqual({ search: ['S', '/', 'R'] });
  });

  test('the default keys are stored as no change', () => {
    expect(withoutKey(withKey({}, reply, 'X', all), reply, 'X')).toEqual({});
    expect(withKey({ search: ['S'] }, search, '/', all)).toEqual({});
  });

  test('a command without its last key is switched off', () => {
    expect(withoutKey({}, reply, 'R')).toEqual({ reply: [] });
  });

  test.each(['Enter', 'Shift+Tab', 'ArrowUp', '5', 'Control', 'Ctrl+Shift', 'Dead', 'PageDown'])(
    '%s cannot be given to a command',
    (key) => {
      expect(isFree(key)).toBe(false);
    },
  );

  test.each(['X', 'Ctrl+Enter', 'Alt+5', '#', 'F9'])('%s can be given to a command', (key) => {
    expect(isFree(key)).toBe(true);
  });
});
