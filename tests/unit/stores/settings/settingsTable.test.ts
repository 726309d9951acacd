import { describe, expect, test } from 'vitest';
import { defaultOf, isSettingKey, parseSetting, settingKeys, settingsTable, type SettingKey } from '~/stores/settings/settingsTable';

const keys = Object.keys(settingsTable) as SettingKey[];

describe('the table', () => {
  test.each(keys)('the default of %s is read back as it is', (key) => {
    expect(parseSetting(key, structuredClone(defaultOf(key)))).toEqual(defaultOf(key));
  });

  test.each(keys)('%s takes no nonsense', (key) => {
    // A memo may be a long text: one that is refused would be lost with the next word that is typed.
    const tooLong = 'a'.repeat(key === 'memo' ? 1_000_001 : 20_000);
    const nonsense = [undefined, Symbol('x'), () => 1, Number.NaN, tooLong, -1];
    expect(nonsense.map((raw) => parseSetting(key, raw))).toEqual(nonsense.map(() => undefined));
  });

  test('every setting has exactly one scope', () => {
    const all = (['account', 'deviceAccount', 'device'] as const).flatMap(settingKeys);
    expect(all.toSorted()).toEqual(keys.toSorted());
  });

  test('names of the language itself are no settings', () => {
    for (const name of ['constructor', '__proto__', 'toString', '']) expect(isSettingKey(name)).toBe(false);
  });

  test('there are ten reactions to begin with', () => {
    expect(defaultOf('reactions')).toHaveLength(10);
  });
});

describe('reading', () => {
  test('SET2 an object fills what is missing and drops what is unknown', () => {
    expect(parseSetting('dataSaver', { media: true, extra: 1, code: 'yes' })).toEqual({
      media: true,
      avatar: false,
      urlPreview: false,
      code: false,
    });
  });

  test('the chosen timeline keeps a list, and falls back to home for anything unknown', () => {
    const tl = { src: 'list:abc', userList: { id: 'abc', name: 'Friends', more: 1 }, filter: { withReplies: false } };
    expect(parseSetting('tl', tl)).toEqual({
      src: 'list:abc',
      userList: { id: 'abc', name: 'Friends' },
      filter: { withReplies: false, withRenotes: true, withSensitive: true, onlyFiles: false },
    });
    expect(parseSetting('tl', { src: 'javascript:1', userList: { name: 'no id' } })).toMatchObject({ src: 'home', userList: null });
  });

  test('SET2 a list leaves out members that are unusable', () => {
    expect(parseSetting('recentlyUsedEmojis', ['👍', 1, null, ':a:'])).toEqual(['👍', ':a:']);
  });

  test('SET2 changed keys keep commands that only another version knows, and lose what is no list of keys', () => {
    expect(parseSetting('keyBindings', { reply: ['R', 1], fromLater: ['F9'], undo: 'Z', redo: null })).toEqual({
      reply: ['R'],
      fromLater: ['F9'],
    });
  });

  test('the recently used emoji are at most 32', () => {
    expect(
      parseSetting(
        'recentlyUsedEmojis',
        Array.from({ length: 40 }, (_, i) => `:e${i}:`),
      ),
    ).toHaveLength(32);
  });

  test.each([
    ['a built-in sound', { type: 'syuilo/up', volume: 0.5, extra: 1 }, { type: 'syuilo/up', volume: 0.5 }],
    ['no sound', { type: null, volume: 1 }, { type: null, volume: 1 }],
    [
      'a file of the drive',
      { type: '_driveFile_', fileId: 'f', fileUrl: 'https://example.test/a.mp3', volume: 1 },
      { type: '_driveFile_', fileId: 'f', fileUrl: 'https://example.test/a.mp3', volume: 1 },
    ],
    ['a file with a dangerous address', { type: '_driveFile_', fileId: 'f', fileUrl: 'javascript:alert(1)', volume: 1 }, undefined],
    ['a volume out of range', { type: 'syuilo/up', volume: 5 }, { type: 'syuilo/up', volume: 1 }],
  ])('a sound: %s', (_what, raw, expected) => {
    expect(parseSetting('sound_note', raw)).toEqual(expected);
  });
});
